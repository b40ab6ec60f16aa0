"""Features of a placement: how a column looks to the seat that places a card there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp, prod
from typing import Final

from raenke.game import NOBODY
from raenke.kabale.actions import MOST_SEATS
from raenke.kabale.cards import (
    ALLIES,
    AREA_SHIFT,
    ASSASSIN,
    AT_HOME,
    BASE,
    BEGGAR,
    CLOAK,
    DOPPELGANGER,
    DOWN,
    DRAGON,
    EXPLORER,
    FACE_UP,
    GIANT,
    HIDDEN,
    JULIET,
    KIND,
    KINDS,
    MUSKETEERS,
    POINTS,
    POINTS_MASK,
    PRINCE,
    ROMEO,
    ROUNDS,
    SEAT_SHIFT,
    SLIPPED,
    SQUIRE,
    STORM,
    TRAITOR,
    WALKED,
    WITCH,
    WIZARD,
)

AT_HOME_CARD: Final = KINDS
AWAY_CARD: Final = KINDS + 1
HOMELESS_CARD: Final = KINDS + 2
CARDS: Final = KINDS + 3
"""The allies, and three for all that have a home area: at home, away while it is on the table, and without one."""

SHORT: Final = 5
"""How many cards the goal lacks: 0, 1, 2, 3, more."""

_OWN_ABOVE: Final = (EXPLORER, ASSASSIN, STORM, CLOAK, TRAITOR, DOPPELGANGER)
ABOVE: Final = 3 + len(_OWN_ABOVE)
"""What the card would reveal: nothing, another seat's card, one of these of its own, or another one of its own."""

_NOTHING, _ANOTHERS, _OWN = range(3)

STEPS: Final = (-40, -24, -10, 0, 1, 10, 24)
LEADS: Final = (len(STEPS) + 1) * 3
"""By how much the seat leads, of what it sees (doubled), × whether the goal lacks none, one or more cards."""

_ANYBODYS: Final = (MUSKETEERS, WIZARD, WITCH, BEGGAR)
_OTHERS: Final = (DRAGON,)
_MINE: Final = (PRINCE, SQUIRE, JULIET, ROMEO, GIANT)
SEEN: Final = len(_ANYBODYS + _OTHERS + _MINE)
"""Allies that change what others are worth, a bit each, if the seat sees them in the column."""

MOST_OTHERS: Final = 3
MOST_OWN: Final = 2
COUNTS: Final = (MOST_OTHERS + 1) * (MOST_OWN + 1)
"""How many cards others have in the column × how many the seat has."""

STAKES: Final = (max(POINTS) + 1) * 2
"""Points of the goal × whether its area is missing from the seat's set."""

_SITUATIONS: Final = SHORT * ABOVE
_FIRST_LEAD: Final = _SITUATIONS
_FIRST_COUNT: Final = _FIRST_LEAD + LEADS
_FIRST_SEEN: Final = _FIRST_COUNT + COUNTS
_FIRST_STAKE: Final = _FIRST_SEEN + SEEN
_FIRST_ROUND: Final = _FIRST_STAKE + STAKES
WEIGHTS: Final = (_FIRST_ROUND + ROUNDS + 1) * CARDS
"""One weight for each of these facts and each card."""

_SEEN_OF_ANYBODY: Final = tuple(
    sum(1 << at for at, other in enumerate(_ANYBODYS + _OTHERS) if other == ally) for ally in range(HIDDEN + 1)
)
_SEEN_OF_MINE: Final = tuple(
    sum(1 << at for at, other in enumerate((*_ANYBODYS, NOBODY, *_MINE)) if other == ally) for ally in range(HIDDEN + 1)
)
_ABOVE_OF_MINE: Final = tuple(3 + _OWN_ABOVE.index(ally) if ally in _OWN_ABOVE else _OWN for ally in range(HIDDEN + 1))
_NUMBER: Final = tuple(tuple(number or 0 for number in row) for row in BASE)
_LEAD_OF: Final = {lead: sum(lead >= step for step in STEPS) for lead in range(-400, 401)}


ALIKE: Final = tuple(AT_HOME[0] if ally.home else at for at, ally in enumerate(ALLIES))
"""By ally, the one that stands for it in a hand: all with a home area are alike, as the areas to come are unknown."""


def by_ally(weights: Sequence[float]) -> list[float]:
    """The weight of each ally from those of the ones that stand for them."""
    return [weights[alike] for alike in ALIKE]


def stake(goal: int, won: Sequence[int]) -> int:
    """What a goal means to a seat that has won these."""
    area = goal >> AREA_SHIFT
    return (goal & POINTS_MASK) * 2 + all(other >> AREA_SHIFT != area for other in won)


