"""Types of Kabale's messages to the page; `web/js/kabale/shapes.d.ts` is generated from them.

They extend those of `raenke/shapes.py`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from raenke.shapes import Action, Advice, AdvisedMove, Event, GameFact, Seat, View

CardCode = str
Area = str

Face = Literal["up", "down", "slipped"]

EventKind = Literal[
    "round-began", "placed", "revealed", "moved", "stayed", "discarded", "closed", "asked", "slipped", "traded",
    "declined", "shuffled", "drawn", "round-ended", "settled", "won", "lost", "game-over",
]  # fmt: skip

AwardRule = Literal[
    "printed", "musketeers", "wizard", "wizards", "witch", "witches", "couple", "hermit", "giant", "doppelganger",
    "romeo", "dragon", "beggar", "couple-wins", "highest", "lowest", "nearest", "farthest", "nobody",
]  # fmt: skip


class Goal(TypedDict):
    """A goal: its area's letter (A F L T R M) and its points."""

    area: Area
    points: int


class Card(TypedDict):
    """A card in a column as the viewer sees it; `code` is null for another's hidden card.

    `base` is what is printed on it for this goal, `number` what it would count if the round ended now.
    """

    seat: Seat
    code: CardCode | None
    face: Face
    base: float | None
    number: float | None


class Step(TypedDict):
    """One step of a column's award: which rule acted, through which cards, on which, and the state after it.

    `ally` is the one whose rule it is, null for the printed numbers and for the verdict.
    `removed` are the cards gone by then, `voided` those whose own rule is void, `lowest` says that the lowest sum wins,
    `couple` that a couple does whatever the sums are.
    """

    rule: AwardRule
    ally: CardCode | None
    by: list[int]
    cards: list[int]
    numbers: list[float | None]
    sums: list[float | None]
    removed: list[int]
    voided: list[int]
    lowest: bool
    couple: bool
    seat: Seat | None


class Settlement(TypedDict):
    """How a column is (or would be) settled, in order; `sums` has six places, null for seats that take no part.

    `contested` says that more than one seat took part to begin with, `ruled` that any card's rule acted.
    """

    winner: Seat | None
    contested: bool
    ruled: bool
    numbers: list[float | None]
    removed: list[int]
    sums: list[float | None]
    steps: list[Step]


class Completion(TypedDict):
    """A seat that needs only this goal to complete its set, and its score if it won it."""

    seat: Seat
    points: int


class Column(TypedDict):
    """A goal with its cards, nearest the goal first; `now` settles what the viewer sees, as if the round ended.

    `completes` are the seats whose set this goal would complete.
    """

    goal: Goal | None
    fulfilled: bool
    closed: bool
    cards: list[Card]
    now: Settlement | None
    completes: list[Completion]


class Count(TypedDict):
    """A seat's two ways of counting: the plain sum, and the doubled set with its six goals (null without all six)."""

    plain: int
    doubled: int | None
    six: list[Goal]
    spare: int
    points: int


class Race(TypedDict):
    """How many of the six areas a seat has, which it lacks, and what it would score at least with all of them."""

    have: int
    missing: list[Area]
    points: int


class SeatView(TypedDict):
    """What the viewer knows of a seat; `unseen` are the codes that may be in its hand, pile or face down."""

    hand: int
    deck: int
    discard: list[CardCode]
    unseen: list[CardCode]
    goals: list[Goal]
    count: Count
    race: Race


class Revealed(TypedDict):
    """A card that lies face down and would be revealed; `code` is null where the viewer does not know it."""

    seat: Seat
    code: CardCode | None


class KabaleAction(Action):
    """A legal action, and what placing or slipping a card would do as far as its seat can see.

    `number` is what it would count there, `reveals` the card it turns up, `assassinated` that an Assassin discards it;
    `removed` that it would be removed if the round ended then; `leads` that its seat would lead against what is seen,
    `sure` that nothing there is unknown.
    """

    kind: Literal["place", "slip", "trade", "decline"]  # type: ignore[misc] # narrower than in any Action
    card: CardCode | None
    column: int | None
    number: float | None
    reveals: Revealed | None
    assassinated: bool
    removed: bool
    leads: bool
    sure: bool


class KabaleView(View):
    """The view of a game of Kabale."""

    rounds: int
    first: Seat
    pending: Literal["place", "cloak", "traitor"] | None
    at: list[int] | None
    columns: list[Column]
    seats: list[SeatView]
    hand: list[CardCode]
    hands: list[list[CardCode]] | None
    legal: list[KabaleAction]  # type: ignore[misc] # narrower than in any View
    goals_left: int


class KabaleEvent(Event):
    """An event; fields that do not apply are absent."""

    kind: EventKind  # type: ignore[misc] # narrower than in any Event
    by: NotRequired[CardCode]
    card: NotRequired[CardCode]
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


class CardFact(TypedDict):
    """A card's facts from the engine's table; `order` is its place at the award, null if it does not act there."""

    code: CardCode
    number: float | None
    here: float | None
    area: Area | None
    acts: Literal["none", "reveal", "award"]
    order: int | None


class KabaleFact(GameFact):
    """What the page must know of Kabale before a game is set up."""

    cards: list[CardFact]
    areas: list[Area]


class CardOdds(TypedDict):
    """How likely a hidden card is this one."""

    code: CardCode
    odds: float


class HiddenCard(TypedDict):
    """What a card may be that lies hidden from the advised seat, the likeliest first."""

    seat: Seat
    column: int
    position: int
    cards: list[CardOdds]


class KabaleAdvisedMove(AdvisedMove):
    """`columns` has by column the chance to win its goal after the move, `winners` the chances of every seat."""

    columns: list[float]
    winners: list[list[float]]


class KabaleAdvice(Advice):
    """Why a decision in Kabale."""

    moves: list[KabaleAdvisedMove]  # type: ignore[misc] # more than in any Advice
    hidden: list[HiddenCard]
