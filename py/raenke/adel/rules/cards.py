"""A district card as one int: its kind, and in a city the Artist's gold."""

from __future__ import annotations

from typing import Final

from raenke.adel.rules.districts import BIT

MOST_SEATS: Final = 7

KIND: Final = 63
GILT: Final = 64
"""In a city: the district bears the Artist's gold."""

HIDDEN: Final = -1
"""Stands in views for a card that the viewer does not know."""


def kinds_of(cards: list[int]) -> int:
    """The set of kinds among some cards."""
    found = 0
    for card in cards:
        found |= BIT[card & KIND]
    return found
