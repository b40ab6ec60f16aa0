"""A refused request leaves the session unchanged, for every command, game and kind of mistake."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke import GAMES, match, pacing, record, shapes
from raenke.game import NOBODY, Game
from raenke.session import Session
from raenke.worker import HANDLERS, EngineApi
from tests.engine.random_games import random_game
from tests.shapes_check import assert_shape
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

API = EngineApi()

ALL = {**GAMES, TOY.name: TOY}
EVERY_GAME = pytest.mark.parametrize("game", ALL.values(), ids=ALL)

CHANGING = ("new", "open", "play", "think", "answer", "take_over", "undo", "reseat")
SEATS = [
    {"name": "Ada", "kind": "human"},
    {"name": "", "kind": "bot:rollout"},
    {"name": "Bo", "kind": "human"},
    {"name": "Cy", "kind": "bot:mine"},
]
OWN_SEAT = 3
"""The seat of a bot that the page asks itself."""


@pytest.fixture(autouse=True, scope="module")
def short_slices() -> Iterator[None]:
    """What a bot thinks at a time is as little as can be: a slice takes as long on any machine."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (pacing, match):
            patch.setattr(module, "SLICE_SECONDS", 0.0)
        yield


def ask(do: str, fields: dict[str, Any]) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(API.handle(json.dumps({"do": do, **fields})))
    assert_shape(reply, shapes.Reply)
    return reply


def running() -> Session:
    assert API.session
    return API.session


def sit_down(game: Game, seed: int, decisions: int, players: int = 4) -> None:
    """Start a session in mid-game; if a bot is to act, it has begun to think."""
    assert ask("new", new(game, seed, players))["ok"]
    table, rng = running(), Random(seed)
    for _ in range(decisions):
        if table.next == "human":
            table.play(table.record.state.to_act, rng.choice(table.record.state.legal()))
        elif table.next == "bot":
            table.think(hurry=True)
    if table.next == "bot":
        table.think()


def new(game: Game, seed: int, players: int = 4) -> dict[str, Any]:
    options = {option.name: option.values[0] for option in game.options}
    common = {"first": 0, "seed": seed, "practice": False, "seat": 0, "options": options}
    return {"game": game.name, "seats": SEATS[:players], "own": ["mine"], **common}


def proper(game: Game) -> dict[str, dict[str, Any]]:
    """For each command a request that is valid, or nearly valid, for the running session."""
    table = running()
    state, text = table.record.state, table.record.text()
    to_act = max(0, state.to_act)
    legal = state.legal()
    action = legal[0] if legal else 0
    over = finished(game)
    return {
        "ping": {},
        "hello": {},
        "new": new(game, 1),
        "open": {"record": text, "practice": False, "practice_by_undo": False, "seat": 0},
        "snapshot": {"seat": 0, "guest": True},
        "play": {"seat": to_act, "action": action, "text": game.notation.text(action, to_act), "guests": [None, 1]},
        "think": {"seat": 0, "hurry": True, "effort": 0.1, "guests": [None, 1]},
        "question": {"seat": 0},
        "answer": {"seat": 0, "action": None},
        "take_over": {"seat": 0, "of": OWN_SEAT, "kind": "bot:1"},
        "undo": {"seat": 0, "practice": True, "agreed": False},
        "reseat": {"seat": 0, "seats": table.plans},
        "frames": {"seat": 0, "since": 0, "guest": True},
        "event_log": {"seat": 0, "since": 0},
        "replay": {"record": over, "at": 3, "seat": 0, "open": False},
        "record_log": {"record": over, "seat": 0, "open": False},
        "explain": {"record": over, "at": 3},
        "hint": {"record": text, "seat": to_act, "effort": 0.05},
        "review_plan": {"record": over},
        "review": {"record": over, "part": "position", "at": 3},
        "review_summary": {"record": over, "seats": [0], "positions": [], "decisions": []},
        "cut": {"record": text, "at": 3},
        "split": {"text": text, "most": 2},
        "check": {"record": text},
        "stats": {"record": over},
        "course": {"record": over},
        "challenge": {"record": over, "name": ""},
        "match": {"game": next(iter(GAMES)), "level": "1", "games": 4, "seed": 1},
        "match_step": {"action": None},
    }


