"""The automatic effects of a turn, each list in resolution order (A11, A12, A13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.rules import automatic, crown
from raenke.adel.rules.characters import (
    ALCHEMIST,
    ARCHITECT,
    CHARACTERS,
    KING,
    MERCHANT,
    PREACHER,
    QUEEN,
    ROLES,
    TAX_COLLECTOR,
    Power,
)
from raenke.adel.rules.districts import PARK, POOR_HOUSE, Works, working
from raenke.adel.rules.events import Event

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

Rule = Callable[["State", int], None]
"""Applies an effect, given the state and the seat whose turn it is."""

Rules = tuple[tuple[int, Rule], ...]
"""Pairs of the character that a rule belongs to and the rule."""

ANYBODY: Final = -1
"""In place of a character: the rule applies to all."""

# A11: a rank is called and its holder answers.
AT_CALL: Final[Rules] = (
    (ANYBODY, automatic.robbery),
    (KING, crown.king),
    (TAX_COLLECTOR, automatic.tax_collector),
    (QUEEN, automatic.queen),
    (PREACHER, automatic.preacher),
)

# A14: a bewitched character keeps only the crown ...
AT_CALL_BEWITCHED: Final[Rules] = ((KING, crown.king),)

# A12: right after taking gold or cards.
AFTER_TAKING: Final[Rules] = (
    (MERCHANT, automatic.merchant),
    (ARCHITECT, automatic.architect),
)

# ... and the Witch gets the rest when she resumes as that character (A14).
AT_RESUMING: Final[Rules] = (
    *AFTER_TAKING,
    (QUEEN, automatic.queen),
    (TAX_COLLECTOR, automatic.tax_collector),
    (PREACHER, automatic.preacher),
)

# A13: at the end of any turn, also a short one; a district's effect applies to its owner.
AT_END: Final[tuple[Rule, ...]] = (
    automatic.alchemist,
    automatic.tax,
    automatic.poor_house,
    automatic.park,
)


def _of_each(rules: Rules) -> tuple[tuple[Rule, ...], ...]:
    """By character, the rules that apply to it, in order."""
    return tuple(tuple(rule for of, rule in rules if of in (character, ANYBODY)) for character in range(ROLES))


AT_CALL_OF: Final = _of_each(AT_CALL)
AT_CALL_BEWITCHED_OF: Final = _of_each(AT_CALL_BEWITCHED)
AFTER_TAKING_OF: Final = _of_each(AFTER_TAKING)
AT_RESUMING_OF: Final = _of_each(AT_RESUMING)


def close_turn(state: State) -> None:
    """Apply the effects at the end of a turn."""
    seat = state.turn
    for rule in AT_END:
        rule(state, seat)
    if state.observer:
        state.observer(Event("turn-ended", seat, character=state.character))


def _with(power: Power) -> set[int]:
    return {character for character in range(ROLES) if CHARACTERS[character].power is power}


assert {of for of, _ in AT_CALL} == _with(Power.CALL) | {ANYBODY}, "what works at the call has its place there"
assert {of for of, _ in AFTER_TAKING} == _with(Power.TAKEN), "what works after taking has its place there"
assert _with(Power.END) == {ALCHEMIST}, "one character's power works at the end of its turn"
assert working(Works.END) == {POOR_HOUSE, PARK}, "two districts work there"
