"""The bots: they know games only through `raenke.game`, and a table only through a View."""

from __future__ import annotations

from typing import Final

from raenke.bots.greedy import Greedy
from raenke.bots.random import RandomBot
from raenke.bots.rollout import Rollout
from raenke.game import Bot, Game

BOTS: Final[dict[str, type[Greedy] | type[RandomBot] | type[Rollout]]] = {
    bot.name: bot for bot in (RandomBot, Greedy, Rollout)
}


def make(name: str, game: Game) -> Bot:
    """A bot of this name for this game."""
    return BOTS[name](game)


__all__ = ["BOTS", "make"]
