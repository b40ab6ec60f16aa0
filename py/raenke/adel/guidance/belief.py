"""Belief: who holds which character and cards, judged by what a sensible seat would have picked, kept and built."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel.guidance import hands
from raenke.adel.guidance.features import draft_glance, of_character
from raenke.adel.guidance.playouts import WEIGHTS
from raenke.adel.knowledge.draft_inference import DraftOutcome
from raenke.adel.knowledge.sampling import state_from
from raenke.adel.learned import HANDS
from raenke.adel.rules.characters import ROLES
from raenke.adel.rules.districts import KINDS
from raenke.game import NOBODY
from raenke.search.weights import unpack

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View
    from raenke.adel.rules.state import State

OUTCOMES: Final = 240
"""How many outcomes of the draft are weighed, once a decision."""

SWAPS: Final = 4
"""How often each hidden card is offered for exchange with one of the pile."""

_HANDS: Final = unpack(HANDS)
_ALL: Final = range(KINDS)


class Belief:
    """Draws states whose draft went as sensible seats would have it, and whose hands hold what they would have kept."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.inference = view.draft_inference()
        self.outcomes: list[DraftOutcome] = []
        self.sums: list[float] = []
        self.exchanges = _exchanges(view)

    def sample(self, rng: Random) -> State:
        """Draw a state."""
        if not self.outcomes:
            self._weigh(rng)
        outcome = self.outcomes[bisect(self.sums, rng.random() * self.sums[-1])]
        return state_from(self.view, rng, outcome, self._revise)

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

    def _revise(self, held: list[list[int]], pile: list[int], rng: Random) -> None:
        """Metropolis steps (Metropolis et al. 1953): each hidden card may change places with cards of the pile."""
        random = rng.random
        for seat, number, merit, places in self.exchanges:
            hand, choices = held[seat], len(places)
            for _ in range(SWAPS):
                place = places[int(random() * choices)]
                here, there = hand[number], pile[place]
                if merit[there] > merit[here] * random():
                    hand[number], pile[place] = there, here


def _exchanges(view: View) -> list[tuple[int, int, list[float], list[int]]]:
    """Each hidden card of a hand: its seat, its place, the merit of each kind there, and the places in the pile.

    Two cards may change places where the viewer knows the same of both.
    """
    known = view.known
    if known is None:
        return []
    groups = [group.spots for group in known.groups]

    def candidates(spot: int) -> tuple[bool, ...]:
        return tuple([bool(group & spot) for group in groups])

    alike: dict[tuple[bool, ...], list[int]] = {}
    for place, spot in enumerate(known.pile):
        alike.setdefault(candidates(spot), []).append(place)
    found = []
    for seat, hand in enumerate(known.hands):
        if seat != view.seat and hand:
            merit = card_merits(view, seat)
            for number, spot in enumerate(hand):
                places = alike.get(candidates(spot))
                if places:
                    found.append((seat, number, merit, places))
    return found


def card_merits(view: View, seat: int) -> list[float]:
    """By kind, how much more likely a seat's hand holds it than the pile does; from what all can see."""
    found = hands.of_cards(view, seat, view.hand_sizes[seat], _ALL)
    return [exp(sum([_HANDS[at] for at in features])) for features in found]


def _merits(state: State, seat: int) -> list[float]:
    """By character, the weight with which a seat picks it; from what all can see."""
    glance = draft_glance(state, seat)
    return [exp(sum([WEIGHTS[at] for at in of_character(glance, role)])) for role in range(ROLES)]
