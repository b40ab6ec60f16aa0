"""Guided playouts: each seat places cards by a softmax policy learned from play (see `learned`)."""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from raenke.kabale.actions import PLACE, STRIDE
from raenke.kabale.cards import AREA_SHIFT, DOWN, FACE_UP, KIND, POINTS_MASK, SEAT_SHIFT
from raenke.kabale.learned import POLICY
from raenke.kabale.placements import CARD_AT, CONTEXTS, contexts, features, lacking, leader, stake
from raenke.kabale.playout import play_out
from raenke.kabale.reveal import EFFECTS
from raenke.kabale.state import State
from raenke.search.weights import unpack


def playout(state: State, rng: Random, last: int | None = None) -> None:
    """Playout to the end of the game, or of round number `last`, in which every seat plays sensibly."""
    play_out(state, rng, last, _place)


@cache
def weights(area: int, at_stake: int) -> list[list[float]]:
    """By context, then ally: the weight of placing it below a goal of this area."""
    return [
        [exp(sum([_POLICY[at] for at in features(seen, at_stake, card)])) for card in CARD_AT[area]]
        for seen in range(CONTEXTS)
    ]


_POLICY: Final = unpack(POLICY)


def _place(state: State, rng: Random) -> None:
    """Play placements until a seat is asked something or the round ends; see `kabale.playout._place`."""
    random = rng.random
    columns, free, goals = state.columns, state.open, state.turned_up
    left = state.unfulfilled
    order = (*range(state.turn, state.players), *range(state.turn))
    tables = [[weights(goal >> AREA_SHIFT, stake(goal, won)) for goal in goals] for won in state.won]
    seats = [(seat, seat << SEAT_SHIFT | DOWN, state.hands[seat], state.decks[seat], tables[seat]) for seat in order]
    short, above, leading = contexts(columns, goals)
    while True:
        for seat, mark, hand, deck, table in seats:
            if not hand:
                continue  # R3; terminates, because the state never gives the turn to an empty hand
            merits: list[float] = []
            for column in free:
                owner, first = above[column], leading[column]
                row = table[column][
                    short[column]
                    + (0 if owner < 0 else 3 if owner == seat else 6)
                    + (0 if first < 0 else 1 if first == seat else 2)
                ]
                merits += [row[ally] for ally in hand]
            sums = [*accumulate(merits)]
            choice = bisect(sums, random() * sums[-1])
            at, column = choice % len(hand), free[choice // len(hand)]
            cards = columns[column]
            lowest = cards[-1] if cards else 0
            if not deck or (lowest & DOWN and EFFECTS[lowest & KIND]):
                state.turn = state.to_act = seat
                state.unfulfilled = left
                state.apply(hand[at] * STRIDE + column)
                if state.pending != PLACE or state.columns is not columns:
                    return
                left = state.unfulfilled
                short, above, leading = contexts(columns, goals)
                continue
            if lowest & DOWN:
                cards[-1] = lowest & FACE_UP
                leading[column] = leader(cards, goals[column] >> AREA_SHIFT)
            cards.append(mark | hand[at])
            above[column] = seat
            short[column] = lacking(goals[column], len(cards))
            hand[at] = deck.pop()
            if len(cards) == goals[column] & POINTS_MASK:
                left -= 1
                if not left:
                    state.turn = seat
                    state.end_round()
                    return
