"""The shapes that cross between Python and the page whatever the game; `web/js/engine/shapes.d.ts` is made from it.

What a game adds stands in its own `shapes.py`: its view extends `View`, its events extend `Event`, and so on.

Seats, columns and positions count from 0 here (only the notation counts from 1). Words never cross: the page
finds them in `web/i18n` by the ids that stand here.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Seat = int
Code = str


class Action(TypedDict):
    """A legal action: its number, its notation, what kind it is, and the places to touch for it, one after another."""

    id: int
    text: str
    kind: str
    taps: list[str]


class View(TypedDict):
    """A whole table as `seat` sees it (null: what everybody knows; `open`: everything)."""

    game: str
    seat: Seat | None
    open: bool
    players: int
    round: int
    turn: Seat | None
    to_act: Seat | None
    over: bool
    winners: list[Seat]
    legal: list[Action]


class Event(TypedDict):
    """Something that happened, as the viewer may know it; `token` is the record's token that brought it about."""

    kind: str
    token: int
    seat: NotRequired[Seat]


class Frame(TypedDict):
    """An event together with the table as it lay right after it."""

    event: Event
    view: View


class SeatPlan(TypedDict):
    """Who sits where: `kind` is "human" or "bot:NAME"."""

    name: str
    kind: str


class Undo(TypedDict):
    """Whether the last decision may be taken back, and if not, the id of the reason.

    `practice`: only if the game counts as practice from then on, for something has come to light since.
    """

    allowed: bool
    reason: str | None
    practice: bool


class TableInfo(TypedDict):
    """The table around the view: seats, who began, record, how many tokens it has, and who is asked next.

    `spoiled`: it counts as practice only because something was taken back that had told something.
    """

    game: str
    seats: list[SeatPlan]
    first: Seat
    practice: bool
    spoiled: bool
    tokens: int
    record: str
    undo: Undo
    next: Literal["human", "bot", "over"]
    scores: list[int]


class Look(TypedDict):
    """The answer to every command about the running table."""

    view: View
    frames: list[Frame]
    table: TableInfo
    thinking: Literal[False]


class Thinking(TypedDict):
    """The answer while a bot has not decided: nothing on the table has changed."""

    thinking: Literal[True]


Thought = Look | Thinking


class Story(TypedDict):
    """All events since a token, without tables: the log."""

    events: list[Event]


class Replay(TypedDict):
    """A record's table at one token, with the events that led from the one before to it."""

    view: View
    frames: list[Frame]
    at: int
    tokens: list[str]
    seats: list[SeatPlan]
    over: bool
    scores: list[int]


class Pieces(TypedDict):
    """A text of many games cut into one piece a game; together they are the text again."""

    records: list[str]


class Checked(TypedDict):
    """What a record from outside turned out to be; `record` is the same game in our own spelling."""

    game: str
    seats: list[SeatPlan]
    tokens: int
    over: bool
    scores: list[int]
    winners: list[Seat]
    round: int
    record: str


class Tally(TypedDict):
    """What a finished game adds to the statistics, by seat: points, and what its game counts, by heading and code."""

    seats: list[SeatPlan]
    points: list[int]
    winners: list[Seat]
    counted: list[dict[str, dict[Code, int]]]


class Option(TypedDict):
    """A choice of the set-up: its values, the usual one first; where there are codes, a list of them will do too.

    A code stands there as often as it may be chosen. Where there are groups one of each is to be chosen, "" for none;
    `needs` are values and codes that need so many players.
    """

    name: str
    values: list[str]
    codes: list[Code]
    groups: list[list[Code]]
    needs: dict[str, int]


class GameFact(TypedDict):
    """What the page must know of any game before a table stands."""

    name: str
    seats: list[int]
    bots: list[str]
    options: list[Option]


class Alive(TypedDict):
    """The engine is up, and which it is."""

    version: str
    python: str


class Hello(Alive):
    """The engine and all its games."""

    games: list[GameFact]


class Fault(TypedDict):
    """An error by id, with what the page's message needs; never a traceback."""

    id: str
    args: dict[str, Any]


class Reply(TypedDict):
    """Every answer: `value` when `ok`, else `fault`."""

    ok: bool
    value: NotRequired[Any]
    fault: NotRequired[Fault]
