"""The five levels: how well a bot plays, never what it knows."""

from __future__ import annotations

from typing import Final, NamedTuple

from raenke.bots.blurred import Blurred
from raenke.game import Bot, Game, Temper
from raenke.search import Search


class Level(NamedTuple):
    """A row of the table of levels."""

    name: str
    blur: float
    """Temperature of the softmax by which it chooses: a share of the game's `scale`, or of a win for a search."""
    slip: float = 0.0
    """The worst action it takes, by how much less it is worth than the best, in the same unit; without a search."""
    effort: float = 0.0
    """The effort of its search; 0 for a level that only judges each action by itself."""


LEVELS: Final = (
    Level("1", blur=1.6, slip=4.0),
    Level("2", blur=1.0, slip=2.8),
    Level("3", blur=0.32, slip=1.0),
    Level("4", blur=0.015, effort=0.05),
    Level("5", blur=0.0, effort=1.0),
)
"""Weakest first."""


def make_level(level: Level, game: Game, effort: float, temper: Temper | None) -> Bot:
    """A bot of a level."""
    if level.effort:
        return Search(game, level.effort * effort, name=level.name, temper=temper, blur=level.blur)
    return Blurred(game, level.name, level.blur * game.scale, level.slip * game.scale, temper)
