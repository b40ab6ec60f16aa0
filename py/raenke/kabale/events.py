"""Event and chance types of Kabale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.kabale.shapes import EventKind

Shuffle = tuple[int, tuple[int, ...]]
"""A chance outcome: the seat whose discards were shuffled, and the new draw order."""


class Event(NamedTuple):
    """An event; fields that do not apply are NOBODY."""

    kind: EventKind
    seat: int = NOBODY
    card: int = NOBODY
    column: int = NOBODY
    position: int = NOBODY
    to_column: int = NOBODY
    to_position: int = NOBODY
    detail: Any = None
    by: str = ""
    """The code of the ally whose rule did it."""
    hidden: bool = False
    """Whether `redact` withheld the card."""
