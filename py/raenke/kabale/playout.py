"""Random play to the end of the game, as fast as can be: what searching bots spend their time in."""

from __future__ import annotations

from random import Random

from raenke.kabale.state import State


def playout(state: State, rng: Random) -> None:
    """Plays a state to its end with random decisions."""
    random = rng.random
    state.rng = rng
    while not state.over:
        legal = state.legal()
        state.apply(legal[int(random() * len(legal))])
