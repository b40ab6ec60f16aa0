"""The ids of Kabale's messages that come from data."""

from __future__ import annotations

from raenke.kabale.motives import DETECTORS
from tests.static.open_messages import ids

_EVENTS = """
    round-began placed revealed moved moved-back stayed discarded closed asked-cloak asked-traitor slipped traded
    declined-cloak declined-traitor shuffled drawn round-ended settled won lost game-over
""".split()
_TURN = """
    round-began placed revealed revealed-there moved moved-back stayed discarded closed slipped traded declined-cloak
    declined-traitor shuffled drawn round-ended
""".split()
_LESSON = """
    welcome hand assassin answer strike home hidden king stranger walk fulfil masks count end
""".split()

IDS = [
    *ids("motive-*", [*DETECTORS.names]),
    *ids("why-*", [*DETECTORS.names]),
    "kabale-switch-contested",
    *ids("first-*", "Ex As St Cl Tr".split()),
    *ids("keys-*", "arrows c enter escape g h i numbers".split()),
    *ids("lesson-*-title", _LESSON),
    *ids("lesson-*-text", _LESSON),
    *ids("statistics-*", ["allies", "allies-note"]),
    *ids("feat-*", "six sweep alone allies".split()),
    *ids("feat-*-text", "six sweep alone allies".split()),
    *ids("undo-*", "revealed shuffled goals drawn".split()),
    *ids("event-*", _EVENTS),
    *ids("hit-*", "discarded closed traded revealed".split()),
    *ids("turn-*", _TURN),
]
