"""Serialization of events, and statistics from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from raenke.adel.page.views import code_of, codes_of, line_shape
from raenke.adel.rules import characters
from raenke.adel.rules.actions import END
from raenke.adel.rules.cards import GILT
from raenke.adel.rules.events import Event
from raenke.adel.rules.state import State
from raenke.game import NOBODY
from raenke.view_fields import set_event_fields

if TYPE_CHECKING:
    from raenke.adel import shapes


def event(event: Event, token: int) -> shapes.AdelEvent:
    """Serialize an event that is already redacted for the viewer."""
    shown: shapes.AdelEvent = {"kind": event.kind, "token": token}
    set_event_fields(shown, event)
    if event.other != NOBODY:
        shown["other"] = event.other
    if event.character != NOBODY:
        shown["character"] = characters.CODES[event.character]
    if event.rank:
        shown["rank"] = event.rank
    if event.target != NOBODY:
        shown["target"] = characters.CODES[event.target]
    if event.victim != NOBODY:
        shown["victim"] = event.victim
    if event.giver != NOBODY:
        shown["giver"] = event.giver
    if event.district != NOBODY:
        shown["district"] = code_of(event.district)
        if event.district >= GILT:
            shown["gold"] = True
    if event.given != NOBODY:
        shown["given"] = code_of(event.given)
    if event.amount or event.kind in _AMOUNT_MAY_BE_ZERO:
        shown["amount"] = event.amount
    if event.number:
        shown["number"] = event.number
    if event.cause:
        shown["cause"] = event.cause
    if event.kind == "set-aside":
        shown["characters"] = [characters.CODES[character] for character in event.cards]
    elif event.kind == "scored":
        shown["lines"] = [line_shape(line) for line in event.detail]
    elif event.kind == "game-over":
        shown["scores"], shown["winners"] = [*event.detail], [*event.cards]
    else:
        if event.cards:
            shown["cards"] = codes_of(event.cards)
        if event.others:
            shown["others"] = codes_of(event.others)
    return shown


_AMOUNT_MAY_BE_ZERO: Final = frozenset({"robbed", "tribute", "destroyed", "exchanged", "scored"})
"""The kinds of events of which an amount of 0 says something."""


def opening(state: State) -> Event:
    """The event of the initial state: the first round began."""
    return Event("round-began", state.crown, amount=1)


def action_event(action: int, events: Sequence[Event]) -> Event:
    """The first, but the end of a turn comes after what it costs and brings."""
    return next(each for each in events if each.kind == "turn-ended") if action == END else events[0]


def is_gain(event: Event) -> bool:
    """A district that came into the city, or the city's completion."""
    return event.kind in ("built", "exchanged", "complete")


def stats(state: State, events: Iterable[Event]) -> list[dict[str, dict[str, int]]]:
    """By seat, how often it acted as each character and built each kind of district."""
    seats: list[dict[str, dict[str, int]]] = [{"characters": {}, "districts": {}} for _ in range(state.players)]
    for event in events:
        if event.kind == "revealed":
            _count(seats[event.seat]["characters"], characters.CODES[event.character])
        elif event.kind == "built":
            _count(seats[event.seat]["districts"], code_of(event.district))
    return seats


def _count(counts: dict[str, int], code: str) -> None:
    counts[code] = counts.get(code, 0) + 1
