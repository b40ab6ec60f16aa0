"""What an action in Kabale promises at first sight, from what a seat can see and expect."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from raenke.game import NOBODY
from raenke.kabale import award
from raenke.kabale.actions import DECLINE_CLOAK, DECLINE_TRADE, KIND_OF, SLIP, STRIDE
from raenke.kabale.cards import AREAS, FACE_UP, KINDS, SEAT_SHIFT
from raenke.kabale.scoring import SPARE_COST
from raenke.kabale.state import ASK_CLOAK, ASK_TRAITOR, PLACE, ROUNDS, State
from raenke.kabale.view import View

SAMPLES: Final = 20
"""Guesses of what lies hidden; more would play better, but a move has to be there within 20 ms."""

MEAN_POINTS: Final = 3
"""What a goal is worth on average, for those of a set that are still to be won."""

CHANCE_OF_AREA: Final = 0.16
"""How likely a round brings a seat a goal of one certain area that it still lacks."""

ENVY: Final = 0.35
"""What an opponent's point costs, in own points."""

ENVY_OF_LEADER: Final = 0.6
"""What a point of the leading opponent costs."""

HOLD: Final = 0.0


def outlook(won: Sequence[int], rounds_left: int) -> float:
    """The points that goals won so far may be worth in the end, with the hope for a set of all six areas."""
    best = [0] * len(AREAS)
    plain = 0
    for goal in won:
        points = goal & 7
        plain += points
        if points > best[goal >> 3]:
            best[goal >> 3] = points
    missing = best.count(0)
    doubled = 2 * (sum(best) + MEAN_POINTS * missing) - SPARE_COST * (len(won) - len(AREAS) + missing)
    # The goals still needed for the set would also count in the plain sum.
    more = doubled - plain - MEAN_POINTS * missing
    if more <= 0:
        return plain
    chance = (1 - (1 - CHANCE_OF_AREA) ** rounds_left) ** missing
    return plain + chance * more


def worth(view: View, rng: Random) -> dict[int, float]:
    """What each legal action promises, in points: how the columns that it changes would turn out with and without it."""
    legal = view.legal()
    stakes = _stakes(view)
    gains = dict.fromkeys(legal, 0.0)
    for _ in range(SAMPLES if len(legal) > 1 else 0):
        state = view.sample(rng)
        state.rng = rng
        idle = _idle(state)
        before = [_expect(idle, column, stakes, rng) for column in range(view.players)]
        for action in legal:
            gains[action] += _gain(view, state, action, before, stakes, rng)
    return {action: gain / SAMPLES - _price(action) for action, gain in gains.items()}


def _price(action: int) -> float:
    return 0.0


Stakes = dict[int, list[float]]
"""By goal that is turned up: what it means to the looking seat that a certain seat wins it."""


def _stakes(view: View) -> Stakes:
    rounds_left = ROUNDS - view.round
    standing = [outlook(won, rounds_left) for won in view.won]
    leader = max((seat for seat in range(view.players) if seat != view.seat), key=standing.__getitem__)
    weights = [-ENVY_OF_LEADER if seat == leader else -ENVY for seat in range(view.players)]
    weights[view.seat] = 1
    return {
        goal: [
            weight * (outlook((*won, goal), rounds_left) - now)
            for weight, won, now in zip(weights, view.won, standing, strict=True)
        ]
        for goal in view.turned_up
    }


def _idle(state: State) -> State:
    """The state if the seat to act could do nothing."""
    idle = state.clone()
    if state.stage == PLACE:
        players, seat = state.players, state.turn
        order = ((seat + step) % players for step in range(1, players + 1))
        idle.turn = idle.to_act = next(seat for seat in order if state.hands[seat])
        return idle
    idle.apply(_declined(state))
    return state if _ended(idle, state.round) else idle


def _ended(state: State, number: int) -> bool:
    return state.over or state.round > number


def _declined(state: State) -> int:
    return DECLINE_CLOAK if state.stage == ASK_CLOAK else DECLINE_TRADE


def _gain(view: View, state: State, action: int, before: list[float], stakes: Stakes, rng: Random) -> float:
    """What an action changes, if what is hidden is as in this state."""
    after = state.clone()
    after.apply(action)
    while after.stage in (ASK_CLOAK, ASK_TRAITOR):
        after.apply(_declined(after))
    if _ended(after, state.round):
        return sum(
            stakes[goal][seat]
            for seat in range(view.players)
            for goal in after.won[seat][len(state.won[seat]) :]
        ) - sum(before)
    gain = 0.0
    for column in range(view.players):
        if after.columns[column] != state.columns[column] or after.turned_up[column] != state.turned_up[column]:
            gain += _expect(after, column, stakes, rng) - before[column]
    return gain


def _expect(state: State, column: int, stakes: Stakes, rng: Random) -> float:
    """What a column brings if the seats in turn lay what they happen to hold below it until its goal is fulfilled."""
    goal, cards = state.turned_up[column], state.columns[column]
    lacking = (goal & 7) - len(cards)
    if lacking > 0 and not state.closed[column]:
        state, number = state.clone(), state.round
        while lacking > 0 and not state.closed[column] and state.hands[state.turn]:
            hand = state.hands[state.turn]
            ally = hand[int(rng.random() * len(hand))]
            laid = [*cards, state.turn << SEAT_SHIFT | ally]
            state.apply(ally * STRIDE + column)
            while state.stage in (ASK_CLOAK, ASK_TRAITOR):
                state.apply(_declined(state))
            if _ended(state, number):
                cards = laid
                break
            cards = state.columns[column]
            lacking = (goal & 7) - len(cards)
    winner = award.winner([card & FACE_UP for card in cards], goal >> 3)
    return stakes[goal][winner] if winner != NOBODY else 0.0
