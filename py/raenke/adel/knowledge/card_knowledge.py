"""A viewer's belief about the hidden cards: which of them may lie where.

Each hidden card lies in a spot: a position in a hand, in the pile, under the Museum or among cards just drawn. Cards
are partitioned into groups; for each group the viewer knows the kinds of its cards and the set of spots where each of
them may lie. Initially all cards form one group that may lie anywhere; a card seen is a group of its own with a single
spot. When somebody moves a card unseen, each candidate may lie in any of the spots it was chosen from or moved to. The
groups over-approximate: they never exclude a possible position, but may allow an impossible one.

The spots of a hand are interchangeable, and so are cards of one kind. When a card leaves a hand, the belief therefore
removes the candidate of its kind with the fewest possible spots, and lets the remaining candidates lie in those spots
as well. This keeps every possible arrangement.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from raenke.adel.knowledge.belief_update import UPDATES
from raenke.adel.knowledge.card_log import ALL, BOTH, MOVES, NONE, LogEntry
from raenke.adel.knowledge.hidden_cards import CardGroup, HiddenCards, bits

MOST_LOOSE: Final = 8
"""The limit on groups that share spots; exceeded only in long games with many cards put under the pile."""


class Knowledge:
    """A viewer's belief after some log entries; immutable once built, so states and views may share it."""

    __slots__ = ("_hidden_cards", "drawn", "groups", "hands", "museum", "pile", "viewer")

    def __init__(self, viewer: int, hands: list[list[int]], pile: list[int], museum: list[int]) -> None:
        """Create the initial belief: only the kinds in play and the number of cards in each place are known."""
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
        """All fields as plain data, for comparison."""
        hands = tuple([tuple(hand) for hand in self.hands])
        return (self.viewer, hands, tuple(self.pile), tuple(self.museum), tuple(self.drawn), tuple(self.groups))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and (self is other or self.facts() == other.facts())

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"Knowledge{self.facts()}"

    def for_viewer(self, viewer: int) -> Knowledge:
        """A copy of this belief for another viewer."""
        twin = Knowledge.__new__(Knowledge)
        twin.viewer, twin.groups = viewer, self.groups
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile, twin.museum, twin.drawn = self.pile[:], self.museum[:], self.drawn[:]
        twin._hidden_cards = None
        return twin

    def updated(self, entries: Sequence[LogEntry]) -> Knowledge:
        """The belief after some more log entries."""
        if not entries:
            return self
        known = self.for_viewer(self.viewer)
        for entry in entries:
            before = known.groups
            UPDATES[entry.move](known, entry)
            if known.groups is not before:
                known._normalize()
        return known

    # Queries.

    def certain_in(self, spots: int) -> list[int]:
        """The kinds of the cards that must lie among these spots."""
        return [kind for group in self.groups if not group.spots & ~spots for kind in group.kinds]

    def certain(self) -> dict[int, int]:
        """By spot, the kind of the card in it, where that is certain."""
        found = {}
        for spots, kinds in self.groups:
            if kinds[0] == kinds[-1] and spots.bit_count() == len(kinds):
                for spot in bits(spots):
                    found[spot] = kinds[0]
        return found

    def hidden_cards(self) -> HiddenCards:
        """The arrangements of the hidden cards that are consistent with this belief."""
        if self._hidden_cards is None:
            self._hidden_cards = HiddenCards(self.groups)
        return self._hidden_cards

    # Updates.

    def _normalize(self) -> None:
        """Merge groups with equal spots, and exclude the spots of tight groups from all others."""
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
        """Limit the cost of sampling: merge the group with the most spots into the largest group."""
        largest = max(loose, key=lambda group: len(group.kinds))
        vaguest = max([group for group in loose if group is not largest], key=lambda group: group.spots.bit_count())
        self.groups = [group for group in self.groups if group is not largest and group is not vaguest]
        self.groups.append(CardGroup(largest.spots | vaguest.spots, tuple(sorted(largest.kinds + vaguest.kinds))))
        self._normalize()

    def mix(self, spots: int) -> None:
        """Cards are permuted unseen within these spots: any that may lie in one of them may lie in all."""
        for group in self.groups:
            if group.spots & spots and ~group.spots & spots:
                self.groups = [
                    CardGroup(group.spots | spots, group.kinds) if group.spots & spots else group
                    for group in self.groups
                ]
                return

    def seen(self, spots: int, kind: int) -> int:
        """Remove a card of this kind, seen in one of these interchangeable spots; return the spot it leaves."""
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
        """Record a seen card in a spot; if it joins a hand, it may share the spots of the known cards there."""
        others = sum(hand)
        for group in self.groups:
            if group.tight and not group.spots & ~others:
                spot |= group.spots
                self.groups = [*(other for other in self.groups if other is not group)]
                self.groups.append(CardGroup(spot, tuple(sorted((*group.kinds, kind)))))
                return
        self.groups = [*self.groups, CardGroup(spot, (kind,))]

    def free_spot(self) -> int:
        """The lowest unused spot."""
        used = 0
        for group in self.groups:
            used |= group.spots
        return ~used & used + 1

    def from_hand(self, entry: LogEntry) -> int:
        """Remove a card from a hand, seen only by the seats of the log entry; return its spot."""
        hand = self.hands[entry.seat]
        if self.sees(entry):
            spot = self.seen(sum(hand), entry.cards[0])
            hand.remove(spot)
            return spot
        self.mix(sum(hand))
        return hand.pop()

    def sees(self, entry: LogEntry) -> bool:
        """Whether the viewer sees the cards of an entry; NOBODY, which an entry may name, sees what everybody does."""
        seen_by = MOVES[entry.move].seen_by
        if seen_by in (ALL, NONE) or self.viewer < 0:
            return seen_by == ALL
        return self.viewer == entry.seat or (seen_by == BOTH and self.viewer == entry.other)
