"""The release: wheel and sdist, checked, installed in fresh environments, and used there as others would."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.setup.process import BuildError, Result, capture, echo

OLDEST: Final = (3, 11)
NEWEST_KNOWN: Final = 20
"""Minor versions of Python 3 that are looked for."""

USE: Final = """
from random import Random

from raenke import GAMES
from raenke.game import State

state: State = GAMES["kabale"].new(players=2, rng=Random(1))
actions: list[int] = state.legal()
"""
"""A module of somebody who uses the library; a type checker must find its types."""

BOT: Final = "def choose(view, rng):\n    return rng.choice(view.legal())\n"


def release(root: Path) -> None:
    """Make both archives in build/release/ and try them with the oldest and the newest Python that is here."""
    out = root / "build" / "release"
    shutil.rmtree(out, ignore_errors=True)
    _step("building", sys.executable, "-m", "hatchling", "build", "--directory", str(out), cwd=root)
    archives = sorted(out.iterdir())
    if sorted(archive.suffix for archive in archives) != [".gz", ".whl"]:
        raise BuildError(f"wheel and sdist were expected in {out}")
    _step("twine check", sys.executable, "-m", "twine", "check", "--strict", *map(str, archives), cwd=root)
    for python in pythons():
        for archive in archives:
            _try(python, archive)
    for archive in archives:
        echo(f"✓ {archive.relative_to(root).as_posix()}")


def pythons() -> list[str]:
    """The oldest and the newest Python that is here and new enough, once if they are the same."""
    found = {sys.version_info[:2]: sys.executable}
    for minor in range(OLDEST[1], NEWEST_KNOWN):
        path = shutil.which(f"python3.{minor}")
        if path and (3, minor) not in found and capture([path, "--version"]).ok:  # it may be a shim of nothing
            found[3, minor] = path
    return [found[version] for version in dict.fromkeys((min(found), max(found)))]


def _try(python: str, archive: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        _step("", python, "-m", "venv", str(place / "env"), cwd=place)
        here = place / "env" / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(here / "python"), "-m", "pip", "--disable-pip-version-check"]
        _step("", *pip, "install", "--quiet", str(archive), cwd=place)
        (place / "mybot.py").write_text(BOT, encoding="utf-8")
        (place / "user.py").write_text(USE, encoding="utf-8")
        command = "arena kabale --bots file:mybot.py,greedy --games 2 --seed 1 --jobs 2"
        said = _step("", str(here / "raenke"), *command.split(), cwd=place)
        if not re.search(r"^1  mybot ", said.output, re.MULTILINE):
            raise BuildError(f"the installed command said:\n{said.output}")
        checker = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(here / "python")]
        _step("", *checker, "--cache-dir", str(place / "cache"), "user.py", cwd=place)
        version = capture([here / "python", "--version"], cwd=place).output.strip()
        echo(f"✓ {archive.name} installed and used with {version}")


def _step(what: str, *command: str, cwd: Path) -> Result:
    """Run a command outside the source tree's own paths; BuildError if it fails."""
    done = capture(command, cwd=cwd, env={"PYTHONPATH": ""})
    if not done.ok:
        raise BuildError(f"{' '.join(command)}\n{done.output}")
    if what:
        echo(f"✓ {what}")
    return done
