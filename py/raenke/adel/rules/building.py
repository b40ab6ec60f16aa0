"""Building: what it costs, what may be built, and what is asked right after it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.knowledge.card_log import FETCHED, LOOKED_THROUGH, LogEntry
from raenke.adel.rules import city
from raenke.adel.rules.actions import BUILD, DECLARE, FETCH, KEEP_STILL, LEAVE, add_each
from raenke.adel.rules.cards import kinds_of
from raenke.adel.rules.districts import (
    BELL_TOWER,
    BIT,
    COST,
    FACTORY,
    HAUNTED,
    KINDS,
    LIGHTHOUSE,
    QUARRY,
    VIOLETS,
    Works,
    mask,
    working,
)
from raenke.adel.rules.events import Event
from raenke.adel.rules.stages import BELL, SEARCH, SHUFFLE, TURN, effect_at, legal_at, turn_effect
from raenke.game import CHANCE

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


class Order(NamedTuple):
    """An outcome of chance: the draw pile's new order, top first."""

    kinds: tuple[int, ...]


_FACTORY: Final = BIT[FACTORY]
_QUARRY: Final = BIT[QUARRY]

PRICE: Final = tuple(COST)
PRICE_WITH_FACTORY: Final = tuple(
    COST[kind] - (VIOLETS >> kind & 1) * (kind != FACTORY)  # "your other violet districts"
    for kind in range(KINDS)
)
DEAREST: Final = max(PRICE)


def _affordable(price: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(mask([k for k in range(KINDS) if price[k] <= gold]) for gold in range(DEAREST + 1))


AFFORDABLE: Final = _affordable(PRICE)
AFFORDABLE_WITH_FACTORY: Final = _affordable(PRICE_WITH_FACTORY)
"""By gold, up to the dearest price, the set of kinds that can be paid."""


def cost(built: int, kind: int) -> int:
    """What a seat with these districts pays for building one."""
    return PRICE_WITH_FACTORY[kind] if built & _FACTORY else PRICE[kind]


def affordable(state: State, seat: int) -> int:
    """The set of kinds that a seat could pay."""
    gold = state.gold[seat]
    table = AFFORDABLE_WITH_FACTORY if state.built[seat] & _FACTORY else AFFORDABLE
    return table[gold if gold < DEAREST else DEAREST]


def buildable(state: State, seat: int) -> int:
    """The set of kinds that a seat may build from its hand: never two alike (A2), with a Quarry one pair (A19)."""
    can_be = state.holds[seat] & affordable(state, seat)
    built = state.built[seat]
    if built & _QUARRY and not city.has_doubles(state, seat):
        return can_be
    return can_be & ~built


@turn_effect(BUILD, KINDS)
def build(state: State, action: int) -> None:
    """Builds from the hand, within the limit."""
    kind = action - BUILD
    state.builds += 1
    state.spend(state.turn, kind)
    put_up(state, kind)


def put_up(state: State, kind: int, cause: str = "") -> None:
    """Pays for a card that has left its hand, and stands it in the city of the seat whose turn it is."""
    seat = state.turn
    price = cost(state.built[seat], kind)
    state.gold[seat] -= price
    state.paid += price
    state.tax_due = True
    city.add(state, seat, kind)
    if state.observer:
        other = state.asked_seat if cause else -1
        state.observer(Event("built", seat, other, district=kind, amount=price, cause=cause))
    if len(state.cities[seat]) >= state.need:
        city.check_complete(state, seat)
    if kind == HAUNTED:
        state.haunted = state.round
    elif kind == LIGHTHOUSE and state.pile:  # A20
        state.stage = SEARCH
        state.card_log.append(LogEntry(LOOKED_THROUGH, seat, tuple(state.pile[::-1])))
    elif kind == BELL_TOWER:
        state.stage = BELL


assert working(Works.BUILT) == {LIGHTHOUSE, BELL_TOWER}, "these two ask"


# The Lighthouse


@legal_at(SEARCH)
def may_fetch(state: State) -> list[int]:
    """Any card of the pile, or none."""
    actions: list[int] = []
    add_each(kinds_of(state.pile), FETCH, actions)
    return [*actions, LEAVE]


@effect_at(SEARCH)
def fetch(state: State, action: int) -> None:
    """Takes a card out of the pile, which is then shuffled; or leaves the pile as it lies."""
    seat, pile = state.turn, state.pile
    state.stage = TURN
    if action == LEAVE:
        if state.observer:
            state.observer(Event("looked-away", seat))
        return
    kind = action - FETCH
    pile.remove(kind)
    state.gain(seat, kind)
    state.card_log.append(LogEntry(FETCHED, seat, (kind,)))
    if state.observer:
        state.observer(Event("searched", seat, district=kind))
    if len(pile) < 2:
        return
    if state.rng is None:
        state.stage, state.to_act = SHUFFLE, CHANCE
    else:
        shuffled(state, sample_order(state, state.rng))


def sample_order(state: State, rng: Random) -> Order:
    """A fair shuffle of the pile."""
    kinds = state.pile[:]
    rng.shuffle(kinds)
    return Order(tuple(kinds))


def shuffled(state: State, outcome: Order) -> None:
    """The pile lies in its new order, of which nobody knows anything."""
    state.stage, state.to_act = TURN, state.turn
    state.pile = [*reversed(outcome.kinds)]
    if state.observer:
        state.observer(Event("shuffled", state.turn, cards=outcome.kinds, number=len(outcome.kinds)))


# The Bell Tower


@legal_at(BELL)
def may_declare(state: State) -> list[int]:
    """Declare, or not."""
    return [DECLARE, KEEP_STILL]


@effect_at(BELL)
def declare(state: State, action: int) -> None:
    """Declares that the game ends at one district fewer, or leaves the bell still."""
    state.stage = TURN
    if action == DECLARE:
        city.ring_bell(state, state.turn)
    elif state.observer:
        state.observer(Event("bell-still", state.turn))
