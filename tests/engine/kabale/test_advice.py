"""Advice in Kabale: what lies hidden."""

from __future__ import annotations

from itertools import islice
from typing import Any

from raenke.kabale import KABALE
from tests.engine.advising import advice_on
from tests.engine.match_play import stops


def test_a_hidden_card_is_believed_to_be_something_that_it_may_be() -> None:
    state = next(islice(stops(KABALE, 4, seed=7, every=6), 2, None))
    view: Any = state.view(state.to_act)
    advice = advice_on(KABALE, view)
    assert advice["hidden"]
    for card in advice["hidden"]:
        rounding = 0.0005 * len(card["cards"])
        assert sum(guess["odds"] for guess in card["cards"]) <= 1 + rounding + 1e-9
        assert card["seat"] != view.seat
    for move in advice["moves"]:
        assert len(move["columns"]) == 4
        assert [seats[view.seat] for seats in move["winners"]] == move["columns"]
        assert all(sum(seats) <= 1 + 0.0005 * len(seats) for seats in move["winners"])
