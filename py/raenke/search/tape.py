"""Chance that can be played again, so that all actions tried in one world meet the same luck."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

LONGEST: Final = 1 << 30

LEAST: Final = 1e-12
"""Keeps logarithms finite and other than zero."""


class Tape(Random):
    """A source of chance that starts again at `rewind`, with noise for choices among a few numbered options.

    The option whose weight times its noise is the highest is drawn as often as its weight says (the Gumbel-max trick).
    As the noise stays the same, a choice stays the same too unless what has changed wins; a roulette wheel would turn
    all choices that follow a change into others.
    """

    def __init__(self, source: Random) -> None:
        super().__init__(0)
        self.source = source
        self.number = self.turn = 0
        self.races: list[list[float]] = []

    def renew(self) -> None:
        """Begin a new tape."""
        self.number, self.races = int(self.source.random() * LONGEST), []

    def rewind(self) -> None:
        """Start this tape again."""
        self.seed(self.number)
        self.turn = 0

    def race(self, options: int) -> list[float]:
        """The noise of the next choice, for at most so many options: reciprocals of exponential numbers."""
        turn, races = self.turn, self.races
        self.turn += 1
        if turn == len(races):
            random = self.source.random
            races.append([-1 / log(LEAST + random() * (1 - 2 * LEAST)) for _ in range(options)])
        return races[turn]
