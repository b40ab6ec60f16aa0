"""Passing the crown: to the King, by the Schemer, by abdication."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules.districts import BIT, THRONE_ROOM
from raenke.adel.rules.events import Event
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

LONGEST_REIGN: Final = 3
THRONE_ROOM_GOLD: Final = 1

_THRONE_ROOM: Final = BIT[THRONE_ROOM]


def move_crown(state: State, seat: int, *, giver: int = NOBODY, by: str = "", cause: str = "") -> None:
    """Give the crown to a seat; if it changes hands, the Throne Room pays its owner (A26)."""
    before = state.crown
    if seat == before:
        return
    state.crown = seat
    state.reign = 0
    if state.observer:
        state.observer(Event("crown", seat, before, cause=cause, by=by, giver=giver))
    for owner in range(state.players):
        if state.built[owner] & _THRONE_ROOM:
            state.gold[owner] += THRONE_ROOM_GOLD
            if state.observer:
                state.observer(Event("throne-room", owner, amount=THRONE_ROOM_GOLD, by="Thr"))


def king(state: State, seat: int) -> None:
    """The King takes the crown, even when bewitched (A7)."""
    move_crown(state, seat, by="Ki")


def abdicate(state: State) -> None:
    """With the abdication option, pass the crown to the left after three consecutive rounds with it (A28)."""
    if state.deal.abdication and state.reign >= LONGEST_REIGN:
        move_crown(state, (state.crown + 1) % state.players, cause="abdication")
