"""What chance decides before the first move of a game of Kabale."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from raenke.kabale.cards import ALL_GOALS, KINDS, ROUNDS
from raenke.kabale.state import State


class Deal(NamedTuple):
    """Goals as they will turn up, draw orders, who starts."""

    goals: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    first: int


def make_deal(players: int, rng: Random, first: int, options: Mapping[str, str]) -> Deal:
    """Shuffles goals and packs."""
    goals = rng.sample(ALL_GOALS, ROUNDS * players)
    return Deal(tuple(goals), tuple(tuple(rng.sample(range(KINDS), KINDS)) for _ in range(players)), first)


def initial_state(deal: Deal) -> State:
    """The opening state of a deal, without `rng`."""
    return State(deal.goals, deal.decks, deal.first)
