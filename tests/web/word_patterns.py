"""The one list of ids that scripts put together: each pattern with all that may stand in its hole.

A pattern may also be built by a variable that is handed to `t` (as in tell.js); then it stands here all the same.
"""

from __future__ import annotations

CODES = "Ki Qu Ju Al Fe La Me Ca Mi Ex As St Cl Tr Mu Wz Wt Pr Sq He Gi Do Dr Ro Be".split()
AREAS = list("AFLTRM")
BOTS = ["random", "greedy", "rollout"]

_BOTH = ["round-began", "revealed", "moved", "moved-back", "stayed", "discarded", "closed", "asked-cloak", "asked-traitor",
         "traded", "declined-cloak", "declined-traitor", "shuffled", "round-ended", "won"]  # fmt: skip
_HIDDEN = ["placed", "slipped", "drawn"]
_PUBLIC = ["settled", "lost", "game-over"]
_PERSONAL = ["couple", "couple-wins", "highest", "lowest", "nearest", "farthest"]
_RULES = ["printed", "printed-home", "musketeers", "wizard", "wizards", "witch", "witches", "hermit", "giant",
          "doppelganger", "doppelganger-none", "romeo", "dragon", "beggar", "nobody"]  # fmt: skip

PATTERNS: dict[str, list[str]] = {
    "area-*": AREAS,
    "award-*": [*_RULES, *_PERSONAL, *(f"{rule}-you" for rule in _PERSONAL)],
    "card-*": CODES,
    "court-name-*": list("123456"),
    "event-*": [
        *_PUBLIC,
        *_BOTH,
        *(f"{kind}-you" for kind in _BOTH),
        *(f"{kind}{end}" for kind in _HIDDEN for end in ("", "-you", "-hidden")),
    ],
    "game-*": ["kabale"],
    "kind-*": ["human", *(f"bot-{bot}" for bot in BOTS)],
    "pace-*": ["instant", "quick", "normal", "step"],
    "setting-*": ["shortcuts"],
    "storage-*": ["refused", "full"],
    "table-decline-*": ["cloak", "traitor"],
    "theme-*": ["auto", "light", "dark"],
}
