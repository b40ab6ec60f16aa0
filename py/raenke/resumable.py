"""Long work in lines of a file, which goes on where it was interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import TypeVar

from raenke import pool

Task = TypeVar("Task")


def work(
    function: Callable[[Task], str], tasks: Sequence[Task], path: Path, executor: Executor, batch: int = 1
) -> Iterator[int]:
    """Write a line for each task that the file does not have yet, in order, and yield how many it has after each.

    An executor gets `batch` tasks at a time.
    """
    done = 0
    if path.exists():
        whole = path.read_text(encoding="utf-8").splitlines(keepends=True)
        lines = [line for line in whole if line.endswith("\n")]  # an interrupt may have cut the last one
        path.write_text("".join(lines), encoding="utf-8")
        done = len(lines)
        yield done
    batches = [tasks[first : first + batch] for first in range(done, len(tasks), batch)]
    with path.open("a", encoding="utf-8") as file:
        for found in pool.in_order(pool.completed(partial(_all, function), batches, executor)):
            file.writelines(f"{line}\n" for line in found)
            file.flush()
            done += len(found)
            yield done


def _all(function: Callable[[Task], str], tasks: Sequence[Task]) -> list[str]:
    return [function(task) for task in tasks]
