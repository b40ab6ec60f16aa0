"""Working state of the award: the cards left in a column, their numbers, and the steps for display."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.game import NOBODY
from raenke.kabale.actions import MOST_SEATS
from raenke.kabale.cards import BASE, DOPPELGANGER, HIDDEN, KIND, SEAT_SHIFT

if TYPE_CHECKING:
    from raenke.kabale.shapes import AwardRule

# Numbers are doubled (see `cards.BASE`); steps show them as printed.


class Step(NamedTuple):
    """One effect of a rule: the cards at `by` acted on those at `cards`; the other fields hold the state after it.

    `ally` is the one whose rule it is, NOBODY for the printed numbers and for the verdict.
    `removed` are the cards gone by then, `voided` those whose own rule is void, `lowest` says that the lowest sum wins,
    `couple` that a couple does whatever the sums are.
    """

    rule: AwardRule
    ally: int
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
    """A settled column: the winner (or NOBODY) and the steps."""

    winner: int
    numbers: tuple[float | None, ...]
    removed: tuple[int, ...]
    sums: tuple[float | None, ...]
    steps: tuple[Step, ...]

    @property
    def contested(self) -> bool:
        """Whether more than one seat took part initially."""
        return sum(total is not None for total in self.steps[0].sums) > 1

    @property
    def ruled(self) -> bool:
        """Whether any card's rule applied, adding a step between the printed numbers and the verdict."""
        return len(self.steps) > 2


def printed(doubled: int | None) -> float | None:
    """A doubled number as printed on the card."""
    if doubled is None:
        return None
    return doubled / 2 if doubled % 2 else doubled // 2


BIT: Final = tuple(1 << card for card in range(HIDDEN + 1))  # includes HIDDEN, because views of columns are settled too


def allies_of(cards: Sequence[int]) -> int:
    """Bit mask of the allies among these cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card & KIND]
    return mask


def sums_of(cards: Sequence[int], numbers: Sequence[int | None]) -> dict[int, int]:
    """The sum of each seat that takes part (R11: one with a numbered card left)."""
    sums: dict[int, int] = {}
    for card, number in zip(cards, numbers):  # noqa: B905 (strict is slower, and playouts spend their time here)
        if number is not None:
            seat = card >> SEAT_SHIFT
            sums[seat] = sums[seat] + number if seat in sums else number
    return sums


COUPLE_RULES: Final = ("couple", "couple-wins")


class Column:
    """A column being settled: the cards left, their numbers (doubled), and what the rules found."""

    __slots__ = (
        "ally",
        "base",
        "cards",
        "kinds",
        "lowest",
        "mask",
        "numbers",
        "places",
        "steps",
        "total",
        "voided",
        "winner",
    )

    def __init__(self, cards: Sequence[int], area: int, steps: list[Step] | None = None) -> None:
        self.cards = list(cards)
        self.base = BASE[area]
        self.places = list(range(len(self.cards))) if steps is not None else []  # only needed for steps
        self.total = len(self.cards)
        self.kinds: list[int]
        self.numbers: list[int | None]
        self.mask: int
        self.winner = NOBODY
        self.ally = NOBODY
        """The ally whose rule is being applied."""
        self.lowest = False
        self.voided: tuple[int, ...] = ()
        self.steps = steps
        self.take_stock()

    def take_stock(self) -> None:
        """Update the remaining allies and their base numbers (R8: again after each removal)."""
        base = self.base
        self.kinds = kinds = [card & KIND for card in self.cards]
        self.numbers = numbers = [base[kind] for kind in kinds]
        self.mask = mask = allies_of(kinds)
        if mask >> DOPPELGANGER & 1:
            # From the bottom up, so that a lower Doppelganger gets its number before one above copies it.
            for i in range(len(numbers) - 2, -1, -1):
                if kinds[i] == DOPPELGANGER:
                    numbers[i] = numbers[i + 1]

    def all_of(self, ally: int) -> list[int]:
        """Positions of this ally among the cards left, nearest the goal first."""
        kinds = self.kinds
        if kinds.count(ally) == 1:  # the usual case, and faster
            return [kinds.index(ally)]
        return [i for i, kind in enumerate(kinds) if kind == ally]

    def all_but(self, here: int) -> list[int]:
        """Positions of the other cards, for a step."""
        return [i for i in range(len(self.cards)) if i != here] if self.steps is not None else []

    def remove(self, rule: AwardRule, by: list[int], targets: list[int]) -> None:
        """Remove cards from the rest of the award (R13), simultaneously (R8)."""
        if not targets:
            return
        places = (self.at(by), self.at(targets)) if self.steps is not None else ((), ())
        for cards in (self.cards, self.places) if self.steps is not None else (self.cards,):
            for i in reversed(targets):
                del cards[i]
        self.take_stock()
        self._add_step(rule, *places)

    def at(self, here: Sequence[int]) -> tuple[int, ...]:
        """Original positions, before any removal."""
        return tuple(self.places[i] for i in here)

    def add_step(self, rule: AwardRule, by: Sequence[int] = (), cards: Sequence[int] = (), seat: int = NOBODY) -> None:
        """Record a step about cards that are still in the column."""
        if self.steps is not None:
            self._add_step(rule, self.at(by), self.at(cards), seat)

    def _add_step(self, rule: AwardRule, by: tuple[int, ...], cards: tuple[int, ...], seat: int = NOBODY) -> None:
        """Record a step, if steps are wanted."""
        if self.steps is not None and (self.winner == NOBODY or rule in COUPLE_RULES):
            couple = self.winner != NOBODY  # only the couple's rule decides the winner before the verdict
            now = (self.shown_numbers(), self.shown_sums(), self.removed(), self.voided, self.lowest, couple)
            self.steps.append(Step(rule, self.ally, by, cards, *now, seat))

    def removed(self) -> tuple[int, ...]:
        """Original positions of the removed cards."""
        return tuple(place for place in range(self.total) if place not in self.places)

    def shown_numbers(self) -> tuple[float | None, ...]:
        """Numbers by original position, as printed."""
        shown: list[float | None] = [None] * self.total
        for place, number in zip(self.places, self.numbers, strict=True):
            shown[place] = printed(number)
        return tuple(shown)

    def shown_sums(self) -> tuple[float | None, ...]:
        """Sums by seat, as printed; None for a seat that takes no part."""
        sums = sums_of(self.cards, self.numbers)
        return tuple(printed(sums.get(seat)) for seat in range(MOST_SEATS))
