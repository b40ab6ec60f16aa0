"""The final scoring in words: a line for every rule that scores, and what decides a tie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from raenke.adel import ADEL
from raenke.adel.rules import scoring
from raenke.bots import make
from raenke.record import Record
from tests.node_session import NodeSession
from tests.static import words

WORDS: Final = Path(__file__).resolve().parents[2] / "web" / "adel" / "words" / "words.js"
RULES: Final = {
    *("districts", "colours", "first-complete", "complete"),
    *("museum", "treasury", "map-room", "wishing-well"),
}
PLAYERS: Final = 4


def scored(seed: int) -> set[str]:
    """The rules by which seats score in a whole game with all violets."""
    rng, mind = Random(seed), make("greedy", ADEL)
    options = {"characters": "mixed", "violets": "all"}
    record = Record(ADEL, ADEL.deal(PLAYERS, rng, 0, options))
    record.resolve_chance(rng)
    while not record.state.over:
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
    state: Any = record.state
    return {line.rule for seat in range(PLAYERS) for line in scoring.lines(state, seat)}


def test_every_scoring_rule_has_its_line() -> None:
    """In every language; all of them occur in whole games, and no other."""
    for language in words.languages():
        assert {f"line-{rule}" for rule in RULES} <= words.read(language, "adel").keys()
    found: set[str] = set()
    for seed in range(1, 40):
        found |= scored(seed)
        assert found <= RULES
        if found == RULES:
            return
    raise AssertionError(f"never seen: {RULES - found}")


@pytest.fixture(scope="module")
def alone() -> Iterator[NodeSession]:
    """The words alone, without a table."""
    with NodeSession(WORDS) as session:
        session.evaluate("words.speak('en')")
        yield session


def outcome(alone: NodeSession, seats: list[tuple[int, int, int]], winners: list[int]) -> tuple[str, list[str]]:
    """Who won, and what each seat has to break a tie; a seat is its points, those of districts alone, and its gold."""
    shown = [
        {"points": points, "gold": gold, "lines": [{"rule": "districts", "points": own, "districts": []}]}
        for points, own, gold in seats
    ]
    view = {"players": len(seats), "winners": winners, "seats": shown}
    people = [{"name": name, "kind": "human"} for name in "ABC"[: len(seats)]]
    first, *tied = alone.evaluate("([view, seats]) => words.outcome(view, seats)", [view, people])
    return first, tied


def test_tie_breaks_are_explained(alone: NodeSession) -> None:
    """A10: by districts alone, then by gold; and where nothing does, the victory is shared."""
    plain, none = outcome(alone, [(25, 20, 3), (24, 24, 9)], [0])
    assert plain == "A wins with 25 points."
    assert none == ["", ""]
    districts, both = outcome(alone, [(25, 20, 3), (25, 18, 9), (7, 7, 0)], [0])
    assert districts.endswith("points. Tied on points, so the districts alone decide: A 20 and B 18.")
    assert [bool(said) for said in both] == [True, True, False]
    gold, _ = outcome(alone, [(25, 20, 3), (25, 20, 9)], [1])
    assert gold.startswith("B wins")
    assert gold.endswith("so the gold that is left decides: A 3 and B 9.")
    shared, _ = outcome(alone, [(25, 20, 3), (25, 20, 3)], [0, 1])
    assert shared == "A and B share the victory with 25 points each. Tied on points, on districts, and on gold."
