"""Fits a value: which seat wins, by a conditional logit over numbers that describe how each stands.

The weights change with the phase of the game, in a curve of degree two (see `raenke.search.value`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from operator import mul
from random import Random
from typing import Final, NamedTuple

from raenke.search.chances import softmax
from raenke.search.value import by_phase

EPOCHS: Final = 12
FIRST_STEP: Final = 0.1
"""The size of a weight's first step, AdaGrad (Duchi, Hazan and Singer 2011), for numbers of unit variance."""
RIDGE: Final = 1e-3

DIGITS: Final = 4
"""Decimal places to which weights are kept."""


class Standing(NamedTuple):
    """The beginning of a round: the phase, by seat its numbers, and by seat its share of the win in the end."""

    phase: int
    seats: Sequence[Sequence[float]]
    won: Sequence[float]


def fit(rows: Sequence[Standing], phases: int, rng: Random) -> list[float]:
    """The three rows of weights that make the outcomes likely; every number is measured in its standard deviation."""
    numbers = len(rows[0].seats[0])
    scales = [_deviation([seat[n] for row in rows for seat in row.seats]) for n in range(numbers)]
    inverse = [1 / scale if scale else 0.0 for scale in scales]
    examples = []
    for phase, seats, won in rows:
        at = phase / max(1, phases - 1)
        examples.append((at, [[*map(mul, seat, inverse)] for seat in seats], won))
    curve = [[0.0] * numbers for _ in range(3)]
    moved = [[1e-8] * numbers for _ in range(3)]
    for epoch in range(EPOCHS):
        rng.shuffle(examples)
        step = FIRST_STEP * (1 - epoch / EPOCHS)
        for at, seats, won in examples:
            powers = (1.0, at, at * at)
            weights = [a + at * b + powers[2] * c for a, b, c in zip(*curve, strict=True)]
            chances = softmax([sum(map(mul, weights, seat)) for seat in seats], 1.0)
            slopes = [0.0] * numbers
            for seat, chance, share in zip(seats, chances, won, strict=True):
                pull = share - chance
                slopes = [slope + pull * number for slope, number in zip(slopes, seat, strict=True)]
            for power, row, far in zip(powers, curve, moved, strict=True):
                for n, slope in enumerate(slopes):
                    down = power * slope - RIDGE * row[n]
                    far[n] += down * down
                    row[n] += step * down / sqrt(far[n])
    return [round(weight * back, DIGITS) for row in curve for weight, back in zip(row, inverse, strict=True)]


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))


def log_loss(weights: Sequence[float], rows: Sequence[Standing], phases: int) -> float:
    """The mean negative logarithm of the chance of what happened, in nats."""
    tables, total = by_phase(weights, phases), 0.0
    for phase, seats, won in rows:
        chances = softmax([sum(map(mul, tables[phase], seat)) for seat in seats], 1.0)
        total -= sum(share * log(chance) for share, chance in zip(won, chances, strict=True) if share)
    return total / len(rows)
