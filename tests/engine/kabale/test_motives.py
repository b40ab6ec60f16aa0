"""Motives of puzzles: each is found again from the facts that its sentence tells."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from raenke.game import NOBODY
from raenke.kabale import motives as lore
from raenke.kabale.actions import DECLINE_CLOAK, DECLINE_TRADE, TRADE
from raenke.kabale.notation import parse_goal
from raenke.puzzles.lore import Solution, Tally
from raenke.puzzles.puzzle import Motive, Puzzle, position
from tests.engine.puzzle_solutions import explained, motives, tempted, without_odds


def who_wins(puzzle: Puzzle, motive: Motive) -> Tally:
    """One world, in which the solution wins its goal and the tempting action loses it."""
    facts, seat = motive["facts"], puzzle["seat"]
    tally = Tally(worlds=1)
    if isinstance(goal := facts.get("goal"), str) and "wanted" not in facts:
        number = parse_goal(goal)
        action = position(puzzle).game.notation.parse(puzzle["solution"])[1]
        tally.came = {
            action: Counter([(seat, number)]),
            tempted(puzzle, facts): Counter([(facts.get("seat"), number)]),
        }
    return tally


@pytest.mark.parametrize(("puzzle", "motive"), motives("kabale"), ids=lambda one: one["id"])
def test_each_motive_is_recognized_from_its_facts(puzzle: Puzzle, motive: Motive) -> None:
    solution = explained(puzzle, motive, who_wins(puzzle, motive))
    shown = {one.motive: without_odds(one.facts) for one in lore.DETECTORS.shown(solution)}
    assert shown.get(motive["id"]) == without_odds(motive["facts"])


@pytest.mark.parametrize("action", [DECLINE_CLOAK, TRADE, DECLINE_TRADE])
def test_a_goal_won_without_placing_a_card_names_none(action: int) -> None:
    goal = parse_goal("R4")
    settled: Any = SimpleNamespace(kind="settled", column=1, detail=(goal, (), SimpleNamespace(winner=0)))
    view = SimpleNamespace(seat=0, asked_column=1, turned_up=[goal, goal])
    tally = Tally(worlds=1, came={action: Counter([(0, goal)])})
    solution = Solution(view, action, NOBODY, tally, (settled,))
    assert lore.gain(solution) == (1, goal)
    assert lore.dear(solution) is None
