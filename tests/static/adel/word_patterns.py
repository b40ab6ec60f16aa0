"""The ids that Adel's scripts put together, and those of shared patterns that are Adel's own words."""

from __future__ import annotations

from raenke.adel.rules import characters, deal, districts

ROLES = [*characters.CODES]
TOWN = [*districts.CODES]
COLOURS = [*districts.COLOURS]
VIOLET = [code for kind, code in enumerate(districts.CODES) if districts.COLOURS[districts.COLOUR[kind]] == "violet"]

# TURN
_REASONS = """
    take-first taken pile-empty built-enough cannot-build already-built too-dear no-income used own-rank rank-one
    murdered bewitched hands-empty hand-empty own-hand-empty has-crown no-richest is-richest no-district already-gold
    complete-city own-complete preacher keep theirs-already must-name must-crown no-pair nothing
""".split()
_TOUCHED = "name swap look crown destroy".split()
_PANEL = """
    gold cards take build income end name-As name-Th name-Wt swap put look crown pardon extra-gold extra-cards adorn
    destroy destroy-own exchange sell smith tuck arm
""".split()
_TURN: dict[str, list[str]] = {
    "ask-*": "draft aside keep put conjure tribute rescue search bell".split(),
    "ask-turn-*": ["must-name", "must-crown"],
    "curtain-*": ["tribute", "rescue"],
    "draft-step-*-*": [],
    "draft-step-*": [f"{does}-{state}" for does in ("pick", "aside") for state in ("done", "now", "later")],
    "keys-*": "arrows c enter escape g h i numbers r".split(),
    "reason-*": _REASONS,
    "short-*": ["too-dear", "already-built"],
    "touch-*": "put sell tuck adorn destroy arm exchange".split(),
    "turn-*": _PANEL,
    "turn-touch-*": ["build", *_TOUCHED],
    "undone-*": ["build", "income"],
    "wait-*": "draft aside tribute rescue".split(),
}

# EVENTS
_EACH = """
    crown-Ki crown-Sc crown-abdication crown-murdered robbed robbed-nothing taxed resumed built-Cj tribute-gold pardoned
    destroyed-Wa destroyed-Arm exchanged
""".split()
_OWN = """
    round-began throne-room revealed revealed-murdered revealed-bewitched queen took-gold extra-gold-Me
    extra-gold-Co income built refunded named-As named-Th named-Wt paused resumed-own destroyed-Wa-own saved let-go
    adorned smithed looked-away bell bell-still poor-house complete complete-first incomplete turn-ended scored
""".split()
_SECRET = "looked-down drafted put-aside drew put-under sold tucked searched".split()
_SECRET_OF_BOTH = "swapped looked conjured tribute-card".split()
_ALL = """
    set-aside set-aside-down unanswered unanswered-murdered unanswered-murdered-known unanswered-murdered-you
    unanswered-bewitched kept kept-rest kept-hidden kept-you kept-rest-you shuffled bell-void round-ended game-over
""".split()
_DEEDS = """
    crown conjured pardoned destroyed exchanged adorned sold tucked searched swapped built built-Cj named-As named-Th
    named-Wt revealed revealed-murdered revealed-bewitched
""".split()
_VIOLET_ACTS = "Lab Smi Gra Lig Arm Mus Bel Poo Par Hos Thr".split()


def _ends(stems: list[str], *ends: str) -> list[str]:
    return [stem + end for stem in stems for end in ends]


_EVENTS: dict[str, list[str]] = {
    "character-*-object": ROLES,
    "district-*-object": TOWN,
    "ear-*": _DEEDS,
    "event-*": [
        *_ALL,
        *_ends(_OWN, "", "-you"),
        *_ends(_EACH, "", "-you", "-to-you"),
        *_ends(_SECRET, "", "-you", "-hidden"),
        *_ends(_SECRET_OF_BOTH, "", "-you", "-to-you", "-hidden"),
    ],
    "first-*": [*ROLES, *_VIOLET_ACTS],
    "hit-*": """
        unanswered revealed-murdered revealed-bewitched resumed robbed swapped destroyed-Wa destroyed-Arm exchanged
        looked conjured built pardoned taxed incomplete
    """.split(),
    "statistics-*": ["characters", "districts"],
    "statistics-*-note": ["characters", "districts"],
    "undo-*": "shuffled round passed called drew looked revealed".split(),
}

# MOTION
_LINES = "districts colours first-complete complete museum treasury map-room wishing-well".split()
_MOTION: dict[str, list[str]] = {"line-*": _LINES}

# RULES
_RULES: dict[str, list[str]] = {
    "character-*": ROLES,
    "character-*-rule": ROLES,
    "character-*-short": ROLES,
    "colour-*": COLOURS,
    "district-*": TOWN,
    "district-*-rule": VIOLET,
    "district-*-short": VIOLET,
    "cards-*": [colour for colour in COLOURS if colour != "violet"],
    "help-*": ["swap", "look", "crown"],
}

# LESSON
_STEPS = "welcome draft call take rob build finish king later income cards keep eighth warlord count end".split()
_LESSON: dict[str, list[str]] = {"lesson-*-text": _STEPS, "lesson-*-title": _STEPS}

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
