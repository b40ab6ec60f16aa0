"""The ids that Kabale's scripts put together, and those of shared patterns that are Kabale's own words."""

from __future__ import annotations

from raenke.kabale import cards

CODES = [*cards.CODES]
AREAS = [*cards.AREAS]
CHOICES = "cloak traitor".split()

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


PATTERNS: dict[str, list[str]] = {
    "area-*": AREAS,
    "award-*": [*_RULES, *_ends(_PERSONAL, "", "-you")],
    "award-why-*": [*_VERDICTS, "nobody"],
    "card-*": CODES,
    "card-*-rule": CODES,
    "card-*-short": CODES,
    "card-would-turn*": ["", "-known", "-own"],
    "curtain-*": CHOICES,
    "event-*": [*_PUBLIC, *_ends(_BOTH, "", "-you"), *_ends(_HIDDEN, "", "-you", "-hidden")],
    "first-*": "Ex As St Cl Tr".split(),
    "heard-award-*": [*_ends(_VERDICTS, "", "-you"), "nobody"],
    "heard-card-*": ["up", "up-own", *_ends(["down", "slipped"], "", "-known", "-own")],
    "hit-*": "discarded closed traded revealed".split(),
    "kabale-switch-*": ["contested"],
    "keys-*": "arrows c enter escape g h i numbers".split(),
    "legend-*": "none home reveal award".split(),
    "lesson-*-text": _LESSON,
    "lesson-*-title": _LESSON,
    "look-*": ["down", "slipped"],
    "look-do-*": ["place", "slip", "trade"],
    "statistics-*": ["allies"],
    "statistics-*-note": ["allies"],
    "table-decline-*": CHOICES,
    "turn-*": [*_TURN, *_ends("placed revealed revealed-there discarded round-began".split(), "", "-you")],
    "undo-*": "revealed shuffled goals drawn".split(),
}
