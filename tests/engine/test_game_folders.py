"""Shared engine modules depend on no game: the engine works without any one game's folders."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from raenke import GAMES
from tests.toy import TOY

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "raenke"

REGISTRIES = {
    "py/raenke/__init__.py", "py/raenke/cli/adapters.py", "py/raenke/env/__init__.py", "py/raenke/env/layouts.py",
}  # fmt: skip
"""The modules that register games by name."""

SHARED = {
    "raenke.faults", "raenke.game", "raenke.headers", "raenke.options", "raenke.view_fields", "raenke.shapes",
    "raenke.puzzles.lore",
    "raenke.search.chances", "raenke.search.tape", "raenke.search.value", "raenke.search.weights",
    "raenke.train.logit", "raenke.cli.streams",
}  # fmt: skip
"""Shared modules that a game may import; the last is for its own commands."""

ADAPTERS = sorted(GAMES)


def files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def folder_of(path: Path) -> str:
    """The game that a file belongs to, "" for shared files: by its folder or, in raenke.env, by its own name."""
    parts = *path.relative_to(ROOT).parent.parts, path.stem.split("_")[0]
    return next((part for part in parts if part in ADAPTERS), "")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = (PACKAGE.parent / node.module.replace(".", "/")).is_dir()
            found.update(f"{node.module}.{alias.name}" if inside else node.module for alias in node.names)
    return found


def test_no_shared_file_names_a_game() -> None:
    names = re.compile(rf"(?<![a-z])(?:{'|'.join(ADAPTERS)})(?![a-z])", re.IGNORECASE)
    shared = [path for path in files("py", "tests/engine", "tests/toy") if not folder_of(path)]
    named = {path.relative_to(ROOT).as_posix() for path in shared if names.search(path.read_text(encoding="utf-8"))}
    assert named == REGISTRIES


@pytest.mark.parametrize("name", ADAPTERS)
def test_a_game_imports_only_itself_and_the_protocol(name: str) -> None:
    for path in files(f"py/raenke/{name}"):
        ours = {module for module in imports(path) if module.split(".")[0] == "raenke"}
        strangers = {module for module in ours if not f"{module}.".startswith(f"raenke.{name}.")}
        if path.stem != "commands":  # the game's own commands are not part of the API
            assert strangers <= SHARED, path


@pytest.mark.parametrize("name", ADAPTERS)
def test_a_game_has_its_folder_in_every_layer(name: str) -> None:
    for floor in ("py/raenke", "tests/engine", "tests/golden", "web/js"):
        assert (ROOT / floor / name).is_dir(), f"{floor}/{name}"


@pytest.mark.parametrize("name", ADAPTERS)
def test_who_plays_one_game_does_not_wait_for_the_import_of_another(name: str) -> None:
    seats = [{"name": "", "kind": "human"}, {"name": "", "kind": "bot:greedy"}]
    deal = {"do": "new", "game": name, "first": 0, "seed": 1, "practice": False, "seat": 0, "seats": seats}
    script = f"""
import sys
from raenke import worker
assert '"ok":true' in worker.handle('{{"do": "ping"}}')
print(sum(name in sys.modules for name in {[f"raenke.{game}" for game in ADAPTERS]}))
assert '"ok":true' in worker.handle({json.dumps(deal)!r})
print(*(name for name in {[f"raenke.{game}" for game in ADAPTERS]} if name in sys.modules))
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT / "py")
    assert told.stdout.split() == ["0", f"raenke.{name}"]


def test_the_toy_lives_only_in_the_tests() -> None:
    assert TOY.name not in GAMES
    assert not [path for path in files("py", "tools") if re.search(r"\btests\.toy\b", path.read_text(encoding="utf-8"))]
