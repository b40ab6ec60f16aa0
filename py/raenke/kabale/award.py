"""The award of a column: one small function per card's rule, in the order of `AWARD`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from raenke.game import NOBODY
from raenke.kabale.cards import (
    ALLIES,
    AT_HOME,
    BASE,
    BEGGAR,
    DOPPELGANGER,
    DRAGON,
    GIANT,
    HERMIT,
    INDEX,
    JULIET,
    KIND,
    KINDS,
    MUSKETEERS,
    PRINCE,
    ROMEO,
    SEAT_SHIFT,
    SQUIRE,
    WITCH,
    WIZARD,
    Acts,
)
from raenke.kabale.settling import BIT, Column, Settlement, Step, allies_of, sums_of

if TYPE_CHECKING:
    from raenke.kabale.shapes import AwardRule

# Numbers are doubled (see `cards.BASE`).
WIZARD_FROM: Final = 20
WITCH_UP_TO: Final = 18
DRAGON_BITE: Final = 4
ROMEO_WITH_JULIET: Final = 30
PER_OTHER_AT_GIANT: Final = 6
PER_OTHER_AT_HERMIT: Final = 2


Rule = Callable[[Column, list[int]], bool]
"""Takes the column and the positions of the rule's ally; returns True to skip all remaining rules but the verdict."""

_RULES: dict[int, Rule] = {}
_PRESENT: dict[int, int] = {}


def at_award(code: str, only_with: str = "") -> Callable[[Rule], Rule]:
    """Register a function as the award rule of an ally; with `only_with`, only if that ally is in the column too."""

    def register(rule: Rule) -> Rule:
        assert ALLIES[INDEX[code]].acts is Acts.AWARD and INDEX[code] not in _RULES
        _RULES[INDEX[code]] = rule
        _PRESENT[INDEX[code]] = BIT[INDEX[code]] | BIT[INDEX[only_with or code]]
        return rule

    return register


@at_award("Mu")
def musketeers(column: Column, here: list[int]) -> bool:
    """The Musketeers void every other ability: only printed numbers count, and the Doppelganger has none."""
    column.numbers = [column.base[card & KIND] for card in column.cards]
    if column.steps is not None:
        others = [i for i, card in enumerate(column.cards) if _has_ability(card)]
        column.voided = column.at(others)
        column.add_step("musketeers", here, others)
    return True


def _has_ability(card: int) -> bool:
    return card & KIND in _RULES and card & KIND != MUSKETEERS


@at_award("Wz")
def wizard(column: Column, here: list[int]) -> bool:
    """A single Wizard removes every card with a base number of 10 or more."""
    if len(here) > 1:
        column.add_step("wizards", here)
        return False
    targets = [i for i, number in enumerate(column.numbers) if number is not None and number >= WIZARD_FROM]
    column.remove("wizard", here, targets)
    return False


@at_award("Wt")
def witch(column: Column, here: list[int]) -> bool:
    """A single Witch removes every other card with a base number of 9 or less (the Assassin's 9½ stays)."""
    if len(here) > 1:
        column.add_step("witches", here)
        return False
    targets = [
        i for i, number in enumerate(column.numbers) if number is not None and number <= WITCH_UP_TO and i != here[0]
    ]
    column.remove("witch", here, targets)
    return False


@at_award("Pr", only_with="Sq")
def prince(column: Column, here: list[int]) -> bool:
    """Prince and Squire of one seat win the goal outright; of several such seats the one nearest the goal."""
    squires = {column.cards[i] >> SEAT_SHIFT: i for i in column.all_of(SQUIRE)}
    couples = [(i, squires[seat]) for i in here if (seat := column.cards[i] >> SEAT_SHIFT) in squires]
    if couples:
        couple = min(couples, key=min)
        column.winner = column.cards[couple[0]] >> SEAT_SHIFT
        column.add_step(
            "couple", couple, seat=column.winner
        )  # numbers are still computed, but no longer shown as steps
    return False


@at_award("Sq", only_with="Pr")
def squire(column: Column, here: list[int]) -> bool:
    """The Squire's rule is part of the Prince's: neither has an effect alone."""
    return False


@at_award("He")
def hermit(column: Column, here: list[int]) -> bool:
    """The Hermit counts 1 less for each other card left."""
    for i in here:
        column.numbers[i] = max(0, _number(column, i) - PER_OTHER_AT_HERMIT * (len(column.cards) - 1))  # R10
        column.add_step("hermit", [i], column.all_but(i))
    return False


@at_award("Gi")
def giant(column: Column, here: list[int]) -> bool:
    """The Little Giant counts 3 more for each other card left."""
    for i in here:
        column.numbers[i] = _number(column, i) + PER_OTHER_AT_GIANT * (len(column.cards) - 1)
        column.add_step("giant", [i], column.all_but(i))
    return False


@at_award("Do")
def doppelganger(column: Column, here: list[int]) -> bool:
    """The Doppelganger copies the base number of the card below (R9); set in `take_stock`, only recorded here."""
    if column.steps is not None:
        for i in here:
            if i + 1 < len(column.cards):
                column.add_step("doppelganger", [i], [i + 1])
            else:
                column.add_step("doppelganger", [i])
    return False


@at_award("Ro", only_with="Ju")
def romeo(column: Column, here: list[int]) -> bool:
    """Romeo is 15 while the same seat's Juliet is in the column."""
    juliets = {column.cards[i] >> SEAT_SHIFT: i for i in column.all_of(JULIET)}
    for i in here:
        juliet = juliets.get(column.cards[i] >> SEAT_SHIFT, NOBODY)
        if juliet != NOBODY:
            column.numbers[i] = ROMEO_WITH_JULIET
            column.add_step("romeo", [i], [juliet])
    return False


