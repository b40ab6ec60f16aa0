"""Serialization shared by all games: the fields of every view and every event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.game import EVERYTHING, Event, State

if TYPE_CHECKING:
    from raenke import shapes


def seat_or_null(seat: int) -> int | None:
    """A seat for JSON: null for NOBODY, CHANCE and EVERYTHING."""
    return seat if seat >= 0 else None


def view_base(game: str, state: State, seat: int, turn: int) -> shapes.ViewBase:
    """The shared fields of the view of `state` for `seat`, on the turn of seat `turn`."""
    return {
        "game": game,
        "seat": seat_or_null(seat),
        "open": seat == EVERYTHING,
        "players": state.players,
        "round": state.round,
        "turn": seat_or_null(turn),
        "to_act": seat_or_null(state.to_act),
        "over": state.over,
        "winners": state.winners(),
    }


def set_event_fields(shown: shapes.EventBase, event: Event) -> None:
    """Set the optional shared fields of a serialized event."""
    if event.seat >= 0:
        shown["seat"] = event.seat
    if event.by:
        shown["by"] = event.by
    if event.hidden:
        shown["hidden"] = True
