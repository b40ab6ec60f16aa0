"""What one seat can know of hands and pile from the events it is told, by plain bookkeeping (B4).

It is the oracle for the bits that the engine keeps in its cards: those must neither know more than this nor less.
"""

from __future__ import annotations

from collections import Counter

from raenke.adel.cards import KIND, KNOWS
from raenke.adel.districts import ARMORY, BIT, LIBRARY, MUSEUM
from raenke.adel.events import Event, seen_by
from raenke.adel.stages import RESCUE
from raenke.adel.state import State

UNKNOWN = -1


class Listener:
    """Hears events as its seat may, sees what lies open, and remembers."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.known: list[Counter[int]] = [Counter() for _ in range(state.players)]
        """By seat, the cards that its hand surely holds; the own hand is left out."""
        self.sizes = [len(hand) for hand in state.hands]
        self.pile = [UNKNOWN] * len(state.pile)
        """Its top first."""
        self.museum: list[int] = []
        self.pending: list[int] = []
        self.keeps = 0

    def hear(self, event: Event) -> None:
        """Takes in one event."""
        event = seen_by(event, self.seat)
        name = "_" + event.kind.replace("-", "_")
        if hasattr(self, name):
            getattr(self, name)(event)

    def _gets(self, seat: int, kind: int) -> None:
        self.sizes[seat] += 1
        if seat != self.seat and kind != UNKNOWN:
            self.known[seat][kind] += 1

    def _openly(self, seat: int, kind: int) -> None:
        self.sizes[seat] -= 1
        self.known[seat] -= Counter([kind])

    def _unseen(self, seat: int) -> int:
        """A card leaves another's hand unseen: known only if it was the last and was known."""
        self.sizes[seat] -= 1
        last = self.sizes[seat] == 0 and len(list(self.known[seat].elements())) == 1
        kind = next(self.known[seat].elements()) if last else UNKNOWN
        self.known[seat] = Counter()
        return kind

    def _from_hand(self, seat: int, kind: int) -> int:
        """A card leaves a hand, known to its owner only."""
        if seat == self.seat:
            self.sizes[seat] -= 1
            return kind
        return self._unseen(seat)

    def _drew(self, event: Event) -> None:
        top, self.pile = self.pile[: event.number], self.pile[event.number :]
        if event.seat == self.seat:
            top = list(event.cards)
        self.keeps = 2 if self.state.built[event.seat] & BIT[LIBRARY] else 1
        if event.cause == "cards" and event.number > self.keeps:
            self.pending = top
        else:
            for kind in top:
                self._gets(event.seat, kind)

    def _kept(self, event: Event) -> None:
        self.keeps -= 1
        if event.seat == self.seat:
            self._gets(event.seat, event.cards[0])
            self.pending.remove(event.cards[0])
        else:
            self._gets(event.seat, UNKNOWN)
            self.pending = [UNKNOWN] * (len(self.pending) - 1)
        if not self.keeps:
            self.pile += self.pending

    def _put_under(self, event: Event) -> None:
        self.pile.append(self._from_hand(event.seat, event.cards[0] if event.cards else UNKNOWN))

    def _sold(self, event: Event) -> None:
        self.pile.append(self._from_hand(event.seat, event.district))

    def _tucked(self, event: Event) -> None:
        self.museum.append(self._from_hand(event.seat, event.district))

    def _built(self, event: Event) -> None:
        self._openly(event.other if event.cause == "Cj" else event.seat, event.district)

    def _swapped(self, event: Event) -> None:
        one, other = event.seat, event.other
        self.sizes[one], self.sizes[other] = self.sizes[other], self.sizes[one]
        if self.seat == one:
            self.known[other] = Counter(event.cards)
        elif self.seat == other:
            self.known[one] = Counter(event.others)
        else:
            self.known[one], self.known[other] = self.known[other], self.known[one]

    def _looked(self, event: Event) -> None:
        if self.seat == event.seat:
            self.known[event.other] = Counter(event.cards)

    def _conjured(self, event: Event) -> None:
        self._goes_over(event.other, event.seat, event.district)

    def _tribute(self, event: Event) -> None:
        if event.number:
            self._goes_over(event.seat, event.other, event.district)

    def _goes_over(self, seat: int, to: int, kind: int) -> None:
        if self.seat in (seat, to):
            self._openly(seat, kind)
            self._gets(to, kind)
        else:
            self._gets(to, self._unseen(seat))

    def _searched(self, event: Event) -> None:
        self._gets(event.seat, event.district if event.seat == self.seat else UNKNOWN)
        self.pile = [UNKNOWN] * (len(self.pile) - 1)

    def _destroyed(self, event: Event) -> None:
        if event.cause == "Arm":
            self.pile.append(ARMORY)
            self._bury(event.district & KIND)
        elif self.state.stage != RESCUE:
            self._bury(event.district & KIND)

    def _let_go(self, event: Event) -> None:
        self._bury(event.district)

    def _saved(self, event: Event) -> None:
        self._gets(event.seat, event.district)
        if event.district == MUSEUM:
            self._empty_museum()

    def _bury(self, kind: int) -> None:
        self.pile.append(kind)
        if kind == MUSEUM:
            self._empty_museum()

    def _empty_museum(self) -> None:
        self.pile += self.museum
        self.museum = []

    def check(self) -> None:
        """The bits of the cards say just that."""
        state, bit = self.state, KNOWS[self.seat]
        for seat, hand in enumerate(state.hands):
            assert self.sizes[seat] == len(hand)
            if seat == self.seat:
                assert all(card & bit for card in hand)
            else:
                assert +self.known[seat] == Counter(card & KIND for card in hand if card & bit)
        assert self.pile == [card & KIND if card & bit else UNKNOWN for card in reversed(state.pile)]
        assert self.museum == [card & KIND if card & bit else UNKNOWN for card in state.museum]
