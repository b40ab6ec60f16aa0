"""The table answers at once: what `bench --site` measures in full, held here with room for a busy machine."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.bench.table import MAX_CLICK_MS, MAX_TASK_MS, PLAYERS, Played, whole_game
from tools.site.server import Server

pytestmark = pytest.mark.measured

ROOM = 2.0
"""By the clock a click may always take so many times longer: one game is few clicks."""


@pytest.fixture(scope="module", params=[*PLAYERS])
def game(request: pytest.FixtureRequest, browser: Browser, dist: Path) -> tuple[Played, float, float]:
    """One whole game of each kind, its longest task, and how much others were in the way."""
    with Server(dist, "/raenke/") as server:
        return whole_game(browser, server.url, request.param)


def test_no_task_is_long(game: tuple[Played, float, float]) -> None:
    """From the first moment to the last nothing holds the page up; processor time, so that others do not count."""
    assert 0 < game[1] <= MAX_TASK_MS


def test_a_click_is_answered_at_once(game: tuple[Played, float, float]) -> None:
    """What is taken or laid shows on the new table, soon; where others hold the machine, as much later as they do."""
    played, _, busy = game
    assert len(played.clicks) > 10
    assert statistics.median(played.clicks) <= MAX_CLICK_MS * max(ROOM, busy)
