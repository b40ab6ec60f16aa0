"""The ids of Adel's messages that come from data."""

from __future__ import annotations

import typing

from raenke.adel import shapes
from raenke.adel.rules import characters, deal
from tests.static.open_messages import ids

_STEPS = "welcome draft call take rob build finish king later income cards keep eighth warlord count end".split()
_VIOLET_ACTS = "Lab Smi Gra Lig Arm Mus Bel Poo Par Hos Thr".split()

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


def _ends(stems: list[str], *ends: str) -> list[str]:
    return [stem + end for stem in stems for end in ends]


_EVENTS = [
    *ids("ear-*", _DEEDS),
    *ids("event-*", _ALL),
    *ids("event-*", _ends(_OWN, "", "-you")),
    *ids("event-*", _ends(_EACH, "", "-you", "-to-you")),
    *ids("event-*", _ends(_SECRET, "", "-you", "-hidden")),
    *ids("event-*", _ends(_SECRET_OF_BOTH, "", "-you", "-to-you", "-hidden")),
    *ids(
        "hit-*",
        """
    unanswered revealed-murdered revealed-bewitched resumed robbed swapped destroyed-Wa destroyed-Arm exchanged
    looked conjured built pardoned taxed incomplete
    """.split(),
    ),
]

_OPTIONS = [
    f"{option.name}{end}" for option in deal.OPTIONS for end in ["", "-help", *(f"-{value}" for value in option.values)]
]

IDS = [
    *ids("adel-option-*", _OPTIONS),
    *ids("first-*", [*characters.CODES, *_VIOLET_ACTS]),
    *ids("keys-*", "arrows c enter escape g h i numbers r".split()),
    *ids("lesson-*-title", _STEPS),
    *ids("lesson-*-text", _STEPS),
    *ids("reason-*", [*typing.get_args(shapes.Reason), "nothing"]),
    *ids("statistics-*", ["characters", "districts", "characters-note", "districts-note"]),
    *ids("undo-*", "shuffled round passed called drew looked revealed".split()),
    *_EVENTS,
]
