"""A district card as one int: its kind, and who knows that it lies where it lies.

In a hand, in the pile and under the Museum a card carries a bit for each seat that knows it there, so that views need
no memory of their own: a card drawn is known to its drawer, one looked at by the Conjurer to both, one from a city to
all. What leaves a hand unseen takes the others' knowledge of that hand with it (B4). In a city, where all is open, the
bits are only the kind's and the Artist's gold.
"""

from __future__ import annotations

from typing import Final

from raenke.adel.districts import BIT

MOST_SEATS: Final = 7

HIDDEN: Final = -1
"""Stands in views for a card that the viewer does not know."""

KIND: Final = 63
GILT: Final = 64
"""In a city: the district bears the Artist's gold."""

KNOWN_SHIFT: Final = 6
KNOWS: Final = tuple(1 << KNOWN_SHIFT + seat for seat in range(MOST_SEATS))
"""Outside of cities: the seats that know the card."""
ALL_KNOW: Final = sum(KNOWS)
LIT: Final = 1 << KNOWN_SHIFT + MOST_SEATS
"""The card lay in the pile when a Lighthouse last lit it (`State.lit`), and was not lost sight of since."""


def leave_openly(hand: list[int], kind: int) -> int:
    """Takes a card of this kind out of a hand for all to see; who knew of one in this hand now knows of one less."""
    at = next(i for i, card in enumerate(hand) if card & KIND == kind)
    gone = hand.pop(at)
    for i in range(at, len(hand)):
        if hand[i] & KIND == kind:
            # Nobody outside can tell like cards apart: each who knew of one takes it that this was it.
            gone, hand[i] = gone | hand[i], gone & hand[i]
    return gone


def leave_unseen(hand: list[int], kind: int, witnesses: int) -> int:
    """Takes a card of this kind out of a hand; only witnesses (bits of KNOWS) still know what went and what stayed."""
    gone = leave_openly(hand, kind)
    if hand:
        kept = KIND | witnesses
        if gone & LIT and all(card & LIT for card in hand):
            kept |= LIT
        gone &= kept
        hand[:] = [card & kept for card in hand]
    return gone


def kinds_of(cards: list[int]) -> int:
    """The set of kinds among some cards."""
    found = 0
    for card in cards:
        found |= BIT[card & KIND]
    return found
