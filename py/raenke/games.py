"""The games by name, each imported when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping

TYPE_CHECKING = False  # as in `raenke`, which imports this before all else
if TYPE_CHECKING:
    from raenke.game import Game


class Games(MutableMapping[str, "Game"]):
    """Knows the names of all games at once; whoever plays the one does not wait until the other has been imported."""

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
