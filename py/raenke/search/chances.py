"""Chances to win, from expected scores or from the end of the game."""

from __future__ import annotations

from math import exp

from raenke.game import State


def softmax(scores: list[float], sharpness: float) -> list[float]:
    """Probabilities proportional to the exponentials of the scores, times `sharpness`."""
    best = max(scores)
    weights = [exp(sharpness * (score - best)) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def win_shares(state: State) -> list[float]:
    """By seat, its share of the win of a finished game."""
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(state.players)]
