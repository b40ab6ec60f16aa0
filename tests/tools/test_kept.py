"""Measurements that are kept: a run goes on where the last one was stopped, whatever that left in the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.bench import kept


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    return tmp_path


def test_half_a_line_that_an_interrupt_left_is_measured_again(folder: Path) -> None:
    (folder / "squares.jsonl").write_text('{"square": 0}\n{"square": 1}\n{"squ', encoding="utf-8")
    measured = []

    def square(number: int) -> dict[str, int]:
        measured.append(number)
        return {"square": number * number}

    assert [*kept.results("squares", 4, square)][-1] == [{"square": number * number} for number in range(4)]
    assert measured == [2, 3]


def test_a_finished_run_is_told_once_and_only_as_far_as_was_asked(folder: Path) -> None:
    assert [*kept.results("numbers", 3, int)] == [[0], [0, 1], [0, 1, 2]]
    assert [*kept.results("numbers", 2, int)] == [[0, 1]]
