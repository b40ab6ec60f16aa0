"""Adel's golden records: real games that must replay to what is stored, and that together show all there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from raenke.record import Record
from tests.golden.adel.event_text import read, story
from tests.golden.adel.marks import WANTED, marks
from tests.golden.files import stories_without_record

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*.record.txt"))
REFEREED = sorted(FOLDER.glob("adel-*.txt"))


@cache
def replayed(path: Path) -> Record:
    return read(path)


@pytest.mark.parametrize("path", [*PATHS, *REFEREED], ids=lambda path: path.name)
def test_a_golden_record_reads_back_to_the_same_text(path: Path) -> None:
    assert replayed(path).text() == path.read_text(encoding="ascii")
    assert replayed(path).state.over


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_replaying_a_golden_record_tells_the_stored_story(path: Path) -> None:
    stored = path.with_name(path.name.replace(".record.", ".story."))
    assert story(replayed(path)) == stored.read_text(encoding="ascii")


def test_together_they_show_every_power_used_and_declined_and_every_violet_district_at_work() -> None:
    borne = set().union(*(marks(replayed(path)) for path in PATHS))
    assert sorted(WANTED - borne) == []


def test_every_size_of_table_and_both_editions_are_among_them() -> None:
    deals = [replayed(path).deal for path in PATHS]
    assert {deal.players for deal in deals} == {2, 3, 4, 5, 6, 7}
    assert {deal.edition for deal in deals} == {"hig", "ffg"}


def test_no_story_is_without_its_record() -> None:
    assert stories_without_record(Path(__file__).parent) == set()


def test_the_four_refereed_games_are_here() -> None:
    """They were refereed elsewhere, and are the only records here that no run of `regenerate.py` touches."""
    assert [path.stem for path in REFEREED] == ["adel-2-hig", "adel-3-nine", "adel-4-mixed-ffg", "adel-7-dark"]
