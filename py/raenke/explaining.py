"""Explains decisions of a recorded game, in time slices: what the seat could have thought, from what it knew then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from raenke import bots, pacing
from raenke.game import NOBODY, Game, View, observe
from raenke.search import Search
from raenke.search.advice import advise
from raenke.session import BOT, HUMAN, STAND_IN, seat_plans

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record


class Explainer:
    """Keeps the search for one explanation between its slices."""

    def __init__(self) -> None:
        self._work: pacing.SlicedWork[shapes.Explanation] = pacing.SlicedWork()

    def explain(self, record: Record, at: int) -> shapes.Explanation | None:
        """Run one time slice for the decision of token `at`; None until it is done. Another question replaces it."""
        return self._work.run((record, at), lambda: _explain(record, at))


def _explain(record: Record, at: int) -> Iterator[shapes.Explanation | None]:
    game = record.game
    seat, played = game.notation.parse(record.tokens[at])
    view = record.cut(at).state.view(seat)
    rng = Random(f"advice {at}")  # the same explanation whenever it is asked for
    kind = seat_plans(record)[seat]["kind"]
    searches, effort = _effort(kind, game)
    for advised in advise(game, view, rng, effort):
        if advised is None:
            yield None
            continue
        events = [move_event(game, view, move["id"], at + 1) for move in advised.advice["moves"]]
        yield {"advice": advised.advice, "events": events, "played": played, "searches": searches}


def _effort(kind: str, game: Game) -> tuple[bool, float]:
    """Whether a player decides by a search, and by how much of it, else that of the strongest level."""
    if kind != HUMAN:
        bot = bots.make(bots.nearest(kind.removeprefix(BOT), game, STAND_IN), game)
        if isinstance(bot, Search):
            return True, bot.effort
    return False, 1.0


def move_event(game: Game, view: View, action: int, token: int) -> Any:
    """The event that an action is told by, serialized: as its seat would see it, without what only chance decides."""
    told = []
    for seed in (1, 2):
        rng = Random(seed)
        world = view.sample(rng)
        world.rng = rng
        events: list[Any] = []
        with observe(world, events.append):
            world.apply(action)
        told.append(game.page.action_event(action, events))
    seen, other = (game.page.event(game.page.redact(event, view.seat), token) for event in told)
    return seen if seen == other else game.page.event(game.page.redact(told[0], NOBODY), token)
