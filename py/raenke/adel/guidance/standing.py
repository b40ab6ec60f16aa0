"""How each seat stands when a round begins, as numbers from which its chance to win is learned."""

from __future__ import annotations

from math import sqrt
from operator import mul
from typing import TYPE_CHECKING, Final

from raenke.adel.learned import VALUE
from raenke.adel.policy.evaluation import ongoing_value
from raenke.adel.rules.building import cost
from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.districts import BIT, MAP_ROOM, MUSEUM, OF_COLOUR, POINTS, TREASURY, VIOLETS
from raenke.adel.rules.taking import GOLD_TAKEN
from raenke.search.chances import softmax
from raenke.search.value import by_phase

if TYPE_CHECKING:
    from raenke.adel.rules.state import State

PHASES: Final = 9
"""By the number of districts that the longest city lacks."""

NUMBERS: Final = 30
"""How many numbers describe a seat."""

_VALUE: Final = tuple([POINTS[d & KIND] + (d >= GILT) if d & KIND < len(POINTS) else 0 for d in range(2 * GILT)])
_ROOT: Final = tuple([sqrt(number) for number in range(200)])
_MUSEUM, _TREASURY, _MAP_ROOM = BIT[MUSEUM], BIT[TREASURY], BIT[MAP_ROOM]


def phase(state: State) -> int:
    """How far the game has got, from 0 at its end."""
    return min(PHASES - 1, max(0, state.need - max(map(len, state.cities))))


def of_seat(state: State, seat: int, nearest: int) -> list[float]:
    """The numbers that describe a seat; the longest city lacks `nearest` districts."""
    value, players = _VALUE, state.players
    built, gold, city, hand = state.built[seat], state.gold[seat], state.cities[seat], state.hands[seat]
    points, size, held = sum([value[district] for district in city]), len(city), len(hand)
    if built & _MUSEUM:
        points += len(state.museum)
    if built & _TREASURY:
        points += gold
    if built & _MAP_ROOM:
        points += held
    violets = built & VIOLETS
    useful, left = [], state.holds[seat] & ~built
    while left:
        low = left & -left
        useful.append(low.bit_length() - 1)
        left ^= low
    merits = sorted([value[kind] for kind in useful], reverse=True)
    soon = [value[kind] for kind in useful if cost(built, kind) <= gold + GOLD_TAKEN]
    colours = [(built & of_colour).bit_count() for of_colour in OF_COLOUR]
    missing, room, count = colours.count(0), state.need - size, len(useful)
    place = (seat - state.crown) % players
    return [
        points, size, room <= 1, room <= 2, room <= 3, room <= 4, *colours, missing, missing == 0, missing <= 1,
        missing > room, gold if gold < 3 else 3, gold if gold < 7 else 7, _ROOT[gold],
        held if held < 4 else 4, _ROOT[held], count > 0, count if count < 3 else 3,
        merits[0] if count else 0, sum(merits[:3]), max(soon, default=0), len(soon) if len(soon) < 3 else 3,
        not place, place == 1, place / players, ongoing_value(violets, 1.0 + nearest) if violets else 0.0,
    ]  # fmt: skip


_WEIGHTS: Final = by_phase(VALUE, PHASES)


def chances(state: State) -> list[float]:
    """By seat, the learned chance to win at the beginning of a round."""
    nearest = phase(state)
    weights = _WEIGHTS[nearest]
    return softmax([sum(map(mul, weights, of_seat(state, seat, nearest))) for seat in range(state.players)], 1.0)
