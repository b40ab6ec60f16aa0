"""Explanations in Adel."""

from __future__ import annotations

from random import Random

from raenke.adel import ADEL
from raenke.explaining import move_event


def test_the_end_of_a_turn_is_told_as_such() -> None:
    """It may bring or cost gold before."""
    ends = set()
    for seed in range(6):
        state = ADEL.new(4, Random(seed), options={"characters": "mixed", "violets": "all"})
        rng = Random(seed)
        while not state.over:
            for shown in ADEL.page.view(state, state.to_act)["legal"]:
                if shown["kind"] == "end":
                    ends.add(move_event(ADEL, state.view(state.to_act), shown["id"], 1)["kind"])
            state.apply(rng.choice(state.legal()))
    assert ends == {"turn-ended"}
