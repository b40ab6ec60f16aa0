"""Advice at little effort."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from raenke.game import Game, View
from raenke.search.advice import advise

EFFORT: Final = 0.02


def advice_on(game: Game, view: View, seed: int = 1) -> Any:
    *_, advised = advise(game, view, Random(seed), EFFORT)
    assert advised
    return advised.advice
