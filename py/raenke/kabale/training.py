"""What a game of Kabale shows about how its seats decide, for `raenke train`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from raenke.game import NOBODY
from raenke.kabale.actions import COLUMN_OF, KIND_OF, PLACE, STRIDE
from raenke.kabale.belief import seen_when_placed
from raenke.kabale.cards import AREA_SHIFT, ROUNDS
from raenke.kabale.placements import CARD_AT, WEIGHTS, context, contexts, features, stake
from raenke.kabale.state import State
from raenke.train.logit import Choice

SIZES = {"policy": WEIGHTS, "belief": WEIGHTS}
"""By model, the number of its weights."""

NUMBERS = 0
"""Expected scores tell who wins."""

PHASES = ROUNDS + 1
"""How far a game may have got: by number of the round."""


def phase(state: State) -> int:
    """How far the game has got."""
    return state.round


def choices(state: State, action: int) -> Iterator[tuple[str, Choice]]:
    """What the seat to act has chosen from: a placement; and unseen, its card from all that it may have held."""
    if state.pending != PLACE:
        return
    seat, goals, hand = state.turn, state.turned_up, state.hands[state.turn]
    short, above, leading = contexts(state.columns, goals)
    seen = [context(*what, seat) for what in zip(short, above, leading, strict=True)]
    stakes = [stake(goal, state.won[seat]) for goal in goals]
    options = [
        features(seen[column], stakes[column], CARD_AT[goals[column] >> AREA_SHIFT][ally])
        for ally in hand
        for column in state.open
    ]
    legal = [ally * STRIDE + column for ally in hand for column in state.open]
    yield "policy", Choice(options, legal.index(action))

    column, unseen = COLUMN_OF[action], state.view(NOBODY).unseen(seat)
    goal = goals[column]
    then = seen_when_placed(state.columns[column], goal, seat)
    cards = [features(then, stakes[column], CARD_AT[goal >> AREA_SHIFT][ally]) for ally in unseen]
    yield "belief", Choice(cards, unseen.index(KIND_OF[action]))


def standings(state: State) -> list[list[float]]:
    """No numbers."""
    return [[] for _ in range(state.players)]


def options(rng: Random, players: int) -> dict[str, str]:
    """Kabale has no options."""
    return {}
