"""Belief: which cards lie face down, judged by where a sensible seat would have placed them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.game import NOBODY
from raenke.kabale.cards import AREA_SHIFT, FACE_UP, HIDDEN, KIND, SEAT_SHIFT
from raenke.kabale.determinization import Determinizer, Hidden, lay_survivors, shuffled
from raenke.kabale.learned import BELIEF
from raenke.kabale.placements import CARD_AT, context, features, lacking, leader, stake
from raenke.search.weights import unpack

if TYPE_CHECKING:
    from raenke.kabale.state import State
    from raenke.kabale.view import View


class Belief(Determinizer):
    """Draws states in which the face-down cards are weighted by how they were placed."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.plausible = {
            (column, position): _weights(view, column, position)
            for hidden in self.hidden
            for column, position in hidden.later
        }

    def sample(self, rng: Random) -> State:
        """Draw a state; the goals of later rounds are not shuffled, as the search does not look at them."""
        return self.sample_round(rng)

    def deal(self, hidden: Hidden, columns: list[list[int]], rng: Random) -> tuple[list[int], list[int]]:
        """Deal the cards placed since the last shuffle by weight, one after another, and the others uniformly."""
        if not hidden.later:
            return super().deal(hidden, columns, rng)
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
        free = shuffled(free, rng)
        return shuffled(kept + free[:spare], rng), free[spare:]


@lru_cache(maxsize=1 << 10)
def _table(area: int, at_stake: int, seen: int) -> list[float]:
    return [exp(sum([_BELIEF[at] for at in features(seen, at_stake, card)])) for card in CARD_AT[area]]


_BELIEF: Final = unpack(BELIEF)


def _weights(view: View, column: int, position: int) -> list[float]:
    """By ally, how likely a seat is to have placed it there, as the column was then."""
    cards, goal = view.columns[column], view.turned_up[column]
    area, seat = goal >> AREA_SHIFT, (cards[position] & FACE_UP) >> SEAT_SHIFT
    return _table(area, stake(goal, view.won[seat]), seen_when_placed(cards[:position], goal, seat))


def seen_when_placed(cards: Sequence[int], goal: int, seat: int) -> int:
    """The context in which a seat placed a card below these; the one above it was the last to be turned up."""
    before = [card & FACE_UP for card in cards if card & KIND != HIDDEN]
    above = before.pop() >> SEAT_SHIFT if before else NOBODY
    return context(lacking(goal, len(cards)), above, leader(before, goal >> AREA_SHIFT), seat)
