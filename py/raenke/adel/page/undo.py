"""Undo rules: events that reveal a secret to a seat, after which it may not undo its last decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge.card_log import DREW, GAVE, LOOKED, MOVES, PLAYED, SWAPPED
from raenke.adel.rules.cards import HIDDEN, KIND
from raenke.adel.rules.districts import LIGHTHOUSE
from raenke.adel.rules.events import Event, can_read
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View
    from raenke.adel.shapes import EventKind

Reason = Callable[[Event, "View", int], str]


def revealed_secret(event: Event, before: View, seat: int) -> str:
    """Id of the reason if an event revealed to a seat what was not in its view `before`, or ""."""
    reason = REASONS.get(event.kind)
    return reason(event, before, seat) if reason else ""


# Moves of cards: a secret for those who see the cards, did not own them, and did not know them where they came from.


def _top_unknown(event: Event, before: View, seat: int) -> bool:
    """The pile's top may be known, because the seat has put cards under the pile itself."""
    return HIDDEN in before.pile[: event.number]


def _given_unknown(event: Event, before: View, seat: int) -> bool:
    """Only of a tribute, for the Conjurer has looked at the hand before."""
    return event.number > 0 and seat != event.seat and event.district not in before.hands[event.seat]


def _played_unknown(event: Event, before: View, seat: int) -> bool:
    """From another's hand if there is another seat."""
    owner = event.seat if event.other == NOBODY else event.other
    return seat != owner and event.district not in before.hands[owner]


def _hand_unknown(event: Event, before: View, seat: int) -> bool:
    return seat != event.other and HIDDEN in before.hands[event.other]


def _swapped_unknown(event: Event, before: View, seat: int) -> bool:
    return HIDDEN in before.hands[event.other if seat == event.seat else event.seat]


def _learned(move: int, unknown: Callable[[Event, View, int], bool]) -> dict[EventKind, Reason]:
    def reason(event: Event, before: View, seat: int) -> str:
        return MOVES[move].undo if can_read(event, seat) and unknown(event, before, seat) else ""

    return dict.fromkeys(MOVES[move].reports, reason)


_PLAYED: Final = _learned(PLAYED, _played_unknown)["built"]


def _built(event: Event, before: View, seat: int) -> str:
    """Another seat's card was revealed, or the seat saw the pile with a Lighthouse."""
    searches = event.seat == seat and event.district & KIND == LIGHTHOUSE and before.pile
    return _PLAYED(event, before, seat) or ("looked" if searches else "")


def _revealed(event: Event, before: View, seat: int) -> str:
    return "called" if before.holders[event.rank] != event.seat else ""


def _unanswered(event: Event, before: View, seat: int) -> str:
    """Nobody answered; no secret if the seat knew that the character was set aside."""
    return "" if before.characters[event.rank - 1] in (*before.up, before.down) else "called"


def _drafted(event: Event, before: View, seat: int) -> str:
    """With fewer than four players, others picked before the seat sees the remaining characters again.

    A person who looks on by the public view has not picked: if one has, that alone refuses the undo.
    """
    return "passed" if before.players < 4 and event.seat != seat and before.seat == seat else ""


REASONS: Final[dict[EventKind, Reason]] = {
    **_learned(DREW, _top_unknown),
    **_learned(GAVE, _given_unknown),
    **_learned(SWAPPED, _swapped_unknown),
    **_learned(LOOKED, _hand_unknown),
    "built": _built,
    "shuffled": lambda event, before, seat: "shuffled",
    "round-ended": lambda event, before, seat: "round",
    "set-aside": lambda event, before, seat: "round",
    "drafted": _drafted,
    "put-aside": _drafted,
    "revealed": _revealed,
    "unanswered": _unanswered,
}
