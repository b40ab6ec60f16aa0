"""What a revealed card does at once: each card's rule as one small function, and the chain of Explorers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.game import NOBODY
from raenke.kabale.cards import ALLIES, DOWN, FACE_UP, INDEX, KIND, KINDS, SEAT_SHIFT, WALKED, Acts
from raenke.kabale.events import Event

if TYPE_CHECKING:
    from raenke.kabale.state import State

Effect = Callable[["State", int, int, list[int]], int]
"""Gets the state, where the revealed card lies, and how far each seat's Explorer has walked this turn; answers the
column whose bottom card has to reveal what lies above it, or NOBODY when the chain ends."""

_EFFECTS: dict[int, Effect] = {}


def when_revealed(code: str) -> Callable[[Effect], Effect]:
    """Makes a function the deed of an ally whose row in the table says that it acts when revealed."""

    def register(effect: Effect) -> Effect:
        assert ALLIES[INDEX[code]].acts is Acts.REVEALED and INDEX[code] not in _EFFECTS
        _EFFECTS[INDEX[code]] = effect
        return effect

    return register


def reveal(state: State, column: int) -> bool:
    """The bottom card of a column turns up the card above it, whose deed may make another card do the same.

    Answers whether there was any deed, so that a state need not look at what has not changed.
    """
    walked = [0] * state.players
    acted = False
    while column != NOBODY:
        cards = state.columns[column]
        position = len(cards) - 2
        if position < 0 or not cards[position] & DOWN:
            break
        cards[position] = card = cards[position] & FACE_UP
        if state.observer:
            state.observer(Event("revealed", card >> SEAT_SHIFT, card & KIND, column, position))
        effect = EFFECTS[card & KIND]
        if effect is None:
            break
        acted = True
        column = effect(state, column, position, walked)
    return acted


@when_revealed("Ex")
def explorer(state: State, column: int, position: int, walked: list[int]) -> int:
    """Walks to the next open column on the right, lies face down at its bottom and reveals in turn."""
    cards = state.columns[column]
    card = cards[position]
    seat = card >> SEAT_SHIFT
    if walked[seat] == state.players:  # R6: the ring of Explorers ends
        if state.observer:
            state.observer(Event("stayed", seat, card & KIND, column, position))
        return NOBODY
    walked[seat] += 1
    to = (column + 1) % state.players
    while state.closed[to]:  # R5: with every other column stormed it comes back to its own, which never is
        to = (to + 1) % state.players
    del cards[position]
    state.columns[to].append(card | DOWN | WALKED)
    if state.observer:
        bottom = len(state.columns[to]) - 1
        state.observer(Event("moved", seat, card & KIND, column, position, to, bottom))
    return to


@when_revealed("As")
def assassin(state: State, column: int, position: int, walked: list[int]) -> int:
    """Sends the card that revealed it to its owner's discard pile."""
    victim = state.columns[column].pop() & FACE_UP
    state.discards[victim >> SEAT_SHIFT].append(victim & KIND)
    if state.observer:
        state.observer(Event("discarded", victim >> SEAT_SHIFT, victim & KIND, column, position + 1))
    return NOBODY


@when_revealed("St")
def storm(state: State, column: int, position: int, walked: list[int]) -> int:
    """Closes the column for the rest of the round; its goal counts as fulfilled."""
    card = state.columns[column][position]
    state.closed[column] = True
    state.open.remove(column)
    if state.observer:
        state.observer(Event("closed", card >> SEAT_SHIFT, card & KIND, column, position))
    return NOBODY


@when_revealed("Cl")
def cloak(state: State, column: int, position: int, walked: list[int]) -> int:
    """Asks its owner whether to slip a hand card under it (R7: not with an empty hand)."""
    owner = state.columns[column][position] >> SEAT_SHIFT
    if state.hands[owner]:
        state.ask_cloak(owner, column, position)
    return NOBODY


@when_revealed("Tr")
def traitor(state: State, column: int, position: int, walked: list[int]) -> int:
    """Asks its owner whether to trade the column's goal for another."""
    state.ask_traitor(state.columns[column][position] >> SEAT_SHIFT, column, position)
    return NOBODY


_ACTS_WHEN_REVEALED: Final = {card for card in range(KINDS) if ALLIES[card].acts is Acts.REVEALED}
assert set(_EFFECTS) == _ACTS_WHEN_REVEALED, "each ally that acts when revealed has one deed"

EFFECTS: Final = tuple(_EFFECTS.get(card) for card in range(KINDS))
