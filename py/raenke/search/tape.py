"""Chance that can be played again, so that all actions tried in one world meet the same luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf, log
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
        self.gumbels: dict[tuple[int, int, int], float] = {}
        self.decisions: Counter[int] = Counter()

    def renew(self) -> None:
        """Begin a new tape."""
        self.number, self.races, self.gumbels = int(self.source.random() * LONGEST), [], {}

    def rewind(self) -> None:
        """Start this tape again."""
        self.seed(self.number)
        self.turn = 0
        self.decisions.clear()

    def race(self, options: int) -> list[float]:
        """The noise of the next choice, for at most so many options: reciprocals of exponential numbers."""
        turn, races = self.turn, self.races
        self.turn += 1
        if turn == len(races):
            random = self.source.random
            races.append([-1 / log(LEAST + random() * (1 - 2 * LEAST)) for _ in range(options)])
        return races[turn]

    def draw(self, seat: int, actions: Sequence[int], merits: Iterable[float]) -> int:
        """Draw an action by the softmax of the merits; a seat's n-th decision meets the same noise on each playing.

        For games in which seats decide in turns of many steps: what one seat does otherwise leaves the luck of the
        others alone.
        """
        number, gumbels = self.decisions[seat], self.gumbels
        self.decisions[seat] = number + 1
        best, most = actions[0], -inf
        for action, merit in zip(actions, merits, strict=True):
            key = (seat, number, action)
            noise = gumbels.get(key)
            if noise is None:
                noise = gumbels[key] = -log(-log(LEAST + self.source.random() * (1 - 2 * LEAST)))
            if merit + noise > most:
                best, most = action, merit + noise
        return best
