"""Hints at a seat's own decision: in slices, from its view alone, and never for another seat."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from raenke import GAMES, hinting, pacing, shapes
from raenke.game import CHANCE, NOBODY, Game, View
from raenke.hinting import HINTED, hint
from raenke.record import Record
from tests.engine.api_client import ApiClient
from tests.engine.match_play import stops
from tests.engine.midgame import MidGame
from tests.engine.random_games import random_game
from tests.engine.test_secrecy import pairs
from tests.shapes_check import assert_shape, of_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

ALL = {**GAMES, TOY.name: TOY}
EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
ANY_GAME = next(iter(GAMES.values()))
EFFORT = 0.02
COMPARED = 6


def hinted(game: Game, view: View, token: int = 1) -> Any:
    *_, found = hint(game, view, token, EFFORT)
    return found


def at_a_choice(game: Game, seat: int = NOBODY) -> Record:
    """A running game of people in which somebody, or this seat, has a choice."""
    whole = random_game(game, 3)
    whole.names = {0: "Ada", 1: "bot:1", 2: "Bela"}
    for at in range(len(whole.tokens) // 2, len(whole.tokens)):
        record = whole.cut(at)
        state = record.state
        if state.to_act in ({seat} if seat != NOBODY else {0, 2}) and len(state.legal()) > 1:
            return record
    raise AssertionError("there never was a choice")


def asked(api: ApiClient, record: Record) -> tuple[Any, int]:
    """The hint, and in how many slices it came."""
    for slices in range(1, 5000):
        value = api.ask("hint", record=record.text(), seat=record.state.to_act, effort=0.05)
        if value != {"thinking": True}:
            return value, slices
    raise AssertionError("never answered")


@EVERY_GAME
def test_a_hint_comes_in_slices_and_is_always_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "SLICE_SECONDS", 0.0)  # a quick machine needs one slice only
    record, api = at_a_choice(game), ApiClient(game)
    found, slices = asked(api, record)
    assert slices > 1 or game is TOY
    assert_shape(json.loads(json.dumps(found)), shapes.Hint, within=of_game(game))
    assert found["advice"]["seat"] == record.state.to_act
    assert sorted(move["id"] for move in found["advice"]["moves"]) == sorted(record.state.legal())
    assert 1 <= len(found["events"]) == min(HINTED, len(record.state.legal()))
    assert asked(ApiClient(game), record)[0] == found


@EVERY_GAME
def test_a_hint_is_the_same_where_only_hidden_things_differ(game: Game) -> None:
    """For games that look the same to the seat, however they came about: beginning and going on."""
    compared: Counter[bool] = Counter()
    for seed in range(60):
        for real, twin, seat in pairs(game, seed):
            if seat == NOBODY or real.state.to_act != seat or len(real.state.legal()) < 2:
                continue
            others = [one for one in range(real.state.players) if one != seat]
            different = any(real.state.view(one) != twin.state.view(one) for one in others)
            if compared[different] < COMPARED:
                compared[different] += 1
                assert of_record(real, seat) == of_record(twin, seat), (real.tokens, twin.tokens)
        if compared[True] >= COMPARED:
            return
    raise AssertionError(f"too few that differ: {compared}")


def of_record(record: MidGame, seat: int) -> Any:
    return hinted(record.game, record.state.view(seat), len(record.tokens) + 1)


@EVERY_GAME
def test_every_decision_of_a_game_has_a_hint(game: Game) -> None:
    for state in stops(game, game.seats[-1], seed=11, every=23):
        if state.to_act != CHANCE:
            found = hinted(game, state.view(state.to_act), 7)
            assert all(event["token"] == 7 for event in found["events"])
            assert found["advice"]["moves"][0]["id"] in state.legal()


def test_nobody_is_advised_on_anothers_decision_nor_after_the_end() -> None:
    api, record = ApiClient(ANY_GAME), at_a_choice(ANY_GAME)
    deciding = record.state.to_act
    for seat in (None, *range(record.state.players)):
        if seat != deciding:
            assert api.refusal("hint", record=record.text(), seat=seat)["id"] == "not-your-turn"
    of_bot = at_a_choice(ANY_GAME, 1)
    assert api.refusal("hint", record=of_bot.text(), seat=1)["id"] == "not-your-turn"
    over = random_game(ANY_GAME, 3)
    assert api.refusal("hint", record=over.text(), seat=0)["id"] == "not-your-turn"
    assert api.refusal("hint", record=record.text(), seat=deciding, effort=0)["args"] == {"what": "effort"}


def test_another_question_replaces_the_one_that_is_being_thought_about() -> None:
    api, rng = ApiClient(ANY_GAME), Random(1)
    first = at_a_choice(ANY_GAME, 0)
    assert api.ask("hint", record=first.text(), seat=0) == {"thinking": True}
    other = first.cut(len(first.tokens))
    while other.state.to_act not in (0, 2) or len(other.tokens) == len(first.tokens):
        other.play(rng.choice(other.state.legal()))
        other.resolve_chance(rng)
    assert asked(api, other)[0]["advice"]["seat"] == other.state.to_act


def test_a_hint_that_failed_fails_again_instead_of_being_thought_about_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Any:
        yield None
        raise ZeroDivisionError

    monkeypatch.setattr(pacing, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(hinting, "advise", fails)
    api, record = ApiClient(ANY_GAME), at_a_choice(ANY_GAME, 0)
    for _ in range(2):
        assert api.ask("hint", record=record.text(), seat=0) == {"thinking": True}
        assert api.refusal("hint", record=record.text(), seat=0)["id"] == "engine-broke"
