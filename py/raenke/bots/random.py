"""The random bot: the baseline for all other bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from raenke.game import Game, View


class RandomBot:
    """Plays a uniformly random legal action."""

    name: ClassVar[str] = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Decides at once."""
        yield rng.choice(view.legal())
