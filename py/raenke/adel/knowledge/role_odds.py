"""Role odds: who can hold which character, and with what probability if seats pick by preference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.rules.characters import RANK, RANKS
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View

BALANCED: Final = 12
"""Iterations of matrix balancing, enough for row and column sums within a hundredth of 1."""

Preference = Callable[[int, int], float]
"""The relative weight with which a seat picks a rank's character."""


def possible_holders(view: View) -> list[list[int]]:
    """By rank, the seats that may hold it, as far as the viewer knows."""
    return [[seat for seat, odds in enumerate(row) if odds] for row in view.odds()]


def weighted_odds(view: View, preference: Preference) -> list[list[float]]:
    """By rank and seat, the probability that the seat holds the rank if seats pick by preference.

    The weights of a place are its seat's preferences among the characters possible there; they are then normalized
    alternately by rank and by place (iterative proportional fitting).
    """
    draft_inference = view.draft_inference()
    places: list[tuple[int, dict[int, float]]] = []
    left = dict.fromkeys([RANK[c] for c in view.characters if c not in view.up], 1.0)
    for place, shares in draft_inference.shares().items():
        seat = draft_inference.takers[place] if place >= 0 else NOBODY
        ranks = {RANK[character]: share for character, share in shares.items()}
        for rank, share in ranks.items():
            left[rank] -= share
        places.append((seat, {rank: preference(seat, rank) if seat != NOBODY else 1.0 for rank in ranks}))
    over = {rank: 1.0 for rank, share in left.items() if share > 1e-9}
    places += [(NOBODY, over.copy()) for _ in range(len(left) - len(places))]
    for _ in range(BALANCED):
        sums = [0.0] * (RANKS + 1)
        for _, shares in places:
            for rank, share in shares.items():
                sums[rank] += share
        for _, shares in places:
            whole = sum([share / sums[rank] for rank, share in shares.items()])
            for rank in shares:
                shares[rank] /= sums[rank] * whole
    found = [[0.0] * view.players for _ in range(RANKS + 1)]
    for seat, shares in places:
        if seat != NOBODY:
            for rank, share in shares.items():
                found[rank][seat] += share
    return found
