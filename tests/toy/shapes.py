"""Types of the toy's messages to the page."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from raenke.shapes import Code, Event, GameFact, Seat, View

EventKind = Literal["round-began", "rolled", "laid", "revealed", "won", "game-over"]


class Laid(TypedDict):
    """A card placed this round; null while it lies face down and belongs to another seat."""

    seat: Seat
    side: int
    card: int | None


class ToyView(View):
    """The view of a game of the toy."""

    die: int | None
    limit: int
    points: list[int]
    laid: list[Laid]
    hand: list[int]
    hands: list[list[int]] | None
    held: list[int]


class ToyEvent(Event):
    """An event; fields that do not apply are absent."""

    kind: EventKind  # type: ignore[misc] # narrower than in any Event
    card: NotRequired[int]
    side: NotRequired[int]
    points: NotRequired[int]


class CardFact(TypedDict):
    """A card."""

    code: Code


class ToyFact(GameFact):
    """What the page must know of the toy before a game is set up."""

    cards: list[CardFact]
