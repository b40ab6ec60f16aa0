"""The browser's door: every answer has the shape the page was promised, and every mistake gets a fault."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from raenke import shapes, worker
from raenke.kabale import KABALE
from raenke.kabale.cards import CODES
from raenke.kabale.events import Event
from tests.shapes_check import assert_shape, of_game

ANSWERS = {
    "hello": shapes.Hello, "new": shapes.Look, "open": shapes.Look, "look": shapes.Look, "play": shapes.Look,
    "think": shapes.Thought, "undo": shapes.Look, "frames": shapes.Look, "story": shapes.Story, "replay": shapes.Replay,
    "retell": shapes.Story, "cut": shapes.Checked, "split": shapes.Pieces,
    "check": shapes.Checked, "tally": shapes.Tally,
}  # fmt: skip
ALONE = [{"name": "Ada", "kind": "human"}, {"name": "", "kind": "bot:random"}, {"name": "Bo", "kind": "bot:greedy"}]
PEOPLE = [{"name": name, "kind": "human"} for name in ("Ada", "Bo", "Cy", "Di")]


@pytest.fixture(autouse=True)
def fresh_door(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test finds no table; and every answer that passes is held against its shape."""
    door = worker._DOOR
    door.table, door._read = None, None
    yield
    door.table = None


def ask(do: str, **fields: Any) -> Any:
    reply = json.loads(worker.handle(json.dumps({"do": do, **fields})))
    assert_shape(reply, shapes.Reply)
    assert reply["ok"], reply
    assert_shape(reply["value"], ANSWERS[do], within=of_game(KABALE))
    return reply["value"]


def refusal(do: str, **fields: Any) -> dict[str, Any]:
    reply = json.loads(worker.handle(json.dumps({"do": do, **fields})))
    assert_shape(reply, shapes.Reply)
    assert not reply["ok"]
    fault: dict[str, Any] = reply["fault"]
    return fault


def new(seats: list[dict[str, str]], seed: int = 7, **more: Any) -> Any:
    return ask(
        "new", **{"game": "kabale", "seats": seats, "first": 0, "seed": seed, "practice": False, "seat": 0, **more}
    )


def play_to_the_end(look: Any, rng: Random) -> Any:
    """Plays with whoever is asked looking on, as the page does."""
    while look["table"]["next"] != "over":
        seat = look["view"]["to_act"]
        if look["table"]["next"] == "bot":
            answer = ask("think", seat=0, hurry=False)
            look = look if answer["thinking"] else answer
        else:
            seen = ask("look", seat=seat)
            look = ask("play", seat=seat, action=rng.choice(seen["view"]["legal"])["id"])
    return look


def test_every_command_has_a_shape() -> None:
    assert set(worker.COMMANDS) == set(ANSWERS)


def test_the_engine_introduces_itself() -> None:
    hello = ask("hello")
    (game,) = hello["games"]
    assert game["name"] == "kabale"
    assert game["seats"] == [2, 3, 4, 5, 6]
    assert len(game["cards"]) == 25
    assert game["bots"] == ["random", "greedy", "rollout"]


@pytest.mark.parametrize("seats", [ALONE, PEOPLE, PEOPLE[:2]])
def test_a_whole_game_keeps_its_shapes(seats: list[dict[str, str]]) -> None:
    look = play_to_the_end(new(seats), Random(3))
    assert look["view"]["over"]
    assert look["view"]["winners"]
    tally = ask("tally", record=look["table"]["record"])
    assert tally["points"] == look["table"]["scores"]
    won = sum(len(seat["goals"]) for seat in look["view"]["seats"])
    assert 0 < won <= 6 * len(seats)
    assert ask("check", record=look["table"]["record"])["over"]


def test_the_opening_shows_the_first_round() -> None:
    look = new(ALONE)
    assert [frame["event"]["kind"] for frame in look["frames"]] == ["round-began"]
    assert look["frames"][0]["event"]["token"] == 0


def test_frames_end_where_the_table_stands() -> None:
    look = new(PEOPLE)
    look = ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    assert [frame["event"]["kind"] for frame in look["frames"]] == ["placed", "drawn"]
    assert look["frames"][-1]["view"]["columns"] == look["view"]["columns"]


def test_a_legal_action_tells_its_number_and_who_would_lead() -> None:
    look = new(PEOPLE)
    goals = [column["goal"]["area"] for column in look["view"]["columns"]]
    for action in look["view"]["legal"]:
        assert action["winner"] == (None if action["number"] is None else 0)
        if action["card"] == "Ca":
            assert action["number"] == (12 if goals[action["column"]] == "R" else 8)


