"""Sequential halving (Karnin, Koren and Somekh 2013): half of the budget's arms are dropped after each round of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator


def trials(arms: list[int], pulls: int, merit: Callable[[int], float]) -> Iterator[list[int]]:
    """Yield the arms to pull in each trial, all under the same chance: what they have in common cancels out.

    A trial is over when the next one is asked for; `merit` is how good an arm seems by then. There are about `pulls`
    pulls of single arms, and none of a single arm.
    """
    heats = max(1, (len(arms) - 1).bit_length())
    while len(arms) > 1:
        for _ in range(max(1, pulls // heats // len(arms))):
            yield arms
        arms = sorted(arms, key=merit, reverse=True)[: (len(arms) + 1) // 2]
