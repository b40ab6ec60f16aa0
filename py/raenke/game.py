"""The protocol that games, bots, records, the table and the tests meet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

NOBODY = -1
"""Stands for "no seat", "no column", "no card" wherever an int is wanted."""

CHANCE = -2
"""`State.to_act` while a shuffle must be handed in (only a state without `rng` ever waits there)."""

EVERYTHING = -3
"""Stands for a viewer before whom all cards lie open: the replay of a finished game."""


class IllegalAction(ValueError):
    """A move that the rules do not allow now; `legal` holds the notation of those they do."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class BadRecord(ValueError):
    """A text that is no record of ours; names the token, its number and what would have been legal."""

    def __init__(self, problem: str, *, token: str = "", number: int = 0, legal: Sequence[str] = ()) -> None:
        self.problem, self.token, self.number, self.legal = problem, token, number, tuple(legal)
        shown = token if len(token) <= 60 else f"{token[:60]}…"  # a message quotes, it does not repeat a whole file
        place = f"token {number} {shown!r}: " if number else f"{shown!r}: " if token else ""
        hint = f" (legal: {' '.join(legal)})" if legal else ""
        super().__init__(f"{place}{problem}{hint}")


class BadSetup(ValueError):
    """A game asked for with a number of players, a first seat or a deal that it cannot have."""


class Event(NamedTuple):
    """Something that happened while an action was applied; places that do not apply are NOBODY."""

    kind: str
    seat: int = NOBODY
    card: int = NOBODY
    column: int = NOBODY
    position: int = NOBODY
    to_column: int = NOBODY
    to_position: int = NOBODY
    detail: Any = None


class View(Protocol):
    """All that one seat may know of a state (seat NOBODY: what everybody knows), and nothing else."""

    @property
    def seat(self) -> int: ...

    @property
    def to_act(self) -> int: ...

    def legal(self) -> list[int]:
        """The actions of the looking seat, empty when it is not to act."""
        ...

    def sample(self, rng: Random) -> State:
        """A full state that agrees with all the seat knows, uniform over what it does not."""
        ...


class State(Protocol):
    """One position of a running game; it moves, the game behind it is static."""

    rng: Random | None
    watch: Callable[[Event], None] | None

    @property
    def players(self) -> int: ...

    @property
    def round(self) -> int:
        """The number of the round that is being played, from 1."""
        ...

    @property
    def to_act(self) -> int: ...

    @property
    def over(self) -> bool: ...

    def legal(self) -> list[int]: ...

    def apply(self, action: int) -> None:
        """Trusts its caller: `action` must come from `legal()`."""
        ...

    @property
    def shuffling(self) -> int:
        """The seat whose discards a state without `rng` waits to have shuffled (`to_act == CHANCE`)."""
        ...

    def unshuffled(self) -> list[int]:
        """The discards that wait to be shuffled."""
        ...

    def shuffled(self, order: Sequence[int]) -> None:
        """Hands in the draw order that the state waits for."""
        ...

    def clone(self) -> State: ...

    def view(self, seat: int) -> View: ...

    def scores(self) -> list[int]: ...


class Game(Protocol):
    """A game's static side: its name, its range of actions, its set-up and its notation.

    A game is handed only its own deals, states and views, which it knows more closely than this file: hence `Any`.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    actions: ClassVar[range]

    def deal(self, players: int, rng: Random, first: int | None = 0) -> Any:
        """All that chance decides before the first move; `first` None lets chance choose who starts."""
        ...

    def start(self, deal: Any) -> State:
        """The opening state of a deal, without `rng`: it waits for each shuffle."""
        ...

    def new(self, players: int, rng: Random, first: int | None = 0) -> State:
        """A fresh game that shuffles by itself with `rng`."""
        ...

    def playout(self, state: Any, rng: Random, last: int | None = None) -> None:
        """Plays on with random decisions, as fast as can be, to the game's end or that of the round of this number."""
        ...

    def outlook(self, state: Any) -> list[float]:
        """What each seat may hope to have in the end by what it has won so far; once the game is over, its points."""
        ...

    def worth(self, view: Any, rng: Random) -> dict[int, float]:
        """What each legal action promises at first sight, in points; the greedy bot takes the best."""
        ...

    def text(self, action: int, seat: int) -> str:
        """The notation of an action that `seat` decides."""
        ...

    def parse(self, token: str) -> tuple[int, int]:
        """The seat and the action that a token names; BadRecord when it names none."""
        ...

    def shuffle_text(self, seat: int, order: Sequence[int]) -> str:
        """The notation of a chance outcome: a seat's discards in their new draw order."""
        ...

    def parse_shuffle(self, token: str) -> tuple[int, list[int]]:
        """The seat and the draw order that a chance token names."""
        ...

    def headers(self, deal: Any) -> dict[str, str]:
        """The headers that write a deal down, in their order."""
        ...

    def header_names(self, players: int) -> list[str]:
        """The names of those headers."""
        ...

    def from_headers(self, headers: Mapping[str, str]) -> Any:
        """The deal that headers write down, checked card by card."""
        ...

    def event_for(self, event: Event, seat: int) -> Event:
        """The event as `seat` may know it (NOBODY: as everybody may)."""
        ...

    def gave_away(self, event: Event, before: Any) -> str:
        """Why an event bars the viewer of `before` from undoing it ("revealed", "shuffled", "goals"), or ""."""
        ...

    def picture(self, state: Any, seat: int, *, choices: bool = True) -> Any:
        """The table as a seat sees it, in the shape that the page gets; `choices` with what it may do."""
        ...

    def event_picture(self, event: Event, token: int) -> Any:
        """An event in the shape that the page gets."""
        ...

    def facts(self, bots: list[str]) -> Any:
        """What the page must know of the game and of its bots before a table stands."""
        ...


class Bot(Protocol):
    """Chooses actions from a view alone, in slices so that whoever runs it can stop it."""

    name: ClassVar[str]

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yields the best action found so far after each slice of at most some tens of milliseconds."""
        ...


def choose(bot: Bot, view: View, rng: Random) -> int:
    """The action a bot settles on when nobody hurries it."""
    return deque(bot.think(view, rng), maxlen=1).pop()
