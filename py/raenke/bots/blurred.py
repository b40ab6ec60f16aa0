"""The blurred bot: a one-ply heuristic player that errs, in proportion to how little it matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from raenke.game import Game, Temper, View
from raenke.search.analysis import gumbel

LEANING: Final = 0.4
"""What an action that a temper likes fully is worth to it, as a share of the game's `scale`."""


class Blurred:
    """Draws an action from the softmax of the heuristic values, except those that would be senseless."""

    def __init__(self, game: Game, name: str, blur: float, slip: float, temper: Temper | None = None) -> None:
        self.game = game
        self.name = name
        self.blur = blur
        self.slip = slip
        self.temper = temper

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Decides at once."""
        yield self.decide(self.game.action_values(view, rng), view, rng)

    def decide(self, values: Mapping[int, float], view: View, rng: Random) -> int:
        """The choice of this player among actions of these heuristic values."""
        least = max(values.values()) - self.slip
        sensible = [action for action, value in values.items() if value >= least]
        likes = self.temper(view, sensible) if self.temper else [0.0] * len(sensible)
        weight = LEANING * self.game.scale
        appeal = {
            action: values[action] + weight * liking + self.blur * gumbel(rng)
            for action, liking in zip(sensible, likes, strict=True)
        }
        return max(appeal, key=appeal.__getitem__)
