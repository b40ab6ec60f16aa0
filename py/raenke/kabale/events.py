"""What happens in Kabale: what chance decides, and what whoever watches a state is told."""

from __future__ import annotations

from typing import Any, NamedTuple

from raenke.game import NOBODY

Shuffle = tuple[int, tuple[int, ...]]
"""An outcome of chance: whose discards were shuffled, and into which draw order."""


class Event(NamedTuple):
    """One thing that happened; places that do not apply are NOBODY."""

    kind: str
    seat: int = NOBODY
    card: int = NOBODY
    column: int = NOBODY
    position: int = NOBODY
    to_column: int = NOBODY
    to_position: int = NOBODY
    detail: Any = None
