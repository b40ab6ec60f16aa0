"""Final scoring: the plain sum of a seat's goals, or the doubled set of six areas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from raenke.kabale.cards import AREA_SHIFT, AREAS, POINTS, POINTS_MASK

SPARE_COST: Final = 1


class Count(NamedTuple):
    """Both ways of scoring; `six` holds the best goal of each area, `doubled` is None unless there are six."""

    plain: int
    doubled: int | None
    six: tuple[int, ...]
    spare: int
    points: int


def count(goals: Sequence[int]) -> Count:
    """Score a seat's goals both ways."""
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
    """The better of the two scores."""
    return count(goals).points


class Race(NamedTuple):
    """A seat's progress towards the set: the areas it has and lacks, and its minimum score with all of them."""

    have: int
    missing: tuple[int, ...]
    points: int


def race(goals: Sequence[int]) -> Race:
    """Progress towards the set; a missing area counts as its lowest goal."""
    won = {goal >> AREA_SHIFT for goal in goals}
    missing = tuple(area for area in range(len(AREAS)) if area not in won)
    return Race(len(won), missing, points([*goals, *(area << AREA_SHIFT | min(POINTS) for area in missing)]))


def completed(goals: Sequence[int], goal: int) -> int | None:
    """The score with this goal, if it completes the set."""
    return points([*goals, goal]) if race(goals).missing == (goal >> AREA_SHIFT,) else None
