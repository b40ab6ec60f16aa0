"""The driver: what it offers, how it complains, and what its parts promise."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import build as driver
from raenke import GAMES
from tools.check import checks
from tools.setup import env, process
from tools.setup.process import ROOT, BuildError

COMMANDS = (
    "test",
    "check",
    "bench",
    "site",
    "serve",
    "lighthouse",
    "mutate",
    "faults",
    "shapes",
    "golden",
    "release",
    "shots",
    "soak",
    "format",
)


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "build.py", *arguments], capture_output=True, text=True, check=False)


def test_the_help_names_every_command_and_so_does_contributing() -> None:
    told = build("--help").stdout
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert re.search(rf"^    {command}\b", told, re.MULTILINE)
        assert f"`{command}`" in contributing


@pytest.mark.parametrize("arguments", [(), ("nonsense",), ("serve", "--port", "x")])
def test_bad_arguments_are_told_without_a_traceback(arguments: tuple[str, ...]) -> None:
    done = build(*arguments)
    assert done.returncode == 2
    assert "build.py" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_program_that_is_missing_is_told_in_one_line() -> None:
    with pytest.raises(BuildError, match="'no-such-program' not found"):
        process.capture(["no-such-program"])


def test_a_step_that_fails_shows_its_last_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BuildError, match="the step: failed with exit status 3"):
        process.run_step("the step", [sys.executable, "-c", "print('last words'); raise SystemExit(3)"])
    assert "last words" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("statuses", "well"),
    [([0], True), ([1, 0], True), ([1, 1], False), ([2], False), ([3], False), ([4], False)],
)
def test_browser_tests_that_failed_get_one_more_chance_and_nothing_else_does(
    monkeypatch: pytest.MonkeyPatch, statuses: list[int], well: bool
) -> None:
    """Some failed (1): once more, those alone; broken off, broken or wrongly called: failed."""
    calls: list[tuple[object, ...]] = []

    def pytest_ends(*arguments: object) -> int:
        calls.append(arguments)
        return statuses[len(calls) - 1]

    monkeypatch.setattr(checks, "pytest", pytest_ends)
    assert checks.run_browser_tests("-m", "not measured") is well
    assert len(calls) == len(statuses)
    assert all("--last-failed" in again for again in calls[1:])


def test_a_fingerprint_knows_texts_and_files_apart(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_text("x", encoding="utf-8")
    assert env.fingerprint(file) == env.fingerprint("x")
    assert env.fingerprint("a", "b") != env.fingerprint("ab")
    before = env.fingerprint(file)
    file.write_text("y", encoding="utf-8")
    assert env.fingerprint(file) != before


def test_every_requirement_is_pinned_exactly() -> None:
    for file in sorted((ROOT / "tools" / "requirements").glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                assert re.match(r"[\w.-]+==[\w.]+( |$)", line), f"{file.name}: {line}"


DEPENDENCIES = (ROOT / "docs" / "DEPENDENCIES.md").read_text(encoding="utf-8")


def test_every_package_of_the_page_has_a_reason() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    told = set(re.findall(r"[@\w/*-]+", " ".join(re.findall(r"^\| (.*?) \|", DEPENDENCIES, re.MULTILINE))))
    for name in [*package["dependencies"], *package["devDependencies"]]:
        family = {name, re.sub(r"(?<=[-/])[^-/]+$", "*", name), name.split("/")[0] + "/*"}
        assert family & told, f"{name} is not in docs/DEPENDENCIES.md"


def test_every_package_with_a_reason_is_installed() -> None:
    pinned = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tools" / "requirements").glob("*.txt"))
    pinned += (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    for names in re.findall(r"^\| ([@\w/*., -]+?) \|", DEPENDENCIES, re.MULTILINE):
        for name in names.split(", "):
            stem = name.removesuffix("*").replace("-", "[-_]")
            assert name == "package" or re.search(stem, pinned, re.IGNORECASE), name


def test_golden_runs_the_script_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(driver, "_script", ran.append)
    driver.golden(Namespace())
    assert ran == [f"tests/golden/{game}/regenerate.py" for game in sorted(GAMES)]
    assert all((ROOT / script).is_file() for script in ran)


def test_every_script_that_the_driver_runs_exists() -> None:
    scripts = re.findall(r'_script\("([^"]+)"', (ROOT / "build.py").read_text(encoding="utf-8"))
    assert len(scripts) >= 2
    assert [script for script in scripts if not (ROOT / script).is_file()] == []
