"""The message ids that come from data, where the type checker cannot follow: what the engine says, keys, reasons.

Those of a game's own messages stand in `open_messages.py` of its folder.
"""

from __future__ import annotations

_FAULTS = """
    bad-request illegal-action bad-record bad-setup not-your-turn no-session game-running engine-broke
""".split()

_FEATS = ["by-one", "from-behind", "strongest", "week"]


def ids(pattern: str, parts: list[str]) -> list[str]:
    """The ids that a pattern makes of each part, put where `*` stands."""
    return [pattern.replace("*", part) for part in parts]


IDS = [
    *ids("fault-*", _FAULTS),
    *ids("keys-*", "help k l m space t u".split()),
    *ids("undo-*", ["nothing", "decided", "practice"]),
    *ids("feat-*", _FEATS),
    *ids("feat-*-text", _FEATS),
]
