"""Bot pacing: thinking comes in short slices of time, and its length must not reveal a bot's hidden cards (B17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Final, Generic, TypeVar

from raenke.game import NOBODY, Bot, State

_Result = TypeVar("_Result")

DECOYS: Final = 16
"""Maximum number of samples to find a position that looks the same publicly and gives the bot a choice."""

SLICE_SECONDS: Final = 0.022
"""The page hears nothing in the meantime; with the request around it a slice stays within 30 ms."""


class TimeSlice:
    """A slice of time, spent on steps of work that cannot be interrupted themselves."""

    def __init__(self) -> None:
        self._step_began = self._began = perf_counter()
        self._longest = 0.0

    def over(self) -> bool:
        """After a step: whether another one as long as the longest so far would end too late."""
        now = perf_counter()
        self._longest = max(self._longest, now - self._step_began)
        self._step_began = now
        return now + self._longest >= self._began + SLICE_SECONDS


class SlicedWork(Generic[_Result]):
    """Keeps the work on one question between its time slices; another question replaces it."""

    def __init__(self) -> None:
        self._question: object = None
        self._work: Iterator[_Result | None] = iter(())

    def run(self, question: object, begin: Callable[[], Iterator[_Result | None]]) -> _Result | None:
        """Run one time slice of the work that `begin` starts: its result, or None until it is done.

        Once the work is over, also by an error, the same question begins it anew.
        """
        if self._question is None or self._question != question:
            self._work = begin()
        self._question = None
        time = TimeSlice()
        for result in self._work:
            if result is not None:
                return result
            if time.over():
                self._question = question
                return None
        raise RuntimeError("the work ended without a result")


def think(bot: Bot, state: State, rng: Random) -> Iterator[int]:
    """Let the bot think; with one legal action, let it think about a publicly indistinguishable position instead."""
    seat = state.to_act
    view = state.view(seat)
    only, *others = view.legal()
    if others:
        yield from bot.think(view, rng)
        return
    public, decoys = state.view(NOBODY), Random(DECOYS)  # own generator: decoys must not advance `rng`
    for _ in range(DECOYS):
        yield only
        decoy = public.sample(decoys).view(seat)
        if len(decoy.legal()) > 1:
            for _ in bot.think(decoy, decoys):
                yield only
            return
