"""The reader of records is strict: each fault names the token, its number, and what would have been legal."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke import record
from raenke.faults import BadRecord
from raenke.kabale import KABALE, notation
from tests.engine.kabale.strategies import played

WHOLE = played(3, 5).text()
NAMED = record.Record(KABALE, played(2, 9).deal, {0: 'Ada "the\\Duchess" {1} [x]', 1: "Bá 후작 <b>&"})


def fault(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        record.read(text)
    assert "\n" not in str(caught.value)
    return caught.value


def header(name: str, value: str, text: str = WHOLE) -> str:
    """The record with another value in a header."""
    changed, times = re.subn(rf'\[{name} "[^"]*"\]', lambda _: f'[{name} "{value}"]', text)
    assert times == 1
    return changed


def without(name: str, text: str = WHOLE) -> str:
    return re.sub(rf'\[{name} "[^"]*"\]\n', "", text)


def token(number: int, put: str, text: str = WHOLE) -> str:
    """The record with another token in place of the one of this number."""
    heads, tokens = text.split("\n\n")
    words = tokens.split()
    words[number - 1] = put
    return f"{heads}\n\n{' '.join(words)}\n"


# What is read


def test_a_whole_record_is_read_and_written_again_to_the_same_text() -> None:
    assert record.read(WHOLE).text() == WHOLE


def test_white_space_and_comments_do_not_matter() -> None:
    heads, tokens = WHOLE.split("\n\n")
    loose = f"{{a comment}} {heads} {{\nof two lines}}\n\n\n{{round 1}}\t" + "\n \r\n ".join(tokens.split())
    assert record.read(loose).text() == WHOLE


def test_headers_may_stand_in_another_order_after_game() -> None:
    heads, tokens = WHOLE.split("\n\n")
    first, *others = heads.split("\n")
    assert record.read("\n".join([first, *reversed(others)]) + "\n\n" + tokens).text() == WHOLE


def test_names_may_hold_anything_but_control_characters() -> None:
    again = record.read(NAMED.text())
    assert again.names == NAMED.names
    assert again.text() == NAMED.text()


def test_several_records_follow_one_another() -> None:
    found = list(record.read_all(WHOLE + "\n" + NAMED.text() + WHOLE))
    assert [one.text() for one in found] == [WHOLE, NAMED.text(), WHOLE]
    assert list(record.read_all(" {nothing} ")) == []


def test_a_text_of_several_is_cut_where_each_begins_and_nothing_is_lost() -> None:
    texts = [WHOLE, "{a comment}\n" + NAMED.text(), WHOLE]
    pieces = record.split("".join(texts))
    assert "".join(pieces) == "".join(texts)
    assert [record.read(piece).text() for piece in pieces] == [WHOLE, NAMED.text(), WHOLE]
    damaged = record.split(WHOLE + WHOLE.replace("1", "9", 1) + WHOLE)
    assert len(damaged) == 3
    assert record.read(damaged[2]).text() == WHOLE


def test_an_unfinished_game_has_a_star_for_its_result() -> None:
    cut = record.read(WHOLE).cut(10)
    assert cut.headers()["Result"] == "*"
    assert record.read(cut.text()).tokens == cut.tokens


def test_a_record_may_end_before_a_shuffle() -> None:
    whole = record.read(WHOLE)
    at = next(i for i, one in enumerate(whole.tokens) if "@" in one)
    cut = whole.cut(at)
    again = record.read(cut.text())
    assert again.state.due() == cut.state.due()
    again.chance(Random(1))
    assert again.state.to_act >= 0


# What is refused: the whole text


@pytest.mark.parametrize("text", ["", " \n", "{nothing}"])
def test_no_game(text: str) -> None:
    assert "no game" in str(fault(text))


def test_two_games_where_one_is_wanted() -> None:
    assert "one game" in str(fault(WHOLE + WHOLE))


@pytest.mark.parametrize(
    "junk", ["{open", "}", "[Game", '[Game "x', "[Game 'x']", '[Game  "x"]', '[ Game "x"]', '[Gäme "x"]', '["x"]']
)
def test_broken_headers_and_comments(junk: str) -> None:
    found = fault(WHOLE + junk)
    assert found.token
    assert found.number > len(record.read(WHOLE).tokens)


@pytest.mark.parametrize("junk", ["{open", "}", "[Game", ' [Game "kabale"]', '\n[Game "chess"]'])
def test_an_illegal_move_before_what_is_broken_is_told_first(junk: str) -> None:
    cut = record.read(WHOLE).cut(4)
    on_one_line = cut.text().replace("]\n\n", "] ")
    found = fault(f"{on_one_line.rstrip()} 9Ki>1{junk}")
    assert (found.token, found.number) == ("9Ki>1", 5)
    assert found.legal == tuple(cut.legal_texts())


@pytest.mark.parametrize("junk", ["{open", "}", "[Game"])
def test_what_is_broken_before_an_illegal_move_is_told_first(junk: str) -> None:
    found = fault(record.read(WHOLE).cut(4).text() + f"{junk} 9Ki>1")
    assert (found.token, found.number) == (f"{junk} 9Ki>1", 5)


def test_tokens_before_any_header() -> None:
    assert fault("1Ki>1 " + WHOLE).number == 1


def test_two_headers_on_one_line() -> None:
    assert "one header to a line" in str(fault(WHOLE.replace("]\n", "] ", 1)))


# What is refused: headers


@pytest.mark.parametrize("name", ["Game", "Notation", "Players", "First", "Goals", "Deck1", "Deck2", "Deck3", "Result"])
def test_a_missing_header_is_named(name: str) -> None:
    found = fault(without(name))
    assert found.token == name
    assert "missing" in str(found)


def test_an_unknown_header_is_named_and_the_known_ones_listed() -> None:
    found = fault(WHOLE.replace("[First", '[Colour "red"]\n[First'))
    assert found.token == "Colour"
    assert "Deck1" in found.legal


@pytest.mark.parametrize("name", ["Deck4", "Seat4", "Seat0", "deck1"])
def test_headers_of_seats_that_are_not_there(name: str) -> None:
    assert fault(WHOLE.replace("[First", f'[{name} "x"]\n[First')).token == name


def test_a_header_that_stands_twice() -> None:
    assert fault(WHOLE.replace("[First", '[Players "3"]\n[First')).token == "Players"


@pytest.mark.parametrize("value", ["0", "2", "1.0", "", "１", "1 "])
def test_an_unknown_version_is_refused_saying_so(value: str) -> None:
    found = fault(header("Notation", value))
    assert found.token == "Notation"
    assert found.legal == ("1",)
    assert "version" in str(found)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Game", "chess"), ("Game", "Kabale"), ("Players", "1"), ("Players", "7"), ("Players", "three"),
        ("Players", "03"), ("Players", ""), ("Players", "³"), ("First", "0"), ("First", "4"), ("First", ""),
    ],
)  # fmt: skip
def test_values_that_cannot_be(name: str, value: str) -> None:
    found = fault(header(name, value))
    assert found.token == f"{name}: {value}"
    assert found.legal


def test_more_players_than_decks() -> None:
    assert str(fault(header("Players", "4"))) == "'Deck4': this header is missing"


def test_a_wrong_number_of_players_or_first_seat_is_quoted_beside_the_right_ones() -> None:
    for value in ("1", "7"):
        assert str(fault(header("Players", value))) == f"'Players: {value}': no such value (legal: 2 3 4 5 6)"
    assert str(fault(header("First", "4"))) == "'First: 4': no such value (legal: 1 2 3)"


GOALS = record.read(WHOLE).headers()["Goals"].split()
DECK = record.read(WHOLE).headers()["Deck2"].split()


def fault_in(name: str, words: list[str]) -> tuple[str, int, tuple[str, ...]]:
    """What a header of these words is refused for: the token, its number, and what is legal."""
    found = fault(header(name, " ".join(words)))
    return found.token, found.number, found.legal


def test_what_is_no_goal_is_named_with_its_place() -> None:
    assert fault_in("Goals", [*GOALS[:2], "X1", *GOALS[3:]])[:2] == ("Goals: X1", 3)


@pytest.mark.parametrize(("goal", "times", "said"), [("A1", 1, "once"), ("A3", 2, "twice")])
def test_a_goal_that_stands_too_often_is_named_with_its_place(goal: str, times: int, said: str) -> None:
    token, number, legal = fault_in("Goals", [goal] * 18)
    assert (token, number) == (f"Goals: {goal}", times + 1)
    assert goal not in legal
    assert len(legal) == 29  # all others: six areas of five different goals
    assert said in str(fault(header("Goals", " ".join([goal] * 18))))


def test_goals_too_few_or_too_many_are_counted() -> None:
    token, number, legal = fault_in("Goals", GOALS[:-1])
    assert (token, number) == ("Goals", 18)
    assert GOALS[-1] in legal
    spare = next(goal for goal in legal if goal != GOALS[-1])
    assert fault_in("Goals", [*GOALS, spare]) == ("Goals", 19, ())
    assert "18 goals are needed, here are 19" in str(fault(header("Goals", " ".join([*GOALS, spare]))))


def test_what_is_no_ally_is_named_with_its_place_and_what_the_deck_lacks() -> None:
    assert fault_in("Deck2", [*DECK[:4], "Zz", *DECK[5:]]) == ("Deck2: Zz", 5, (DECK[4],))


def test_an_ally_that_stands_twice_is_named_with_its_place_and_what_the_deck_lacks() -> None:
    assert fault_in("Deck2", [*DECK[:4], DECK[0], *DECK[5:]]) == (f"Deck2: {DECK[0]}", 5, (DECK[4],))
    assert fault_in("Deck2", [*DECK, DECK[0]]) == (f"Deck2: {DECK[0]}", 26, ())


def test_allies_that_are_missing_are_named() -> None:
    assert fault_in("Deck2", DECK[1:]) == ("Deck2", 25, (DECK[0],))
    assert "25 allies are needed, here are 24" in str(fault(header("Deck2", " ".join(DECK[1:]))))


@pytest.mark.parametrize("value", ["a\tb", "a\x00b", "a\x7fb", "a\x85b", "a\u2028b", "a\ud800b"])
def test_control_characters_in_a_value(value: str) -> None:
    found = fault(WHOLE.replace("[First", f'[Seat1 "{value}"]\n[First'))
    assert found.token == "Seat1"


def test_values_have_a_bound() -> None:
    fits = WHOLE.replace("[First", f'[Seat1 "{"x" * 2000}"]\n[First')
    assert record.read(fits).names[0] == "x" * 2000
    assert "2000" in str(fault(fits.replace('[Seat1 "', '[Seat1 "x')))


def test_only_two_characters_are_escaped() -> None:
    assert "escapes" in str(fault(WHOLE.replace("[First", '[Seat1 "a\\nb"]\n[First')))


def test_names_that_cannot_be_written_are_refused_when_given() -> None:
    for name in ("a\nb", "x" * 2001):
        with pytest.raises(BadRecord):
            record.Record(KABALE, KABALE.deal(2, Random(1)), {0: name})


@pytest.mark.parametrize("value", ["*", "1 2 3", "", "99 0 0"])
def test_a_result_that_does_not_follow(value: str) -> None:
    found = fault(header("Result", value))
    assert found.token == f"Result: {value}"
    assert found.legal == (record.read(WHOLE).result(),)


def test_a_result_of_an_unfinished_game() -> None:
    assert fault(header("Result", "1 2 3", record.read(WHOLE).cut(5).text())).legal == ("*",)


# What is refused: tokens


def legal_at(number: int) -> tuple[str, ...]:
    return tuple(record.read(WHOLE).cut(number - 1).legal_texts())


@pytest.mark.parametrize(
    "put", ["1Ki", "Ki>1", "1Zz>1", "1Ki>0", "1ki>1", "9Ki>1", "1Ki>1,", "1@Ki", "1Cl+", "1Tr=", "x" * 99]
)
@pytest.mark.parametrize("number", [1, 17])
def test_what_is_no_token_here(put: str, number: int) -> None:
    found = fault(token(number, put))
    assert (found.token, found.number) == (put, number)
    assert set(found.legal) == set(legal_at(number))


def test_a_card_that_is_not_in_hand() -> None:
    first = record.read(WHOLE)
    seat = first.cut(0).state.to_act + 1
    missing = first.headers()[f"Deck{seat}"].split()[-1]
    found = fault(token(1, f"{seat}{missing}>1"))
    assert "not allowed here" in str(found)
    assert found.legal == legal_at(1)
    assert all(one in str(found) for one in found.legal)


@pytest.mark.parametrize(
    ("column", "problem"), [("4", "not allowed here"), ("9", "there is no column 9"), ("0", "there is no column 0")]
)
def test_a_column_that_is_not_there(column: str, problem: str) -> None:
    found = fault(token(1, legal_at(1)[0][:-1] + column))
    assert (found.problem, found.number, found.legal) == (problem, 1, legal_at(1))


@pytest.mark.parametrize(
    ("put", "problem"),
    [
        ("9Ki>1", "there is no seat 9"), ("0Cl-", "there is no seat 0"), ("7Tr-", "there is no seat 7"),
        ("1Tr=9", "there is no column 9"), ("1Zz>1", "there is no ally 'Zz'"), ("1Ki>10", "no such token"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_token_is_said(put: str, problem: str) -> None:
    found = fault(token(1, put))
    assert (found.problem, found.legal) == (problem, legal_at(1))


def test_another_seats_turn_is_named() -> None:
    put = legal_at(2)[0]
    found = fault(token(1, put))
    assert f"seat {legal_at(1)[0][0]} is to decide" in str(found)


def test_a_decision_that_nobody_asked_for() -> None:
    seat = legal_at(1)[0][0]
    for put in (f"{seat}Cl-", f"{seat}Tr-", f"{seat}Tr=2", f"{seat}Cl+Ki"):
        assert fault(token(1, put)).legal == legal_at(1)


def test_a_placement_where_a_choice_is_pending() -> None:
    whole = record.read(WHOLE)
    number = next(i for i, one in enumerate(whole.tokens, 1) if "Cl" in one[1:3] and ">" not in one)
    found = fault(token(number, "1Ki>1"))
    assert found.number == number
    assert any("Cl" in one for one in found.legal)


def test_tokens_after_the_end() -> None:
    found = fault(WHOLE + "1Ki>1")
    assert found.number == len(record.read(WHOLE).tokens) + 1
    assert "over" in str(found)


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
        found = fault(token(number, put))
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


# What is refused: columns and sets of goals


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


# Anything at all

_BITS = ["[", "]", "{", "}", '"', "\\", "\n", " ", "@", ">", "Ki", "1", "=", "-", "\x00", "é", '[Game "kabale"]']


_CHANGES = st.tuples(st.integers(0, len(WHOLE)), st.integers(0, 40), st.sampled_from(_BITS) | st.text(max_size=8))


@given(st.lists(_CHANGES, max_size=4))
def test_a_damaged_record_is_refused_or_sound_but_never_breaks(changes: list[tuple[int, int, str]]) -> None:
    text = WHOLE
    for at, cut, put in changes:
        text = text[:at] + put + text[at + cut :]
    try:
        found = record.read(text)
    except BadRecord:
        return
    assert record.read(found.text()).text() == found.text()


@given(st.text() | st.text(alphabet='[]{}"\\ \n1Ki>2Game@'))
def test_any_text_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.read(text)


@given(st.integers(0, 60), st.data())
def test_tokens_out_of_place_are_refused_with_their_number(at: int, data: st.DataObject) -> None:
    whole = record.read(WHOLE)
    put = data.draw(st.sampled_from(whole.tokens))
    wrong = token(at + 1, put)
    if wrong != token(at + 1, whole.tokens[at]):
        try:
            again = record.read(wrong)
            bad = None
        except BadRecord as found:
            again, bad = None, found
        if bad:
            assert bad.number > at or bad.token.startswith("Result")
        else:
            assert again
            assert again.tokens[at] == put  # another legal move, and all that follows still fits
