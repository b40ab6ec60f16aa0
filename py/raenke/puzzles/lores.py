"""The games' modules `motives`, by the name of the game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from raenke.puzzles.lore import Lore


def lore_of(game: str) -> Lore:
    """The module `motives` of a game."""
    return cast("Lore", import_module(f"raenke.{game}.motives"))
