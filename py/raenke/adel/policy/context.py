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
"""The total weight of all opponents' points relative to own points."""

NEARNESS: Final = 4.0
NEARNESS_A_ROUND: Final = 1.2
"""The deficit, in points, at which an opponent weighs a third of the leading one; it grows with the rounds left."""


class Context:
    """Features of a view from the perspective of its seat, computed once per decision."""

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
        """Cache of `role_value` by seat and character."""
        self.harms: dict[tuple[int, int], float] = {}
        """Cache of `harm` by seat and district."""

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
        """The assets of the own seat."""
        return self.all_assets[self.seat]

    @property
    def own_progress(self) -> Progress:
        """The progress of the own seat."""
        return self.all_progress[self.seat]

    @cached_property
    def expected(self) -> list[float]:
        """By seat, the expected final score, including the cards under the Museum."""
        museum = len(self.view.museum)
        return [
            bare + (museum if assets.built & BIT[MUSEUM] else 0)
            for bare, assets in zip(self.base_scores, self.all_assets, strict=True)
        ]

    @cached_property
    def opponent_weights(self) -> list[float]:
        """By seat, the weight of its points in own points; the leading opponents weigh the most."""
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
        """The number of districts that the opponent closest to completion still lacks."""
        return min(self.view.need - len(city) for s, city in enumerate(self.view.cities) if s != self.seat)

    def gain(self, assets: Assets) -> float:
        """The increase of the own expected score with these assets."""
        return expected_score(assets, self.own_progress) - self.base_scores[self.seat]

    def names(self, action: int) -> float:
        """The heuristic value of naming a rank."""
        return self._names[action]

    @cached_property
    def _names(self) -> dict[int, float]:
        from raenke.adel.policy import naming

        return naming.action_values(self)

    @property
    def nobody_acts(self) -> bool:
        """Whether no turn is in progress, as during the draft."""
        return self.view.turn == NOBODY
