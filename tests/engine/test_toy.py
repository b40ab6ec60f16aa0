"""Record, session, API, arena and command work with the toy game, which none of them knows."""

from __future__ import annotations

from random import Random

import pytest

from raenke import arena, record
from raenke.faults import BadRecord, BadSetup
from tests.engine.api_client import ALONE, ApiClient
from tests.engine.cli_runner import Command
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


# The API


def test_a_whole_game_through_the_api_with_its_option() -> None:
    client = ApiClient(TOY)
    (fact,) = (fact for fact in client.ask("hello")["games"] if fact["name"] == "toy")
    assert fact["options"] == [{"name": "limit", "values": ["9", "6"], "codes": [], "groups": [], "min_players": {}}]
    look = client.play_to_the_end(client.new(ALONE, options={"limit": "6"}), Random(3))
    kept = look["session"]["record"]
    assert '[Limit "6"]' in kept
    stats = client.ask("stats", record=kept)
    log = client.ask("record_log", record=kept, seat=None, open=True)["events"]
    won = sum(sum(headings["sides"].values()) for headings in stats["counts"])
    assert won == sum(event["kind"] == "won" for event in log)
    for at in range(look["session"]["tokens"] + 1):
        assert client.ask("replay", record=kept, at=at, seat=None, open=True)["view"]["hands"]


def test_the_api_refuses_an_unknown_option() -> None:
    setup = {"game": "toy", "seats": ALONE, "first": 0, "seed": 1, "practice": False, "seat": 0}
    fault = ApiClient(TOY).refusal("new", **setup, options={"limit": "7"})
    assert fault == {"id": "bad-setup", "args": {"problem": "value", "name": "limit", "value": "7", "values": "9, 6"}}
    assert ApiClient(TOY).refusal("new", **setup, options="x")["id"] == "bad-request"


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
