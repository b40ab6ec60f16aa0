"""The soak's witness sees what a page shows, and misses what is gone; the soak itself runs on demand only."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from raenke import GAMES
from tests.web.conftest import NewPage
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.soak.ledger import Ledger
from tests.web.soak.visit import TOLD
from tests.web.soak.witness import Witness, player, read, spy
from tests.web.stored_games import nearly_over, only_game, open_library, put_entries


def watched(new_page: NewPage, settings: dict[str, Any], game: str = "kabale") -> tuple[Page, Witness]:
    """A page with the spy in it, and who hears it."""
    page, witness = new_page(settings=settings, script=spy(game), fresh=True), Witness(game)
    page.expose_binding("soakTells", lambda _, text: witness.hear(text))
    return page, witness


def test_lost_moves_are_reported_once(new_page: NewPage) -> None:
    """An older state lies there: its lost moves are told, once; so is a whole game that is gone."""
    page, witness = watched(new_page, FAST)
    started(page)
    for _ in range(2):
        play_one(page)
    older = only_game(page)
    for _ in range(2):
        play_one(page)
    assert witness.lost(read(page)) == []
    assert witness.held["moves"] > 8
    assert witness.held["questions and curtains after a decision"] >= 3
    newer = only_game(page)
    put_entries(page, {older["id"]: older})
    events, decisions = witness.lost(read(page))
    assert "events" in events
    assert "2 decisions" in decisions
    assert witness.lost(read(page)) == []
    put_entries(page, {newer["id"]: newer})
    assert witness.lost([]) == [f"{newer['id']}: the whole game"]


def test_an_award_and_an_end_are_seen(new_page: NewPage) -> None:
    """The moments for which the soak waits come by, and what the log then says is counted."""
    page, witness = watched(new_page, {"pace": "quick"})
    moments: set[str] = set()
    witness.on_moment = moments.add
    seats = ("Ada", "bot:random")
    open_library(page, nearly_over(5, seats))
    page.locator("[data-do=continue]").click()
    asked_again(page)
    for _ in range(20):
        if page.locator("[data-over]").count():
            break
        play_one(page, wait=False)
        while not page.locator(f"{ASKED}, [data-over]").count():
            page.evaluate("document.querySelector('[data-action=stage-skip-all], [data-action=skip]')?.click()")
            page.wait_for_timeout(50)
    assert moments >= {"asked", "bots", "award", "over", "saving"}
    assert witness.held["ends"] == 1
    assert witness.held["columns awarded"] > 0
    assert witness.lost(read(page)) == []
    (game,) = read(page)
    assert f"{game['id']}: its end" in witness.lost([{**game, "record": nearly_over(5, seats)}])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_seen(new_page: NewPage, game: str) -> None:
    """What its player says of it is what the soak meets: it is played, asked, and told of."""
    page, witness = watched(new_page, FAST, game)
    page.goto("")
    page.locator(f"[data-game={game}] [data-do=one-tap]").click()
    wanted = {"questions and curtains after a decision", *player(game).TELLING.values()}
    ends = time.monotonic() + 60
    for turn in range(4000):
        if wanted <= set(witness.held):
            break
        assert time.monotonic() < ends, f"not seen: {wanted - set(witness.held)}"
        if not page.evaluate(TOLD):
            page.evaluate(player(game).STEP, turn)
        page.wait_for_timeout(20)
    assert witness.lost(read(page)) == []


def test_a_rewritten_log_line_is_reported() -> None:
    """What stood in the log once stands there ever after."""
    witness = Witness("kabale")
    told = '{"page": "p", "game": "g", "now": "asked", "decided": 0, "rows": [[0, "placed", 0, "%s"]]}'
    for words in ("Ada places King.", "Ada places Queen."):
        witness.hear(told.replace("%s", words))
    (loss,) = witness.rewritten
    assert "King" in loss
    assert "Queen" in loss


def test_a_soak_that_saw_nothing_fails() -> None:
    """Nothing was lost, because nothing was compared: that is a fault of the soak."""
    ledger, witness = Ledger(), Witness("kabale")
    ledger.compare([], witness.held)
    assert not ledger.well
    witness.hear('{"page": "p", "game": "g", "now": "over", "decided": 0, "rows": []}')
    ledger.compare([], witness.held)
    assert ledger.well
