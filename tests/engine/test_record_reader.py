"""The reader of records is strict: each fault names the token, its number, and what would have been legal.

Tested with the toy, so that no real game's rules are needed.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke import record
from raenke.faults import BadRecord
from tests.engine.random_games import random_game
from tests.engine.record_edits import fault, header, token, without
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

WHOLE = random_game(TOY, 3, 5).text()
NAMED = record.Record(TOY, random_game(TOY, 2, 9).deal, {0: 'Ada "the\\Duchess" {1} [x]', 1: "Bá 후작 <b>&"})
TOKENS = WHOLE.split("\n\n")[1].split()


# Valid records


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


# Invalid: the whole text


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


@pytest.mark.parametrize("junk", ["{open", "}", "[Game", ' [Game "toy"]', '\n[Game "chess"]'])
def test_an_illegal_move_before_what_is_broken_is_told_first(junk: str) -> None:
    cut = record.read(WHOLE).cut(2)
    on_one_line = cut.text().replace("]\n\n", "] ")
    found = fault(f"{on_one_line.rstrip()} 9:1<{junk}")
    assert (found.token, found.number) == ("9:1<", 3)
    assert found.legal == tuple(cut.legal_texts())


@pytest.mark.parametrize("junk", ["{open", "}", "[Game"])
def test_what_is_broken_before_an_illegal_move_is_told_first(junk: str) -> None:
    found = fault(record.read(WHOLE).cut(2).text() + f"{junk} 9:1<")
    assert (found.token, found.number) == (f"{junk} 9:1<", 3)


def test_tokens_before_any_header() -> None:
    assert fault("1:1< " + WHOLE).number == 1


def test_two_headers_on_one_line() -> None:
    assert "one header to a line" in str(fault(WHOLE.replace("]\n", "] ", 1)))


# Invalid: headers


@pytest.mark.parametrize("name", ["Game", "Notation", "Players", "First", "Limit", "Hand1", "Hand2", "Hand3", "Result"])
def test_a_missing_header_is_named(name: str) -> None:
    found = fault(without(name, WHOLE))
    assert found.token == name
    assert "missing" in str(found)


def test_an_unknown_header_is_named_and_the_known_ones_listed() -> None:
    found = fault(WHOLE.replace("[First", '[Colour "red"]\n[First'))
    assert found.token == "Colour"
    assert "Hand1" in found.legal


@pytest.mark.parametrize("name", ["Hand4", "Seat4", "Seat0", "hand1"])
def test_headers_of_seats_that_are_not_there(name: str) -> None:
    assert fault(WHOLE.replace("[First", f'[{name} "x"]\n[First')).token == name


def test_a_header_that_stands_twice() -> None:
    assert fault(WHOLE.replace("[First", '[Players "3"]\n[First')).token == "Players"


@pytest.mark.parametrize("value", ["0", "2", "1.0", "", "１", "1 "])
def test_an_unknown_version_is_refused_saying_so(value: str) -> None:
    found = fault(header("Notation", value, WHOLE))
    assert found.token == "Notation"
    assert found.legal == ("1",)
    assert "version" in str(found)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Game", "chess"), ("Game", "Toy"), ("Players", "1"), ("Players", "5"), ("Players", "three"),
        ("Players", "03"), ("Players", ""), ("Players", "³"), ("First", "0"), ("First", "4"), ("First", ""),
    ],
)  # fmt: skip
def test_values_that_cannot_be(name: str, value: str) -> None:
    found = fault(header(name, value, WHOLE))
    assert found.token == f"{name}: {value}"
    assert found.legal


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
            record.Record(TOY, NAMED.deal, {0: name})


@pytest.mark.parametrize("value", ["*", "1 2 3", "", "99 0 0"])
def test_a_result_that_does_not_follow(value: str) -> None:
    found = fault(header("Result", value, WHOLE))
    assert found.token == f"Result: {value}"
    assert found.legal == (record.read(WHOLE).result(),)


def test_a_result_of_an_unfinished_game() -> None:
    assert fault(header("Result", "1 2 3", record.read(WHOLE).cut(5).text())).legal == ("*",)


# Invalid: tokens


def legal_at(number: int) -> tuple[str, ...]:
    return tuple(record.read(WHOLE).cut(number - 1).legal_texts())


def test_another_seats_turn_is_named() -> None:
    put = legal_at(3)[0]
    found = fault(token(2, put, WHOLE))
    assert f"seat {legal_at(2)[0][0]} is to decide" in str(found)


def test_tokens_after_the_end() -> None:
    found = fault(WHOLE + "1:1<")
    assert found.number == len(record.read(WHOLE).tokens) + 1
    assert "over" in str(found)


# Arbitrary text

_BITS = ["[", "]", "{", "}", '"', "\\", "\n", " ", "@", ">", "<", ":", "1", "=", "-", "\x00", "é", '[Game "toy"]']


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


@given(st.text() | st.text(alphabet='[]{}"\\ \n1:2<Game@'))
def test_any_text_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.read(text)


@given(st.integers(0, len(TOKENS) - 1), st.data())
def test_tokens_out_of_place_are_refused_with_their_number(at: int, data: st.DataObject) -> None:
    whole = record.read(WHOLE)
    put = data.draw(st.sampled_from(whole.tokens))
    wrong = token(at + 1, put, WHOLE)
    if wrong != token(at + 1, whole.tokens[at], WHOLE):
        try:
            again = record.read(wrong)
            bad = None
        except BadRecord as found:
            again, bad = None, found
        if bad:
            assert bad.number > at or bad.token.startswith("Result")
        else:
            assert again
            assert again.tokens[at] == put  # another legal move after which the rest is still legal
