"""The table of the 41 district kinds: cost, colour, copies, points, and when a violet effect applies."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Works(Enum):
    """When a violet district's effect applies."""

    TURN = "turn"
    """Used by choice during the owner's turn (`workshops.py`)."""
    BUILT = "built"
    """Asks its owner for a decision right after it is built (`building.py`)."""
    END = "end"
    """Automatic at the end of the owner's turn (`automatic.py`)."""
    SCORE = "score"
    """At the final scoring (`scoring.py`)."""
    ALWAYS = "always"
    """Modifies another rule, at the place given in `ALWAYS_AT`."""


class District(NamedTuple):
    """A row of the table; `points` is given only where it differs from the cost."""

    code: str
    cost: int
    colour: int
    copies: int = 1
    works: tuple[Works, ...] = ()
    points: int | None = None
    dark: bool = False


COLOURS: Final = ("yellow", "blue", "green", "red", "violet")
YELLOW, BLUE, GREEN, RED, VIOLET = range(5)

DISTRICTS: Final = (
    District("Man", 3, YELLOW, 5),
    District("Cas", 4, YELLOW, 4),
    District("Pal", 5, YELLOW, 3),
    District("Tem", 1, BLUE, 3),
    District("Chu", 2, BLUE, 3),
    District("Mon", 3, BLUE, 3),
    District("Cat", 5, BLUE, 2),
    District("Tav", 1, GREEN, 5),
    District("Mar", 2, GREEN, 4),
    District("Tra", 2, GREEN, 3),
    District("Doc", 3, GREEN, 3),
    District("Har", 4, GREEN, 3),
    District("Tow", 5, GREEN, 2),
    District("Wat", 1, RED, 3),
    District("Pri", 2, RED, 3),
    District("Bat", 3, RED, 3),
    District("For", 5, RED, 2),
    District("Hau", 2, VIOLET, 1, (Works.SCORE,)),
    District("Kee", 3, VIOLET, 2, (Works.ALWAYS,)),
    District("Lab", 5, VIOLET, 1, (Works.TURN,)),
    District("Smi", 5, VIOLET, 1, (Works.TURN,)),
    District("Obs", 5, VIOLET, 1, (Works.ALWAYS,)),
    District("Gra", 5, VIOLET, 1, (Works.ALWAYS,)),
    District("Lib", 6, VIOLET, 1, (Works.ALWAYS,)),
    District("Sch", 6, VIOLET, 1, (Works.ALWAYS,)),
    District("Uni", 6, VIOLET, 1, points=8),
    District("Dra", 6, VIOLET, 1, points=8),
    District("Lig", 3, VIOLET, 1, (Works.BUILT,), dark=True),
    District("Arm", 3, VIOLET, 1, (Works.TURN,), dark=True),
    District("Mus", 4, VIOLET, 1, (Works.TURN, Works.SCORE), dark=True),
    District("Tre", 4, VIOLET, 1, (Works.SCORE,), dark=True),
    District("Map", 5, VIOLET, 1, (Works.SCORE,), dark=True),
    District("Wis", 5, VIOLET, 1, (Works.SCORE,), dark=True),
    District("Qua", 5, VIOLET, 1, (Works.ALWAYS,), dark=True),
    District("Poo", 5, VIOLET, 1, (Works.END,), dark=True),
    District("Bel", 5, VIOLET, 1, (Works.BUILT,), dark=True),
    District("Fac", 6, VIOLET, 1, (Works.ALWAYS,), dark=True),
    District("Par", 6, VIOLET, 1, (Works.END,), dark=True),
    District("Hos", 6, VIOLET, 1, (Works.ALWAYS,), dark=True),
    District("Thr", 6, VIOLET, 1, (Works.ALWAYS,), dark=True),
    District("Wal", 6, VIOLET, 1, (Works.ALWAYS,), dark=True),
)

KINDS: Final = len(DISTRICTS)
CODES: Final = tuple(row.code for row in DISTRICTS)
INDEX: Final = {code: kind for kind, code in enumerate(CODES)}
COST: Final = tuple(row.cost for row in DISTRICTS)
COLOUR: Final = tuple(row.colour for row in DISTRICTS)
POINTS: Final = tuple(row.cost if row.points is None else row.points for row in DISTRICTS)

(HAUNTED, KEEP, LABORATORY, SMITHY, OBSERVATORY, GRAVEYARD, LIBRARY, SCHOOL, UNIVERSITY, DRAGON_GATE,
 LIGHTHOUSE, ARMORY, MUSEUM, TREASURY, MAP_ROOM, WISHING_WELL, QUARRY, POOR_HOUSE, BELL_TOWER, FACTORY, PARK,
 HOSPITAL, THRONE_ROOM, GREAT_WALL) = range(INDEX["Hau"], KINDS)  # fmt: skip

ALWAYS_AT: Final = {
    KEEP: "rank_eight.untouchable",
    OBSERVATORY: "taking.draws",
    LIBRARY: "taking.keeps",
    GRAVEYARD: "rank_eight.asks_graveyard",
    SCHOOL: "taking.income_of",
    QUARRY: "building.buildable",
    FACTORY: "building.cost",
    HOSPITAL: "calling.answers_murdered",
    THRONE_ROOM: "crown.move_crown",
    GREAT_WALL: "rank_eight.surcharge",
}
"""By kind with an effect of type ALWAYS, the function that implements it."""

BIT: Final = tuple(1 << kind for kind in range(KINDS))
"""By kind, its bit; sets of kinds are bit masks, since cities and hands are tested in every turn."""


def working(works: Works) -> set[int]:
    """The kinds whose effect applies at this time."""
    return {kind for kind in range(KINDS) if works in DISTRICTS[kind].works}


def mask(kinds: tuple[int, ...] | list[int]) -> int:
    """The bit mask of some kinds."""
    found = 0
    for kind in kinds:
        found |= BIT[kind]
    return found


OF_COLOUR: Final = tuple(mask([k for k in range(KINDS) if COLOUR[k] == colour]) for colour in range(len(COLOURS)))
VIOLETS: Final = OF_COLOUR[VIOLET]

PLAIN_DECK: Final = tuple(k for k in range(KINDS) if COLOUR[k] != VIOLET for _ in range(DISTRICTS[k].copies))
BASE_VIOLETS: Final = tuple(
    k for k in range(KINDS) if COLOUR[k] == VIOLET and not DISTRICTS[k].dark for _ in range(DISTRICTS[k].copies)
)
DARK_VIOLETS: Final = tuple(k for k in range(KINDS) if DISTRICTS[k].dark)
ALL_VIOLETS: Final = (*BASE_VIOLETS, *DARK_VIOLETS)

assert len(set(CODES)) == KINDS == 41, "each kind has a code of its own"
assert (len(PLAIN_DECK), len(BASE_VIOLETS), len(DARK_VIOLETS)) == (54, 11, 14), "as many cards as the game has"
assert set(ALWAYS_AT) == working(Works.ALWAYS), "each such rule has a place"
