"""Ränke: court-intrigue card games, one small engine for the page, the library and the command."""

from __future__ import annotations

from typing import Final

from raenke.game import Game
from raenke.games import Games

__version__ = "0.1.0"


def _kabale() -> Game:
    from raenke.kabale import KABALE

    return KABALE


def _adel() -> Game:
    from raenke.adel import ADEL

    return ADEL


GAMES: Final = Games({"kabale": _kabale, "adel": _adel})

__all__ = ["GAMES", "__version__"]
