"""A viewer's belief about the hidden cards: which of them may lie where.

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

from raenke.adel.knowledge.belief_update import UPDATES
from raenke.adel.knowledge.card_log import LogEntry
from raenke.adel.knowledge.hidden_cards import CardGroup, HiddenCards, bits

MOST_LOOSE: Final = 8
"""So many lots may share spots with others; there are more only in long games of many cards put under the pile."""


class Knowledge:
    """What a viewer knows after some trail; once made it changes no more, so states and views may share it."""

    __slots__ = ("_hidden_cards", "drawn", "groups", "hands", "museum", "pile", "viewer")

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
        self.groups = [CardGroup((1 << len(kinds)) - 1, tuple(kinds))]
        self._hidden_cards: HiddenCards | None = None

    def facts(self) -> tuple[object, ...]:
        """All of it, as plain data."""
        hands = tuple([tuple(hand) for hand in self.hands])
        return (self.viewer, hands, tuple(self.pile), tuple(self.museum), tuple(self.drawn), tuple(self.groups))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and (self is other or self.facts() == other.facts())

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"Knowledge{self.facts()}"

    def for_viewer(self, viewer: int) -> Knowledge:
        """The same as another viewer's."""
        twin = Knowledge.__new__(Knowledge)
        twin.viewer, twin.groups = viewer, self.groups
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile, twin.museum, twin.drawn = self.pile[:], self.museum[:], self.drawn[:]
        twin._hidden_cards = None
        return twin

    def updated(self, entries: Sequence[LogEntry]) -> Knowledge:
        """What the viewer knows after these."""
        if not entries:
            return self
        known = self.for_viewer(self.viewer)
        for entry in entries:
            before = known.groups
            UPDATES[entry.move](known, entry)
            if known.groups is not before:
                known._normalize()
        return known

    # What a viewer may ask.

    def certain_in(self, spots: int) -> list[int]:
        """The kinds of the cards that must lie among these spots."""
        return [kind for group in self.groups if not group.spots & ~spots for kind in group.kinds]

    def certain(self) -> dict[int, int]:
        """By spot, the kind of the card in it, where there is no doubt."""
        found = {}
        for spots, kinds in self.groups:
            if kinds[0] == kinds[-1] and spots.bit_count() == len(kinds):
                for spot in bits(spots):
                    found[spot] = kinds[0]
        return found

    def hidden_cards(self) -> HiddenCards:
        """All ways in which the hidden cards can lie."""
        if self._hidden_cards is None:
            self._hidden_cards = HiddenCards(self.groups)
        return self._hidden_cards

    # How knowledge grows and fades.

    def _normalize(self) -> None:
        """Lots of the same spots are one, and where a lot fills its spots no other can lie."""
        found: dict[int, tuple[int, ...]] = {}
        todo: Sequence[tuple[int, tuple[int, ...]]] = self.groups
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
        self.groups = sorted([CardGroup(spots, kinds) for spots, kinds in found.items()])
        loose = [group for group in self.groups if not group.tight]
        if len(loose) > MOST_LOOSE:
            self._generalize(loose)

    def _generalize(self, loose: list[CardGroup]) -> None:
        """Too much is known too vaguely: of the vaguest lot no more is known than of the largest."""
        largest = max(loose, key=lambda group: len(group.kinds))
        vaguest = max([group for group in loose if group is not largest], key=lambda group: group.spots.bit_count())
        self.groups = [group for group in self.groups if group is not largest and group is not vaguest]
        self.groups.append(CardGroup(largest.spots | vaguest.spots, tuple(sorted(largest.kinds + vaguest.kinds))))
        self._normalize()

    def mix(self, spots: int) -> None:
        """Cards change places unseen within these spots: what may lie in one of them may lie in each."""
        for group in self.groups:
            if group.spots & spots and ~group.spots & spots:
                self.groups = [
                    CardGroup(group.spots | spots, group.kinds) if group.spots & spots else group
                    for group in self.groups
                ]
                return

    def seen(self, spots: int, kind: int) -> int:
        """A card of this kind is seen to lie in one of these spots, which are all alike; answers the spot it leaves."""
        groups = self.groups
        can_be = [n for n, group in enumerate(groups) if group.spots & spots and kind in group.kinds]
        gone = min(can_be, key=lambda n: groups[n].spots.bit_count())
        wherever = 0
        for n in can_be:
            wherever |= groups[n].spots & spots
        left = min(bits(wherever), key=lambda spot: sum(len(group.kinds) for group in groups if group.spots & spot))
        freedom = groups[gone].spots
        self.groups = []
        for n, group in enumerate(groups):
            if n == gone:
                at = group.kinds.index(kind)
                parts = [(freedom, group.kinds[:at] + group.kinds[at + 1 :])]
            elif n in can_be and freedom & ~group.spots:
                alike = group.kinds.count(kind)
                parts = [
                    (group.spots, tuple([other for other in group.kinds if other != kind])),
                    (group.spots | freedom, (kind,) * alike),
                ]
            else:
                parts = [group]
            for where, kinds in parts:
                if kinds:
                    self.groups.append(CardGroup((where | wherever) & ~left if where & left else where, kinds))
        return left

    def place_seen(self, spot: int, kind: int, hand: Sequence[int] = ()) -> None:
        """A card of this kind lies in this spot for the viewer to see; cards of a hand need no spots of their own."""
        others = sum(hand)
        for group in self.groups:
            if group.tight and not group.spots & ~others:
                spot |= group.spots
                self.groups = [*(other for other in self.groups if other is not group)]
                self.groups.append(CardGroup(spot, tuple(sorted((*group.kinds, kind)))))
                return
        self.groups = [*self.groups, CardGroup(spot, (kind,))]

    def free_spot(self) -> int:
        """The lowest spot in which no card can lie."""
        used = 0
        for group in self.groups:
            used |= group.spots
        return ~used & used + 1

    def from_hand(self, entry: LogEntry) -> int:
        """A card leaves a hand unseen by all but the seats of the trace; answers its spot."""
        hand = self.hands[entry.seat]
        if self.concerns(entry):
            spot = self.seen(sum(hand), entry.cards[0])
            hand.remove(spot)
            return spot
        self.mix(sum(hand))
        return hand.pop()

    def concerns(self, entry: LogEntry) -> bool:
        """Whether the viewer is one of the seats of a trace; NOBODY is not, although it may stand there."""
        return self.viewer >= 0 and self.viewer in (entry.seat, entry.other)
