"""Who can be entered for a match: a bot of ours by its name, or one from a file or an installed package."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from raenke.bots import is_bot
from raenke.bots.files import LARGEST_FILE, BadBot, LoadedBot, import_fault, load_object, load_text
from raenke.game import Game

FILE: Final = "file:"
"""Begins what stands for a bot in a file: `file:mybot.py`."""

GROUP: Final = "raenke.bots"
"""The entry points by which installed packages offer bots."""


class Source(NamedTuple):
    """A bot that is not ours; it travels to other processes and machines as it is."""

    place: str
    """The path of its file, or the name of its entry point."""
    text: str | None
    """The whole file; None for an entry point, whose package must be installed wherever it plays."""
    name: str = ""
    """What it is called, once it was loaded."""
    version: str = ""

    def load(self) -> LoadedBot:
        """Run its code; BadBot if it is none."""
        if self.text is not None:
            return load_text(self.text, self.place)
        for point in entry_points(group=GROUP, name=self.place):
            try:
                found = point.load()
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # a package may raise anything, SystemExit too
                raise import_fault(error) from None
            return load_object(found, self.place)
        raise BadBot("not-installed", f"no package offers {self.place!r}", name=self.place)


Entrant: TypeAlias = str | Source


def label(entrant: Entrant) -> str:
    """What a bot is called in tables and records."""
    return entrant.name if isinstance(entrant, Source) else entrant


def entrant(text: str, game: Game) -> Entrant | None:
    """What a word stands for: a bot of ours, `file:PATH`, or the name of an entry point; None if it is no bot.

    BadBot if the file cannot be read; its code is not run yet.
    """
    if text.startswith(FILE):
        return Source(text.removeprefix(FILE), _file_text(text.removeprefix(FILE)))
    if is_bot(text, game):
        return text
    return Source(text, None) if text in installed() else None


def installed() -> list[str]:
    """The names of all bots that installed packages offer."""
    return sorted(entry_points(group=GROUP).names)


def _file_text(path: str) -> str:
    try:
        with Path(path).open("rb") as file:
            held = file.read(4 * LARGEST_FILE + 1)  # a character has at most four bytes
        return held.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadBot("not-text", "this is not UTF-8 text") from None
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        problem = getattr(error, "strerror", None) or str(error)
        raise BadBot("not-read", problem, what=problem) from None
