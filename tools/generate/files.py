"""Generated files: whether they are as they would be made now, and writing those that are not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tools.setup.process import ROOT, BuildError, echo


def stale(made: Mapping[Path, str]) -> dict[Path, str]:
    """Those of the files that are missing or differ on disk, with what they should hold."""
    return {path: text for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text}


def between(path: Path, begin: str, end: str, text: str) -> str:
    """What a file should hold if this is to stand between its two marks."""
    before, begins, rest = path.read_text(encoding="utf-8").partition(begin)
    _, ends, after = rest.partition(end)
    if not (begins and ends):
        raise BuildError(f"{path.name} lacks the lines {begin.strip()!r} and {end.strip()!r}")
    return f"{before}{begin}{text}{end}{after}"


def write(made: Mapping[Path, str]) -> None:
    """Write the files that are stale."""
    for path, text in stale(made).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        echo(f"wrote {path.relative_to(ROOT).as_posix()}")
