"""Adel's events: the type, the kinds, and who may read the secret fields of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

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
    """Gold, unless KINDS says otherwise."""
    cards: tuple[int, ...] = ()
    """Kinds of cards (in a hand, in the pile, under the Museum), or the districts that pay income."""
    number: int = 0
    """The number of cards, which is public even if the cards are not."""
    others: tuple[int, ...] = ()
    """The other seat's cards in a swap of hands."""
    cause: str = ""
    """Why it happened, where that is not a card's rule; KINDS lists the causes."""
    by: str = ""
    """The code of the character or district whose rule did it."""
    hidden: bool = False
    """Whether `redact` withheld something."""
    detail: Any = None
    target: int = NOBODY
    """The character of `rank`, where `character` is that of the acting seat."""
    victim: int = NOBODY
    """The seat whose murdered character does not answer."""


# The fields set for each kind of event; all others keep their defaults. SECRETS lists who may read the secret ones.
KINDS: Final[dict[EventKind, str]] = {
    "round-began": "seat holds the crown; amount is the round's number",
    "crown": "seat has it now, other had it; by Ki or Sc, else cause: abdication, murdered",
    "throne-room": "seat's Throne Room pays amount, because the crown moved",
    "set-aside": "characters (cards) lie face up, number of others lies face down",
    "looked-down": "seat alone looked at the face-down character",
    "drafted": "seat took a character",
    "put-aside": "seat put a character aside",
    "unanswered": "nobody answered to rank, that is, target; cause: murdered (then victim held it), bewitched or none",
    "revealed": "seat answered as character; cause: murdered, bewitched or none",
    "robbed": "seat lost amount to other, the Thief's seat",
    "taxed": "seat paid amount to other, the Tax Collector's seat",
    "queen": "seat got amount, because other beside it holds the crown",
    "took-gold": "seat took amount",
    "drew": "seat drew cards; by Ar, Co, Mg, Smi or Par, else cause: cards",
    "kept": "seat kept cards of those it drew, the others (others) went under the pile",
    "extra-gold": "seat got amount; by Me or Co",
    "income": "seat got amount for its districts (cards) as character",
    "built": "seat built district for amount; by Cj out of other's hand",
    "refunded": "seat got amount back as Alchemist",
    "named": "seat named rank, that is, target, as character; by As, Th or Wt",
    "paused": "seat's turn as Witch pauses until rank, that is, target, is called",
    "resumed": "seat goes on as character, which other had",
    "swapped": "seat swapped its hand (cards) with other's (others)",
    "put-under": "seat put cards under the pile",
    "looked": "seat looked at other's hand (cards)",
    "conjured": "seat took a card from other's hand into its own",
    "tribute": "seat paid amount or a card to other, who gave it the crown",
    "pardoned": "seat took amount from other, the richest",
    "destroyed": "seat destroyed other's district for amount; by Wa or Arm",
    "saved": "seat paid amount and took district from its Graveyard into its hand",
    "let-go": "seat did not save district",
    "exchanged": "seat gave its district (given) for other's district and amount",
    "adorned": "seat put gold on its district",
    "sold": "seat gave a card to its Laboratory for amount",
    "smithed": "seat paid amount to its Smithy",
    "tucked": "seat put a card under its Museum",
    "searched": "seat took a card out of the pile from its Lighthouse",
    "looked-away": "seat took no card at its Lighthouse",
    "shuffled": "the pile lies in a new order (cards)",
    "bell": "seat declared that one district fewer ends the game",
    "bell-still": "seat left the Bell Tower still",
    "bell-void": "the declaration is void: the Bell Tower was destroyed",
    "poor-house": "seat's Poor House paid amount",
    "complete": "seat's city is complete; amount: its place among those that are",
    "incomplete": "seat's city is complete no more; cause: destroyed, bell-void",
    "turn-ended": "seat's turn as character is over",
    "round-ended": "amount is the round's number",
    "scored": "seat's points (amount), line by line in detail",
    "game-over": "points by seat in detail, winners in cards",
}

# Who may read the secret fields of an event: its seat, both its seats, its victim, or nobody.
SEAT, BOTH, VICTIM, NONE = "seat", "both", "victim", "none"

# To these, `hidden` says that something was withheld. It does not say so of a victim, since whether there is one is
# the secret, nor of what nobody knows.
_MARKED: Final = (SEAT, BOTH)

SECRETS: Final[dict[EventKind, tuple[str, tuple[str, ...]]]] = {
    "looked-down": (SEAT, ("character",)),
    "drafted": (SEAT, ("character",)),
    "put-aside": (SEAT, ("character",)),
    "unanswered": (VICTIM, ("victim",)),
    "drew": (SEAT, ("cards",)),
    "kept": (SEAT, ("cards", "others")),
    "put-under": (SEAT, ("cards",)),
    "swapped": (BOTH, ("cards", "others")),
    "looked": (BOTH, ("cards",)),
    "conjured": (BOTH, ("district",)),
    "tribute": (BOTH, ("district",)),
    "sold": (SEAT, ("district",)),
    "tucked": (SEAT, ("district",)),
    "searched": (SEAT, ("district",)),
    "shuffled": (NONE, ("cards",)),
}

_READERS: Final[dict[str, Callable[[Event], tuple[int, ...]]]] = {
    SEAT: lambda event: (event.seat,),
    BOTH: lambda event: (event.seat, event.other),
    VICTIM: lambda event: (event.victim,),
    NONE: lambda event: (),
}

_NOTHING: Final = Event._field_defaults


def redact(event: Event, seat: int) -> Event:
    """Redact an event for a seat (NOBODY: for the public, EVERYTHING: nothing is redacted)."""
    if event.kind not in SECRETS or seat == EVERYTHING:
        return event
    readers, fields = SECRETS[event.kind]
    if seat != NOBODY and seat in _READERS[readers](event):
        return event
    redacted = event._replace(**{field: _NOTHING[field] for field in fields})
    return redacted._replace(hidden=True) if readers in _MARKED and redacted != event else redacted
