"""What a game of Adel shows about how its seats decide, for `raenke train`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random

from raenke.adel.guidance import hands, standing
from raenke.adel.guidance.features import WEIGHTS, of_actions
from raenke.adel.guidance.standing import NUMBERS, PHASES, phase
from raenke.adel.rules.decisions import TURN
from raenke.adel.rules.state import State
from raenke.game import NOBODY
from raenke.train.logit import Choice

__all__ = ["HELD", "NUMBERS", "PHASES", "SIZES", "choices", "held", "options", "phase", "secrets", "standings"]

SIZES = {"policy": WEIGHTS, "hands": hands.WEIGHTS}
"""By model, the number of its weights."""

HELD = 0
"""What a seat holds is among its numbers."""

ASKED_EVERY = 3
"""At one turn in so many it is asked what others hold; hands change slowly."""

ALTERNATIVES = 6
"""With how many cards of the pile a card in a hand is compared."""


def standings(state: State) -> list[list[float]]:
    """By seat, the numbers that describe how it stands."""
    return [standing.of_seat(state, seat, phase(state)) for seat in range(state.players)]


def held(state: State) -> list[Sequence[int]]:
    """Nothing."""
    return [()] * state.players


def choices(state: State, action: int) -> Iterator[tuple[str, Choice]]:
    """What the seat to act has chosen from; and at some turns, which cards hands hold rather than the pile's top."""
    legal = state.legal()
    yield "policy", Choice(of_actions(state, legal), legal.index(action))
    if state.pending == TURN and not state.taken and not (state.round + state.rank) % ASKED_EVERY:
        others = state.pile[-ALTERNATIVES:]
        for seat, hand in enumerate(state.hands):
            if seat != state.turn and others:
                for kind in hand:
                    yield "hands", Choice(hands.of_cards(state, seat, len(hand), [kind, *others]), 0)


def secrets(state: State, seat: int) -> Iterator[tuple[str, Hashable]]:
    """Who holds a character that has not been called, and which kinds of cards are in whose hand."""
    for rank in range(state.rank + 1, state.ranks + 1):
        if state.holders[rank] not in (seat, NOBODY):
            yield "characters", (rank, state.holders[rank])
    for other, hand in enumerate(state.hands):
        if other != seat:
            for kind in hand:
                yield "hands", (kind, other)


def options(rng: Random, players: int) -> dict[str, str]:
    """Both editions and all cards; half of the games are the usual one."""
    if rng.random() < 0.5:
        return {}
    return {
        "edition": rng.choice(("hig", "ffg")),
        "characters": rng.choice(("base", "mixed") if players < 3 else ("base", "dark", "mixed")),
        "violets": rng.choice(("base", "all", "random")),
    }
