"""The bots: they know games only through `raenke.game`, and a position only through a `View`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from raenke.bots.greedy import Greedy
from raenke.bots.levels import LEVELS, make_level
from raenke.bots.random import RandomBot
from raenke.bots.rollout import Rollout
from raenke.game import Bot, Game, Temper
from raenke.search import Search

Make = Callable[[Game, float, Temper | None], Bot]
"""Makes a bot for a game; the effort scales its budget."""

_LEVELS: Final[dict[str, Make]] = {level.name: partial(make_level, level) for level in LEVELS}

_MEASURES: Final[dict[str, Make]] = {
    "random": lambda game, effort, temper: RandomBot(game),
    "greedy": lambda game, effort, temper: Greedy(game),
    "rollout": lambda game, effort, temper: Rollout(game, effort),
    "search": lambda game, effort, temper: Search(game, effort),
}
"""Bots to compare others with; they never change their ways, so they have no temper."""

BOTS: Final[dict[str, Make]] = {**_LEVELS, **_MEASURES}

LEVEL_NAMES: Final = tuple(_LEVELS)
"""Weakest first; the bots that the page lists."""

LOT: Final = "lot"
"""In place of a temper: draw one."""


def parts(bot: str) -> tuple[str, str]:
    """Split what stands for a bot into its name and its temper, "" for none: `3:vengeful` is level 3, vengeful."""
    name, _, temper = bot.partition(":")
    return name, temper


def is_bot(bot: str, game: Game) -> bool:
    """Whether there is such a bot, perhaps with a temper that is to be drawn."""
    name, temper = parts(bot)
    if bot.endswith(":"):
        return False
    return name in BOTS and (not temper or (name in _LEVELS and (temper == LOT or temper in game.tempers)))


def nearest(bot: str, game: Game, stand_in: str) -> str:
    """The bot itself, or without a temper that is unknown, or else the stand-in."""
    name, temper = parts(bot)
    if is_bot(bot, game) and temper != LOT:
        return bot
    return name if name in BOTS else stand_in


def make(bot: str, game: Game, effort: float = 1.0) -> Bot:
    """Make a bot by its name, perhaps with a temper; `effort` scales the budget of a search."""
    name, temper = parts(bot)
    return BOTS[name](game, effort, game.tempers[temper] if temper else None)


def draw_tempers(bots: Sequence[str], game: Game, rng: Random) -> list[str]:
    """These bots with a temper drawn for each that leaves it to the lot, different ones as far as there are enough."""
    wanted = [parts(bot) for bot in bots]
    left: list[str] = []
    drawn = []
    for bot, (name, temper) in zip(bots, wanted, strict=True):
        if temper != LOT:
            drawn.append(bot)
            continue
        if not left:
            taken = {other for _, other in wanted}
            left = [one for one in game.tempers if one not in taken] or [*game.tempers]
            rng.shuffle(left)
        drawn.append(f"{name}:{left.pop()}" if left else name)
    return drawn


__all__ = ["BOTS", "LEVEL_NAMES", "LOT", "draw_tempers", "is_bot", "make", "nearest", "parts"]
