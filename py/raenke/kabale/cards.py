"""Card table: the 25 allies and the six areas, with code, number, home area and timing, one row per card."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Acts(Enum):
    """When a card's rule applies."""

    NEVER = "none"
    REVEALED = "reveal"
    AWARD = "award"


class Ally(NamedTuple):
    """A row of the table: the printed number (None: no number), and for a 12/8 ally its home area."""

    code: str
    number: float | None
    acts: Acts = Acts.NEVER
    home: str = ""


AREAS: Final = "AFLTRM"
AWAY: Final = 8

ALLIES: Final = (
    Ally("Ki", 20),
    Ally("Qu", 16),
    Ally("Ju", 14),
    Ally("Al", 12, home="A"),
    Ally("Fe", 12, home="F"),
    Ally("La", 12, home="L"),
    Ally("Me", 12, home="T"),
    Ally("Ca", 12, home="R"),
    Ally("Mi", 12, home="M"),
    Ally("Ex", 13, Acts.REVEALED),
    Ally("As", 9.5, Acts.REVEALED),
    Ally("St", 9, Acts.REVEALED),
    Ally("Cl", 0, Acts.REVEALED),
    Ally("Tr", 10, Acts.REVEALED),
    Ally("Mu", 11, Acts.AWARD),
    Ally("Wz", 7, Acts.AWARD),
    Ally("Wt", 1, Acts.AWARD),
    Ally("Pr", 14, Acts.AWARD),
    Ally("Sq", 2, Acts.AWARD),
    Ally("He", 12, Acts.AWARD),
    Ally("Gi", 2, Acts.AWARD),
    Ally("Do", None, Acts.AWARD),
    Ally("Dr", 11, Acts.AWARD),
    Ally("Ro", 5, Acts.AWARD),
    Ally("Be", 4, Acts.AWARD),
)

CODES: Final = tuple(ally.code for ally in ALLIES)
KINDS: Final = len(ALLIES)
INDEX: Final = {code: card for card, code in enumerate(CODES)}
AT_HOME: Final = tuple(next(i for i, ally in enumerate(ALLIES) if ally.home == area) for area in AREAS)
POINTS: Final = (1, 2, 3, 3, 4, 5)
ROUNDS: Final = 6

assert len(INDEX) == KINDS == 25, "every seat owns 25 different allies"
assert len(set(AT_HOME)) == sum(bool(ally.home) for ally in ALLIES) == len(AREAS), "each area is home to one ally"

(KING, QUEEN, JULIET, ALCHEMIST, FENCING_MASTER, LANDOWNER, MERCHANT, CARDINAL, MINSTREL,
 EXPLORER, ASSASSIN, STORM, CLOAK, TRAITOR, MUSKETEERS, WIZARD, WITCH, PRINCE, SQUIRE,
 HERMIT, GIANT, DOPPELGANGER, DRAGON, ROMEO, BEGGAR) = range(KINDS)  # fmt: skip

# A card in a column is one int: ally, seat and flags. Few bits, because playouts copy many of them.
KIND: Final = 31
SEAT_SHIFT: Final = 5
FACE_UP: Final = 255
"""Mask of ally and seat: the value of a face-up card."""
DOWN: Final = 256
SLIPPED: Final = 512
WALKED: Final = 1024
"""Flag of a face-down Explorer that walked here, and so is known to all."""
KEPT: Final = 2048
"""Unit of a counter: shuffles of the owner's discards while the card lay face down, so it was not among them."""
HIDDEN: Final = 31
"""The ally of a card that the viewer may not know."""


# A goal is one int too: area and points.
AREA_SHIFT: Final = 3
POINTS_MASK: Final = (1 << AREA_SHIFT) - 1


def goal(area: str, points: int) -> int:
    """Encode a goal as an int."""
    return AREAS.index(area) << AREA_SHIFT | points


def goal_text(goal: int) -> str:
    """The notation of a goal: the letter of its area and its points."""
    return f"{AREAS[goal >> AREA_SHIFT]}{goal & POINTS_MASK}"


ALL_GOALS: Final = tuple(goal(area, points) for area in AREAS for points in POINTS)


def _base_numbers(area: str) -> tuple[int | None, ...]:
    rows = ((AWAY if ally.home and ally.home != area else ally.number) for ally in ALLIES)
    numbers = [None if number is None else int(number * 2) for number in rows]
    return tuple(numbers + [None] * (HIDDEN + 1 - KINDS))  # HIDDEN has no number


BASE: Final = tuple(_base_numbers(area) for area in AREAS)
"""Base numbers by area and ally, **doubled**, so that the Assassin's 9½ is an integer."""
