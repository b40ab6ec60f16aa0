"""Contract of every kind of bot, for every registered game and the toy; that they are fair: test_levels.py."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from raenke import GAMES, bots
from raenke.game import Game, choose
from tests.engine.match_play import stops
from tests.toy import TOY

EFFORT = 0.1
BOTS = ("1", "4", "greedy", "random", "rollout", "search")  # the other levels are rows of the same table
# CPU time, because other programs run beside the tests; bots are designed to need a third of this.
SLICE_SECONDS = 0.04


@pytest.fixture(params=BOTS)
def name(request: pytest.FixtureRequest) -> str:
    """Name of each bot."""
    return str(request.param)


@pytest.fixture(params=[*GAMES.values(), TOY], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    found: Game = request.param
    return found


def test_a_bot_goes_by_its_registered_name(name: str, game: Game) -> None:
    assert bots.make(name, game).name == name


def test_it_chooses_only_what_is_legal_at_any_table(name: str, game: Game) -> None:
    bot = bots.make(name, game, EFFORT)
    for state in (state for players in game.seats for state in stops(game, players, seed=players, every=23)):
        view = state.view(state.to_act)
        legal = view.legal()
        # The first slice already yields a legal action, because the session may stop the bot there.
        for action in islice(bot.think(view, Random(1)), 2):
            assert action in legal


def test_it_plays_whole_games(name: str, game: Game) -> None:
    bot = bots.make(name, game, effort=0.01)
    rng = Random(3)
    state = game.new(3, rng)
    while not state.over:
        action = choose(bot, state.view(state.to_act), rng)
        assert action in state.legal()
        state.apply(action)


@pytest.mark.measured
def test_it_thinks_in_short_slices(name: str, game: Game) -> None:
    bot = bots.make(name, game, EFFORT)
    times = []
    for state in (state for players in (4, game.seats[-1]) for state in stops(game, players, seed=8, every=41)):
        thought = bot.think(state.view(state.to_act), Random(1))
        while True:
            began = process_time()
            if next(thought, None) is None:
                break
            times.append(process_time() - began)
    assert sorted(times)[len(times) * 9 // 10] < SLICE_SECONDS


def test_the_same_view_and_chance_give_the_same_decision(name: str, game: Game) -> None:
    for state in stops(game, 4, seed=5, every=37):
        view = state.view(state.to_act)
        first, second = (choose(bots.make(name, game, EFFORT), view, Random(6)) for _ in range(2))
        assert first == second


def test_thinking_changes_nothing(name: str, game: Game) -> None:
    bot = bots.make(name, game, EFFORT)
    for state in stops(game, 4, seed=2, every=53):
        views: list[Any] = [state.view(seat) for seat in range(-1, 4)]
        choose(bot, views[1 + state.to_act], Random(1))
        assert [state.view(seat) for seat in range(-1, 4)] == views
