"""The table of matches: kept deal by deal, resumed, and of the bots as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from raenke import arena
from tools.bench import strength
from tools.bench.strength import ROWS, Row
from tools.generate import game_facts, strength_table


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
    assert "| 4 of 8 |" in strength_table.table()
    strength.play("kabale")
    assert len(strength.played()[row.command][commit]) == 1
    strength.play("")
    assert results.read_text(encoding="utf-8") == whole


def test_all_that_is_told_of_the_levels_follows_from_the_results(results: Path) -> None:
    enough = [[1.0, 0.0, 0.0, 0.0]] * (strength_table.FEWEST_GAMES // 4)
    level_2, level_3 = (
        next(row.command for row in ROWS if (row.game, row.bots) == ("adel", bots)) for bots in ("2,1,1,1", "3,2,2,2")
    )
    strength.keep({level_2: {"abc1234": enough}, level_3: {"abc1234": enough[1:]}})
    made = strength_table.made()
    assert "| 2 | not measured<br>not measured | 25 % [19, 32] of 160<br>not measured |" in made[strength_table.README]
    assert f"| `{level_3}` | 25.0 [19, 32] | 156 of 200 | 33-55 | abc1234 |" in made[strength_table.PAGE]
    assert all(f"`{row.command}`" in made[strength_table.PAGE] for row in ROWS)
    modules = {path.parent.name: text for path, text in made.items() if path.name == "strength.py"}
    assert ' = {"2": 25}\n' in modules["adel"]
    assert " = {}\n" in modules["kabale"]
    known = game_facts.made()[game_facts.PAGE / "engine" / "known_games.js"]
    assert "won_below: [null, 25, null, null, null]" in known


@pytest.mark.parametrize("bots", ["1,random,random,random", "3,2,2,2", "3:schemer,3,3,3"])
def test_what_is_kept_was_played_by_the_bots_as_they_are(bots: str) -> None:
    """If this fails because bots were changed, their matches must be played again."""
    row = next(row for row in ROWS if row.game == "adel" and row.bots == bots)
    first = next(deals[0] for deals in strength.played()[row.command].values())
    assert [round(float(rotation[0].won), 3) for rotation in arena.play_deal(row.match, 0)] == first
