"""Quick answers for a Cloak and a Traitor in playouts."""

from __future__ import annotations

from random import Random

from raenke.kabale.actions import DECLINE_CLOAK, DECLINE_TRADE, SLIP, TRADE
from raenke.kabale.answers import answer
from raenke.kabale.cards import INDEX
from raenke.kabale.state import State
from tests.engine.kabale.rulebook.positions import Table


def asked(columns: str, hands: dict[int, str], play: str) -> State:
    """The state after a card has revealed a Cloak or a Traitor."""
    table = Table(columns, hands, turn=1)
    table.play(play)
    return table.state


def test_a_cloak_hides_the_card_that_wins_its_column() -> None:
    state = asked("A5: 2Qu 1Cl- / F1:", {1: "Ki Gi Sq", 2: "Be"}, "1Sq>1")
    assert answer(state, Random(1)) == SLIP + INDEX["Ki"]


def test_a_cloak_that_helps_nothing_is_declined() -> None:
    state = asked("A5: 2Ki 2Qu 1Cl- / F1:", {1: "Sq Gi Ro", 2: "Be"}, "1Sq>1")
    assert answer(state, Random(1)) == DECLINE_CLOAK


def test_a_traitor_trades_for_the_goal_that_its_seat_wins() -> None:
    state = asked("A1: 1Ki 1Tr- / F5: 2Ki", {1: "Ex", 2: "Qu"}, "1Ex>1")
    assert answer(state, Random(1)) == TRADE + 1


def test_a_traitor_keeps_the_greater_goal() -> None:
    state = asked("A5: 1Ki 1Tr- / F1: 2Ki", {1: "Ex", 2: "Qu"}, "1Ex>1")
    assert answer(state, Random(1)) == DECLINE_TRADE
