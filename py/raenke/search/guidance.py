"""The guidance of a game that offers none of its own: uniform belief, random playouts, its evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from raenke.game import NOBODY, Belief, Findings, Game, Guidance, State, View
from raenke.search.chances import softmax, win_shares

SHARPNESS: Final = 0.2
"""Log odds of winning for each expected point."""


class NoFindings:
    """Findings of a game that explains nothing of its own."""

    def believe(self, world: Any) -> None:
        """Counts nothing."""

    def happen(self, action: int, state: Any) -> None:
        """Counts nothing."""

    def beliefs(self) -> Mapping[str, Any]:
        """No fields."""
        return {}

    def prospects(self, action: int) -> Mapping[str, Any]:
        """No fields."""
        return {}


class RandomSteps:
    """Every seat takes a random action at each step."""

    playouts: ClassVar[int] = 1600

    def __init__(self, game: Game) -> None:
        self.game = game

    def advance(self, state: State, rng: Random, last: int, seat: int = NOBODY) -> list[int]:
        """Play at random until `seat` has a choice or the round is over."""
        if seat == NOBODY:
            self.game.playout(state, rng, last)
            return []
        while not state.over and state.round <= last:
            legal = state.legal()
            if state.to_act == seat and len(legal) > 1:
                return legal
            state.apply(self.propose(state, legal, rng))
        return []

    def propose(self, state: State, legal: list[int], rng: Random) -> int:
        """Any action."""
        return legal[int(rng.random() * len(legal))]


class Unguided:
    """Makes any game searchable."""

    playouts: ClassVar[int] = 1600

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = RandomSteps(game)

    def prior(self, view: View, rng: Random) -> Mapping[int, float]:
        """No opinion before the first playout."""
        return {}

    def belief(self, view: View) -> Belief:
        """Every state consistent with the view is equally likely."""
        return view

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """All seats play at random."""
        self.game.playout(state, rng, last)

    def chances(self, state: State) -> list[float]:
        """Softmax of the expected scores."""
        return win_shares(state) if state.over else softmax(self.game.expected_scores(state), SHARPNESS)

    def propose(self, state: State, legal: list[int], rng: Random) -> int:
        """Any action."""
        return self.steps.propose(state, legal, rng)

    def redeal(self, state: State, rng: Random) -> None:
        """Leaves all as it is: it is not known what nobody has seen."""

    def findings(self, view: View) -> Findings:
        """None."""
        return NoFindings()


def guidance_of(game: Game) -> Guidance:
    """The game's own guidance, or the general one."""
    return game.guidance() if game.guidance is not None else Unguided(game)
