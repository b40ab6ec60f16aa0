"""Cities: adding and removing districts, and which cities are complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel.knowledge.card_log import BURIED, UNTUCKED
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.districts import BELL_TOWER, BIT, MUSEUM, mask
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import move

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


def has_doubles(state: State, seat: int) -> bool:
    """Whether a city contains two districts of the same kind."""
    return state.built[seat].bit_count() != len(state.cities[seat])


def add(state: State, seat: int, kind: int) -> None:
    """Add a district to a city."""
    state.cities[seat].append(kind)
    state.built[seat] |= BIT[kind]


def destroy(state: State, seat: int, district: int) -> None:
    """Remove a district from a city; the caller places the card and calls `destroyed` for the consequences."""
    state.cities[seat].remove(district)
    state.built[seat] = mask([d & KIND for d in state.cities[seat]])


def destroyed(state: State, seat: int, district: int) -> None:
    """Consequences of a loss: a Bell Tower's declaration is void, and a city may no longer be complete."""
    if district & KIND == BELL_TOWER and state.need < state.deal.goal:
        state.need = state.deal.goal
        if state.observer:
            state.observer(Event("bell-void", seat))
        _check_incomplete(state, "bell-void")
    else:
        _check_incomplete(state, "destroyed")


def replace(state: State, seat: int, old: int, new: int) -> None:
    """Replace a district by the one it was exchanged for."""
    city = state.cities[seat]
    city[city.index(old)] = new
    state.built[seat] = mask([d & KIND for d in city])


def bury(state: State, kind: int) -> None:
    """Put a card from a city under the pile, and a Museum's cards after it (A24)."""
    move(state, BURIED, cards=(kind,))
    if kind == MUSEUM:
        empty_museum(state)


def empty_museum(state: State) -> None:
    """Put the Museum's cards under the pile, in the order in which they were tucked."""
    move(state, UNTUCKED, cards=tuple(state.museum))


def ring_bell(state: State, seat: int) -> None:
    """Declare the Bell Tower; cities that this completes are ranked clockwise from its owner (A21)."""
    state.need = state.deal.goal - 1
    if state.observer:
        state.observer(Event("bell", seat, by="Bel"))
    check_complete(state, seat)


def check_complete(state: State, first: int) -> None:
    """Mark cities with enough districts as complete, clockwise from this seat."""
    finished, players = state.finished, state.players
    for seat in (*range(first, players), *range(first)):
        if len(state.cities[seat]) >= state.need and seat not in finished:
            finished.append(seat)
            if state.observer:
                state.observer(Event("complete", seat, amount=len(finished)))


def _check_incomplete(state: State, cause: str) -> None:
    for seat in [s for s in state.finished if len(state.cities[s]) < state.need]:
        state.finished.remove(seat)
        if state.observer:
            state.observer(Event("incomplete", seat, cause=cause))
