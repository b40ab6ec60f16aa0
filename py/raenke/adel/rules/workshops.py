"""Violet districts that their owner may use in a turn: Laboratory, Smithy, Museum, Armory."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge.card_log import PUT_UNDER, TUCKED
from raenke.adel.rules import city
from raenke.adel.rules.actions import ARM, FAR_PLACES, LAB, SMITH, TUCK, add_each, far_district, far_place
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.decisions import LAB_USED, MUSEUM_USED, SMITHY_USED, Choices, turn_effect
from raenke.adel.rules.districts import (
    ARMORY,
    BIT,
    INDEX,
    KINDS,
    LABORATORY,
    MUSEUM,
    SMITHY,
    Works,
    mask,
    working,
)
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import draw, move

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

LAB_GOLD: Final = 1
LAB_GOLD_FFG: Final = 2
SMITHY_PRICE: Final = 2
SMITHY_CARDS: Final = 3

_CHOICES: dict[int, Choices] = {}


def workshop(code: str) -> Callable[[Choices], Choices]:
    """Register the function that appends the actions of a violet district."""

    def register(choices: Choices) -> Choices:
        assert INDEX[code] in working(Works.TURN) and INDEX[code] not in _CHOICES
        _CHOICES[INDEX[code]] = choices
        return choices

    return register


def add_choices(state: State, seat: int, actions: list[int]) -> None:
    """Append the legal actions of the seat's workshops."""
    built = state.built[seat]
    for bit, choices in WORKSHOPS:
        if built & bit:
            choices(state, seat, actions)


@workshop("Lab")
def may_sell(state: State, seat: int, actions: list[int]) -> None:
    """The Laboratory takes any card of the hand."""
    if not state.used & LAB_USED:
        add_each(state.holds[seat], LAB, actions)


@turn_effect(LAB, KINDS)
def sell(state: State, action: int) -> None:
    """Put a card of the hand under the pile for 1 gold (2 in `ffg`)."""
    seat = state.turn
    amount = LAB_GOLD_FFG if state.ffg else LAB_GOLD
    state.used |= LAB_USED
    state.gold[seat] += amount
    move(state, PUT_UNDER, seat, (action - LAB,), event="sold", by="Lab", amount=amount)


@workshop("Smi")
def may_smith(state: State, seat: int, actions: list[int]) -> None:
    """The Smithy needs 2 gold and a pile that is not empty."""
    if not state.used & SMITHY_USED and state.gold[seat] >= SMITHY_PRICE and state.pile:
        actions.append(SMITH)


@turn_effect(SMITH)
def smith(state: State, action: int) -> None:
    """Pay 2 gold and draw 3 cards."""
    seat = state.turn
    state.used |= SMITHY_USED
    state.gold[seat] -= SMITHY_PRICE
    if not state.ffg:  # A25: in `ffg` the Alchemist is refunded only the cost of building
        state.paid += SMITHY_PRICE
    if state.observer:
        state.observer(Event("smithed", seat, amount=SMITHY_PRICE, by="Smi"))
    draw(state, seat, SMITHY_CARDS, "Smi")


@workshop("Mus")
def may_tuck(state: State, seat: int, actions: list[int]) -> None:
    """The Museum takes any card of the hand."""
    if not state.used & MUSEUM_USED:
        add_each(state.holds[seat], TUCK, actions)


@turn_effect(TUCK, KINDS)
def tuck(state: State, action: int) -> None:
    """Put a card of the hand under the Museum."""
    state.used |= MUSEUM_USED
    move(state, TUCKED, state.turn, (action - TUCK,), event="tucked", by="Mus")


@workshop("Arm")
def may_arm(state: State, seat: int, actions: list[int]) -> None:
    """The Armory destroys any district of another incomplete city; protection from rank 8 does not apply (A24)."""
    for other, districts in enumerate(state.cities):
        if other != seat and len(districts) < state.need:
            actions += dict.fromkeys(ARM + far_place(other, district) for district in districts)


@turn_effect(ARM, FAR_PLACES)
def arm(state: State, action: int) -> None:
    """Destroy the Armory and its target."""
    seat = state.turn
    other, district = far_district(action - ARM)
    armory = next(d for d in state.cities[seat] if d & KIND == ARMORY)
    city.destroy(state, seat, armory)
    city.destroy(state, other, district)
    if state.observer:
        state.observer(Event("destroyed", seat, other, district=district, by="Arm"))
    city.destroyed(state, seat, armory)
    city.bury(state, ARMORY)
    city.destroyed(state, other, district)
    city.bury(state, district & KIND)


assert set(_CHOICES) == working(Works.TURN), "each workshop has its choices"

WORKSHOPS: Final = tuple((BIT[kind], _CHOICES[kind]) for kind in (LABORATORY, SMITHY, MUSEUM, ARMORY))
ANY: Final = mask([LABORATORY, SMITHY, MUSEUM, ARMORY])
