"""Golden records of every game: they replay to what is stored, and together show all there is."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from raenke import GAMES
from raenke.record import Record
from tests.golden.records import event_log, event_logs_without_record, read

HERE = Path(__file__).parent
PATHS = sorted(HERE.glob("*/*.record.txt"))
EVERY_RECORD = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.name}")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


golden = cache(read)


def of_game(game: str, module: str = "golden.{}.marks") -> Any:
    """A module of a game's tests."""
    return import_module("tests." + module.format(game))


def records_of(game: str) -> list[Record]:
    return [golden(path) for path in PATHS if path.parent.name == game]


@EVERY_RECORD
def test_a_golden_record_reads_back_to_the_same_text(path: Path) -> None:
    assert golden(path).text() == path.read_text(encoding="ascii")
    assert golden(path).state.over


@EVERY_RECORD
def test_a_golden_record_is_found_again_by_its_name(path: Path) -> None:
    """The same seed gives the same game: `build.py golden` would write the same file."""
    players, how, seed = path.name.split(".")[0].split("-")
    again = of_game(path.parent.name, "engine.{}.strategies").played(int(players), int(seed), how)
    assert again.text() == path.read_text(encoding="ascii")


@EVERY_RECORD
def test_replaying_a_golden_record_gives_the_stored_events(path: Path) -> None:
    stored = path.with_name(path.name.replace(".record.", ".events."))
    assert event_log(golden(path), of_game(path.parent.name).event_text) == stored.read_text(encoding="ascii")


@EVERY_GAME
def test_together_they_show_every_card_every_action_and_every_end(game: str) -> None:
    marks = of_game(game)
    assert sorted(marks.WANTED - set().union(*map(marks.marks, records_of(game)))) == []


@EVERY_GAME
def test_every_size_of_table_is_among_them(game: str) -> None:
    assert {found.state.players for found in records_of(game)} == {*GAMES[game].seats}


@EVERY_GAME
def test_records_and_event_logs_belong_together(game: str) -> None:
    assert event_logs_without_record(HERE / game) == set()
