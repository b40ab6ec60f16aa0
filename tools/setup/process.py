"""Runs other programs, and says in one line what went wrong."""

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


class Trouble(Exception):
    """Something a person can mend; its text is the one line that `build.py` prints."""


@dataclass(frozen=True)
class Outcome:
    """How a program ended, and all that it printed."""

    code: int
    output: str
    seconds: float

    @property
    def well(self) -> bool:
        return self.code == 0


def say(text: str) -> None:
    """Prints a line at once, also into a pipe."""
    print(text, flush=True)


def _environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1", **(extra or {})}


def _missing(command: Sequence[Arg]) -> Trouble:
    return Trouble(f"the program {str(command[0])!r} is not there")


def quietly(command: Sequence[Arg], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> Outcome:
    """Runs a program without a word; the caller decides what its end means."""
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
    return Outcome(done.returncode, done.stdout, time.perf_counter() - began)


def openly(command: Sequence[Arg], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Runs a program whose output goes where ours goes; returns its exit status."""
    sys.stdout.flush()
    try:
        return subprocess.run(
            [str(part) for part in command], cwd=cwd, env=_environment(env), stdin=subprocess.DEVNULL, check=False
        ).returncode
    except FileNotFoundError:
        raise _missing(command) from None


def must(what: str, command: Sequence[Arg], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Runs a program that has to succeed; `what` names the step, its last words are shown when it fails."""
    say(f"· {what}")
    done = quietly(command, cwd=cwd, env=env)
    if not done.well:
        tail = "\n".join(done.output.rstrip().splitlines()[-25:])
        say(tail)
        raise Trouble(f"{what}: failed with exit status {done.code}, its last words stand above")
    return done.output
