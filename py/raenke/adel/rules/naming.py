"""Assassin, Thief and Witch: the ranks each may name, and the effect of naming one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from raenke.adel.rules import calling
from raenke.adel.rules.actions import NAME
from raenke.adel.rules.characters import CODES, RANK, RANKS, WITCH
from raenke.adel.rules.decisions import POWER, power, turn_effect
from raenke.adel.rules.events import Event

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


@power("As")
def may_murder(state: State, seat: int, actions: list[int]) -> None:
    """The Assassin names any rank but his own."""
    actions += _ranks(state.ranks)


@power("Th")
def may_rob(state: State, seat: int, actions: list[int]) -> None:
    """The Thief names a rank other than 1, his own, and the murdered or bewitched one (A15)."""
    actions += _ranks(state.ranks, 2, state.murdered, state.bewitched)


@power("Wt")
def may_bewitch(state: State, seat: int, actions: list[int]) -> None:
    """The Witch names any rank but her own, after taking gold or cards (A14)."""
    if state.taken:
        actions += _ranks(state.ranks)


@cache
def _ranks(ranks: int, *spared: int) -> tuple[int, ...]:
    # Rank 1 is never legal: it is either the namer's own or has been called already.
    return tuple(NAME + rank - 1 for rank in range(2, ranks + 1) if rank not in spared)


@turn_effect(NAME, RANKS)
def name(state: State, action: int) -> None:
    """Name a rank; the Witch's turn then pauses until that rank is called."""
    rank, seat, own = action - NAME + 1, state.turn, RANK[state.character]
    state.used |= POWER
    if state.character == WITCH:
        state.bewitched = rank
    elif own == 1:
        state.murdered = rank
    else:
        state.robbed, state.robber = rank, seat
    if state.observer:
        target, by = state.deal.characters[rank - 1], CODES[state.character]
        state.observer(Event("named", seat, character=state.character, rank=rank, target=target, by=by))
    if state.character == WITCH:
        calling.pause(state)
