"""Uniform sampling of arrangements of the hidden cards that are consistent with a belief.

An arrangement assigns each hidden card (cards of one kind being distinguished) to a spot of its own among those where
it may lie. All arrangements are equally likely; the preferences of other seats are not weighed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple


class CardGroup(NamedTuple):
    """Cards (kinds, sorted) that may all lie in the same spots (a bit mask with at least as many bits)."""

    spots: int
    kinds: tuple[int, ...]

    @property
    def tight(self) -> bool:
        """Whether these cards fill their spots, so that no other card can lie there."""
        return self.spots.bit_count() == len(self.kinds)


def bits(spots: int) -> list[int]:
    """The single spots of a bit mask."""
    found = []
    while spots:
        low = spots & -spots
        found.append(low)
        spots ^= low
    return found


class HiddenCards:
    """The arrangements of some groups, prepared for sampling."""

    __slots__ = ("certain", "components", "mixed")

    def __init__(self, groups: Sequence[CardGroup]) -> None:
        self.certain: dict[int, int] = {}
        """By spot, the kind of the card that must lie there."""
        self.mixed: list[tuple[list[int], tuple[int, ...]]] = []
        """Tight groups with several kinds, which can be shuffled independently."""
        self.components: list[Component] = []
        loose = []
        for group in groups:
            if not group.tight:
                loose.append(group)
            elif group.kinds[0] == group.kinds[-1]:
                self.certain.update(dict.fromkeys(bits(group.spots), group.kinds[0]))
            else:
                self.mixed.append((bits(group.spots), group.kinds))
        for part in _connected(loose):
            part.sort(key=lambda group: len(group.kinds))
            rest = part.pop()
            self.components.append(Component(_connected(part), rest))

    def sample(self, rng: Random) -> dict[int, int]:
        """A uniformly random arrangement: by spot, the kind of the card there."""
        laid = self.certain.copy()
        for component in self.components:
            component.sample(rng, laid)
        for spots, kinds in self.mixed:
            laid.update(zip(spots, shuffled(kinds, rng), strict=True))
        return laid


def shuffled(kinds: Sequence[int], rng: Random) -> list[int]:
    """The kinds in random order; faster than `Random.shuffle`, which uses rejection sampling for each index."""
    random = rng.random
    return [kind for _, kind in sorted([(random(), kind) for kind in kinds])]


def _connected(groups: Sequence[CardGroup]) -> list[list[CardGroup]]:
    """The connected components of some groups; groups of different components share no spot."""
    components: list[tuple[int, list[CardGroup]]] = []
    for group in groups:
        apart = [one for one in components if not one[0] & group.spots]
        near = [one for one in components if one[0] & group.spots]
        spots, together = group.spots, [group]
        for more, others in near:
            spots |= more
            together = [*others, *together]
        components = [*apart, (spots, together)]
    return [component for _, component in components]


class Component:
    """Groups that share spots; the largest fills exactly the spots that the others leave."""

    __slots__ = ("rest", "rests_spots", "samplers")

    def __init__(self, parts: list[list[CardGroup]], rest: CardGroup) -> None:
        self.samplers = [ComponentSampler(part, rest.spots) for part in parts]
        self.rest = rest.kinds
        self.rests_spots = rest.spots

    def sample(self, rng: Random, laid: dict[int, int]) -> None:
        """Place all cards of the component at random into `laid`."""
        left = self.rests_spots
        for sampler in self.samplers:
            left &= ~sampler.sample(rng, laid)
        laid.update(zip(bits(left), shuffled(self.rest, rng), strict=True))


class ComponentSampler:
    """Groups that share spots with each other and with the component's largest group, sampled card by card.

    Spots that the same groups may use form a cell, of which only the size matters: `ways` counts in how many ways the
    cards from a given number on can be placed, by the number of free spots in each cell.
    """

    __slots__ = ("_known", "cards", "cells", "last", "sizes", "strict")

    def __init__(self, groups: list[CardGroup], rests_spots: int) -> None:
        groups = _in_order(groups)
        cells: dict[tuple[bool, ...], int] = {}
        for spot in bits(_spots_of(groups)):
            who = tuple([bool(group.spots & spot) for group in groups] + [bool(rests_spots & spot)])
            cells[who] = cells.get(who, 0) | spot
        self.cells = [bits(cell) for cell in cells.values()]
        self.sizes = tuple([len(cell) for cell in self.cells])
        self.strict = [not who[-1] for who in cells]
        """By cell, whether the largest group cannot use it, so that these cards must fill it."""
        self.cards = [
            (kind, [cell for cell, who in enumerate(cells) if who[n]])
            for n, group in enumerate(groups)
            for kind in group.kinds
        ]
        """By card, its kind and the cells where it may lie."""
        latest = {cell: number for number, (_, may_lie) in enumerate(self.cards) for cell in may_lie}
        self.last = [[cell for cell in latest if latest[cell] == number] for number in range(len(self.cards))]
        """By card, the cells that no later card may use."""
        self._known: dict[tuple[int, ...], int] = {}

    def ways(self, free: tuple[int, ...], number: int) -> int:
        """The number of ways to place the cards from this number on, given the free spots in each cell."""
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
        """The number of ways to place the later cards once the card of this number is in a cell."""
        left = [*free]
        left[cell] -= 1
        for done in self.last[number]:
            if self.strict[done] and left[done]:
                return 0
            left[done] = 0  # left to the largest group; zeroed so that equal situations share a cache entry
        return self.ways(tuple(left), number + 1)

    def sample(self, rng: Random, laid: dict[int, int]) -> int:
        """Place the cards at random into `laid`; return the spots used."""
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


def _spots_of(groups: Sequence[CardGroup]) -> int:
    spots = 0
    for group in groups:
        spots |= group.spots
    return spots


def _in_order(groups: list[CardGroup]) -> list[CardGroup]:
    """Order groups greedily so that earlier and later ones share few spots, which keeps the cache of `ways` small."""
    before: list[CardGroup] = []
    behind = [*groups]
    while behind:

        def shared(group: CardGroup) -> int:
            others = [other for other in behind if other is not group]
            return (_spots_of([*before, group]) & _spots_of(others)).bit_count()

        first = min(behind, key=shared)
        behind.remove(first)
        before.append(first)
    return before
