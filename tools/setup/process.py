"""Run other programs; errors are one line that says what to do."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

Arg = str | Path


class BuildError(Exception):
    """An error that the user can fix; `build.py` prints its text as one line."""


@dataclass(frozen=True)
class Result:
    """Exit status, output and duration of a program."""

    code: int
    output: str
    seconds: float

    @property
    def ok(self) -> bool:
        return self.code == 0


def echo(text: str) -> None:
    """Print a line and flush, also into a pipe."""
    print(text, flush=True)


def _environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1", **(extra or {})}


def _missing(command: Sequence[Arg]) -> BuildError:
    return BuildError(f"program {str(command[0])!r} not found")


def capture(command: Sequence[Arg], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> Result:
    """Run a program and return its exit status and output; never raises for a failure."""
    began = time.perf_counter()
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=_environment(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except FileNotFoundError:
        raise _missing(command) from None
    return Result(done.returncode, done.stdout, time.perf_counter() - began)


def run(command: Sequence[Arg], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a program that inherits our output; return its exit status."""
    sys.stdout.flush()
    try:
        return subprocess.run(
            [str(part) for part in command], cwd=cwd, env=_environment(env), stdin=subprocess.DEVNULL, check=False
        ).returncode
    except FileNotFoundError:
        raise _missing(command) from None


def run_step(what: str, command: Sequence[Arg], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a program that must succeed, and return its output; on failure print the end of it and raise."""
    echo(f"· {what}")
    done = capture(command, cwd=cwd, env=env)
    if not done.ok:
        tail = "\n".join(done.output.rstrip().splitlines()[-25:])
        echo(tail)
        raise BuildError(f"{what}: failed with exit status {done.code}, see its output above")
    return done.output
