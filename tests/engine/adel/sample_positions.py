"""Positions from whole games for property tests: random or greedy play, with all options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from raenke.adel import ADEL
from raenke.adel.rules.state import State
from raenke.game import choose
from tests.engine.adel.strategies import dealt


def positions(players: int, seed: int, every: int = 1, *, sense: bool = False) -> Iterator[State]:
    """Yield every `every`-th decision of one game; `sense` for greedy play."""
    from raenke.bots import make

    rng = Random(seed)
    state = ADEL.initial_state(dealt(players, seed), rng)
    greedy = make("greedy", ADEL)
    decisions = 0
    while not state.over:
        decisions += 1
        if decisions % every == 0:
            yield state
        state.apply(choose(greedy, state.view(state.to_act), rng) if sense else rng.choice(state.legal()))
    yield state
