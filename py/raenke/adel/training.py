"""What a game of Adel shows about how its seats decide, for `raenke train`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from raenke.adel.guidance.features import WEIGHTS, of_actions
from raenke.adel.rules.state import State
from raenke.train.logit import Choice

SIZES = {"policy": WEIGHTS}
"""By model, the number of its weights."""

PHASES = 9
"""How far a game may have got: by the number of districts that the longest city lacks."""


def phase(state: State) -> int:
    """How far the game has got."""
    return max(0, state.need - max(map(len, state.cities)))


def choices(state: State, action: int) -> Iterator[tuple[str, Choice]]:
    """What the seat to act has chosen from."""
    legal = state.legal()
    yield "policy", Choice(of_actions(state, legal), legal.index(action))


def options(rng: Random, players: int) -> dict[str, str]:
    """Both editions and all cards; half of the games are the usual one."""
    if rng.random() < 0.5:
        return {}
    return {
        "edition": rng.choice(("hig", "ffg")),
        "characters": rng.choice(("base", "mixed") if players < 3 else ("base", "dark", "mixed")),
        "violets": rng.choice(("base", "all", "random")),
    }
