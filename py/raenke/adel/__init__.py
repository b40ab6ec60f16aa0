"""Ohne Furcht und Adel (Citadels with The Dark City) as an implementation of the `Game` protocol."""

from __future__ import annotations

from typing import Final

from raenke.adel import notation, page
from raenke.adel.feats import FEATS
from raenke.adel.policy import action_values, expected_scores
from raenke.adel.policy.tempers import TEMPERS
from raenke.adel.rules.actions import ACTIONS
from raenke.adel.rules.deal import OPTIONS, SEATS, make_deal
from raenke.adel.rules.playout import playout
from raenke.adel.rules.state import State
from raenke.adel.strength import WON_BELOW
from raenke.game import Game, Guidance


def make_guidance() -> Guidance:
    """What guides its search; imported on demand, since it loads what was learned."""
    from raenke.adel.guidance import Guidance

    return Guidance()


ADEL: Final[Game[State]] = Game(
    name="adel",
    seats=SEATS,
    actions=ACTIONS,
    options=OPTIONS,
    make_deal=make_deal,
    make_state=State,
    playout=playout,
    expected_scores=expected_scores,
    action_values=action_values,
    notation=notation,
    page=page,
    minutes=(20, 45),
    weight=2,
    guidance=make_guidance,
    tempers=TEMPERS,
    won_below=WON_BELOW,
    feats=FEATS,
)
