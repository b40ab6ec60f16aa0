"""The view in a frame is the one right after its event, so that animations find the cards they move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from raenke.adel import ADEL, page
from raenke.adel.rules.characters import CHARACTERS, CODES
from raenke.adel.rules.events import Event
from raenke.game import EVERYTHING
from tests.engine.adel.strategies import HABITS, chosen, dealt

pytestmark = pytest.mark.no_cover


def named(rank: dict[str, Any], character: str) -> bool:
    """Whether a rank carries the mark of this character's power."""
    return bool(rank[{"As": "murdered", "Wt": "bewitched", "Th": "robbed"}[character]])


def codes(view: dict[str, Any], seat: int) -> list[str]:
    """The districts of a seat's city."""
    return [district["code"] for district in view["seats"][seat]["city"]]


@pytest.mark.parametrize("seed", range(24))
def test_a_frame_shows_what_its_event_tells(seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 6
    state = ADEL.initial_state(dealt(players, seed), rng)
    before: dict[str, Any] = dict(page.view(state, EVERYTHING, choices=False))
    told = Counter[str]()

    def look(event: Event) -> None:
        nonlocal before
        seen: dict[str, Any] = dict(page.view(state, EVERYTHING, choices=False))
        shown: dict[str, Any] = dict(page.event(event, 0))
        kind, seat, other = event.kind, event.seat, event.other
        told[kind] += 1
        if kind == "built":
            assert codes(seen, seat) == [*codes(before, seat), shown["district"]]
        elif kind == "destroyed":
            assert codes(seen, other).count(shown["district"]) == codes(before, other).count(shown["district"]) - 1
        elif kind == "exchanged":
            assert shown["district"] in codes(seen, seat)
            assert shown["given"] in codes(seen, other)
        elif kind == "swapped":
            assert (seen["hands"][seat], seen["hands"][other]) == (before["hands"][other], before["hands"][seat])
        elif kind == "named":
            assert named(seen["ranks"][event.rank - 1], shown["character"])
        elif kind == "drafted":
            assert shown["character"] in seen["seats"][seat]["characters"]
            assert shown["character"] not in seen["draft"]["offered"]
        elif kind == "kept" and shown.get("others"):
            assert seen["pending"] != "keep"
            assert seen["pile"]["size"] > before["pile"]["size"]
        elif kind == "unanswered":
            assert (seen["called"], seen["turn"], seen["playing"]) == (event.rank, None, None)
        elif kind == "crown":
            assert seen["crown"] == seat
        elif kind == "revealed":
            assert seen["ranks"][CHARACTERS[CODES.index(shown["character"])].rank - 1]["seat"] == seat
        before = seen

    state.observer = look
    while not state.over:
        state.apply(chosen(state, HABITS[seed % len(HABITS)], rng))
    assert told["built"]
    assert told["drafted"]
    assert told["revealed"]
