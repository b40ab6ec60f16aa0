"""The games as environments: the contracts of PettingZoo and Gymnasium, and observations without secrets."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from raenke import GAMES
from raenke.env import IDS
from raenke.env.aec import RawEnv, point_rewards, win_rewards
from raenke.env.layouts import LAYOUTS
from raenke.game import NOBODY
from tests.engine.match_play import stops
from tests.golden import records
from tools.setup.process import ROOT

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def module(game: str) -> Any:
    return import_module(f"raenke.env.{game}_v0")


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it is a dict, for the mask
@EVERY_GAME
def test_it_keeps_pettingzoo_s_contract(game: str) -> None:
    api_test(module(game).env(), num_cycles=120)


@EVERY_GAME
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(module(game).env, num_cycles=40)


@EVERY_GAME
def test_gymnasium_knows_it_by_name(game: str) -> None:
    made = gymnasium.make(IDS[game], opponents=("random", "1"))
    check_env(made.unwrapped, skip_render_check=True)
    observation, _ = made.reset(seed=3)
    rewards = 0.0
    ended = False
    while not ended:
        assert made.observation_space.contains(observation)
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, ended, _, _ = made.step(action)
        rewards += float(reward)
    assert -1 <= rewards <= 1
    assert not observation["action_mask"].any()


def test_an_unknown_opponent_is_named() -> None:
    with pytest.raises(ValueError, match="nobody"):
        gymnasium.make(next(iter(IDS.values())), opponents=("nobody",))


@EVERY_GAME
def test_whole_games_pay_out_to_zero_in_all(game: str) -> None:
    for rewards in ("win", "points"):
        env = RawEnv(game, players=3, rewards=rewards)
        env.reset(seed=5)
        rng, total = Random(1), dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            total[agent] += reward
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert sum(total.values()) == pytest.approx(0, abs=1e-6)
        scores = env.state.scores()
        best = max(total, key=total.__getitem__)
        assert scores[env.possible_agents.index(best)] == max(scores)


def test_rewards_are_as_documented() -> None:
    assert point_rewards([10, 0, 0]) == [1.0, -0.5, -0.5]

    class Tied:
        players = 4

        def winners(self) -> list[int]:
            return [0, 2]

    assert win_rewards(Tied()) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])


@EVERY_GAME
def test_an_illegal_action_ends_the_game_for_a_reward_of_minus_one(game: str) -> None:
    env = module(game).env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_know_does_not_change_its_observation(game: str, seed: int) -> None:
    rules, layout, rng = GAMES[game], LAYOUTS[game], Random(seed)
    players, checked = rng.choice(rules.seats), 0
    for state in stops(rules, players, seed=seed, every=19):
        for seat in (NOBODY, *range(players)):
            view = state.view(seat)
            seen: Any = layout.observe(view)
            assert seen.shape == (layout.size,)
            assert 0 <= seen.min() <= seen.max() <= 1
            for _ in range(2):
                other = view.sample(rng)
                assert (layout.observe(other.view(seat)) == seen).all()
                checked += other.view(0) != state.view(0)
    assert checked > 10  # the states did differ


@EVERY_GAME
def test_what_a_seat_knows_does_change_it(game: str) -> None:
    rules, layout = GAMES[game], LAYOUTS[game]
    hands: set[Any] = {tuple(layout.observe(rules.new(3, Random(seed)).view(0))) for seed in range(20)}
    assert len(hands) > 15


@EVERY_GAME
def test_every_field_is_used(game: str) -> None:
    """A field that is 0 in all of many games would mean nothing; golden records have what is rare."""
    rules, layout = GAMES[game], LAYOUTS[game]
    used: Any = np.zeros(layout.size, np.float32)
    for path in sorted((ROOT / "tests" / "golden" / game).glob("*.record.txt")):
        for number, (_, before, _, _) in enumerate(records.events_by_token(records.read(path))):
            if number % 3 == 0 and before.to_act >= 0:  # what there is stays for more than one token
                used = np.maximum(used, layout.observe(before.view(before.to_act)))
    for seed in range(6):
        rng = Random(seed)
        options = {option.name: rng.choice(option.values) for option in rules.options} if seed % 2 else {}
        state = rules.new(3 + seed % 3, Random(seed), options=options)
        while not state.over:
            used = np.maximum(used, layout.observe(state.view(state.to_act)))
            state.apply(rng.choice(state.legal()))
    unused = [name for name, block in layout.parts(used).items() if not block.any()]
    assert unused == []


@EVERY_GAME
def test_the_layout_is_documented(game: str) -> None:
    assert LAYOUTS[game].table() in (ROOT / "docs" / "ENV.md").read_text(encoding="utf-8")
