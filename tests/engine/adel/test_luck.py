"""K14: the luck of a deal of Adel."""

from __future__ import annotations

from random import Random

from raenke.adel import ADEL
from raenke.luck import luck
from raenke.record import Record
from tests.engine.test_luck import chance, finished


def test_another_deal_has_other_luck() -> None:
    assert len({luck(Record(ADEL, ADEL.deal(3, Random(seed)))).random() for seed in range(20)}) == 20


def test_the_same_characters_are_set_aside_however_the_round_before_was_played() -> None:
    """Those of a round follow from the deal and the round alone."""
    asides = [[token for token in chance(finished("adel", 5, moves)) if "/" in token] for moves in range(3)]
    together = min(map(len, asides))
    assert together > 3
    assert asides[0][:together] == asides[1][:together] == asides[2][:together]
