"""What a first visit transfers, with all that is kept for offline use: part by part, with and without compression."""

from __future__ import annotations

import re
from pathlib import Path

from tools.bench.limits import Measurement
from tools.site import wheel
from tools.site.server import wire_size

PARTS: dict[str, tuple[str, float]] = {
    "interpreter": (r"run/\w+/pyodide", 3200),
    "standard library": (r"run/\w+/python_stdlib", 1000),
    "packages for own bots": (r"run/", 120),
    "engine": (r"v/\w+/raenke-", 250),
    "words": (r"v/\w+/i18n/", 240),
    "pictures": (r"v/\w+/art/", 90),
    "demonstrations": (r"v/\w+/demos/", 30),
    "fonts": (r"v/\w+/fonts/", 80),
    "page": (r"", 420),
}
"""Each part's files, by the first pattern that their paths match, and its limit in kB where text is compressed."""

MAX_MB, MAX_PLAIN_MB = 5.6, 7.5
"""Limits of a first visit where the host compresses text, and where it compresses nothing."""

MAX_KB, MAX_SHARED_KB = 1010, 700
"""Limits of everything but Pyodide, and of that what does not belong to one game."""


def _part(name: str) -> str:
    return next(part for part, (pattern, _) in PARTS.items() if re.match(pattern, name))


def _visited(dist: Path) -> dict[str, Path]:
    files = {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}
    return {name: path for name, path in files.items() if not name.startswith(wheel.INDEX)}


def not_pyodide(dist: Path, game: str = "") -> float:
    """Kilobytes of a first visit that are not Pyodide, or only those in one game's folders."""
    ours = {name: path for name, path in _visited(dist).items() if not name.startswith("run/")}
    return sum(wire_size(path) for name, path in ours.items() if not game or f"/{game}/" in name) / 1e3


def measurements(dist: Path) -> list[Measurement]:
    """The weight of a first visit and of its parts."""
    files = _visited(dist)
    weights = dict.fromkeys(PARTS, 0)
    for name, path in files.items():
        weights[_part(name)] += wire_size(path)
    plain = sum(path.stat().st_size for path in files.values())
    return [
        Measurement("first visit where the host compresses text", sum(weights.values()) / 1e6, MAX_MB, "MB"),
        *(Measurement(f"  {part}", weights[part] / 1e3, PARTS[part][1], "kB") for part in PARTS),
        Measurement("  all but Pyodide", not_pyodide(dist), MAX_KB, "kB"),
        Measurement("first visit where it compresses nothing", plain / 1e6, MAX_PLAIN_MB, "MB"),
    ]
