"""Sessions: seats, who acts next, undo and its refusals. Played with the toy."""

from __future__ import annotations

from random import Random

import pytest

from raenke import shapes
from raenke.faults import BadSetup
from raenke.game import CHANCE
from raenke.record import read
from raenke.session import Session, UndoRefused, collect_events, seat_header, seat_plan

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
"""


def table(tokens: str, rival: str = "Bo", *, result: str = "*", practice: bool = False) -> Session:
    return Session(read(HEAD.format(rival=rival, result=result) + "\n" + tokens), Random(1), practice=practice)


def refused(tokens: str, rival: str = "Bo", seat: int = 0) -> str:
    with pytest.raises(UndoRefused) as caught:
        table(tokens, rival).undo(seat)
    return caught.value.reason


def test_chance_decides_wherever_it_is_due() -> None:
    fresh = Session.new("toy", [seat_plan("Ada"), seat_plan("Bo")], 0, Random(1), options={"limit": "6"})
    assert fresh.record.headers()["Limit"] == "6"
    assert len(fresh.record.tokens) == 1
    assert fresh.record.state.to_act == 0
    assert table("@6 1:6< 2:6<").record.state.to_act != CHANCE


def test_who_is_asked_next() -> None:
    assert table("@6").next == "human"
    assert table("@6 1:6<", "bot:random").next == "bot"
    assert table("@6 1:6< 2:5< @2 2:3> 1:4> @2 1:1< 2:2>", result="10 2").next == "over"


def test_nothing_decided_nothing_to_take_back() -> None:
    assert refused("@6") == "nothing"
    assert refused("@6 1:6<", seat=1) == "nothing"


def test_ones_own_decision_can_be_taken_back() -> None:
    undone = table("@6 1:6<")
    undone.undo(0)
    assert undone.record.tokens == ["@6"]
    assert undone.record.state.to_act == 0


def test_not_across_another_persons_decision() -> None:
    assert refused("@6 1:6< 2:5<") == "decided"


def test_what_has_told_something_makes_the_game_practice() -> None:
    """Another's revealed card, the die rolled again after one's own card, a bot's answer."""
    last = "@6 1:6< 2:5< @2 2:3> 1:4> @3"
    for tokens in ("@6 1:6< 2:5<", last, last.removesuffix(" 1:4> @3")):
        assert table(tokens, "bot:random").undo_makes_practice(0)
        assert refused(tokens, "bot:random") == "practice"
        undone = table(tokens, "bot:random")
        undone.undo(0, practice=True)
        assert undone.practice
        assert undone.practice_by_undo


def test_a_practice_table_takes_back_anything() -> None:
    undone = table("@6 1:6< 2:5< @2", "bot:random", practice=True)
    undone.undo(0)
    assert undone.record.tokens == ["@6"]


@pytest.mark.parametrize(
    ("header", "name", "kind"),
    [
        ("Ada", "Ada", "human"),
        ("bot:greedy", "", "bot:greedy"),
        ("bot:page Bo Li", "Bo Li", "bot:page"),
        ("", "", "human"),
    ],
)
def test_a_header_tells_who_sits_there(header: str, name: str, kind: str) -> None:
    plan: shapes.SeatPlan = {"name": name, "kind": kind}
    assert seat_plan(header) == plan
    assert seat_header(plan) == header


def test_nobody_can_pass_for_a_bot() -> None:
    with pytest.raises(BadSetup):
        seat_header({"name": "bot:greedy", "kind": "human"})


def test_a_name_with_a_control_character_gets_no_seat() -> None:
    with pytest.raises(ValueError, match="control"):
        Session.new("toy", [seat_plan("A\nda"), seat_plan("Bo")], 0, Random(1))


def test_watching_starts_where_it_is_told() -> None:
    record = table("@6 1:6< 2:5<").record
    kinds = [event["kind"] for event in collect_events(record, 0, 2, 3, views=False).events]
    assert kinds == ["laid", "revealed", "revealed", "won", "round-began"]
    assert [event["kind"] for event in collect_events(record, 0, 0, 1, views=False).events] == ["round-began", "rolled"]
