"""Automatic effects at a call, after taking, and at the end of a turn; `order.py` defines their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules.characters import ALCHEMIST
from raenke.adel.rules.districts import BIT, PARK, POOR_HOUSE
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import draw
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

MERCHANTS_GOLD: Final = 1
ARCHITECTS_CARDS: Final = 2
QUEENS_GOLD: Final = 3
TAX: Final = 1
POOR_HOUSE_GOLD: Final = 1
PARK_CARDS: Final = 2

_POOR_HOUSE: Final = BIT[POOR_HOUSE]
_PARK: Final = BIT[PARK]


# At the call


def robbery(state: State, seat: int) -> None:
    """The Thief takes all gold of the robbed rank's holder; no effect if that is the Thief's own seat (A1)."""
    if state.rank != state.robbed or seat == state.robber:
        return
    amount = state.gold[seat]
    state.gold[seat] = 0
    state.gold[state.robber] += amount
    if state.observer:
        state.observer(Event("robbed", seat, state.robber, rank=state.rank, amount=amount, by="Th"))


def tax_collector(state: State, seat: int) -> None:
    """Collect the tax of earlier builders who have gold; later ones pay at the end of their turn."""
    state.taxer = seat
    untaxed, state.untaxed = state.untaxed, 0
    for payer in range(state.players):
        if untaxed >> payer & 1:
            _pay_tax(state, payer)


def queen(state: State, seat: int) -> None:
    """The Queen gets 3 gold if a neighbour holds the crown."""
    if (state.crown - seat) % state.players in (1, state.players - 1):
        state.gold[seat] += QUEENS_GOLD
        if state.observer:
            state.observer(Event("queen", seat, state.crown, amount=QUEENS_GOLD, by="Qu"))


def preacher(state: State, seat: int) -> None:
    """The city of the seat acting as Preacher is safe from rank 8 for the rest of the round (A8)."""
    state.safe = seat


# After taking


def merchant(state: State, seat: int) -> None:
    """The Merchant gets 1 extra gold."""
    state.gold[seat] += MERCHANTS_GOLD
    if state.observer:
        state.observer(Event("extra-gold", seat, amount=MERCHANTS_GOLD, by="Me"))


def architect(state: State, seat: int) -> None:
    """The Architect draws 2 extra cards."""
    draw(state, seat, ARCHITECTS_CARDS, "Ar")


# At the end of a turn


def alchemist(state: State, seat: int) -> None:
    """The Alchemist is refunded what he paid to the bank this turn (A25)."""
    if state.character == ALCHEMIST and state.paid:
        state.gold[seat] += state.paid
        if state.observer:
            state.observer(Event("refunded", seat, amount=state.paid, by="Al"))


def tax(state: State, seat: int) -> None:
    """A seat that built this turn pays the Tax Collector, or owes the tax until she is called."""
    if state.tax_due:
        if state.taxer != NOBODY:
            _pay_tax(state, seat)
        else:
            state.untaxed |= 1 << seat


def _pay_tax(state: State, payer: int) -> None:
    if payer != state.taxer and state.gold[payer]:
        state.gold[payer] -= TAX
        state.gold[state.taxer] += TAX
        if state.observer:
            state.observer(Event("taxed", payer, state.taxer, amount=TAX, by="Tx"))


def poor_house(state: State, seat: int) -> None:
    """The Poor House pays 1 gold to an owner without gold."""
    if not state.gold[seat] and state.built[seat] & _POOR_HOUSE:
        state.gold[seat] = POOR_HOUSE_GOLD
        if state.observer:
            state.observer(Event("poor-house", seat, amount=POOR_HOUSE_GOLD, by="Poo"))


def park(state: State, seat: int) -> None:
    """The Park gives 2 cards to an owner with an empty hand."""
    if not state.hands[seat] and state.built[seat] & _PARK:
        draw(state, seat, PARK_CARDS, "Par")
