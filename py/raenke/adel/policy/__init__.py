"""What actions in Adel promise at first sight, from what a seat can see and guess; one module a job."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel import stages
from raenke.adel.policy import drafting, powers, rank_eight, turns, workshops
from raenke.adel.policy.hope import outlook
from raenke.adel.policy.sight import Sight

if TYPE_CHECKING:
    from raenke.adel.view import View

Judge = Callable[[Sight, list[int]], dict[int, float]]
"""Says what each of some actions promises."""

JUDGES: Final[dict[int, Judge]] = {
    stages.DRAFT: drafting.worth,
    stages.DRAFT_ASIDE: drafting.worth,
    stages.TURN: lambda sight, actions: turns.Turn(sight, actions).worth(),
    stages.SHORT: turns.short_turn,
    stages.KEEP: turns.keeping,
    stages.PUTTING: powers.putting,
    stages.CONJURING: powers.conjuring,
    stages.TRIBUTE: powers.tribute,
    stages.RESCUE: rank_eight.rescue,
    stages.SEARCH: workshops.searching,
    stages.BELL: workshops.ringing,
}
"""By stage, who judges."""

assert set(JUDGES) == {stages.TURN, *stages.ASKED}


def worth(view: View, rng: Random) -> dict[int, float]:
    """What each legal action promises, in points."""
    legal = view.legal()
    if len(legal) == 1:
        return {legal[0]: 0.0}
    return JUDGES[view.stage](Sight(view, rng), legal)


__all__ = ["outlook", "worth"]
