"""The search: sequential halving, and decisions in every game and the toy."""

from __future__ import annotations

from random import Random

import pytest

from raenke import GAMES, bots
from raenke.game import Game, State, choose
from raenke.search import Search
from raenke.search.chances import softmax, win_shares
from raenke.search.guidance import guidance_of
from raenke.search.halving import best_arm
from tests.engine.match_play import stops, wins
from tests.toy import TOY
from tests.toy.state import State as ToyState
from tests.toy.state import action_of

ALL = [*GAMES.values(), TOY]
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def test_halving_pulls_all_arms_equally_often_and_drops_the_worse_half() -> None:
    pulled: list[list[int]] = []

    def trial(arms: list[int]) -> list[float]:
        pulled.append(arms)
        return [float(arm) for arm in arms]

    *_, (best, _) = best_arm([3, 9, 4, 1, 7], 60, trial, {})
    assert best == 9
    assert [len(arms) for arms in pulled] == [5] * 4 + [3] * 6 + [2] * 10
    assert [sorted(arms) for arms in pulled[4::10]] == [[4, 7, 9], [7, 9]]


def test_halving_finds_the_better_of_two_noisy_arms() -> None:
    rng = Random(1)
    *_, (best, _) = best_arm([0, 1], 2000, lambda arms: [rng.random() + arm / 10 for arm in arms], {})
    assert best == 1


def test_a_prior_decides_where_pulls_are_few_and_fades_where_they_are_many() -> None:
    def choice(pulls: int) -> int:
        *_, (best, _) = best_arm([0, 1], pulls, lambda arms: [arm / 10 for arm in arms], {0: 1.0})
        return best

    assert choice(10) == 0
    assert choice(50) == 1


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


@pytest.mark.measured
def test_it_beats_three_random_bots_at_the_toy() -> None:
    """It wins about 60 % of games; 38 % of this sample is a bound that no chance fluctuation reaches."""
    assert wins(TOY, Search(TOY, 0.1), bots.make("random", TOY), games=120) >= 0.38


def test_effort_scales_the_budget() -> None:
    slices = []
    for effort in (0.1, 1.0):
        state = next(stops(TOY, 4, seed=1, every=1))
        slices.append(sum(1 for _ in Search(TOY, effort).think(state.view(state.to_act), Random(1))))
    assert slices[1] > 5 * slices[0]
