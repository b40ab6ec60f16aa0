"""The one list of ids that scripts put together: each pattern with all that may stand in its hole.

A pattern may also be built by a variable that is handed to `t` (as in tell.js); then it stands here all the same.
"""

from __future__ import annotations

from raenke import GAMES, bots
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
_FAULTS = """
    bad-request illegal-action bad-record bad-setup not-your-turn no-table game-running engine-broke
""".split()
_RECORD = """
    broken chance control-characters escape header-missing header-on-line header-twice header-value headers-first
    many-games no-chance no-game not-allowed other-seat over result unknown-game unknown-header unknown-token
    value-too-long version wrong-chance
    allies ally-twice goal-too-often goals no-ally no-column no-goal no-seat
    no-character no-district no-rank wrong-rank plain-districts set-up
""".split()
_SETUP = "bot first game name option players value rank queen nine copies".split()
_UNDO = "nothing revealed shuffled goals decided".split()
_LESSON = """
    welcome hand assassin answer strike home hidden king stranger walk fulfil masks count end
""".split()


def _ends(stems: list[str], *ends: str) -> list[str]:
    return [stem + end for stem in stems for end in ends]


PATTERNS: dict[str, list[str]] = {
    "area-*": AREAS,
    "award-*": [*_RULES, *_ends(_PERSONAL, "", "-you")],
    "bad-record-*": _RECORD,
    "bad-setup-*": _SETUP,
    "card-*": CODES,
    "card-*-rule": CODES,
    "card-*-short": CODES,
    "court-name-*": list("123456"),
    "curtain-*": CHOICES,
    "event-*": [*_PUBLIC, *_ends(_BOTH, "", "-you"), *_ends(_HIDDEN, "", "-you", "-hidden")],
    "fault-*": _FAULTS,
    "game-*": [*GAMES],
    "hit-*": "discarded closed traded revealed".split(),
    "keys-*": "arrows c enter escape g h help i k l m numbers space u".split(),
    "kind-*": ["human", *(f"bot-{bot}" for bot in bots.BOTS)],
    "lesson-*-text": _LESSON,
    "lesson-*-title": _LESSON,
    "look-*": ["down", "slipped"],
    "look-do-*": ["place", "trade"],
    "pace-*": "instant quick normal step".split(),
    "say-card-*": ["up", "up-own", *_ends(["down", "slipped"], "", "-known", "-own")],
    "setting-*": ["shortcuts", "sounds"],
    "storage-*": ["refused", "full", "silent"],
    "table-decline-*": CHOICES,
    "theme-*": "auto light dark".split(),
    "undo-*": _UNDO,
}
