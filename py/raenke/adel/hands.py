"""Magician and Conjurer: what they do with hands, their own and others'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel import building
from raenke.adel.actions import BUILD, DRAW_ANEW, KEEP_CARD, LOOK, PUT, SWAP, add_each
from raenke.adel.cards import MOST_SEATS
from raenke.adel.districts import KINDS
from raenke.adel.events import Event
from raenke.adel.stages import CONJURING, POWER, PUTTING, TURN, decided_when, in_turn, options_when, power
from raenke.adel.trail import GAVE, LOOKED, PUT_UNDER, SWAPPED, Trace
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.state import State


# Magician


@power("Mg")
def may_trade_cards(state: State, seat: int, actions: list[int]) -> None:
    """The Magician swaps hands, or puts any cards under the pile, to draw as many (A17)."""
    held = state.holds[seat]
    for other in range(state.players):
        if other != seat and (held or state.holds[other]):
            actions.append(SWAP + other)
    add_each(held, PUT, actions)


@in_turn(SWAP, MOST_SEATS)
def swap(state: State, action: int) -> None:
    """Swaps hands; both now know both."""
    seat, other = state.turn, action - SWAP
    hands, holds = state.hands, state.holds
    own, theirs = tuple(hands[seat]), tuple(hands[other])
    state.used |= POWER
    state.trail += (
        Trace(LOOKED, seat, theirs, other),
        Trace(LOOKED, other, own, seat),
        Trace(SWAPPED, seat, other=other),
    )
    hands[seat], hands[other] = hands[other], hands[seat]
    holds[seat], holds[other] = holds[other], holds[seat]
    if state.watch:
        state.watch(Event("swapped", seat, other, cards=own, others=theirs))


@in_turn(PUT, KINDS)
def put_first(state: State, action: int) -> None:
    """Puts a first card under the pile."""
    state.used |= POWER
    state.asked = 0
    state.stage = PUTTING
    put(state, action)


@options_when(PUTTING)
def may_put(state: State) -> list[int]:
    """Another card, or draw."""
    actions: list[int] = []
    add_each(state.holds[state.turn], PUT, actions)
    return [*actions, DRAW_ANEW]


@decided_when(PUTTING)
def put(state: State, action: int) -> None:
    """Puts a card under the pile, or draws as many as were put there."""
    seat = state.turn
    if action == DRAW_ANEW:
        state.stage = TURN
        state.draw(seat, state.asked, "Mg")
        state.asked = 0
        return
    kind = action - PUT
    state.asked += 1
    state.lose(seat, kind, Trace(PUT_UNDER, seat, (kind,)))
    state.pile.insert(0, kind)
    if state.watch:
        state.watch(Event("put-under", seat, cards=(kind,), number=1, cause="Mg"))


# Conjurer


@power("Cj")
def may_look(state: State, seat: int, actions: list[int]) -> None:
    """The Conjurer looks at another's hand that is not empty (A18)."""
    for other in range(state.players):
        if other != seat and state.holds[other]:
            actions.append(LOOK + other)


@in_turn(LOOK, MOST_SEATS)
def look(state: State, action: int) -> None:
    """Sees a hand, and will know it."""
    seat, other = state.turn, action - LOOK
    state.used |= POWER
    kinds = tuple(state.hands[other])
    state.stage, state.asked_seat = CONJURING, other
    state.trail.append(Trace(LOOKED, seat, kinds, other))
    if state.watch:
        state.watch(Event("looked", seat, other, cards=kinds, number=len(kinds)))


@options_when(CONJURING)
def may_conjure(state: State) -> list[int]:
    """Any card of that hand, to keep or, if it can be paid, to build."""
    there = state.holds[state.asked_seat]
    actions: list[int] = []
    add_each(there, KEEP_CARD, actions)
    add_each(there & building.affordable(state, state.turn), BUILD, actions)
    return actions


@decided_when(CONJURING)
def conjure(state: State, action: int) -> None:
    """Takes the card into the hand, or builds it beyond the limit and even if there is its like."""
    seat, other = state.turn, state.asked_seat
    state.stage = TURN
    if action >= BUILD:
        state.spend(other, action - BUILD)
        building.put_up(state, action - BUILD, "Cj")
    else:
        kind = action - KEEP_CARD
        state.lose(other, kind, Trace(GAVE, other, (kind,), seat))
        state.gain(seat, kind)
        if state.watch:
            state.watch(Event("conjured", seat, other, district=kind))
    state.asked_seat = NOBODY
