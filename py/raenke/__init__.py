"""Ränke: court-intrigue card games, one small engine for the page, the library and the command."""

from __future__ import annotations

from raenke.games import Games

TYPE_CHECKING = False  # to import `typing` takes longer than to import this package
if TYPE_CHECKING:
    from typing import Final

    from raenke.game import Game

__version__ = "0.1.0"


def _kabale() -> Game:
    from raenke.kabale import KABALE

    return KABALE


def _adel() -> Game:
    from raenke.adel import ADEL

    return ADEL


GAMES: Final = Games({"kabale": _kabale, "adel": _adel})

__all__ = ["GAMES", "__version__"]
