"""Kabale & Hiebe (Ruse & Bruise): the whole game behind the one protocol."""

from __future__ import annotations

from typing import Final

from raenke.game import Game
from raenke.kabale import notation, page
from raenke.kabale.actions import ACTIONS, MOST_SEATS
from raenke.kabale.deal import set_up, start
from raenke.kabale.playout import playout
from raenke.kabale.policy import outlook, worth
from raenke.kabale.state import State

KABALE: Final[Game[State]] = Game(
    name="kabale",
    seats=range(2, MOST_SEATS + 1),
    actions=ACTIONS,
    options=(),
    set_up=set_up,
    start=start,
    playout=playout,
    outlook=outlook,
    worth=worth,
    notation=notation,
    page=page,
)
