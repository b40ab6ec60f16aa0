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
from raenke.game import CHANCE, NOBODY
from raenke.search.tape import Tape
from raenke.search.weights import unpack

WEIGHTS: Final = unpack(POLICY)
FOR_EVER: Final = 1 << 30


def playout(state: State, rng: Random, last: int | None = None) -> None:
    """Playout to the end of the game, or of round number `last`, in which every seat plays sensibly."""
    state.rng, state.observer = rng, None
    if state.to_act == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    advance(state, rng, FOR_EVER if last is None else last)


def advance(state: State, rng: Random, last: int, seat: int = NOBODY) -> list[int]:
    """Play sensibly until `seat` has several legal actions, and return them; none at the end of round number `last`."""
    while state.pending != OVER and state.round <= last:
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        elif state.to_act == seat:
            return legal
        else:
            state.apply(propose(state, legal, rng))
    return []


def propose(state: State, legal: list[int], rng: Random) -> int:
    """An action of the seat to act, each with the probability that was learned."""
    weights = WEIGHTS
    merits = [sum([weights[at] for at in features]) for features in of_actions(state, legal)]
    if isinstance(rng, Tape):
        return rng.draw(state.to_act, legal, merits)
    sums = [*accumulate(map(exp, merits))]
    return legal[bisect(sums, rng.random() * sums[-1])]
