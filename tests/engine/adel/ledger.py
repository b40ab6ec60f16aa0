"""Ledger of gold, hands, cities and crown, reconstructed from events alone and compared with the state."""

from __future__ import annotations

from collections import Counter

from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.districts import ARMORY
from raenke.adel.rules.events import Event
from raenke.adel.rules.state import State

GETS = {"took-gold", "extra-gold", "income", "queen", "throne-room", "refunded", "poor-house", "sold"}
PAYS = {"built", "smithed", "destroyed", "saved", "adorned"}
PAYS_OTHER = {"robbed", "taxed", "tribute", "exchanged"}
TAKES_FROM_OTHER = {"pardoned"}


class Ledger:
    """Starts from a state and is then updated from events only."""

    def __init__(self, state: State) -> None:
        self.gold = state.gold[:]
        self.hands = [Counter(card & KIND for card in hand) for hand in state.hands]
        self.cities = [Counter(city) for city in state.cities]
        self.museum: Counter[int] = Counter()
        self.crown = state.crown
        self.drawn: Counter[int] = Counter()
        self.drawing = 0

    def read(self, event: Event) -> None:
        """Apply one event."""
        kind, seat, other = event.kind, event.seat, event.other
        if kind in GETS:
            self.gold[seat] += event.amount
        if kind in PAYS:
            self.gold[seat] -= event.amount
        if kind in PAYS_OTHER:
            self.gold[seat] -= event.amount
            self.gold[other] += event.amount
        if kind in TAKES_FROM_OTHER:
            self.gold[other] -= event.amount
            self.gold[seat] += event.amount
        if kind == "crown":
            assert self.crown == other
            self.crown = seat
        if hasattr(self, "_" + kind.replace("-", "_")):
            getattr(self, "_" + kind.replace("-", "_"))(event)

    def _move(self, hand: int, kind: int, to: int | None = None) -> None:
        assert self.hands[hand][kind], "a hand holds what leaves it"
        self.hands[hand] -= Counter([kind])
        if to is not None:
            self.hands[to][kind] += 1

    def _drew(self, event: Event) -> None:
        assert len(event.cards) == event.number
        if event.cause == "cards":
            self.drawn, self.drawing = Counter(event.cards), event.seat
        else:
            self.hands[event.seat] += Counter(event.cards)

    def settle(self, *, choosing: bool) -> None:
        """Move drawn cards into the hand if there is no choice among them."""
        if self.drawn and not choosing:
            self.hands[self.drawing] += self.drawn
            self.drawn = Counter()

    def _kept(self, event: Event) -> None:
        for kind in event.cards:
            assert self.drawn[kind]
            self.drawn -= Counter([kind])
            self.hands[event.seat][kind] += 1
        self.drawn -= Counter(event.others)

    def _built(self, event: Event) -> None:
        self._move(event.other if event.by == "Cj" else event.seat, event.district)
        self.cities[event.seat][event.district] += 1

    def _swapped(self, event: Event) -> None:
        assert self.hands[event.seat] == Counter(event.cards)
        assert self.hands[event.other] == Counter(event.others)
        self.hands[event.seat], self.hands[event.other] = self.hands[event.other], self.hands[event.seat]

    def _looked(self, event: Event) -> None:
        assert self.hands[event.other] == Counter(event.cards)

    def _put_under(self, event: Event) -> None:
        self._move(event.seat, event.cards[0])

    def _sold(self, event: Event) -> None:
        self._move(event.seat, event.district)

    def _tucked(self, event: Event) -> None:
        self._move(event.seat, event.district)
        self.museum[event.district] += 1

    def _conjured(self, event: Event) -> None:
        self._move(event.other, event.district, event.seat)

    def _tribute(self, event: Event) -> None:
        if not event.amount:
            self._move(event.seat, event.district, event.other)

    def _searched(self, event: Event) -> None:
        self.hands[event.seat][event.district] += 1

    def _saved(self, event: Event) -> None:
        self.hands[event.seat][event.district] += 1

    def _leaves(self, seat: int, district: int) -> None:
        assert self.cities[seat][district], "a city holds what leaves it"
        self.cities[seat] -= Counter([district])

    def _destroyed(self, event: Event) -> None:
        self._leaves(event.other, event.district)
        if event.by == "Arm":
            self._leaves(event.seat, next(d for d in self.cities[event.seat] if d & KIND == ARMORY))

    def _exchanged(self, event: Event) -> None:
        self._leaves(event.seat, event.given)
        self._leaves(event.other, event.district)
        self.cities[event.seat][event.district] += 1
        self.cities[event.other][event.given] += 1

    def _adorned(self, event: Event) -> None:
        self._leaves(event.seat, event.district & ~GILT)
        self.cities[event.seat][event.district] += 1

    def check(self, state: State) -> None:
        """Assert that the ledger agrees with the state."""
        assert self.gold == state.gold
        assert self.hands == [Counter(card & KIND for card in hand) for hand in state.hands]
        assert self.cities == [Counter(city) for city in state.cities]
        assert self.crown == state.crown
