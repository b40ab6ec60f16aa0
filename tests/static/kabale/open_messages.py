"""The ids of Kabale's messages that come from data."""

from __future__ import annotations

from tests.static.open_messages import ids

_BOTH = """
    round-began revealed moved moved-back stayed discarded closed asked-cloak asked-traitor traded
    declined-cloak declined-traitor shuffled round-ended won
""".split()
_HIDDEN = "placed slipped drawn".split()
_PUBLIC = "settled lost game-over".split()
_RULES = """
    printed printed-home musketeers wizard wizards witch witches hermit giant doppelganger doppelganger-none
    romeo dragon beggar nobody
""".split()
_PERSONAL = "couple couple-wins highest lowest nearest farthest".split()
_TURN = """
    stayed closed slipped slipped-you declined-cloak declined-traitor traded moved moved-back round-ended drawn-you
    shuffled-you
""".split()
_VERDICTS = "highest alone lowest nearest farthest couple-wins".split()
_LESSON = """
    welcome hand assassin answer strike home hidden king stranger walk fulfil masks count end
""".split()


def _ends(stems: list[str], *ends: str) -> list[str]:
    return [stem + end for stem in stems for end in ends]


_EVENTS = [
    *ids("award-*", [*_RULES, *_ends(_PERSONAL, "", "-you")]),
    *ids("event-*", [*_PUBLIC, *_ends(_BOTH, "", "-you"), *_ends(_HIDDEN, "", "-you", "-hidden")]),
    *ids("turn-*", [*_TURN, *_ends("placed revealed revealed-there discarded round-began".split(), "", "-you")]),
]

IDS = [
    "kabale-switch-contested",
    *ids("first-*", "Ex As St Cl Tr".split()),
    *ids("keys-*", "arrows c enter escape g h i numbers".split()),
    *ids("lesson-*-title", _LESSON),
    *ids("lesson-*-text", _LESSON),
    *ids("statistics-*", ["allies", "allies-note"]),
    *ids("undo-*", "revealed shuffled goals drawn".split()),
    *_EVENTS,
]
