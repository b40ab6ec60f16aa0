"""Kabale's feats, by example."""

from __future__ import annotations

from raenke.kabale import feats
from raenke.kabale.events import Event
from raenke.kabale.notation import parse_goal
from tests.engine.kabale.rulebook.positions import Table


def test_a_set_of_six_is_one() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu Be"})
    goals = [parse_goal(goal) for goal in ("A1", "F2", "R3", "L1", "M1", "T1")]
    table.state.won[0], table.state.won[1] = goals, goals[:5]
    assert feats.found(table.state, []) == [["six"], []]


def test_three_goals_are_a_sweep_in_one_round_only() -> None:
    state = Table("A3: / F2:", {1: "Ki", 2: "Qu Be"}).state
    won, ended = Event("won", 1), Event("round-ended")
    assert feats.found(state, [won, won, ended, won, ended]) == [[], []]
    assert feats.found(state, [won, won, won, ended]) == [[], ["sweep"]]


def test_a_column_is_won_alone_with_one_card_left_among_three_of_others() -> None:
    for column, expected in (("A4: 1Ki 2Sq 2Mi", []), ("A4: 1Ki 2Sq 2Mi 2La", ["alone"])):
        table = Table(f"{column} / A1: 2Qu", {1: "Qu", 2: "Ju"}, last_round=True)
        table.state.closed = [True, True]
        table.state.end_round()
        assert feats.found(table.state, table.events)[0] == expected
