"""Explanations: what a seat could have thought of a decision, slice by slice, once the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from raenke import GAMES, pacing
from raenke.explaining import move_event
from raenke.game import CHANCE, NOBODY, Game
from raenke.record import Record
from tests.engine.api_client import ApiClient
from tests.engine.match_play import stops
from tests.engine.random_games import random_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

ANY_GAME = next(iter(GAMES.values()))

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)


def finished(game: Game, *kinds: str) -> Record:
    """A random game as if these had played it."""
    record = random_game(game, len(kinds))
    record.names = dict(enumerate(kinds))
    return record


def explained(api: ApiClient, record: Record, at: int) -> tuple[Any, int]:
    """The explanation of a decision, and in how many slices it came."""
    for slices in range(1, 5000):
        value = api.ask("explain", record=record.text(), at=at)
        if value != {"thinking": True}:
            return value, slices
    raise AssertionError("never explained")


def last_choice(record: Record) -> int:
    """The last decision with several legal actions."""
    for at in reversed(range(len(record.tokens))):
        state = record.cut(at).state
        if state.to_act >= 0 and len(state.legal()) > 1:
            return at
    raise AssertionError("there never was a choice")


@EVERY_GAME
def test_a_decision_is_explained_in_slices_and_always_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "SLICE_SECONDS", 0.0)  # a quick machine needs one slice only
    record = finished(game, "bot:1", "bot:4:vengeful")
    at, api = last_choice(record), ApiClient(game)
    found, slices = explained(api, record, at)
    seat, action = game.notation.parse(record.tokens[at])
    assert (found["played"], found["advice"]["seat"], found["searches"]) == (action, seat, seat == 1)
    assert sorted(move["id"] for move in found["advice"]["moves"]) == sorted(record.cut(at).state.legal())
    assert slices > 1 or game is TOY  # which is small enough for one
    assert explained(ApiClient(game), record, at)[0] == found


@EVERY_GAME
def test_every_move_is_told_by_an_event_that_says_nothing_hidden(game: Game) -> None:
    """The same wherever only hidden things differ: told from what the seat knows alone."""
    for state in stops(game, 4, seed=5, every=9):
        if state.to_act == CHANCE:
            continue
        view = state.view(state.to_act)
        other = view.sample(Random(3)).view(view.seat)
        for action in view.legal():
            told = move_event(game, view, action, 7)
            assert told == move_event(game, other, action, 7)
            assert told["token"] == 7
            assert told.get("seat", view.seat) == view.seat


def test_only_decisions_of_finished_games_are_explained() -> None:
    game = ANY_GAME
    record, api = finished(game, "bot:1", "bot:1"), ApiClient(game)
    assert api.refusal("explain", record=record.cut(9).text(), at=3)["id"] == "game-running"
    for at in (-1, len(record.tokens)):
        assert api.refusal("explain", record=record.text(), at=at)["args"] == {"what": "at"}
    chance = next((at for at, token in enumerate(record.tokens) if game.notation.is_chance(token)), NOBODY)
    if chance != NOBODY:
        assert api.refusal("explain", record=record.text(), at=chance)["args"] == {"what": "at"}


def test_another_question_replaces_the_one_that_is_being_thought_about() -> None:
    game = ANY_GAME
    record, api = finished(game, "bot:5", "bot:5"), ApiClient(game)
    at = last_choice(record)
    assert api.ask("explain", record=record.text(), at=0) == {"thinking": True}
    found, _ = explained(api, record, at)
    assert found["played"] == game.notation.parse(record.tokens[at])[1]
