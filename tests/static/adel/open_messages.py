"""The ids of Adel's messages that come from data."""

from __future__ import annotations

import typing

from raenke.adel import shapes
from raenke.adel.motives import DETECTORS
from raenke.adel.rules import characters, deal
from tests.static.open_messages import ids

_STEPS = "welcome draft call take rob build finish king later income cards keep eighth warlord count end".split()
_VIOLET_ACTS = "Lab Smi Gra Lig Arm Mus Bel Poo Par Hos Thr".split()

_EVENTS = """
    round-began crown-Ki crown-Sc crown-Sc-own crown-abdication crown-murdered throne-room set-aside set-aside-down
    looked-down
    drafted put-aside unanswered unanswered-murdered unanswered-murdered-known unanswered-bewitched revealed
    revealed-murdered revealed-bewitched robbed robbed-nothing taxed queen took-gold drew kept kept-rest extra-gold-Me
    extra-gold-Co income built built-Cj refunded named-As named-Th named-Wt paused resumed resumed-own swapped put-under
    looked conjured tribute-gold tribute-card pardoned destroyed-Wa destroyed-Wa-own destroyed-Arm saved let-go
    exchanged adorned sold smithed tucked searched looked-away shuffled bell bell-still bell-void poor-house complete
    complete-first incomplete turn-ended round-ended scored game-over
""".split()
_HITS = """
    unanswered revealed-murdered revealed-bewitched resumed robbed swapped destroyed-Wa destroyed-Arm exchanged looked
    conjured built pardoned taxed incomplete
""".split()
_DEEDS = """
    crown conjured pardoned destroyed exchanged adorned sold tucked searched swapped built built-Cj named-As named-Th
    named-Wt revealed revealed-murdered revealed-bewitched
""".split()

_OPTIONS = [
    f"{option.name}{end}" for option in deal.OPTIONS for end in ["", "-help", *(f"-{value}" for value in option.values)]
]

IDS = [
    *ids("motive-*", [*DETECTORS.names]),
    *ids("why-*", [*DETECTORS.names]),
    "adel-switch-calls",
    *ids("adel-option-*", _OPTIONS),
    *ids("first-*", [*characters.CODES, *_VIOLET_ACTS]),
    *ids("keys-*", "arrows c enter escape g h i numbers r".split()),
    *ids("lesson-*-title", _STEPS),
    *ids("lesson-*-text", _STEPS),
    *ids("reason-*", [*typing.get_args(shapes.Reason), "nothing"]),
    *ids("statistics-*", ["characters", "districts", "characters-note", "districts-note"]),
    *ids("feat-*", "no-gold murdered violet characters".split()),
    *ids("feat-*-text", "no-gold murdered violet characters".split()),
    *ids("undo-*", "shuffled round passed called drew looked revealed".split()),
    *ids("event-*", _EVENTS),
    *ids("hit-*", _HITS),
    *ids("ear-*", _DEEDS),
]
