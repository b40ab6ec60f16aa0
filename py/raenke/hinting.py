"""Hints at a seat's own decision, in time slices: the best moves and what explains them, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from raenke import pacing
from raenke.explaining import move_event
from raenke.search.advice import advise

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.game import Game, View
    from raenke.record import Record

HINTED: Final = 3
"""How many moves are told."""


class Hinter:
    """Keeps the search for one hint between its slices."""

    def __init__(self) -> None:
        self._asked: tuple[Record, int, float] | None = None
        self._search: Iterator[shapes.Hint | None] = iter(())

    def hint(self, record: Record, seat: int, effort: float) -> shapes.Hint | None:
        """Run one time slice for `seat`, which is to decide; None until it is done. Another question replaces it."""
        asked = record, seat, effort
        if self._asked != asked:
            view = record.state.view(seat)
            self._asked, self._search = asked, hint(record.game, view, len(record.tokens) + 1, effort)
        time = pacing.TimeSlice()
        for found in self._search:
            if found:
                self._asked = None
                return found
            if time.over():
                break
        return None


def hint(game: Game, view: View, token: int, effort: float = 1.0) -> Iterator[shapes.Hint | None]:
    """Yields None after each slice, and last the hint; `token` is the number that the decision will have."""
    rng = Random("hint")  # whatever is hidden, the same view gets the same hint
    for advised in advise(game, view, rng, effort):
        if advised is None:
            yield None
            continue
        events = [move_event(game, view, move["id"], token) for move in advised.advice["moves"][:HINTED]]
        yield {"advice": advised.advice, "events": events}
