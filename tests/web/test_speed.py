"""The table answers at once: what `bench --site` measures in full, held here with room for a busy machine."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.bench_table import CLICK_AT_MOST, LONG_AT_MOST, Played, whole_game
from tools.serve import Server

pytestmark = [pytest.mark.web, pytest.mark.measured]

BUSY = 3
"""By the clock, so many times longer may it take where others work on the same machine."""


@pytest.fixture(scope="module")
def game(browser: Browser, dist: Path) -> tuple[Played, float]:
    """One whole game, and its longest task."""
    with Server(dist, "/raenke/") as server:
        return whole_game(browser, server.url)


def test_no_task_is_long(game: tuple[Played, float]) -> None:
    """From the first moment to the last nothing holds the page up; processor time, so that others do not count."""
    assert game[1] <= LONG_AT_MOST


def test_a_click_is_answered_at_once(game: tuple[Played, float]) -> None:
    """Every card laid shows on the new table, soon."""
    assert len(game[0].clicks) > 10
    assert statistics.median(game[0].clicks) <= BUSY * CLICK_AT_MOST
