"""Adel's feats: what a seat did in one game that is worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from raenke.adel.rules.cards import KIND
from raenke.adel.rules.characters import ROLES
from raenke.adel.rules.districts import DISTRICTS, VIOLET
from raenke.adel.rules.events import Event
from raenke.game import Feats

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

MURDERS: Final = 2
VIOLETS: Final = 4


def found(state: State, events: Sequence[Event]) -> list[list[str]]:
    """The feats of each seat."""
    winners = state.winners()
    took = {event.seat for event in events if event.kind == "took-gold"}
    victims = [event.victim for event in events if event.kind == "unanswered" and event.cause == "murdered"]
    return [
        [
            *(["no-gold"] if seat in winners and seat not in took else []),
            *(["murdered"] if seat in winners and victims.count(seat) >= MURDERS else []),
            *(["violet"] if _violets(state, seat) >= VIOLETS else []),
        ]
        for seat in range(state.players)
    ]


def _violets(state: State, seat: int) -> int:
    return sum(DISTRICTS[district & KIND].colour == VIOLET for district in state.cities[seat])


FEATS: Final = Feats(("no-gold", "murdered", "violet"), found, {"characters": ROLES})
