"""The random completion of a column, from which greedy judges a placement."""

from __future__ import annotations

from random import Random

from raenke.kabale import KABALE
from raenke.kabale.actions import PLACE, STRIDE
from raenke.kabale.cards import ASSASSIN, DOWN, EXPLORER, FACE_UP, KIND, KING, QUEEN, SEAT_SHIFT, STORM
from raenke.kabale.completion import Hands, complete, place
from raenke.kabale.state import State

LYING = FACE_UP | DOWN


def test_what_is_placed_reveals_the_card_above() -> None:
    king = 1 << SEAT_SHIFT | KING | DOWN
    for above, after, is_open in (
        (QUEEN, [QUEEN, king], True),
        (ASSASSIN, [ASSASSIN], True),
        (STORM, [STORM, king], False),
        (EXPLORER, [king], True),
    ):
        cards = [above | DOWN]
        assert place(cards, king) == is_open
        assert cards == after


def test_a_card_is_placed_as_the_rules_do_it() -> None:
    """Each placement leaves its column as the state's own does, unless an Explorer walks."""
    rng, checked = Random(4), 0
    state = KABALE.new(4, rng)
    while not state.over:
        for column in state.open if state.pending == PLACE else ():
            cards, ally, twin = state.columns[column][:], state.hands[state.turn][0], state.clone()
            if cards and cards[-1] & DOWN and cards[-1] & KIND == EXPLORER:
                continue
            is_open = place(cards, state.turn << SEAT_SHIFT | ally | DOWN)
            twin.apply(ally * STRIDE + column)
            if twin.round == state.round and not twin.over:
                assert [card & LYING for card in twin.columns[column]] == [card & LYING for card in cards]
                assert is_open != twin.closed[column]
                checked += 1
        state.apply(rng.choice(state.legal()))
    assert checked > 50


def test_the_cards_to_come_follow_the_turns() -> None:
    state: State = KABALE.new(3, Random(1))
    hands = Hands(state, state.turn, Random(2))
    queue = hands.queue()
    assert [(card & FACE_UP) >> SEAT_SHIFT for card in queue] == [1, 2, 0] * 2
    assert all(card & KIND in state.hands[(card & FACE_UP) >> SEAT_SHIFT] for card in queue)
    placed = state.hands[0][1]
    assert placed not in [card & KIND for card in hands.queue((placed,)) if (card & FACE_UP) >> SEAT_SHIFT == 0]
    assert len(complete([], 4, queue)) == 4
