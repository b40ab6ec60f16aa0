"""Features of a placement: how a column looks to the seat that places a card there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from raenke.game import NOBODY
from raenke.kabale.cards import (
    ALLIES,
    AREA_SHIFT,
    AREAS,
    AT_HOME,
    BASE,
    DOWN,
    FACE_UP,
    KIND,
    KINDS,
    POINTS,
    POINTS_MASK,
    SEAT_SHIFT,
)

MOST_LACKING: Final = 4
LACKING: Final = MOST_LACKING + 1
CONTEXTS: Final = LACKING * 9
"""Cards that the goal lacks (4 stands for more) × whose card lies face down at the bottom × who leads face up."""

AT_HOME_CARD: Final = KINDS
AWAY_CARD: Final = KINDS + 1
CARDS: Final = KINDS + 2
"""The allies, and two for all that have a home area: at home and away."""

CARD_AT: Final = tuple(
    tuple(AT_HOME_CARD if ally == AT_HOME[area] else AWAY_CARD if ALLIES[ally].home else ally for ally in range(KINDS))
    for area in range(len(AREAS))
)
"""By area and ally, the card it counts as."""

STAKES: Final = (max(POINTS) + 1) * 2
"""Points of the goal × whether its area is missing from the seat's set."""

WEIGHTS: Final = (CONTEXTS + STAKES) * CARDS
"""One weight for each context and card, then one for each stake and card."""


def stake(goal: int, won: Sequence[int]) -> int:
    """What a goal means to a seat that has won these."""
    area = goal >> AREA_SHIFT
    return (goal & POINTS_MASK) * 2 + all(other >> AREA_SHIFT != area for other in won)


def lacking(goal: int, size: int) -> int:
    """The part of a context that says how many cards the goal lacks."""
    short = (goal & POINTS_MASK) - size
    return 9 * (MOST_LACKING if short > MOST_LACKING else short if short > 0 else 0)


def leader(cards: Sequence[int], area: int) -> int:
    """The seat with the highest sum of base numbers among face-up cards, NOBODY if there are none."""
    base = BASE[area]
    sums: dict[int, int] = {}
    for card in cards:
        seat = card >> SEAT_SHIFT & 7
        sums[seat] = sums.get(seat, 0) + (base[card & KIND] or 0)
    return max(sums, key=sums.__getitem__) if sums else NOBODY


def context(short: int, above: int, leading: int, seat: int) -> int:
    """The context of a column for a seat; `above` owns the face-down card at the bottom, `leading` the best sum."""
    return short + (0 if above < 0 else 3 if above == seat else 6) + (0 if leading < 0 else 1 if leading == seat else 2)


def contexts(columns: list[list[int]], goals: list[int]) -> tuple[list[int], list[int], list[int]]:
    """By column: the cards lacking, the owner of a face-down card at the bottom, and the leader."""
    short = [lacking(goal, len(cards)) for cards, goal in zip(columns, goals, strict=True)]
    above = [(cards[-1] & FACE_UP) >> SEAT_SHIFT if cards and cards[-1] & DOWN else NOBODY for cards in columns]
    leading = [
        leader(cards[:-1] if owner >= 0 else cards, goal >> AREA_SHIFT)
        for cards, goal, owner in zip(columns, goals, above, strict=True)
    ]
    return short, above, leading


def features(context: int, at_stake: int, card: int) -> tuple[int, int]:
    """The weights of placing a card (of `CARD_AT`) in a context for a stake."""
    return context * CARDS + card, (CONTEXTS + at_stake) * CARDS + card
