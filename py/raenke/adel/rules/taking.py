"""Taking gold or cards (step 1 of a turn) with its extras, and income by colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules import moving, order
from raenke.adel.rules.actions import CARDS, GOLD, INCOME, KEEP_CARD, add_each
from raenke.adel.rules.calling import end_turn
from raenke.adel.rules.cards import KIND, kinds_of
from raenke.adel.rules.characters import CHARACTERS, ROLES
from raenke.adel.rules.decisions import ALL_INCOME, KEEP, SHORT, TURN, effect_at, legal_at, turn_effect
from raenke.adel.rules.districts import BIT, COLOUR, LIBRARY, OBSERVATORY, OF_COLOUR, SCHOOL
from raenke.adel.rules.events import Event
from raenke.adel.rules.moving import draw, draw_apart

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

GOLD_TAKEN: Final = 2

_OBSERVATORY: Final = BIT[OBSERVATORY]
_LIBRARY: Final = BIT[LIBRARY]


def draws(built: int) -> int:
    """The number of cards drawn: 2, or 3 with an Observatory."""
    return 3 if built & _OBSERVATORY else 2


def keeps(built: int) -> int:
    """The number of drawn cards kept: 1, or 2 with a Library."""
    return 2 if built & _LIBRARY else 1


@legal_at(SHORT)
def may_take(state: State) -> list[int]:
    """Take gold, or cards if the pile is not empty (A4)."""
    return [GOLD, CARDS] if state.pile else [GOLD]


@effect_at(SHORT)
def take(state: State, action: int) -> None:
    """Take gold or cards, the only action of a short turn."""
    if action == GOLD:
        take_gold(state, action)
    else:
        take_cards(state, action)


@turn_effect(GOLD)
def take_gold(state: State, action: int) -> None:
    """Take 2 gold."""
    seat = state.turn
    state.gold[seat] += GOLD_TAKEN
    if state.observer:
        state.observer(Event("took-gold", seat, amount=GOLD_TAKEN))
    _taken(state)


@turn_effect(CARDS)
def take_cards(state: State, action: int) -> None:
    """Draw cards; if not all may be kept, the seat chooses which."""
    seat = state.turn
    built = state.built[seat]
    count, keep = draws(built), keeps(built)
    if min(count, len(state.pile)) <= keep:
        draw(state, seat, count)
        _taken(state)
        return
    state.keep, state.pending = keep, KEEP
    draw_apart(state, seat, count)


@legal_at(KEEP)
def may_keep(state: State) -> list[int]:
    """Keep any of the drawn cards."""
    actions: list[int] = []
    add_each(kinds_of(state.drawn), KEEP_CARD, actions)
    return actions


@effect_at(KEEP)
def keep_card(state: State, action: int) -> None:
    """Keep a card; the last one ends the choice."""
    state.keep -= 1
    if not state.keep:
        state.pending = TURN
    moving.keep(state, state.turn, action - KEEP_CARD)
    if not state.keep:
        _taken(state)


def _taken(state: State) -> None:
    """Finish step 1: apply the extras, or end a short turn."""
    if state.short:
        end_turn(state)
        return
    state.taken = True
    for rule in order.AFTER_TAKING_OF[state.character]:
        rule(state, state.turn)


# Income

PAYING: Final = tuple(
    0 if CHARACTERS[c].colour is None else OF_COLOUR[CHARACTERS[c].colour or 0] | BIT[SCHOOL] for c in range(ROLES)
)
"""By character, the set of kinds that pay it income: those of its colour, and the School of Magic."""


def income_of(state: State, seat: int, character: int) -> list[int]:
    """The districts of a seat that pay this character income."""
    pays = PAYING[character]
    return [district for district in state.cities[seat] if pays >> (district & KIND) & 1]


@turn_effect(INCOME)
def take_income(state: State, action: int) -> None:
    """Get 1 gold for each district of the character's colour."""
    seat = state.turn
    paid = income_of(state, seat, state.character)
    state.gold[seat] += len(paid)
    state.used |= ALL_INCOME
    if state.observer:
        state.observer(Event("income", seat, character=state.character, amount=len(paid), cards=tuple(paid)))


assert all(COLOUR[SCHOOL] != CHARACTERS[c].colour for c in range(ROLES)), "no colour pays for the School twice"
