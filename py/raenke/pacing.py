"""Bot pacing: thinking time must not reveal a bot's hidden cards (B17)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from raenke.game import NOBODY, Bot, State

DECOYS: Final = 16
"""Maximum number of samples to find a position that looks the same publicly and gives the bot a choice."""


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
