"""Kabale by ear: a turn is one sentence, a column and a round's points too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from raenke.kabale.cards import CODES
from raenke.request import Request
from raenke.worker import EngineApi
from tests.node_session import NodeSession
from tests.static import words
from tests.web.kabale.positions import FOUR, played

WORDS = Path(__file__).with_name("words.mjs")
NAMES = ["Ada", "Balthasar", "Erzsébet", "서연"]
SEATS = [{"name": name, "kind": "human"} for name in NAMES]
ENDS = re.compile(r"[.!?…](?=\s|$)")
ORDINAL = re.compile(r"(?<=\d)\.(?= )")
"""In Hungarian a full stop after a number makes it an ordinal."""


@cache
def story(seed: int) -> list[dict[str, Any]]:
    """All events of a game as its first seat may know them."""
    api = EngineApi()
    record = played(FOUR, seed).text()
    look: Any = api.open(Request({"record": record, "practice": False, "seat": 0}))
    assert look["session"]["next"] == "over"
    events: Any = api.event_log(Request({"seat": 0, "since": 0}))["events"]
    return list(events)


@pytest.fixture(scope="module")
def alone() -> Iterator[NodeSession]:
    """The words alone, without a table."""
    with NodeSession(WORDS) as session:
        yield session


def heard(alone: NodeSession, language: str, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is heard of these events by the first seat, sentence by sentence."""
    alone.evaluate("language => words.speak(language)", language)
    said: list[dict[str, Any]] = alone.evaluate("([events, seats]) => words.heard(events, seats, 0)", [events, SEATS])
    return said


@pytest.mark.parametrize("language", words.languages())
def test_a_turn_is_one_sentence_and_a_column_another(alone: NodeSession, language: str) -> None:
    """In whole games: nothing is left out but others' draws, nothing said twice, and all is below two hundred."""
    names = {code: words.everything(language, "kabale")[f"card-{code}"].text for code in CODES}
    for seed in (1, 2, 3):
        events = story(seed)
        said = heard(alone, language, events)
        for one in said:
            assert len(ENDS.findall(ORDINAL.sub("", one["words"]))) == 1, one
            assert not re.search(r"[{}$]|undefined|NaN|null|turn-|heard-", one["words"]), one
            assert one["words"][0] == one["words"][0].upper(), one
        turns = [one for one in said if "placed" in one["kinds"]]
        assert len(turns) == sum(event["kind"] == "placed" for event in events)
        columns = [one["words"] for one in said if one["kinds"] == ["settled"]]
        settled = [event for event in events if event["kind"] == "settled"]
        for event, sentence in zip(settled, columns, strict=True):
            check_column(event, sentence)
        shown = [event for event in events if event["kind"] == "revealed"]
        text = " ".join(one["words"] for one in said)
        assert all(names[event["card"]] in text for event in shown)
        # To these comes what a person is asked, in the same sentence as the last bot's turn.
        assert len(said) < 200


def check_column(event: dict[str, Any], sentence: str) -> None:
    """The winner and every sum stand in it."""
    settlement = event["settlement"]
    for seat, total in enumerate(settlement["sums"]):
        couple = settlement["steps"][-1]["rule"] == "couple-wins"
        if total is None or (couple and seat == settlement["winner"]):
            continue
        number = str(int(total)) if total == int(total) else f"{int(total) or ''}½"
        assert number in sentence, (event, sentence)
        if seat > 0:
            assert NAMES[seat] in sentence, (event, sentence)


