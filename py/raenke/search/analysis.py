"""What a search has found about each action, and the choice among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log, sqrt
from random import Random
from typing import Final

COMPARABLE: Final = 2 / 3
"""Actions with at least this share of the most visits compete; the others were given up for better ones."""

DOUBT: Final = 0.04
"""The standard error of an action that was tried less than twice."""

WORST_SLIP: Final = 3
"""How many times its blur a player with an unsure eye may give away at most."""

INDIFFERENT: Final = 0.01
"""Chances to win that differ by less are equal to a player with a temper."""


class Arm:
    """The statistics of an action: its visits, and sums over them."""

    __slots__ = ("points", "points_squared", "visits", "wins", "wins_squared")

    def __init__(self) -> None:
        self.visits = 0
        self.wins = self.wins_squared = 0.0
        """The chance to win at the end of a playout, as a number from 0 to 1."""
        self.points = self.points_squared = 0.0

    @property
    def chance(self) -> float:
        """The mean chance to win."""
        return self.wins / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        return standard_error(self.visits, self.wins, self.wins_squared) if self.visits > 1 else DOUBT


def standard_error(number: int, total: float, squares: float) -> float:
    """The standard error of a mean."""
    mean = total / number
    return sqrt(max(0.0, squares / number - mean * mean) / (number - 1)) if number > 1 else 0.0


class Analysis:
    """The statistics of each legal action of a decision."""

    def __init__(self, actions: Iterable[int], prior: Mapping[int, float] | None = None) -> None:
        self.arms = {action: Arm() for action in actions}
        self.prior = prior or {}
        """See `Guidance.prior`."""

    def add(self, action: int, chance: float) -> None:
        """Count the chance to win at the end of a playout after an action."""
        arm = self.arms[action]
        arm.visits += 1
        arm.wins += chance
        arm.wins_squared += chance * chance

    def add_points(self, action: int, points: float) -> None:
        """Count the points to expect at the end of the playout that was added last."""
        arm = self.arms[action]
        arm.points += points
        arm.points_squared += points * points

    def merge(self, other: Analysis) -> None:
        """Count what another search for the same decision has found."""
        for action, found in other.arms.items():
            arm = self.arms[action]
            arm.visits += found.visits
            arm.wins += found.wins
            arm.wins_squared += found.wins_squared
            arm.points += found.points
            arm.points_squared += found.points_squared

    def competing(self) -> list[int]:
        """The actions that were tried often enough to be compared."""
        enough = COMPARABLE * max(arm.visits for arm in self.arms.values())
        return [action for action, arm in self.arms.items() if arm.visits >= enough]

    def merit(self, action: int) -> float:
        """The chance to win after an action, with its prior."""
        arm = self.arms[action]
        return (arm.wins + self.prior.get(action, 0.0)) / arm.visits if arm.visits else 0.0

    @property
    def best(self) -> int:
        """The action with the best chance to win."""
        return max(self.competing(), key=self.merit)

    def choose(self, likes: Mapping[int, float], blur: float, rng: Random) -> int:
        """The best action to a player with likings and an unsure eye.

        A liking counts only as far as the search is unsure, so a temper never gives away what is known to be better. An
        unsure eye mistakes what is nearly as good, never what is senseless.
        """
        if not likes and not blur:
            return self.best

        def appeal(action: int) -> float:
            arm = self.arms[action]
            return self.merit(action) + likes.get(action, 0.0) * (INDIFFERENT + arm.error) + blur * gumbel(rng)

        competing = self.competing()  # what was tried a few times only may seem good by chance
        least = self.merit(self.best) - WORST_SLIP * blur if blur else -1.0
        return max((action for action in competing if self.merit(action) >= least), key=appeal)


def gumbel(rng: Random) -> float:
    """Standard Gumbel noise: the best of values with noise T is drawn from their softmax at temperature T."""
    return -log(-log(max(rng.random(), 1e-300)))
