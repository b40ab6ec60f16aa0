"""The layout of Kabale's observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from raenke.env.layout import Field, Layout, Numbers, mark, seats_from
from raenke.kabale.actions import MOST_SEATS, OVER
from raenke.kabale.cards import (
    AREA_SHIFT,
    AREAS,
    DOWN,
    FACE_UP,
    HIDDEN,
    KIND,
    KINDS,
    POINTS,
    POINTS_MASK,
    ROUNDS,
    SEAT_SHIFT,
    SLIPPED,
)
from raenke.kabale.view import View

UNKNOWN: Final = KINDS
"""In place of an ally: a card that the viewer does not know."""

_S, _C, _K, _A, _P = MOST_SEATS, MOST_SEATS, KINDS, len(AREAS), max(POINTS)

FIELDS: Final = (
    Field("players", (_S + 1,), "1 at the number of players"),
    Field("round", (ROUNDS + 1,), "1 at the number of the round"),
    Field("pending", (OVER + 1,), "1 at what the game waits for: a placement, Cloak, Traitor, two shuffles, nothing"),
    Field("to_act", (_S,), "1 at the seat that is to decide"),
    Field("turn", (_S,), "1 at the seat whose turn it is"),
    Field("first", (_S,), "1 at the seat that began the round"),
    Field("asked_column", (_C,), "1 at the column of the Cloak or Traitor that asks"),
    Field("hand", (_K,), "own allies in hand"),
    Field("hand_sizes", (_S,), "cards in hand by seat, divided by 3"),
    Field("deck_sizes", (_S,), "cards in the draw pile by seat, divided by 25"),
    Field("discards", (_S, _K), "allies discarded, by seat"),
    Field("won", (_S, _A, _P), "goals won by seat, area and points (from 1): half their number"),
    Field("goals", (_C, _A), "the goal of a column: its points divided by 5, at its area; 0 once it is won"),
    Field("open", (_C,), "columns in which a card may be placed"),
    Field("closed", (_C,), "columns closed by a Storm"),
    Field("cards", (_C, _S, _K + 1), "cards in a column by seat and ally; the last for those the viewer does not know"),
    Field("face_down", (_C, _S), "face-down cards in a column by seat, divided by 5"),
    Field("length", (_C,), "cards in a column, divided by 25"),
    Field("bottom", (_C, _S, _K + 1), "the last card of a column, which the next one reveals if it is face down"),
    Field("bottom_down", (_C,), "whether it is face down"),
)


def write(view: View, to: Mapping[str, Numbers]) -> None:
    """Write a view into the fields."""
    seat = seats_from(view)
    to["players"][view.players] = to["round"][view.round] = to["pending"][view.pending] = 1
    mark(to["to_act"], seat(view.to_act))
    mark(to["turn"], seat(view.turn))
    mark(to["first"], seat(view.first))
    mark(to["asked_column"], view.asked_column)
    to["hand"][list(view.hand)] = 1
    for other in range(view.players):
        at = seat(other)
        to["hand_sizes"][at] = view.hand_sizes[other] / 3
        to["deck_sizes"][at] = view.deck_sizes[other] / KINDS
        to["discards"][at, list(view.discards[other])] = 1
        for goal in view.won[other]:
            to["won"][at, goal >> AREA_SHIFT, (goal & POINTS_MASK) - 1] += 0.5
    to["open"][list(view.open)] = 1
    for column, cards in enumerate(view.columns):
        _write_column(view, column, cards, to)


def _write_column(view: View, column: int, cards: tuple[int, ...], to: Mapping[str, Numbers]) -> None:
    seat = seats_from(view)
    goal = view.turned_up[column]
    if goal >= 0:
        to["goals"][column, goal >> AREA_SHIFT] = (goal & POINTS_MASK) / _P
    to["closed"][column] = view.closed[column]
    to["length"][column] = len(cards) / KINDS
    for card in cards:
        owner, ally = seat((card & FACE_UP) >> SEAT_SHIFT), _ally(card)
        to["cards"][column, owner, ally] = 1
        to["face_down"][column, owner] += bool(card & (DOWN | SLIPPED)) / 5
    if cards:
        to["bottom"][column, owner, ally] = 1
        to["bottom_down"][column] = bool(card & (DOWN | SLIPPED))


def _ally(card: int) -> int:
    kind = card & KIND
    return UNKNOWN if kind == HIDDEN else kind


LAYOUT: Final = Layout(FIELDS, write)
