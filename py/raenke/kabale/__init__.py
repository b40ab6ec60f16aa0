"""Kabale & Hiebe (Ruse & Bruise), as an implementation of `raenke.game`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from raenke.game import Game, Guidance
from raenke.kabale import notation, page
from raenke.kabale.actions import ACTIONS, MOST_SEATS
from raenke.kabale.deal import initial_state, make_deal
from raenke.kabale.feats import FEATS
from raenke.kabale.playout import playout
from raenke.kabale.policy import action_values, expected_scores
from raenke.kabale.state import State
from raenke.kabale.strength import WON_BELOW
from raenke.kabale.tempers import TEMPERS


@cache
def make_guidance(learned: Any = None) -> Guidance:
    """What guides its search; imported on demand, since it loads what was learned."""
    from raenke.kabale.guidance import Guidance

    if learned is None:
        from raenke.kabale import learned
    return Guidance(learned)


KABALE: Final[Game[State]] = Game(
    name="kabale",
    seats=range(2, MOST_SEATS + 1),
    actions=ACTIONS,
    options=(),
    make_deal=make_deal,
    make_state=initial_state,
    playout=playout,
    expected_scores=expected_scores,
    action_values=action_values,
    notation=notation,
    page=page,
    minutes=(10, 25),
    weight=1,
    guidance=make_guidance,
    scale=1.6,
    tempers=TEMPERS,
    won_below=WON_BELOW,
    feats=FEATS,
)
