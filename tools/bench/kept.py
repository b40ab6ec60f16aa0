"""Measurements that go on where they were stopped: their results are lines of a file in build/."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from raenke.pool import Here
from raenke.resumable import work
from tools.setup.process import ROOT

FOLDER: Final = ROOT / "build"

Result = TypeVar("Result")


def results(name: str, number: int, measure: Callable[[int], Result]) -> Iterator[list[Result]]:
    """Measure 0, 1 and so on as far as `NAME.jsonl` has not got, and yield all results after each."""
    path = FOLDER / f"{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    for done in work(lambda one: json.dumps(measure(one)), range(number), path, Here()):
        if done:
            yield [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[:number]]
