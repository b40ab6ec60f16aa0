"""How long a bot thinks, where a person waits for it: that must not tell what its hidden cards leave it (B17)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from raenke.game import NOBODY, Bot, State

DECOYS: Final = 16
"""Samples tried for a position that looks the same from outside and leaves the bot a choice."""


def think(bot: Bot, state: State, rng: Random) -> Iterator[int]:
    """As the bot thinks; where it has but one action, about a choice it might have, as far as everybody knows."""
    seat = state.to_act
    view = state.view(seat)
    only, *others = view.legal()
    if others:
        yield from bot.think(view, rng)
        return
    public, decoys = state.view(NOBODY), Random(DECOYS)  # not `rng`: what comes after stays as it was
    for _ in range(DECOYS):
        yield only
        decoy = public.sample(decoys).view(seat)
        if len(decoy.legal()) > 1:
            for _ in bot.think(decoy, decoys):
                yield only
            return
