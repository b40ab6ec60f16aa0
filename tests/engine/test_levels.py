"""The levels: fair, reproducible, and made of one table. How strong they are is measured by `raenke arena --all`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from raenke import GAMES, bots
from raenke.bots.levels import LEVELS
from raenke.game import Game, State, View, choose
from tests.engine.cli_runner import Command
from tests.engine.match_play import stops
from tests.toy import TOY

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)
EFFORT = 0.01
POSITIONS = 240


def every_bot(game: Game) -> list[str]:
    """Each level with each temper and with none, and the bots that others are measured by."""
    tempers = ("", *(f":{name}" for name in game.tempers))
    return [*(f"{level}{temper}" for temper in tempers for level in bots.LEVEL_NAMES), "random", "greedy", "rollout"]


def positions(game: Game, number: int) -> Iterator[State]:
    """Positions of random games with a choice, at tables of every size, with random options."""
    rng, found = Random(31), 0
    for players in cycle(game.seats):
        options = {option.name: rng.choice(option.values) for option in game.options} if players > 2 else {}
        state = game.new(players, rng, None, options)
        wait = rng.randrange(8)
        while not state.over:
            legal = state.legal()
            if len(legal) > 1 and (wait := wait - 1) < 0:
                yield state
                found += 1
                wait = rng.randrange(12, 40)
            if found == number:
                return
            state.apply(rng.choice(legal))


def test_the_levels_are_named_by_their_numbers_the_weakest_first() -> None:
    assert bots.LEVEL_NAMES == ("1", "2", "3", "4", "5")
    assert [level.name for level in LEVELS] == [*bots.LEVEL_NAMES]
    assert {*bots.BOTS} == {*bots.LEVEL_NAMES, "random", "greedy", "rollout", "search"}


@EVERY_GAME
def test_states_that_differ_only_in_what_is_hidden_get_the_same_decision(game: Game) -> None:
    """Every bot, and level with every temper, in hundreds of positions, of which each sees some."""
    players, hidden = cycle(every_bot(game)), 0
    for number, state in enumerate(positions(game, POSITIONS)):
        seat = state.to_act
        view, twin = state.view(seat), state.view(seat).sample(Random(number))
        hidden += any(twin.view(other) != state.view(other) for other in range(state.players) if other != seat)
        for bot in islice(players, 2):
            player = bots.make(bot, game, EFFORT)
            assert choose(player, twin.view(seat), Random(4)) == choose(player, view, Random(4)), bot
    assert hidden > POSITIONS // 3, "most twins differ in what others hold"


@EVERY_GAME
def test_no_state_can_be_reached_from_a_view(game: Game) -> None:
    """So that a bot, which gets a view and a random source, cannot look anything up that its seat does not know."""
    kind = type(game.new(3, Random(1)))
    for state in islice(positions(game, 12), 12):
        view = state.view(state.to_act)
        assert not list(reachable(view, kind)), "a view holds the state that it shows"
        choose(bots.make("5", game, EFFORT), view, Random(1))
        assert not list(reachable(view, kind)), "a bot left a state in its view"


def reachable(thing: Any, kind: type) -> Iterator[Any]:
    """Every object of a type that can be reached through the fields of an object."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, int | str | float | type(None)):
            continue
        seen.add(id(one))
        if isinstance(one, kind):
            yield one
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, tuple | list | set | frozenset):
            waiting += one
        else:
            slots = [name for each in type(one).__mro__ for name in getattr(each, "__slots__", ())]
            waiting += [getattr(one, name) for name in slots if hasattr(one, name)]
            waiting += vars(one).values() if hasattr(one, "__dict__") else []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_was_learned_is_not_touched_by_playing(game: Game) -> None:
    """It is constants, so it holds nothing of a deal; and bots hold nothing between decisions."""
    learned = import_module(f"raenke.{game.name}.learned")
    before = {name: value for name, value in vars(learned).items() if not name.startswith("_")}
    assert all(isinstance(value, str | tuple | float) for name, value in before.items() if name.isupper())
    for bot in ("1", "4:schemer", "5"):
        player = bots.make(bot, game, EFFORT)
        fields = {**vars(player)}
        first, second = (state.clone() for state in islice(positions(game, 2), 2))
        alone = choose(bots.make(bot, game, EFFORT), second.view(second.to_act), Random(2))
        choose(player, first.view(first.to_act), Random(1))
        assert choose(player, second.view(second.to_act), Random(2)) == alone
        assert vars(player) == fields
    assert {name: value for name, value in vars(learned).items() if not name.startswith("_")} == before


def test_the_same_seed_and_effort_give_the_same_games_to_the_last_token(raenke: Command) -> None:
    for name in GAMES:
        asked = f"play {name} --bots 4:vengeful,1:lot,5,2:lot --effort {EFFORT} --seed 9".split()
        assert raenke(*asked).out == raenke(*asked).out


@EVERY_GAME
@pytest.mark.parametrize("bot", ["4", "5", "rollout", "search"])
def test_effort_scales_how_much_is_searched(game: Game, bot: str) -> None:
    state = next(positions(game, 1))
    view = state.view(state.to_act)
    counted = {}
    for effort in (0.1, 1):
        counted[effort] = sum(1 for _ in bots.make(bot, game, effort).think(view, Random(1)))
    assert counted[1] > 2 * counted[0.1], counted


@EVERY_GAME
@pytest.mark.parametrize("level", LEVELS[:3], ids=lambda level: level.name)
def test_a_weak_level_errs_but_does_nothing_senseless(game: Game, level: Any) -> None:
    player, missed = bots.make(level.name, game), 0
    for number, state in enumerate(islice(positions(game, 40), 40)):
        view: View = state.view(state.to_act)
        values = game.action_values(view, Random(number))
        action = choose(player, view, Random(number))  # judges with the same random numbers
        assert values[action] >= max(values.values()) - level.slip * game.scale
        missed += values[action] < max(values.values())
    if level.name == "1":
        assert missed > 4


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_levels_that_do_not_search_decide_in_one_slice(game: Game) -> None:
    state = next(islice(stops(game, 4, seed=1, every=10), 2, None))
    for level in LEVELS:
        slices = sum(1 for _ in bots.make(level.name, game).think(state.view(state.to_act), Random(1)))
        assert (slices == 1) == (level.effort == 0)
