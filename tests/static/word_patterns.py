"""The one list of ids that shared scripts put together: each pattern with all that may stand in its hole.

A pattern may also be built by a variable that is handed to `t`; then it stands here all the same. What a game fills in
with words of its own stands in its folder's `word_patterns`; an empty list here says that all of it is games' own.
"""

from __future__ import annotations

from raenke import bots

_FAULTS = """
    bad-request illegal-action bad-record bad-setup not-your-turn no-session game-running engine-broke
""".split()

PATTERNS: dict[str, list[str]] = {
    "*-about": [],
    "*-design": [],
    "*-name": [],
    "*-option-*": [],
    "*-option-*-*": [],
    "*-option-*-help": [],
    "*-switch-*": [],
    "court-name-*": list("1234567"),
    "fault-*": _FAULTS,
    "keys-*": "help k l m space u".split(),
    "kind-*": ["human", *(f"bot-{bot}" for bot in bots.BOTS)],
    "lesson-*-text": [],
    "lesson-*-title": [],
    "level-*": [f"bot-{bot}" for bot in bots.BOTS],
    "pace-*": "instant quick normal step".split(),
    "setting-*": ["explains", "shortcuts", "sounds"],
    "statistics-*": [],
    "statistics-*-note": [],
    "storage-*": ["refused", "full", "silent"],
    "theme-*": "auto light dark".split(),
    "undo-*": ["nothing", "decided", "practice"],
}
