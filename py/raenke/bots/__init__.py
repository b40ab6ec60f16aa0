"""The bots: they know games only through `raenke.game`, and a position only through a `View`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.bots.greedy import Greedy
from raenke.bots.random import RandomBot
from raenke.bots.rollout import Rollout
from raenke.game import Bot, Game
from raenke.search import Search

if TYPE_CHECKING:
    from typing import Protocol

    class Kind(Protocol):
        """A bot class."""

        @property
        def name(self) -> str: ...

        def __call__(self, game: Game) -> Bot: ...


_KINDS: Final[tuple[Kind, ...]] = (RandomBot, Greedy, Rollout, Search)

BOTS: Final[dict[str, Kind]] = {kind.name: kind for kind in _KINDS}
"""Weakest first."""

OFFERED: Final = tuple(name for name in BOTS if name != Search.name)
"""The bots that the page lists, in this order; it has no words for the others."""


def make(name: str, game: Game, effort: float = 1.0) -> Bot:
    """Make a bot by name for a game; `effort` scales the budget of a search."""
    return Search(game, effort) if name == Search.name else BOTS[name](game)


__all__ = ["BOTS", "OFFERED", "make"]
