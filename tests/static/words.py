"""Reads Fluent files far enough to compare them, and finds where the page asks for words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*)$")
_ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) = ?(.*)$")
_PLACE = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)")
_LITERAL = re.compile(r"""["']([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)["']""")
_INNER = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


@dataclass(frozen=True)
class Word:
    """A message (or an attribute of one) in one language: where it stands and what it wants filled in."""

    file: str
    text: str

    @property
    def places(self) -> frozenset[str]:
        """The names of the places to fill."""
        return frozenset(_PLACE.findall(self.text))


def languages() -> list[str]:
    """The languages that have a folder."""
    return sorted(path.name for path in (WEB / "i18n").iterdir() if path.is_dir())


def games() -> list[str]:
    """The games that have words of their own."""
    return sorted(path.name for path in (WEB / "i18n" / "en").iterdir() if path.is_dir())


def read(language: str, game: str = "") -> dict[str, Word]:
    """The shared words of a language by id, or a game's own; raises on what is no Fluent, or stands twice."""
    words: dict[str, Word] = {}
    for path in sorted((WEB / "i18n" / language / game).glob("*.ftl")):
        message = key = ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            place = f"{language}/{game}/{path.name}:{number}"
            if found := _MESSAGE.match(line):
                message = key = found[1]
            elif message and (found := _ATTRIBUTE.match(line)):
                key = f"{message}.{found[1]}"
            elif not line.strip() or line.startswith("#"):
                continue
            elif key and line[0] in " }":
                words[key] = Word(path.name, words[key].text + "\n" + line)
                continue
            else:
                raise ValueError(f"{place}: {line!r} is no Fluent")
            if key in words:
                raise ValueError(f"{place}: {key} stands twice")
            words[key] = Word(path.name, found[2])
    return words


def plain(words: dict[str, Word], name: str) -> str:
    """The text of a message, with those filled in that it refers to."""
    return re.sub(r"\{ ([\w-]+) \}", lambda found: words[found[1]].text, words[name].text)


def everything(language: str, game: str) -> dict[str, Word]:
    """What a page that shows this game can say."""
    return read(language) | read(language, game)


def game_of(path: str) -> str:
    """The game whose room a script lies in, "" for shared ones."""
    folder = path.split("/")[1]
    return folder if folder in games() else ""


def sources(game: str | None = None) -> dict[str, str]:
    """The page's scripts by path: all, the shared ones ("") or a game's."""
    paths = sorted((WEB / "js").rglob("*.js"))
    found = {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {path: text for path, text in found.items() if game is None or game_of(path) == game}


def inner() -> set[str]:
    """Ids that other words refer to."""
    return {
        found for game in ["", *games()] for word in read("en", game).values() for found in _INNER.findall(word.text)
    }


def literals() -> set[str]:
    """Every string in the scripts, and in the lists of demonstrations, that might be an id."""
    shown = [path.read_text(encoding="utf-8") for path in sorted((WEB / "demos").glob("*/index.json"))]
    return {found for text in (*sources().values(), *shown) for found in _LITERAL.findall(text)}
