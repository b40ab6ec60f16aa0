"""Bots of the page's own at a session and in a match: asked with a view, heard as a number, replaced by a level."""

from __future__ import annotations

import base64
import json
import pickletools
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from raenke import GAMES
from raenke.bots import handover
from raenke.game import Game
from raenke.record import read
from raenke.session import STAND_IN, seat_plans
from tests.engine.api_client import ApiClient
from tests.engine.random_games import random_game

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

OWN = "clever"
SEATS = [
    {"name": "Ada", "kind": "human"},
    {"name": "", "kind": f"bot:{OWN}"},
    {"name": "", "kind": "bot:1"},
]

MAY_CROSS = re.compile(
    r"raenke\.\w+\.(view View|knowledge\.(view View|card_knowledge Knowledge|hidden_cards CardGroup)|rules\.deal Deal)"
    r"|copyreg __newobj__"
)
"""The classes of which a view consists: neither a state nor a card log nor a random source is among them."""

FIRST = next(iter(GAMES.values()))


def positions(game: Game) -> Iterator[Any]:
    """Positions of a random game in which a seat is to act, here and there."""
    record = random_game(game, 4)
    for at in range(0, len(record.tokens), 7):
        state = record.cut(at).state
        if state.to_act >= 0:
            yield state


def seated(game: Game) -> tuple[ApiClient, Any]:
    """A game in which the own bot is to act."""
    api = ApiClient(game)
    shown = api.new(SEATS, own=[OWN], first=1)
    while shown["view"]["to_act"] != 1:
        shown = step(api, shown)
    return api, shown


def step(api: ApiClient, shown: Any, action: int | None = None) -> Any:
    """One decision of whoever is to act."""
    seat = shown["view"]["to_act"]
    if seat == 1:
        return api.ask("answer", seat=0, action=action)
    if seat == 0:
        return api.ask("play", seat=0, action=api.ask("snapshot", seat=0)["view"]["legal"][0]["id"])
    return api.ask("think", seat=0, hurry=True)


def classes(text: str) -> set[str]:
    """Everything that a pickle names."""
    strings: list[str] = []
    found = set()
    for opcode, argument, _ in pickletools.genops(base64.b64decode(text)):
        if opcode.name == "STACK_GLOBAL":
            found.add(" ".join(strings[-2:]))
        if isinstance(argument, str):
            strings.append(argument)
    return found


@EVERY_GAME
def test_a_view_arrives_as_it_was(game: Game) -> None:
    """Equal to the original, with the same legal actions and the same samples; without anything that is no view."""
    for state in positions(game):
        view = state.view(state.to_act)
        text = handover.pack(view)
        arrived: Any = handover.unpack(text)
        assert arrived == view
        assert arrived.legal() == view.legal()
        assert arrived.sample(Random(1)).view(view.seat) == view.sample(Random(1)).view(view.seat)
        assert [name for name in classes(text) if not MAY_CROSS.fullmatch(name)] == []


@EVERY_GAME
def test_what_others_hide_does_not_cross(game: Game) -> None:
    """From every state that the seat considers possible, the same is handed over."""
    for state in positions(game):
        view, rng = state.view(state.to_act), Random(2)
        here = handover.unpack(handover.pack(view))
        for _ in range(3):
            other = view.sample(rng).view(view.seat)
            assert handover.unpack(handover.pack(other)) == here


@EVERY_GAME
def test_the_page_answers_for_its_bot(game: Game) -> None:
    api, shown = seated(game)
    assert shown["session"]["next"] == "bot"
    question = api.ask("question", seat=0)
    view = handover.unpack(question["view"])
    assert view.seat == 1
    action = view.legal()[-1]
    after = api.ask("answer", seat=0, action=action)
    assert after["session"]["tokens"] > shown["session"]["tokens"]
    assert game.notation.text(action, 1) in after["session"]["record"]
    assert f'[Seat2 "bot:{OWN}"]' in after["session"]["record"]


@EVERY_GAME
def test_an_illegal_answer_is_refused_and_none_is_drawn(game: Game) -> None:
    api, shown = seated(game)
    fault = api.refusal("answer", seat=0, action=10**9)
    assert (fault["id"], fault["args"]["problem"]) == ("illegal-action", "not-allowed")
    assert api.ask("answer", seat=0, action=None)["session"]["tokens"] > shown["session"]["tokens"]


