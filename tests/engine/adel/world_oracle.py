"""Oracle of knowledge: all worlds of a small table that are consistent with one seat's events.

It stores all worlds explicitly, applies each event to each world in every possible way, and drops the worlds in which
it is impossible. It shares no data structure with the engine's knowledge and gets only redacted events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from raenke.adel.knowledge.card_knowledge import Knowledge
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.decisions import RESCUE
from raenke.adel.rules.districts import ARMORY, BIT, LIBRARY, MUSEUM
from raenke.adel.rules.events import Event, redact
from raenke.adel.rules.state import State

Kinds = tuple[int, ...]


class World(NamedTuple):
    """Locations of the hidden cards: hands sorted, the pile from the top."""

    hands: tuple[Kinds, ...]
    pile: Kinds
    museum: Kinds = ()
    drawn: Kinds = ()

    def hand(self, seat: int, cards: Iterable[int]) -> World:
        """A copy with another hand."""
        return self._replace(hands=(*self.hands[:seat], tuple(sorted(cards)), *self.hands[seat + 1 :]))


def world_of(state: State) -> World:
    """The actual world."""
    hands = tuple(tuple(sorted(hand)) for hand in state.hands)
    return World(hands, tuple(state.pile[::-1]), tuple(state.museum), tuple(state.drawn))


def without(cards: Kinds, kind: int) -> Kinds:
    """The cards without one of this kind."""
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


class Worlds:
    """All worlds that are possible for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        hidden = [card for n, hand in enumerate(state.hands) if n != seat for card in hand] + state.pile
        sizes = [0 if n == seat else len(hand) for n, hand in enumerate(state.hands)]
        self.all = {
            (World(hands, pile) if seat < 0 else World(hands, pile).hand(seat, state.hands[seat]))
            for hands, pile in _dealt(tuple(sorted(hidden)), sizes)
        }
        self.keeps = 0

    def hear(self, event: Event) -> None:
        """Update the worlds with an event."""
        event = redact(event, self.seat)
        name = "_" + event.kind.replace("-", "_")
        if hasattr(self, name):
            getattr(self, name)(event)

    def look_through(self) -> None:
        """Learn the cards in the pile, but not their order."""
        lying = Counter(self.state.pile)
        self.all = {world for world in self.all if Counter(world.pile) == lying}

    def _each(self, then: Callable[[World], Iterable[World]]) -> None:
        self.all = {new for world in self.all for new in then(world)}

    def _leaving(self, seat: int, kinds: Kinds) -> Callable[[World], Iterator[tuple[int, World]]]:
        """Yield the cards that may leave a hand, the seen one or any, each with the resulting world."""

        def leaving(world: World) -> Iterator[tuple[int, World]]:
            hand = world.hands[seat]
            for kind in set(kinds) & set(hand) if kinds else set(hand):
                yield kind, world.hand(seat, without(hand, kind))

        return leaving

    def _drew(self, event: Event) -> None:
        self.keeps = 2 if self.state.built[event.seat] & BIT[LIBRARY] else 1
        apart = event.cause == "cards" and event.number > self.keeps

        def drawn(world: World) -> Iterator[World]:
            top, rest = world.pile[: event.number], world.pile[event.number :]
            if not event.cards or top == event.cards:
                new = world._replace(pile=rest)
                yield new._replace(drawn=top) if apart else new.hand(event.seat, world.hands[event.seat] + top)

        self._each(drawn)

    def _kept(self, event: Event) -> None:
        self.keeps -= 1

        def kept(world: World) -> Iterator[World]:
            for kind in set(world.drawn):
                if not event.cards:
                    rests = _rests(world.drawn, kind)
                else:  # whoever keeps a card sees that the first of equal ones is kept
                    rests = {without(world.drawn, kind)} if kind == event.cards[0] else set()
                for rest in rests:
                    new = world.hand(event.seat, (*world.hands[event.seat], kind))
                    yield new._replace(drawn=rest) if self.keeps else new._replace(drawn=(), pile=new.pile + rest)

        self._each(kept)

    def _put_under(self, event: Event) -> None:
        leaving = self._leaving(event.seat, event.cards)
        self._each(lambda world: [new._replace(pile=(*new.pile, kind)) for kind, new in leaving(world)])

    def _sold(self, event: Event) -> None:
        self._put_under(event._replace(cards=_one(event.district)))

    def _tucked(self, event: Event) -> None:
        leaving = self._leaving(event.seat, _one(event.district))
        self._each(lambda world: [new._replace(museum=(*new.museum, kind)) for kind, new in leaving(world)])

    def _built(self, event: Event) -> None:
        leaving = self._leaving(event.other if event.by == "Cj" else event.seat, (event.district,))
        self._each(lambda world: [new for _, new in leaving(world)])

    def _conjured(self, event: Event) -> None:
        self._goes_over(event.other, event.seat, _one(event.district))

    def _tribute(self, event: Event) -> None:
        if event.number:
            self._goes_over(event.seat, event.other, _one(event.district))

    def _goes_over(self, seat: int, to: int, kinds: Kinds) -> None:
        leaving = self._leaving(seat, kinds)
        self._each(lambda world: [new.hand(to, (*new.hands[to], kind)) for kind, new in leaving(world)])

    def _swapped(self, event: Event) -> None:
        one, other = event.seat, event.other

        def swapped(world: World) -> Iterator[World]:
            own, theirs = world.hands[one], world.hands[other]
            if self.seat not in (one, other) or (own == _sorted(event.cards) and theirs == _sorted(event.others)):
                yield world.hand(one, theirs).hand(other, own)

        self._each(swapped)

    def _looked(self, event: Event) -> None:
        if self.seat == event.seat:
            self.all = {world for world in self.all if world.hands[event.other] == _sorted(event.cards)}

    def _searched(self, event: Event) -> None:
        def searched(world: World) -> Iterator[World]:
            for kind in set(world.pile) & set(_one(event.district)) if self.seat == event.seat else set(world.pile):
                new = world.hand(event.seat, (*world.hands[event.seat], kind))
                for pile in set(permutations(without(world.pile, kind))):
                    yield new._replace(pile=pile)

        self._each(searched)

    def _destroyed(self, event: Event) -> None:
        if event.by == "Arm":
            self._bury(ARMORY)
        if event.by == "Arm" or self.state.pending != RESCUE:
            self._bury(event.district & KIND)

    def _let_go(self, event: Event) -> None:
        self._bury(event.district)

    def _saved(self, event: Event) -> None:
        self._each(lambda world: [world.hand(event.seat, (*world.hands[event.seat], event.district))])
        if event.district == MUSEUM:
            self._empty_museum()

    def _bury(self, kind: int) -> None:
        self._each(lambda world: [world._replace(pile=(*world.pile, kind))])
        if kind == MUSEUM:
            self._empty_museum()

    def _empty_museum(self) -> None:
        self._each(lambda world: [world._replace(pile=world.pile + world.museum, museum=())])


