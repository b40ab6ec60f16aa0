"""Guidance made of weights that are not shipped: candidates of policy iteration."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from raenke.game import Game, Guidance
from raenke.search.guidance import guidance_of


@lru_cache(maxsize=4)
def guidance_from(game: Game, text: str) -> Guidance:
    """The guidance that a game would offer with a learned module of this text; "" for the one that is shipped.

    The game's package is imported once more for it, so that a candidate and its rival can play in one process.
    """
    if not text:
        return guidance_of(game)
    package = f"raenke.{game.name}"
    learned = f"{package}.learned"
    shipped = {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")}
    for name in shipped:
        del sys.modules[name]
    try:
        sys.modules[learned] = module = ModuleType(learned)
        exec(compile(text, f"<{learned}>", "exec"), module.__dict__)
        again: Any = import_module(package)
        again.learned = module
        found: Guidance = again.make_guidance()
        return found
    finally:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
            del sys.modules[name]
        sys.modules.update(shipped)
