"""Effects of revealed cards: one small function per card's rule, and the chain of Explorers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.game import NOBODY
from raenke.kabale.cards import ALLIES, CODES, DOWN, FACE_UP, INDEX, KIND, KINDS, SEAT_SHIFT, WALKED, Acts
from raenke.kabale.events import Event

if TYPE_CHECKING:
    from raenke.kabale.state import State

Effect = Callable[["State", int, int, list[int]], int]
"""Takes the state, the column and position of the revealed card, and each seat's Explorer steps this turn; returns the
column in which the bottom card reveals the one above it next, or NOBODY when the chain ends."""

_EFFECTS: dict[int, Effect] = {}


def when_revealed(code: str) -> Callable[[Effect], Effect]:
    """Register a function as the effect of an ally that acts when revealed."""

    def register(effect: Effect) -> Effect:
        assert ALLIES[INDEX[code]].acts is Acts.REVEALED and INDEX[code] not in _EFFECTS
        _EFFECTS[INDEX[code]] = effect
        return effect

    return register


def reveal(state: State, column: int) -> bool:
    """Let the bottom card of a column reveal the card above it, whose effect may cause another reveal.

    Returns whether any effect took place; if not, the caller can skip its checks.
    """
    walked = [0] * state.players
    acted = False
    while column != NOBODY:
        cards = state.columns[column]
        position = len(cards) - 2
        if position < 0 or not cards[position] & DOWN:
            break
        cards[position] = card = cards[position] & FACE_UP
        effect = EFFECTS[card & KIND]
        if state.observer:
            by = CODES[card & KIND] if effect else ""
            state.observer(Event("revealed", card >> SEAT_SHIFT, card & KIND, column, position, by=by))
        if effect is None:
            break
        acted = True
        column = effect(state, column, position, walked)
    return acted


@when_revealed("Ex")
def explorer(state: State, column: int, position: int, walked: list[int]) -> int:
    """Move to the bottom of the next open column on the right, face down, and reveal in turn."""
    cards = state.columns[column]
    card = cards[position]
    seat = card >> SEAT_SHIFT
    if walked[seat] == state.players:  # R6: the Explorer has been round all columns
        if state.observer:
            state.observer(Event("stayed", seat, card & KIND, column, position, by="Ex"))
        return NOBODY
    walked[seat] += 1
    to = (column + 1) % state.players
    while state.closed[to]:  # R5: if every other column is stormed, it returns to its own, which is open
        to = (to + 1) % state.players
    del cards[position]
    state.columns[to].append(card | DOWN | WALKED)
    if state.observer:
        bottom = len(state.columns[to]) - 1
        state.observer(Event("moved", seat, card & KIND, column, position, to, bottom, by="Ex"))
    return to


@when_revealed("As")
def assassin(state: State, column: int, position: int, walked: list[int]) -> int:
    """Send the revealing card to its owner's discard pile."""
    victim = state.columns[column].pop() & FACE_UP
    state.discards[victim >> SEAT_SHIFT].append(victim & KIND)
    if state.observer:
        state.observer(Event("discarded", victim >> SEAT_SHIFT, victim & KIND, column, position + 1, by="As"))
    return NOBODY


@when_revealed("St")
def storm(state: State, column: int, position: int, walked: list[int]) -> int:
    """Close the column for the rest of the round; its goal counts as fulfilled."""
    card = state.columns[column][position]
    state.closed[column] = True
    state.open.remove(column)
    if state.observer:
        state.observer(Event("closed", card >> SEAT_SHIFT, card & KIND, column, position, by="St"))
    return NOBODY


@when_revealed("Cl")
def cloak(state: State, column: int, position: int, walked: list[int]) -> int:
    """Ask the owner whether to slip a hand card under the Cloak (R7: not with an empty hand)."""
    owner = state.columns[column][position] >> SEAT_SHIFT
    if state.hands[owner]:
        state.ask_cloak(owner, column, position)
    return NOBODY


@when_revealed("Tr")
def traitor(state: State, column: int, position: int, walked: list[int]) -> int:
    """Ask the owner whether to trade the column's goal for another."""
    state.ask_traitor(state.columns[column][position] >> SEAT_SHIFT, column, position)
    return NOBODY


_ACTS_WHEN_REVEALED: Final = {card for card in range(KINDS) if ALLIES[card].acts is Acts.REVEALED}
assert set(_EFFECTS) == _ACTS_WHEN_REVEALED, "each ally that acts when revealed has one effect"

EFFECTS: Final = tuple(_EFFECTS.get(card) for card in range(KINDS))
