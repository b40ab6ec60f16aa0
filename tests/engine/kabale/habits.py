"""What each temper does more than any other in Kabale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from raenke.kabale.actions import COLUMN_OF, KIND_OF, SLIP
from raenke.kabale.cards import ALLIES, AREA_SHIFT, DOWN, FACE_UP, POINTS_MASK, SEAT_SHIFT, Acts
from raenke.kabale.tempers import rival
from tests.engine.traits import Habit


def _placing(count: Callable[[Any, int, int], float]) -> Callable[[Any, int], float | None]:
    return lambda view, action: count(view, KIND_OF[action], COLUMN_OF[action]) if action < SLIP else None


def _below_a_strangers_hidden_card(view: Any, ally: int, column: int) -> float:
    cards = view.columns[column]
    return float(bool(cards) and bool(cards[-1] & DOWN) and (cards[-1] & FACE_UP) >> SEAT_SHIFT != view.seat)


def _where_the_leader_is(view: Any, ally: int, column: int) -> float:
    return float(any((card & FACE_UP) >> SEAT_SHIFT == rival(view) for card in view.columns[column]))


def _area_it_lacks(view: Any, ally: int, column: int) -> float:
    area = view.turned_up[column] >> AREA_SHIFT
    return float(all(goal >> AREA_SHIFT != area for goal in view.won[view.seat]))


HABITS: Final[tuple[Habit, ...]] = (
    Habit("cautious", "stays clear of others' hidden cards",
          _placing(lambda view, ally, column: 1 - _below_a_strangers_hidden_card(view, ally, column))),
    Habit("vengeful", "goes where the leading opponent is", _placing(_where_the_leader_is)),
    Habit("grasping", "points of the goals it goes for",
          _placing(lambda view, ally, column: float(view.turned_up[column] & POINTS_MASK))),
    Habit("builder", "goes for areas it lacks", _placing(_area_it_lacks)),
    Habit("schemer", "plays allies that act when revealed",
          _placing(lambda view, ally, column: float(ALLIES[ally].acts == Acts.REVEALED))),
)  # fmt: skip
