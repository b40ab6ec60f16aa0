"""The rollout bot: heuristic values, then flat Monte Carlo over determinized states."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from raenke.game import Game, View

LOOKS: Final = 8
"""How many heuristic evaluations are averaged, one per slice."""

TRUST: Final = 200
"""Weight of the heuristic prior, in playouts: it dominates after a few playouts, not after hundreds."""

PLAYOUTS: Final = 4800
"""About a third of a second natively, and a good second in the browser."""

PLAYOUTS_A_SLICE: Final = 150

OPPONENT_WEIGHT: Final = 0.35
"""Cost of an opponent's expected point, in own points."""

LEADER_WEIGHT: Final = 0.25
"""Additional cost of an expected point of the leading opponent."""


class Rollout:
    """Flat Monte Carlo over determinized states, with sequential halving.

    A playout stops at the end of the round and is scored by `expected_scores`: a full playout's variance would drown
    the effect of a single action.
    """

    name: ClassVar[str] = "rollout"

    def __init__(self, game: Game, effort: float = 1.0) -> None:
        self.game = game
        self.effort = effort

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yields the best action so far after each slice."""
        left = view.legal()
        if len(left) == 1:
            yield left[0]
            return
        promised = dict.fromkeys(left, 0.0)
        for _ in range(LOOKS):
            for action, action_values in self.game.action_values(view, rng).items():
                promised[action] += action_values / LOOKS
            yield max(left, key=promised.__getitem__)
        gained = dict.fromkeys(left, 0.0)
        playouts = 0

        def merit(action: int) -> float:
            return TRUST * promised[action] + gained[action]  # all remaining actions have equally many playouts

        a_heat = int(PLAYOUTS * self.effort) // (len(left) - 1).bit_length()
        while len(left) > 1:
            for _ in range(a_heat // len(left)):
                self._try(left, view, rng, gained)
                playouts += len(left)
                if playouts >= PLAYOUTS_A_SLICE:
                    playouts = 0
                    yield max(left, key=merit)
            left = sorted(left, key=merit, reverse=True)[: (len(left) + 1) // 2]
        yield left[0]

    def _try(self, actions: list[int], view: View, rng: Random, gained: dict[int, float]) -> None:
        """Play each action on the same determinization, so that common chance cancels out."""
        guess = view.sample(rng)
        guess.rng = rng
        for action in actions:
            state = guess.clone()
            state.apply(action)
            self.game.playout(state, rng, guess.round)
            gained[action] += _profit(self.game.expected_scores(state), view.seat)


def _profit(expected_scores: list[float], seat: int) -> float:
    own = expected_scores[seat]
    others = [expected_score for other, expected_score in enumerate(expected_scores) if other != seat]
    return own - OPPONENT_WEIGHT * sum(others) - LEADER_WEIGHT * max(others)
