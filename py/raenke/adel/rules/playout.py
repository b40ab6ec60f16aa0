"""Random playouts for Monte Carlo bots, optimized for speed."""

from __future__ import annotations

from random import Random
from typing import Final

from raenke.adel.rules import turn
from raenke.adel.rules.decisions import EFFECTS, LEGAL_ACTIONS, OVER, TURN, TURN_EFFECTS
from raenke.adel.rules.state import State
from raenke.game import CHANCE

FOR_EVER: Final = 1 << 30


def playout(state: State, rng: Random, last: int | None = None) -> None:
    """Random playout to the end of the game, or of round number `last`.

    `State.legal` and `State.apply` inlined into one loop; the rules themselves are the same functions.
    """
    state.observer = None
    state.rng = rng
    if state.to_act == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    random, legal_actions, last = rng.random, turn.legal_actions, FOR_EVER if last is None else last
    while (pending := state.pending) != OVER and state.round <= last:
        if pending == TURN:
            legal = legal_actions(state)
            action = legal[int(random() * len(legal))]
            TURN_EFFECTS[action](state, action)
        else:
            legal = LEGAL_ACTIONS[pending](state)
            EFFECTS[pending](state, legal[int(random() * len(legal))])
