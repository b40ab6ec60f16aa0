"""Reviews a finished game part by part, in time slices: in any order, and in as many workers as there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from raenke import pacing
from raenke.explaining import move_event
from raenke.game import NOBODY
from raenke.review.decisions import judge
from raenke.review.plan import budget, plan, steps
from raenke.review.positions import estimate_position

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record

PLACES: Final = 4
"""Decimal places of chances: more would only be noise."""


class Reviewer:
    """Keeps the work on one part between its slices."""

    def __init__(self) -> None:
        self._work: pacing.SlicedWork[shapes.ReviewedPosition | shapes.ReviewedDecision] = pacing.SlicedWork()

    def review(self, record: Record, part: str, at: int) -> shapes.ReviewedPosition | shapes.ReviewedDecision | None:
        """Run one time slice for the "position" or "decision" before token `at`; None until it is done.

        Another part replaces it.
        """
        return self._work.run((record, part, at), lambda: PARTS[part](record, at))


def position(record: Record, at: int, seed: str = "position") -> Iterator[shapes.ReviewedPosition | None]:
    """How the seats stood after `at` tokens, and what the next one changed if it was a decision with a choice."""
    game, state = record.game, record.cut(at).state
    choice = state.to_act >= 0 and len(state.legal()) > 1
    played = game.notation.parse(record.tokens[at])[1] if choice else NOBODY
    for found in estimate_position(game, state, played, Random(f"{seed} {at}"), budget(record).position):
        if found is None:
            yield None
            continue
        yield {
            "at": at,
            "chances": [round(mean.value, PLACES) for mean in found.chances],
            "doubts": [round(mean.error, PLACES) for mean in found.chances],
            "play": [round(mean.value, PLACES) for mean in found.play],
            "play_doubts": [round(mean.error, PLACES) for mean in found.play],
        }


def decision(record: Record, at: int, seed: str = "decision") -> Iterator[shapes.ReviewedDecision | None]:
    """What the decision of token `at` cost, from what its seat knew then."""
    game, spent = record.game, budget(record)
    seat, played = game.notation.parse(record.tokens[at])
    view = record.cut(at).state.view(seat)
    rng = Random(f"{seed} {at}")  # the same judgement whenever it is asked for
    for found in judge(game, view, played, rng, effort=spent.effort, worlds=spent.duel):
        if found is None:
            yield None
            continue
        yield {
            "at": at,
            "seat": seat,
            "played": move_event(game, view, played, at + 1),
            "best": None if found.best == played else move_event(game, view, found.best, at + 1),
            "chance": round(found.chance.value, PLACES),
            "loss": round(found.loss.value, PLACES),
            "loss_doubt": round(found.loss.error, PLACES),
            "points": round(found.points.value, 2),
            "points_doubt": round(found.points.error, 2),
            "skill": round(found.skill.value, PLACES),
            "skill_doubt": round(found.skill.error, PLACES),
            "blamed": found.blamed,
        }


PARTS: Final[
    Mapping[str, Callable[[Record, int], Iterator[shapes.ReviewedPosition | shapes.ReviewedDecision | None]]]
] = {"position": position, "decision": decision}


def tokens_of(record: Record, part: str) -> Sequence[int]:
    """The tokens before which there is a part of this kind."""
    return range(len(record.tokens)) if part == "position" else plan(record)["choices"]


def decisions(record: Record, seat: int) -> list[int]:
    """The tokens by which a seat decided where it had a choice."""
    return [at for at, (decider, choice) in enumerate(steps(record)[0]) if choice and decider == seat]
