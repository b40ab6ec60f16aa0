"""Belief: who holds which character, judged by what a sensible seat would have picked."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel.guidance.features import draft_glance, of_character
from raenke.adel.guidance.playouts import WEIGHTS
from raenke.adel.knowledge.draft_inference import DraftOutcome
from raenke.adel.knowledge.sampling import state_from
from raenke.adel.rules.characters import ROLES
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View
    from raenke.adel.rules.state import State

OUTCOMES: Final = 240
"""How many outcomes of the draft are weighed, once a decision."""


class Belief:
    """Draws states whose draft went as sensible seats would have it; hidden cards are uniform."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.inference = view.draft_inference()
        self.outcomes: list[DraftOutcome] = []
        self.sums: list[float] = []

    def sample(self, rng: Random) -> State:
        """Draw a state."""
        if not self.outcomes:
            self._weigh(rng)
        return state_from(self.view, rng, self.outcomes[bisect(self.sums, rng.random() * self.sums[-1])])

    def _weigh(self, rng: Random) -> None:
        """Importance sampling: outcomes that are equally consistent, weighted by the policy of those who picked."""
        view, takers = self.view, self.inference.takers
        self.outcomes = [self.inference.sample(rng) for _ in range(OUTCOMES)]
        unseen = [number for number, picked in enumerate(view.chosen) if picked == NOBODY and takers[number] != NOBODY]
        table = state_from(view, rng)
        merits = {seat: _merits(table, seat) for seat in {takers[number] for number in unseen}}
        weights = []
        for outcome in self.outcomes:
            weight = 1.0
            for number in unseen:
                merit, pool = merits[takers[number]], outcome.offered[number]
                offered = [merit[role] for role in range(ROLES) if pool >> role & 1]
                weight *= merit[outcome.chosen[number]] / sum(offered)
            weights.append(weight)
        self.sums = [*accumulate(weights)]


def _merits(state: State, seat: int) -> list[float]:
    """By character, the weight with which a seat picks it; from what all can see."""
    glance = draft_glance(state, seat)
    return [exp(sum([WEIGHTS[at] for at in of_character(glance, role)])) for role in range(ROLES)]
