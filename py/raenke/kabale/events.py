"""What happens in Kabale while an action is applied, as whoever watches a state is told it."""

from __future__ import annotations

from typing import Any, NamedTuple

from raenke.game import NOBODY


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
