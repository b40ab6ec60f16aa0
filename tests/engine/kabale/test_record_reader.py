"""Reading Kabale's records: errors in headers, tokens, columns and goals are reported with their location."""

from __future__ import annotations

from random import Random

import pytest

from raenke import record
from raenke.faults import BadRecord
from raenke.kabale import notation
from raenke.kabale.cards import KINDS
from tests.engine.kabale.strategies import played
from tests.engine.record_edits import fault, header, token, without

WHOLE = played(3, 5).text()


def test_a_record_may_end_before_a_shuffle() -> None:
    whole = record.read(WHOLE)
    at = next(i for i, one in enumerate(whole.tokens) if "@" in one)
    cut = whole.cut(at)
    again = record.read(cut.text())
    assert again.state.default_chance() == cut.state.default_chance()
    again.resolve_chance(Random(1))
    assert again.state.to_act >= 0


# Headers


@pytest.mark.parametrize("name", ["Players", "First", "Goals", "Deck1", "Deck2", "Deck3"])
def test_a_missing_header_is_named(name: str) -> None:
    found = fault(without(name, WHOLE))
    assert (found.token, found.id) == (name, "header-missing")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Players", "1"), ("Players", "7"), ("Players", "three"), ("Players", "03"), ("Players", ""),
        ("Players", "³"), ("First", "0"), ("First", "4"), ("First", ""),
    ],
)  # fmt: skip
def test_values_that_cannot_be(name: str, value: str) -> None:
    found = fault(header(name, value, WHOLE))
    assert found.token == f"{name}: {value}"
    assert found.legal


def test_more_players_than_decks() -> None:
    assert str(fault(header("Players", "4", WHOLE))) == "'Deck4': this header is missing"


def test_a_wrong_number_of_players_or_first_seat_is_quoted_beside_the_right_ones() -> None:
    for value in ("1", "7"):
        assert str(fault(header("Players", value, WHOLE))) == f"'Players: {value}': no such value (legal: 2 3 4 5 6)"
    assert str(fault(header("First", "4", WHOLE))) == "'First: 4': no such value (legal: 1 2 3)"


GOALS = record.read(WHOLE).headers()["Goals"].split()
DECK = record.read(WHOLE).headers()["Deck2"].split()


def fault_in(name: str, words: list[str]) -> tuple[str, int, tuple[str, ...]]:
    """The fault of a header with these words: the token, its number, and what is legal."""
    found = fault(header(name, " ".join(words), WHOLE))
    return found.token, found.number, found.legal


def test_what_is_no_goal_is_named_with_its_place() -> None:
    assert fault_in("Goals", [*GOALS[:2], "X1", *GOALS[3:]])[:2] == ("Goals: X1", 3)


@pytest.mark.parametrize(("goal", "times", "said"), [("A1", 1, "once"), ("A3", 2, "twice")])
def test_a_goal_that_stands_too_often_is_named_with_its_place(goal: str, times: int, said: str) -> None:
    token, number, legal = fault_in("Goals", [goal] * 18)
    assert (token, number) == (f"Goals: {goal}", times + 1)
    assert goal not in legal
    assert len(legal) == 29  # all other goals: six areas with five different ones each
    assert said in str(fault(header("Goals", " ".join([goal] * 18), WHOLE)))


def test_goals_too_few_or_too_many_are_counted() -> None:
    token, number, legal = fault_in("Goals", GOALS[:-1])
    assert (token, number) == ("Goals", 18)
    assert GOALS[-1] in legal
    spare = next(goal for goal in legal if goal != GOALS[-1])
    assert fault_in("Goals", [*GOALS, spare]) == ("Goals", 19, ())
    assert "18 goals are needed, here are 19" in str(fault(header("Goals", " ".join([*GOALS, spare]), WHOLE)))


def test_what_is_no_ally_is_named_with_its_place_and_what_the_deck_lacks() -> None:
    assert fault_in("Deck2", [*DECK[:4], "Zz", *DECK[5:]]) == ("Deck2: Zz", 5, (DECK[4],))


def test_an_ally_that_stands_twice_is_named_with_its_place_and_what_the_deck_lacks() -> None:
    assert fault_in("Deck2", [*DECK[:4], DECK[0], *DECK[5:]]) == (f"Deck2: {DECK[0]}", 5, (DECK[4],))
    assert fault_in("Deck2", [*DECK, DECK[0]]) == (f"Deck2: {DECK[0]}", KINDS + 1, ())


def test_allies_that_are_missing_are_named() -> None:
    assert fault_in("Deck2", DECK[1:]) == ("Deck2", KINDS, (DECK[0],))
    assert f"{KINDS} allies are needed, here are {KINDS - 1}" in str(fault(header("Deck2", " ".join(DECK[1:]), WHOLE)))


# Tokens


