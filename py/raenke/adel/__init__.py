"""Ohne Furcht und Adel (Citadels) with Die dunklen Lande: the whole game behind the one protocol."""

from __future__ import annotations

from typing import Final

from raenke.adel import notation, page
from raenke.adel.actions import ACTIONS
from raenke.adel.deal import OPTIONS, SEATS, set_up
from raenke.adel.playout import playout
from raenke.adel.policy import outlook, worth
from raenke.adel.state import State
from raenke.game import Game

ADEL: Final[Game[State]] = Game(
    name="adel",
    seats=SEATS,
    actions=ACTIONS,
    options=OPTIONS,
    set_up=set_up,
    start=State,
    playout=playout,
    outlook=outlook,
    worth=worth,
    notation=notation,
    page=page,
)
