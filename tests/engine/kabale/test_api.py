"""Kabale through the engine's API: numbers, leaders, secrecy, and the events of docs/WORKER.md."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from raenke import bots
from raenke.kabale import KABALE
from raenke.kabale.cards import CODES
from raenke.kabale.events import Event
from tests.engine.api_client import ALONE, PEOPLE, ApiClient

pytestmark = pytest.mark.usefixtures("fresh_engine")

client = ApiClient(KABALE)
ask, new, play_to_the_end = client.ask, client.new, client.play_to_the_end


def test_the_game_introduces_itself() -> None:
    (game,) = (fact for fact in ask("hello")["games"] if fact["name"] == "kabale")
    assert game["seats"] == [2, 3, 4, 5, 6]
    assert [card["code"] for card in game["cards"]] == [*CODES]
    assert game["options"] == []
    assert game["bots"] == [*bots.LEVEL_NAMES]


@pytest.mark.parametrize("seats", [ALONE, PEOPLE, PEOPLE[:2]])
def test_a_whole_game_keeps_its_shapes(seats: list[dict[str, str]]) -> None:
    look = play_to_the_end(new(seats), Random(3))
    assert look["view"]["over"]
    assert look["view"]["winners"]
    stats = ask("stats", record=look["session"]["record"])
    assert stats["points"] == look["session"]["scores"]
    won = sum(len(seat["goals"]) for seat in look["view"]["seats"])
    assert 0 < won <= 6 * len(seats)
    assert ask("check", record=look["session"]["record"])["over"]


def test_frames_end_where_the_table_stands() -> None:
    look = new(PEOPLE)
    look = ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    assert [frame["event"]["kind"] for frame in look["frames"]] == ["placed", "drawn"]
    assert look["frames"][-1]["view"]["columns"] == look["view"]["columns"]


def test_taking_back_asks_whether_the_game_may_be_practice_from_then_on() -> None:
    look = new([PEOPLE[0], {"name": "Bot", "kind": "bot:random"}])
    look = ask("play", seat=0, action=look["view"]["legal"][0]["id"])
    assert look["session"]["undo"] == {"allowed": True, "reason": None, "practice": True}
    assert client.refusal("undo", seat=0) == {"id": "undo-refused", "args": {"problem": "practice"}}
    session = ask("undo", seat=0, practice=True)["session"]
    assert (session["tokens"], session["practice"], session["practice_by_undo"]) == (0, True, True)
    session = ask("open", seat=0, record=session["record"], practice=True, practice_by_undo=True)["session"]
    assert (session["practice"], session["practice_by_undo"], session["first"]) == (True, True, 0)


def test_a_legal_action_tells_its_number_and_that_nobody_is_there_to_lead_against() -> None:
    look = new(PEOPLE)
    goals = [column["goal"]["area"] for column in look["view"]["columns"]]
    for action in look["view"]["legal"]:
        assert not action["leads"]
        if action["card"] == "Ca":
            assert action["number"] == (12 if goals[action["column"]] == "R" else 8)


def test_others_see_no_card_that_lies_hidden() -> None:
    """Events name another seat's card only once it was face up, discarded, or walked."""
    rng = Random(5)
    look = new(PEOPLE, seed=11)
    while look["view"]["round"] < 4:
        seat = look["view"]["to_act"]
        action = rng.choice(ask("snapshot", seat=seat)["view"]["legal"])
        other = (seat + 1) % 4
        before = ask("snapshot", seat=other)["session"]["tokens"]
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


def test_the_documented_events_are_those_that_happen() -> None:
    documented = set(re.findall(r"^\| `([a-z-]+)` \|", DOCS.split("### Events")[1].split("### Steps")[0], re.MULTILINE))
    seen: set[str] = {"round-began"}  # the first one precedes any observer
    for seed in range(60):
        rng = Random(seed)
        state = KABALE.new(2 + seed % 5, rng)

        def note(event: Event) -> None:
            seen.add(event.kind)

        state.observer = note
        while not state.over:
            state.apply(rng.choice(state.legal()))
    assert seen <= documented
    assert documented - seen <= {"stayed"}  # an endless ring of Explorers is rare; the rulebook tests cover it


DOCS = (Path(__file__).parents[3] / "docs" / "WORKER.md").read_text(encoding="utf-8")
