"""Magician and Conjurer: powers that affect hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel.knowledge.card_log import GAVE, LOOKED, PUT_UNDER, SWAPPED, LogEntry
from raenke.adel.rules import building
from raenke.adel.rules.actions import BUILD, DRAW_ANEW, KEEP_CARD, LOOK, PUT, SWAP, add_each
from raenke.adel.rules.cards import MOST_SEATS
from raenke.adel.rules.districts import KINDS
from raenke.adel.rules.events import Event
from raenke.adel.rules.stages import CONJURING, POWER, PUTTING, TURN, effect_at, legal_at, power, turn_effect
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
    """Swap hands; both seats then know both hands."""
    seat, other = state.turn, action - SWAP
    hands, holds = state.hands, state.holds
    own, theirs = tuple(hands[seat]), tuple(hands[other])
    state.used |= POWER
    state.card_log += (
        LogEntry(LOOKED, seat, theirs, other),
        LogEntry(LOOKED, other, own, seat),
        LogEntry(SWAPPED, seat, other=other),
    )
    hands[seat], hands[other] = hands[other], hands[seat]
    holds[seat], holds[other] = holds[other], holds[seat]
    if state.observer:
        state.observer(Event("swapped", seat, other, cards=own, others=theirs, by="Mg"))


@turn_effect(PUT, KINDS)
def put_first(state: State, action: int) -> None:
    """Put the first card under the pile."""
    state.used |= POWER
    state.asked = 0
    state.stage = PUTTING
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
        state.stage = TURN
        state.draw(seat, state.asked, "Mg")
        state.asked = 0
        return
    kind = action - PUT
    state.asked += 1
    state.lose(seat, kind, LogEntry(PUT_UNDER, seat, (kind,)))
    state.pile.insert(0, kind)
    if state.observer:
        state.observer(Event("put-under", seat, cards=(kind,), number=1, by="Mg"))


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
    kinds = tuple(state.hands[other])
    state.stage, state.asked_seat = CONJURING, other
    state.card_log.append(LogEntry(LOOKED, seat, kinds, other))
    if state.observer:
        state.observer(Event("looked", seat, other, cards=kinds, number=len(kinds), by="Cj"))


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
    state.stage = TURN
    if action >= BUILD:
        state.spend(other, action - BUILD)
        building.put_up(state, action - BUILD, by="Cj")
    else:
        kind = action - KEEP_CARD
        state.lose(other, kind, LogEntry(GAVE, other, (kind,), seat))
        state.gain(seat, kind)
        if state.observer:
            state.observer(Event("conjured", seat, other, district=kind, by="Cj"))
    state.asked_seat = NOBODY
