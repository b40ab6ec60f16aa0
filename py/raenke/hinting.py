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
        self._work: pacing.SlicedWork[shapes.Hint] = pacing.SlicedWork()

    def hint(self, record: Record, seat: int, effort: float) -> shapes.Hint | None:
        """Run one time slice for `seat`, which is to decide; None until it is done. Another question replaces it."""
        return self._work.run(
            (record, seat, effort),
            lambda: hint(record.game, record.state.view(seat), len(record.tokens) + 1, effort),
        )


def hint(game: Game, view: View, token: int, effort: float = 1.0) -> Iterator[shapes.Hint | None]:
    """Yields None after each slice, and last the hint; `token` is the number that the decision will have."""
    rng = Random("hint")  # whatever is hidden, the same view gets the same hint
    for advised in advise(game, view, rng, effort):
        if advised is None:
            yield None
            continue
        events = [move_event(game, view, move["id"], token) for move in advised.advice["moves"][:HINTED]]
        yield {"advice": advised.advice, "events": events}
