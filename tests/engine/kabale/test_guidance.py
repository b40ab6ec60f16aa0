"""What guides Kabale's search depends on the view alone."""

from __future__ import annotations

from random import Random
from typing import Any

from raenke.game import choose
from raenke.kabale import KABALE, learned
from raenke.kabale.guidance import Guidance
from raenke.kabale.state import State
from raenke.search import Search
from tests.engine.match_play import stops


def test_states_that_look_the_same_are_believed_and_judged_the_same() -> None:
    guidance, differ = Guidance(learned), 0
    for number, state in enumerate(stops(KABALE, 4, seed=3, every=7)):
        seat = state.to_act
        view: Any = state.view(seat)
        twin: State = view.sample(Random(number))
        differ += any(twin.view(other) != state.view(other) for other in range(4) if other != seat)
        states = [guidance.belief(seen).sample(Random(5)) for seen in (view, twin.view(seat))]
        assert [states[0].view(other) for other in range(4)] == [states[1].view(other) for other in range(4)]
        assert guidance.prior(view, Random(5)) == guidance.prior(twin.view(seat), Random(5))
    assert differ > 5


def test_what_playouts_remember_changes_no_decision() -> None:
    used = Guidance(learned)
    for state in stops(KABALE, 4, seed=4, every=11):
        view = state.view(state.to_act)
        decisions = [
            choose(Search(KABALE, 0.03, guidance=guidance), view, Random(6)) for guidance in (used, Guidance(learned))
        ]
        assert decisions[0] == decisions[1]
