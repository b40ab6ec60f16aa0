"""Sequential halving (Karnin, Koren and Somekh 2013): half of the budget's arms are dropped after each round of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

Trial = Callable[[list[int]], list[float]]
"""One reward for each of these arms, all under the same chance: what they have in common cancels out."""


def best_arm(arms: list[int], pulls: int, trial: Trial, prior: Mapping[int, float]) -> Iterator[tuple[int, int]]:
    """Find the arm with the best mean reward within about `pulls` pulls of single arms.

    `prior` is added to the totals of the arms that it names, whose weight so fades with the number of pulls.
    Yields the best arm so far and the number of pulls made since the last yield; the last one yielded is the choice.
    """
    total = {arm: prior.get(arm, 0.0) for arm in arms}
    heats = max(1, (len(arms) - 1).bit_length())
    while len(arms) > 1:
        for _ in range(max(1, pulls // heats // len(arms))):
            for arm, reward in zip(arms, trial(arms), strict=True):
                total[arm] += reward
            yield max(arms, key=total.__getitem__), len(arms)
        # All arms left have been pulled equally often, so their totals compare like means.
        arms = sorted(arms, key=total.__getitem__, reverse=True)[: (len(arms) + 1) // 2]
    yield arms[0], 0
