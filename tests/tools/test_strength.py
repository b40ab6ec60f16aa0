"""The table of matches: kept deal by deal, resumed, and of the bots as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from raenke import arena
from tools.bench import strength
from tools.bench.strength import ROWS, Row


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the results of a test go."""
    path = tmp_path / "strength.json"
    monkeypatch.setattr(strength, "RESULTS", path)
    return path


def test_a_match_goes_on_where_it_was_stopped(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = Row("adel", "greedy,random,random,random", "", games=8)
    monkeypatch.setattr(strength, "ROWS", (row,))
    strength.play("adel")
    whole = results.read_text(encoding="utf-8")
    ((commit, deals),) = strength.played()[row.command].items()
    assert len(deals) == 2
    strength.keep({row.command: {commit: deals[:1]}})
    assert "| 4 of 8 |" in strength.table()
    strength.play("kabale")
    assert len(strength.played()[row.command][commit]) == 1
    strength.play("")
    assert results.read_text(encoding="utf-8") == whole


def test_the_page_shows_what_is_kept() -> None:
    text = strength.PAGE.read_text(encoding="utf-8")
    assert strength.table() in text
    assert all(f"`{row.command}`" in text for row in ROWS)


@pytest.mark.parametrize("bots", ["1,random,random,random", "3,2,2,2", "3:schemer,3,3,3"])
def test_what_is_kept_was_played_by_the_bots_as_they_are(bots: str) -> None:
    """If this fails because bots were changed, their matches must be played again."""
    row = next(row for row in ROWS if row.game == "adel" and row.bots == bots)
    first = next(deals[0] for deals in strength.played()[row.command].values())
    assert [round(float(rotation[0].won), 3) for rotation in arena.play_deal(row.match, 0)] == first
