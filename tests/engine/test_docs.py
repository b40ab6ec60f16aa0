"""Docs against code: every ruling names existing tests, and every worker command is documented."""

from __future__ import annotations

import re
from pathlib import Path

from raenke import worker

ROOT = Path(__file__).parents[2]
RULINGS = (ROOT / "docs" / "RULINGS.md").read_text(encoding="utf-8")
WORKER = (ROOT / "docs" / "WORKER.md").read_text(encoding="utf-8")
TESTS = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "engine").rglob("test_*.py"))


def test_every_ruling_names_tests_that_exist() -> None:
    named = re.findall(r"`(test_\w+?)(…?)`", RULINGS)
    assert len(named) > 12
    for name, cut in named:
        assert f"def {name}" + ("" if cut else "(") in TESTS, name


def test_every_command_of_the_worker_is_documented() -> None:
    assert re.findall(r"^\| `(\w+)` \|", WORKER.split("\n## ")[0], re.MULTILINE) == [*worker.HANDLERS]
