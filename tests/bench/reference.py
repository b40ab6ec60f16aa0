"""The bare loop that speeds are told against: placing cards without any rule, in ints and lists only.

Four seats, four columns that want 2, 3, 3 and 4 cards, 25-card decks shuffled beforehand; a random one of three hand
cards goes to a random column until all are full, then sums and winners are found. It stands for what the machine and
its Python can do at all. It never changes: a ratio to it means the same in every year.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

SEATS = (0, 1, 2, 3)
WANTS = (2, 3, 3, 4)
HAND = 3
CARDS = 25


def shuffled_decks(rng: Random, games: int) -> list[list[list[int]]]:
    """The decks of some games, shuffled before any clock runs."""
    return [[rng.sample(range(CARDS), CARDS) for _ in SEATS] for _ in range(games)]


def play(decks: list[list[int]], draw: Callable[[], float]) -> tuple[int, list[int]]:
    """Plays one game; returns how many decisions it took and the winner of each column."""
    hands = [deck[:HAND] for deck in decks]
    sums = [[0] * len(SEATS) for _ in WANTS]
    room = list(WANTS)
    free = list(range(len(WANTS)))
    columns = len(free)
    decisions = 0
    turn = HAND
    while columns:
        for hand, deck, seat in zip(hands, decks, SEATS):  # noqa: B905 (strict costs time, the lengths are ours)
            at = int(draw() * HAND)
            pick = int(draw() * columns)
            column = free[pick]
            sums[column][seat] += hand[at]
            hand[at] = deck[turn]
            decisions += 1
            left = room[column] = room[column] - 1
            if not left:
                del free[pick]
                columns -= 1
                if not columns:
                    break
        turn += 1
    return decisions, [row.index(max(row)) for row in sums]


def decisions_per_second(seconds: float) -> float:
    """How many decisions of this loop the machine makes in a second, taken over at least `seconds`."""
    random = Random(1)
    deals = shuffled_decks(random, 512)
    decisions = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        for decks in deals:
            decisions += play(decks, random.random)[0]
    return decisions / passed
