"""Heuristic action values for Adel, computed from a view; one module per kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel.policy import drafting, powers, rank_eight, turns, workshops
from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import expected_scores
from raenke.adel.rules import decisions

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View

Evaluator = Callable[[Context, list[int]], dict[int, float]]
"""Computes the heuristic value of each given action, in points."""

EVALUATORS: Final[dict[int, Evaluator]] = {
    decisions.DRAFT: drafting.action_values,
    decisions.DRAFT_ASIDE: drafting.action_values,
    decisions.TURN: lambda context, actions: turns.Turn(context, actions).action_values(),
    decisions.SHORT: turns.short_turn,
    decisions.KEEP: turns.keeping,
    decisions.PUTTING: powers.putting,
    decisions.CONJURING: powers.conjuring,
    decisions.TRIBUTE: powers.tribute,
    decisions.RESCUE: rank_eight.rescue,
    decisions.SEARCH: workshops.searching,
    decisions.BELL: workshops.ringing,
}
"""By pending decision, the evaluator."""

assert set(EVALUATORS) == {decisions.TURN, *decisions.ASKED}


def action_values(view: View, rng: Random) -> dict[int, float]:
    """Heuristic value of each legal action, in points."""
    legal = view.legal()
    if len(legal) == 1:
        return {legal[0]: 0.0}
    return EVALUATORS[view.pending](Context(view, rng), legal)


__all__ = ["action_values", "expected_scores"]
