"""Undo rules: events that reveal a secret to a seat, after which it may not undo its last decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.rules.cards import HIDDEN, KIND
from raenke.adel.rules.districts import LIGHTHOUSE
from raenke.adel.rules.events import Event

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View


def revealed_secret(event: Event, before: View, seat: int) -> str:
    """Id of the reason if an event revealed to a seat what was not in its view `before`, or ""."""
    reason = _REASONS.get(event.kind)
    return reason(event, before, seat) if reason else ""


def _drew(event: Event, before: View, seat: int) -> str:
    """The seat drew unknown cards; those it had put under the pile itself are no secret."""
    return "drew" if event.seat == seat and HIDDEN in before.pile[: event.number] else ""


def _built(event: Event, before: View, seat: int) -> str:
    """Another seat's card was revealed, or the seat saw the pile with a Lighthouse."""
    owner = event.other if event.by == "Cj" else event.seat
    if owner != seat and event.district not in before.hands[owner]:
        return "revealed"
    return "looked" if event.seat == seat and event.district & KIND == LIGHTHOUSE and before.pile else ""


def _looked(event: Event, before: View, seat: int) -> str:
    """The seat saw a hand that it did not fully know."""
    return "looked" if event.seat == seat and HIDDEN in before.hands[event.other] else ""


def _swapped(event: Event, before: View, seat: int) -> str:
    """Both seats saw the other's hand."""
    turned = event._replace(seat=event.other, other=event.seat)
    return _looked(event, before, seat) or _looked(turned, before, seat)


def _tribute(event: Event, before: View, seat: int) -> str:
    """The seat received an unknown card for the crown."""
    came = event.number and event.other == seat
    return "looked" if came and event.district not in before.hands[event.seat] else ""


def _revealed(event: Event, before: View, seat: int) -> str:
    return "called" if before.holders[event.rank] != event.seat else ""


def _unanswered(event: Event, before: View, seat: int) -> str:
    """Nobody answered; no secret if the seat knew that the character was set aside."""
    return "" if before.characters[event.rank - 1] in (*before.up, before.down) else "called"


def _drafted(event: Event, before: View, seat: int) -> str:
    """With fewer than four players, others picked before the seat sees the remaining characters again."""
    return "passed" if before.players < 4 and event.seat != seat else ""


_REASONS: Final[dict[str, Callable[[Event, View, int], str]]] = {
    "shuffled": lambda event, before, seat: "shuffled",
    "round-ended": lambda event, before, seat: "round",
    "set-aside": lambda event, before, seat: "round",
    "drafted": _drafted,
    "put-aside": _drafted,
    "revealed": _revealed,
    "unanswered": _unanswered,
    "drew": _drew,
    "built": _built,
    "looked": _looked,
    "swapped": _swapped,
    "tribute": _tribute,
}
