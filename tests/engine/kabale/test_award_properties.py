"""Property tests of the award on random columns, including a comparison with the oracle."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import example, given, settings

from raenke.game import NOBODY
from raenke.kabale import award, notation
from raenke.kabale.cards import AREA_SHIFT
from raenke.kabale.english import award_lines
from tests.engine.kabale import strategies
from tests.engine.kabale.award_oracle import judge

THRICE = settings(max_examples=settings.default.max_examples * 3 if settings.default else 180)


@THRICE
@given(strategies.columns())
@example("A1:")
@example("A3: 1Do 2Be 3Do 2Ki 4Wz 5Wt")
def test_the_engine_agrees_with_the_oracle(column: str) -> None:
    goal, cards = notation.parse_column(column)
    settlement = award.settle(cards, goal >> AREA_SHIFT)
    head, *texts = column.split()
    verdict = judge(head, texts)
    assert (settlement.winner + 1 or None) == verdict.winner
    assert [None if n is None else Fraction(n) for n in settlement.numbers] == verdict.numbers
    assert list(settlement.removed) == verdict.removed
    assert {seat + 1: Fraction(n) for seat, n in enumerate(settlement.sums) if n is not None} == verdict.sums


@THRICE
@given(strategies.columns())
def test_the_quick_way_and_the_telling_way_agree(column: str) -> None:
    goal, cards = notation.parse_column(column)
    assert award.winner(cards, goal >> AREA_SHIFT) == award.settle(cards, goal >> AREA_SHIFT).winner


@given(strategies.columns())
def test_the_telling_is_whole(column: str) -> None:
    goal, cards = notation.parse_column(column)
    settlement = award.settle(cards, goal >> AREA_SHIFT)
    verdicts = {"couple-wins", "highest", "lowest", "nearest", "farthest", "nobody"}
    assert [step.rule in verdicts for step in settlement.steps] == [False] * (len(settlement.steps) - 1) + [True]
    assert settlement.steps[0].rule == "printed"
    last = settlement.steps[-1]
    assert (last.seat, last.numbers, last.sums) == (settlement.winner, settlement.numbers, settlement.sums)
    gone = {place for step in settlement.steps if step.rule in ("wizard", "witch") for place in step.cards}
    assert gone == set(settlement.removed)
    assert all(0 <= place < len(cards) for step in settlement.steps for place in (*step.by, *step.cards))
    assert all(len(step.numbers) == len(cards) for step in settlement.steps)
    if settlement.winner != NOBODY:
        assert last.by
    lines = award_lines(goal, cards, settlement)
    assert len(lines) == 1 + len(settlement.steps)


@given(strategies.columns())
def test_a_column_reads_back_as_it_was_written(column: str) -> None:
    goal, cards = notation.parse_column(column)
    assert notation.column_text(goal, cards) == column.strip()
