"""Random play, as fast as can be: what searching bots spend their time in."""

from __future__ import annotations

from random import Random
from typing import Final

from raenke.adel import turn
from raenke.adel.stages import DECIDE, DO, OPTIONS, OVER, TURN
from raenke.adel.state import State
from raenke.game import CHANCE

FOR_EVER: Final = 1 << 30


def playout(state: State, rng: Random, last: int | None = None) -> None:
    """Plays on with random decisions to the end of the game, or to the end of the round of this number.

    It is `State.legal` and `State.apply` once more without the calls between; all rules stay where they are.
    """
    state.watch = None
    state.rng = rng
    if state.to_act == CHANCE:
        state.happen(state.roll(rng))
    random, options, last = rng.random, turn.options, FOR_EVER if last is None else last
    while (stage := state.stage) != OVER and state.round <= last:
        if stage == TURN:
            legal = options(state)
            action = legal[int(random() * len(legal))]
            DO[action](state, action)
        else:
            legal = OPTIONS[stage](state)
            DECIDE[stage](state, legal[int(random() * len(legal))])
