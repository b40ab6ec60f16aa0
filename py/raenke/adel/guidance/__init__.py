"""What guides the search of Adel."""

from __future__ import annotations

from random import Random

from raenke.adel.findings import Findings
from raenke.adel.guidance import playouts
from raenke.adel.guidance.belief import Belief
from raenke.adel.knowledge.view import View
from raenke.adel.learned import SHARPNESS
from raenke.adel.policy.evaluation import expected_scores
from raenke.adel.rules.state import State
from raenke.search.chances import softmax, win_shares


class Guidance:
    """Implements `raenke.game.Guidance`."""

    def belief(self, view: View) -> Belief:
        """Characters as sensible seats would have picked them."""
        return Belief(view)

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """Decisions by the learned policy."""
        playouts.playout(state, rng, last)

    def chances(self, state: State) -> list[float]:
        """Softmax of the expected scores, sharper the nearer the longest city is to completion."""
        return win_shares(state) if state.over else softmax(expected_scores(state), SHARPNESS[lacking(state)])

    def findings(self, view: View) -> Findings:
        """Who may hold which character."""
        return Findings(view)


def lacking(state: State) -> int:
    """The number of districts that the longest city lacks."""
    return max(0, state.need - max(map(len, state.cities)))
