"""The interface that games implement and that bots, records, sessions and tests use."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from raenke.faults import BadSetup
from raenke.options import Option, resolve_options
from raenke.search_protocols import Belief, Findings, Guidance, Steps

if TYPE_CHECKING:
    from raenke import shapes

NOBODY = -1
"""Means "no seat", "no column" or "no card" where an int is expected."""

CHANCE = -2
"""`State.to_act` at a chance node, until `apply_chance` is called; only a state without `rng` stops there."""

EVERYTHING = -3
"""The viewer who sees all cards, for the replay of a finished game."""


class Event(Protocol):
    """Something that happened while an action was applied; each game adds its own fields."""

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> int:
        """The seat that caused the event or that it happened to; NOBODY if neither applies."""
        ...

    @property
    def by(self) -> str:
        """The code of the card whose rule did it, or ""."""
        ...

    @property
    def hidden(self) -> bool:
        """Whether `Page.redact` withheld something that another seat knows."""
        ...


class View(Protocol):
    """A state redacted for one seat (NOBODY: public information only)."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def seat(self) -> int: ...

    @property
    def to_act(self) -> int: ...

    def legal(self) -> list[int]:
        """The legal actions of the viewing seat, empty when it is not to act."""
        ...

    def sample(self, rng: Random) -> State:
        """Determinize: return a full state consistent with all that the seat knows, uniform over the rest."""
        ...


class State(Protocol):
    """A position of a running game; mutable, unlike its `Game`."""

    rng: Random | None
    observer: Callable[[Any], None] | None
    """Called with every event; set by `observe`."""

    @property
    def players(self) -> int: ...

    @property
    def round(self) -> int:
        """The number of the current round, from 1."""
        ...

    @property
    def to_act(self) -> int:
        """The seat to act; CHANCE while a chance event is pending, NOBODY once the game is over."""
        ...

    @property
    def over(self) -> bool: ...

    def legal(self) -> list[int]: ...

    def apply(self, action: int) -> None:
        """Apply an action, unchecked for speed: it must come from `legal()`."""
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
        """Apply an outcome of the pending chance event, without checking that it is legal."""
        ...

    def clone(self) -> State: ...

    def view(self, seat: int) -> View: ...

    def scores(self) -> list[int]:
        """The current points by seat."""
        ...

    def winners(self) -> list[int]:
        """The winning seats, several if the win is shared; empty until the game is over."""
        ...


@contextmanager
def observe(state: State, observer: Callable[[Any], None]) -> Iterator[None]:
    """Call `observer` with every event of `state` within the block, after any observers already attached."""
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
    """Text notation of a game (docs/NOTATION.md); implemented by a module."""

    def text(self, action: int, seat: int) -> str:
        """Format an action decided by `seat` as a token."""
        ...

    def parse(self, token: str) -> tuple[int, int]:
        """Parse a token into its seat and action; BadRecord if it is invalid."""
        ...

    def is_chance(self, token: str) -> bool:
        """Whether a token has the form of a chance outcome."""
        ...

    def chance_text(self, outcome: Any) -> str:
        """Format a chance outcome as a token."""
        ...

    def parse_chance(self, token: str) -> Any:
        """Parse a token into its chance outcome; BadRecord if it is invalid."""
        ...

    def headers(self, deal: Any) -> tuple[dict[str, str], dict[str, str]]:
        """Serialize a deal as headers, in order: those before the names of the seats, and those after."""
        ...

    def from_headers(self, headers: Mapping[str, str]) -> Any:
        """Parse and validate the deal in the headers; other headers are ignored here."""
        ...


class Page(Protocol):
    """Serializes a game for the page, in shapes that extend `raenke.shapes`; implemented by a module.

    A game gets only its own states, views and events, whose types are not known here: hence `Any`.
    """

    def view(self, state: Any, seat: int, *, choices: bool = True) -> Any:
        """Serialize the view of a seat (or NOBODY, EVERYTHING); with `choices`, including its legal actions."""
        ...

    def redact(self, event: Any, seat: int) -> Any:
        """Redact an event for `seat` (NOBODY: public information only), and set `hidden` if that withheld something.

        `hidden` stays unset where the viewer may not know that there is something to withhold.
        """
        ...

    def event(self, event: Any, token: int) -> Any:
        """Serialize a redacted event."""
        ...

    def forced(self, view: Any) -> int | None:
        """The viewer's only legal action, if it should be played without asking; otherwise None."""
        ...

    def revealed_secret(self, event: Any, before: Any, seat: int) -> str:
        """Id of the kind of secret that an event revealed to `seat` and that is not in the view `before`, or ""."""
        ...

    def opening(self, state: Any) -> Any:
        """The event of the initial state, which happens before any observer can be attached."""
        ...

    def action_event(self, action: int, events: Sequence[Any]) -> Any:
        """Of the events that an action led to, the one that says what was done."""
        ...

    def is_gain(self, event: Any) -> bool:
        """Whether an event brought its seat points."""
        ...

    def facts(self, common: shapes.GameFact) -> Any:
        """Facts that the page needs before a game is set up: the common ones and the game's own."""
        ...

    def stats(self, state: Any, events: Sequence[Any]) -> list[dict[str, dict[str, int]]]:
        """Statistics of a finished game: counts by seat, heading and code."""
        ...


