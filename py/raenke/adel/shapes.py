"""Types of Adel's messages to the page; `web/js/adel/shapes.d.ts` is generated from them.

They extend those of `raenke/shapes.py`. A place to tap is written as in `taps`: `character:Ki`, `rank:4`,
`seat:2`, `hand:Man`, `card:Man` (laid out to choose from), `district:2:Man` (with a stroke, `district:2:Man'`, if it
bears gold), `button:gold`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from raenke.shapes import Action, Advice, AdvisedMove, Event, GameFact, Seat, View

CharacterCode = str
DistrictCode = str

Colour = Literal["yellow", "blue", "green", "red", "violet"]

Kind = Literal[
    "pick", "aside", "gold", "cards", "keep", "build", "income", "end", "name", "swap", "put", "draw", "look",
    "conjure", "crown", "pay", "pardon", "extra-gold", "extra-cards", "adorn", "sell", "smith", "tuck", "fetch",
    "leave", "declare", "still", "save", "let-go", "destroy", "arm", "exchange",
]  # fmt: skip

Pending = Literal[
    "draft", "aside", "turn", "short", "keep", "put", "conjure", "tribute", "rescue", "search", "bell",
]  # fmt: skip

Reason = Literal[
    "take-first", "taken", "pile-empty", "built-enough", "cannot-build", "already-built", "too-dear", "no-income",
    "used", "own-rank", "rank-one", "murdered", "bewitched", "hands-empty", "hand-empty", "own-hand-empty", "has-crown",
    "no-richest", "is-richest", "no-district", "already-gold", "complete-city", "own-complete", "preacher", "keep",
    "theirs-already", "must-name", "must-crown", "no-pair",
]  # fmt: skip

LineRule = Literal[
    "districts", "colours", "first-complete", "complete", "museum", "treasury", "map-room", "wishing-well",
]  # fmt: skip

EventKind = Literal[
    "round-began", "crown", "throne-room", "set-aside", "looked-down", "drafted", "put-aside", "unanswered",
    "revealed", "robbed", "taxed", "queen", "took-gold", "drew", "kept", "extra-gold", "income", "built",
    "refunded", "named", "paused", "resumed", "swapped", "put-under", "looked", "conjured", "tribute", "pardoned",
    "destroyed", "saved", "let-go", "exchanged", "adorned", "sold", "smithed", "tucked", "searched", "looked-away",
    "shuffled", "bell", "bell-still", "bell-void", "poor-house", "complete", "incomplete", "turn-ended",
    "round-ended", "scored", "game-over",
]  # fmt: skip


class District(TypedDict):
    """A district in a city: what it costs and scores by now, and what lies on or under it."""

    code: DistrictCode
    place: str
    colour: Colour
    cost: int
    points: int
    gold: bool
    cards: int


class Card(TypedDict):
    """A card in the viewer's hand or laid out to choose from, and what building it would cost the viewer."""

    code: DistrictCode
    colour: Colour
    cost: int
    points: int


class Line(TypedDict):
    """One line of a seat's score: its rule, its points, and the districts they come from."""

    rule: LineRule
    points: int
    districts: list[DistrictCode]


class SeatView(TypedDict):
    """What the viewer knows of a seat; `known` of its hand, `finished` its place among complete cities, from 1."""

    gold: int
    hand: int
    known: list[DistrictCode]
    city: list[District]
    finished: int | None
    points: int
    lines: list[Line]
    characters: list[CharacterCode]


class Rank(TypedDict):
    """A character of this round; `candidates` are the seats that may hold it as far as the viewer knows."""

    rank: int
    code: CharacterCode
    called: bool
    seat: Seat | None
    candidates: list[Seat]
    face_up: bool
    face_down: bool
    murdered: bool
    bewitched: bool
    robbed: bool


class Step(TypedDict):
    """A step of the draft: the characters offered and the one chosen, where the viewer knows them."""

    seat: Seat | None
    kind: Literal["pick", "aside", "chance"]
    done: bool
    offered: list[CharacterCode]
    chosen: CharacterCode | None


class Draft(TypedDict):
    """The draft of this round: the characters offered now, those set aside, and the order of choosing."""

    offered: list[CharacterCode]
    face_up: list[CharacterCode]
    face_down: CharacterCode | None
    steps: list[Step]


class Turn(TypedDict):
    """The current turn; `builds` is how many are still allowed, `income` the gold it would yield now."""

    character: CharacterCode
    short: bool
    taken: bool
    builds: int
    income: int
    power_used: bool
    refund: int
    for_witch: Seat | None


