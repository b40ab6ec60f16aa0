"""The greedy bot: a one-ply heuristic player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from raenke.game import Game, View


class Greedy:
    """Plays the action with the highest heuristic value."""

    name: ClassVar[str] = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Decides at once."""
        action_values = self.game.action_values(view, rng)
        yield max(action_values, key=action_values.__getitem__)
