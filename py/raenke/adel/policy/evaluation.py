"""Evaluation: a seat's expected final score from its city, gold, hand and progress."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.rules import scoring
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.districts import (
    ARMORY,
    BELL_TOWER,
    BIT,
    COLOUR,
    COST,
    FACTORY,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED,
    HOSPITAL,
    KEEP,
    KINDS,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAP_ROOM,
    MUSEUM,
    OBSERVATORY,
    OF_COLOUR,
    PARK,
    POINTS,
    POOR_HOUSE,
    QUARRY,
    SCHOOL,
    SMITHY,
    THRONE_ROOM,
    TREASURY,
    VIOLET,
    VIOLETS,
    WISHING_WELL,
)

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

PACE: Final = 0.85
"""Districts that the fastest seat builds per turn."""

FIRST_COIN: Final = 0.68
"""The value of the first gold, in points; further gold has diminishing value, more so with few turns left."""

COIN_AT_LAST: Final = 0.01
"""The value of gold after a seat's last turn, when it only breaks ties."""

CARD_COIN: Final = 0.6
"""The value, in points, of each gold that building a hand card will cost."""

BY_PLACE: Final = (0.62, 0.42, 0.3, 0.2, 0.13, 0.09, 0.06, 0.04, 0.03)
"""Discount factors of a hand's cards, best first, since they are built late or never."""

UNKNOWN_MERIT: Final = 2.0
"""The value of an unknown card."""

A_TURN: Final = 0.75
"""The value of a built district beyond its points, for the turn it took to build."""

COMPLETE_VALUE: Final = 3.4
"""The value of the first-completion bonus to an incomplete city, scaled by the cube of its progress."""

COLOURS_NEAR: Final = (1.0, 0.66, 0.36, 0.16, 0.06, 0.0)
"""The probability of completing all five colours, by the number missing, while there is room for them."""

INCOME_SHARE: Final = 0.13
"""The expected income per turn of a district that is not violet."""

# The value of a violet district to its owner beyond its points: once, and per turn left.
ONGOING_VALUES: Final[dict[int, tuple[float, float]]] = {
    HAUNTED: (0.2, 0.0),
    KEEP: (0.3, 0.0),
    LABORATORY: (0.0, 0.22),
    SMITHY: (0.0, 0.4),
    OBSERVATORY: (0.0, 0.15),
    GRAVEYARD: (0.2, 0.0),
    LIBRARY: (0.0, 0.3),
    SCHOOL: (0.0, 0.3),
    LIGHTHOUSE: (0.7, 0.0),
    ARMORY: (0.4, 0.0),
    MUSEUM: (0.0, 0.7),
    TREASURY: (1.5, 0.0),
    MAP_ROOM: (1.5, 0.0),
    WISHING_WELL: (0.7, 0.0),
    QUARRY: (0.3, 0.05),
    POOR_HOUSE: (0.0, 0.25),
    BELL_TOWER: (0.5, 0.0),
    FACTORY: (0.3, 0.1),
    PARK: (0.0, 0.35),
    HOSPITAL: (0.1, 0.03),
    THRONE_ROOM: (0.0, 0.45),
    GREAT_WALL: (0.4, 0.0),
}


class Progress(NamedTuple):
    """Progress of the game for one seat: its turns after this one, and the size of a complete city."""

    turns: float
    need: int
    is_first: bool
    """Whether this city is, or may still become, the first complete one."""
    last: bool
    """Whether this is the last round."""


class Assets(NamedTuple):
    """The assets of a seat that enter the evaluation."""

    gold: int
    kinds: tuple[int, ...]
    """The known kinds in its hand."""
    unknown: int
    """The number of unknown cards in its hand."""
    size: int
    """The number of districts in its city."""
    built: int
    points: int
    """The points of its districts, including the Artist's gold."""


def rounds_left(sizes: Iterable[int], need: int, finished: Sequence[int], players: int) -> float:
    """The expected number of rounds after this one."""
    if finished:
        return 0.0
    turns = (need - max(sizes)) / PACE
    return max(0.2, turns / (2 if players < 4 else 1) - 0.7)


def gold_value(gold: int, turns: float) -> float:
    """The value of gold in points, with diminishing returns."""
    if turns <= 0:
        return COIN_AT_LAST * gold
    room = 3 + 3 * turns
    return min(1.0, 0.35 + 0.65 * turns) * FIRST_COIN * room * gold / (room + gold) + COIN_AT_LAST * gold


def district_value(kind: int, turns: float, *, with_well: bool = False) -> float:
    """The value of a district apart from its colour bonus: its points and its effect or income."""
    if COLOUR[kind] != VIOLET:
        return POINTS[kind] + INCOME_SHARE * min(turns, 5.0)
    at_once, each_turn = ONGOING_VALUES.get(kind, (0.0, 0.0))
    return POINTS[kind] + at_once + each_turn * min(turns, 6.0) + (with_well and kind != WISHING_WELL)


@lru_cache(maxsize=1 << 10)
def card_values(turns: float, with_well: bool) -> tuple[float, ...]:
    """By kind, the value of a hand card: that of the built district less its cost."""
    return tuple(
        district_value(kind, turns, with_well=with_well) + A_TURN - CARD_COIN * COST[kind] for kind in range(KINDS)
    )


_WELL: Final = BIT[WISHING_WELL]
_HAUNTED: Final = BIT[HAUNTED]
_QUARRY: Final = BIT[QUARRY]


