"""Adel's events: the type, and who may read the secret fields of each kind. docs/WORKER.md says what each reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from raenke.adel.knowledge.card_log import ALL, BOTH, MOVES, NONE, SEAT
from raenke.game import EVERYTHING, NOBODY

if TYPE_CHECKING:
    from raenke.adel.shapes import EventKind


class Event(NamedTuple):
    """Something that happened while an action was applied; fields that do not apply keep their defaults."""

    kind: EventKind
    seat: int = NOBODY
    other: int = NOBODY
    """The other seat involved, such as the payer, the victim, or the previous holder of the crown."""
    character: int = NOBODY
    rank: int = 0
    district: int = NOBODY
    """A district in a city, with its gold, or the kind of a card."""
    given: int = NOBODY
    """The district given in exchange for `district`."""
    amount: int = 0
    """Gold, unless docs/WORKER.md says otherwise."""
    cards: tuple[int, ...] = ()
    """Kinds of cards (in a hand, in the pile, under the Museum), or the districts that pay income."""
    number: int = 0
    """The number of cards, which is public even if the cards are not."""
    others: tuple[int, ...] = ()
    """The other seat's cards in a swap of hands."""
    cause: str = ""
    """Why it happened, where that is not a card's rule; docs/WORKER.md lists the causes."""
    by: str = ""
    """The code of the character or district whose rule did it."""
    hidden: bool = False
    """Whether `redact` withheld something."""
    detail: Any = None
    target: int = NOBODY
    """The character of `rank`, where `character` is that of the acting seat."""
    victim: int = NOBODY
    """The seat whose murdered character does not answer."""
    giver: int = NOBODY
    """The Schemer's seat, which passes the crown from one seat to another."""


# Who may read the secret fields of an event, besides the readers of a move of cards: the victim.
VICTIM: Final = "victim"

# To these, `hidden` says that something was withheld. It does not say so of a victim, since whether there is one is
# the secret, nor of what nobody knows.
_MARKED: Final = (SEAT, BOTH)


SECRETS: Final[dict[EventKind, tuple[str, tuple[str, ...]]]] = {
    "looked-down": (SEAT, ("character",)),
    "drafted": (SEAT, ("character",)),
    "put-aside": (SEAT, ("character",)),
    "unanswered": (VICTIM, ("victim",)),
    "shuffled": (NONE, ("cards",)),
    **{
        kind: (move.seen_by, tuple(field for field in fields if field != "number"))
        for move in MOVES.values()
        if move.seen_by != ALL
        for kind, fields in move.reports.items()
    },
}
"""By kind, who may read its secret fields, and which these are."""

_READERS: Final[dict[str, Callable[[Event], tuple[int, ...]]]] = {
    SEAT: lambda event: (event.seat,),
    BOTH: lambda event: (event.seat, event.other),
    VICTIM: lambda event: (event.victim,),
    NONE: lambda event: (),
}

_NOTHING: Final = Event._field_defaults


def can_read(event: Event, seat: int) -> bool:
    """Whether a seat may read all of an event."""
    if event.kind not in SECRETS or seat == EVERYTHING:
        return True
    return seat != NOBODY and seat in _READERS[SECRETS[event.kind][0]](event)


def redact(event: Event, seat: int) -> Event:
    """Redact an event for a seat (NOBODY: for the public, EVERYTHING: nothing is redacted)."""
    if can_read(event, seat):
        return event
    readers, fields = SECRETS[event.kind]
    redacted = event._replace(**{field: _NOTHING[field] for field in fields})
    return redacted._replace(hidden=True) if readers in _MARKED and redacted != event else redacted
