"""The shapes of the toy that would cross to the page."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from raenke.shapes import Code, Event, GameFact, Seat, View

EventKind = Literal["round-began", "rolled", "laid", "revealed", "won", "game-over"]


class Laid(TypedDict):
    """A card of this round; null while it lies face down and is another's."""

    seat: Seat
    side: int
    card: int | None


class ToyView(View):
    """A whole table of the toy."""

    die: int | None
    limit: int
    points: list[int]
    laid: list[Laid]
    hand: list[int]
    hands: list[list[int]] | None
    held: list[int]


class ToyEvent(Event):
    """Something that happened; what does not apply is not there."""

    kind: EventKind  # type: ignore[misc] # narrower than in any Event
    card: NotRequired[int]
    side: NotRequired[int]
    points: NotRequired[int]


class CardFact(TypedDict):
    """A card."""

    code: Code


class ToyFact(GameFact):
    """What the page must know of the toy before a table stands."""

    cards: list[CardFact]