@cache
def finished(game: Game) -> str:
    return random_game(game, game.seats[0]).text()


def standing() -> Any:
    """The whole state of the running session: record, every seat's view, and the progress of a thinking bot."""
    table = running()
    assert table.record.state.observer is None
    views = [API.handle(json.dumps(look)) for look in looks()]  # their shape is checked once, by `ask`
    return id(table), views, id(table._thought), table._best, table.rng.getstate()


def looks() -> list[dict[str, Any]]:
    """A request of the snapshot of each seat, and of what is public."""
    return [{"do": "snapshot", "seat": seat} for seat in (None, *range(running().record.state.players))]


def places(fields: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Paths of all values that can be replaced."""
    if path:
        yield path
    for name, value in fields.items() if isinstance(fields, dict) else enumerate(fields):
        if isinstance(value, dict | list):
            yield from places(value, (*path, name))
        else:
            yield (*path, name)


def changed(fields: Any, path: tuple[str | int, ...], value: Any, *, missing: bool) -> Any:
    """A copy of the fields with the value at `path` replaced or missing."""
    copy = json.loads(json.dumps(fields))
    inner = copy
    for name in path[:-1]:
        inner = inner[name]
    if missing:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copy


ODD = (
    st.none()
    | st.booleans()
    | st.integers(-4, 8)
    | st.sampled_from([2**31, 2**53, 10**400, -(10**400), 0.0, 1.0, 0.5, -0.0, 1e300, float("nan"), float("inf")])
    | st.sampled_from(["", "0", "1", "human", "bot:human", "random", "bot:oracle", "__proto__", "\ud800", "\x00"])
    | st.recursive(st.just(0), lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=2), inner))
    | st.text(max_size=6)
)  # fmt: skip


@EVERY_GAME
@given(data=st.data())
def test_a_refused_request_leaves_the_table_as_it_was(game: Game, data: st.DataObject) -> None:
    sit_down(game, data.draw(st.integers(1, 9), "seed"), data.draw(st.integers(0, 12), "decisions"))
    requests = proper(game)
    assert set(requests) == set(HANDLERS)
    assert all(ask("snapshot", look)["ok"] for look in looks())
    before = standing()
    for do, fields in requests.items():
        for path in data.draw(st.lists(st.sampled_from([*places(fields)]), max_size=2), do) if fields else []:
            missing = data.draw(st.booleans() if do != "play" or path != ("text",) else st.just(True))
            with suppress(IndexError, KeyError, TypeError):  # the first change may have removed the second's path
                fields = changed(fields, path, data.draw(ODD), missing=missing)
        reply = ask(do, fields)
        if not reply["ok"]:
            assert reply["fault"]["id"] != "engine-broke", (do, fields, reply)
        after = standing()
        if not reply["ok"] or do not in CHANGING:
            assert after == before, (do, fields, reply)
        else:
            check_soundness()
        before = after


def check_soundness() -> None:
    """Assert that a seat is to act unless the game is over, and that the record is valid."""
    table = running()
    assert (table.record.state.to_act >= 0) != (table.next == "over")
    text = table.record.text()
    again = record.read(text)
    assert again.text() == text
    assert [plan["kind"] for plan in table.plans] == [plan["kind"] for plan in Session(again, Random(1)).plans]


SEATED = ["new", "open", "snapshot", "play", "think", "undo", "frames", "event_log", "replay", "record_log"]
IMPOSSIBLE: list[Any] = [None, -1, -2, -3, 99, 10**400, True, 1.0, "0", [], {}]


@EVERY_GAME
@pytest.mark.parametrize("decisions", [0, 1, 4, 400])
@pytest.mark.parametrize("do", ["play", "undo"])
def test_nobody_decides_and_nobody_takes_back(game: Game, do: str, decisions: int) -> None:
    sit_down(game, 2, decisions)
    before = standing()
    for seat in IMPOSSIBLE:
        for more in ({}, {"practice": False}):
            assert not ask(do, {**proper(game)[do], **more, "seat": seat})["ok"]
            assert standing() == before


@EVERY_GAME
@pytest.mark.parametrize("do", SEATED)
def test_no_command_takes_an_impossible_seat(game: Game, do: str) -> None:
    sit_down(game, 2, 1)
    while running().next != "bot":
        running().play(running().record.state.to_act, running().record.state.legal()[0])
    before = standing()
    for seat in IMPOSSIBLE[1:]:
        assert ask(do, {**proper(game)[do], "seat": seat})["fault"] == {"id": "bad-request", "args": {"what": "seat"}}
    assert standing() == before


@EVERY_GAME
def test_a_bots_decision_is_not_taken_back_in_its_name(game: Game) -> None:
    sit_down(game, 2, 6)
    for seat in (1, NOBODY):
        assert not ask("snapshot", {"seat": seat if seat >= 0 else None})["value"]["session"]["undo"]["allowed"]
    assert ask("undo", {"seat": 1, "practice": True})["fault"]["id"] == "undo-refused"


def test_a_decision_is_played_for_the_seat_that_its_text_names() -> None:
    sit_down(TOY, 2, 0)
    text = proper(TOY)["play"]["text"]
    before = standing()
    assert ask("play", {"seat": 0, "text": "2" + text[1:]})["fault"]["args"] == {"what": "text"}
    assert standing() == before
    assert ask("play", {"seat": 0, "text": text})["ok"]


@pytest.mark.parametrize("kind", ["random", "bot:human", "Human", "bot:", ""])
def test_only_people_and_known_bots_are_dealt_for(kind: str) -> None:
    sit_down(TOY, 2, 3)
    before = standing()
    setup = new(TOY, 1)
    setup["seats"][1] = {"name": "Bo", "kind": kind}
    assert ask("new", setup)["fault"] == {"id": "bad-setup", "args": {"problem": "bot", "bot": kind}}
    assert standing() == before


def test_a_bot_called_human_is_a_bot() -> None:
    sit_down(TOY, 2, 1)
    text = running().record.text().replace("bot:rollout", "bot:human")
    assert ask("open", {"record": text, "practice": False, "seat": 0})["value"]["session"]["next"] == "bot"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"do":' * 100_000, '{"do": "snapshot", "seat": ' + "9" * 5000 + "}"])
def test_what_is_no_request_at_all(text: str) -> None:
    sit_down(TOY, 2, 1)
    before = standing()
    assert json.loads(API.handle(text))["fault"] == {"id": "bad-request", "args": {"what": "json"}}
    assert standing() == before


class Broken(Exception):
    """A simulated engine bug."""


@EVERY_GAME
@pytest.mark.parametrize(
    ("do", "part"), [*((do, "view") for do in CHANGING), *((do, "event") for do in ("new", "play", "think"))]
)
def test_an_engine_that_breaks_in_the_middle_leaves_the_table(
    game: Game, do: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The engine fails after the move, in serializing its first event or the view after it."""
    own = do in ("answer", "take_over")
    sit_down(game, 2, 1 if do == "think" else 4, players=4 if own else 2)
    while own and (seat := running().record.state.to_act) != OWN_SEAT:
        if running().next == "bot":
            running().think(hurry=True)
        else:
            running().play(seat, running().record.state.legal()[0])
    if do == "play":
        while running().next == "bot":
            running().think(hurry=True)
    before = [running(), *standing()[1], running().practice, running().practice_by_undo]
    request = proper(game)[do]
    request.pop("text", None)

    def broken(*_: Any, **__: Any) -> Any:
        raise Broken

    with monkeypatch.context() as patch:
        patch.setattr(game.page, part, broken)
        assert ask(do, request)["fault"] == {"id": "engine-broke", "args": {"what": "Broken: "}}
    assert [running(), *standing()[1], running().practice, running().practice_by_undo] == before
    assert ask(do, request)["ok"]
