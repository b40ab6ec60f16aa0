"""The beginning and the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel.rules import draft, scoring
from raenke.adel.rules.characters import CROWN_RANK, KING, RANKS
from raenke.adel.rules.crown import abdicate, move_crown
from raenke.adel.rules.decisions import OVER
from raenke.adel.rules.events import Event
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


def begin_round(state: State) -> None:
    """Reset the state of the round and begin the draft."""
    abdicate(state)
    state.reign += 1
    state.round += 1
    state.rank = 0
    state.holders = [NOBODY] * (RANKS + 1)
    state.shown = [NOBODY] * (RANKS + 1)
    state.first = state.crown
    state.cleared = NOBODY
    state.murdered = state.bewitched = state.robbed = 0
    state.robber = state.taxer = state.safe = NOBODY
    state.untaxed = 0
    if state.observer:
        state.observer(Event("round-began", state.crown, amount=state.round))
    draft.begin(state)


def end_round(state: State) -> None:
    """Give a murdered King his crown (`ffg`), then end the game if a city is complete (A21)."""
    state.turn = state.to_act = state.character = NOBODY
    king = state.holders[CROWN_RANK]
    if state.ffg and state.murdered == CROWN_RANK and king != NOBODY and KING in state.deal.characters:
        state.shown[CROWN_RANK] = king
        move_crown(state, king, cause="murdered")
    if state.observer:
        state.observer(Event("round-ended", amount=state.round))
    if not state.finished:
        begin_round(state)
        return
    state.pending = OVER
    if state.observer:
        for seat in range(state.players):
            lines = scoring.lines(state, seat)
            state.observer(Event("scored", seat, amount=sum(line.points for line in lines), detail=lines))
        state.observer(Event("game-over", detail=tuple(state.scores()), cards=tuple(scoring.winners(state))))
