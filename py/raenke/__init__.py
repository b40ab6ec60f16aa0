"""Ränke: court-intrigue card games; one engine for the web page, the Python library and the command line."""

from __future__ import annotations

from raenke.games import Games

TYPE_CHECKING = False  # importing `typing` takes longer than importing this package
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
