"""Tasks on executors: each counted once, also if workers are lost; the processes of --jobs."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from raenke import GAMES
from raenke.pool import Here, Processes, WorkerDied, completed, in_order
from tests.engine.cli_runner import Command

EXECUTORS = pytest.mark.parametrize("make", [Here, lambda: Processes(2), lambda: ThreadPoolExecutor(3)])


def die_once(path: str) -> int:
    """Kill the process at the first call, which a file remembers."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return len(path)


def not_picklable(number: int) -> Any:
    return threading.Lock() if number else number


@EXECUTORS
def test_each_task_is_done_once_and_results_can_be_put_in_order(make: Callable[[], Executor]) -> None:
    with make() as executor:
        found = list(completed(abs, range(-40, 0), executor))
        assert sorted(found) == [(40 - number, number) for number in range(40, 0, -1)]
        assert list(in_order(completed(abs, range(-40, 0), executor))) == list(range(40, 0, -1))


@EXECUTORS
def test_an_error_of_a_task_is_an_error_of_the_whole(make: Callable[[], Executor]) -> None:
    with make() as executor, pytest.raises(ValueError, match="invalid literal"):
        list(completed(int, ["1", "x", "3"], executor))


def test_the_task_of_a_process_that_dies_is_done_by_another(tmp_path: Path) -> None:
    tasks = [str(tmp_path / name) for name in ("a", "bc", "def")]
    with Processes(2) as executor:
        assert list(in_order(completed(die_once, tasks, executor))) == [len(task) for task in tasks]


def test_a_task_that_kills_every_process_is_given_up() -> None:
    with Processes(1) as executor, pytest.raises(WorkerDied, match="3 times"):
        list(completed(os._exit, [3], executor))


def test_what_cannot_be_sent_is_an_error_and_the_processes_go_on() -> None:
    with Processes(1) as executor:
        with pytest.raises(TypeError, match="pickle"):
            executor.submit(abs, threading.Lock()).result()
        assert executor.submit(abs, -3).result() == 3


def test_a_broken_executor_s_tasks_are_handed_in_again() -> None:
    class Flaky(ThreadPoolExecutor):
        submitted = 0

        def submit(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
            self.submitted += 1
            if self.submitted in (1, 3, 5):
                future: Future[Any] = Future()
                future.set_exception(BrokenExecutor())
                return future
            return super().submit(function, *args, **more)

    with Flaky(1) as executor:
        assert sorted(completed(abs, range(-5, 0), executor)) == [(number, 5 - number) for number in range(5)]


def test_ending_does_not_wait_for_busy_processes() -> None:
    with Processes(1) as executor:
        left = [executor.submit(_sleep, 600.0) for _ in range(3)]
        while not left[0].running():
            _sleep(0.01)
    for future in left:
        with pytest.raises(CancelledError):
            future.result(timeout=60)
    with pytest.raises(RuntimeError):
        executor.submit(abs, 1)


def _sleep(seconds: float) -> None:
    threading.Event().wait(seconds)


def test_the_command_says_that_a_process_died(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def died(*_: object) -> None:
        raise WorkerDied("3 times a process has died at the same task")

    monkeypatch.setattr("raenke.pool.completed", died)
    assert "has died" in raenke.fails("arena", next(iter(GAMES)), *"--bots random,random --games 4".split(), status=1)
