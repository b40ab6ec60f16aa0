"""The search bot: determinized Monte Carlo search at the root with guided playouts, for the chance to win."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from raenke.game import Game, View
from raenke.search.guidance import guidance_of
from raenke.search.halving import best_arm

PLAYOUTS: Final = 1600
"""Budget of a decision at effort 1."""

PLAYOUTS_A_SLICE: Final = 50

TAPES: Final = 1 << 30


class Search:
    """Plays each action in the same sampled worlds (Ginsberg 1999, "GIB"), and takes the one that wins most often.

    A playout stops at the end of the round: beyond it chance drowns the effect of a single action.
    """

    name: ClassVar[str] = "search"

    def __init__(self, game: Game, effort: float = 1.0) -> None:
        self.game = game
        self.effort = effort

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yields the best action so far after each slice."""
        actions = view.legal()
        if len(actions) == 1:
            yield actions[0]
            return
        guidance = guidance_of(self.game)
        belief, seat, tape = guidance.belief(view), view.seat, Random()

        def trial(actions: list[int]) -> list[float]:
            """The chance to win after each action, in one world and with one tape of chance for all."""
            world, number = belief.sample(rng), int(rng.random() * TAPES)
            world.rng = tape
            rewards = []
            for action in actions:
                state = world.clone()
                tape.seed(number)
                state.apply(action)
                guidance.playout(state, tape, world.round)
                rewards.append(guidance.chances(state)[seat])
            return rewards

        done = 0
        for best, pulls in best_arm(actions, int(PLAYOUTS * self.effort), trial):
            done += pulls
            if done >= PLAYOUTS_A_SLICE:
                done = 0
                yield best
        yield best
