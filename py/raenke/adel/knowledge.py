"""What one viewer knows of the cards that lie hidden: which of them may lie where.

Each hidden card lies in a spot: a place in a hand, in the pile, under the Museum or among cards just drawn. The cards
fall into lots, of which the viewer knows which cards they are and in which spots each of them may lie. At first all are
one lot that may lie anywhere. A card seen is a lot of its own in its one spot. Where somebody chooses unseen, each card
that could be chosen may lie in any of the spots it was chosen from or went to. Lots are only ever too wide, never too
narrow: what they exclude cannot be, and what can be they do not exclude.

Where spots of a hand cannot be told apart, and like cards cannot, one rule decides which of them has left: the one that
could be the least, and the others inherit its freedom. So nothing that can be is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from raenke.adel.following import FOLLOW
from raenke.adel.layout import Layout, Lot, bits
from raenke.adel.trail import Trace

MOST_LOOSE: Final = 8
"""So many lots may share spots with others; there are more only in long games of many cards put under the pile."""


class Knowledge:
    """What a viewer knows after some trail; once made it changes no more, so states and views may share it."""

    __slots__ = ("_layout", "drawn", "hands", "lots", "museum", "pile", "viewer")

    def __init__(self, viewer: int, hands: list[list[int]], pile: list[int], museum: list[int]) -> None:
        """Nothing is known but which cards there are, and how many lie where."""
        self.viewer = viewer
        kinds = sorted([*chain(*hands), *pile, *museum])
        spots = iter([1 << number for number in range(len(kinds))])
        self.hands = [[next(spots) for _ in hand] for hand in hands]
        """By seat, the spots of its hand."""
        self.pile = [next(spots) for _ in pile]
        """The spots of the draw pile; its top is at the end."""
        self.museum = [next(spots) for _ in museum]
        self.drawn: list[int] = []
        self.lots = [Lot((1 << len(kinds)) - 1, tuple(kinds))]
        self._layout: Layout | None = None

    def facts(self) -> tuple[object, ...]:
        """All of it, as plain data."""
        hands = tuple([tuple(hand) for hand in self.hands])
        return (self.viewer, hands, tuple(self.pile), tuple(self.museum), tuple(self.drawn), tuple(self.lots))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and (self is other or self.facts() == other.facts())

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"Knowledge{self.facts()}"

    def of(self, viewer: int) -> Knowledge:
        """The same as another viewer's."""
        twin = Knowledge.__new__(Knowledge)
        twin.viewer, twin.lots = viewer, self.lots
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile, twin.museum, twin.drawn = self.pile[:], self.museum[:], self.drawn[:]
        twin._layout = None
        return twin

    def after(self, traces: Sequence[Trace]) -> Knowledge:
        """What the viewer knows after these."""
        if not traces:
            return self
        known = self.of(self.viewer)
        for trace in traces:
            before = known.lots
            FOLLOW[trace.move](known, trace)
            if known.lots is not before:
                known._tidy()
        return known

    # What a viewer may ask.

    def surely_in(self, spots: int) -> list[int]:
        """The kinds of the cards that must lie among these spots."""
        return [kind for lot in self.lots if not lot.spots & ~spots for kind in lot.kinds]

    def sure(self) -> dict[int, int]:
        """By spot, the kind of the card in it, where there is no doubt."""
        found = {}
        for spots, kinds in self.lots:
            if kinds[0] == kinds[-1] and spots.bit_count() == len(kinds):
                for spot in bits(spots):
                    found[spot] = kinds[0]
        return found

    def layout(self) -> Layout:
        """All ways in which the hidden cards can lie."""
        if self._layout is None:
            self._layout = Layout(self.lots)
        return self._layout

    # How knowledge grows and fades.

    def _tidy(self) -> None:
        """Lots of the same spots are one, and where a lot fills its spots no other can lie."""
        found: dict[int, tuple[int, ...]] = {}
        todo: Sequence[tuple[int, tuple[int, ...]]] = self.lots
        while todo:
            for spots, kinds in todo:
                found[spots] = tuple(sorted(found[spots] + kinds)) if spots in found else kinds
            full = 0
            for spots, kinds in found.items():
                if spots.bit_count() == len(kinds):
                    full |= spots
            todo = [(spots, kinds) for spots, kinds in found.items() if spots & full and spots.bit_count() > len(kinds)]
            for spots, _ in todo:
                del found[spots]
            todo = [(spots & ~full, kinds) for spots, kinds in todo]
        self.lots = sorted([Lot(spots, kinds) for spots, kinds in found.items()])
        loose = [lot for lot in self.lots if not lot.tight]
        if len(loose) > MOST_LOOSE:
            self._forget(loose)

    def _forget(self, loose: list[Lot]) -> None:
        """Too much is known too vaguely: of the vaguest lot no more is known than of the largest."""
        largest = max(loose, key=lambda lot: len(lot.kinds))
        vaguest = max([lot for lot in loose if lot is not largest], key=lambda lot: lot.spots.bit_count())
        self.lots = [lot for lot in self.lots if lot is not largest and lot is not vaguest]
        self.lots.append(Lot(largest.spots | vaguest.spots, tuple(sorted(largest.kinds + vaguest.kinds))))
        self._tidy()

    def mingle(self, spots: int) -> None:
        """Cards change places unseen within these spots: what may lie in one of them may lie in each."""
        for lot in self.lots:
            if lot.spots & spots and ~lot.spots & spots:
                self.lots = [Lot(lot.spots | spots, lot.kinds) if lot.spots & spots else lot for lot in self.lots]
                return

    def seen(self, spots: int, kind: int) -> int:
        """A card of this kind is seen to lie in one of these spots, which are all alike; answers the spot it leaves."""
        lots = self.lots
        can_be = [n for n, lot in enumerate(lots) if lot.spots & spots and kind in lot.kinds]
        gone = min(can_be, key=lambda n: lots[n].spots.bit_count())
        wherever = 0
        for n in can_be:
            wherever |= lots[n].spots & spots
        left = min(bits(wherever), key=lambda spot: sum(len(lot.kinds) for lot in lots if lot.spots & spot))
        freedom = lots[gone].spots
        self.lots = []
        for n, lot in enumerate(lots):
            if n == gone:
                at = lot.kinds.index(kind)
                parts = [(freedom, lot.kinds[:at] + lot.kinds[at + 1 :])]
            elif n in can_be and freedom & ~lot.spots:
                alike = lot.kinds.count(kind)
                parts = [
                    (lot.spots, tuple([other for other in lot.kinds if other != kind])),
                    (lot.spots | freedom, (kind,) * alike),
                ]
            else:
                parts = [lot]
            for where, kinds in parts:
                if kinds:
                    self.lots.append(Lot((where | wherever) & ~left if where & left else where, kinds))
        return left

    def lay(self, spot: int, kind: int, hand: Sequence[int] = ()) -> None:
        """A card of this kind lies in this spot for the viewer to see; cards of a hand need no spots of their own."""
        others = sum(hand)
        for lot in self.lots:
            if lot.tight and not lot.spots & ~others:
                spot |= lot.spots
                self.lots = [*(other for other in self.lots if other is not lot)]
                self.lots.append(Lot(spot, tuple(sorted((*lot.kinds, kind)))))
                return
        self.lots = [*self.lots, Lot(spot, (kind,))]

    def free_spot(self) -> int:
        """The lowest spot in which no card can lie."""
        used = 0
        for lot in self.lots:
            used |= lot.spots
        return ~used & used + 1

    def from_hand(self, trace: Trace) -> int:
        """A card leaves a hand unseen by all but the seats of the trace; answers its spot."""
        hand = self.hands[trace.seat]
        if self.concerns(trace):
            spot = self.seen(sum(hand), trace.cards[0])
            hand.remove(spot)
            return spot
        self.mingle(sum(hand))
        return hand.pop()

    def concerns(self, trace: Trace) -> bool:
        """Whether the viewer is one of the seats of a trace; NOBODY is not, although it may stand there."""
        return self.viewer >= 0 and self.viewer in (trace.seat, trace.other)
