"""The table in small on the start page: what it shows is what the rules say."""

from __future__ import annotations

from raenke.adel.rules.characters import BASE, CHARACTERS, CODES
from raenke.adel.rules.districts import COLOUR, COLOURS, DISTRICTS, INDEX
from tests.node_session import NodeSession
from tools.setup.process import ROOT


def test_characters_and_districts_are_those_of_the_rules() -> None:
    with NodeSession(ROOT / "tests" / "static" / "miniatures.mjs") as node:
        scene = node.evaluate("SCENE")
    assert scene["ranks"] == [CODES[character] for character in BASE]
    assert CHARACTERS[CODES.index(scene["called"])].rank == scene["ranks"].index(scene["called"]) + 1
    for city in scene["cities"]:
        for code, colour, cost in city:
            assert (COLOURS[COLOUR[INDEX[code]]], DISTRICTS[INDEX[code]].cost) == (colour, cost)
    assert scene["cities"][0][-1][2] == scene["gold"]
