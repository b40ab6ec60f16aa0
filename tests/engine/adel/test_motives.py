"""Motives of puzzles: each is found again from the facts that its sentence tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from raenke.adel import motives as lore
from raenke.adel.rules.actions import END
from raenke.puzzles.lore import Solution, Tally
from raenke.puzzles.puzzle import Motive, Puzzle, position
from tests.engine.puzzle_solutions import explained, motives, shipped, without_odds


@pytest.mark.parametrize(("puzzle", "motive"), motives("adel"), ids=lambda one: one["id"])
def test_each_motive_is_recognized_from_its_facts(puzzle: Puzzle, motive: Motive) -> None:
    """In a world where the seat that is told of holds whatever is named."""
    held: Counter[Hashable] = Counter(("holds", rank, motive["facts"].get("seat")) for rank in range(1, 10))
    solution = explained(puzzle, motive, Tally(worlds=1, believed=held))
    shown = {one.motive: without_odds(one.facts) for one in lore.DETECTORS.shown(solution)}
    assert shown.get(motive["id"]) == without_odds(motive["facts"])


def test_an_unexplained_solution_is_no_puzzle() -> None:
    puzzle = shipped("adel")[0]
    view: Any = position(puzzle).state.view(puzzle["seat"])
    assert not lore.DETECTORS.shown(Solution(view, END, END, Tally(), ()))
