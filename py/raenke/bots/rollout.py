"""A bot that plays each action out many times on states that agree with what it knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from raenke.game import Game, View

SLICES: Final = 12
PLAYOUTS_A_SLICE: Final = 24


class Rollout:
    """Samples what it cannot see, plays to the end at random, and keeps to what went well."""

    name: ClassVar[str] = "rollout"

    def __init__(self, game: Game) -> None:
        self.game = game

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yields the best action so far after each slice."""
        legal = view.legal()
        tried = dict.fromkeys(legal, 0)
        gained = dict.fromkeys(legal, 0.0)
        for _ in range(SLICES):
            for _ in range(PLAYOUTS_A_SLICE):
                action = min(legal, key=tried.__getitem__)
                state = view.sample(rng)
                state.apply(action)
                self.game.playout(state, rng)
                scores = state.scores()
                tried[action] += 1
                gained[action] += scores[view.seat] - max(s for i, s in enumerate(scores) if i != view.seat)
            yield max(legal, key=lambda action: gained[action] / max(1, tried[action]))
