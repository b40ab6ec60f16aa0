"""Belief: which cards lie face down, judged by where a sensible seat would have placed them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from typing import TYPE_CHECKING

from raenke.kabale.cards import AREA_SHIFT, ASSASSIN, DOWN, FACE_UP, HIDDEN, KIND, SEAT_SHIFT
from raenke.kabale.determinization import Determinizer, Hidden, lay_survivors, shuffled
from raenke.kabale.placements import Policy, areas_of, by_ally, cards_at, look, stake
from raenke.search.weights import unpack

if TYPE_CHECKING:
    from raenke.kabale.state import State
    from raenke.kabale.view import View


class Habits:
    """What seats do with their cards, as far as it was learned."""

    def __init__(self, placing: str, keeping: str) -> None:
        self.placing = Policy(unpack(placing))
        self.leaving = [exp(-weight) for weight in by_ally(unpack(keeping))]
        """By ally, how much sooner than others it leaves a hand."""

    def placed(self, view: View, column: int, position: int) -> list[float]:
        """By ally, how likely a seat is to have placed it there, as the column was then."""
        cards, goal = view.columns[column], view.turned_up[column]
        seat, areas = (cards[position] & FACE_UP) >> SEAT_SHIFT, areas_of([view.turned_up[open] for open in view.open])
        rows = self.placing.rows(stake(goal, view.won[seat]), view.round, cards_at(goal >> AREA_SHIFT, areas))
        return rows[look(when_placed(cards[:position]), goal, seat)]


class Belief(Determinizer):
    """Draws states in which the face-down cards are weighted by how they were placed."""

    def __init__(self, view: View, habits: Habits) -> None:
        super().__init__(view)
        self.leaving = habits.leaving
        self.plausible = {
            (column, position): habits.placed(view, column, position)
            for hidden in self.hidden
            for column, position in hidden.later
        }

    def sample(self, rng: Random) -> State:
        """Draw a state; the goals of later rounds are not shuffled, as the search does not look at them."""
        return self.sample_round(rng)

    def deal(self, hidden: Hidden, columns: list[list[int]], rng: Random) -> tuple[list[int], list[int]]:
        """Deal the cards placed since the last shuffle by weight, one after another, then the hand."""
        kept, free = shuffled(hidden.kept, rng), hidden.free[:]
        lay_survivors(hidden, kept, columns, rng)
        spare = hidden.in_hand + len(hidden.later) - len(kept)
        for column, position in hidden.later:
            weights = self.plausible[column, position]
            share = spare / len(free) if free else 0.0  # of the allies in `free`, the others are in the pile
            sums = [*accumulate([*[weights[ally] for ally in kept], *[share * weights[ally] for ally in free]])]
            at = bisect(sums, rng.random() * sums[-1])
            if at < len(kept):
                ally = kept.pop(at)
            else:
                ally = free.pop(at - len(kept))
                spare -= 1
            columns[column][position] ^= HIDDEN ^ ally
        return self.hand_and_pile(kept, free, spare, rng)

    def hand_and_pile(self, kept: list[int], free: list[int], spare: int, rng: Random) -> tuple[list[int], list[int]]:
        """Fill the hand up with `spare` of the free allies, first those that seats keep; the rest is the pile."""
        random, leaving = rng.random, self.leaving
        # A weighted sample without replacement (Efraimidis and Spirakis 2006); 1 - random() is never 0.
        held = sorted(free, key=lambda ally: -log(1 - random()) * leaving[ally])[:spare] if spare else []
        return shuffled(kept + held, rng), shuffled([ally for ally in free if ally not in held], rng)


def when_placed(cards: Sequence[int]) -> list[int]:
    """The cards above a card as they lay when it was placed: it has revealed the last, except below an Assassin."""
    then = [*cards]
    if then and then[-1] & KIND != ASSASSIN:
        then[-1] |= DOWN
    return then
