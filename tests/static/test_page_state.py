"""The page's state is in the store and in factories: no hidden state in modules, and views only read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.static import words

JS = words.WEB / "js"

MODULE_STATE = {
    "drawing.js": {"renderPage", "requested"},  # one page, one rendering at a time
    "engine/worker.js": {"resolveFiles", "resolveScript", "failStart"},  # the worker is one engine
    "engine/unpack.js": {"decoder"},  # a worker starts libzstd once
    "engine/unpack_worker.js": {"unpacked", "firstFault"},  # the worker is one visit's unpacking
    # The language is that of the document.
    "words/i18n.js": {
        "bundle",
        "gameWords",
        "gameFiles",
        "games",
        "language",
        "wantedLanguage",
        "allLoaded",
        "interrupted",
        "onMoreWords",
        "translators",
    },
    "words/results.js": {"formats"},  # a cache
}
"""By file, the variables of modules that change; everything else is in a factory or in the store."""

_VARIABLE = re.compile(r"^(?:export )?(?:let|var) (\w+)", re.MULTILINE)
_EMPTY_COLLECTION = re.compile(r"^(?:export )?const (\w+) = (?:new (?:Weak)?(?:Map|Set)\(\)|\[\]);", re.MULTILINE)
_STORE = re.compile(r"\bstore\b|State\.(?:patch|clear)\(")


def module_state(source: str) -> set[str]:
    """The variables of a module that can change."""
    return {*_VARIABLE.findall(source), *_EMPTY_COLLECTION.findall(source)}


def store_uses(source: str) -> list[str]:
    """The lines of a view that use the store, apart from comments."""
    code = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    return [line.strip() for line in code.splitlines() if _STORE.search(line) and "import" not in line]


def views() -> list[Path]:
    """All modules in view folders."""
    return sorted(JS.rglob("view/**/*.js"))


def test_no_module_has_hidden_state() -> None:
    """Neither more than listed, nor less: an entry that is not needed any more is to be removed."""
    found = {
        path.relative_to(JS).as_posix(): state
        for path in sorted(JS.rglob("*.js"))
        if (state := module_state(path.read_text(encoding="utf-8")))
    }
    assert found == MODULE_STATE


def test_hidden_state_is_recognized() -> None:
    source = "let one = 1;\nexport let two;\nconst three = new Map();\nexport const FOUR = [1];\n  let five = 5;\n"
    assert module_state(source) == {"one", "two", "three"}


@pytest.mark.parametrize("path", views(), ids=lambda path: path.relative_to(JS).as_posix())
def test_views_only_read(path: Path) -> None:
    """They get state and actions; controllers change the store."""
    assert store_uses(path.read_text(encoding="utf-8")) == []


def test_use_of_the_store_is_recognized() -> None:
    source = "/** The store. */\nact.store.update({});\nhelpState.clear(store);\ndemoState.patch(x, {});\nrestore();\n"
    assert len(store_uses(source)) == 3
