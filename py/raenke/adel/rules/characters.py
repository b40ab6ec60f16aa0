"""The table of the 18 characters: code, rank, income colour, build limit, and when the power applies."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from raenke.adel.rules.districts import BLUE, GREEN, RED, YELLOW


class Power(Enum):
    """When a character's power applies; the income of its colour is not part of it."""

    TURN = "turn"
    """Used by choice during the turn; implemented in `naming`, `hands`, `powers` or `rank_eight`."""
    CALL = "call"
    """Automatic when the rank is called."""
    TAKEN = "taken"
    """Automatic after taking gold or cards."""
    END = "end"
    """Automatic at the end of the turn."""


class Character(NamedTuple):
    """A row of the table; `must` marks a mandatory power, which has to be used before the turn can end."""

    code: str
    rank: int
    power: Power
    colour: int | None = None
    builds: int = 1
    must: bool = False
    dark: bool = False


CHARACTERS: Final = (
    Character("As", 1, Power.TURN),
    Character("Th", 2, Power.TURN),
    Character("Mg", 3, Power.TURN),
    Character("Ki", 4, Power.CALL, YELLOW),
    Character("Pr", 5, Power.CALL, BLUE),
    Character("Me", 6, Power.TAKEN, GREEN),
    Character("Ar", 7, Power.TAKEN, builds=3),
    Character("Wa", 8, Power.TURN, RED),
    Character("Wt", 1, Power.TURN, must=True, dark=True),
    Character("Tx", 2, Power.CALL, dark=True),
    Character("Cj", 3, Power.TURN, dark=True),
    Character("Sc", 4, Power.TURN, YELLOW, must=True, dark=True),
    Character("Pa", 5, Power.TURN, BLUE, dark=True),
    Character("Al", 6, Power.END, dark=True),
    Character("Co", 7, Power.TURN, builds=0, dark=True),
    Character("Di", 8, Power.TURN, RED, dark=True),
    Character("At", 9, Power.TURN, dark=True),
    Character("Qu", 9, Power.CALL, dark=True),
)

ROLES: Final = len(CHARACTERS)
CODES: Final = tuple(row.code for row in CHARACTERS)
INDEX: Final = {code: character for character, code in enumerate(CODES)}
RANK: Final = tuple(row.rank for row in CHARACTERS)
RANKS: Final = 9
"""The highest rank; games without a ninth character have one rank less."""

(ASSASSIN, THIEF, MAGICIAN, KING, PREACHER, MERCHANT, ARCHITECT, WARLORD, WITCH, TAX_COLLECTOR, CONJURER, SCHEMER,
 PARDONER, ALCHEMIST, CONQUEROR, DIPLOMAT, ARTIST, QUEEN) = range(ROLES)  # fmt: skip

CROWN_RANK: Final = 4
"""The rank that is never set aside face up."""
QUEEN_NEEDS: Final = 5
"""The minimum number of players for the Queen."""
NINE_NEED: Final = 3

BASE: Final = tuple(c for c in range(ROLES) if not CHARACTERS[c].dark)
DARK: Final = tuple(c for c in range(ROLES) if CHARACTERS[c].dark and c != QUEEN)

assert len(set(CODES)) == ROLES == 18, "each character has a code of its own"
assert [RANK.count(rank) for rank in range(1, RANKS + 1)] == [2] * RANKS, "two characters share each rank"
assert [RANK[c] for c in BASE] == [*range(1, 9)], "the base game has one of each rank up to 8"
assert [RANK[c] for c in DARK] == [*range(1, 10)], "the expansion's preset has one of each rank"
