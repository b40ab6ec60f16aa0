"""The card log: every move of district cards in order, from which beliefs are derived on demand.

The state keeps the full log with the kind of every card; `belief_update.py` reads it from one seat's point of view.
Appending is cheap, whereas keeping every seat's belief up to date would slow down playouts.

`MOVES` has one row per kind of move. It alone says who may know the cards: `events.redact`, belief updates and the
reasons against undo follow it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.shapes import EventKind

    Place = Literal["top", "pile", "bottom", "drawn", "hand", "other hand", "city", "museum"]
    """Where district cards come from, or go to: "top" and "bottom" of the pile, or "pile" for anywhere in it. Cities
    are changed by `rules/city.py`, because what they lack or complete comes with that."""


class LogEntry(NamedTuple):
    """One move of cards, or one look at cards."""

    move: int
    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    """Kinds of cards: of the pile top first, of a hand or the Museum in their order."""
    other: int = NOBODY
    """The other seat involved; for KEPT the index of the kept card among those drawn."""


(DREW, DREW_APART, KEPT, PUT_BACK, PUT_UNDER, TUCKED, GAVE, PLAYED, BURIED, SAVED, UNTUCKED, SWAPPED, LOOKED,
 LOOKED_APART, LOOKED_THROUGH, FETCHED) = range(16)  # fmt: skip


# Who may know the cards of a move: its seat, both its seats, everybody, or nobody.
SEAT, BOTH, ALL, NONE = "seat", "both", "all", "none"

CARDS: Final = ("cards", "number")
CARD: Final = ("district",)


class Move(NamedTuple):
    """A kind of move."""

    origin: Place | Literal[""]
    target: Place | Literal[""]
    seen_by: str
    reports: Mapping[EventKind, tuple[str, ...]] = {}
    """By kind of event that reports it, the fields with the cards, and perhaps their number, which is public."""
    undo: str = ""
    """Id of the reason why undo is refused after a seat learned unknown cards."""


MOVES: Final[Mapping[int, Move]] = {
    DREW: Move("top", "hand", SEAT, {"drew": CARDS}, "drew"),
    DREW_APART: Move("top", "drawn", SEAT, {"drew": CARDS}, "drew"),
    KEPT: Move("drawn", "hand", SEAT, {"kept": (*CARDS, "others")}),
    PUT_BACK: Move("drawn", "bottom", SEAT),
    PUT_UNDER: Move("hand", "bottom", SEAT, {"put-under": CARDS, "sold": CARD}),
    TUCKED: Move("hand", "museum", SEAT, {"tucked": CARD}),
    GAVE: Move("hand", "other hand", BOTH, {"conjured": CARD, "tribute": (*CARD, "number")}, "looked"),
    PLAYED: Move("hand", "city", ALL, {"built": CARD}, "revealed"),
    BURIED: Move("city", "bottom", ALL),
    SAVED: Move("city", "hand", ALL, {"saved": CARD}),
    UNTUCKED: Move("museum", "bottom", NONE),
    SWAPPED: Move("", "", BOTH, {"swapped": ("cards", "others")}, "looked"),
    LOOKED: Move("", "", BOTH, {"looked": CARDS}, "looked"),
    LOOKED_APART: Move("", "", SEAT),
    LOOKED_THROUGH: Move("", "", SEAT),
    FETCHED: Move("pile", "hand", SEAT, {"searched": CARD}),
}
"""By kind of move, its row; a look moves nothing, and a swap everything in two hands."""
