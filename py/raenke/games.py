"""Registry of games by name, each imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping

TYPE_CHECKING = False  # as in `raenke`, which imports this module first
if TYPE_CHECKING:
    from raenke.game import Game


class Games(MutableMapping[str, "Game"]):
    """Lazy mapping of names to games: listing the names imports nothing, which keeps the start fast."""

    def __init__(self, loaders: Mapping[str, Callable[[], Game]]) -> None:
        self._loaders = dict(loaders)

    def __getitem__(self, name: str) -> Game:
        return self._loaders[name]()

    def __setitem__(self, name: str, game: Game) -> None:
        self._loaders[name] = lambda: game

    def __delitem__(self, name: str) -> None:
        del self._loaders[name]

    def __contains__(self, name: object) -> bool:
        return name in self._loaders

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)
