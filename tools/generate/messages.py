"""Generates `messages.d.ts` for the page from the English messages: each id with the types of its arguments.

One file for the shared messages and one for each game. What is loaded for all games before any of them (its `listing`
and its `faults`) is added to the shared messages by the game's own file, so that no shared file names a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tools.setup.process import ROOT, BuildError

ENGLISH = ROOT / "web" / "i18n" / "en"
PAGE = ROOT / "web" / "js"

EARLY = ("listing", "faults")
"""The files of a game that are loaded with the shared ones."""

HEAD = "// Made from {source} by `python build.py shapes`. Change it there.\n"

PLURALS = {"zero", "one", "two", "few", "many", "other"}

Entries = Mapping[str, ast.Message | ast.Term]

Types = dict[str, str]
"""The arguments of a message: their names with their types in TypeScript."""


def _collect(node: object, entries: Entries, found: Types) -> None:
    """Add the arguments of a part of a message; those that are counted are numbers."""
    match node:
        case ast.Pattern(elements=parts):
            for part in parts:
                _collect(part, entries, found)
        case ast.Placeable(expression=inner):
            _collect(inner, entries, found)
        case ast.SelectExpression(selector=selector, variants=variants):
            if isinstance(selector, ast.VariableReference):
                named = {variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)}
                _narrow(selector.id.name, "number" if named <= PLURALS else "string", found)
            else:
                _collect(selector, entries, found)
            for variant in variants:
                _collect(variant.value, entries, found)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            found.setdefault(name, "Text")
        case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=given):
            for argument in given.positional:
                if isinstance(argument, ast.VariableReference):
                    _narrow(argument.id.name, "number", found)
        case ast.MessageReference(id=ast.Identifier(name=name)) | ast.TermReference(id=ast.Identifier(name=name)):
            name = f"-{name}" if isinstance(node, ast.TermReference) else name
            if name not in entries:
                raise BuildError(f"messages: there is no {name} to refer to")
            _collect(entries[name].value, entries, found)
        case ast.StringLiteral() | ast.NumberLiteral() | ast.TextElement():
            pass
        case _:
            raise BuildError(f"messages: the page cannot format {type(node).__name__}")


def _narrow(name: str, kind: str, found: Types) -> None:
    if {found.get(name), kind} == {"number", "string"}:
        raise BuildError(f"messages: ${name} is counted in one place and no number in another")
    found[name] = kind


def parse(paths: Iterable[Path]) -> dict[str, ast.Message | ast.Term]:
    """The messages of some files by id, terms with a leading dash; raise an error for what is not Fluent."""
    found: dict[str, ast.Message | ast.Term] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise BuildError(f"{path.name}: this is not Fluent: {(entry.content or '').strip()!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in found:
                    raise BuildError(f"{path.name}: {name} is there twice")
                found[name] = entry
    return found


def arguments(entries: Entries, known: Entries) -> dict[str, Types]:
    """The arguments of each message, in the order of their names; `known` are messages that these may refer to."""
    found = {}
    for name, entry in entries.items():
        if isinstance(entry, ast.Message):
            types: Types = {}
            _collect(entry.value, {**known, **entries}, types)
            found[name] = dict(sorted(types.items()))
    return found


def _interface(head: str, messages: Mapping[str, Types], indent: str = "") -> str:
    lines = [f"{indent}{head} {{"]
    for name, types in messages.items():
        inner = "; ".join(f"{place}: {kind}" for place, kind in types.items())
        lines.append(f'{indent}  "{name}": {{ {inner} }};' if inner else f'{indent}  "{name}": {{}};')
    return "\n".join([*lines, f"{indent}}}"]) + "\n"


def _shared(shared: Entries, games: Iterable[Entries]) -> str:
    own = [arguments(entries, shared) for entries in games]
    common = {name: types for name, types in own[0].items() if all(types == other.get(name) for other in own)}
    return "\n".join([
        HEAD.format(source="web/i18n/en/*.ftl"),
        'import { Text } from "./translate";\n',
        "/** What is loaded of every game before its adapter; each game's own declarations add to it. */",
        "export interface HallMessages {}\n",
        _interface("export interface SharedMessages extends HallMessages", arguments(shared, {})),
        "/** What every game has a message of its own for. */",
        _interface("export interface CommonMessages", common),
    ])  # fmt: skip


def _of_game(game: str, shared: Entries, folder: Path) -> str:
    paths = sorted(folder.glob("*.ftl"))
    early = parse(path for path in paths if path.stem in EARLY)
    later = parse(path for path in paths if path.stem not in EARLY)
    name = game.capitalize()
    return "\n".join([
        HEAD.format(source=f"web/i18n/en/{game}/*.ftl"),
        'import { Reader } from "../words/reader.js";',
        'import { GameTranslate, Text, Translate } from "../words/translate";\n',
        'declare module "../words/messages" {',
        _interface("interface HallMessages", arguments(early, shared), "  ") + "}\n",
        _interface(f"export interface {name}Messages", arguments(later, {**shared, **early})),
        f"export type {name}Translate = Translate<{name}Messages> & GameTranslate;",
        f"export type {name}Reader = Reader<{name}Translate>;\n",
    ])  # fmt: skip


def made() -> dict[Path, str]:
    """The contents that the files should have now."""
    shared = parse(sorted(ENGLISH.glob("*.ftl")))
    games = sorted(path.name for path in ENGLISH.iterdir() if path.is_dir())
    return {
        PAGE / "words" / "messages.d.ts": _shared(shared, [parse((ENGLISH / game).glob("*.ftl")) for game in games]),
        **{PAGE / game / "messages.d.ts": _of_game(game, shared, ENGLISH / game) for game in games},
    }