def hand_value(assets: Assets, progress: Progress) -> float:
    """The value of a hand, its cards discounted in descending order of value."""
    kinds, unknown, built = assets.kinds, assets.unknown, assets.built
    if progress.turns <= 0:
        return COIN_AT_LAST * 0.1 * (len(kinds) + unknown)
    found = [UNKNOWN_MERIT] * unknown
    if kinds:
        merit = card_values(progress.turns, bool(built & _WELL))
        opening = missing_colour_kinds(built)
        room = progress.need - assets.size
        missing = missing_colours(built)
        of_new = colours_value(missing - 1, room - 1) - colours_value(missing, room) if opening else 0.0
        seen = 0 if built & _QUARRY and assets.size == built.bit_count() else built
        for kind in kinds:
            bit = BIT[kind]
            if not seen & bit:
                seen |= bit
                found.append(merit[kind] + of_new if opening & bit else merit[kind])
    found.sort(reverse=True)
    room = int(progress.turns * 1.4 + 1.999)
    useful = sum([share * worth for share, worth in zip(BY_PLACE[:room], found, strict=False)])
    return min(1.0, progress.turns) * useful + 0.02 * (len(kinds) + unknown)


@lru_cache(maxsize=1 << 14)
def missing_colours(built: int) -> int:
    """The number of colours a city lacks, with the Haunted Quarter counted as the best colour."""
    missing = sum([not built & of_colour for of_colour in OF_COLOUR])
    if missing and built & _HAUNTED:
        others = sum([not (built ^ _HAUNTED) & of_colour for of_colour in OF_COLOUR])
        return max(0, others - 1)
    return missing


@lru_cache(maxsize=1 << 14)
def missing_colour_kinds(built: int) -> int:
    """The set of kinds that would add a missing colour to a city."""
    if not missing_colours(built):
        return 0
    found = 0 if built & _HAUNTED else _HAUNTED
    for of_colour in OF_COLOUR:
        if not built & ~_HAUNTED & of_colour:
            found |= of_colour
    return found & ~built


def colours_value(missing: int, room: float) -> float:
    """The expected bonus for all five colours, given the number missing and the room left."""
    return scoring.ALL_COLOURS * COLOURS_NEAR[missing] if missing <= room else 0.0


def city_value(assets: Assets, progress: Progress) -> float:
    """The value of a city: points, completion and colour bonuses, effects and income."""
    size, need, built = assets.size, progress.need, assets.built
    complete: float
    if size >= need:
        complete = scoring.FIRST_COMPLETE if progress.is_first else scoring.ALSO_COMPLETE
        room = 0.0
    elif progress.last and progress.turns <= 0:
        complete, room = 0.0, 0.0
    else:
        whole = COMPLETE_VALUE if progress.is_first else 1.2
        complete, room = whole * (size / need) ** 3, min(need - size, progress.turns + 0.99)
    worth: float = assets.points + complete + colours_value(missing_colours(built), room)
    if progress.turns > 0:
        worth += A_TURN * min(size, need) * min(1.0, progress.turns)
    violets = built & VIOLETS
    if violets:
        worth += ongoing_value(violets, min(progress.turns, 6.0))
    return worth + INCOME_SHARE * min(progress.turns, 5.0) * (size - violets.bit_count())


@lru_cache(maxsize=1 << 14)
def ongoing_value(violets: int, turns: float) -> float:
    """The value of some violet districts beyond their points."""
    worth = sum(
        [at_once * min(1.0, turns) + each_turn * turns for bit, at_once, each_turn in _ONGOING_VALUES if violets & bit]
    )
    return worth + (violets.bit_count() - 1 if violets & _WELL else 0)


_ONGOING_VALUES: Final = tuple((BIT[kind], at_once, each_turn) for kind, (at_once, each_turn) in ONGOING_VALUES.items())
_TREASURY: Final = BIT[TREASURY]
_MAP_ROOM: Final = BIT[MAP_ROOM]


def expected_score(assets: Assets, progress: Progress) -> float:
    """Expected final score of a seat with these assets."""
    worth = city_value(assets, progress) + gold_value(assets.gold, progress.turns) + hand_value(assets, progress)
    if progress.turns <= 0:
        if assets.built & _TREASURY:
            worth += assets.gold
        if assets.built & _MAP_ROOM:
            worth += len(assets.kinds) + assets.unknown
    return worth


def expected_scores(state: State) -> list[float]:
    """Expected final score per seat; the actual score once the game is over."""
    if state.over:
        return [float(points) for points in state.scores()]
    left = rounds_left(map(len, state.cities), state.need, state.finished, state.players)
    turns = left * (2 if state.players < 4 else 1)
    found = []
    for seat, city in enumerate(state.cities):
        is_first = not state.finished or state.finished[0] == seat
        progress = Progress(turns, state.need, is_first, bool(state.finished))
        kinds = tuple([card & KIND for card in state.hands[seat]])
        points = sum(map(scoring.value, city))
        assets = Assets(state.gold[seat], kinds, 0, len(city), state.built[seat], points)
        museum = len(state.museum) if state.built[seat] & _MUSEUM else 0
        found.append(expected_score(assets, progress) + museum)
    return found


_MUSEUM: Final = BIT[MUSEUM]

assert all(COLOUR[kind] == VIOLET for kind in ONGOING_VALUES)
