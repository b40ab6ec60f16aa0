"""The belief about face-down cards."""

from __future__ import annotations

from collections import Counter
from random import Random

from raenke.kabale.belief import Belief
from raenke.kabale.cards import (
    BEGGAR,
    CODES,
    KIND,
    KING,
    QUEEN,
    SEAT_SHIFT,
    SQUIRE,
)
from raenke.kabale.placements import CONTEXTS, LACKING, context, lacking, leader
from tests.engine.kabale.rulebook.positions import Table


def face_down_first(goal: str) -> Counter[str]:
    """How often each ally is believed to be the first card below this goal."""
    belief, rng = Belief(Table(f"{goal}: 1Ki- / F1:", {1: "Sq Be He", 2: "Mu Wz"}, turn=2).state.view(1)), Random(1)
    return Counter(CODES[belief.sample(rng).columns[0][-1] & KIND] for _ in range(3000))


def test_a_face_down_card_is_weighted_by_how_it_was_placed() -> None:
    """Below a great goal a Juliet is likelier than a Squire, below a small one the other way round."""
    great, small = face_down_first("A5"), face_down_first("A1")
    assert great["Ju"] > 2 * great["Sq"]
    assert small["Sq"] > 2 * small["Ju"]


def test_contexts_are_all_different() -> None:
    found = {
        context(short, above, leading, 1)
        for short in range(0, 9 * LACKING, 9)
        for above in (-1, 0, 1)
        for leading in (-1, 0, 1)
    }
    assert found == set(range(CONTEXTS))
    assert [lacking(5, size) // 9 for size in range(7)] == [4, 4, 3, 2, 1, 0, 0]


def test_the_leader_has_the_highest_sum() -> None:
    mine, theirs = KING, 1 << SEAT_SHIFT | QUEEN
    assert leader([], 0) == -1
    assert leader([mine, theirs], 0) == 0
    assert leader([mine, theirs, 1 << SEAT_SHIFT | SQUIRE, 1 << SEAT_SHIFT | BEGGAR], 0) == 1
