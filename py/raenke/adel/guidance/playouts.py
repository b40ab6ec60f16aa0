"""Guided playouts: each seat decides by a softmax policy learned from play (see `raenke.adel.learned`)."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from raenke.adel.guidance.features import of_actions
from raenke.adel.learned import POLICY
from raenke.adel.rules.decisions import OVER
from raenke.adel.rules.state import State
from raenke.game import CHANCE
from raenke.search.weights import unpack

WEIGHTS: Final = unpack(POLICY)
FOR_EVER: Final = 1 << 30


def playout(state: State, rng: Random, last: int | None = None) -> None:
    """Playout to the end of the game, or of round number `last`, in which every seat plays sensibly."""
    state.rng, state.observer = rng, None
    if state.to_act == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    last, weights = FOR_EVER if last is None else last, WEIGHTS
    while state.pending != OVER and state.round <= last:
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        merits = [exp(sum([weights[at] for at in features])) for features in of_actions(state, legal)]
        sums = [*accumulate(merits)]
        state.apply(legal[bisect(sums, rng.random() * sums[-1])])
