"""Ohne Furcht und Adel (Citadels) with Die dunklen Lande: the whole game behind the one protocol."""

from __future__ import annotations

from typing import Any, Final, cast

from raenke.adel import notation
from raenke.adel.actions import ACTIONS
from raenke.adel.deal import OPTIONS, SEATS, set_up
from raenke.adel.playout import playout
from raenke.adel.state import State
from raenke.game import Game

ADEL: Final[Game[Any]] = Game(
    name="adel",
    seats=SEATS,
    actions=ACTIONS,
    options=OPTIONS,
    set_up=set_up,
    start=State,
    playout=playout,
    outlook=cast("Any", None),  # the policy, the views and the page come with the next helpers; until then
    worth=cast("Any", None),  # the game stands in no register
    notation=notation,
    page=cast("Any", None),
)
