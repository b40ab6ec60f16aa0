"""Golden records of any game: real games whose text, events and result are pinned by two files each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from raenke import record as records
from raenke.game import CHANCE
from raenke.record import Record


def read(path: Path) -> Record:
    """The record in a file."""
    return records.read(path.read_text(encoding="ascii"))


def events_by_token(record: Record) -> Iterator[tuple[str, Any, list[Any], Any]]:
    """Each token with the state before it, its events, and the state after it."""
    notation, state = record.game.notation, record.game.initial_state(record.deal)
    events: list[Any] = []
    for token in record.tokens:
        before = state.clone()
        events.clear()
        state.observer = events.append
        if state.to_act == CHANCE:
            state.apply_chance(notation.parse_chance(token))
        else:
            state.apply(notation.parse(token)[1])
        yield token, before, events[:], state


def event_log(record: Record, event_text: Callable[[Any], str]) -> str:
    """The events of a record, one line per token."""
    lines = [
        f"{number} {token}: {'; '.join(map(event_text, events))}\n"
        for number, (token, _, events, _) in enumerate(events_by_token(record), 1)
    ]
    return "".join(lines)


def event_logs_without_record(folder: Path) -> set[str]:
    """The logs to which no record belongs, and the records without a log."""
    logs = {path.name.replace(".events.", ".record.") for path in folder.glob("*.events.txt")}
    return logs ^ {path.name for path in folder.glob("*.record.txt")}


def rewrite(folder: Path, games: Mapping[str, Record], event_text: Callable[[Any], str]) -> None:
    """Replace all golden records of a folder by these games."""
    for old in [*folder.glob("*.record.txt"), *folder.glob("*.events.txt")]:
        old.unlink()
    for name, record in games.items():
        (folder / f"{name}.record.txt").write_text(record.text(), encoding="ascii")
        (folder / f"{name}.events.txt").write_text(event_log(record, event_text), encoding="ascii")
    print(f"{len(games)} golden records in {folder.name}: {', '.join(games)}")
