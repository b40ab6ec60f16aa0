"""What a seat's goals are worth at the end: the plain sum, or the doubled set of six areas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from raenke.kabale.cards import AREA_SHIFT, AREAS, POINTS, POINTS_MASK

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
        plain += goal & POINTS_MASK
        if goal > best.get(goal >> AREA_SHIFT, 0):
            best[goal >> AREA_SHIFT] = goal
    six = tuple(best[area] for area in sorted(best))
    spare = len(goals) - len(six)
    doubled = 2 * sum(goal & POINTS_MASK for goal in six) - SPARE_COST * spare if len(six) == len(AREAS) else None
    return Count(plain, doubled, six, spare, plain if doubled is None else max(plain, doubled))


def points(goals: Sequence[int]) -> int:
    """The better of the two ways of counting."""
    return count(goals).points


class Race(NamedTuple):
    """How far a seat is on its way to the set: the areas it has and lacks, and what it would then score at least."""

    have: int
    missing: tuple[int, ...]
    points: int


def race(goals: Sequence[int]) -> Race:
    """The way to the set from these goals; whatever areas are missing count as their least goal."""
    won = {goal >> AREA_SHIFT for goal in goals}
    missing = tuple(area for area in range(len(AREAS)) if area not in won)
    return Race(len(won), missing, points([*goals, *(area << 3 | min(POINTS) for area in missing)]))


def completed(goals: Sequence[int], goal: int) -> int | None:
    """The points with this goal, where it is the last that the set lacks."""
    return points([*goals, goal]) if race(goals).missing == (goal >> AREA_SHIFT,) else None
