"""A whole game of every game with the engine that players have: Pyodide in a worker."""

from __future__ import annotations

import time
from importlib import import_module

import pytest
from playwright.sync_api import expect

from raenke import GAMES
from raenke.record import read
from tests.web.conftest import NewPage
from tests.web.playing import LONGEST, PASS, SHORTEST, deal, one_bot
from tests.web.stored_games import only_game
from tools.site.server import Server

pytestmark = pytest.mark.pyodide


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(new_page: NewPage, server: Server, game: str) -> None:
    """Played to the end; the stored record is one that this Python reads, and it knows the same end."""
    page = deal(new_page(settings=one_bot(game, "bot:1", options=SHORTEST.get(game, {}))))
    step = import_module(f"tests.web.{game}.player").STEP
    ends, turn = time.monotonic() + LONGEST, 0
    while not page.evaluate(PASS, "[data-over]"):
        assert time.monotonic() < ends, "the game does not end"
        turn += page.evaluate(step, turn) != "waits"
        page.wait_for_timeout(10)
    expect(page.locator("[data-end]")).to_be_visible()
    state = read(only_game(page)["record"]).state
    assert state.over
    assert any(request.path.endswith("/pyodide.asm.wasm.pack") for request in server.log)
