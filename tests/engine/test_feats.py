"""The feats that every game has: how narrowly a game was won, and from where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from raenke import feats


def game(rounds: list[list[int]], winners: list[int]) -> Any:
    """A finished game of which only the points are known."""
    state = SimpleNamespace(players=len(rounds[-1]), winners=lambda: winners, scores=lambda: rounds[-1])
    return SimpleNamespace(state=state, game=SimpleNamespace(feats=None), rounds=rounds)


@pytest.mark.parametrize(
    ("rounds", "winners", "told"),
    [
        ([[3, 1, 2], [5, 6, 4]], [1], [[], ["by-one", "from-behind"], []]),
        ([[3, 1, 1], [5, 7, 4]], [1], [[], ["from-behind"], []]),
        ([[1, 1, 1], [5, 7, 4]], [1], [[], [], []]),
        ([[3, 1, 2], [5, 7, 7]], [1], [[], ["from-behind"], []]),
        ([[3, 1, 2], [5, 6, 6]], [1, 2], [[], [], []]),
        ([[3, 2]], [0], [["by-one"], []]),
    ],
)
def test_a_lone_winner_by_one_point_or_from_the_last_place(
    monkeypatch: pytest.MonkeyPatch, rounds: list[list[int]], winners: list[int], told: list[list[str]]
) -> None:
    monkeypatch.setattr(feats, "points_by_round", lambda record: record.rounds)
    assert feats.feats(game(rounds, winners), []) == told
