"""Role odds: who can hold which character, and how likely if seats pick by preference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.rules.characters import RANK, RANKS
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View

BALANCED: Final = 12
"""How often odds are balanced, until each character is somewhere and each place has one, to a hundredth."""

Preference = Callable[[int, int], float]
"""How much a seat leans to picking a rank's character, against any other."""


def possible_holders(view: View) -> list[list[int]]:
    """By rank, the seats that can hold it by now, as far as the viewer knows."""
    return [[seat for seat, odds in enumerate(row) if odds] for row in view.odds()]


def weighted_odds(view: View, preference: Preference) -> list[list[float]]:
    """By rank and seat, how likely the seat holds it, where seats pick as they lean.

    Each place in which a character can be gets the leaning of its seat; then shares are made whole in turns, by place
    and by rank, until both are.
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
