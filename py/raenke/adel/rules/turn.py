"""Legal actions of a turn: gold or cards, building, income, character power and workshops (A9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules import hands, naming, powers, rank_eight, workshops
from raenke.adel.rules.actions import BUILD, CARDS, END, GOLD, INCOME, add_each
from raenke.adel.rules.building import buildable
from raenke.adel.rules.calling import end_turn
from raenke.adel.rules.characters import CHARACTERS, ROLES, WITCH, Power
from raenke.adel.rules.decisions import ALL_INCOME, CHOICES_OF, POWER, Choices, turn_effect
from raenke.adel.rules.taking import PAYING

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

BUILDS: Final = tuple(row.builds for row in CHARACTERS)
MUST: Final = tuple(row.must for row in CHARACTERS)

# Imported for their side effect: each registers its handlers in `decisions`.
POWERS: Final = (naming, hands, powers, rank_eight)
CHOICES: Final[tuple[Choices | None, ...]] = tuple(CHOICES_OF.get(character) for character in range(ROLES))
"""By character, the function that appends the actions of its power; None if the power is automatic."""

assert set(CHOICES_OF) == {c for c in range(ROLES) if CHARACTERS[c].power is Power.TURN}, "each has its own"


def legal_actions(state: State) -> list[int]:
    """The legal actions while TURN is pending."""
    seat, character, used = state.turn, state.character, state.used
    built = state.built[seat]
    if not state.taken:
        actions = [GOLD, CARDS] if state.pile else [GOLD]
    else:
        actions = []
        if state.builds < BUILDS[character]:
            add_each(buildable(state, seat), BUILD, actions)
        if not MUST[character] or used & POWER or not must_use_power(state):
            actions.append(END)
    if built & PAYING[character] and not used & ALL_INCOME:
        actions.append(INCOME)
    add_choices = CHOICES[character]
    if add_choices is not None and not used & POWER:
        add_choices(state, seat, actions)
    if built & workshops.ANY:
        workshops.add_choices(state, seat, actions)
    return actions


def must_use_power(state: State) -> bool:
    """Whether a mandatory power can still be used; the Schemer's lapses if nobody can receive the crown (A6)."""
    return state.character == WITCH or bool(powers.heirs(state, state.turn))


@turn_effect(END)
def end(state: State, action: int) -> None:
    """End the turn."""
    end_turn(state)
