"""What the seat whose turn it is may do, put together from step 1, building, income, powers and workshops (A9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel import powers, rank_eight, workshops
from raenke.adel.actions import BUILD_BIT, CARDS, END, GOLD, INCOME
from raenke.adel.building import buildable
from raenke.adel.calling import end_turn
from raenke.adel.characters import CHARACTERS, ROLES, Power
from raenke.adel.stages import ALL_INCOME, POWER, in_turn
from raenke.adel.taking import PAYING

if TYPE_CHECKING:
    from raenke.adel.state import State

BUILDS: Final = tuple(row.builds for row in CHARACTERS)
MUST: Final = tuple(row.must for row in CHARACTERS)

CHOICES: Final = tuple({**powers.CHOICES, **rank_eight.CHOICES}.get(character) for character in range(ROLES))
"""By character, what adds its power's actions to a list, if it chooses its power in the turn."""

assert {c for c in range(ROLES) if CHOICES[c]} == {c for c in range(ROLES) if CHARACTERS[c].power is Power.TURN}


def options(state: State) -> list[int]:
    """All that is legal in a turn."""
    seat, character, used = state.turn, state.character, state.used
    built = state.built[seat]
    if not state.taken:
        actions = [GOLD, CARDS] if state.pile else [GOLD]
    else:
        actions = []
        if state.builds < BUILDS[character]:
            can_be = buildable(state, seat)
            while can_be:
                low = can_be & -can_be
                actions.append(BUILD_BIT[low])
                can_be ^= low
        if not MUST[character] or used & POWER or not powers.duty_stands(state):
            actions.append(END)
    if built & PAYING[character] and not used & ALL_INCOME:
        actions.append(INCOME)
    add_choices = CHOICES[character]
    if add_choices is not None and not used & POWER:
        add_choices(state, seat, actions)
    if built & workshops.ANY:
        workshops.add_choices(state, seat, actions)
    return actions


@in_turn(END)
def end(state: State, action: int) -> None:
    """Ends the turn."""
    end_turn(state)
