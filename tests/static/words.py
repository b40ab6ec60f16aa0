"""Reads Fluent files far enough to compare them, and finds where the page asks for words."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.generate import messages
from tools.setup import env
from tools.setup.process import capture

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"

_INNER = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


@dataclass(frozen=True)
class Word:
    """A message in one language: its file, its text, and the names of its arguments."""

    file: str
    text: str
    places: frozenset[str]


def languages() -> list[str]:
    """The languages that have a folder."""
    return sorted(path.name for path in (WEB / "i18n").iterdir() if path.is_dir())


def games() -> list[str]:
    """The games that have words of their own."""
    return sorted(path.name for path in (WEB / "i18n" / "en").iterdir() if path.is_dir())


@cache
def _parsed(folder: Path) -> dict[str, Word]:
    paths = sorted(folder.glob("*.ftl"))
    entries = messages.parse([*paths, *sorted((folder / "..").glob("*.ftl"))])
    types = messages.arguments(entries, {})
    words = {}
    for path in paths:
        source = path.read_text(encoding="utf-8")
        for name, entry in messages.parse([path]).items():
            span = entry.value.span if entry.value else None
            words[name] = Word(path.name, source[span.start : span.end] if span else "", frozenset(types[name]))
    return words


def read(language: str, game: str = "") -> dict[str, Word]:
    """The shared messages of a language by id, or a game's own; raises on what is no Fluent, or is there twice."""
    return _parsed(WEB / "i18n" / language / game)


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


@cache
def passed() -> frozenset[str]:
    """Every text that the page's scripts may pass as an id, as the type checker knows them, and those of demos."""
    script = Path(__file__).with_name("message_ids.mjs")
    done = capture([env.ensure_node().node, script])
    assert done.ok, done.output
    demos = [path.read_text(encoding="utf-8") for path in sorted((WEB / "demos").glob("*/index.json"))]
    return frozenset(json.loads(done.output)).union(*(re.findall(r'"([^"]+)"', demo) for demo in demos))
