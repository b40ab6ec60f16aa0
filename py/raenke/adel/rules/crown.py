"""Where the crown goes: to the King, from the Schemer, by abdication."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules.districts import BIT, THRONE_ROOM
from raenke.adel.rules.events import Event

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

LONGEST_REIGN: Final = 3
THRONE_ROOM_GOLD: Final = 1

_THRONE_ROOM: Final = BIT[THRONE_ROOM]


def move_crown(state: State, seat: int, cause: str) -> None:
    """Gives the crown to a seat; if that is another than had it, a Throne Room pays its owner (A26)."""
    before = state.crown
    if seat == before:
        return
    state.crown = seat
    state.reign = 0
    if state.observer:
        state.observer(Event("crown", seat, before, cause=cause))
    for owner in range(state.players):
        if state.built[owner] & _THRONE_ROOM:
            state.gold[owner] += THRONE_ROOM_GOLD
            if state.observer:
                state.observer(Event("throne-room", owner, amount=THRONE_ROOM_GOLD))


def king(state: State, seat: int) -> None:
    """The King takes the crown, also bewitched (A7)."""
    move_crown(state, seat, "Ki")


def abdicate(state: State) -> None:
    """With the option: who began three rounds running with the crown passes it to the left before a fourth (A28)."""
    if state.deal.abdication and state.reign >= LONGEST_REIGN:
        move_crown(state, (state.crown + 1) % state.players, "abdication")
