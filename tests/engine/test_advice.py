"""Advice: what a search says about a decision, and that it knows nothing that the seat does not."""

from __future__ import annotations

import json
from random import Random

import pytest

from raenke import GAMES, shapes
from raenke.game import Game, choose
from raenke.search import Search
from tests.engine.advising import EFFORT, advice_on
from tests.engine.cli_runner import Command
from tests.engine.match_play import stops
from tests.engine.random_games import random_game
from tests.shapes_check import assert_shape, of_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)


@EVERY_GAME
def test_advice_has_its_shape_and_crosses_as_json(game: Game) -> None:
    for state in stops(game, 3, seed=3, every=29):
        advice = advice_on(game, state.view(state.to_act))
        assert_shape(json.loads(json.dumps(advice)), shapes.Advice, within=of_game(game))


@EVERY_GAME
def test_each_legal_move_is_told_once_and_the_best_first(game: Game) -> None:
    for state in stops(game, 4, seed=4, every=37):
        view = state.view(state.to_act)
        moves = advice_on(game, view)["moves"]
        assert sorted(move["id"] for move in moves) == sorted(view.legal())
        assert all(0 <= move["chance"] <= 1 for move in moves)
        if len(moves) > 1:
            assert moves[0]["id"] == choose(Search(game, EFFORT), view, Random(1)), (
                "looking for reasons changes nothing"
            )
            assert moves[0]["visits"] == max(move["visits"] for move in moves)


@EVERY_GAME
def test_advice_is_the_same_where_only_hidden_things_differ(game: Game) -> None:
    compared = 0
    for seed, players in enumerate((game.seats[0], 4)):
        for number, state in enumerate(stops(game, players, seed=20 + seed, every=37)):
            view = state.view(state.to_act)
            twin = view.sample(Random(number)).view(state.to_act)
            assert advice_on(game, twin, number) == advice_on(game, view, number)
            compared += 1
    assert compared >= 2


@EVERY_GAME
def test_what_follows_begins_with_the_best_move_and_gets_no_likelier_than_certain(game: Game) -> None:
    for state in stops(game, 4, seed=6, every=37):
        view = state.view(state.to_act)
        likely = advice_on(game, view)["likely"]
        assert likely
        assert likely[0]["event"].get("seat", view.seat) == view.seat
        assert all(0 < step["odds"] <= 1 for step in likely)


def test_the_command_advises_on_one_decision_on_a_seats_and_on_the_next(raenke: Command) -> None:
    whole = random_game(TOY, 2, 1)
    decided = [at for at, token in enumerate(whole.tokens, 1) if not token.startswith("@")]
    said = raenke("advise", "-", "--at", str(decided[1]), "--effort", "0.05", "--json", typed=whole.text())
    (one,) = said.json
    assert (one["token"], one["played"]) == (decided[1], whole.tokens[decided[1] - 1])
    each = raenke("advise", "-", "--seat", "2", "--effort", "0.05", "--json", typed=whole.text()).json
    assert [fact["seat"] for fact in each] == [2] * len(each)
    assert len(each) == sum(whole.tokens[at - 1].startswith("2") for at in decided)
    next_one = whole.cut(decided[2] - 1)
    (now,) = raenke("advise", "-", "--effort", "0.05", "--json", typed=next_one.text()).json
    assert (now["token"], now["played"]) == (decided[2], None)


@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_the_command_says_it_in_words(raenke: Command, name: str) -> None:
    record = random_game({**GAMES, "toy": TOY}[name], 3, 1)
    at = next(number for number, token in enumerate(record.tokens[20:], 21) if token[0] == "2") if name != "toy" else 2
    said = raenke("advise", "-", "--at", str(at), "--effort", "0.02", typed=record.text())
    assert said.status == 0, said.err
    assert said.out.startswith(f"Token {at}, seat ")
    assert record.tokens[at - 1] in said.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--at 1", "is chance"), ("--at 99", "tokens, not 99"), ("--seat 3", "no seat 3"), ("", "no decision"),
        ("--at 2 --seat 1", "exclude each other"), ("--effort 0", "not a number above 0"), ("--at 0", "whole number"),
    ],
)  # fmt: skip
def test_a_decision_that_is_not_there_is_one_clear_line(raenke: Command, arguments: str, words: str) -> None:
    text = random_game(TOY, 2, 1).text()
    said = raenke("advise", "-", *arguments.split(), typed=text)
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert words in said.err
