"""What a first visit transfers, with all that is kept for offline use: part by part, with and without compression."""

from __future__ import annotations

import re
from pathlib import Path

from tools.bench.limits import Measurement
from tools.site import wheel
from tools.site.server import wire_size

PARTS: dict[str, tuple[str, float]] = {
    "interpreter": (r"run/\w+/pyodide|v/\w+/vendor/zstddec/", 2000),
    "standard library": (r"run/\w+/python_stdlib", 990),
    "packages for own bots": (r"run/", 120),
    "engine": (r"v/\w+/raenke-", 250),
    "friends": (r"v/\w+/(vendor/(@trystero-p2p|@noble|qr)/|(js|js/view|css|i18n/\w+)/friends)", 150),
    "puzzles and daily deals": (r"v/\w+/(js|js/\w+|css|i18n/\w+|i18n/\w+/\w+)/(puzzle|daily)", 120),
    "advice and ratings": (
        r"v/\w+/(js/(advice|progress)/|(js/view|css|i18n/\w+)/(advice|feats|progress|rating|review))",
        60,
    ),
    "words": (r"v/\w+/i18n/", 250),
    "pictures": (r"v/\w+/art/", 90),
    "demonstrations": (r"v/\w+/demos/", 30),
    "collections of puzzles": (r"v/\w+/puzzles/", 35),
    "fonts": (r"v/\w+/fonts/", 80),
    "page": (r"", 440),
}
"""Each part's files, by the first pattern that their paths match, and its limit in kB where text is compressed."""

MAX_MB, MAX_PLAIN_MB = 4.5, 6.6
"""Limits of a first visit where the host compresses text, and where it compresses nothing."""

MAX_KB, MAX_SHARED_KB = 1360, 1000
"""Limits of everything but Pyodide, and of that what does not belong to one game."""

MAX_FIRST_KB = 150
"""Limit of what index.html names: what the start page fetches before anybody wants anything, but words and pictures."""

LAZY = re.compile(r"/js/(?:advice|bots|progress)/|/(?:daily|puzzle)\w*\.|/vendor/(?:@trystero-p2p|@noble|qr)/")
"""Scripts that come when they are wanted."""


def _part(name: str) -> str:
    return next(part for part, (pattern, _) in PARTS.items() if re.match(pattern, name))


def _visited(dist: Path) -> dict[str, Path]:
    files = {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}
    return {name: path for name, path in files.items() if not name.startswith(wheel.INDEX)}


def not_pyodide(dist: Path, game: str = "") -> float:
    """Kilobytes of a first visit that are not Pyodide, or only those in one game's folders."""
    runtime = re.compile(f"{PARTS['interpreter'][0]}|run/")
    ours = {name: path for name, path in _visited(dist).items() if not runtime.match(name)}
    return sum(wire_size(path) for name, path in ours.items() if not game or f"/{game}/" in name) / 1e3


def named_at_once(dist: Path) -> list[str]:
    """The files of a build that index.html names."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    return sorted(set(re.findall(r'(?:href|src)="(v/[^"]+)"', page)))


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
        Measurement(
            "  named by index.html",
            sum(wire_size(files[name]) for name in named_at_once(dist)) / 1e3,
            MAX_FIRST_KB,
            "kB",
        ),
        Measurement("first visit where it compresses nothing", plain / 1e6, MAX_PLAIN_MB, "MB"),
    ]
