"""What a seat's goals are worth at the end: the plain sum, or the doubled set of six areas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from raenke.kabale.cards import AREAS

SPARE_COST: Final = 1


class Count(NamedTuple):
    """Both ways of counting; `six` holds the best goal of each area, `doubled` is None unless there are six."""

    plain: int
    doubled: int | None
    six: tuple[int, ...]
    spare: int
    points: int


def count(goals: Sequence[int]) -> Count:
    """Counts a seat's goals both ways and takes the better."""
    best: dict[int, int] = {}
    plain = 0
    for goal in goals:
        plain += goal & 7
        if goal > best.get(goal >> 3, 0):
            best[goal >> 3] = goal
    six = tuple(best[area] for area in sorted(best))
    spare = len(goals) - len(six)
    doubled = 2 * sum(goal & 7 for goal in six) - SPARE_COST * spare if len(six) == len(AREAS) else None
    return Count(plain, doubled, six, spare, plain if doubled is None else max(plain, doubled))


def points(goals: Sequence[int]) -> int:
    """The better of the two ways of counting."""
    return count(goals).points
