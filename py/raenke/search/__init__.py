"""Search: one Monte Carlo search for every game, guided by what the game offers in `Game.guidance`."""

from raenke.search.bot import Search

__all__ = ["Search"]
