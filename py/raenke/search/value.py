"""A learned value: a conditional logit over the seats (McFadden 1974), whose weights change with the phase."""

from __future__ import annotations

from collections.abc import Sequence


def by_phase(weights: Sequence[float], phases: int) -> list[list[float]]:
    """By phase, the weights of a seat's numbers, given three rows: a constant, a slope and a curvature."""
    numbers = len(weights) // 3
    found = []
    for phase in range(phases):
        at = phase / max(1, phases - 1)
        found.append([
            weights[n] + at * weights[n + numbers] + at * at * weights[n + 2 * numbers] for n in range(numbers)
        ])  # fmt: skip
    return found
