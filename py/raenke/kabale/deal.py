"""Deals of Kabale: the chance outcomes before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from raenke.kabale.cards import ALL_GOALS, KINDS, ROUNDS
from raenke.kabale.state import State


class Deal(NamedTuple):
    """The goals in turn-up order, each seat's deck in draw order, and the first seat."""

    goals: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    first: int


def make_deal(players: int, rng: Random, first: int, options: Mapping[str, str]) -> Deal:
    """Shuffle the goals and decks."""
    goals = rng.sample(ALL_GOALS, ROUNDS * players)
    return Deal(tuple(goals), tuple(tuple(rng.sample(range(KINDS), KINDS)) for _ in range(players)), first)


def initial_state(deal: Deal) -> State:
    """The initial state of a deal, without `rng`."""
    return State(deal.goals, deal.decks, deal.first)
