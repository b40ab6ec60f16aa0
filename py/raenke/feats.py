"""Feats: what somebody did in one finished game that is worth telling; the page dates and keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from raenke.course import points_by_round

if TYPE_CHECKING:
    from collections.abc import Sequence

    from raenke.record import Record

BY_ONE: Final = "by-one"
FROM_BEHIND: Final = "from-behind"
"""The feats that every game has."""


def feats(record: Record, events: Sequence[Any]) -> list[list[str]]:
    """By seat, the feats of a finished game, given all its events."""
    state, own = record.state, record.game.feats
    found = own.found(state, events) if own else [[] for _ in range(state.players)]
    return [[*_shared(record, seat), *found[seat]] for seat in range(state.players)]


def _shared(record: Record, seat: int) -> list[str]:
    state = record.state
    if state.winners() != [seat]:
        return []
    points, rounds = state.scores(), points_by_round(record)
    found = []
    if points[seat] - max(other for rival, other in enumerate(points) if rival != seat) == 1:
        found.append(BY_ONE)
    before = rounds[-2] if len(rounds) > 1 else points
    if before[seat] == min(before) < max(before):
        found.append(FROM_BEHIND)
    return found
