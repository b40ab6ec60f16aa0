"""The ways in which hidden cards can lie, of which each is as likely as any other.

What "uniform over what is left" means here: a way lays each hidden card, like ones told apart, into one of the spots
where it may lie, one into each. All these ways are equally likely; what others may have preferred is not weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple


class Lot(NamedTuple):
    """Cards (their kinds, sorted) that may all lie in the same spots (a set of bits), at least as many."""

    spots: int
    kinds: tuple[int, ...]

    @property
    def tight(self) -> bool:
        """Whether these cards fill their spots, so that no others can lie there."""
        return self.spots.bit_count() == len(self.kinds)


def bits(spots: int) -> list[int]:
    """The single spots of a set."""
    found = []
    while spots:
        low = spots & -spots
        found.append(low)
        spots ^= low
    return found


class Layout:
    """All ways for some lots; `draw` answers one of them."""

    __slots__ = ("knots", "mixed", "sure")

    def __init__(self, lots: Sequence[Lot]) -> None:
        self.sure: dict[int, int] = {}
        """By spot, the kind of the card that can only lie there."""
        self.mixed: list[tuple[list[int], tuple[int, ...]]] = []
        """Lots that fill their spots, so that they can be dealt out each for itself."""
        self.knots: list[Knot] = []
        loose = []
        for lot in lots:
            if not lot.tight:
                loose.append(lot)
            elif lot.kinds[0] == lot.kinds[-1]:
                self.sure.update(dict.fromkeys(bits(lot.spots), lot.kinds[0]))
            else:
                self.mixed.append((bits(lot.spots), lot.kinds))
        for part in _parted(loose):
            part.sort(key=lambda lot: len(lot.kinds))
            rest = part.pop()
            self.knots.append(Knot(_parted(part), rest))

    def draw(self, rng: Random) -> dict[int, int]:
        """By spot, the kind of the card that lies there, in one of the ways."""
        laid = self.sure.copy()
        for knot in self.knots:
            knot.draw(rng, laid)
        for spots, kinds in self.mixed:
            laid.update(zip(spots, shuffled(kinds, rng), strict=True))
        return laid


def shuffled(kinds: Sequence[int], rng: Random) -> list[int]:
    """These in random order; quicker than `Random.shuffle`, which draws each number anew until it is in range."""
    random = rng.random
    return [kind for _, kind in sorted([(random(), kind) for kind in kinds])]


def _parted(lots: Sequence[Lot]) -> list[list[Lot]]:
    """Lots in groups that share no spot with each other."""
    groups: list[tuple[int, list[Lot]]] = []
    for lot in lots:
        apart = [group for group in groups if not group[0] & lot.spots]
        near = [group for group in groups if group[0] & lot.spots]
        spots, together = lot.spots, [lot]
        for more, others in near:
            spots |= more
            together = [*others, *together]
        groups = [*apart, (spots, together)]
    return [group for _, group in groups]


class Knot:
    """Lots that share spots: the largest takes what spots the others leave, and all of them."""

    __slots__ = ("rest", "rests_spots", "strands")

    def __init__(self, parts: list[list[Lot]], rest: Lot) -> None:
        self.strands = [Strand(part, rest.spots) for part in parts]
        self.rest = rest.kinds
        self.rests_spots = rest.spots

    def draw(self, rng: Random, laid: dict[int, int]) -> None:
        """Lays all cards of it."""
        left = self.rests_spots
        for strand in self.strands:
            left &= ~strand.draw(rng, laid)
        laid.update(zip(bits(left), shuffled(self.rest, rng), strict=True))


class Strand:
    """Lots that share spots with each other and with the rest of a knot, their cards laid one by one.

    Spots that the same lots may use are a cell, and only counted: `ways` knows in how many ways the cards from a
    number on can be laid when so many spots of each cell are left.
    """

    __slots__ = ("_known", "cards", "cells", "last", "sizes", "strict")

    def __init__(self, lots: list[Lot], rests_spots: int) -> None:
        lots = _in_order(lots)
        cells: dict[tuple[bool, ...], int] = {}
        for spot in bits(_spots_of(lots)):
            who = tuple([bool(lot.spots & spot) for lot in lots] + [bool(rests_spots & spot)])
            cells[who] = cells.get(who, 0) | spot
        self.cells = [bits(cell) for cell in cells.values()]
        self.sizes = tuple([len(cell) for cell in self.cells])
        self.strict = [not who[-1] for who in cells]
        """By cell, whether the rest cannot use it, so that these cards must fill it."""
        self.cards = [
            (kind, [cell for cell, who in enumerate(cells) if who[n]])
            for n, lot in enumerate(lots)
            for kind in lot.kinds
        ]
        """Each card's kind, and the cells where it may lie."""
        latest = {cell: number for number, (_, may_lie) in enumerate(self.cards) for cell in may_lie}
        self.last = [[cell for cell in latest if latest[cell] == number] for number in range(len(self.cards))]
        """By card, the cells that no later one may use."""
        self._known: dict[tuple[int, ...], int] = {}

    def ways(self, free: tuple[int, ...], number: int) -> int:
        """In how many ways the cards from this number on can be laid into so many free spots of each cell."""
        if number == len(self.cards):
            return 1
        key = (number, *free)
        found = self._known.get(key)
        if found is None:
            found = 0
            for cell in self.cards[number][1]:
                if free[cell]:
                    found += free[cell] * self._ways_after(free, number, cell)
            self._known[key] = found
        return found

    def _ways_after(self, free: tuple[int, ...], number: int, cell: int) -> int:
        """In how many ways the later cards can be laid when the one of this number lies in a cell."""
        left = [*free]
        left[cell] -= 1
        for done in self.last[number]:
            if self.strict[done] and left[done]:
                return 0
            left[done] = 0  # what stays free here is the rest's, and makes no difference to the others
        return self.ways(tuple(left), number + 1)

    def draw(self, rng: Random, laid: dict[int, int]) -> int:
        """Lays the cards of it; answers the spots that they use."""
        spots = [cell[:] for cell in self.cells]
        used = 0
        free = self.sizes
        for number, (kind, cells) in enumerate(self.cards):
            at = cells[0]
            if len(cells) > 1:
                way = rng.randrange(self.ways(free, number))
                for at in cells:
                    if free[at]:
                        way -= free[at] * self._ways_after(free, number, at)
                        if way < 0:
                            break
            spot = spots[at].pop(int(rng.random() * len(spots[at])))
            laid[spot] = kind
            used |= spot
            left = [*free]
            left[at] -= 1
            for done in self.last[number]:
                left[done] = 0
            free = tuple(left)
        return used


def _spots_of(lots: Sequence[Lot]) -> int:
    spots = 0
    for lot in lots:
        spots |= lot.spots
    return spots


def _in_order(lots: list[Lot]) -> list[Lot]:
    """Such that as few spots as can be are shared by those before and those behind: what `ways` must remember."""
    before: list[Lot] = []
    behind = [*lots]
    while behind:

        def shared(lot: Lot) -> int:
            others = [other for other in behind if other is not lot]
            return (_spots_of([*before, lot]) & _spots_of(others)).bit_count()

        first = min(behind, key=shared)
        behind.remove(first)
        before.append(first)
    return before
