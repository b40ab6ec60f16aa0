"""Advice in Adel: who holds which character."""

from __future__ import annotations

from typing import Any

from raenke.adel import ADEL
from tests.engine.advising import advice_on
from tests.engine.match_play import stops


def test_a_seat_knows_what_it_holds_itself() -> None:
    for state in stops(ADEL, 4, seed=8, every=9):
        view: Any = state.view(state.to_act)
        if view.turn == view.seat:
            roles = {role["rank"]: role["seats"] for role in advice_on(ADEL, view)["roles"]}
            assert roles[view.rank][view.seat] == 1
