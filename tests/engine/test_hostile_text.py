"""Hostile input: a text of the largest accepted size is split or refused in linear time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import raenke
from raenke import record
from raenke.faults import BadRecord
from raenke.record import LONGEST_VALUE, MOST_HEADERS
from tests.engine.random_games import random_game
from tests.engine.record_edits import fault
from tests.toy import TOY

pytestmark = pytest.mark.usefixtures("toy")

PACKAGE = str(Path(raenke.__file__).parent)
PLAYED = random_game(TOY, 3, 5)
WHOLE = PLAYED.text()
GAMES = 20
FRAGMENTS = [
    '[A "', "{", "[", '"', "\\", '[A "x" ', '[A "x"]\n', '[A "x"] ', "}", "]", "{}", "{} ", "{\n}\n", " ", "\n", "\r\n",
    "x", "x ", "1:1< ", "@6 ", "@", "[x", '[A "\\', '[A \\"', '[A "\\"]', "[[]]}\n", "[Aaaaaaa ", '[A "x\n', '[A "{',
    '[Game "', '[Game "toy"]', '[Game "toy"]\n', '[Game "toy"]\nx ', '[Game "\\', "{ ", "x{}", "\x1f", "é", "\x00",
]  # fmt: skip
BEFORE = {
    "nothing": "",
    "a game": WHOLE,
    "a header": '[Game "toy"]\n',
    "an unfinished game": PLAYED.cut(4).text(),
}
EVERY_TEXT = [
    pytest.param(before, fragment, id=f"{name} {fragment!r}")
    for name, before in BEFORE.items()
    for fragment in FRAGMENTS
]  # fmt: skip


def cut(text: str) -> None:
    assert "".join(record.split(text, GAMES)) == text


def read(text: str) -> None:
    with suppress(BadRecord):
        record.read(text)


def steps(work: Callable[[str], None], text: str) -> int:
    """Number of executed lines of our Python, which does not depend on the machine or its load."""
    count = 0

    def trace(frame: Any, event: str, argument: Any) -> Any:
        nonlocal count
        if not frame.f_code.co_filename.startswith(PACKAGE):  # such as a callback of the garbage collector
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work(text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("work", [cut, read])
@pytest.mark.parametrize(("before", "fragment"), EVERY_TEXT)
def test_more_of_the_same_takes_no_more_steps(work: Callable[[str], None], before: str, fragment: str) -> None:
    work(before + fragment)  # warm up caches
    assert steps(work, before + fragment * 12_000) == steps(work, before + fragment * 3000)


@pytest.mark.parametrize("work", [cut, read])
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_a_large_text_takes_little_time(work: Callable[[str], None], fragment: str) -> None:
    """A regular expression executes no lines to count; a quadratic one would take minutes here."""
    text = WHOLE + fragment * (4_000_000 // len(fragment))
    began = process_time()
    work(text)
    assert process_time() - began < 10


def test_many_unlike_headers_are_refused_before_all_have_been_read() -> None:
    first, *others = WHOLE.split("\n")
    many = "\n".join([first, *(f'[A{number} "x"]' for number in range(MOST_HEADERS * 5)), *others])
    assert fault(many).id == "header-missing"
    others.insert(8, "\n".join(f'[A{number} "x"]' for number in range(MOST_HEADERS * 5)))
    found = fault("\n".join([first, *others]))
    assert (found.id, found.token) == ("unknown-header", "A0")
    assert record.split(WHOLE + many + WHOLE)[-1] == WHOLE


def test_a_long_token_is_quoted_in_part_and_not_looked_into() -> None:
    for before in (WHOLE.split("\n\n")[0] + "\n\n", PLAYED.cut(4).text()):
        found = fault(before + "@" + "6" * 1_000_000)
        assert found.id == "unknown-token"
        assert len(found.token) == LONGEST_VALUE


@pytest.mark.parametrize("broken", ["[", '[Game "kab\n', "[[]]}\n", "x [ y { z }", '[A "\\"'])
def test_what_is_broken_spoils_no_game_after_it(broken: str) -> None:
    for text in (broken + WHOLE, WHOLE + broken + WHOLE, WHOLE + broken + broken + WHOLE):
        pieces = record.split(text)
        assert "".join(pieces) == text
        assert pieces[-1] == WHOLE


def test_a_cut_may_end_after_some_games() -> None:
    assert record.split(WHOLE * 5, 2) == [WHOLE, WHOLE, WHOLE * 3]
    assert record.split(WHOLE * 5, 9) == [WHOLE] * 5