def test_others_see_no_card_that_lies_hidden() -> None:
    """What a seat is told holds another's card only once it lay face up, was discarded, or walked."""
    rng = Random(5)
    look = new(PEOPLE, seed=11)
    while look["view"]["round"] < 4:
        seat = look["view"]["to_act"]
        action = rng.choice(ask("look", seat=seat)["view"]["legal"])
        other = (seat + 1) % 4
        before = ask("look", seat=other)["table"]["tokens"]
        look = ask("play", seat=seat, action=action["id"])
        assert_nothing_hidden(ask("frames", seat=other, since=before), other)
        assert_nothing_hidden(ask("frames", seat=None, since=before), None)


def assert_nothing_hidden(look: Any, viewer: int | None) -> None:
    for view in [frame["view"] for frame in look["frames"]] + [look["view"]]:
        assert view["hands"] is None
        assert viewer is not None or view["hand"] == []
        for column in view["columns"]:
            for card in column["cards"]:
                hidden = card["face"] != "up" and card["seat"] != viewer and card["code"] != "Ex"
                assert card["code"] is None if hidden else card["code"] in CODES
    for frame in look["frames"]:
        event = frame["event"]
        if event["kind"] in ("placed", "slipped", "drawn") and event["seat"] != viewer:
            assert "card" not in event


def test_the_story_is_the_same_as_it_was_when_it_happened() -> None:
    look = new(PEOPLE)
    told = [frame["event"] for frame in look["frames"]]
    rng = Random(9)
    while look["table"]["next"] != "over":
        seat = look["view"]["to_act"]
        action = rng.choice(ask("look", seat=seat)["view"]["legal"])["id"]
        before = look["table"]["tokens"]
        look = ask("play", seat=seat, action=action)
        told += [
            frame["event"] for frame in ask("frames", seat=0, since=before)["frames"] if frame["event"]["token"] > 0
        ]
    assert ask("story", seat=0, since=0)["events"] == told
    assert ask("retell", record=look["table"]["record"], seat=0, open=False)["events"] == told


def test_replay_equals_play_at_every_position() -> None:
    look = play_to_the_end(new(PEOPLE[:3]), Random(1))
    record = look["table"]["record"]
    total = look["table"]["tokens"]
    for at in range(total + 1):
        replay = ask("replay", record=record, at=at, seat=None, open=True)
        cut = ask("cut", record=record, at=at)
        assert cut["scores"] == replay["scores"] if at == total else cut["tokens"] == at
        ask("open", record=cut["record"], practice=False, seat=1)
        now = ask("look", seat=1)
        if now["table"]["tokens"] == at:  # else a shuffle was due and has been made anew
            seen = ask("replay", record=record, at=at, seat=1, open=False)["view"]
            assert {**now["view"], "legal": []} == seen


def test_a_running_game_is_replayed_only_from_a_persons_seat() -> None:
    look = new(ALONE)
    look = ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    record = look["table"]["record"]
    assert ask("replay", record=record, at=1, seat=0, open=False)["view"]["hand"]
    assert ask("replay", record=record, at=1, seat=None, open=False)["view"]["hand"] == []
    assert refusal("replay", record=record, at=1, seat=1, open=False)["id"] == "game-running"
    assert refusal("replay", record=record, at=1, seat=None, open=True)["id"] == "game-running"
    assert refusal("tally", record=record)["id"] == "game-running"


def test_only_a_sound_record_replaces_the_running_table() -> None:
    look = new(ALONE)
    broken = look["table"]["record"].replace("Ki", "Qu", 1)
    fault = refusal("open", record=broken, practice=False, seat=0)
    assert fault["id"] == "bad-record"
    assert fault["args"]["token"]
    assert ask("look", seat=0)["table"]["record"] == look["table"]["record"]


def test_a_bot_of_another_version_is_replaced_not_refused() -> None:
    record = new(ALONE)["table"]["record"].replace("bot:random", "bot:oracle Pythia")
    look = ask("open", record=record, practice=False, seat=0)
    assert look["table"]["seats"][1] == {"name": "Pythia", "kind": "bot:oracle"}
    ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    assert ask("think", seat=0, hurry=True)["table"]["tokens"] == 2


def test_thinking_comes_in_slices_and_can_be_hurried() -> None:
    seats = [ALONE[0], {"name": "", "kind": "bot:rollout"}]
    look = new(seats)
    ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    assert ask("think", seat=0, hurry=False) == {"thinking": True}
    assert ask("look", seat=0)["table"]["tokens"] == 1
    last = ask("think", seat=0, hurry=True)
    assert not last["thinking"]
    assert last["table"]["tokens"] == 2


MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("dance", {}, "bad-request"),
    ("look", {"seat": 0}, "no-table"),
    ("play", {"seat": 0, "action": 1}, "no-table"),
    ("new", {"game": "chess", "seats": ALONE, "first": 0, "seed": 1, "practice": False, "seat": 0}, "bad-setup"),
    ("new", {"game": "kabale", "seats": ALONE[:1], "first": 0, "seed": 1, "practice": False, "seat": 0}, "bad-setup"),
    ("new", {"game": "kabale", "seats": ALONE, "first": 9, "seed": 1, "practice": False, "seat": 0}, "bad-setup"),
    ("new", {"game": "kabale", "seats": "x", "first": 0, "seed": 1, "practice": False, "seat": 0}, "bad-request"),
    ("new", {"game": "kabale"}, "bad-request"),
    ("check", {"record": "[Game \"kabale\"]"}, "bad-record"),
    ("check", {"record": "\x00" * 50}, "bad-record"),
    ("check", {"record": 5}, "bad-request"),
    ("check", {"record": "x" * 1_000_000}, "bad-record"),
]  # fmt: skip


@pytest.mark.parametrize(("do", "fields", "fault"), MISTAKES)
def test_every_mistake_gets_its_fault(do: str, fields: dict[str, Any], fault: str) -> None:
    assert refusal(do, **fields)["id"] == fault


def test_a_broken_setup_leaves_the_running_table() -> None:
    look = new(ALONE)
    assert refusal("new", game="kabale", seats=ALONE, first=0, seed=1, practice=False, seat=7)["id"] == "bad-request"
    assert ask("look", seat=0)["table"]["record"] == look["table"]["record"]


def test_out_of_turn_and_out_of_law() -> None:
    look = new(PEOPLE)
    assert refusal("play", seat=2, action=look["view"]["legal"][0]["id"])["id"] == "illegal-action"
    fault = refusal("play", seat=0, action=180)
    assert fault["id"] == "illegal-action"
    assert fault["args"]["legal"]
    assert refusal("play", seat=0, action=99999)["id"] == "illegal-action"
    assert refusal("think", seat=0)["id"] == "illegal-action"


def test_not_even_nonsense_breaks_the_door() -> None:
    nonsense = (
        "",
        "zz",
        "[]",
        "5",
        '{"do": 5}',
        '{"do": []}',
        '{"do": "look", "seat": "x"}',
        '{"do":"play","seat":{}}',
    )
    for text in nonsense:
        reply = json.loads(worker.handle(text))
        assert_shape(reply, shapes.Reply)
        assert not reply["ok"]
        assert reply["fault"]["id"] in ("bad-request", "no-table")


def test_the_documented_events_are_those_that_happen() -> None:
    documented = set(re.findall(r"^\| `([a-z-]+)` \|", DOCS.split("## Events")[1].split("## Steps")[0], re.MULTILINE))
    seen: set[str] = {"round-began"}  # the first round began before anybody could watch
    for seed in range(60):
        rng = Random(seed)
        state = KABALE.new(2 + seed % 5, rng)

        def note(event: Event) -> None:
            seen.add(event.kind)

        state.watch = note
        while not state.over:
            state.apply(rng.choice(state.legal()))
    assert seen <= documented
    assert documented - seen <= {"stayed"}  # an endless ring of Explorers is rare; the rulebook tests make one


DOCS = (Path(__file__).parents[2] / "docs" / "WORKER.md").read_text(encoding="utf-8")


def test_a_text_of_many_games_is_cut_where_they_begin() -> None:
    one, other = (new(ALONE, seed)["table"]["record"] for seed in (1, 2))
    hidden = one.replace("[First", '{ a comment with\n[Game "kabale"] in it }\n[First')
    text = f"{hidden}{other}\n{one}"
    pieces = ask("split", text=text)["records"]
    assert "".join(pieces) == text
    assert [ask("check", record=piece)["record"] for piece in pieces] == [one, other, one]


def test_a_broken_game_spoils_only_itself() -> None:
    good = new(ALONE)["table"]["record"]
    for bad in ("nonsense\n", good.replace("Ki", "Qu", 1), '[Game "kab\n', '[Game "kabale"]\n[[]]}\n'):
        pieces = ask("split", text=good + bad + good)["records"]
        assert "".join(pieces) == good + bad + good
        assert ask("check", record=pieces[-1])["record"] == good
        sound = [json.loads(worker.handle(json.dumps({"do": "check", "record": piece})))["ok"] for piece in pieces]
        assert sound.count(False) == 1


@pytest.mark.parametrize("hostile", ["{", "[", '[A "', "}", '[Game "k"]{', "\\", ""])
def test_hostile_text_is_cut_quickly(hostile: str) -> None:
    text = hostile * 200_000
    began = perf_counter()
    assert "".join(ask("split", text=text)["records"]) == text
    assert perf_counter() - began < 5
