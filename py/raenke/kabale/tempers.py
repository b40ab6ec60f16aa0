"""Tempers of Kabale: what a way to play likes about an action, from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from raenke.game import Temper
from raenke.kabale.actions import COLUMN_OF, DECLINE_CLOAK, DECLINE_TRADE, KIND_OF, SLIP, TRADE
from raenke.kabale.cards import (
    ALLIES,
    AREA_SHIFT,
    ASSASSIN,
    DOWN,
    DRAGON,
    FACE_UP,
    POINTS_MASK,
    SEAT_SHIFT,
    STORM,
    WITCH,
    WIZARD,
    Acts,
)
from raenke.kabale.scoring import points
from raenke.kabale.view import View

Placing = Callable[[View, int, int], float]
"""How much placing this ally in this column is liked."""

ANSWERS: Final = {"cautious": -1.0, "schemer": 1.0}
"""How much slipping a card or trading goals is liked; declining as little. The other tempers do not mind."""

HARMFUL: Final = frozenset({ASSASSIN, STORM, WIZARD, WITCH, DRAGON})


def _owners(view: View, column: int) -> list[int]:
    return [(card & FACE_UP) >> SEAT_SHIFT for card in view.columns[column]]


def rival(view: View) -> int:
    """The opponent with the most points; of several the next in turn."""
    others = [(view.seat + step) % view.players for step in range(1, view.players)]
    return max(others, key=lambda seat: points(view.won[seat]))


def _cautious(view: View, ally: int, column: int) -> float:
    """Stays clear of what others have laid face down, which turns up when a card is placed below it."""
    cards = view.columns[column]
    danger = bool(cards) and bool(cards[-1] & DOWN) and (cards[-1] & FACE_UP) >> SEAT_SHIFT != view.seat
    return -1.0 if danger else 0.5


def _vengeful(view: View, ally: int, column: int) -> float:
    """Goes where the leading opponent is, above all with what does harm there."""
    there = rival(view) in _owners(view, column)
    return (1.0 if ally in HARMFUL else 0.6) if there else -0.6


def _grasping(view: View, ally: int, column: int) -> float:
    """Goes for the dearest goals."""
    return ((view.turned_up[column] & POINTS_MASK) - 3) / 2


def _builder(view: View, ally: int, column: int) -> float:
    """Collects the six areas: goes for those it lacks."""
    area = view.turned_up[column] >> AREA_SHIFT
    return 0.8 if all(goal >> AREA_SHIFT != area for goal in view.won[view.seat]) else -0.8


def _schemer(view: View, ally: int, column: int) -> float:
    """Plays the allies with rules of their own, above all those that act when they are revealed."""
    return {Acts.NEVER: -0.8, Acts.AWARD: 0.4, Acts.REVEALED: 1.0}[ALLIES[ally].acts]


_PLACINGS: Final[dict[str, Placing]] = {
    "cautious": _cautious,
    "vengeful": _vengeful,
    "grasping": _grasping,
    "builder": _builder,
    "schemer": _schemer,
}


def _likes(name: str, view: View, actions: Sequence[int]) -> list[float]:
    place, answer = _PLACINGS[name], ANSWERS.get(name, 0.0)
    found = []
    for action in actions:
        if action < SLIP:
            found.append(place(view, KIND_OF[action], COLUMN_OF[action]))
        elif action in (DECLINE_CLOAK, DECLINE_TRADE):
            found.append(-answer)
        elif action >= TRADE and name in ("grasping", "builder"):
            found.append(place(view, 0, action - TRADE))
        else:
            found.append(answer)
    return found


TEMPERS: Final[dict[str, Temper]] = {name: partial(_likes, name) for name in _PLACINGS}
