"""Bot pacing: thinking comes in short slices of time, and its length must not reveal a bot's hidden cards (B17)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Final

from raenke.game import NOBODY, Bot, State

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
