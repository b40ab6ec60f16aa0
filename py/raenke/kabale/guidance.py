"""What guides the search of Kabale & Hiebe."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from raenke.kabale import guided
from raenke.kabale.belief import Belief
from raenke.kabale.cards import ROUNDS
from raenke.kabale.findings import Findings
from raenke.kabale.learned import SHARPNESS
from raenke.kabale.policy import expected_scores
from raenke.kabale.state import State
from raenke.kabale.view import View
from raenke.search.chances import softmax, win_shares


class Guidance:
    """Implements `raenke.game.Guidance`; a seat decides about once a round, so a tree gains nothing."""

    playouts: ClassVar[int] = 1600
    steps: ClassVar[None] = None

    def belief(self, view: View) -> Belief:
        """Face-down cards as a sensible seat would have placed them."""
        return Belief(view)

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """Placements by the learned policy."""
        guided.playout(state, rng, last)

    def chances(self, state: State) -> list[float]:
        """Softmax of the expected scores, sharper with each round."""
        if state.over:
            return win_shares(state)
        return softmax(expected_scores(state), SHARPNESS[min(state.round, ROUNDS)])

    def findings(self, view: View) -> Findings:
        """What may lie hidden, and which columns are won."""
        return Findings(view)
