"""Heuristic action values of Kabale, by sampling determinizations of the view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from raenke.game import NOBODY
from raenke.kabale import award
from raenke.kabale.actions import ASK_CLOAK, ASK_TRAITOR, DECLINE_CLOAK, DECLINE_TRADE, PLACE, STRIDE
from raenke.kabale.cards import AREA_SHIFT, AREAS, FACE_UP, POINTS_MASK, ROUNDS, SEAT_SHIFT
from raenke.kabale.scoring import SPARE_COST
from raenke.kabale.state import State
from raenke.kabale.view import View

TRIALS: Final = 320
"""Budget of simulated actions and columns per decision; more would play better, but a move must take under 20 ms."""

MEAN_POINTS: Final = 3
"""Average points of a goal, assumed for the goals still missing from a set."""

CHANCE_OF_AREA: Final = 0.16
"""Probability per round that a seat wins a goal of a given area that it lacks."""

OPPONENT_WEIGHT: Final = 0.35
"""Cost of an opponent's point, in own points."""

LEADER_WEIGHT: Final = 0.6
"""Cost of a point of the leading opponent, in own points."""


def expected_scores(state: State) -> list[float]:
    """Expected final score per seat, from the goals won so far."""
    rounds_left = ROUNDS - state.round + (not state.over)
    return [expected_score(won, rounds_left) for won in state.won]


def expected_score(won: Sequence[int], rounds_left: int) -> float:
    """Expected final points from the goals won so far, including the chance of a set of all six areas."""
    best = [0] * len(AREAS)
    plain = 0
    for goal in won:
        points = goal & POINTS_MASK
        plain += points
        if points > best[goal >> AREA_SHIFT]:
            best[goal >> AREA_SHIFT] = points
    missing = best.count(0)
    doubled = 2 * (sum(best) + MEAN_POINTS * missing) - SPARE_COST * (len(won) - len(AREAS) + missing)
    # Goals still missing from the set would also add to the plain sum.
    more = doubled - plain - MEAN_POINTS * missing
    if more <= 0:
        return plain
    chance = (1 - (1 - CHANCE_OF_AREA) ** rounds_left) ** missing
    return plain + chance * more


Stakes = dict[int, list[float]]
"""For each goal turned up: its value to the viewing seat, by the seat that wins it."""


def action_values(view: View, rng: Random) -> dict[int, float]:
    """Heuristic value of each legal action: expected points from the columns it changes, less those without it.

    Actions are applied to determinized states, so reveals need no special case.
    """
    legal = view.legal()
    gains = dict.fromkeys(legal, 0.0)
    if len(legal) == 1:
        return gains
    stakes = _stakes(view)
    guesses = TRIALS // (len(legal) + view.players)
    for _ in range(guesses):
        state = view.sample(rng)
        state.rng = rng
        idle = _idle(state)
        before = [_expect(idle, column, stakes, rng) for column in range(view.players)]
        for action in legal:
            gains[action] += _gain(state, action, before, stakes, rng)
    return {action: gain / guesses for action, gain in gains.items()}


def _stakes(view: View) -> Stakes:
    rounds_left = ROUNDS - view.round
    now = [expected_score(won, rounds_left) for won in view.won]
    leader = max((seat for seat in range(view.players) if seat != view.seat), key=now.__getitem__)
    weights = [-LEADER_WEIGHT if seat == leader else -OPPONENT_WEIGHT for seat in range(view.players)]
    weights[view.seat] = 1
    return {
        goal: [
            weights[seat] * (expected_score((*view.won[seat], goal), rounds_left) - now[seat])
            for seat in range(view.players)
        ]
        for goal in view.turned_up
    }


def _idle(state: State) -> State:
    """A copy of the state in which the seat to act passed."""
    idle = state.clone()
    if state.stage == PLACE:
        players = state.players
        after = ((state.turn + step) % players for step in range(1, players + 1))
        idle.turn = idle.to_act = next(seat for seat in after if state.hands[seat])
        return idle
    _apply(idle, _declined(state))
    return state if _ended(idle, state.round) else idle


def _apply(state: State, action: int) -> None:
    """Apply an action; every question that follows is declined."""
    state.apply(action)
    while state.stage in (ASK_CLOAK, ASK_TRAITOR):
        state.apply(_declined(state))


def _declined(state: State) -> int:
    return DECLINE_CLOAK if state.stage == ASK_CLOAK else DECLINE_TRADE


def _ended(state: State, number: int) -> bool:
    """Whether round number `number` is over."""
    return state.over or state.round > number


def _gain(state: State, action: int, before: list[float], stakes: Stakes, rng: Random) -> float:
    """Gain of an action in this determinized state."""
    after = state.clone()
    _apply(after, action)
    if _ended(after, state.round):
        taken = (after.won[seat][len(won) :] for seat, won in enumerate(state.won))
        return sum(stakes[goal][seat] for seat, goals in enumerate(taken) for goal in goals) - sum(before)
    return sum(
        _expect(after, column, stakes, rng) - before[column]
        for column in range(state.players)
        if after.columns[column] != state.columns[column] or after.turned_up[column] != state.turned_up[column]
    )


def _expect(state: State, column: int, stakes: Stakes, rng: Random) -> float:
    """Value of a column if the seats in turn place random cards of their hands until its goal is fulfilled."""
    cards, goal = state.columns[column], state.turned_up[column]
    if len(cards) < goal & POINTS_MASK and not state.closed[column]:
        cards = _filled(state.clone(), column, rng)
    winner = award.winner([card & FACE_UP for card in cards], goal >> AREA_SHIFT)
    return 0 if winner == NOBODY else stakes[goal][winner]


def _filled(state: State, column: int, rng: Random) -> list[int]:
    """The cards of the column once filled; modifies the state."""
    number, goal = state.round, state.turned_up[column]
    cards = state.columns[column]
    while len(cards) < goal & POINTS_MASK and not state.closed[column] and state.hands[state.turn]:
        hand = state.hands[state.turn]
        ally = hand[int(rng.random() * len(hand))]
        laid = [*cards, state.turn << SEAT_SHIFT | ally]
        _apply(state, ally * STRIDE + column)
        if _ended(state, number):  # the end of the round cleared the columns
            return laid
        cards = state.columns[column]
    return cards
