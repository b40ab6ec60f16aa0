"""The toy goes through record, table, door, arena and command, although none of them has ever heard of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from raenke import arena, record, shapes, worker
from raenke.faults import BadRecord, BadSetup
from raenke.game import CHANCE
from raenke.table import Table, UndoRefused
from tests.engine.command import Command
from tests.shapes_check import assert_shape, of_game
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

HEAD = """[Game "toy"]
[Notation "1"]
[Players "2"]
[First "1"]
[Limit "9"]
[Seat1 "Ada"]
[Seat2 "{rival}"]
[Hand1 "6 5 4 1"]
[Hand2 "6 5 3 2"]
[Result "{result}"]

{tokens}
"""
PEOPLE: list[shapes.SeatPlan] = [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "human"}]
ALONE: list[shapes.SeatPlan] = [{"name": "Ada", "kind": "human"}, {"name": "", "kind": "bot:rollout"}]


def text(tokens: str, result: str = "*", rival: str = "Bo") -> str:
    return HEAD.format(rival=rival, result=result, tokens=tokens)


def fault(written: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        record.read(written)
    return caught.value


# Records


def test_a_record_holds_options_dice_and_lots_and_reads_back() -> None:
    whole = text("@6 1:6< 2:6< @=2 @5 2:3> 1:4> @2 1:1< 2:2>", "7 8")
    found = record.read(whole)
    assert found.text() == whole
    assert (found.state.scores(), found.state.winners()) == ([7, 8], [1])
    assert found.cut(5).text() == text("@6 1:6< 2:6< @=2 @5")


def test_who_is_above_the_limit_has_not_won_unless_all_are() -> None:
    moves = "@6 1:6< 2:5< @6 2:3> 1:4> @2 1:1< 2:2>"
    found = record.read(text(moves, "14 2"))
    assert found.state.winners() == [1]
    both = record.read(text("@6 1:6< 2:5> @6 2:3> 1:4< @6 1:1> 2:2>", "12 18"))
    assert both.state.winners() == [0]


@pytest.mark.parametrize(
    ("tokens", "id", "number", "legal"),
    [
        ("1:6<", "chance", 1, "@1"),
        ("@7", "chance", 1, "@1"),
        ("@=1", "wrong-chance", 1, "@1"),
        ("@6 @6", "no-chance", 2, "1:1<"),
        ("@6 2:6<", "other-seat", 2, "1:1<"),
        ("@6 1:2<", "not-allowed", 2, "1:1<"),
        ("@6 1:6", "unknown-token", 2, "1:1<"),
        ("@6 1:6< 2:6< @3", "wrong-chance", 4, "@=1"),
        ("@6 1:6< 2:6< @=3", "wrong-chance", 4, "@=1"),
    ],
)
def test_what_does_not_fit_is_named_with_what_would(tokens: str, id: str, number: int, legal: str) -> None:
    found = fault(text(tokens))
    assert (found.id, found.number, found.token) == (id, number, tokens.split()[-1])
    assert legal in found.legal


@pytest.mark.parametrize(
    ("old", "new", "id", "token"),
    [
        ('[Limit "9"]', '[Limit "7"]', "header-value", "Limit: 7"),
        ('[Limit "9"]\n', "", "header-missing", "Limit"),
        ('[Limit "9"]', '[Limit "9"]\n[Deck1 "Ki"]', "unknown-header", "Deck1"),
        ("6 5 4 1", "6 6 4 1", "hand", "Hand1: 6 6 4 1"),
    ],
)
def test_what_is_wrong_with_a_header_is_named(old: str, new: str, id: str, token: str) -> None:
    found = fault(text("").replace(old, new))
    assert (found.id, found.token) == (id, token)


# The table


def table(tokens: str, rival: str = "Bo", *, practice: bool = False) -> Table:
    return Table(record.read(text(tokens, rival=rival)), Random(1), practice=practice)


def test_a_table_lets_chance_decide_wherever_it_is_due() -> None:
    fresh = Table.new("toy", PEOPLE, 0, Random(1), options={"limit": "6"})
    assert fresh.record.headers()["Limit"] == "6"
    assert len(fresh.record.tokens) == 1
    assert fresh.record.state.to_act == 0
    assert table("@6 1:6< 2:6<").record.state.to_act != CHANCE


def test_a_decision_is_taken_back_until_chance_or_a_stranger_has_answered() -> None:
    undone = table("@6 1:6<")
    undone.undo(0)
    assert undone.record.tokens == ["@6"]
    with pytest.raises(UndoRefused, match="decided"):
        table("@6 1:6< 2:5<").undo(0)
    with pytest.raises(UndoRefused, match="revealed"):
        table("@6 1:6< 2:5<", "bot:random").undo(0)
    practice = table("@6 1:6< 2:5< @2", "bot:random", practice=True)
    practice.undo(0)
    assert practice.record.tokens == ["@6"]


# The door


@pytest.fixture(autouse=True)
def fresh_door() -> Iterator[None]:
    """Each test finds no table."""
    worker._DOOR.table, worker._DOOR._read = None, None
    yield
    worker._DOOR.table = None


def ask(do: str, shape: Any, **fields: Any) -> Any:
    reply = json.loads(worker.handle(json.dumps({"do": do, **fields})))
    assert reply["ok"], reply
    assert_shape(reply["value"], shape, within=of_game(TOY))
    return reply["value"]


def test_the_door_offers_its_options() -> None:
    games = json.loads(worker.handle('{"do": "hello"}'))["value"]["games"]
    (fact,) = (game for game in games if game["name"] == "toy")
    assert fact["options"] == [{"name": "limit", "values": ["9", "6"], "codes": []}]


def test_a_whole_game_through_the_door() -> None:
    setup = {"game": "toy", "first": 0, "seed": 7, "practice": False, "seat": 0, "options": {"limit": "6"}}
    look = ask("new", shapes.Look, seats=ALONE, **setup)
    assert [frame["event"]["kind"] for frame in look["frames"]] == ["round-began", "rolled"]
    while look["table"]["next"] != "over":
        if look["table"]["next"] == "human":
            action = look["view"]["legal"][0]
            assert action["taps"][0].startswith("hand:")
            look = ask("play", shapes.Look, seat=0, action=action["id"])
        else:
            answer = ask("think", shapes.Thought, seat=0, hurry=False)
            look = look if answer["thinking"] else answer
    kept = look["table"]["record"]
    assert '[Limit "6"]' in kept
    assert ask("check", shapes.Checked, record=kept)["over"]
    tally = ask("tally", shapes.Tally, record=kept)
    assert tally["winners"] == look["view"]["winners"]
    won = sum(sum(headings["sides"].values()) for headings in tally["counted"])
    story = ask("retell", shapes.Story, record=kept, seat=None, open=True)["events"]
    assert won == sum(event["kind"] == "won" for event in story)
    for at in range(look["table"]["tokens"] + 1):
        assert ask("replay", shapes.Replay, record=kept, at=at, seat=None, open=True)["view"]["hands"]
    wrong = json.loads(worker.handle(json.dumps({"do": "new", "seats": ALONE, **setup, "options": {"limit": "7"}})))
    assert (wrong["fault"]["id"], wrong["fault"]["args"]["problem"]) == ("bad-setup", "value")


# The arena and the command


def test_the_arena_counts_its_winners_and_not_the_most_points() -> None:
    standings = arena.run("toy", ["random", "greedy"], 60, "seed", options={"limit": "6"})
    assert sum(row.wins for row in standings) == pytest.approx(60)
    most = max(standings, key=lambda row: row.points)
    assert most.wins < 30, "whoever takes most points goes above a low limit"


def test_the_command_plays_it_with_its_option_and_replays_it(raenke: Command) -> None:
    said = raenke(*"play toy --players 3 --bots greedy,random,random --option limit=6 --seed 4 --games 3".split())
    assert said.status == 0
    assert said.out.count('[Limit "6"]') == 3
    facts = raenke("replay", "-", "--json", typed=said.out).json
    found = list(record.read_all(said.out))
    assert [fact["winners"] for fact in facts] == [[seat + 1 for seat in one.state.winners()] for one in found]


def test_an_option_that_there_is_not_is_one_clear_line(raenke: Command) -> None:
    assert "'7' is no value of 'limit' (values: 9, 6)" in raenke.fails(*"play toy --option limit=7".split())
    assert "no option 'edition' (options: limit)" in raenke.fails(*"play toy --option edition=hig".split())
    with pytest.raises(BadSetup):
        TOY.new(2, Random(1), options={"limit": "7"})
