"""Schemer, Pardoner, Conqueror and Artist: the actions of their powers and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge.card_log import GAVE
from raenke.adel.rules.actions import (
    ADORN,
    EXTRA_CARDS,
    EXTRA_GOLD,
    GIVE_CROWN,
    GOLD,
    PARDON,
    PUT,
    add_each,
)
from raenke.adel.rules.cards import GILT, MOST_SEATS
from raenke.adel.rules.crown import move_crown
from raenke.adel.rules.decisions import ADORNED_ONE, POWER, TRIBUTE, TURN, effect_at, legal_at, power, turn_effect
from raenke.adel.rules.districts import BIT, KINDS
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import draw, move
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

TRIBUTE_GOLD: Final = 1
PARDON_GOLD: Final = 1
CONQUEST: Final = 4
ADORN_GOLD: Final = 1


# Schemer


def heirs(state: State, seat: int) -> list[int]:
    """The seats a Schemer may give the crown to: neither himself nor its holder."""
    return [other for other in range(state.players) if other not in (seat, state.crown)]


@power("Sc")
def may_give_crown(state: State, seat: int, actions: list[int]) -> None:
    """The Schemer must give the crown to another seat."""
    actions += [GIVE_CROWN + other for other in heirs(state, seat)]


@turn_effect(GIVE_CROWN, MOST_SEATS)
def give_crown(state: State, action: int) -> None:
    """Give the crown; in `ffg` the receiver pays 1 gold or, if it has one, a card of its choice."""
    seat, other = state.turn, action - GIVE_CROWN
    state.used |= POWER
    move_crown(state, other, giver=seat, by="Sc")
    if not state.ffg:
        return
    state.asked_seat = other
    if state.hands[other]:
        state.pending, state.to_act = TRIBUTE, other
    else:
        if state.gold[other]:
            _pay_gold(state, seat, other)
        state.asked_seat = NOBODY


@legal_at(TRIBUTE)
def may_pay(state: State) -> list[int]:
    """Pay 1 gold, if there is any, or a card."""
    actions = [GOLD] if state.gold[state.to_act] else []
    add_each(state.holds[state.to_act], PUT, actions)
    return actions


@effect_at(TRIBUTE)
def pay_tribute(state: State, action: int) -> None:
    """Pay the giver of the crown."""
    seat, other = state.turn, state.asked_seat
    state.pending, state.to_act, state.asked_seat = TURN, seat, NOBODY
    if action == GOLD:
        _pay_gold(state, seat, other)
        return
    move(state, GAVE, other, (action - PUT,), seat, event="tribute", by="Sc")


def _pay_gold(state: State, seat: int, other: int) -> None:
    state.gold[other] -= TRIBUTE_GOLD
    state.gold[seat] += TRIBUTE_GOLD
    if state.observer:
        state.observer(Event("tribute", other, seat, amount=TRIBUTE_GOLD, by="Sc"))


# Pardoner


@power("Pa")
def may_pardon(state: State, seat: int, actions: list[int]) -> None:
    """The Pardoner takes from the richest seat, if that is unique and another (A27)."""
    if richest(state) not in (NOBODY, seat):
        actions.append(PARDON)


def richest(state: State) -> int:
    """The only seat with the most gold, or NOBODY if tied or all are without gold."""
    most = max(state.gold)
    return state.gold.index(most) if most and state.gold.count(most) == 1 else NOBODY


@turn_effect(PARDON)
def pardon(state: State, action: int) -> None:
    """Take 1 gold from the richest seat."""
    seat, other = state.turn, richest(state)
    state.used |= POWER
    state.gold[other] -= PARDON_GOLD
    state.gold[seat] += PARDON_GOLD
    if state.observer:
        state.observer(Event("pardoned", seat, other, amount=PARDON_GOLD, by="Pa"))


# Conqueror


@power("Co")
def may_conquer(state: State, seat: int, actions: list[int]) -> None:
    """The Conqueror takes extra gold, or extra cards if the pile is not empty."""
    actions.append(EXTRA_GOLD)
    if state.pile:
        actions.append(EXTRA_CARDS)


@turn_effect(EXTRA_GOLD)
def conquer_gold(state: State, action: int) -> None:
    """Take 4 extra gold."""
    state.used |= POWER
    state.gold[state.turn] += CONQUEST
    if state.observer:
        state.observer(Event("extra-gold", state.turn, amount=CONQUEST, by="Co"))


@turn_effect(EXTRA_CARDS)
def conquer_cards(state: State, action: int) -> None:
    """Take 4 extra cards."""
    state.used |= POWER
    draw(state, state.turn, CONQUEST, "Co")


# Artist


@power("At")
def may_adorn(state: State, seat: int, actions: list[int]) -> None:
    """The Artist puts gold on own districts that bear none, up to twice a turn."""
    if state.gold[seat] >= ADORN_GOLD:
        plain = 0
        for district in state.cities[seat]:
            if district < GILT:
                plain |= BIT[district]
        add_each(plain, ADORN, actions)


@turn_effect(ADORN, KINDS)
def adorn(state: State, action: int) -> None:
    """Put 1 gold on a district, which adds 1 to its points and cost permanently."""
    seat, kind = state.turn, action - ADORN
    state.used |= POWER if state.used & ADORNED_ONE else ADORNED_ONE
    state.gold[seat] -= ADORN_GOLD
    city = state.cities[seat]
    city[city.index(kind)] = kind | GILT
    if state.observer:
        state.observer(Event("adorned", seat, district=kind | GILT, amount=ADORN_GOLD, by="At"))
