"""Magician and Conjurer: powers that affect hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel.knowledge.card_log import GAVE, LOOKED, PUT_UNDER
from raenke.adel.rules import building
from raenke.adel.rules.actions import BUILD, DRAW_ANEW, KEEP_CARD, LOOK, PUT, SWAP, add_each
from raenke.adel.rules.cards import MOST_SEATS
from raenke.adel.rules.decisions import CONJURING, POWER, PUTTING, TURN, effect_at, legal_at, power, turn_effect
from raenke.adel.rules.districts import KINDS
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import draw, move, play, swap_hands
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


# Magician


@power("Mg")
def may_trade_cards(state: State, seat: int, actions: list[int]) -> None:
    """The Magician swaps hands, or puts any number of cards under the pile and draws as many (A17)."""
    held = state.holds[seat]
    for other in range(state.players):
        if other != seat and (held or state.holds[other]):
            actions.append(SWAP + other)
    add_each(held, PUT, actions)


@turn_effect(SWAP, MOST_SEATS)
def swap(state: State, action: int) -> None:
    """Swap hands."""
    seat, other = state.turn, action - SWAP
    state.used |= POWER
    swap_hands(state, seat, other, "Mg")


@turn_effect(PUT, KINDS)
def put_first(state: State, action: int) -> None:
    """Put the first card under the pile."""
    state.used |= POWER
    state.asked = 0
    state.pending = PUTTING
    put(state, action)


@legal_at(PUTTING)
def may_put(state: State) -> list[int]:
    """Put another card under the pile, or draw."""
    actions: list[int] = []
    add_each(state.holds[state.turn], PUT, actions)
    return [*actions, DRAW_ANEW]


@effect_at(PUTTING)
def put(state: State, action: int) -> None:
    """Put a card under the pile, or draw as many as were put there."""
    seat = state.turn
    if action == DRAW_ANEW:
        state.pending = TURN
        draw(state, seat, state.asked, "Mg")
        state.asked = 0
        return
    state.asked += 1
    move(state, PUT_UNDER, seat, (action - PUT,), event="put-under", by="Mg")


# Conjurer


@power("Cj")
def may_look(state: State, seat: int, actions: list[int]) -> None:
    """The Conjurer looks at another hand that is not empty (A18)."""
    for other in range(state.players):
        if other != seat and state.holds[other]:
            actions.append(LOOK + other)


@turn_effect(LOOK, MOST_SEATS)
def look(state: State, action: int) -> None:
    """Look at a hand, which is logged as known from then on."""
    seat, other = state.turn, action - LOOK
    state.used |= POWER
    state.pending, state.asked_seat = CONJURING, other
    move(state, LOOKED, seat, tuple(state.hands[other]), other, event="looked", by="Cj")


@legal_at(CONJURING)
def may_conjure(state: State) -> list[int]:
    """Keep any card of that hand, or build it if affordable."""
    there = state.holds[state.asked_seat]
    actions: list[int] = []
    add_each(there, KEEP_CARD, actions)
    add_each(there & building.affordable(state, state.turn), BUILD, actions)
    return actions


@effect_at(CONJURING)
def conjure(state: State, action: int) -> None:
    """Take the card into the hand, or build it, exempt from the build limit and the ban on duplicates."""
    seat, other = state.turn, state.asked_seat
    state.pending = TURN
    if action >= BUILD:
        play(state, other, action - BUILD)
        building.put_up(state, action - BUILD, by="Cj")
    else:
        kind = action - KEEP_CARD
        move(state, GAVE, other, (kind,), seat)
        if state.observer:
            state.observer(Event("conjured", seat, other, district=kind, by="Cj"))
    state.asked_seat = NOBODY
