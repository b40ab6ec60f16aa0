"""Heuristic action values for Adel, computed from a view; one module per kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel.policy import drafting, powers, rank_eight, turns, workshops
from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import expected_scores
from raenke.adel.rules import stages

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View

Evaluator = Callable[[Context, list[int]], dict[int, float]]
"""Computes the heuristic value of each given action, in points."""

EVALUATORS: Final[dict[int, Evaluator]] = {
    stages.DRAFT: drafting.action_values,
    stages.DRAFT_ASIDE: drafting.action_values,
    stages.TURN: lambda context, actions: turns.Turn(context, actions).action_values(),
    stages.SHORT: turns.short_turn,
    stages.KEEP: turns.keeping,
    stages.PUTTING: powers.putting,
    stages.CONJURING: powers.conjuring,
    stages.TRIBUTE: powers.tribute,
    stages.RESCUE: rank_eight.rescue,
    stages.SEARCH: workshops.searching,
    stages.BELL: workshops.ringing,
}
"""By stage, the evaluator."""

assert set(EVALUATORS) == {stages.TURN, *stages.ASKED}


def action_values(view: View, rng: Random) -> dict[int, float]:
    """Heuristic value of each legal action, in points."""
    legal = view.legal()
    if len(legal) == 1:
        return {legal[0]: 0.0}
    return EVALUATORS[view.stage](Context(view, rng), legal)


__all__ = ["action_values", "expected_scores"]
