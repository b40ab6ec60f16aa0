"""Which folder of the page may import which: this table is the documentation, and there are no cycles."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

from tests.static import words

JS = words.WEB / "js"

BASE = {"calendar.js", "drawing.js", "profiles.js", "router.js", "screen_state.js", "setup.js", "state.js", "store.js"}
"""Modules beside app.js that all parts share; the other modules there put the page together."""

MAY_IMPORT: dict[str, set[str]] = {
    "platform": set(),
    "words": {"platform"},
    "engine": {"platform", "words"},
    "base": {"words"},
    "bots": {"engine", "platform", "words"},
    "progress": {"base", "words"},
    "storage": {"base", "bots", "engine", "progress", "words"},
    "advice": {"engine"},
    "controllers": {"advice", "base", "bots", "engine", "progress", "storage", "words"},
    "table": {"base", "bots", "controllers", "engine", "platform", "storage", "words"},
    "friends": {"base", "controllers", "engine", "platform", "storage", "table", "words"},
    "view": {"base", "controllers", "engine", "friends", "platform", "progress", "storage", "table", "words"},
    "game": {"base", "table", "view", "words"},
    "app": {"base", "controllers", "engine", "friends", "game", "platform", "storage", "table", "view", "words"},
}
"""Each part of the page after all that it may import. A game's folders (js/GAME, js/GAME/view) are one part."""

CONTRACTS = {"actions.js", "adapters.js", "engine/shapes", "games.js", "screens.js", "state.js", "store.js"}
"""Modules whose types every part may name: what it is handed, and what the engine sends."""

COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
STATIC = re.compile(r'^(?:import|export)\b[^;"]*?\bfrom\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"', re.MULTILINE)
DYNAMIC = re.compile(r'\bimport\("(\.[^"]+)"\)')
TYPES = re.compile(r'@import\s[^"]*?\bfrom\s*"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)')


def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def code(text: str) -> str:
    """The text without comments; where types are imported, only comments are."""
    return COMMENT.sub("", text)


def comments(text: str) -> str:
    return "\n".join(found[0] for found in COMMENT.finditer(text))


def targets(pattern: re.Pattern[str], path: Path, text: str) -> list[str]:
    """What a module imports from the page's own folders, as paths below web/js."""
    found = [next(filter(None, match.groups())) for match in pattern.finditer(text)]
    there = [(path.parent / name).resolve() for name in found]
    return [one.relative_to(JS).as_posix() for one in there if one.is_relative_to(JS)]


MODULES = {path.relative_to(JS).as_posix(): path for path in sorted(JS.rglob("*.js"))}
LOADED = {name: targets(STATIC, path, code(source(path))) for name, path in MODULES.items()}
"""The modules that each needs before it runs."""
LATER = {name: targets(DYNAMIC, path, code(source(path))) for name, path in MODULES.items()}
"""Those that it imports on demand."""
TYPED = {name: targets(TYPES, path, comments(source(path))) for name, path in MODULES.items()}
"""Those whose types it names."""


def part(module: str) -> str:
    """The part of the page that a module belongs to."""
    folder = PurePosixPath(module).parts[0]
    if "/" not in module:
        return "base" if module in BASE else "app"
    return "game" if folder in words.games() else folder


def cycle(graph: dict[str, list[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_import_is_found() -> None:
    """A statement that the patterns above overlook would escape all other tests; classic scripts import no modules."""
    assert {f"{name}.js" for name in ("app", "state")} | BASE <= set(MODULES)
    for name, path in MODULES.items():
        text = code(source(path))
        named = re.findall(r'(?<!URL\()(?<!importScripts\()"(\.\.?/[^"]+\.m?js)"', text)
        found = [next(filter(None, match.groups())) for each in (STATIC, DYNAMIC) for match in each.finditer(text)]
        assert sorted(named) == sorted(found), name
        assert {*LOADED[name], *LATER[name]} <= {*MODULES}, name


def test_the_parts_have_an_order() -> None:
    assert cycle({one: sorted(others) for one, others in MAY_IMPORT.items()}) == []


def misdirected(name: str, others: list[str]) -> list[str]:
    """Those of the imported modules that this module's part may not import."""
    mine = part(name)
    return [other for other in others if part(other) not in MAY_IMPORT[mine] | {mine}]


def test_modules_import_only_in_the_allowed_direction() -> None:
    found = {name: misdirected(name, LOADED[name] + LATER[name]) for name in MODULES}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_modules_name_only_types_from_there_or_of_their_surroundings() -> None:
    found = {name: {*misdirected(name, TYPED[name])} - CONTRACTS for name in MODULES}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_no_modules_import_each_other() -> None:
    """Neither directly nor in a circle, on demand or not."""
    assert cycle({name: LOADED[name] + LATER[name] for name in MODULES}) == []


def test_cycles_and_wrong_directions_are_recognized() -> None:
    assert cycle({"a": ["b"], "b": ["c"], "c": ["a"]})
    assert misdirected("words/i18n.js", ["platform/retry.js", "view/table.js"]) == ["view/table.js"]
    text = 'import { a } from "./a.js";\nexport { b } from "./b.js";\n/** @import { C } from "./c.js" */\n'
    text += 'import("./d.js");\n'
    here = JS / "e.js"
    assert targets(STATIC, here, code(text)) == ["a.js", "b.js"]
    assert targets(DYNAMIC, here, code(text)) == ["d.js"]
    assert targets(TYPES, here, comments(text)) == ["c.js"]
    assert (part("router.js"), part("app.js"), part("kabale/view/card.js")) == ("base", "app", "game")
