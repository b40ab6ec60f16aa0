"""Heuristic action values of Kabale, by sampling determinizations of the view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from raenke.game import NOBODY
from raenke.kabale import award
from raenke.kabale.actions import (
    ASK_CLOAK,
    ASK_TRAITOR,
    COLUMN_OF,
    DECLINE_CLOAK,
    DECLINE_TRADE,
    KIND_OF,
    PLACE,
    SLIP,
)
from raenke.kabale.cards import AREA_SHIFT, AREAS, DOWN, EXPLORER, FACE_UP, KIND, POINTS_MASK, ROUNDS, SEAT_SHIFT
from raenke.kabale.completion import Hands, complete, place
from raenke.kabale.determinization import Stratified
from raenke.kabale.scoring import SPARE_COST
from raenke.kabale.state import State
from raenke.kabale.view import View

TRIALS: Final = 224
"""Budget of simulated actions and columns per decision."""

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
    """Heuristic value of each legal action: expected points from the columns it changes, less those without it."""
    legal = view.legal()
    gains = dict.fromkeys(legal, 0.0)
    if len(legal) == 1:
        return gains
    stakes, determinizer = _stakes(view), Stratified(view)
    guesses = max(1, TRIALS // (len(legal) + view.players))
    for _ in range(guesses):
        state = determinizer.sample_round(rng)
        hands = Hands(state, view.seat, rng)
        (_place if state.pending == PLACE else _answer)(state, legal, hands, stakes, gains)
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


def _place(state: State, legal: list[int], hands: Hands, stakes: Stakes, gains: dict[int, float]) -> None:
    """Add the gain of each placement in this determinized state; only the column placed in changes."""
    columns, goals, mark = state.columns, state.turned_up, state.turn << SEAT_SHIFT | DOWN
    idle = hands.queue()
    before = {column: _expect(columns[column], goals[column], idle, stakes) for column in state.open}
    queues = {ally: hands.queue((ally,)) for ally in state.hands[state.turn]}
    for action in legal:
        ally, column = KIND_OF[action], COLUMN_OF[action]
        after, queue = columns[column][:], queues[ally]
        above = after[-1] if after else 0
        is_open = place(after, mark | ally)
        if above & DOWN and above & KIND == EXPLORER:
            to = _next_open(state, column)
            there = after if to == column else columns[to][:]
            is_open_there = place(there, above)
            if to == column:
                is_open = is_open_there
            else:
                gains[action] += _expect(there, goals[to], queue if is_open_there else (), stakes) - before[to]
        gains[action] += _expect(after, goals[column], queue if is_open else (), stakes) - before[column]


def _next_open(state: State, column: int) -> int:
    """The column to which an Explorer moves."""
    to = (column + 1) % state.players
    while state.closed[to]:
        to = (to + 1) % state.players
    return to


def _answer(state: State, legal: list[int], hands: Hands, stakes: Stakes, gains: dict[int, float]) -> None:
    """Add the gain of each answer for a Cloak or a Traitor, which may change any column."""
    before = _of_all(state, hands.queue(), stakes)
    for action in legal:
        after = state.clone()
        after.apply(action)
        while after.pending in (ASK_CLOAK, ASK_TRAITOR):
            after.apply(DECLINE_CLOAK if after.pending == ASK_CLOAK else DECLINE_TRADE)
        if after.over or after.round > state.round:
            taken = (after.won[seat][len(won) :] for seat, won in enumerate(state.won))
            gains[action] += sum(stakes[goal][seat] for seat, goals in enumerate(taken) for goal in goals) - before
        else:
            slipped = (action - SLIP,) if action < DECLINE_CLOAK else ()
            gains[action] += _of_all(after, hands.queue(slipped), stakes) - before


def _of_all(state: State, queue: Sequence[int], stakes: Stakes) -> float:
    """Value of all columns."""
    return sum(
        _expect(cards, goal, () if closed else queue, stakes)
        for cards, goal, closed in zip(state.columns, state.turned_up, state.closed, strict=True)
    )


def _expect(cards: list[int], goal: int, queue: Sequence[int], stakes: Stakes) -> float:
    """Value of a column if the cards of this queue are placed in it until its goal is fulfilled."""
    need = goal & POINTS_MASK
    if len(cards) < need:
        cards = complete(cards, need, queue)
    winner = award.remembered_winner(tuple([card & FACE_UP for card in cards]), goal >> AREA_SHIFT)
    return 0 if winner == NOBODY else stakes[goal][winner]
