"""Time slices: a bot's steps are not longer together than the page may be kept waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from raenke import pacing
from raenke.pacing import SLICE_SECONDS, SlicedWork, TimeSlice


def length(monkeypatch: pytest.MonkeyPatch, *steps: float) -> float:
    """How many milliseconds a slice takes whose steps take so many; the last one goes on for ever."""
    now = 0.0
    monkeypatch.setattr(pacing, "perf_counter", lambda: now / 1000)
    time, left = TimeSlice(), [*steps]
    while True:
        now += left.pop(0) if len(left) > 1 else left[0]
        if time.over():
            return now


@pytest.mark.parametrize("step", [0.7, 3, 9, 11, 22])
def test_steps_end_within_a_slice(monkeypatch: pytest.MonkeyPatch, step: float) -> None:
    assert length(monkeypatch, step) <= 1000 * SLICE_SECONDS


def test_short_steps_use_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert length(monkeypatch, 0.5) > 1000 * SLICE_SECONDS - 1


def test_there_is_no_other_step_as_long_as_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert length(monkeypatch, 1, 11, 1) == 12


def test_a_step_that_is_longer_than_a_slice_is_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert length(monkeypatch, 40) == 40


def steps_to(result: int, steps: int = 1) -> Iterator[int | None]:
    yield from [None] * steps
    yield result


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "SLICE_SECONDS", 0.0)  # a slice is over after one step


@pytest.mark.usefixtures("short_slices")
def test_work_goes_on_slice_by_slice_and_another_question_replaces_it() -> None:
    work: SlicedWork[int] = SlicedWork()
    assert [work.run("seven", lambda: steps_to(7, 2)) for _ in range(3)] == [None, None, 7]
    assert work.run("seven", lambda: steps_to(7)) is None
    assert [work.run("eight", lambda: steps_to(8)) for _ in range(2)] == [None, 8]
    assert [work.run("seven", lambda: steps_to(7)) for _ in range(2)] == [None, 7]


def breaking() -> Iterator[int | None]:
    yield None
    raise ZeroDivisionError


def ending() -> Iterator[int | None]:
    yield None


@pytest.mark.usefixtures("short_slices")
@pytest.mark.parametrize(("begin", "error"), [(breaking, ZeroDivisionError), (ending, RuntimeError)])
def test_work_that_ends_without_a_result_is_begun_anew(
    begin: Callable[[], Iterator[int | None]], error: type[Exception]
) -> None:
    work: SlicedWork[int] = SlicedWork()
    for _ in range(2):
        assert work.run("question", begin) is None
        with pytest.raises(error):
            work.run("question", begin)
    assert [work.run("question", lambda: steps_to(7)) for _ in range(2)] == [None, 7]
