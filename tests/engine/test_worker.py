"""The engine's API: every reply has its documented shape, and every bad request gets a fault.

Tested with the toy game; what a real game's replies contain is tested in its own folder.
"""

from __future__ import annotations

import gc
import json
import re
import weakref
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

import raenke
from raenke import GAMES, shapes, worker
from tests.engine.api_client import ALONE, PEOPLE, REPLIES, ApiClient
from tests.shapes_check import assert_shape, of_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy", "fresh_engine")

client = ApiClient(TOY)
ask, refusal, new, play_to_the_end = client.ask, client.refusal, client.new, client.play_to_the_end


def test_every_command_has_a_shape() -> None:
    assert set(worker.HANDLERS) == set(REPLIES)


@pytest.fixture
def automatic_collection_off() -> Iterator[None]:
    """As in the page's worker."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("automatic_collection_off")
def test_garbage_is_collected_between_games() -> None:
    def leave_a_cycle() -> weakref.ref[ApiClient]:
        cycle = ApiClient(TOY)
        vars(cycle)["itself"] = cycle
        return weakref.ref(cycle)

    new(ALONE)
    record = ask("snapshot", seat=0)["session"]["record"]
    for command in ("new", "open"):
        left = leave_a_cycle()
        ask("snapshot", seat=0)
        assert left() is not None
        if command == "new":
            new(ALONE)
        else:
            ask("open", record=record, practice=False, seat=0)
        assert left() is None


def test_the_engine_introduces_itself_and_every_game() -> None:
    hello, alive = ask("hello"), ask("ping")
    assert hello["version"] == raenke.__version__
    assert {name: hello[name] for name in alive} == alive
    assert [fact["name"] for fact in hello["games"]] == [*GAMES]
    for fact in hello["games"]:
        game = GAMES[fact["name"]]
        assert_shape(fact, shapes.GameFact, within=of_game(game))
        assert fact["seats"] == [*game.seats]
        assert [option["name"] for option in fact["options"]] == [option.name for option in game.options]


@pytest.mark.parametrize("seats", [ALONE, PEOPLE, PEOPLE[:2]])
def test_a_whole_game_keeps_its_shapes(seats: list[dict[str, str]]) -> None:
    look = play_to_the_end(new(seats), Random(3))
    assert look["view"]["over"]
    assert look["view"]["winners"]
    stats = ask("stats", record=look["session"]["record"])
    assert stats["points"] == look["session"]["scores"]
    assert stats["winners"] == look["view"]["winners"]
    assert ask("check", record=look["session"]["record"])["over"]


def test_the_opening_shows_the_first_round() -> None:
    look = new(ALONE)
    assert [frame["event"]["kind"] for frame in look["frames"]] == ["round-began", "rolled"]
    assert look["frames"][0]["event"]["token"] == 0


def test_frames_end_where_the_table_stands() -> None:
    look = new(PEOPLE)
    look = ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    assert [frame["event"]["kind"] for frame in look["frames"]] == ["laid"]
    assert look["frames"][-1]["view"]["laid"] == look["view"]["laid"]


def test_the_event_log_equals_the_events_as_they_happened() -> None:
    look = new(PEOPLE)
    told = [frame["event"] for frame in look["frames"]]
    rng = Random(9)
    while look["session"]["next"] != "over":
        seat = look["view"]["to_act"]
        action = rng.choice(ask("snapshot", seat=seat)["view"]["legal"])["id"]
        before = look["session"]["tokens"]
        look = ask("play", seat=seat, action=action)
        told += [
            frame["event"] for frame in ask("frames", seat=0, since=before)["frames"] if frame["event"]["token"] > 0
        ]
    assert ask("event_log", seat=0, since=0)["events"] == told
    assert ask("record_log", record=look["session"]["record"], seat=0, open=False)["events"] == told


def test_a_running_game_is_replayed_only_from_a_persons_seat() -> None:
    look = new(ALONE)
    look = ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    record = look["session"]["record"]
    assert ask("replay", record=record, at=1, seat=0, open=False)["view"]["hand"]
    assert ask("replay", record=record, at=1, seat=None, open=False)["view"]["hand"] == []
    assert refusal("replay", record=record, at=1, seat=1, open=False)["id"] == "game-running"
    assert refusal("replay", record=record, at=1, seat=None, open=True)["id"] == "game-running"
    assert refusal("stats", record=record)["id"] == "game-running"


def test_a_game_at_which_nobody_sits_hides_its_cards_from_nobody() -> None:
    look = new(PEOPLE[:2])
    record = ask("play", seat=0, action=look["view"]["legal"][0]["id"])["session"]["record"]
    assert refusal("replay", record=record, at=1, seat=None, open=True)["id"] == "game-running"
    empty = re.sub(r'\[Seat\d ".*"\]\n', "", record)
    assert ask("replay", record=empty, at=1, seat=None, open=True)["view"]["hands"]
    hidden = ask("record_log", record=empty, seat=None, open=False)["events"]
    assert ask("record_log", record=empty, seat=None, open=True)["events"] != hidden


def test_only_a_sound_record_replaces_the_running_table() -> None:
    look = new(ALONE)
    broken = look["session"]["record"].replace('Limit "9"', 'Limit "8"')
    fault = refusal("open", record=broken, practice=False, seat=0)
    assert fault["id"] == "bad-record"
    assert fault["args"]["token"]
    assert ask("snapshot", seat=0)["session"]["record"] == look["session"]["record"]


def test_a_bot_of_another_version_is_replaced_not_refused() -> None:
    record = new(ALONE)["session"]["record"].replace("bot:random", "bot:oracle Pythia")
    look = ask("open", record=record, practice=False, seat=0)
    assert look["session"]["seats"][1] == {"name": "Pythia", "kind": "bot:oracle"}
    before = ask("play", seat=0, action=look["view"]["legal"][0]["id"])["session"]["tokens"]
    assert ask("think", seat=0, hurry=True)["session"]["tokens"] == before + 1


def test_thinking_comes_in_slices_and_can_be_hurried() -> None:
    seats = [ALONE[0], {"name": "", "kind": "bot:rollout"}]
    look = new(seats)
    before = ask("play", seat=0, action=look["view"]["legal"][0]["id"])["session"]["tokens"]
    assert ask("think", seat=0, hurry=False) == {"thinking": True}
    assert ask("snapshot", seat=0)["session"]["tokens"] == before
    last = ask("think", seat=0, hurry=True)
    assert not last["thinking"]
    assert last["session"]["tokens"] > before


MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("dance", {}, "bad-request"),
    ("snapshot", {"seat": 0}, "no-session"),
    ("play", {"seat": 0, "action": 1}, "no-session"),
    ("new", {"game": "chess", "seats": ALONE, "first": 0, "seed": 1, "practice": False, "seat": 0}, "bad-setup"),
    ("new", {"game": "toy", "seats": ALONE[:1], "first": 0, "seed": 1, "practice": False, "seat": 0}, "bad-setup"),
    ("new", {"game": "toy", "seats": ALONE, "first": 9, "seed": 1, "practice": False, "seat": 0}, "bad-setup"),
    ("new", {"game": "toy", "seats": "x", "first": 0, "seed": 1, "practice": False, "seat": 0}, "bad-request"),
    ("new", {"game": "toy"}, "bad-request"),
    ("check", {"record": "[Game \"toy\"]"}, "bad-record"),
    ("check", {"record": "\x00" * 50}, "bad-record"),
    ("check", {"record": 5}, "bad-request"),
    ("check", {"record": "x" * 1_000_000}, "bad-record"),
]  # fmt: skip


@pytest.mark.parametrize(("do", "fields", "fault"), MISTAKES)
def test_every_mistake_gets_its_fault(do: str, fields: dict[str, Any], fault: str) -> None:
    assert refusal(do, **fields)["id"] == fault


def test_a_broken_setup_leaves_the_running_table() -> None:
    look = new(ALONE)
    assert refusal("new", game="toy", seats=ALONE, first=0, seed=1, practice=False, seat=7)["id"] == "bad-request"
    assert ask("snapshot", seat=0)["session"]["record"] == look["session"]["record"]


def test_out_of_turn_and_out_of_law() -> None:
    look = new(PEOPLE)
    assert refusal("play", seat=2, action=look["view"]["legal"][0]["id"])["id"] == "illegal-action"
    fault = refusal("play", seat=0, action=180)
    assert fault["id"] == "illegal-action"
    assert fault["args"]["legal"]
    assert refusal("play", seat=0, action=99999)["id"] == "illegal-action"
    assert refusal("think", seat=0)["id"] == "illegal-action"


def test_malformed_requests_get_a_fault() -> None:
    nonsense = (
        "",
        "zz",
        "[]",
        "5",
        '{"do": 5}',
        '{"do": []}',
        '{"do": "snapshot", "seat": "x"}',
        '{"do":"play","seat":{}}',
    )
    for text in nonsense:
        reply = json.loads(client.api.handle(text))
        assert_shape(reply, shapes.Reply)
        assert not reply["ok"]
        assert reply["fault"]["id"] in ("bad-request", "no-session")


def test_a_text_of_many_games_is_cut_where_they_begin() -> None:
    one, other = (new(ALONE, seed)["session"]["record"] for seed in (1, 2))
    hidden = one.replace("[First", '{ a comment with\n[Game "toy"] in it }\n[First')
    text = f"{hidden}{other}\n{one}"
    pieces = ask("split", text=text)["records"]
    assert "".join(pieces) == text
    assert [ask("check", record=piece)["record"] for piece in pieces] == [one, other, one]


def test_a_broken_game_spoils_only_itself() -> None:
    good = new(ALONE)["session"]["record"]
    for bad in ("nonsense\n", good.replace('Limit "9"', 'Limit "8"'), '[Game "kab\n', '[Game "toy"]\n[[]]}\n'):
        pieces = ask("split", text=good + bad + good)["records"]
        assert "".join(pieces) == good + bad + good
        assert ask("check", record=pieces[-1])["record"] == good
        sound = [json.loads(client.api.handle(json.dumps({"do": "check", "record": piece})))["ok"] for piece in pieces]
        assert sound.count(False) == 1


@pytest.mark.parametrize("hostile", ["{", "[", '[A "', "}", '[Game "k"]{', "\\", ""])
def test_hostile_text_is_cut_quickly(hostile: str) -> None:
    text = hostile * 200_000
    began = perf_counter()
    assert "".join(ask("split", text=text)["records"]) == text
    assert perf_counter() - began < 5
