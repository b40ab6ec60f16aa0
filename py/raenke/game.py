"""The interface that games implement and that bots, records, sessions and tests use."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from raenke.faults import BadSetup
from raenke.options import Option, resolve_options

if TYPE_CHECKING:
    from raenke import shapes

NOBODY = -1
"""Stands for "no seat", "no column", "no card" wherever an int is wanted."""

CHANCE = -2
"""`State.to_act` while an outcome of chance must be handed in (only a state without `rng` ever waits there)."""

EVERYTHING = -3
"""Stands for a viewer before whom all cards lie open: the replay of a finished game."""


class Event(Protocol):
    """Something that happened while an action was applied; each game adds its own fields."""

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> int:
        """Whose doing it was, or whom it befell; NOBODY where it belongs to none."""
        ...


class View(Protocol):
    """A state redacted for one seat (NOBODY: only what is public)."""

    @property
    def seat(self) -> int: ...

    @property
    def to_act(self) -> int: ...

    def legal(self) -> list[int]:
        """The actions of the looking seat, empty when it is not to act."""
        ...

    def sample(self, rng: Random) -> State:
        """Determinize: a full state consistent with all the seat knows, uniform over the rest."""
        ...


class State(Protocol):
    """One position of a running game; mutable, while its `Game` is static."""

    rng: Random | None
    observer: Callable[[Any], None] | None
    """Called with every event; set by `observe`."""

    @property
    def players(self) -> int: ...

    @property
    def round(self) -> int:
        """The number of the round that is being played, from 1."""
        ...

    @property
    def to_act(self) -> int:
        """The seat to act; CHANCE while a chance event is pending, NOBODY once the game is over."""
        ...

    @property
    def over(self) -> bool: ...

    def legal(self) -> list[int]: ...

    def apply(self, action: int) -> None:
        """Trusts its caller: `action` must come from `legal()`."""
        ...

    def default_chance(self) -> Any:
        """A fixed legal outcome of the pending chance event, without any randomness."""
        ...

    def sample_chance(self, rng: Random) -> Any:
        """A random outcome of the pending chance event, with the game's own probabilities."""
        ...

    def is_legal_chance(self, outcome: Any) -> bool:
        """Whether a chance event is pending and this outcome is legal."""
        ...

    def apply_chance(self, outcome: Any) -> None:
        """Apply an outcome of the pending chance event; trusts the caller that it is legal."""
        ...

    def clone(self) -> State: ...

    def view(self, seat: int) -> View: ...

    def scores(self) -> list[int]:
        """The current points by seat."""
        ...

    def winners(self) -> list[int]:
        """The winning seats, several if the victory is shared; empty while the game runs. The only source of that."""
        ...


@contextmanager
def observe(state: State, observer: Callable[[Any], None]) -> Iterator[None]:
    """Call `observer` with every event of a state inside the block, after the observers it already has."""
    before = state.observer

    def both(event: Any) -> None:
        assert before is not None
        before(event)
        observer(event)

    state.observer = observer if before is None else both
    try:
        yield
    finally:
        state.observer = before


class Notation(Protocol):
    """A game as text (docs/NOTATION.md); a module fulfils it."""

    def text(self, action: int, seat: int) -> str:
        """The token of an action that `seat` decides."""
        ...

    def parse(self, token: str) -> tuple[int, int]:
        """The seat and the action that a token names; BadRecord when it names none."""
        ...

    def is_chance(self, token: str) -> bool:
        """Whether a token is written as an outcome of chance."""
        ...

    def chance_text(self, outcome: Any) -> str:
        """The token of an outcome of chance."""
        ...

    def parse_chance(self, token: str) -> Any:
        """The outcome of chance that a token names; BadRecord when it names none."""
        ...

    def headers(self, deal: Any) -> tuple[dict[str, str], dict[str, str]]:
        """The headers that write a deal down, in their order: those before the names of the seats, and those after."""
        ...

    def from_headers(self, headers: Mapping[str, str]) -> Any:
        """The deal that headers write down, checked code by code; what they hold besides is others' to judge."""
        ...


