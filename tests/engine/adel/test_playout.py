"""Playouts agree with `legal` and `apply`."""

from __future__ import annotations

from random import Random

from hypothesis import given

from raenke.adel import ADEL
from raenke.adel.rules.state import State
from raenke.game import CHANCE
from tests.engine.adel.strategies import dealt, seeds, tables
from tests.engine.adel.test_whole_games import snapshot


@given(tables, seeds)
def test_a_playout_is_the_game_of_the_same_draws(players: int, seed: int) -> None:
    deal = dealt(players, seed)
    rng = Random(seed)
    slow = ADEL.initial_state(deal, rng)
    while not slow.over:
        legal = slow.legal()
        slow.apply(legal[int(rng.random() * len(legal))])
    quick = State(deal)
    assert quick.to_act == CHANCE
    ADEL.playout(quick, Random(seed))
    assert snapshot(quick) == snapshot(slow)


@given(tables, seeds)
def test_a_playout_to_the_end_of_a_round_stops_where_the_next_begins(players: int, seed: int) -> None:
    state = State(dealt(players, seed))
    ADEL.playout(state, Random(seed), 2)
    assert state.round == 3
    assert not state.chosen


def test_a_playout_from_the_midst_of_a_game_and_of_one_that_is_over() -> None:
    rng = Random(4)
    state = ADEL.initial_state(dealt(4, 4), rng)
    for _ in range(100):
        state.apply(rng.choice(state.legal()))
    twin = state.clone()
    ADEL.playout(twin, rng)
    assert twin.over
    assert not state.over
    scores = twin.scores()
    ADEL.playout(twin, rng)
    assert twin.scores() == scores


def test_a_playout_goes_on_from_a_lighthouse_that_waits_for_its_shuffle() -> None:
    for seed in range(200):
        rng, state = Random(seed), State(dealt(5, seed))
        state.apply_chance(state.sample_chance(rng))
        while not state.over and not (state.to_act == CHANCE and state.rank):
            if state.to_act == CHANCE:
                state.apply_chance(state.sample_chance(rng))
            else:
                state.apply(rng.choice(state.legal()))
        if not state.over:
            ADEL.playout(state, rng)
            assert state.over
            return
    raise AssertionError("no Lighthouse took a card in two hundred games")


def test_nobody_is_told_of_a_playout() -> None:
    state = State(dealt(4, 1))
    state.observer = print
    ADEL.playout(state, Random(1))
    assert state.observer is None
