"""What guides the search of Adel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from raenke.adel.findings import Findings
from raenke.adel.guidance import playouts as guided
from raenke.adel.guidance import standing
from raenke.adel.guidance.belief import Belief
from raenke.adel.knowledge.view import View
from raenke.adel.rules.state import State
from raenke.game import Steps
from raenke.search.chances import win_shares


class Guidance:
    """Implements `raenke.game.Guidance`."""

    playouts: ClassVar[int] = 2400
    steps: ClassVar[Steps] = guided

    def prior(self, view: View, rng: Random) -> Mapping[int, float]:
        """None: the playouts know more."""
        return {}

    def belief(self, view: View) -> Belief:
        """Characters as sensible seats would have picked them."""
        return Belief(view)

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """Decisions by the learned policy."""
        guided.playout(state, rng, last)

    def chances(self, state: State) -> list[float]:
        """Learned from how the seats stand."""
        return win_shares(state) if state.over else standing.chances(state)

    def propose(self, state: State, legal: list[int], rng: Random) -> int:
        """By the learned policy."""
        return guided.propose(state, legal, rng)

    def redeal(self, state: State, rng: Random) -> None:
        """Shuffle the pile, the few cards too that somebody has put under it."""
        rng.shuffle(state.pile)

    def findings(self, view: View) -> Findings:
        """Who may hold which character."""
        return Findings(view)
