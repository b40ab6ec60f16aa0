"""Types of the messages between the engine and the page; `web/js/engine/shapes.d.ts` is generated from them.

A game extends them in its own `shapes.py`: its view extends `View`, its events extend `Event`, and so on.

Seats, columns and positions count from 0 here; only the notation counts from 1. No text crosses: the page looks it
up in `web/i18n` by the ids given here.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Seat = int
Code = str


class Action(TypedDict):
    """A legal action: id, notation, kind, and the places to tap for it, in order."""

    id: int
    text: str
    kind: str
    taps: list[str]


class ViewBase(TypedDict):
    """What the views of all games share; `seat` is the viewer (null: what is public; `open`: everything)."""

    game: str
    seat: Seat | None
    open: bool
    players: int
    round: int
    turn: Seat | None
    to_act: Seat | None
    over: bool
    winners: list[Seat]


class View(ViewBase):
    """The whole game as `seat` sees it, with its legal actions."""

    legal: list[Action]


class EventBase(TypedDict):
    """The optional fields that events of all games share.

    `by` is the card whose rule did it; `hidden` says that something was withheld which another seat knows.
    """

    seat: NotRequired[Seat]
    by: NotRequired[Code]
    hidden: NotRequired[Literal[True]]


class Event(EventBase):
    """An event as the viewer may know it; `token` is the number of the record's token that caused it."""

    kind: str
    token: int


class Frame(TypedDict):
    """An event with the view right after it."""

    event: Event
    view: View


class SeatPlan(TypedDict):
    """Who sits where: `kind` is "human", "bot:NAME" or "bot:NAME:TEMPER"; in a request the temper may be "lot"."""

    name: str
    kind: str


class Undo(TypedDict):
    """Whether the last decision may be undone, and if not, the id of the reason.

    `practice`: the game counts as practice from then on, because something hidden was revealed since.
    """

    allowed: bool
    reason: str | None
    practice: bool


class SessionInfo(TypedDict):
    """The running game around the view: seats, first player, record, number of tokens, and who acts next.

    `practice_by_undo`: it counts as practice only because an undo took back a decision that had revealed something.
    `forced`: the legal action that decides itself; only ever one of the looking seat.
    """

    game: str
    seats: list[SeatPlan]
    first: Seat
    practice: bool
    practice_by_undo: bool
    tokens: int
    record: str
    undo: Undo
    next: Literal["human", "bot", "over"]
    forced: int | None
    scores: list[int]


class Snapshot(TypedDict):
    """The reply to every command about the running game."""

    view: View
    frames: list[Frame]
    session: SessionInfo
    thinking: Literal[False]


class Thinking(TypedDict):
    """The reply while a bot is still deciding: nothing has changed."""

    thinking: Literal[True]


ThinkResult = Snapshot | Thinking


class EventLog(TypedDict):
    """All events since a token, without views."""

    events: list[Event]


class ReplayPosition(TypedDict):
    """The view of a record after `at` tokens, with the frames of the last one."""

    view: View
    frames: list[Frame]
    at: int
    tokens: list[str]
    seats: list[SeatPlan]
    over: bool
    scores: list[int]


class SplitRecords(TypedDict):
    """A text of many games split into one text per game; joined, they are the original text."""

    records: list[str]


class RecordInfo(TypedDict):
    """Summary of a validated record; `record` is the game in canonical form."""

    game: str
    seats: list[SeatPlan]
    tokens: int
    over: bool
    scores: list[int]
    winners: list[Seat]
    round: int
    record: str


class GameStats(TypedDict):
    """Statistics of a finished game by seat: points, and the game's own counts by heading and code."""

    seats: list[SeatPlan]
    points: list[int]
    winners: list[Seat]
    counts: list[dict[str, dict[Code, int]]]


class Course(TypedDict):
    """How a finished game went: `rounds` has the points by seat after each round.

    `turned` is the number of the round after which the winner led to the end; in it the winner gained so many points,
    by these events, and overtook the seats that were `ahead`. `margin` is the lead at the end, 0 for a tie on points.
    """

    rounds: list[list[int]]
    winner: Seat
    turned: int
    gained: int
    ahead: list[Seat]
    margin: int
    events: list[Event]


class AdvisedMove(TypedDict):
    """What a search found about an action: the chance to win and the points to expect, each with its standard error."""

    id: int
    text: str
    chance: float
    chance_error: float
    points: float
    points_error: float
    visits: int


class LikelyEvent(TypedDict):
    """An event as the advised seat would see it, and how likely it is after those before it."""

    event: Event
    odds: float


class AdviceBase(TypedDict):
    """The common part of an explanation of a decision: what `seat` could know, and nothing else.

    `worlds` is how many states it imagined; `likely` are the events that most likely follow the best move.
    """

    game: str
    seat: Seat
    worlds: int
    likely: list[LikelyEvent]


class Advice(AdviceBase):
    """Why a decision: the moves, the best first, and in each game the facts behind them."""

    moves: list[AdvisedMove]


class Explanation(TypedDict):
    """Why a decision of a finished game: `events` has by move of the advice what it is told by, `played` is the action.

    `searches`: the seat's bot decides by such a search itself; else the advice is the strongest level's.
    """

    advice: Advice
    events: list[Event]
    played: int
    searches: bool


ExplainResult = Explanation | Thinking


class Option(TypedDict):
    """A set-up option: its values, the default first, or a list of its codes instead of a value.

    A code is listed as often as it may be chosen; of each group exactly one is chosen, "" for none.
    `min_players` are the values and codes that need at least so many players.
    """

    name: str
    values: list[str]
    codes: list[Code]
    groups: list[list[Code]]
    min_players: dict[str, int]


class GameFact(TypedDict):
    """What the page must know of a game before it is set up.

    `won_below`: by bot, how many of 100 games it was measured to win with three of the bot before it at the table.
    `minutes`: how long a game with the fewest and the most seats takes; `weight`: light, medium or heavy.
    """

    name: str
    seats: list[int]
    bots: list[str]
    tempers: list[str]
    won_below: list[int | None]
    minutes: list[int]
    weight: Literal[1, 2, 3]
    options: list[Option]


class EngineInfo(TypedDict):
    """The versions of the engine and its Python."""

    version: str
    python: str


class EngineCatalog(EngineInfo):
    """The engine and all its games."""

    games: list[GameFact]


class Fault(TypedDict):
    """An error by id, with the arguments of the page's message; never a traceback."""

    id: str
    args: dict[str, Any]


class Reply(TypedDict):
    """Every reply: `value` when `ok`, else `fault`."""

    ok: bool
    value: NotRequired[Any]
    fault: NotRequired[Fault]
