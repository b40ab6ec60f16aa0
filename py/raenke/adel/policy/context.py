"""Evaluation context of one decision: assets, progress and opponent weights, computed once from a view."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel.policy.evaluation import Assets, Progress, expected_score, rounds_left
from raenke.adel.rules import scoring
from raenke.adel.rules.cards import HIDDEN
from raenke.adel.rules.characters import RANK, RANKS
from raenke.adel.rules.districts import BIT, MUSEUM
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View

OPPONENT_WEIGHT: Final = 0.9
"""What the points of all opponents together cost, in own points, where all are equally near."""

NEARNESS: Final = 4.0
NEARNESS_A_ROUND: Final = 1.2
"""By so many points behind the leading opponent an opponent counts only a third as much; more, if rounds are left."""


class Context:
    """One view, evaluated for its seat."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.per_round = 2 if view.players < 4 else 1
        self.after = rounds_left(map(len, view.cities), view.need, view.finished, view.players)
        self.last = bool(view.finished)
        self.own_ranks = [rank for rank in range(1, RANKS + 1) if view.holders[rank] == view.seat]
        self.all_progress = [self._progress_of(seat) for seat in range(view.players)]
        self.all_assets = [self._assets_of(seat) for seat in range(view.players)]
        self.base_scores = [
            expected_score(assets, progress)
            for assets, progress in zip(self.all_assets, self.all_progress, strict=True)
        ]
        self.role_values: dict[tuple[int, int], float] = {}
        """What it is worth to a seat to be a character, once it was asked."""
        self.harms: dict[tuple[int, int], float] = {}
        """What it is worth that a seat loses a district, once it was asked."""

    def _progress_of(self, seat: int) -> Progress:
        view = self.view
        turns = self.after * self.per_round
        if seat == self.seat:
            turns += sum(rank > max(view.rank, 1) for rank in self.own_ranks if rank != RANK[view.character])
        is_first = not view.finished or view.finished[0] == seat
        return Progress(turns, view.need, is_first, self.last)

    def _assets_of(self, seat: int) -> Assets:
        view = self.view
        city = view.cities[seat]
        if seat == self.seat:
            kinds, unknown = view.hand, 0
        else:
            kinds = tuple([kind for kind in view.hands[seat] if kind != HIDDEN])
            unknown = view.hand_sizes[seat] - len(kinds)
        return Assets(view.gold[seat], kinds, unknown, len(city), view.built[seat], sum(map(scoring.value, city)))

    @property
    def assets(self) -> Assets:
        """The own estate."""
        return self.all_assets[self.seat]

    @property
    def own_progress(self) -> Progress:
        """The own times."""
        return self.all_progress[self.seat]

    @cached_property
    def expected(self) -> list[float]:
        """What each seat may hope for."""
        museum = len(self.view.museum)
        return [
            bare + (museum if assets.built & BIT[MUSEUM] else 0)
            for bare, assets in zip(self.base_scores, self.all_assets, strict=True)
        ]

    @cached_property
    def opponent_weights(self) -> list[float]:
        """By seat, what a point of it costs, in own points; the leading opponents' cost the most."""
        others = [seat for seat in range(self.view.players) if seat != self.seat]
        best = max(self.expected[seat] for seat in others)
        shares = [0.0] * self.view.players
        near = NEARNESS + NEARNESS_A_ROUND * self.after
        for seat in others:
            shares[seat] = 3.0 ** ((self.expected[seat] - best) / near)
        whole = sum(shares)
        return [OPPONENT_WEIGHT * share / whole for share in shares]

    @cached_property
    def nearest(self) -> int:
        """How many districts the opponent nearest to a complete city lacks."""
        return min(self.view.need - len(city) for s, city in enumerate(self.view.cities) if s != self.seat)

    def gain(self, assets: Assets) -> float:
        """What the own hope would gain by another estate."""
        return expected_score(assets, self.own_progress) - self.base_scores[self.seat]

    def names(self, action: int) -> float:
        """What naming a rank promises."""
        return self._names[action]

    @cached_property
    def _names(self) -> dict[int, float]:
        from raenke.adel.policy import naming

        return naming.action_values(self)

    @property
    def nobody_acts(self) -> bool:
        """Whether the round has not come to its turns yet."""
        return self.view.turn == NOBODY
