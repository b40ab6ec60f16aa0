"""Building: costs, legal builds, and the decisions that follow a Lighthouse or Bell Tower."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.knowledge.card_log import FETCHED, LOOKED_THROUGH
from raenke.adel.rules import city
from raenke.adel.rules.actions import BUILD, DECLARE, FETCH, KEEP_STILL, LEAVE, add_each
from raenke.adel.rules.cards import kinds_of
from raenke.adel.rules.decisions import BELL, SEARCH, SHUFFLE, TURN, effect_at, legal_at, turn_effect
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
from raenke.adel.rules.moving import move, play
from raenke.game import CHANCE, NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


class Order(NamedTuple):
    """A chance outcome: the new order of the draw pile, top first."""

    kinds: tuple[int, ...]


_FACTORY: Final = BIT[FACTORY]
_QUARRY: Final = BIT[QUARRY]

PRICE: Final = tuple(COST)
PRICE_WITH_FACTORY: Final = tuple(
    COST[kind] - (VIOLETS >> kind & 1) * (kind != FACTORY)  # the card says "your other violet districts"
    for kind in range(KINDS)
)
DEAREST: Final = max(PRICE)


def _affordable(price: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(mask([k for k in range(KINDS) if price[k] <= gold]) for gold in range(DEAREST + 1))


AFFORDABLE: Final = _affordable(PRICE)
AFFORDABLE_WITH_FACTORY: Final = _affordable(PRICE_WITH_FACTORY)
"""By gold, up to the highest price, the set of affordable kinds."""


def cost(built: int, kind: int) -> int:
    """The price of building a district in a city of these kinds."""
    return PRICE_WITH_FACTORY[kind] if built & _FACTORY else PRICE[kind]


def affordable(state: State, seat: int) -> int:
    """The set of kinds that a seat can afford."""
    gold = state.gold[seat]
    table = AFFORDABLE_WITH_FACTORY if state.built[seat] & _FACTORY else AFFORDABLE
    return table[gold if gold < DEAREST else DEAREST]


def buildable(state: State, seat: int) -> int:
    """The set of kinds a seat may build from its hand: no duplicates (A2), except one pair with a Quarry (A19)."""
    can_be = state.holds[seat] & affordable(state, seat)
    built = state.built[seat]
    if built & _QUARRY and not city.has_doubles(state, seat):
        return can_be
    return can_be & ~built


@turn_effect(BUILD, KINDS)
def build(state: State, action: int) -> None:
    """Build a district from the hand, counting against the build limit."""
    kind = action - BUILD
    state.builds += 1
    play(state, state.turn, kind)
    put_up(state, kind)


def put_up(state: State, kind: int, by: str = "") -> None:
    """Pay for a card that has left its hand and add it to the city of the seat whose turn it is."""
    seat = state.turn
    price = cost(state.built[seat], kind)
    state.gold[seat] -= price
    state.paid += price
    state.tax_due = True
    city.add(state, seat, kind)
    if state.observer:
        other = state.asked_seat if by else NOBODY
        state.observer(Event("built", seat, other, district=kind, amount=price, by=by))
    if len(state.cities[seat]) >= state.need:
        city.check_complete(state, seat)
    if kind == HAUNTED:
        state.haunted = state.round
    elif kind == LIGHTHOUSE and state.pile:  # A20
        state.pending = SEARCH
        move(state, LOOKED_THROUGH, seat, tuple(state.pile[::-1]))
    elif kind == BELL_TOWER:
        state.pending = BELL


assert working(Works.BUILT) == {LIGHTHOUSE, BELL_TOWER}, "these two ask"


# The Lighthouse


@legal_at(SEARCH)
def may_fetch(state: State) -> list[int]:
    """Take any card of the pile, or none."""
    actions: list[int] = []
    add_each(kinds_of(state.pile), FETCH, actions)
    return [*actions, LEAVE]


@effect_at(SEARCH)
def fetch(state: State, action: int) -> None:
    """Take a card from the pile, which is then shuffled, or leave the pile unchanged."""
    seat = state.turn
    state.pending = TURN
    if action == LEAVE:
        if state.observer:
            state.observer(Event("looked-away", seat, by="Lig"))
        return
    move(state, FETCHED, seat, (action - FETCH,), event="searched", by="Lig")
    if len(state.pile) < 2:
        return
    if state.rng is None:
        state.pending, state.to_act = SHUFFLE, CHANCE
    else:
        shuffled(state, sample_order(state, state.rng))


def sample_order(state: State, rng: Random) -> Order:
    """A uniformly random order of the pile."""
    kinds = state.pile[:]
    rng.shuffle(kinds)
    return Order(tuple(kinds))


def shuffled(state: State, outcome: Order) -> None:
    """Put the pile into its new order, which is unknown to everybody."""
    state.pending, state.to_act = TURN, state.turn
    state.pile = [*reversed(outcome.kinds)]
    if state.observer:
        state.observer(Event("shuffled", state.turn, cards=outcome.kinds, number=len(outcome.kinds), by="Lig"))


# The Bell Tower


@legal_at(BELL)
def may_declare(state: State) -> list[int]:
    """Declare the Bell Tower, or not."""
    return [DECLARE, KEEP_STILL]


@effect_at(BELL)
def declare(state: State, action: int) -> None:
    """Declare that one district less ends the game, or decline."""
    state.pending = TURN
    if action == DECLARE:
        city.ring_bell(state, state.turn)
    elif state.observer:
        state.observer(Event("bell-still", state.turn))
