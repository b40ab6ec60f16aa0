"""Reading the documentation: pages, the paths they name, and what placeholders stand for."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

from tools.setup.process import ROOT

PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / ".github").rglob("*.md")),
    ROOT / "web" / "demos" / "README.md",
]

SHORT_FOR = ("", "web/", "web/js/", "py/raenke/", "tests/engine/kabale/rulebook/", "tests/web/", "tests/web/soak/")
"""Where a page's short names for files begin."""

UNTRACKED = {".git", ".venv", "node_modules", "vendor", "build", "dist", "shots", "__pycache__"}

MADE_BY_BUILD = (
    "dist/",
    "build/",
    "shots/",
    ".venv/",
    "web/node_modules/",
    "web/vendor/",
    "v/",
    "run/",
    "simple/",
    "vendor/",
)

PLACEHOLDER = re.compile(r"\b(?:X{2,3}|NAME|GAME|GAMES|CODE|KIND|LANGUAGE|SCREEN|STEP|MOMENT|OPTION|VALUE|ID)\b")

FILE_NAME = re.compile(r"[\w@*.-]+(?:/[\w@*.-]+)*(?:/|\.(?:py|js|mjs|css|ftl|md|txt|json|svg|html|toml|yml|ts))")


@cache
def tracked() -> list[str]:
    """All files and folders of the sources, folders with a slash at the end."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name not in UNTRACKED)
        here = Path(folder).relative_to(ROOT)
        found += [(here / name).as_posix() for name in files]
        found += [f"{(here / name).as_posix()}/" for name in folders]
    return found


def pattern(path: str, values: dict[str, str] | None = None) -> re.Pattern[str]:
    """A path with placeholders and `*` as an expression; placeholders without a value stand for any name."""
    for name, value in (values or {}).items():
        path = re.sub(rf"\b{name}\b", value, path)
    path = PLACEHOLDER.sub("*", path)
    return re.compile(re.escape(path).replace(r"\*", r"[\w.-]+"))


NAMES_IN_FILE = re.compile(r"((?:`[^`\n]+`(?:, | and |, and |,\s+)?)+)\s+(?:in|of)\s+`([^`\n]+)`")
"""`NAME` in `path`, `NAME` of `path`, also with several names."""

CODE = re.compile(r"`([^`\n]+)`")
IDENTIFIER = re.compile(r"@?[A-Za-z_][\w-]+")


def is_path(text: str) -> bool:
    return FILE_NAME.fullmatch(text) is not None and not text.startswith(MADE_BY_BUILD)


def existing(path: str, values: dict[str, str] | None = None, short_for: tuple[str, ...] = ("",)) -> list[str]:
    """The files and folders that a named path stands for."""
    for start in short_for:
        wanted = pattern(start + path, values)
        if found := [name for name in tracked() if wanted.fullmatch(name)]:
            return found
    return []


def check_names(text: str, values: dict[str, str] | None = None, short_for: tuple[str, ...] = ("",)) -> int:
    """Assert that names said to be in a file are there, messages in each language; return how many were checked."""
    checked = 0
    for names, path in NAMES_IN_FILE.findall(text):
        if not is_path(path):
            continue
        files = [ROOT / found for found in existing(path, values, short_for) if not found.endswith("/")]
        for one in CODE.findall(names):
            if is_path(one) or not IDENTIFIER.fullmatch(one):
                continue
            message = path.endswith(".ftl")
            wanted = pattern(one, values).pattern
            expression = re.compile(rf"^{wanted} =" if message else rf"(?<!\w){wanted}(?!\w)", re.MULTILINE)
            found = [expression.search(file.read_text(encoding="utf-8")) is not None for file in files]
            assert found, path
            assert all(found) if message else any(found), f"{one} in {path}"
            checked += 1
    return checked
