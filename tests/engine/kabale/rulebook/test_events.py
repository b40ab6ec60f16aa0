"""Steps of an award: the card that decides a tie, integers without fraction, hidden cards as unknown."""

from __future__ import annotations

import pytest

from raenke.kabale import award
from raenke.kabale.cards import AREA_SHIFT, DOWN, FACE_UP, HIDDEN, SEAT_SHIFT, WALKED
from raenke.kabale.notation import parse_column
from raenke.kabale.settling import Step
from raenke.kabale.state import State


def verdict(column: str) -> Step:
    """The last step of a column's settlement."""
    goal, cards = parse_column(column)
    return award.settle(cards, goal >> AREA_SHIFT).steps[-1]


@pytest.mark.parametrize(
    ("column", "rule", "decides"),
    [
        ("A3: 1Qu 2Qu 1Cl 2Cl", "nearest", (0,)),
        ("A3: 1Cl 2Qu 1Qu 2Cl", "nearest", (0,)),
        ("A3: 2Be 1Be 1Cl 2Cl", "farthest", (3,)),
        ("A3: 2Be 1Be 2Cl 1Cl", "farthest", (3,)),
    ],
)
def test_of_a_seat_s_cards_only_one_decides_a_tie(column: str, rule: str, decides: tuple[int, ...]) -> None:
    step = verdict(column)
    assert (step.rule, step.by) == (rule, decides)


def test_whole_numbers_are_told_as_whole_numbers() -> None:
    goal, cards = parse_column("A3: 1Wz 2As 3Ki")
    numbers = award.settle(cards[:2], goal >> AREA_SHIFT).numbers
    assert [(number, type(number)) for number in numbers] == [(7, int), (9.5, float)]


def test_a_card_that_lies_hidden_counts_as_a_card_without_a_number() -> None:
    """Settling a view: a hidden card counts as a card for the Hermit, but adds nothing to the sums."""
    goal, cards = parse_column("A3: 1He 2Ki")
    settlement = award.settle([*cards, 2 << SEAT_SHIFT | HIDDEN, 1 << SEAT_SHIFT | HIDDEN], goal >> AREA_SHIFT)
    assert settlement.numbers == (9, 20, None, None)
    assert settlement.sums == (9, 20, None, None, None, None)


def test_an_explorer_that_walked_lies_face_down_and_known_and_no_other_way() -> None:
    deck = [9, 0, 1, *(card for card in range(25) if card not in (9, 0, 1))]
    state = State([3, 12, 20, 28] * 3, [deck, deck])
    state.apply(9 * 6)  # the Explorer to column 1
    state.apply(0 * 6)  # the rival's King reveals it
    (walker,) = state.columns[1]
    assert walker & ~FACE_UP == DOWN | WALKED


@pytest.mark.parametrize(
    ("column", "contested", "ruled"),
    [
        ("A3: 1Ki", False, False),
        ("A3: 1Ki 1Qu", False, False),
        ("A3: 1Ki 2Qu", True, False),
        ("A3: 1Qu 2Qu", True, False),  # a tie is decided by no card's rule
        ("A3: 1Gi 1Ki", False, True),
        ("A3: 1Wz 2Ki", True, True),
        ("A3: 2Wz 1Wz", True, True),  # two Wizards cancel out, which is a step too
        ("A3: 2Do 1Ki", True, True),
        ("A3: 1Ki 2Do", False, True),  # with nothing to copy the Doppelganger takes no part
        ("A3: 1Do", False, True),
    ],
)
def test_which_columns_are_contested_and_which_are_ruled(column: str, contested: bool, ruled: bool) -> None:
    """A column is contested if several seats took part initially, and ruled if any card's rule applied."""
    goal, cards = parse_column(column)
    settlement = award.settle(cards, goal >> AREA_SHIFT)
    assert (settlement.contested, settlement.ruled) == (contested, ruled)
