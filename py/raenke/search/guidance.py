"""The guidance of a game that offers none of its own: uniform belief, random playouts, its evaluation."""

from __future__ import annotations

from random import Random
from typing import Final

from raenke.game import Belief, Game, Guidance, State, View
from raenke.search.chances import softmax, win_shares

SHARPNESS: Final = 0.2
"""Log odds of winning for each expected point."""


class Unguided:
    """Makes any game searchable."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def belief(self, view: View) -> Belief:
        """Every state consistent with the view is equally likely."""
        return view

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """All seats play at random."""
        self.game.playout(state, rng, last)

    def chances(self, state: State) -> list[float]:
        """Softmax of the expected scores."""
        return win_shares(state) if state.over else softmax(self.game.expected_scores(state), SHARPNESS)


def guidance_of(game: Game) -> Guidance:
    """The game's own guidance, or the general one."""
    return game.guidance() if game.guidance is not None else Unguided(game)
