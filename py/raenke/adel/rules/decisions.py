"""What a state waits for (`State.pending`), and the registries of legal actions and effects by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.rules.actions import ACTIONS
from raenke.adel.rules.characters import CHARACTERS, INDEX, Power

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

# TURN is 0 because most decisions are made at it; those from SHORT on are follow-up decisions within a turn.
(TURN, DRAFT, DRAFT_ASIDE, SHORT, KEEP, PUTTING, CONJURING, TRIBUTE, RESCUE, SEARCH, BELL,
 SET_ASIDE, SHUFFLE, OVER) = range(14)  # fmt: skip

CHANCES: Final = (SET_ASIDE, SHUFFLE)
ASKED: Final = tuple(one for one in range(OVER) if one != TURN and one not in CHANCES)

LegalActions = Callable[["State"], list[int]]
Effect = Callable[["State", int], None]


def _no_effect(state: State, action: int) -> None:
    raise AssertionError(f"action {action} was applied in a turn, where it is never legal")


TURN_EFFECTS: Final[list[Effect]] = [_no_effect] * len(ACTIONS)
"""By action, its effect while TURN is pending."""
LEGAL_ACTIONS: Final[dict[int, LegalActions]] = {}
EFFECTS: Final[dict[int, Effect]] = {}
"""By decision other than TURN, the legal actions and their effect."""


def turn_effect(first: int, count: int = 1) -> Callable[[Effect], Effect]:
    """Register the effect of `count` actions from `first` on while TURN is pending."""

    def register(effect: Effect) -> Effect:
        for action in range(first, first + count):
            assert TURN_EFFECTS[action] is _no_effect, f"action {action} has an effect already"
            TURN_EFFECTS[action] = effect
        return effect

    return register


def legal_at(decision: int) -> Callable[[LegalActions], LegalActions]:
    """Register the function that lists the legal actions of a decision."""

    def register(legal_actions: LegalActions) -> LegalActions:
        assert decision not in LEGAL_ACTIONS
        LEGAL_ACTIONS[decision] = legal_actions
        return legal_actions

    return register


def effect_at(decision: int) -> Callable[[Effect], Effect]:
    """Register the effect of an action at a decision."""

    def register(effect: Effect) -> Effect:
        assert decision not in EFFECTS
        EFFECTS[decision] = effect
        return effect

    return register


Choices = Callable[["State", int, list[int]], None]
"""Appends legal actions to a list, given the state and the seat whose turn it is."""

CHOICES_OF: Final[dict[int, Choices]] = {}
"""By character, the actions of its power while that is unused."""


def power(code: str) -> Callable[[Choices], Choices]:
    """Register the power actions of a character whose power is used in its turn."""

    def register(choices: Choices) -> Choices:
        character = INDEX[code]
        assert CHARACTERS[character].power is Power.TURN and character not in CHOICES_OF
        CHOICES_OF[character] = choices
        return choices

    return register


# Bit flags of `State.used`: actions that are allowed once a turn.
POWER: Final = 1
ALL_INCOME: Final = 2
LAB_USED: Final = 4
SMITHY_USED: Final = 8
MUSEUM_USED: Final = 16
ADORNED_ONE: Final = 32
USED_FLAGS: Final = (POWER, ALL_INCOME, LAB_USED, SMITHY_USED, MUSEUM_USED, ADORNED_ONE)
OF_CHARACTER: Final = POWER | ALL_INCOME | ADORNED_ONE
"""The flags reset when a Witch resumes as another character (A14); those of her districts stay set."""
