"""A column while it is settled: which cards are left, what they count, and the steps to tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from raenke.game import NOBODY
from raenke.kabale.actions import MOST_SEATS
from raenke.kabale.cards import BASE, DOPPELGANGER, HIDDEN, KIND, SEAT_SHIFT

# Numbers are doubled (see `cards.BASE`); only what is told shows them as printed.


class Step(NamedTuple):
    """One thing that a rule did: through the cards at `by`, to the cards at `cards`, and how all stands after it.

    `removed` are the cards gone by then, `voided` those whose own rule is void, `lowest` says that the lowest sum wins,
    `couple` that a couple does whatever the sums are.
    """

    rule: str
    by: tuple[int, ...]
    cards: tuple[int, ...]
    numbers: tuple[float | None, ...]
    sums: tuple[float | None, ...]
    removed: tuple[int, ...]
    voided: tuple[int, ...]
    lowest: bool
    couple: bool
    seat: int = NOBODY


class Settlement(NamedTuple):
    """A settled column: the winner (or NOBODY), and each step that led there."""

    winner: int
    numbers: tuple[float | None, ...]
    removed: tuple[int, ...]
    sums: tuple[float | None, ...]
    steps: tuple[Step, ...]

    @property
    def contested(self) -> bool:
        """Whether more than one seat took part to begin with."""
        return sum(total is not None for total in self.steps[0].sums) > 1

    @property
    def ruled(self) -> bool:
        """Whether any card's rule acted: between the printed numbers and the verdict stands another step."""
        return len(self.steps) > 2


def printed(doubled: int | None) -> float | None:
    """A number as it stands on a card."""
    if doubled is None:
        return None
    return doubled / 2 if doubled % 2 else doubled // 2


BIT: Final = tuple(1 << card for card in range(HIDDEN + 1))  # a page asks also about columns with hidden cards


def allies_of(cards: Sequence[int]) -> int:
    """Which allies lie there, as a bit mask."""
    mask = 0
    for card in cards:
        mask |= BIT[card & KIND]
    return mask


def sums_of(cards: Sequence[int], numbers: Sequence[int | None]) -> dict[int, int]:
    """The sum of each seat that takes part (R11: one with a numbered card left)."""
    sums: dict[int, int] = {}
    for card, number in zip(cards, numbers):  # noqa: B905 (strict costs time here, where playouts spend theirs)
        if number is not None:
            seat = card >> SEAT_SHIFT
            sums[seat] = sums[seat] + number if seat in sums else number
    return sums


COUPLE_RULES: Final = ("couple", "couple-wins")


class Column:
    """A column being settled: the cards left, their numbers (doubled), and what the rules found."""

    __slots__ = ("base", "cards", "kinds", "lowest", "mask", "numbers", "places", "steps", "total", "voided", "winner")

    def __init__(self, cards: Sequence[int], area: int, steps: list[Step] | None = None) -> None:
        self.cards = list(cards)
        self.base = BASE[area]
        self.places = list(range(len(self.cards))) if steps is not None else []  # only the telling needs them
        self.total = len(self.cards)
        self.kinds: list[int]
        self.numbers: list[int | None]
        self.mask: int
        self.winner = NOBODY
        self.lowest = False
        self.voided: tuple[int, ...] = ()
        self.steps = steps
        self.take_stock()

    def take_stock(self) -> None:
        """Notes which allies are left and their base numbers (R8: again after each removal)."""
        base = self.base
        self.kinds = kinds = [card & KIND for card in self.cards]
        self.numbers = numbers = [base[kind] for kind in kinds]
        self.mask = mask = allies_of(kinds)
        if mask >> DOPPELGANGER & 1:
            # From the goal's far end, so that a Doppelganger below is settled before the one that copies it.
            for i in range(len(numbers) - 2, -1, -1):
                if kinds[i] == DOPPELGANGER:
                    numbers[i] = numbers[i + 1]

    def all_of(self, ally: int) -> list[int]:
        """Where this ally lies among the cards left, nearest the goal first."""
        kinds = self.kinds
        if kinds.count(ally) == 1:  # as nearly always, and this is the faster way then
            return [kinds.index(ally)]
        return [i for i, kind in enumerate(kinds) if kind == ally]

    def all_but(self, here: int) -> list[int]:
        """Where the other cards lie, for the telling."""
        return [i for i in range(len(self.cards)) if i != here] if self.steps is not None else []

    def remove(self, rule: str, by: list[int], doomed: list[int]) -> None:
        """Takes cards out of all that follows (R13), all at once (R8)."""
        if not doomed:
            return
        told = (self.at(by), self.at(doomed)) if self.steps is not None else ((), ())
        for cards in (self.cards, self.places) if self.steps is not None else (self.cards,):
            for i in reversed(doomed):
                del cards[i]
        self.take_stock()
        self.tell(rule, *told)

    def at(self, here: Sequence[int]) -> tuple[int, ...]:
        """Where cards lay before any was removed."""
        return tuple(self.places[i] for i in here)

    def note(self, rule: str, by: Sequence[int] = (), cards: Sequence[int] = (), seat: int = NOBODY) -> None:
        """Tells a step about cards that are still there."""
        if self.steps is not None:
            self.tell(rule, self.at(by), self.at(cards), seat)

    def tell(self, rule: str, by: tuple[int, ...], cards: tuple[int, ...], seat: int = NOBODY) -> None:
        """Writes a step down, if somebody wants to be told."""
        if self.steps is not None and (self.winner == NOBODY or rule in COUPLE_RULES):
            couple = self.winner != NOBODY  # no other rule names a winner before the verdict
            now = (self.shown_numbers(), self.shown_sums(), self.removed(), self.voided, self.lowest, couple)
            self.steps.append(Step(rule, by, cards, *now, seat))

    def removed(self) -> tuple[int, ...]:
        """Where the cards lay that are gone."""
        return tuple(place for place in range(self.total) if place not in self.places)

    def shown_numbers(self) -> tuple[float | None, ...]:
        """The numbers by the cards' first positions, as printed."""
        shown: list[float | None] = [None] * self.total
        for place, number in zip(self.places, self.numbers, strict=True):
            shown[place] = printed(number)
        return tuple(shown)

    def shown_sums(self) -> tuple[float | None, ...]:
        """The sums by seat, as printed; None for a seat that takes no part."""
        sums = sums_of(self.cards, self.numbers)
        return tuple(printed(sums.get(seat)) for seat in range(MOST_SEATS))