def test_a_turn_in_words(alone: NodeSession) -> None:
    """Whose turn, where, what it turned up and struck; one's own draw, nobody else's; then whose turn it is."""
    bot = [
        {"kind": "placed", "token": 4, "seat": 1, "column": 1, "position": 2},
        {"kind": "revealed", "token": 4, "seat": 2, "card": "As", "column": 1, "position": 1},
        {"kind": "discarded", "token": 4, "seat": 0, "card": "Ki", "column": 1, "position": 0},
        {"kind": "drawn", "token": 4, "seat": 1},
    ]
    own = [
        {"kind": "placed", "token": 5, "seat": 0, "card": "Qu", "column": 0, "position": 1},
        {"kind": "revealed", "token": 5, "seat": 1, "card": "Ex", "column": 0, "position": 0},
        {"kind": "moved", "token": 5, "seat": 1, "card": "Ex"}
        | {"column": 0, "position": 0, "to_column": 2, "to_position": 3},
        {"kind": "revealed", "token": 5, "seat": 3, "card": "Ju", "column": 2, "position": 2},
        {"kind": "drawn", "token": 5, "seat": 0, "card": "Wz"},
    ]  # fmt: skip
    goals = [
        {"kind": "won", "token": 6, "seat": 1, "column": 0, "goal": {"area": "T", "points": 4}},
        {"kind": "won", "token": 6, "seat": 0, "column": 1, "goal": {"area": "A", "points": 5}},
        {"kind": "won", "token": 6, "seat": 1, "column": 2, "goal": {"area": "F", "points": 3}},
        {"kind": "round-began", "token": 6, "seat": 0, "round": 2},
    ]
    assert [one["words"] for one in heard(alone, "en", [*bot, *own, *goals])] == [
        "Balthasar places a card in column 2; revealed: Erzsébet’s Assassin; the Assassin kills your King.",
        "You place your Queen in column 1; revealed: Balthasar’s Explorer; the Explorer moves to column 3;"
        " revealed: 서연’s Juliet; you draw your Wizard.",
        "Points this round: Balthasar 7 and you 5; round 2 begins; you start.",
    ]
    assert alone.evaluate("seats => words.asks(seats, 0)", SEATS) == "Your turn."


def test_what_befell_somebody_is_over_with_the_round(alone: NodeSession) -> None:
    """Struck since the last decision: told until the round is settled, and then no more."""
    alone.evaluate("words.speak('en')")
    placed = {"kind": "placed", "token": 3, "seat": 0, "card": "Ki", "column": 0, "position": 0}
    struck = {"kind": "discarded", "token": 4, "seat": 0, "card": "Ki", "column": 0, "position": 0}
    settled = {"kind": "settled", "token": 5, "column": 0}
    view: dict[str, Any] = {"columns": []}
    hits = "([events, view, seats]) => words.hits(events, view, seats, 0)"
    assert len(alone.evaluate(hits, [[placed, struck], view, SEATS])) == 1
    assert alone.evaluate(hits, [[placed, struck, settled], view, SEATS]) == []
    assert len(alone.evaluate(hits, [[placed, settled, {**struck, "token": 6}], view, SEATS])) == 1


OWN_LEAD = {"en": "You lead", "de": "Du führst", "hu": "te vezetsz", "ko": "내가 우세"}


@pytest.mark.parametrize("language", sorted(OWN_LEAD))
def test_a_column_label_addresses_its_leader(alone: NodeSession, language: str) -> None:
    """Who looks is never told of in the third person: not as leader, not as the one who would lead."""
    alone.evaluate("language => words.speak(language)", language)
    column = {"goal": {"area": "T", "points": 4}, "cards": [], "closed": False, "fulfilled": False}
    column |= {"now": {"winner": 0}, "completes": [{"seat": 0, "points": 31}]}
    place = {"kind": "place", "card": "Ki", "number": 20, "assassinated": False, "removed": False}
    place |= {"leads": True, "sure": True, "reveals": {"seat": 0, "code": "As"}}
    called = "([column, action, names, viewer]) => words.column(column, action, names, viewer)"
    own, others = (alone.evaluate(called, [column, place, NAMES, viewer]) for viewer in (0, 1))
    said = words.everything(language, "kabale")
    assert OWN_LEAD[language] in own
    assert said["card-would-lead-surely"].text in own
    assert NAMES[0] not in own
    assert OWN_LEAD[language] not in others
    assert NAMES[0] in others
