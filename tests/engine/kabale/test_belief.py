"""The belief about face-down cards."""

from __future__ import annotations

from collections import Counter
from random import Random

from raenke.kabale import KABALE
from raenke.kabale.belief import when_placed
from raenke.kabale.cards import (
    ASSASSIN,
    CODES,
    DOWN,
    KIND,
    KING,
    SEAT_SHIFT,
)
from raenke.search.guidance import guidance_of
from tests.engine.kabale.rulebook.positions import Table


def face_down_first(goal: str) -> Counter[str]:
    """How often each ally is believed to be the first card below this goal."""
    belief, rng = (
        guidance_of(KABALE).belief(Table(f"{goal}: 1Ki- / F1:", {1: "Sq Be He", 2: "Mu Wz"}, turn=2).state.view(1)),
        Random(1),
    )
    return Counter(CODES[belief.sample(rng).columns[0][-1] & KIND] for _ in range(3000))


def test_a_face_down_card_is_weighted_by_how_it_was_placed() -> None:
    """Below a great goal a Juliet is likelier than a Squire, below a small one the other way round."""
    great, small = face_down_first("A5"), face_down_first("A1")
    assert great["Ju"] > 2 * great["Sq"]
    assert small["Sq"] > 2 * small["Ju"]


def test_cards_that_seats_keep_are_believed_to_be_in_hand() -> None:
    """A Squire waits for its Prince, while a King is placed as soon as it is drawn."""
    table, rng = Table("F1: / A1:", {1: "Sq Be He", 2: "Mu Wz Ki"}, turn=1), Random(1)
    belief = guidance_of(KABALE).belief(table.state.view(0))
    held = Counter(CODES[ally] for _ in range(3000) for ally in belief.sample(rng).hands[1])
    assert held["Sq"] > 1.5 * held["Ki"]


def test_a_card_is_judged_by_the_column_that_its_seat_saw() -> None:
    """What a card reveals lay face down before; only an Assassin had been face up."""
    above, assassin = SEAT_SHIFT, 2 << SEAT_SHIFT | ASSASSIN
    assert when_placed([above, KING]) == [above, KING | DOWN]
    assert when_placed([above, assassin]) == [above, assassin]
    assert when_placed([]) == []
