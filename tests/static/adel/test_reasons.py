"""Whatever the engine says stands in the way has its words, and they ask for nothing that the engine does not say."""

from __future__ import annotations

import typing

import pytest

from raenke.adel import page, shapes
from tests.engine.adel.sample_positions import positions
from tests.static import words

TABLES = [(players, seed) for players in (2, 3, 4, 5, 7) for seed in range(2, 8)]


@pytest.fixture(scope="module")
def told() -> dict[str, set[frozenset[str]]]:
    """By reason, what the engine told with it in whole games of every kind; a seat is told by its name."""
    found: dict[str, set[frozenset[str]]] = {}
    for players, seed in TABLES:
        for state in positions(players, seed, sense=seed % 2 == 1):
            if state.over:
                continue
            for obstacle in page.view(state, state.to_act)["obstacles"]:
                names = frozenset("name" if arg == "seat" else arg for arg in obstacle["args"])
                found.setdefault(obstacle["reason"], set()).add(names)
    return found


@pytest.mark.parametrize("language", words.languages())
def test_every_reason_can_be_said(told: dict[str, set[frozenset[str]]], language: str) -> None:
    said = words.read(language, "adel")
    assert told.keys() == {*typing.get_args(shapes.Reason)}
    for reason, ways in told.items():
        for given in ways:
            assert said[f"reason-{reason}"].places <= given, reason
