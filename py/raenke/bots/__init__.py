"""The bots: they know games only through `raenke.game`, and a position only through a `View`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.bots.greedy import Greedy
from raenke.bots.random import RandomBot
from raenke.bots.rollout import Rollout
from raenke.game import Bot, Game

if TYPE_CHECKING:
    from typing import Protocol

    class Kind(Protocol):
        """A bot class."""

        @property
        def name(self) -> str: ...

        def __call__(self, game: Game) -> Bot: ...


_KINDS: Final[tuple[Kind, ...]] = (RandomBot, Greedy, Rollout)

BOTS: Final[dict[str, Kind]] = {kind.name: kind for kind in _KINDS}
"""Weakest first, the order in which the page lists them."""


def make(name: str, game: Game) -> Bot:
    """Make a bot by name for a game."""
    return BOTS[name](game)


__all__ = ["BOTS", "make"]
