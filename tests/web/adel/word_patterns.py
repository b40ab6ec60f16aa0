"""The ids that Adel's scripts put together, and those of shared patterns that are Adel's own words."""

from __future__ import annotations

from raenke.adel import characters, deal, districts

ROLES = [*characters.CODES]
TOWN = [*districts.CODES]
COLOURS = [*districts.COLOURS]
VIOLET = [code for kind, code in enumerate(districts.CODES) if districts.COLOURS[districts.COLOUR[kind]] == "violet"]

# TURN
_TURN: dict[str, list[str]] = {}

# EVENTS
_EVENTS: dict[str, list[str]] = {}

# MOTION
_MOTION: dict[str, list[str]] = {}

# RULES
_RULES: dict[str, list[str]] = {
    "character-*": ROLES,
    "character-*-rule": ROLES,
    "character-*-short": ROLES,
    "colour-*": COLOURS,
    "district-*": TOWN,
    "district-*-rule": VIOLET,
    "district-*-short": VIOLET,
}

# LESSON
_LESSON: dict[str, list[str]] = {}

# DEMOS
_DEMOS: dict[str, list[str]] = {}

# TABLE
_TABLE: dict[str, list[str]] = {}

# LEAD
_LEAD: dict[str, list[str]] = {
    "adel-option-*": [
        f"{option.name}{end}"
        for option in deal.OPTIONS
        for end in ["", "-help", *(f"-{value}" for value in option.values)]
    ],
}

_PARTS = (_TURN, _EVENTS, _MOTION, _RULES, _LESSON, _DEMOS, _TABLE, _LEAD)

PATTERNS: dict[str, list[str]] = {
    pattern: [each for part in _PARTS for each in part.get(pattern, [])] for part in _PARTS for pattern in part
}
