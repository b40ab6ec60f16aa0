"""A view weighed up once for a decision: everybody's estate, how far the game is, and whose luck is whose loss."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel import scoring
from raenke.adel.cards import HIDDEN
from raenke.adel.characters import RANK, RANKS
from raenke.adel.districts import BIT, MUSEUM
from raenke.adel.policy.hope import Estate, Times, hope, rounds_left
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.view import View

ENVY: Final = 0.9
"""What the points of all opponents together cost, in own points, where all are equally near."""

NEARNESS: Final = 4.0
NEARNESS_A_ROUND: Final = 1.2
"""By so many points behind the leading opponent an opponent counts only a third as much; more, if rounds are left."""


class Sight:
    """What one seat makes of its view."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.per_round = 2 if view.players < 4 else 1
        self.after = rounds_left(map(len, view.cities), view.need, view.finished, view.players)
        self.last = bool(view.finished)
        self.own_ranks = [rank for rank in range(1, RANKS + 1) if view.holders[rank] == view.seat]
        self.times = [self._times(seat) for seat in range(view.players)]
        self.estates = [self._estate(seat) for seat in range(view.players)]
        self.bare_hopes = [hope(estate, times) for estate, times in zip(self.estates, self.times, strict=True)]
        self.role_worths: dict[tuple[int, int], float] = {}
        """What it is worth to a seat to be a character, once it was asked."""
        self.harms: dict[tuple[int, int], float] = {}
        """What it is worth that a seat loses a district, once it was asked."""

    def _times(self, seat: int) -> Times:
        view = self.view
        turns = self.after * self.per_round
        if seat == self.seat:
            turns += sum(rank > max(view.rank, 1) for rank in self.own_ranks if rank != RANK[view.character])
        is_first = not view.finished or view.finished[0] == seat
        return Times(turns, view.need, is_first, self.last)

    def _estate(self, seat: int) -> Estate:
        view = self.view
        city = view.cities[seat]
        if seat == self.seat:
            kinds, unknown = view.hand, 0
        else:
            kinds = tuple([kind for kind in view.hands[seat] if kind != HIDDEN])
            unknown = view.hand_sizes[seat] - len(kinds)
        return Estate(view.gold[seat], kinds, unknown, len(city), view.built[seat], sum(map(scoring.value, city)))

    @property
    def estate(self) -> Estate:
        """The own estate."""
        return self.estates[self.seat]

    @property
    def time(self) -> Times:
        """The own times."""
        return self.times[self.seat]

    @cached_property
    def hopes(self) -> list[float]:
        """What each seat may hope for."""
        museum = len(self.view.museum)
        return [
            bare + (museum if estate.built & BIT[MUSEUM] else 0)
            for bare, estate in zip(self.bare_hopes, self.estates, strict=True)
        ]

    @cached_property
    def envy(self) -> list[float]:
        """By seat, what a point of it costs, in own points; the leading opponents' cost the most."""
        others = [seat for seat in range(self.view.players) if seat != self.seat]
        best = max(self.hopes[seat] for seat in others)
        shares = [0.0] * self.view.players
        near = NEARNESS + NEARNESS_A_ROUND * self.after
        for seat in others:
            shares[seat] = 3.0 ** ((self.hopes[seat] - best) / near)
        whole = sum(shares)
        return [ENVY * share / whole for share in shares]

    @cached_property
    def nearest(self) -> int:
        """How many districts the opponent nearest to a complete city lacks."""
        return min(self.view.need - len(city) for s, city in enumerate(self.view.cities) if s != self.seat)

    def gain(self, estate: Estate) -> float:
        """What the own hope would gain by another estate."""
        return hope(estate, self.time) - self.bare_hopes[self.seat]

    def names(self, action: int) -> float:
        """What naming a rank promises."""
        return self._names[action]

    @cached_property
    def _names(self) -> dict[int, float]:
        from raenke.adel.policy import naming

        return naming.worth(self)

    @property
    def nobody_acts(self) -> bool:
        """Whether the round has not come to its turns yet."""
        return self.view.turn == NOBODY
