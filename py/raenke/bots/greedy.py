"""A bot that looks one decision ahead: it takes what promises most at first sight."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from raenke.game import Game, View


class Greedy:
    """Takes the action of the greatest worth, as the game itself estimates it from the view."""

    name: ClassVar[str] = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Decides at once."""
        action_values = self.game.action_values(view, rng)
        yield max(action_values, key=action_values.__getitem__)
