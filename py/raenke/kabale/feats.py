"""Kabale's feats: what a seat did in one game that is worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from raenke.game import NOBODY, Feats
from raenke.kabale import scoring
from raenke.kabale.cards import ALLIES, SEAT_SHIFT
from raenke.kabale.events import Event

if TYPE_CHECKING:
    from raenke.kabale.state import State

SWEEP: Final = 3
"""So many goals in one round make a sweep."""

CROWD: Final = 3
"""So many cards of others are a crowd for a single one."""


def found(state: State, events: Sequence[Event]) -> list[list[str]]:
    """The feats of each seat."""
    swept, alone = _sweeps(state, events), _alone(events)
    return [
        [
            *(["six"] if scoring.count(state.won[seat]).doubled is not None else []),
            *(["sweep"] if seat in swept else []),
            *(["alone"] if seat in alone else []),
        ]
        for seat in range(state.players)
    ]


def _sweeps(state: State, events: Sequence[Event]) -> set[int]:
    """The seats that won enough goals in one round."""
    seats: set[int] = set()
    won = [0] * state.players
    for event in events:
        if event.kind == "won":
            won[event.seat] += 1
            if won[event.seat] >= SWEEP:
                seats.add(event.seat)
        elif event.kind == "round-ended":
            won = [0] * state.players
    return seats


def _alone(events: Sequence[Event]) -> set[int]:
    """The seats that won a column with a single card of theirs left among many of others."""
    seats: set[int] = set()
    for event in events:
        if event.kind != "settled" or event.seat == NOBODY:
            continue
        _, cards, settlement = event.detail
        left = [card >> SEAT_SHIFT for at, card in enumerate(cards) if at not in settlement.removed]
        if left.count(event.seat) == 1 and len(left) > CROWD:
            seats.add(event.seat)
    return seats


FEATS: Final = Feats(("six", "sweep", "alone"), found, {"allies": len(ALLIES)})
