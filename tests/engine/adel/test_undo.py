"""Undo is refused only for what the viewer could not know before."""

from __future__ import annotations

from random import Random

import pytest

from raenke.adel import ADEL
from raenke.adel.page.undo import revealed_secret
from raenke.adel.rules.events import Event, redact
from raenke.game import NOBODY
from raenke.record import Record
from raenke.session import Session
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.strategies import chosen, dealt


def given_away(table: Table, seat: int, tokens: str) -> list[str]:
    """The reasons why undo is refused to a seat after these tokens."""
    reasons: list[str] = []
    before = table.state.view(seat - 1)

    def judge(event: Event) -> None:
        nonlocal before
        reasons.append(revealed_secret(event, before, seat - 1))
        before = table.state.view(seat - 1)

    table.state.observer = judge
    table.play(tokens)
    return [reason for reason in reasons if reason]


def test_what_lies_open_can_be_taken_back() -> None:
    assert given_away(Table("As Th Ki Wa", hands={1: "Tav"}), 1, "1!4 1$ 1=Tav") == []
    assert given_away(Table("Ki As Pr Wa", crown=3), 2, "2!5 2$") == []


def test_cards_that_came_up() -> None:
    assert given_away(Table("As Th Ki Wa"), 1, "1#") == ["drew"]
    assert given_away(Table("As Th Ki Wa"), 2, "1#") == []


def test_but_not_those_that_it_put_there() -> None:
    known = Table("Mg Ki Pr Wa", hands={1: "Tav"}, pile="")
    assert given_away(known, 1, "1-Tav 1-.") == []
    partly = Table("Mg Ki Pr Wa", hands={1: "Tav Man", 2: "Chu"}, pile="Pal")
    assert given_away(partly, 1, "1-Tav 1-Man 1-.") == ["drew"]


def test_characters_called() -> None:
    table = Table("As Th Ki Wa", up="Mg Pr")
    assert given_away(table, 1, "1$ 1.") == ["called"], "the Thief answered"
    assert given_away(table, 1, "2$ 2.") == ["called"], "the King answered; the Magician lay face up"
    assert given_away(Table("As+Th Ki+Wa"), 1, "1$ 1.") == [], "its own"


def test_that_nobody_answered() -> None:
    assert given_away(Table("As Ki Pr Wa", up="Mg Th"), 1, "1$ 1.") == ["called"]
    assert given_away(Table("As Ki Pr Wa", up="Ar Me"), 4, "1$ 1.") == ["called"] * 3


def test_hands_seen() -> None:
    conjurer = Table("Cj As Ki Wa", hands={4: "Man Tav"}).play("2$ 2.")
    assert given_away(conjurer, 1, "1?4") == ["looked"]
    assert given_away(conjurer, 1, "1+Man") == []
    for seat, reasons in ((1, ["looked"]), (4, ["looked"]), (3, [])):
        magician = Table("Mg As Ki Wa", hands={1: "Tav", 4: "Man Pal"}).play("2$ 2.")
        assert given_away(magician, seat, "1~4") == reasons


def test_a_pile_looked_through_and_shuffled() -> None:
    table = Table("As Th Ki Wa", hands={1: "Lig"}, pile="Man Tav Pal").play("1$")
    assert given_away(table, 1, "1=Lig") == ["looked"]
    assert given_away(table, 1, "1Lig+Man @Pal,Tav") == ["shuffled"]


def test_a_card_that_another_built() -> None:
    assert given_away(Table("As Th Ki Wa", hands={1: "Tav"}), 2, "1$ 1=Tav") == ["revealed"]
    known = Table("Cj Th Ki Me", hands={4: "Man Tav"}, gold=9).play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3. 4$")
    assert given_away(known, 1, "4=Tav") == []
    conjured = Table("Cj As Ki Wa", hands={4: "Man"}, gold=9).play("2$ 2. 1?4")
    assert given_away(conjured, 4, "1=Man") == []


def test_a_tribute_for_who_gets_it() -> None:
    for seat, reasons in ((1, ["looked"]), (4, []), (2, [])):
        table = Table("Sc As Th Wa", hands={4: "Man Tav"}, edition="ffg").play("2$ 2. 3$ 3.")
        assert given_away(table, seat, "1^4 4-Man") == reasons


def test_a_new_round() -> None:
    table = Table("As Th Ki Wa").play("1$ 1. 2$ 2. 3$ 3. 4$")
    assert given_away(table, 4, "4. @Th,Mg/As") == ["round", "round"]


@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_what_others_took_because_it_looks_once_more(players: int) -> None:
    state = ADEL.new(players, Random(1), options={"characters": "base"})
    before, told = state.view(0), list[Event]()
    state.observer = told.append
    state.apply(state.legal()[0])
    assert [revealed_secret(event, before, 0) for event in told] == [""]
    told.clear()
    state.apply(state.legal()[0])
    assert [revealed_secret(event, before, 0) for event in told] == ["passed"]


@pytest.mark.parametrize("players", [2, 3])
def test_a_pick_can_be_taken_back_while_no_other_person_has_picked(players: int) -> None:
    record = Record(ADEL, ADEL.deal(players, Random(1)), {0: "Ada", 1: "Ben"})
    record.resolve_chance(Random(1))
    session = Session(record, Random(1))
    picker = record.state.to_act
    before = len(record.tokens)
    session.play(picker, record.state.legal()[0])
    session.undo(picker)
    assert len(session.record.tokens) == before


def test_with_more_each_looks_once() -> None:
    state = ADEL.new(4, Random(1), options={"characters": "base"})
    before, told = state.view(0), list[Event]()
    state.observer = told.append
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    assert [revealed_secret(event, before, 0) for event in told] == ["", ""]


@pytest.mark.parametrize("seed", range(8))
def test_whoever_looks_at_any_time_sees_the_table_and_a_reason_is_no_secret(seed: int) -> None:
    """The reason is the same for the redacted and the full event."""
    rng = Random(seed)
    players = 2 + seed % 6
    state = ADEL.initial_state(dealt(players, seed), rng)
    before = [state.view(seat) for seat in range(NOBODY, players)]

    def judge(event: Event) -> None:
        for at, seat in enumerate(range(NOBODY, players)):
            assert revealed_secret(event, before[at], seat) == revealed_secret(redact(event, seat), before[at], seat)
            before[at] = state.view(seat)

    state.observer = judge
    for _ in range(200):
        if not state.over:
            state.apply(chosen(state, "busy", rng))