class Seen(TypedDict):
    """A card of the pile that the viewer knows; `at` counts from the top, from 0."""

    at: int
    code: DistrictCode


class Pile(TypedDict):
    """The draw pile."""

    size: int
    known: list[Seen]


class PendingDetails(TypedDict):
    """Details of the pending decision: cards laid out, the number to keep or already put, a district, a seat."""

    cards: list[Card]
    count: int
    district: DistrictCode | None
    seat: Seat | None


class AdelAction(Action):
    """A legal action; `cost` is the gold its seat pays, `gain` the gold it gets at once."""

    kind: Kind  # type: ignore[misc] # narrower than in any Action
    card: DistrictCode | None
    given: DistrictCode | None
    seat: Seat | None
    rank: int | None
    cost: int
    gain: int


class Obstacle(TypedDict):
    """An action that is impossible now: the places to tap for it, and the id and arguments of the reason."""

    kind: Kind
    taps: list[str]
    reason: Reason
    args: dict[str, int | str]


class AdelView(View):
    """The view of a game of Adel."""

    edition: Literal["hig", "ffg"]
    goal: int
    city_size: int
    abdication: bool
    crown: Seat
    reign: int
    ranks: list[Rank]
    draft: Draft
    called: int
    playing: Turn | None
    pending: Pending | None
    pending_details: PendingDetails
    seats: list[SeatView]
    hand: list[Card]
    hands: list[list[DistrictCode]] | None
    pile: Pile
    museum: list[DistrictCode]
    last_round: bool
    legal: list[AdelAction]  # type: ignore[misc] # narrower than in any View
    obstacles: list[Obstacle]
    remaining: list[Kind]


class AdelEvent(Event):
    """An event; fields that do not apply are absent."""

    kind: EventKind  # type: ignore[misc] # narrower than in any Event
    by: NotRequired[CharacterCode | DistrictCode]
    other: NotRequired[Seat]
    character: NotRequired[CharacterCode]
    rank: NotRequired[int]
    target: NotRequired[CharacterCode]
    victim: NotRequired[Seat]
    giver: NotRequired[Seat]
    district: NotRequired[DistrictCode]
    gold: NotRequired[bool]
    given: NotRequired[DistrictCode]
    amount: NotRequired[int]
    cards: NotRequired[list[DistrictCode]]
    number: NotRequired[int]
    others: NotRequired[list[DistrictCode]]
    characters: NotRequired[list[CharacterCode]]
    cause: NotRequired[str]
    lines: NotRequired[list[Line]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[Seat]]


class CharacterFact(TypedDict):
    """A character's facts from the engine's table."""

    code: CharacterCode
    rank: int
    colour: Colour | None
    builds: int
    power: Literal["turn", "call", "taken", "end"]
    must: bool
    dark: bool
    min_players: int


class DistrictFact(TypedDict):
    """A kind of district from the engine's table."""

    code: DistrictCode
    colour: Colour
    cost: int
    points: int
    copies: int
    works: list[Literal["turn", "built", "end", "score", "always"]]
    dark: bool


class AdelFact(GameFact):
    """What the page must know of Adel before a game is set up; `presets` are the characters of each."""

    characters: list[CharacterFact]
    districts: list[DistrictFact]
    presets: dict[str, list[CharacterCode]]
    rank_nine_min_players: int


class RoleOdds(TypedDict):
    """By seat, how likely it holds a character; with the rest nobody does."""

    code: CharacterCode
    rank: int
    seats: list[float]


class DistrictOdds(TypedDict):
    """How likely a district card is somewhere."""

    code: DistrictCode
    odds: float


class HandOdds(TypedDict):
    """What another seat's hand may hold, the likeliest first."""

    seat: Seat
    cards: list[DistrictOdds]


class SeatProspect(TypedDict):
    """How a seat stands on average at the end of the round: `score` is its points if the game ended then.

    `complete` and `colours` are the chances that its city is complete then, and that it has all five colours.
    """

    gold: float
    cards: float
    districts: float
    score: float
    complete: float
    colours: float


class AdelAdvisedMove(AdvisedMove):
    """`ends` has by seat how the round ends after the move, `crown` the chance to have the crown then."""

    ends: list[SeatProspect]
    crown: float


class AdelAdvice(Advice):
    """Why a decision in Adel."""

    moves: list[AdelAdvisedMove]  # type: ignore[misc] # more than in any Advice
    roles: list[RoleOdds]
    hands: list[HandOdds]
