"""Means with their standard errors."""

from __future__ import annotations

from math import sqrt


class Mean:
    """The mean of the numbers that were added."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        """Count a number."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 0.0
        return sqrt(max(0.0, self.squares / self.number - self.value**2) / (self.number - 1))


def combined_error(errors: list[float]) -> float:
    """The standard error of a sum of independent numbers."""
    return sqrt(sum(error * error for error in errors))