def legal_at(number: int) -> tuple[str, ...]:
    return tuple(record.read(WHOLE).cut(number - 1).legal_texts())


@pytest.mark.parametrize(
    "put", ["1Ki", "Ki>1", "1Zz>1", "1Ki>0", "1ki>1", "9Ki>1", "1Ki>1,", "1@Ki", "1Cl+", "1Tr=", "x" * 99]
)
@pytest.mark.parametrize("number", [1, 17])
def test_what_is_no_token_here(put: str, number: int) -> None:
    found = fault(token(number, put, WHOLE))
    assert (found.token, found.number) == (put, number)
    assert set(found.legal) == set(legal_at(number))


def test_a_card_that_is_not_in_hand() -> None:
    first = record.read(WHOLE)
    seat = first.cut(0).state.to_act + 1
    missing = first.headers()[f"Deck{seat}"].split()[-1]
    found = fault(token(1, f"{seat}{missing}>1", WHOLE))
    assert "not allowed here" in str(found)
    assert found.legal == legal_at(1)
    assert all(one in str(found) for one in found.legal)


@pytest.mark.parametrize(
    ("column", "problem"), [("4", "not allowed here"), ("9", "there is no column 9"), ("0", "there is no column 0")]
)
def test_a_column_that_is_not_there(column: str, problem: str) -> None:
    found = fault(token(1, legal_at(1)[0][:-1] + column, WHOLE))
    assert (found.problem, found.number, found.legal) == (problem, 1, legal_at(1))


@pytest.mark.parametrize(
    ("put", "problem"),
    [
        ("9Ki>1", "there is no seat 9"), ("0Cl-", "there is no seat 0"), ("7Tr-", "there is no seat 7"),
        ("1Tr=9", "there is no column 9"), ("1Zz>1", "there is no ally 'Zz'"), ("1Ki>10", "no such token"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_token_is_said(put: str, problem: str) -> None:
    found = fault(token(1, put, WHOLE))
    assert (found.problem, found.legal) == (problem, legal_at(1))


def test_a_decision_that_nobody_asked_for() -> None:
    seat = legal_at(1)[0][0]
    for put in (f"{seat}Cl-", f"{seat}Tr-", f"{seat}Tr=2", f"{seat}Cl+Ki"):
        assert fault(token(1, put, WHOLE)).legal == legal_at(1)


def test_a_placement_where_a_choice_is_pending() -> None:
    whole = record.read(WHOLE)
    number = next(i for i, one in enumerate(whole.tokens, 1) if "Cl" in one[1:3] and ">" not in one)
    found = fault(token(number, "1Ki>1", WHOLE))
    assert found.number == number
    assert any("Cl" in one for one in found.legal)


def shuffle_at() -> tuple[int, str]:
    return next((i, one) for i, one in enumerate(record.read(WHOLE).tokens, 1) if "@" in one)


def test_a_shuffle_that_does_not_fit() -> None:
    number, written = shuffle_at()
    seat, cards = written[0], written[2:].split(",")
    other = str(int(seat) % 3 + 1)
    for put in (
        f"{other}@{','.join(cards)}",
        f"{seat}@{','.join(cards[1:])}",
        f"{seat}@{','.join([cards[0], *cards[:-1]])}",
        f"{seat}@",
        f"{seat}@{','.join(cards)},",
        f"{seat}@{','.join(cards[:-1])},Zz",
        "1Ki>1",
    ):
        found = fault(token(number, put, WHOLE))
        assert (found.token, found.number) == (put, number)
        assert sorted(found.legal[0][2:].split(",")) == sorted(cards)


def test_a_missing_shuffle() -> None:
    number, written = shuffle_at()
    found = fault(WHOLE.replace(written, ""))
    assert found.number == number
    assert found.id == "chance"


def test_a_shuffle_where_none_is_needed() -> None:
    number, written = shuffle_at()
    found = fault(WHOLE.replace(written, f"{written} {written}"))
    assert (found.number, found.id) == (number + 1, "no-chance")
    assert found.legal == legal_at(number + 1)


# Columns and goals


@pytest.mark.parametrize("card", ["1Xx", "7Ki", "Ki", "1Ki?", "2Ki-"])
def test_a_wrong_card_of_a_column_is_named_with_its_number(card: str) -> None:
    with pytest.raises(BadRecord) as caught:
        notation.parse_column(f"R4: 2Ki {card} 1Be")
    assert (caught.value.token, caught.value.number) == (card, 2)


@pytest.mark.parametrize("goal", ["x", "A6", "A1"])
def test_a_wrong_goal_of_a_set_is_named_with_its_number(goal: str) -> None:
    with pytest.raises(BadRecord) as caught:
        notation.parse_goals(f"A1 {goal} B7")
    assert (caught.value.token, caught.value.number) == (goal, 2)
    assert caught.value.legal
