"""The golden records: real games that must replay to what is stored, and that together show all there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from raenke import record
from tests.golden.files import stories_without_record
from tests.golden.kabale.marks import WANTED, marks, story

PATHS = sorted(Path(__file__).parent.glob("*.record.txt"))


@cache
def read(path: Path) -> record.Record:
    return record.read(path.read_text(encoding="ascii"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_a_golden_record_reads_back_to_the_same_text(path: Path) -> None:
    assert read(path).text() == path.read_text(encoding="ascii")
    assert read(path).state.over


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_replaying_a_golden_record_tells_the_stored_story(path: Path) -> None:
    stored = path.with_name(path.name.replace(".record.", ".story."))
    assert story(read(path)) == stored.read_text(encoding="ascii")


def test_together_they_show_every_cards_every_action_and_every_way_a_round_can_end() -> None:
    borne = set().union(*(marks(read(path)) for path in PATHS))
    assert sorted(WANTED - borne) == []


def test_every_size_of_table_is_among_them() -> None:
    assert {read(path).state.players for path in PATHS} == {2, 3, 4, 5, 6}


def test_no_story_is_without_its_record() -> None:
    assert stories_without_record(Path(__file__).parent) == set()
