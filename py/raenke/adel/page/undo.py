"""Which events reveal a secret to a seat, so that it may no longer undo its last decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.rules.cards import HIDDEN, KIND
from raenke.adel.rules.districts import LIGHTHOUSE
from raenke.adel.rules.events import Event

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View


def revealed_secret(event: Event, before: View, seat: int) -> str:
    """Why an event bars undo: it told a seat what is not in the view `before`; "" if nothing, or only of itself."""
    reason = _REASONS.get(event.kind)
    return reason(event, before, seat) if reason else ""


def _drew(event: Event, before: View, seat: int) -> str:
    """Cards came up; those that the seat put there itself it has known."""
    return "drew" if event.seat == seat and HIDDEN in before.pile[: event.number] else ""


def _built(event: Event, before: View, seat: int) -> str:
    """Another's card came to light, or a Lighthouse lit the pile."""
    owner = event.seat if event.cause != "Cj" else event.other
    if owner != seat and event.district not in before.hands[owner]:
        return "revealed"
    return "looked" if event.seat == seat and event.district & KIND == LIGHTHOUSE and before.pile else ""


def _looked(event: Event, before: View, seat: int) -> str:
    """The seat saw a hand that was not known."""
    return "looked" if event.seat == seat and HIDDEN in before.hands[event.other] else ""


def _swapped(event: Event, before: View, seat: int) -> str:
    """Both saw the other's hand."""
    turned = event._replace(seat=event.other, other=event.seat)
    return _looked(event, before, seat) or _looked(turned, before, seat)


def _tribute(event: Event, before: View, seat: int) -> str:
    """The seat got a card for a crown that it gave."""
    came = event.number and event.other == seat
    return "looked" if came and event.district not in before.hands[event.seat] else ""


def _revealed(event: Event, before: View, seat: int) -> str:
    return "called" if before.holders[event.rank] != event.seat else ""


def _unanswered(event: Event, before: View, seat: int) -> str:
    """Nobody answered; what lies face up, or face down for who has looked, nobody can hold."""
    return "" if before.characters[event.rank - 1] in (*before.up, before.down) else "called"


def _drafted(event: Event, before: View, seat: int) -> str:
    """Others have taken theirs before the seat looks at what is left once more."""
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
