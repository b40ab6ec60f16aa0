"""The files of golden records: a record and the log of its events side by side, for any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from raenke.record import Record


def stories_without_record(folder: Path) -> set[str]:
    """The logs to which no record belongs, and the records without a log."""
    stories = {path.name.replace(".story.", ".record.") for path in folder.glob("*.story.txt")}
    return stories ^ {path.name for path in folder.glob("*.record.txt")}


def rewrite(folder: Path, games: Mapping[str, Record], story: Callable[[Record], str]) -> None:
    """Replace all golden records of a folder by these games."""
    for old in [*folder.glob("*.record.txt"), *folder.glob("*.story.txt")]:
        old.unlink()
    for name, record in games.items():
        (folder / f"{name}.record.txt").write_text(record.text(), encoding="ascii")
        (folder / f"{name}.story.txt").write_text(story(record), encoding="ascii")
    print(f"{len(games)} golden records in {folder.name}: {', '.join(games)}")
