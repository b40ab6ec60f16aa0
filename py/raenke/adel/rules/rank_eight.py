"""Warlord and Diplomat: which districts they can target, the price, and the Graveyard's response."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge.card_log import SAVED
from raenke.adel.rules import city
from raenke.adel.rules.actions import (
    ACTIONS,
    DESTROY,
    EXCHANGE,
    FAR_PLACES,
    LET_GO,
    SAVE,
    exchanged,
    far_district,
    far_place,
    place,
)
from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.decisions import POWER, RESCUE, TURN, effect_at, legal_at, power, turn_effect
from raenke.adel.rules.districts import BIT, COST, GRAVEYARD, GREAT_WALL, KEEP, KINDS, MUSEUM
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import move
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

WALL_PRICE: Final = 1
GRAVEYARD_PRICE: Final = 1

_WALL: Final = BIT[GREAT_WALL]
_GRAVEYARD: Final = BIT[GRAVEYARD]

WORTH: Final = tuple(COST[d & KIND] + (d >= GILT) if d & KIND < KINDS else 0 for d in range(2 * GILT))
"""By district in a city, its cost including the Artist's gold (A5)."""


def untouchable(kind: int) -> bool:
    """The Keep is safe from rank 8."""
    return kind == KEEP


def surcharge(built: int, kind: int) -> int:
    """The extra price for a district in a city with a Great Wall, which does not protect itself."""
    return WALL_PRICE if built & _WALL and kind != GREAT_WALL else 0


def reachable(state: State, seat: int) -> bool:
    """Whether rank 8 may target a seat's city: not the Preacher's, nor a complete one (A22)."""
    return seat != state.safe and len(state.cities[seat]) < state.need


def price_of_destruction(built: int, district: int) -> int:
    """The Warlord's price for a district in a city of these kinds: its cost less 1, plus any surcharge."""
    return WORTH[district] - 1 + surcharge(built, district & KIND)


def price_of_exchange(own: int, built: int, theirs: int) -> int:
    """The Diplomat's price for a district in a city of these kinds: any higher cost, plus any surcharge (B8)."""
    return max(0, WORTH[theirs] - WORTH[own]) + surcharge(built, theirs & KIND)


# Warlord


@power("Wa")
def may_destroy(state: State, seat: int, actions: list[int]) -> None:
    """The Warlord may destroy a district he can pay for; in `ffg` also one of his own."""
    gold = state.gold[seat]
    for other, districts in enumerate(state.cities):
        if (other != seat or state.ffg) and reachable(state, other):
            found = [
                DESTROY + far_place(other, district)
                for district in districts
                if not untouchable(district & KIND) and price_of_destruction(state.built[other], district) <= gold
            ]
            actions += dict.fromkeys(found) if city.has_doubles(state, other) else found


@turn_effect(DESTROY, FAR_PLACES)
def destroy(state: State, action: int) -> None:
    """Pay and destroy; a Graveyard may save the card."""
    seat = state.turn
    other, district = far_district(action - DESTROY)
    price = price_of_destruction(state.built[other], district)
    kind = district & KIND
    state.used |= POWER
    state.gold[seat] -= price
    city.destroy(state, other, district)
    if state.observer:
        state.observer(Event("destroyed", seat, other, district=district, amount=price, by="Wa"))
    city.destroyed(state, other, district)
    owner = asks_graveyard(state, seat, kind)
    if owner == NOBODY:
        city.bury(state, kind)
    else:
        state.pending, state.to_act, state.asked = RESCUE, owner, kind


def asks_graveyard(state: State, destroyer: int, kind: int) -> int:
    """The seat whose Graveyard may save a destroyed card, or NOBODY (A23)."""
    if kind == GRAVEYARD:
        return NOBODY
    for seat, built in enumerate(state.built):
        if built & _GRAVEYARD:
            return seat if seat != destroyer and state.gold[seat] >= GRAVEYARD_PRICE else NOBODY
    return NOBODY


@legal_at(RESCUE)
def may_save(state: State) -> list[int]:
    """Pay for the card, or let it go under the pile."""
    return [SAVE, LET_GO]


@effect_at(RESCUE)
def save(state: State, action: int) -> None:
    """Take the card, publicly, into the hand, or let it go under the pile."""
    owner, kind = state.to_act, state.asked
    state.pending, state.to_act, state.asked = TURN, state.turn, 0
    if action == LET_GO:
        city.bury(state, kind)
        if state.observer:
            state.observer(Event("let-go", owner, district=kind, by="Gra"))
        return
    state.gold[owner] -= GRAVEYARD_PRICE
    move(state, SAVED, owner, (kind,), event="saved", by="Gra", amount=GRAVEYARD_PRICE)
    if kind == MUSEUM:
        city.empty_museum(state)


# Diplomat


@power("Di")
def may_exchange(state: State, seat: int, actions: list[int]) -> None:
    """The Diplomat exchanges districts if he can pay; neither city may get a duplicate (A19, A22)."""
    own_city, own_built, gold = state.cities[seat], state.built[seat], state.gold[seat]
    if not own_city or len(own_city) >= state.need:
        return
    offers = [(own & KIND, WORTH[own] + gold, EXCHANGE + place(own) * FAR_PLACES) for own in dict.fromkeys(own_city)]
    for other, districts in enumerate(state.cities):
        if other == seat or not districts or not reachable(state, other):
            continue
        built = state.built[other]
        wanted = []
        for theirs in dict.fromkeys(districts):
            kind = theirs & KIND
            if not own_built >> kind & 1 and not untouchable(kind):
                extra = surcharge(built, kind)
                if extra <= gold:
                    wanted.append((WORTH[theirs] + extra, far_place(other, theirs)))
        for kind, purse, base in offers:
            if not built >> kind & 1:
                actions += [base + far for worth, far in wanted if worth <= purse]


@turn_effect(EXCHANGE, len(ACTIONS) - EXCHANGE)
def exchange(state: State, action: int) -> None:
    """Swap the districts, with their gold, and pay the other seat."""
    seat = state.turn
    own, other, theirs = exchanged(action)
    price = price_of_exchange(own, state.built[other], theirs)
    state.used |= POWER
    state.gold[seat] -= price
    state.gold[other] += price
    city.replace(state, seat, own, theirs)
    city.replace(state, other, theirs, own)
    if state.observer:
        state.observer(Event("exchanged", seat, other, district=theirs, given=own, amount=price, by="Di"))
