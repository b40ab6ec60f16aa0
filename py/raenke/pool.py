"""Process pool whose workers ignore SIGINT and never outlive their parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import Any, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")


class WorkerDied(Exception):
    """A worker process exited before its task was done, for example killed for lack of memory."""


def imap(function: Callable[[_Task], _Result], tasks: Sequence[_Task], processes: int) -> Iterator[_Result]:
    """Yield the results in the order of the tasks, each as soon as it and all earlier ones are available."""
    # spawn, because forking a process that may have threads is unsafe and deprecated
    context = multiprocessing.get_context("spawn")
    workers: list[tuple[Any, Any]] = []
    try:
        with _interrupts_blocked():
            for _ in range(processes):
                here, there = context.Pipe()
                process = context.Process(target=_work, args=(function, there), daemon=True)
                process.start()
                there.close()  # only the worker holds it, so that its exit closes the connection
                workers.append((process, here))
        yield from _results(tasks, [connection for _, connection in workers])
    finally:
        for process, connection in workers:
            process.kill()
            process.join()
            connection.close()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT while children start, which inherit the mask; ours is delivered at the end of the block."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # otherwise the resource tracker starts with the first child and unblocks SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _results(tasks: Sequence[_Task], idle: list[Any]) -> Iterator[_Result]:
    busy: dict[Any, int] = {}
    finished: dict[int, _Result] = {}
    begun = yielded = 0
    try:
        while yielded < len(tasks):
            while idle and begun < len(tasks):
                connection = idle.pop()
                connection.send(tasks[begun])
                busy[connection] = begun
                begun += 1
            ready: Any
            for ready in wait([*busy]):
                result, error = ready.recv()
                if error is not None:
                    raise error
                finished[busy.pop(ready)] = result
                idle.append(ready)
            while yielded in finished:
                yield finished.pop(yielded)
                yielded += 1
    except (EOFError, ConnectionError):
        raise WorkerDied("a process of this command has died") from None


def _work(function: Callable[[Any], Any], connection: Any) -> None:
    """Worker loop: reply to each task with its result or exception, until the parent exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent has exited
        while True:
            connection.send(_answer(function, connection.recv()))


def _answer(function: Callable[[Any], Any], task: Any) -> tuple[Any, Exception | None]:
    try:
        return function(task), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
