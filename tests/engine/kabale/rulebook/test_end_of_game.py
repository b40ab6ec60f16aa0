"""The end of the game: both ways of scoring, and R14."""

from __future__ import annotations

import pytest

from raenke.kabale import notation, scoring
from raenke.kabale.actions import OVER
from tests.engine.kabale.rulebook.positions import Table


def count(goals: str) -> scoring.Count:
    return scoring.count([notation.parse_goal(goal) for goal in goals.split()])


def test_the_first_example_of_the_rules() -> None:
    assert count("A3 F2 L2 T3 R1 M2").points == 26


def test_the_second_example_of_the_rules() -> None:
    counted = count("A1 F4 L5 L3 T2 R2 M1")
    assert counted.points == 29
    assert (counted.plain, counted.doubled, counted.spare) == (18, 29, 1)


def test_the_sum_of_the_points() -> None:
    assert count("A3 F2 L5").points == 10
    assert count("").points == 0


def test_five_areas_do_not_double() -> None:
    assert count("A5 F5 L5 T5 R5").points == 25
    assert count("A5 F5 L5 T5 R5").doubled is None


def test_the_best_card_of_each_area_is_doubled() -> None:
    assert count("A1 A5 F1 L1 T1 R1 M1").points == 2 * 10 - 1
    assert count("A5 A1 F1 L1 T1 R1 M1").points == 2 * 10 - 1


def test_equal_cards_of_an_area_count_once_in_the_set() -> None:
    assert count("A3 A3 F1 L1 T1 R1 M1").points == 2 * 8 - 1


def test_each_further_card_costs_1() -> None:
    assert count("A1 F1 L1 T1 R1 M1 A2").points == 2 * 7 - 1
    assert count("A1 F1 L1 T1 R1 M1 A2 A3").points == 2 * 8 - 2


def test_each_seat_counts_the_better_of_the_two() -> None:
    many = "A1 F1 L1 T1 R1 M1 " + "A2 A3 A3 A4 A5 F2 F3 F3 F4 F5 L2 L3 L3 L4 L5 T5 T4 T3 T3"
    counted = count(many)
    assert counted.doubled is not None
    assert counted.plain > counted.doubled
    assert counted.points == counted.plain
    assert count("A1 F1 L1 T1 R1 M1").points == 12


@pytest.mark.parametrize(("goals", "best"), [("A3 / A5 / A4", [1]), ("A5 / A3 / F5", [0, 2]), (" / ", [0, 1])])
def test_r14_most_points_win_and_equal_seats_share(goals: str, best: list[int]) -> None:
    won = [notation.parse_goals(each) for each in goals.split("/")]
    state = Table(" / ".join(["R1:", "R2:", "R3:"][: len(won)]), {1: "Ki"}).state
    state.won = won
    assert state.winners() == []
    state.pending = OVER
    assert state.winners() == best


def test_after_six_rounds_the_game_is_over_and_scored() -> None:
    table = Table("A2: 1Ro / F1: 2Ki", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1")
    assert table.state.over
    assert table.state.scores() == [2, 1]
    assert table.happened("game-over") == ["game-over"]
    assert table.events[-1].detail == (2, 1)
