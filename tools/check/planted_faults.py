"""Planted faults: break one thing in a copy of the tree, run the tests that should notice, and report what they missed.

The faults are rows of tests/planted_faults.toml. Where mutation testing changes every operator of the rules, these are
a few typical mistakes in every part, also in scripts, messages, style sheets and the service worker.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.setup import env
from tools.setup.process import ROOT, BuildError, Result, capture, echo

TABLE = ROOT / "tests" / "planted_faults.toml"
LINKED = (".venv", "web/node_modules")
CACHES = ("build/packed", "build/pyodide", "build/wheel", "build/wheels")
SETTINGS = {"CI": "true", "RAENKE_HYPOTHESIS": "mutate", "PYTHONDONTWRITEBYTECODE": "1"}
CHECK = "check:"
"""Prefix of a test that is a static check, by its name in `checks.py`."""

PYTEST_UNUSABLE = (3, 4, 5)
"""pytest's exit status for an internal error, bad arguments, and no test at all."""


@dataclass(frozen=True)
class Fault:
    """One fault: `old` becomes `new` in a file, and at least one of these tests must fail."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def planted(self, text: str) -> str:
        """The file's text with the fault in it."""
        if text.count(self.old) != 1:
            raise BuildError(f"{self.name}: {self.file} has its `old` {text.count(self.old)} times, not once")
        return text.replace(self.old, self.new)


def read_table() -> list[Fault]:
    """All faults, in the order of the table."""
    rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))["fault"]
    return [Fault(**{**row, "tests": tuple(row["tests"])}) for row in rows]


def _copy_sources(tree: Path) -> None:
    """Copy what git tracks, what it would, and the caches of the site's build; link what is installed."""
    listed = capture(["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"])
    if not listed.ok:
        raise BuildError("faults are planted in a copy of what git lists: this is no git checkout")
    for name in filter(None, listed.output.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    for name in CACHES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name)
    for name in LINKED:
        (tree / name).symlink_to((ROOT / name).resolve(), target_is_directory=True)


def _run(tree: Path, tests: Sequence[str]) -> Result:
    """Run tests in a copy until one fails."""
    python: list[str] = [sys.executable, "-c" if tests[0].startswith(CHECK) else "-m"]
    if tests[0].startswith(CHECK):
        names = [test.removeprefix(CHECK) for test in tests]
        python.append(f"import sys; from tools.check import checks; sys.exit(bool(checks.static({names!r})))")
    else:
        python += ["pytest", "-x", "-q", "-n0", "--no-header", "-p", "no:cacheprovider", *tests]
    path = f"{tree / 'py'}{env.SEPARATOR}{tree}"
    return capture(python, cwd=tree, env={"PYTHONPATH": path, **SETTINGS})


def _runs(tests: Iterable[str]) -> list[list[str]]:
    """Static checks and tests apart, each in one run, without repetitions."""
    each = list(dict.fromkeys(tests))
    parts = [[test for test in each if test.startswith(CHECK) is checks] for checks in (True, False)]
    return [part for part in parts if part]


def _caught_by(tree: Path, fault: Fault) -> str:
    """The first test or check that fails with the fault planted in a copy, "" if none does."""
    file = tree / fault.file
    sound = file.read_text(encoding="utf-8")
    file.write_text(fault.planted(sound), encoding="utf-8")
    try:
        for tests in _runs(fault.tests):
            done = _run(tree, tests)
            if done.code in PYTEST_UNUSABLE:
                raise BuildError(f"{fault.name}: {tests} cannot be run:\n{done.output[-2000:]}")
            if not done.ok:
                named = re.search(r"^(?:FAILED|ERROR|✗) (.+?)(?: - |  \(|$)", done.output, re.MULTILINE)
                return named[1] if named else "its import"
        return ""
    finally:
        file.write_text(sound, encoding="utf-8")


def run(names: Sequence[str]) -> None:
    """Plant the faults whose names contain one of these texts, all without any; raise if one was missed."""
    faults = [fault for fault in read_table() if not names or any(name in fault.name for name in names)]
    if not faults:
        raise BuildError(f"no fault is called like {', '.join(names)}")
    for fault in faults:
        fault.planted((ROOT / fault.file).read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="raenke-faults-") as folder:
        tree = Path(folder)
        _copy_sources(tree)
        echo(f"· {len(faults)} faults; first their tests without any")
        for tests in _runs(test for fault in faults for test in fault.tests):
            if not (done := _run(tree, tests)).ok:
                raise BuildError(f"without a fault these tests must pass:\n{done.output[-3000:]}")
        missed = []
        for fault in faults:
            if noticed := _caught_by(tree, fault):
                echo(f"✓ {fault.name}: {noticed}")
            else:
                echo(f"✗ {fault.name}: MISSED by {', '.join(fault.tests)}")
                missed.append(fault.name)
    echo(f"{len(faults) - len(missed)} of {len(faults)} faults caught")
    if missed:
        raise BuildError(f"missed: {', '.join(missed)}")