@EVERY_GAME
def test_nobody_asks_for_other_seats(game: Game) -> None:
    """The view of a person or of a bot of ours is not handed out."""
    api, shown = seated(game)
    while shown["view"]["to_act"] == 1:
        shown = step(api, shown)
    assert api.refusal("question", seat=0)["args"]["problem"] == "no-bot"
    assert api.refusal("answer", seat=0, action=None)["args"]["problem"] == "no-bot"


@EVERY_GAME
def test_a_level_takes_over(game: Game) -> None:
    api, _ = seated(game)
    assert api.refusal("take_over", seat=0, of=2, kind="bot:3")["args"]["problem"] == "no-bot"
    assert api.refusal("take_over", seat=0, of=1, kind="bot:nobody")["args"]["problem"] == "no-bot"
    taken = api.ask("take_over", seat=0, of=1, kind="bot:3")
    assert taken["session"]["seats"][1]["kind"] == "bot:3"
    assert '[Seat2 "bot:3"]' in taken["session"]["record"]
    assert api.refusal("question", seat=0)["args"]["problem"] == "no-bot"
    assert api.ask("think", seat=0, hurry=True)["session"]["tokens"] > taken["session"]["tokens"]


def test_after_a_level_has_taken_over_the_other_bots_of_the_page_may_still_be_seated() -> None:
    api = ApiClient(FIRST)
    api.new(SEATS, own=[OWN, "other"], first=1)
    api.ask("take_over", seat=0, of=1, kind="bot:3")
    for own in ("other", OWN):
        seats = [SEATS[0], {"name": "", "kind": f"bot:{own}"}, SEATS[2]]
        assert api.ask("reseat", seat=0, seats=seats)["session"]["seats"][1]["kind"] == f"bot:{own}"


@EVERY_GAME
def test_a_bot_that_is_not_here_is_replaced_by_a_level(game: Game) -> None:
    """The record keeps its name; without the page's word for it nothing but a level of ours decides."""
    api, shown = seated(game)
    text = shown["session"]["record"]
    api.reset()
    again = api.ask("open", record=text, practice=False, seat=0)
    assert seat_plans(read(text))[1]["kind"] == again["session"]["seats"][1]["kind"] == f"bot:{OWN}"
    assert api.refusal("question", seat=0)["args"]["problem"] == "no-bot"
    assert api.api.session is not None
    assert api.api.session._bots[1] == STAND_IN
    assert api.ask("think", seat=0, hurry=True)["session"]["tokens"] > again["session"]["tokens"]


@EVERY_GAME
def test_nobody_is_dealt_for_who_is_not_here(game: Game) -> None:
    setup = {"game": game.name, "seats": SEATS, "first": 0, "seed": 1, "practice": False, "seat": 0}
    fault = ApiClient(game).refusal("new", **setup)
    assert fault["args"] == {"problem": "bot", "bot": f"bot:{OWN}"}
    assert ApiClient(game).refusal("new", **setup, own=OWN)["args"] == {"what": "own"}


@EVERY_GAME
def test_a_match_plays_every_deal_from_every_seat(game: Game) -> None:
    """The bot answers at random; each deal comes four times, and its views are those of four seats."""
    api = ApiClient(game)
    now = api.ask("match", game=game.name, level="1", games=5, seed=3)
    assert (now["of"], now["games"], now["low"], now["high"], now["even"]) == (8, 0, 0.0, 1.0, 0.25)
    rng, first = Random(4), []
    while not now["done"]:
        action = None
        if now["question"]:
            view: Any = handover.unpack(now["question"]["view"])
            action = rng.choice(view.legal())
            if now["fresh"]:
                first.append(view)
        now = api.ask("match_step", action=action)
    assert [view.seat for view in first] == [0, 1, 2, 3] * 2
    assert now["games"] == 8
    assert 0 <= now["low"] <= now["wins"] / 8 <= now["high"] <= 1


def test_a_match_needs_a_game_and_a_level() -> None:
    api = ApiClient(FIRST)
    assert api.refusal("match_step", action=None)["id"] == "no-session"
    for wrong in ({"game": "chess"}, {"level": "greedy"}):
        fields = {"game": FIRST.name, "level": "1", "games": 4, "seed": 1, **wrong}
        assert api.refusal("match", **fields)["id"] == "bad-setup"
    assert api.refusal("match", game=FIRST.name, level="1", games=0, seed=1)["args"] == {"what": "games"}


def test_a_match_leaves_the_session_alone() -> None:
    api, shown = seated(FIRST)
    api.ask("match", game=FIRST.name, level="1", games=4, seed=1)
    for _ in range(5):
        api.ask("match_step", action=None)
    assert json.dumps(api.ask("snapshot", seat=0)["session"]) == json.dumps(shown["session"])
