"""Time slices: a bot's steps are not longer together than the page may be kept waiting."""

from __future__ import annotations

import pytest

from raenke import pacing
from raenke.pacing import SLICE_SECONDS, TimeSlice


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