class Page(Protocol):
    """Serializes a game for the page, in shapes that extend `raenke.shapes`; implemented by a module.

    Each game gets only its own states, views and events, whose types this file does not know: hence `Any`.
    """

    def view(self, state: Any, seat: int, *, choices: bool = True) -> Any:
        """The table as a seat (NOBODY, EVERYTHING) sees it; `choices` with what that seat may do."""
        ...

    def redact(self, event: Any, seat: int) -> Any:
        """Redact an event for `seat` (NOBODY: for the public)."""
        ...

    def event(self, event: Any, token: int) -> Any:
        """Serialize a redacted event."""
        ...

    def forced(self, view: Any) -> int | None:
        """The one action that the viewer need not be asked for, because nothing else is left to it; None elsewhere."""
        ...

    def revealed_secret(self, event: Any, before: Any, seat: int) -> str:
        """What an event told `seat` that is not in the view `before`, as an id of the game's own, or ""."""
        ...

    def opening(self, state: Any) -> Any:
        """The event that began the initial state, before any observer was attached."""
        ...

    def facts(self, common: shapes.GameFact) -> Any:
        """What the page must know of the game before a table stands: the common facts and the game's own."""
        ...

    def stats(self, state: Any, events: Sequence[Any]) -> list[dict[str, dict[str, int]]]:
        """The counts of a finished game for the statistics: by seat, heading and code."""
        ...


class Deal(Protocol):
    """All that chance decided before the first move; each game adds its own fields."""

    @property
    def first(self) -> int:
        """The seat that begins."""
        ...


class MakeDeal(Protocol):
    """Draw a random deal; BadSetup if these players cannot have these options."""

    def __call__(self, players: int, rng: Random, first: int, options: Mapping[str, str]) -> Any: ...


class Playout(Protocol):
    """Random playout to the end of the game, or of round number `last`; made for speed.

    Gets states in which a seat is to act; `rng` decides all chance from then on.
    """

    def __call__(self, state: Any, rng: Random, last: int | None = None) -> None: ...


class ExpectedScores(Protocol):
    """Expected final score per seat; the actual score once the game is over."""

    def __call__(self, state: Any) -> list[float]: ...


class ActionValues(Protocol):
    """Heuristic value of each legal action, in points."""

    def __call__(self, view: Any, rng: Random) -> dict[int, float]: ...


if TYPE_CHECKING:
    from typing_extensions import (
        TypeVar as TypeVarWithDefault,
    )  # for type checkers only: the package depends on nothing

    S = TypeVarWithDefault("S", bound=State, covariant=True, default=State)
else:
    S = TypeVar("S")


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: its constants, functions, notation and page."""

    name: str
    seats: range
    actions: range
    options: tuple[Option, ...]
    make_deal: MakeDeal
    make_state: Callable[[Any], S]
    """The state right after a deal, without `rng`: it waits for each outcome of chance."""
    playout: Playout
    expected_scores: ExpectedScores
    action_values: ActionValues
    notation: Notation
    page: Page

    def deal(self, players: int, rng: Random, first: int | None = 0, options: Mapping[str, str] | None = None) -> Any:
        """A random deal: all that chance decides before the first move; `first` None draws the first player too.

        Validates the arguments for all games, so that `make_deal` gets only valid ones, with every option set.
        """
        if players not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            english = f"{self.name} is played by {least} to {most}, not by {players}"
            raise BadSetup("players", english, least=least, most=most, players=players)
        chosen = resolve_options(self.name, self.options, options or {})
        if first is None:
            first = rng.randrange(players)
        if first not in range(players):
            english = f"seat {first + 1} cannot start a game of {players}"
            raise BadSetup("first", english, seat=first + 1, players=players)
        return self.make_deal(players, rng, first, chosen)

    def initial_state(self, deal: Any, rng: Random | None = None) -> S:
        """The first state of a deal; `rng` decides all chance from now on, without it the state waits for outcomes."""
        state = self.make_state(deal)
        if rng is not None:
            state.rng = rng
            while state.to_act == CHANCE:
                state.apply_chance(state.sample_chance(rng))
        return state

    def new(self, players: int, rng: Random, first: int | None = 0, options: Mapping[str, str] | None = None) -> S:
        """The first state of a new random deal; `rng` decides all chance."""
        return self.initial_state(self.deal(players, rng, first, options), rng)


class Bot(Protocol):
    """Chooses actions from a view alone, in time slices so that it can be interrupted."""

    name: ClassVar[str]

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yield the best action so far after each slice of at most some tens of milliseconds."""
        ...


def choose(bot: Bot, view: View, rng: Random) -> int:
    """The action that a bot decides on without interruption."""
    return deque(bot.think(view, rng), maxlen=1).pop()