def areas_of(goals: Iterable[int]) -> int:
    """Bit mask of the areas of these goals."""
    mask = 0
    for goal in goals:
        mask |= 1 << (goal >> AREA_SHIFT)
    return mask


def look(cards: Sequence[int], goal: int, seat: int) -> int:
    """How a column looks to a seat, as one number: it sees what lies face up, and its own cards."""
    numbers = _NUMBER[goal >> AREA_SHIFT]
    sums = [0] * MOST_SEATS
    seen = others = own = above = 0
    for card in cards:
        owner = (card & FACE_UP) >> SEAT_SHIFT
        above = card & DOWN
        if owner == seat:
            kind = card & KIND
            own += 1
            seen |= _SEEN_OF_MINE[kind]
            if above:
                above = _ABOVE_OF_MINE[kind]
        else:
            others += 1
            if above:
                above = _ANOTHERS
            if card & (DOWN | SLIPPED) and not card & WALKED:
                continue
            kind = card & KIND
            seen |= _SEEN_OF_ANYBODY[kind]
        sums[owner] += numbers[kind]
    mine, sums[seat] = sums[seat], 0
    lead = _LEAD_OF[mine - max(sums)]
    short = (goal & POINTS_MASK) - len(cards)
    short = SHORT - 1 if short >= SHORT else short if short > 0 else 0
    lead = lead * 3 + (short if short < 2 else 2)
    counts = (others if others < MOST_OTHERS else MOST_OTHERS) * (MOST_OWN + 1) + (own if own < MOST_OWN else MOST_OWN)
    return (((short * ABOVE + above) * LEADS + lead) * COUNTS + counts) << SEEN | seen


def facts(looks: int, at_stake: int, number: int) -> list[int]:
    """The facts in a look; `number` is that of the round."""
    seen, looks = looks & (1 << SEEN) - 1, looks >> SEEN
    looks, counts = divmod(looks, COUNTS)
    situation, lead = divmod(looks, LEADS)
    found = [situation, _FIRST_LEAD + lead, _FIRST_COUNT + counts, _FIRST_STAKE + at_stake, _FIRST_ROUND + number]
    return found + [_FIRST_SEEN + at for at in range(SEEN) if seen >> at & 1]


@lru_cache(maxsize=1 << 9)
def cards_at(area: int, areas: int) -> tuple[int, ...]:
    """By ally, the card it counts as below a goal of this area while goals of `areas` are on the table."""
    return tuple(
        ally if not ALLIES[ally].home
        else AT_HOME_CARD if ally == AT_HOME[area]
        else AWAY_CARD if areas >> AT_HOME.index(ally) & 1
        else HOMELESS_CARD
        for ally in range(KINDS)
    )  # fmt: skip


def features(found: Iterable[int], card: int) -> tuple[int, ...]:
    """The weights of placing a card (of `cards_at`) in view of these facts."""
    return tuple([fact * CARDS + card for fact in found])


class Policy:
    """Learned weights as factors: how much an ally is favoured is the product of those of all facts."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.factors = [[exp(weight) for weight in weights[at : at + CARDS]] for at in range(0, len(weights), CARDS)]
        self.by_ally = lru_cache(maxsize=32)(self._by_ally)

    def _by_ally(self, cards: tuple[int, ...]) -> list[list[float]]:
        return [[factors[card] for card in cards] for factors in self.factors]

    def rows(self, at_stake: int, number: int, cards: tuple[int, ...]) -> Rows:
        """The rows for a stake in a round, with allies that count as these cards."""
        return Rows(self.by_ally(cards), at_stake, number)


class Rows(dict[int, list[float]]):
    """By look, how much a policy favours each ally, computed when first asked for."""

    def __init__(self, factors: list[list[float]], at_stake: int, number: int) -> None:
        super().__init__()
        self.factors = factors
        two = zip(factors[_FIRST_STAKE + at_stake], factors[_FIRST_ROUND + number], strict=True)
        self.seeing = {0: [a * b for a, b in two]}
        """By what the seat sees, the part that it shares with the stake and the round."""

    def __missing__(self, key: int) -> list[float]:
        factors, seen = self.factors, key & (1 << SEEN) - 1
        common = self.seeing.get(seen)
        if common is None:
            found = [factors[_FIRST_SEEN + at] for at in range(SEEN) if seen >> at & 1]
            self.seeing[seen] = common = [prod(each) for each in zip(self.seeing[0], *found, strict=True)]
        looks, counts = divmod(key >> SEEN, COUNTS)
        situation, lead = divmod(looks, LEADS)
        others = factors[situation], factors[_FIRST_LEAD + lead], factors[_FIRST_COUNT + counts]
        row = [a * b * c * d for a, b, c, d in zip(common, *others)]  # noqa: B905 (playouts spend their time here)
        self[key] = row
        return row
