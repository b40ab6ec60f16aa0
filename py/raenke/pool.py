"""Tasks on any `concurrent.futures` executor, and one whose processes ignore SIGINT and never outlive their parent.

What a lost worker had begun is run again, so a task must give the same result wherever and however often it runs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from queue import SimpleQueue
from typing import Any, Final, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MOST_TRIES: Final = 3
"""How often a task is run whose worker is lost each time: then the task itself must be the reason."""

AHEAD: Final = 1000
"""How many tasks are handed to an executor at most before the first is done."""


class WorkerDied(Exception):
    """Worker processes exited again and again before a task was done, for example killed for lack of memory."""


def completed(
    function: Callable[[_Task], _Result], tasks: Sequence[_Task], executor: Executor
) -> Iterator[tuple[int, _Result]]:
    """Yield each task's number and result, exactly once, as soon as it is done; what was lost is run again."""
    waiting = deque(range(len(tasks)))
    running: dict[Future[_Result], int] = {}
    done: SimpleQueue[Future[_Result]] = SimpleQueue()
    lost = Counter[int]()
    try:
        while waiting or running:
            while waiting and len(running) < getattr(executor, "ahead", AHEAD):
                number = waiting.popleft()
                future = executor.submit(function, tasks[number])
                running[future] = number
                future.add_done_callback(done.put)
            future = done.get()
            number = running.pop(future)
            try:
                result = future.result()
            except Exception as error:
                if not _is_loss(error):
                    raise
                lost[number] += 1
                if lost[number] == MOST_TRIES:
                    raise WorkerDied(f"{MOST_TRIES} times a process has died at the same task") from None
                waiting.appendleft(number)
            else:
                yield number, result
    finally:
        for future in running:
            future.cancel()


def _is_loss(error: Exception) -> bool:
    """Whether a task failed only because its worker is gone; Dask's own error is known by its name."""
    return isinstance(error, (WorkerDied, BrokenExecutor, CancelledError)) or type(error).__name__ == "KilledWorker"


def in_order(results: Iterator[tuple[int, _Result]]) -> Iterator[_Result]:
    """The results of `completed` in the order of their tasks, each as soon as all earlier ones are there."""
    early: dict[int, _Result] = {}
    due = 0
    for number, result in results:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


class Here(Executor):
    """Runs each task in this thread when it is submitted."""

    ahead = 1

    def submit(self, function: Callable[..., _Result], /, *args: Any, **more: Any) -> Future[_Result]:
        future: Future[_Result] = Future()
        try:
            future.set_result(function(*args, **more))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(Executor):
    """Worker processes; one that dies is replaced, and its task fails with WorkerDied."""

    def __init__(self, processes: int) -> None:
        # spawn, because forking a process that may have threads is unsafe and deprecated
        self._context = multiprocessing.get_context("spawn")
        self._waiting: deque[tuple[Future[Any], Any]] = deque()
        self._ended = False
        self._workers: dict[Any, Any] = {}
        """By connection, the process at its other end."""
        self._woken, self._wake = self._context.Pipe(duplex=False)
        self._lock = threading.Lock()
        with _interrupts_blocked():
            for _ in range(processes):
                self._start()
            self._thread = threading.Thread(target=self._serve, daemon=True)
            self._thread.start()

    def submit(self, function: Callable[..., _Result], /, *args: Any, **more: Any) -> Future[_Result]:
        future: Future[_Result] = Future()
        with self._lock:
            if self._ended:
                raise RuntimeError("this executor has ended")
            self._waiting.append((future, (function, args, more)))
            self._wake.send(None)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes at once, also those that are busy."""
        with self._lock:
            if self._ended:
                return
            self._ended = True
            self._wake.send(None)
        self._thread.join()
        for connection, process in self._workers.items():
            process.kill()
            process.join()
            connection.close()
        self._wake.close()
        self._woken.close()

    def _start(self) -> Any:
        here, there = self._context.Pipe()
        process = self._context.Process(target=_work, args=(there,), daemon=True)
        process.start()
        there.close()  # only the worker holds it, so that its exit closes the connection
        self._workers[here] = process
        return here

    def _serve(self) -> None:
        """Hand out tasks and collect results; the processes started here inherit that SIGINT is blocked."""
        idle, busy = deque(self._workers), dict[Any, Future[Any]]()
        while not self._ended:
            while idle and self._waiting:
                future, task = self._waiting.popleft()
                if future.set_running_or_notify_cancel():
                    connection = idle.popleft()
                    busy[connection] = future
                    try:
                        connection.send(task)
                    except OSError:
                        pass  # a worker that died idle: noticed below, as if it had begun
                    except Exception as error:  # it cannot be pickled
                        future.set_exception(error)
                        idle.append(connection)
                        del busy[connection]
            ready: Any
            for ready in wait([self._woken, *busy]):
                if ready is self._woken:
                    ready.recv()
                else:
                    idle.append(self._collect(ready, busy.pop(ready)))
        for future in busy.values():
            future.set_exception(CancelledError())  # running, so that it cannot be cancelled
        for future, _ in self._waiting:
            future.cancel()

    def _collect(self, connection: Any, future: Future[Any]) -> Any:
        """Settle a future; return the connection of the worker that is idle now."""
        try:
            result, error = connection.recv()
        except (EOFError, OSError):
            self._workers.pop(connection).join()
            connection.close()
            future.set_exception(WorkerDied("a process of this command has died"))
            return self._start()
        except Exception as problem:  # it cannot be unpickled
            result, error = None, problem
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
        return connection


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT while children and threads start, which inherit the mask; ours is delivered at the end."""
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


def _work(connection: Any) -> None:
    """Worker loop: reply to each task with its result or exception, until the parent exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent has exited
        while True:
            connection.send(_answer(*connection.recv()))


def _answer(function: Callable[..., Any], args: Any, more: Any) -> tuple[Any, Exception | None]:
    try:
        return function(*args, **more), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
