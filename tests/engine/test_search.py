"""The search: sequential halving, and decisions in every game and the toy."""

from __future__ import annotations

import gc
from random import Random
from statistics import stdev

import pytest

from raenke import GAMES, bots
from raenke.game import Game, State, choose
from raenke.search import Search
from raenke.search.analysis import Analysis
from raenke.search.chances import softmax, win_shares
from raenke.search.guidance import guidance_of
from raenke.search.halving import trials
from tests.engine.match_play import stops, wins
from tests.toy import TOY
from tests.toy.state import State as ToyState
from tests.toy.state import action_of

ALL = [*GAMES.values(), TOY]
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def test_halving_pulls_all_arms_equally_often_and_drops_the_worse_half() -> None:
    total = dict.fromkeys([3, 9, 4, 1, 7], 0.0)
    pulled = []
    for arms in trials([*total], 60, total.__getitem__):
        pulled.append(arms)
        for arm in arms:
            total[arm] += arm
    assert [len(arms) for arms in pulled] == [5] * 4 + [3] * 6 + [2] * 10
    assert [sorted(arms) for arms in pulled[4::10]] == [[4, 7, 9], [7, 9]]


def test_the_better_of_two_noisy_arms_is_found() -> None:
    rng, analysis = Random(1), Analysis([0, 1])
    for arms in trials([0, 1], 2000, lambda arm: analysis.arms[arm].wins):
        for arm in arms:
            analysis.add(arm, rng.random() + arm / 10)
    assert analysis.best == 1


def test_a_prior_decides_where_pulls_are_few_and_fades_where_they_are_many() -> None:
    def choice(pulls: int) -> int:
        analysis = Analysis([0, 1], {0: 1.0})
        for arms in trials([0, 1], pulls, analysis.merit):
            for arm in arms:
                analysis.add(arm, arm / 10)
        return analysis.best

    assert choice(10) == 0
    assert choice(50) == 1


def test_merged_analyses_count_both_and_ignore_what_was_given_up() -> None:
    one, other = Analysis([0, 1, 2]), Analysis([0, 1, 2])
    for _ in range(10):
        one.add(0, 0.5)
        one.add(1, 0.4)
        other.add(1, 0.7)
    one.add(2, 0.9)
    one.merge(other)
    assert one.arms[1].visits == 20
    assert one.arms[1].chance == pytest.approx(0.55)
    assert one.best == 1
    assert one.arms[2].chance > one.arms[1].chance


def test_the_standard_error_is_that_of_the_mean() -> None:
    analysis = Analysis([0])
    for chance in (0.2, 0.4, 0.6, 0.8):
        analysis.add(0, chance)
    assert analysis.arms[0].chance == pytest.approx(0.5)
    assert analysis.arms[0].error == pytest.approx(stdev((0.2, 0.4, 0.6, 0.8)) / 2)


def test_a_softmax_is_a_distribution_and_does_not_overflow() -> None:
    found = softmax([1000.0, 998.0, 0.0], 0.5)
    assert sum(found) == pytest.approx(1)
    assert found[0] / found[1] == pytest.approx(2.71828, rel=1e-4)
    assert found[2] == pytest.approx(0)


@EVERY_GAME
def test_a_finished_game_is_worth_what_was_won(game: Game) -> None:
    for seed in range(5):
        rng = Random(seed)
        state = game.new(3, rng)
        game.playout(state, rng)
        assert guidance_of(game).chances(state) == win_shares(state)
        assert sum(win_shares(state)) == pytest.approx(1)


@EVERY_GAME
def test_guided_playouts_end_with_the_round(game: Game) -> None:
    for players in game.seats:
        for number, state in enumerate(stops(game, players, seed=players, every=31)):
            rng, before = Random(number), state.round
            guessed: State = guidance_of(game).belief(state.view(state.to_act)).sample(rng)
            guidance_of(game).playout(guessed, rng, before)
            assert guessed.over or guessed.round == before + 1
            assert sum(guidance_of(game).chances(guessed)) == pytest.approx(1)


@EVERY_GAME
def test_a_belief_holds_only_states_that_look_the_same(game: Game) -> None:
    for players in game.seats:
        for number, state in enumerate(stops(game, players, seed=players, every=17)):
            seat = state.to_act
            view = state.view(seat)
            belief = guidance_of(game).belief(view)
            for _ in range(3):
                sampled: State = belief.sample(Random(number))
                assert sampled.view(seat) == view


def last_turn(hand: int) -> ToyState:
    """The last decision of a game of the toy: both others lie on the left, and six points are to be won."""
    state: ToyState = TOY.new(3, Random(1))
    state.round, state.die, state.first = 3, 6, 0
    state.hands = [[], [], [hand, 1]]
    state.laid = {0: (6, 0), 1: (5, 0)}
    state.to_act = 2
    return state


def test_the_toy_is_won_by_the_side_that_nobody_took() -> None:
    state = last_turn(2)
    assert choose(Search(TOY), state.view(2), Random(1)) in (action_of(2, 1), action_of(1, 1))


def test_it_beats_three_random_bots_at_the_toy() -> None:
    """It wins about 60 % of games; 38 % of this sample is a bound that no chance fluctuation reaches."""
    assert wins(TOY, Search(TOY, 0.1), bots.make("random", TOY), games=120) >= 0.38


def test_effort_scales_the_budget() -> None:
    slices = []
    for effort in (0.1, 1.0):
        state = next(stops(TOY, 4, seed=1, every=1))
        slices.append(sum(1 for _ in Search(TOY, effort).think(state.view(state.to_act), Random(1))))
    assert slices[1] > 5 * slices[0]


@EVERY_GAME
def test_it_leaves_hardly_anything_that_only_a_collection_would_find(game: Game) -> None:
    """Else the page's worker, which collects between games only, would grow in the course of a game."""
    bot, found, decisions = Search(game, 0.05), 0, 0
    for state in stops(game, 4, seed=4, every=29):
        view = state.view(state.to_act)
        gc.collect()
        gc.disable()
        choose(bot, view, Random(1))
        found += gc.collect()
        gc.enable()
        decisions += 1
    assert found <= 50 * decisions
