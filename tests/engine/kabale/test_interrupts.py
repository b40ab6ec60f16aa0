"""Ctrl-C in a separate process of the command: it exits at once, silently, with all its children."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from raenke import record
from tests.engine.cli_runner import Command

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a process group gets Ctrl-C as on POSIX")

PLACES = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3] / "py")}
PLAY = "play kabale --bots rollout --games 50"
ARENA = "arena kabale --bots rollout,rollout,rollout,rollout,rollout,rollout --games 60 --jobs 2"
AT_ONCE = 60
"""Timeout in seconds, generous for a loaded machine; the games above take many times as long."""

AT_MOMENT = """
import multiprocessing, os, runpy, signal, sys, threading, time

module, function, waiting, deed = {moment!r}
done = False

def trace(frame, event, arg):
    global done
    if not done and frame.f_code.co_name == function and frame.f_globals.get("__name__") == module:
        if sys.modules.get("raenke.cli.command"):
            done = True
            threading.Timer(waiting, act).start() if waiting else act()

def act():
    if deed == "terminal":
        os.killpg(0, signal.SIGINT)
    else:
        os.kill(os.getpid(), signal.SIGKILL)

sys.argv[0] = "raenke"
sys.settrace(trace)
runpy.run_module("raenke", run_name="__main__")
"""
"""Runs the command and acts once a function has been called, a moment that does not depend on the load."""

Moment = tuple[str, str, float, str]


def hear_interrupts() -> None:
    """Undo what a shell does to a job in the background, whose children ignore SIGINT: the tests may run in one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def started(arguments: str, moment: Moment) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", AT_MOMENT.format(moment=moment), *arguments.split()]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, env=PLACES, start_new_session=True, preexec_fn=hear_interrupts
    )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):  # no process is left, as expected
                os.killpg(process.pid, signal.SIGKILL)


def run(
    arguments: str, module: str, function: str, waiting: float = 0, effect: str = "terminal"
) -> tuple[int, str, str]:
    """Run to the end; return status and streams, which close only when no child holds them."""
    with started(arguments, (module, function, waiting, effect)) as process:
        out, err = process.communicate(timeout=AT_ONCE)
        return process.returncode, out.decode(), err.decode()


def test_next_to_nothing_is_imported_before_interrupts_are_handled() -> None:
    script = "import sys; before = {*sys.modules}; import raenke.__main__; print(*{*sys.modules} - before)"
    told = subprocess.run([sys.executable, "-c", script], env=PLACES, capture_output=True, check=True, timeout=60)
    imported = set(told.stdout.decode().split())
    assert {name for name in imported if name.startswith("raenke")} == {
        "raenke", "raenke.games", "raenke.__main__", "raenke.cli", "raenke.cli.main", "raenke.cli.interrupts",
    }  # fmt: skip
    assert not imported & {"argparse", "dataclasses", "multiprocessing", "random", "typing"}


@pytest.mark.parametrize(
    ("arguments", "module", "function"),
    [
        (PLAY, "raenke.cli.command", "<module>"),
        (PLAY, "argparse", "parse_args"),
        (PLAY, "raenke.kabale.cards", "<module>"),
        (PLAY, "raenke.bots.rollout", "think"),
        ("--help", "argparse", "format_help"),
        ("bench kabale", "raenke.bench", "rates"),
        ("replay -", "raenke.cli.streams", "whole_text"),
        ("award -", "raenke.cli.streams", "answer_each"),
        (ARENA, "raenke.pool", "_interrupts_blocked"),
        (ARENA, "multiprocessing.popen_spawn_posix", "_launch"),
        (ARENA, "raenke.pool", "completed"),
        (ARENA, "raenke.pool", "submit"),
    ],
)
def test_an_interrupt_ends_the_command_silently(arguments: str, module: str, function: str) -> None:
    assert run(arguments, module, function) == (130, "", "")


@pytest.mark.parametrize("waiting", [0.02, 0.1, 0.3, 1.0])
def test_an_interrupt_while_processes_start_and_work(waiting: float) -> None:
    assert run(ARENA, "raenke.pool", "completed", waiting) == (130, "", "")


def test_no_interrupt_is_lost_in_the_callback_of_an_import_lock() -> None:
    assert run(PLAY, "importlib._bootstrap", "cb") == (130, "", "")


@pytest.mark.parametrize("waiting", [0.05, 0.5])
def test_processes_end_with_a_parent_that_is_killed(waiting: float) -> None:
    status, out, err = run(ARENA, "raenke.pool", "completed", waiting, effect="kill")
    assert (status, out, err) == (-signal.SIGKILL, "", "")


def test_an_interrupt_at_the_prompt_leaves_the_record_so_far() -> None:
    status, out, err = run("play kabale --bots random --seat human", "raenke.cli.human_player", "_read_line")
    assert status == 0
    assert record.read(out).result() == "*"
    assert "Traceback" not in err


def test_an_interrupt_in_the_middle_of_a_move_leaves_a_record_that_can_be_read(
    raenke: Command, toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = record.Record.play

    def interrupted(self: record.Record, action: int) -> None:
        play(self, action)
        if self.state.over:
            self.tokens.pop()  # as if interrupted before the token was written
            raise KeyboardInterrupt

    monkeypatch.setattr(record.Record, "play", interrupted)
    said = raenke(*"play toy --players 2 --bots random --seed 3 --seat human".split(), typed="1\n" * 9)
    assert said.status == 0
    assert record.read(said.out).result() == "*"


def test_whoever_starts_it_with_interrupts_ignored_is_not_interrupted() -> None:
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); from raenke.cli.main import main; main()"
    )
    ignoring = f"{script}; assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN"
    command = [sys.executable, "-c", ignoring, "award", "R4: 1Ki"]
    assert subprocess.run(command, env=PLACES, capture_output=True, timeout=60, check=False).returncode == 0
