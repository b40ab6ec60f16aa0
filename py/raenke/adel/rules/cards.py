"""The encoding of a district card as an int: its kind and, in a city, a flag for the Artist's gold."""

from __future__ import annotations

from typing import Final

from raenke.adel.rules.districts import BIT

MOST_SEATS: Final = 7

KIND: Final = 63
GILT: Final = 64
"""Flag of a district in a city that bears the Artist's gold."""

HIDDEN: Final = -1
"""In a view, a card that the viewer does not know."""


def kinds_of(cards: list[int]) -> int:
    """The set of kinds among some cards, as a bit mask."""
    found = 0
    for card in cards:
        found |= BIT[card & KIND]
    return found