def allowed(known: Knowledge) -> set[World]:
    """Enumerate all worlds consistent with a `Knowledge`."""
    places = [*known.hands, known.pile[::-1], known.museum, known.drawn]
    spots = [spot for place in places for spot in place]
    left = [Counter(group.kinds) for group in known.groups]
    laid: list[int] = []
    found: set[World] = set()

    def lay(number: int) -> None:
        if number == len(spots):
            cards = iter(laid)
            *hands, pile, museum, drawn = (tuple(next(cards) for _ in place) for place in places)
            found.add(World(tuple(_sorted(hand) for hand in hands), pile, museum, drawn))
            return
        for group, kinds in zip(known.groups, left, strict=True):
            if group.spots & spots[number]:
                for kind in [kind for kind, count in kinds.items() if count]:
                    kinds[kind] -= 1
                    laid.append(kind)
                    lay(number + 1)
                    laid.pop()
                    kinds[kind] += 1

    lay(0)
    return found


def _dealt(cards: Kinds, sizes: list[int]) -> Iterator[tuple[tuple[Kinds, ...], Kinds]]:
    """Enumerate the deals of sorted cards into hands of these sizes and a pile."""
    if not sizes:
        yield from (((), pile) for pile in set(permutations(cards)))
        return
    for hand in set(combinations(cards, sizes[0])):
        rest = cards
        for kind in hand:
            rest = without(rest, kind)
        yield from (((hand, *hands), pile) for hands, pile in _dealt(rest, sizes[1:]))


def _rests(drawn: Kinds, kind: int) -> set[Kinds]:
    """The possible rests, in order, when a card of this kind is kept; for equal cards it depends on which one."""
    return {drawn[:at] + drawn[at + 1 :] for at, card in enumerate(drawn) if card == kind}


def _sorted(cards: Iterable[int]) -> Kinds:
    return tuple(sorted(cards))


def _one(kind: int) -> Kinds:
    return (kind,) if kind >= 0 else ()
