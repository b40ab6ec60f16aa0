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
    A guest, who plays on another device, gets no `record` (null) until the game is over; a guest's `undo` supposes that
    all people agree.
    """

    game: str
    seats: list[SeatPlan]
    first: Seat
    practice: bool
    practice_by_undo: bool
    tokens: int
    record: str | None
    undo: Undo
    next: Literal["human", "bot", "over"]
    forced: int | None
    scores: list[int]


class Snapshot(TypedDict):
    """The reply to every command about the running game; `guests` are those of guests, if asked for."""

    view: View
    frames: list[Frame]
    session: SessionInfo
    thinking: Literal[False]
    guests: NotRequired[list[Snapshot]]


class Thinking(TypedDict):
    """The reply while a bot is still deciding: nothing has changed."""

    thinking: Literal[True]


ThinkResult = Snapshot | Thinking


class Question(TypedDict):
    """What a bot of one's own is asked: the view of its seat as text (`raenke.bots.handover`), and a seed."""

    view: str
    seed: int


class MatchState(TypedDict):
    """How a match stands: games played and won (a shared win is a part of one), and the 95 % interval of the share.

    `question`: what the bot of one's own is asked now; `fresh`: in a new game. Without one the level thinks on.
    """

    games: int
    of: int
    wins: float
    low: float
    high: float
    even: float
    question: Question | None
    fresh: bool
    done: bool


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
    """Statistics of a finished game by seat: points, the game's own counts by heading and code, and feats."""

    seats: list[SeatPlan]
    points: list[int]
    winners: list[Seat]
    counts: list[dict[str, dict[Code, int]]]
    feats: list[list[str]]


class Course(TypedDict):
    """How a finished game went: `rounds` has the points by seat after each round.

    `turned` is the number of the round after which the winner led to the end; in it the winner gained so many points,
    by these events, and overtook the seats that were `ahead`. `margin` is the lead at the end, 0 for a tie on points.
    `decisive` is the one event without which the winner would not have led after that round, if there is one, and
    `worth` its points.
    """

    rounds: list[list[int]]
    winner: Seat
    turned: int
    gained: int
    ahead: list[Seat]
    margin: int
    events: list[Event]
    decisive: Event | None
    worth: int


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


class ReviewPlan(TypedDict):
    """What there is to review of a finished game.

    `rounds` has by round the number of tokens before it, `deciders` by token the seat that decided it (null: chance),
    and `choices` are the tokens that were decided by a seat which had a choice.
    """

    tokens: int
    rounds: list[int]
    deciders: list[Seat | None]
    choices: list[int]


class ReviewedPosition(TypedDict):
    """The chances to win by seat after `at` tokens, with all cards open that anybody had seen.

    `play` is by seat what the next decision added, compared with usual play in the same worlds; empty if nobody had a
    choice. The `doubts` are standard errors.
    """

    at: int
    chances: list[float]
    doubts: list[float]
    play: list[float]
    play_doubts: list[float]


class ReviewedDecision(TypedDict):
    """What the decision of token `at` cost, from what its seat knew then; `best` is null if it was the best one found.

    `chance` is the chance to win after the best, `loss` what was lost of it, `points` the expected points lost; `skill`
    is the chance gained over usual play. Each doubt is a standard error; `blamed`: the loss is beyond doubt.
    """

    at: int
    seat: Seat
    played: Event
    best: Event | None
    chance: float
    loss: float
    loss_doubt: float
    points: float
    points_doubt: float
    skill: float
    skill_doubt: float
    blamed: bool


ReviewResult = ReviewedPosition | ReviewedDecision | Thinking


class TurningPoint(TypedDict):
    """The token by which the winner's chance rose the most, whose it was (null: chance), and how it is told."""

    at: int
    round: int
    seat: Seat | None
    winner: Seat
    before: float
    after: float
    event: Event


class SeatReview(TypedDict):
    """Why a seat's result differs from its fair share: deal, luck, its own play and that of others make it up.

    `lost` is what its blamed decisions cost together; `costliest` are the tokens of the worst of them.
    """

    seat: Seat
    fair: float
    result: float
    deal: float
    luck: float
    luck_doubt: float
    skill: float
    skill_doubt: float
    others: float
    others_doubt: float
    lost: float
    decisions: int
    costliest: list[int]


class Review(TypedDict):
    """What all parts of a review say together; `chances` by token and seat, the last being the result."""

    plan: ReviewPlan
    chances: list[list[float]]
    doubt: float
    turning: TurningPoint
    seats: list[SeatReview]


class Hint(TypedDict):
    """What a seat might do now, from what it knows: `events` has by each of the first moves what it is told by."""

    advice: Advice
    events: list[Event]


HintResult = Hint | Thinking


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
    `feats`: its own ones; `collections`: by heading of the statistics, how many codes there are to collect.
    """

    name: str
    seats: list[int]
    bots: list[str]
    tempers: list[str]
    won_below: list[int | None]
    minutes: list[int]
    weight: Literal[1, 2, 3]
    options: list[Option]
    feats: list[str]
    collections: dict[str, int]


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
