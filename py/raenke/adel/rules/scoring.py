"""Final scoring, one function per line of the score, in display order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.districts import (
    BIT,
    COLOURS,
    HAUNTED,
    INDEX,
    MAP_ROOM,
    MUSEUM,
    OF_COLOUR,
    POINTS,
    TREASURY,
    VIOLETS,
    WISHING_WELL,
    Works,
    working,
)

if TYPE_CHECKING:
    from raenke.adel.rules.state import State
    from raenke.adel.shapes import LineRule

ALL_COLOURS: Final = 3
FIRST_COMPLETE: Final = 4
ALSO_COMPLETE: Final = 2


class Line(NamedTuple):
    """One line of the score: its rule, its points, and the districts they come from."""

    rule: LineRule
    points: int
    districts: tuple[int, ...] = ()


Rule = Callable[["State", int], Line]

_VIOLET_LINES: dict[int, Rule] = {}


def scores(code: str) -> Callable[[Rule], Rule]:
    """Register the scoring function of a violet district."""

    def register(rule: Rule) -> Rule:
        assert INDEX[code] in working(Works.SCORE) and INDEX[code] not in _VIOLET_LINES
        _VIOLET_LINES[INDEX[code]] = rule
        return rule

    return register


def value(district: int) -> int:
    """The points of a district in a city: the Artist's gold adds 1 (A5)."""
    return POINTS[district & KIND] + (district >= GILT)


def districts(state: State, seat: int) -> Line:
    """The points of all districts."""
    city = state.cities[seat]
    return Line("districts", sum(map(value, city)), tuple(city))


@scores("Hau")
def colours(state: State, seat: int) -> Line:
    """3 for all five colours; the Haunted Quarter counts as any colour unless built in the last round (A29)."""
    built = state.built[seat]
    joker = bool(built & BIT[HAUNTED]) and state.haunted != state.round
    if joker:
        built ^= BIT[HAUNTED]
    missing = sum(not built & of_colour for of_colour in OF_COLOUR)
    return Line("colours", ALL_COLOURS if missing <= joker else 0)


def complete(state: State, seat: int) -> Line:
    """4 for the first complete city, 2 for any other."""
    if seat not in state.finished:
        return Line("complete", 0)
    first = state.finished[0] == seat
    return Line("first-complete" if first else "complete", FIRST_COMPLETE if first else ALSO_COMPLETE)


@scores("Mus")
def museum(state: State, seat: int) -> Line:
    """1 for each card under the Museum."""
    return Line("museum", len(state.museum), (MUSEUM,))


@scores("Tre")
def treasury(state: State, seat: int) -> Line:
    """1 for each gold, with the Imperial Treasury."""
    return Line("treasury", state.gold[seat], (TREASURY,))


@scores("Map")
def map_room(state: State, seat: int) -> Line:
    """1 for each hand card, with the Map Room."""
    return Line("map-room", len(state.hands[seat]), (MAP_ROOM,))


@scores("Wis")
def wishing_well(state: State, seat: int) -> Line:
    """1 for each other violet district, with the Wishing Well."""
    violets = [district for district in state.cities[seat] if VIOLETS >> (district & KIND) & 1]
    return Line("wishing-well", len(violets) - 1, (WISHING_WELL,))


EVERYBODYS: Final[tuple[Rule, ...]] = (districts, colours, complete)
OWNERS: Final = tuple((BIT[kind], _VIOLET_LINES[kind]) for kind in (MUSEUM, TREASURY, MAP_ROOM, WISHING_WELL))

assert {*_VIOLET_LINES} == working(Works.SCORE), "each has its line"
assert len(OF_COLOUR) == len(COLOURS)


def lines(state: State, seat: int) -> tuple[Line, ...]:
    """The lines of a seat's score that are not zero, and always the first."""
    found = [rule(state, seat) for rule in EVERYBODYS]
    found += [rule(state, seat) for bit, rule in OWNERS if state.built[seat] & bit]
    return tuple(line for line in found if line.points or line.rule == "districts")


def points(state: State, seat: int) -> int:
    """A seat's score."""
    return sum(line.points for line in lines(state, seat))


def winners(state: State) -> list[int]:
    """The seats with the most points; ties are broken by points of districts, then by gold (A10)."""
    ranking = [(points(state, seat), districts(state, seat).points, state.gold[seat]) for seat in range(state.players)]
    best = max(ranking)
    return [seat for seat, row in enumerate(ranking) if row == best]
