"""Long work in lines of a file, which goes on where it was interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from raenke import pool

Task = TypeVar("Task")


def work(function: Callable[[Task], str], tasks: Sequence[Task], path: Path, jobs: int) -> Iterator[int]:
    """Write a line for each task that the file does not have yet, in order, and yield how many it has after each."""
    done = 0
    if path.exists():
        whole = path.read_text(encoding="utf-8").splitlines(keepends=True)
        lines = [line for line in whole if line.endswith("\n")]  # an interrupt may have cut the last one
        path.write_text("".join(lines), encoding="utf-8")
        done = len(lines)
        yield done
    left = tasks[done:]
    found = pool.imap(function, left, jobs) if jobs > 1 else map(function, left)
    with path.open("a", encoding="utf-8") as file:
        for line in found:
            file.write(line + "\n")
            file.flush()
            done += 1
            yield done
