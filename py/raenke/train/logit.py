"""Conditional logit (McFadden 1974), fitted by AdaGrad (Duchi, Hazan and Singer 2011) in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, NamedTuple

FIRST_STEP: Final = 0.25
"""The size of a weight's first step; later ones shrink with the root of what it has moved."""


class Choice(NamedTuple):
    """One decision: the features of each option, as indices of weights, and which option was taken."""

    options: Sequence[tuple[int, ...]]
    taken: int


def probabilities(weights: Sequence[float], options: Sequence[tuple[int, ...]]) -> list[float]:
    """The probability of each option."""
    merits = [sum([weights[feature] for feature in features]) for features in options]
    best = max(merits)
    shares = [exp(merit - best) for merit in merits]
    whole = sum(shares)
    return [share / whole for share in shares]


def fit(choices: Sequence[Choice], size: int, rng: Random, *, epochs: int = 6, shrink: float = 1e-5) -> list[float]:
    """The weights that make the choices likely; `shrink` pulls unused ones towards zero."""
    weights, moved = [0.0] * size, [1e-8] * size
    order = list(range(len(choices)))
    for _ in range(epochs):
        rng.shuffle(order)
        for number in order:
            options, taken = choices[number]
            for at, share in enumerate(probabilities(weights, options)):
                pull = (at == taken) - share
                for feature in options[at]:
                    slope = pull - shrink * weights[feature]
                    moved[feature] += slope * slope
                    weights[feature] += FIRST_STEP * slope / sqrt(moved[feature])
    return weights


def log_loss(weights: Sequence[float], choices: Sequence[Choice]) -> float:
    """The mean negative logarithm of the probability of what was taken, in nats."""
    return -sum(log(probabilities(weights, options)[taken]) for options, taken in choices) / len(choices)
