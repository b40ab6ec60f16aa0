"""Tempers: told apart by what they do, bounded by how sure a search is, drawn by lot."""

from __future__ import annotations

from random import Random

import pytest

from raenke import GAMES, bots
from raenke.game import Game
from raenke.record import read
from raenke.search.analysis import INDIFFERENT, Analysis
from raenke.session import Session, seat_plan
from tests.engine.api_client import ApiClient
from tests.engine.cli_runner import Command
from tests.engine.match_play import stops
from tests.engine.traits import habits_of, measure

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY_GAME
def test_every_game_has_the_same_tempers_each_with_a_habit(game: Game) -> None:
    assert [*game.tempers] == ["cautious", "vengeful", "grasping", "builder", "schemer"]
    assert {habit.temper for habit in habits_of(game)} == {*game.tempers}


@EVERY_GAME
def test_a_temper_shows_in_its_habits_more_than_in_any_other_temper(game: Game) -> None:
    found = measure(game, 6)
    for at, habit in enumerate(habits_of(game)):
        means = {temper: row[at] for temper, row in found.items()}
        assert max(means, key=means.__getitem__) == habit.temper, (habit.words, means)


@EVERY_GAME
def test_likings_are_bounded_and_tell_something_apart(game: Game) -> None:
    differs = dict.fromkeys(game.tempers, 0)
    for players in game.seats:
        for state in stops(game, players, seed=players, every=7):
            view = state.view(state.to_act)
            for name, temper in game.tempers.items():
                likes = temper(view, view.legal())
                assert len(likes) == len(view.legal())
                assert all(-1 <= liking <= 1 for liking in likes)
                differs[name] += len({*likes}) > 1
    assert min(differs.values()) > 10


def tried(*chances: float, visits: int = 100) -> Analysis:
    """An analysis of actions 0, 1, … that were won with these chances."""
    analysis = Analysis(range(len(chances)))
    for action, chance in enumerate(chances):
        for number in range(visits):
            analysis.add(action, chance + (0.1 if number % 2 else -0.1))
    return analysis


def test_a_liking_decides_between_moves_that_are_nearly_equal() -> None:
    assert tried(0.50, 0.49).choose({0: -1.0, 1: 1.0}, 0, Random(1)) == 1
    assert tried(0.50, 0.49).choose({}, 0, Random(1)) == 0


def test_no_liking_gives_away_what_is_known_to_be_better() -> None:
    worse = 0.50 - 2 * INDIFFERENT - 0.03  # and the standard errors are a hundredth
    assert tried(0.50, worse).choose({0: -1.0, 1: 1.0}, 0, Random(1)) == 0


def test_a_liking_weighs_more_where_the_search_is_unsure() -> None:
    assert tried(0.50, 0.46, visits=4).choose({0: -1.0, 1: 1.0}, 0, Random(1)) == 1
    assert tried(0.50, 0.46, visits=400).choose({0: -1.0, 1: 1.0}, 0, Random(1)) == 0


def test_an_unsure_eye_mistakes_what_is_nearly_as_good_never_what_is_senseless() -> None:
    chosen = {tried(0.50, 0.49, 0.40).choose({}, 0.02, Random(seed)) for seed in range(60)}
    assert chosen == {0, 1}


@EVERY_GAME
def test_the_lot_draws_different_tempers_as_far_as_there_are_enough(game: Game) -> None:
    for seed in range(20):
        drawn = bots.draw_tempers(["3:lot", "greedy", "5:builder", "1:lot", "2:lot"], game, Random(seed))
        assert (drawn[1], drawn[2]) == ("greedy", "5:builder")
        assert len({bots.parts(bot)[1] for bot in drawn}) == len(drawn)
        assert all(bots.is_bot(bot, game) and not bot.endswith(":lot") for bot in drawn)
    assert len({bots.draw_tempers(["3:lot"], game, Random(seed))[0] for seed in range(40)}) == len(game.tempers)
    seven = bots.draw_tempers(["4:lot"] * 7, game, Random(1))
    assert {*seven[:5]} == {f"4:{temper}" for temper in game.tempers}


@EVERY_GAME
def test_a_table_records_what_the_lot_drew_and_the_deal_does_not_depend_on_it(game: Game) -> None:
    plans = [seat_plan("Ada"), seat_plan("bot:2:lot Bo"), seat_plan("bot:4:lot")]
    table = Session.new(game.name, plans, 0, Random(7))
    plain = Session.new(game.name, [seat_plan("Ada"), seat_plan("bot:2 Bo"), seat_plan("bot:4")], 0, Random(7))
    assert table.record.deal == plain.record.deal
    kinds = [plan["kind"] for plan in table.plans]
    assert kinds[0] == "human"
    for kind, level in zip(kinds[1:], "24", strict=True):
        assert kind.removeprefix(f"bot:{level}:") in game.tempers
    again = Session(read(table.record.text()), Random(1))
    assert again.plans == table.plans


@EVERY_GAME
def test_an_unknown_temper_of_a_record_is_left_out_and_an_unknown_bot_replaced(game: Game) -> None:
    assert bots.nearest("3:vengeful", game, "greedy") == "3:vengeful"
    assert bots.nearest("3:serene", game, "greedy") == "3"
    assert bots.nearest("3:lot", game, "greedy") == "3"
    assert bots.nearest("oracle:calm", game, "greedy") == "greedy"


@EVERY_GAME
@pytest.mark.parametrize("kind", ["bot:3:", "bot:3:serene", "bot:greedy:vengeful", "bot:9", "bot:3:vengeful:lot"])
def test_a_bot_that_there_is_not_is_refused(game: Game, kind: str) -> None:
    seats = [{"name": "Ada", "kind": "human"}, {"name": "", "kind": kind}]
    fault = ApiClient(game).refusal(
        "new", game=game.name, seats=seats, first=0, seed=1, practice=False, options={}, seat=0
    )
    assert (fault["id"], fault["args"]) == ("bad-setup", {"problem": "bot", "bot": kind})


@EVERY_GAME
def test_the_command_plays_with_tempers_and_writes_them_down(raenke: Command, game: Game) -> None:
    command = ["play", game.name, "--bots", "1:lot,1:vengeful,1", "--seed", "4"]
    said = raenke(*command)
    assert said.status == 0, said.err
    names = read(said.out).names
    assert (names[1], names[2]) == ("bot:1:vengeful", "bot:1")
    assert names[0].removeprefix("bot:1:") in {*game.tempers} - {"vengeful"}
    assert raenke(*command).out == said.out
