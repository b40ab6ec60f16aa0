"""Reads the glossaries of `docs/words/` and finds words in the messages that they rule out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tests.static.words import ROOT, WEB, games
from tools.generate import messages

GLOSSARIES = ROOT / "docs" / "words"

_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Concept:
    """A row of a glossary; `unwanted` are expressions, `except_ids` patterns of message ids, `game` "" for all."""

    name: str
    words: tuple[str, ...]
    game: str
    unwanted: tuple[re.Pattern[str], ...]
    except_ids: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """What a message says, with `{}` where something is filled in and its variants on lines of their own."""

    path: str
    id: str
    text: str


def _concept(cells: list[str]) -> Concept:
    name, chosen, game, unwanted, exceptions, _ = cells
    return Concept(
        name,
        tuple(word.strip() for word in chosen.split(",") if word.strip()),
        game,
        # A bar would end the cell of a table, so alternatives stand side by side.
        tuple(re.compile(text, re.IGNORECASE) for text in _CODE.findall(unwanted)),
        tuple(_CODE.findall(exceptions)),
    )


@cache
def glossary(language: str) -> tuple[Concept, ...]:
    """The rows of a language's glossary."""
    lines = (GLOSSARIES / f"{language}.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return tuple(_concept(row) for row in rows if row[0] != "concept" and set(row[0]) != {"-"})


def _lines(node: object) -> Iterator[str]:
    match node:
        case ast.Pattern(elements=parts):
            for part in parts:
                yield from _lines(part)
        case ast.TextElement(value=text):
            yield text
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield "\n"
                yield from _lines(variant.value)
            yield "\n"
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            yield str(literal.parse()["value"])
        case _:
            yield "{}"


@cache
def texts(language: str) -> tuple[Text, ...]:
    """What all messages of a language say."""
    folder = WEB / "i18n" / language
    found = []
    for path in sorted(folder.rglob("*.ftl")):
        for id, entry in messages.parse([path]).items():
            text = "".join(_lines(entry.value)).replace("\u00ad", "")  # a soft hyphen divides no word
            found.append(Text(path.relative_to(folder).as_posix(), id, text))
    return tuple(found)


def _concerns(concept: Concept, text: Text) -> bool:
    if concept.game and Path(text.path).parts[0] != concept.game:
        return False
    return not any(fnmatchcase(text.id, pattern) for pattern in concept.except_ids)


def strays(concepts: tuple[Concept, ...], told: tuple[Text, ...]) -> list[str]:
    """The words that a glossary rules out, each with its file, its message and the word to use."""
    return [
        f"{text.path}: {text.id}: “{found[0]}” for {concept.name}, which is called {', '.join(concept.words)}"
        for concept in concepts
        for text in told
        if _concerns(concept, text)
        for unwanted in concept.unwanted
        if (found := unwanted.search(text.text))
    ]


def unused(concepts: tuple[Concept, ...], told: tuple[Text, ...]) -> list[str]:
    """The words of a glossary that no message uses."""
    return [
        f"{concept.name}: {word}"
        for concept in concepts
        for word in concept.words
        if not any(word.lower() in text.text.lower() for text in told if _concerns(concept, text))
    ]


def known_games(concepts: tuple[Concept, ...]) -> bool:
    """Whether rows name only games that exist."""
    return {concept.game for concept in concepts} <= {"", *games()}
