"""What a game of Adel shows about how its seats decide, for `raenke train`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from raenke.adel.guidance import standing
from raenke.adel.guidance.features import WEIGHTS, of_actions
from raenke.adel.guidance.standing import NUMBERS, PHASES, phase
from raenke.adel.rules.state import State
from raenke.train.logit import Choice

__all__ = ["HELD", "NUMBERS", "PHASES", "SIZES", "choices", "held", "options", "phase", "standings"]

SIZES = {"policy": WEIGHTS}
"""By model, the number of its weights."""

HELD = 0
"""What a seat holds is among its numbers."""


def standings(state: State) -> list[list[float]]:
    """By seat, the numbers that describe how it stands."""
    return [standing.of_seat(state, seat, phase(state)) for seat in range(state.players)]


def held(state: State) -> list[Sequence[int]]:
    """Nothing."""
    return [()] * state.players


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
