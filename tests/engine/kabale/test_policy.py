"""Bots playing Kabale: their decisions, playing strength, and the speed of the heuristic."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from raenke import bots
from raenke.game import choose
from raenke.kabale import KABALE
from raenke.kabale.actions import (
    ASK_CLOAK,
    ASK_TRAITOR,
    COLUMN_OF,
    DECLINE_CLOAK,
    DECLINE_TRADE,
    KIND_OF,
    SLIP,
    STRIDE,
    TRADE,
)
from raenke.kabale.cards import (
    AREA_SHIFT,
    ASSASSIN,
    CLOAK,
    DOWN,
    FACE_UP,
    INDEX,
    KIND,
    KINDS,
    KING,
    MINSTREL,
    QUEEN,
    ROUNDS,
    SEAT_SHIFT,
    SQUIRE,
    TRAITOR,
    goal,
)
from raenke.kabale.policy import _stakes, action_values, expected_score
from raenke.kabale.state import State
from tests.engine.match_play import stops, wins

FIRST_SIGHT_SECONDS = 0.03


def asked(pending: int) -> list[State]:
    """Some states that wait for this."""
    found: list[State] = []
    for seed in range(3):
        rng = Random(seed)
        state = KABALE.new(4, rng)
        while state.pending != pending:
            state.apply(rng.choice(state.legal()))
        found.append(state)
    return found


@pytest.mark.parametrize("name", sorted(bots.BOTS))
@pytest.mark.parametrize("pending", [ASK_CLOAK, ASK_TRAITOR])
def test_every_bot_decides_for_a_cloak_and_for_a_traitor(name: str, pending: int) -> None:
    bot = bots.make(name, KABALE, 0.1)
    for state in asked(pending):
        assert choose(bot, state.view(state.to_act), Random(2)) in state.legal()


@pytest.mark.no_cover
def test_greedy_beats_three_random_bots() -> None:
    """It wins over 90 % of games; 60 % of a small sample is a bound that no chance fluctuation reaches."""
    assert wins(KABALE, bots.make("greedy", KABALE), bots.make("random", KABALE), games=20) >= 0.6


def table(goals: list[int], columns: list[list[int]], hand: str) -> State:
    """A two-player state with these columns; the first seat is to act and holds `hand`."""
    state = KABALE.new(2, Random(0))
    state.goals = (*goals, *state.goals[2:])
    state.turned_up = goals
    state.columns = columns
    held = {INDEX[code] for code in hand.split()}
    for seat in range(2):
        lying = {card & KIND for cards in columns for card in cards if (card & FACE_UP) >> SEAT_SHIFT == seat}
        rest = [ally for ally in range(KINDS) if ally not in lying and (seat or ally not in held)]
        state.hands[seat] = rest[:3] if seat else sorted(held)
        state.decks[seat] = rest[3:] if seat else rest
    state.count_unfulfilled()
    return state


def theirs(ally: int) -> int:
    """A face-up card of the second seat; a plain ally is one of the first seat's."""
    return 1 << SEAT_SHIFT | ally


def best(state: State) -> int:
    """The action with the highest value for the seat to act."""
    found = action_values(state.view(state.to_act), Random(1))
    return max(found, key=found.__getitem__)


def test_greedy_trades_a_goal_only_for_a_better_one() -> None:
    for here, there in ((1, 5), (5, 1)):
        goals = [goal("A", here), goal("F", there)]
        columns = [[TRAITOR, KING, QUEEN, MINSTREL, theirs(SQUIRE)], [theirs(KING)]]
        state = table(goals, columns, "Me Ca Al")
        state.ask_traitor(0, 0, 0)
        assert best(state) == (TRADE + 1 if there > here else DECLINE_TRADE)


def test_greedy_slips_under_the_cloak_what_wins_the_column() -> None:
    goals = [goal("A", 3), goal("F", 5)]
    state = table(goals, [[CLOAK, theirs(QUEEN)], []], "Sq Ki")
    state.ask_cloak(0, 0, 0)
    assert best(state) == SLIP + KING


def test_greedy_slips_nothing_into_a_column_that_it_would_lose_by_it() -> None:
    """The Beggar would turn a won column into a lost one."""
    goals = [goal("A", 3), goal("F", 5)]
    state = table(goals, [[CLOAK, QUEEN, KING, theirs(SQUIRE)], []], "Be")
    state.ask_cloak(0, 0, 0)
    assert best(state) == DECLINE_CLOAK


def test_greedy_keeps_its_king_from_its_own_assassin() -> None:
    goals = [goal("A", 3), goal("F", 3)]
    state = table(goals, [[ASSASSIN | DOWN], []], "Ki Sq Ro")
    found = action_values(state.view(0), Random(1))
    assert found[KING * STRIDE + 1] > found[KING * STRIDE]


def test_greedy_wants_the_greater_goal_for_its_king() -> None:
    state = table([goal("A", 1), goal("F", 5)], [[], []], "Ki Sq Ro")
    found = {
        action: action_values
        for action, action_values in action_values(state.view(0), Random(1)).items()
        if KIND_OF[action] == KING
    }
    assert COLUMN_OF[max(found, key=found.__getitem__)] == 1


def test_the_outlook_is_the_score_once_no_round_is_left() -> None:
    for seed in range(20):
        state = KABALE.new(3, Random(seed))
        KABALE.playout(state, Random(seed))
        assert KABALE.expected_scores(state) == state.scores()


def test_the_outlook_hopes_for_a_set_and_gives_up_in_time() -> None:
    five = [goal(area, 3) for area in "AFLTR"]
    assert expected_score(five, 0) == 15
    assert 15 < expected_score(five, 1) < expected_score(five, 3)
    assert expected_score([*five, goal("M", 1)], ROUNDS) == 32
    assert expected_score([], ROUNDS) < 8


def test_what_an_opponent_wins_is_worth_less_than_nothing_and_least_if_it_leads() -> None:
    state = KABALE.new(3, Random(0))
    won = goal("A", 6)
    for leader, follower in ((1, 2), (2, 1)):
        state.won = [[won] if seat == leader else [] for seat in range(3)]
        stakes = _stakes(state.view(0))
        others = [points for turned_up, points in stakes.items() if turned_up >> AREA_SHIFT != won >> AREA_SHIFT]
        assert others
        assert all(points[leader] < points[follower] < 0 < points[0] for points in others)


@pytest.mark.measured
def test_greedy_decides_at_once() -> None:
    bot = bots.make("greedy", KABALE)
    for players in (2, 4, 6):
        times = []
        for state in stops(KABALE, players, seed=4, every=7):
            view = state.view(state.to_act)
            began = process_time()
            choose(bot, view, Random(1))
            times.append(process_time() - began)
        assert sorted(times)[len(times) // 2] < FIRST_SIGHT_SECONDS
