"""The one file of shapes that cross between Python and the page; `web/js/engine/shapes.d.ts` is made from it.

Seats, columns and positions count from 0 here (only the notation counts from 1). Words never cross: the page
finds them in `web/i18n` by the ids that stand here.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Seat = int
Code = str
Face = Literal["up", "down", "slipped"]


class Goal(TypedDict):
    """A goal: its area's letter (A F L T R M) and its points."""

    area: str
    points: int


class Card(TypedDict):
    """A card in a column as the viewer sees it; `code` is null for another's hidden card."""

    seat: Seat
    code: Code | None
    face: Face
    number: float | None


class Step(TypedDict):
    """One step of a column's award: which rule acted, through which cards, on which, and the numbers after it."""

    rule: str
    by: list[int]
    cards: list[int]
    numbers: list[float | None]
    sums: list[float | None]
    seat: Seat | None


class Settlement(TypedDict):
    """How a column is (or would be) settled, in order; `sums` has six places, null for seats that take no part."""

    winner: Seat | None
    numbers: list[float | None]
    removed: list[int]
    sums: list[float | None]
    steps: list[Step]


class Column(TypedDict):
    """A goal with its cards, nearest the goal first; `now` settles what the viewer sees, as if the round ended."""

    goal: Goal | None
    fulfilled: bool
    closed: bool
    cards: list[Card]
    now: Settlement | None


class Area(TypedDict):
    """The best goal that a seat has in one area."""

    area: str
    points: int


class Count(TypedDict):
    """A seat's two ways of counting: the plain sum, and the doubled set with its six goals (null without all six)."""

    plain: int
    doubled: int | None
    six: list[Area]
    spare: int
    points: int


class SeatView(TypedDict):
    """What the viewer knows of a seat; `unseen` are the codes that may be in its hand, pile or face down."""

    hand: int
    deck: int
    discard: list[Code]
    unseen: list[Code]
    goals: list[Goal]
    count: Count


class Action(TypedDict):
    """A legal action; `number` and `winner` tell the column as the viewer would then see it."""

    id: int
    text: str
    kind: Literal["place", "slip", "trade", "decline"]
    taps: list[str]
    card: Code | None
    column: int | None
    number: float | None
    winner: Seat | None


class KabaleView(TypedDict):
    """A whole table of Kabale as `seat` sees it (null: what everybody knows; `open`: everything)."""

    game: Literal["kabale"]
    seat: Seat | None
    open: bool
    players: int
    round: int
    rounds: int
    first: Seat
    turn: Seat | None
    to_act: Seat | None
    asks: Literal["place", "cloak", "traitor"] | None
    at: list[int] | None
    over: bool
    columns: list[Column]
    seats: list[SeatView]
    hand: list[Code]
    hands: list[list[Code]] | None
    legal: list[Action]
    goals_left: int
    winners: list[Seat]


class Event(TypedDict):
    """Something that happened, as the viewer may know it; `token` is the record's token that brought it about."""

    kind: str
    token: int
    seat: NotRequired[Seat]
    card: NotRequired[Code]
    column: NotRequired[int]
    position: NotRequired[int]
    to_column: NotRequired[int]
    to_position: NotRequired[int]
    goal: NotRequired[Goal]
    to_goal: NotRequired[Goal]
    settlement: NotRequired[Settlement]
    cards: NotRequired[list[Card]]
    scores: NotRequired[list[int]]
    round: NotRequired[int]


class Frame(TypedDict):
    """An event together with the table as it lay right after it."""

    event: Event
    view: KabaleView


class SeatPlan(TypedDict):
    """Who sits where: `kind` is "human" or "bot:NAME"."""

    name: str
    kind: str


class Undo(TypedDict):
    """Whether the last decision may be taken back, and if not, the id of the reason."""

    allowed: bool
    reason: str | None


class TableInfo(TypedDict):
    """The table around the view: seats, record, how many tokens it has, and who is asked next."""

    game: str
    seats: list[SeatPlan]
    practice: bool
    tokens: int
    record: str
    undo: Undo
    next: Literal["human", "bot", "over"]
    scores: list[int]


class Look(TypedDict):
    """The answer to every command about the running table."""

    view: KabaleView
    frames: list[Frame]
    table: TableInfo
    thinking: bool


class Story(TypedDict):
    """All events since a token, without tables: the log."""

    events: list[Event]


class Replay(TypedDict):
    """A record's table at one token, with the events that led from the one before to it."""

    view: KabaleView
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
    round: int
    record: str


class Tally(TypedDict):
    """What a finished game adds to the statistics, by seat: points, and what its game counts, by heading and code."""

    seats: list[SeatPlan]
    points: list[int]
    winners: list[Seat]
    counted: list[dict[str, dict[Code, int]]]


class CardFact(TypedDict):
    """A card's facts from the engine's table; `order` is its place at the award, null if it does not act there."""

    code: Code
    number: float | None
    here: float | None
    area: str | None
    acts: Literal["none", "reveal", "award"]
    order: int | None


class Option(TypedDict):
    """A choice of the set-up: its values, the usual one first; where there are codes, a list of them will do too."""

    name: str
    values: list[str]
    codes: list[Code]


class GameFact(TypedDict):
    """What the page must know of any game before a table stands."""

    name: str
    seats: list[int]
    bots: list[str]
    options: list[Option]


class KabaleFact(GameFact):
    """Kabale's cards and areas."""

    cards: list[CardFact]
    areas: list[str]


class Hello(TypedDict):
    """The engine's first word."""

    version: str
    python: str
    games: list[KabaleFact]


class Fault(TypedDict):
    """An error by id, with what the page's message needs; never a traceback."""

    id: str
    args: dict[str, Any]


class Reply(TypedDict):
    """Every answer: `value` when `ok`, else `fault`."""

    ok: bool
    value: NotRequired[Any]
    fault: NotRequired[Fault]
