"""Ränke: court-intrigue card games, one small engine for the page, the library and the command."""

from __future__ import annotations

from typing import Final

from raenke.adel import ADEL
from raenke.game import Game
from raenke.kabale import KABALE

__version__ = "0.1.0"

GAMES: Final[dict[str, Game]] = {game.name: game for game in (KABALE, ADEL)}

__all__ = ["GAMES", "__version__"]