class Deal(Protocol):
    """Outcomes of chance before the first move; each game adds its own fields."""

    @property
    def first(self) -> int:
        """The first seat to act."""
        ...


class MakeDeal(Protocol):
    """Draw a random deal; BadSetup if the options are not allowed for this number of players."""

    def __call__(self, players: int, rng: Random, first: int, options: Mapping[str, str]) -> Any: ...


class Playout(Protocol):
    """Random playout to the end of the game, or of round number `last`; made for speed.

    Expects a state in which a seat is to act; `rng` draws all chance outcomes.
    """

    def __call__(self, state: Any, rng: Random, last: int | None = None) -> None: ...


class ExpectedScores(Protocol):
    """Expected final score per seat; the actual score once the game is over."""

    def __call__(self, state: Any) -> list[float]: ...


class ActionValues(Protocol):
    """Heuristic value of each legal action, in points."""

    def __call__(self, view: Any, rng: Random) -> dict[int, float]: ...


class Temper(Protocol):
    """A way to play: by action, how much it is liked, from -1 to 1, judged by features of the action alone."""

    def __call__(self, view: Any, actions: Sequence[int]) -> list[float]: ...


if TYPE_CHECKING:
    from typing_extensions import (
        TypeVar as TypeVarWithDefault,
    )  # for type checkers only: the package has no dependencies

    S = TypeVarWithDefault("S", bound=State, covariant=True, default=State)
else:
    S = TypeVar("S")


@dataclass(frozen=True)
class Feats:
    """A game's own feats: their codes, how they are found in a finished game by seat, and what can be collected.

    `collections` has by heading of the statistics how many codes there are: whoever has counted all of them at least
    once has the collection.
    """

    codes: tuple[str, ...]
    found: Callable[[Any, Sequence[Any]], list[list[str]]]
    collections: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: its constants, functions, notation and page."""

    name: str
    seats: range
    actions: range
    options: tuple[Option, ...]
    make_deal: MakeDeal
    make_state: Callable[[Any], S]
    """Make the state right after a deal, without `rng`: it stops at each chance node."""
    playout: Playout
    expected_scores: ExpectedScores
    action_values: ActionValues
    notation: Notation
    page: Page
    minutes: tuple[int, int]
    """How long a game with the fewest and the most seats takes, roughly, at the page's normal pace."""
    weight: Literal[1, 2, 3]
    """How much there is to learn and to weigh: light, medium or heavy."""
    guidance: Callable[[], Guidance] | None = None
    scale: float = 1.0
    """By how many points `action_values` of a good and of a fair action usually differ."""
    tempers: Mapping[str, Temper] = field(default_factory=dict)
    """The ways to play it, by id."""
    won_below: Mapping[str, int] = field(default_factory=dict)
    """By level, the measured per cent of games won against three of the level below, at 4 seats."""
    feats: Feats | None = None

    def deal(self, players: int, rng: Random, first: int | None = 0, options: Mapping[str, str] | None = None) -> Any:
        """Draw a random deal, all chance outcomes before the first move; `first` None draws the first player too.

        Validates the arguments for all games: `make_deal` gets only valid ones, with every option set.
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
        """The initial state of a deal; `rng` draws all chance outcomes, without it the state stops at chance nodes."""
        state = self.make_state(deal)
        if rng is not None:
            state.rng = rng
            while state.to_act == CHANCE:
                state.apply_chance(state.sample_chance(rng))
        return state

    def new(self, players: int, rng: Random, first: int | None = 0, options: Mapping[str, str] | None = None) -> S:
        """The initial state of a new random deal; `rng` draws all chance outcomes."""
        return self.initial_state(self.deal(players, rng, first, options), rng)


class Bot(Protocol):
    """Chooses actions from a view only, in time slices so that it can be interrupted."""

    @property
    def name(self) -> str: ...

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yield the best action so far after each time slice of at most a few tens of milliseconds."""
        ...


def choose(bot: Bot, view: View, rng: Random) -> int:
    """The action that a bot chooses when not interrupted."""
    return deque(bot.think(view, rng), maxlen=1).pop()


__all__ = [
    "CHANCE",
    "EVERYTHING",
    "NOBODY",
    "ActionValues",
    "Belief",
    "Bot",
    "Deal",
    "Event",
    "ExpectedScores",
    "Feats",
    "Findings",
    "Game",
    "Guidance",
    "MakeDeal",
    "Notation",
    "Page",
    "Playout",
    "State",
    "Steps",
    "Temper",
    "View",
    "choose",
    "observe",
]
