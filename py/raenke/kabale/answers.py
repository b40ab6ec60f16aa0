"""Quick answers for a Cloak and a Traitor in playouts: judged by the columns as they are."""

from __future__ import annotations

from random import Random
from typing import Final

from raenke.kabale.actions import ASK_CLOAK, DECLINE_CLOAK, DECLINE_TRADE, SLIP, TRADE
from raenke.kabale.award import remembered_winner
from raenke.kabale.cards import AREA_SHIFT, FACE_UP, POINTS_MASK, SEAT_SHIFT
from raenke.kabale.state import State

OTHERS_POINT: Final = -0.35
"""What a point of another seat is worth to the one that decides."""


def answer(state: State, _rng: Random) -> int:
    """The answer of the seat that is asked."""
    return _slip(state) if state.pending == ASK_CLOAK else _trade(state)


def _worth(cards: list[int], goal: int, seat: int) -> float:
    winner = remembered_winner(tuple([card & FACE_UP for card in cards]), goal >> AREA_SHIFT)
    if winner < 0:
        return 0.0
    return (goal & POINTS_MASK) * (1.0 if winner == seat else OTHERS_POINT)


def _slip(state: State) -> int:
    seat, column, at = state.to_act, state.asked_column, state.asked_position + 1
    cards, goal = state.columns[column], state.turned_up[column]
    best, action = _worth(cards, goal, seat), DECLINE_CLOAK
    for ally in state.hands[seat]:
        worth = _worth([*cards[:at], seat << SEAT_SHIFT | ally, *cards[at:]], goal, seat)
        if worth > best:
            best, action = worth, SLIP + ally
    return action


def _trade(state: State) -> int:
    seat, here, goals, columns = state.to_act, state.asked_column, state.turned_up, state.columns
    mine, best, action = goals[here], 0.0, DECLINE_TRADE
    before = [_worth(cards, goal, seat) for cards, goal in zip(columns, goals, strict=True)]
    for there, cards in enumerate(columns):
        if there == here:
            continue
        after = _worth(columns[here], goals[there], seat) + _worth(cards, mine, seat)
        gain = after - before[here] - before[there]
        if gain > best:
            best, action = gain, TRADE + there
    return action