@at_award("Dr")
def dragon(column: Column, here: list[int]) -> bool:
    """Each Dragon lowers every card of other seats by 2, also a Doppelganger (R9), never below 0 (R10)."""
    numbers = column.numbers
    for i in here:
        seat = column.cards[i] >> SEAT_SHIFT
        lowered = []
        for j, card in enumerate(column.cards):
            number = numbers[j]
            if card >> SEAT_SHIFT != seat and number is not None:
                numbers[j] = number - DRAGON_BITE if number > DRAGON_BITE else 0
                lowered.append(j)
        if lowered:
            column.add_step("dragon", [i], lowered)
    return False


@at_award("Be")
def beggar(column: Column, here: list[int]) -> bool:
    """With a Beggar left the lowest sum wins."""
    column.lowest = True
    column.add_step("beggar", here)
    return False


def _number(column: Column, i: int) -> int:
    number = column.numbers[i]
    assert number is not None
    return number


AWARD: Final = (
    MUSKETEERS,  # 1: voids all below and goes to the verdict
    WIZARD,  # 2
    WITCH,  # 3
    PRINCE,  # 4: with the Squire
    SQUIRE,
    HERMIT,  # 5: the rules leave the order from here on open; it does not matter, because only base numbers are copied
    GIANT,
    DOPPELGANGER,
    ROMEO,
    DRAGON,  # ... except that lowering follows what sets a number, so that it is clamped at 0 only once (R10)
    BEGGAR,
)

_ACTS_AT_AWARD: Final = {card for card in range(KINDS) if ALLIES[card].acts is Acts.AWARD}
assert set(AWARD) == set(_RULES) == _ACTS_AT_AWARD, "each ally that acts at the award has one rule and one place"

_ORDER: Final = tuple((_PRESENT[card], card, _RULES[card]) for card in AWARD)


@cache
def _rules_for(allies: int) -> tuple[tuple[int, int, Rule], ...]:
    """The rules that may apply to a column with these allies, in order."""
    return tuple(row for row in _ORDER if allies & row[0] == row[0])


_MATTER: Final = sum(1 << card for card in {*AWARD, JULIET})


def _apply_rules(column: Column) -> None:
    for present, card, rule in _rules_for(column.mask & _MATTER):
        # Checked again, because an earlier rule may have removed cards.
        if column.mask & present == present:
            column.ally = card
            if rule(column, column.all_of(card)):
                break
    column.ally = NOBODY


def _leaders(cards: Sequence[int], sums: dict[int, int], lowest: bool) -> list[int]:
    """The seats with the best sum, the winner first (ties: nearest the goal, with a Beggar farthest from it)."""
    best = min(sums.values()) if lowest else max(sums.values())
    tied = [seat for seat in sums if sums[seat] == best]
    if len(tied) > 1:
        places = [card >> SEAT_SHIFT for card in (reversed(cards) if lowest else cards)]
        tied.sort(key=places.index)
    return tied


def _verdict(column: Column) -> None:
    """Step 6: highest sum, or with a Beggar the lowest; ties by the card nearest the goal, or farthest from it."""
    if column.winner != NOBODY:
        here = [i for i, card in enumerate(column.cards) if card & KIND in (PRINCE, SQUIRE)]
        here = [i for i in here if column.cards[i] >> SEAT_SHIFT == column.winner]
        column.add_step("couple-wins", here, seat=column.winner)
        return
    sums = sums_of(column.cards, column.numbers)
    if not sums:
        column.add_step("nobody")  # R12
        return
    leaders = _leaders(column.cards, sums, column.lowest)
    winner = leaders[0]
    deciding = [i for i, card in enumerate(column.cards) if card >> SEAT_SHIFT == winner]
    if len(leaders) == 1:
        rule: AwardRule = "lowest" if column.lowest else "highest"
    elif column.lowest:
        rule, deciding = "farthest", deciding[-1:]
    else:
        rule, deciding = "nearest", deciding[:1]
    column.add_step(rule, deciding, seat=winner)
    column.winner = winner


def settle(cards: Sequence[int], area: int) -> Settlement:
    """Settle a column of face-up cards below a goal of this area, recording each step."""
    steps: list[Step] = []
    column = Column(cards, area, steps)
    column.add_step("printed", (), [i for i, card in enumerate(cards) if card & KIND == AT_HOME[area]])
    _apply_rules(column)
    _verdict(column)
    return Settlement(column.winner, column.shown_numbers(), column.removed(), column.shown_sums(), tuple(steps))


def winner(cards: Sequence[int], area: int) -> int:
    """The winner that `settle` finds, without recording steps; made for playouts."""
    if not _rules_for(allies_of(cards) & _MATTER):
        base = BASE[area]
        return _leaders(cards, sums_of(cards, [base[card & KIND] for card in cards]), False)[0] if cards else NOBODY
    column = Column(cards, area)
    _apply_rules(column)
    if column.winner != NOBODY:
        return column.winner
    sums = sums_of(column.cards, column.numbers)
    return _leaders(column.cards, sums, column.lowest)[0] if sums else NOBODY


remembered_winner: Final = lru_cache(maxsize=1 << 12)(winner)
"""For searches: nearly half of the columns come again within one decision."""
