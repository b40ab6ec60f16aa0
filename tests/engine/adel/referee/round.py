"""State of a round and of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.engine.adel.referee.table import Waits


@dataclass
class Turn:
    """The turn of one character; a Witch's continues as another character's."""

    seat: int
    character: str
    taken: bool = False
    builds: int = 0
    has_built: bool = False
    over: bool = False
    times: Counter[str] = field(default_factory=Counter)
    paid_for_building: int = 0
    paid_to_smithy: int = 0


@dataclass
class Round:
    """Holders of the ranks, and what has been named and called so far."""

    holder: dict[int, tuple[int, str]]
    murdered: int | None = None
    bewitched: int | None = None
    robbed: int | None = None
    thief: int | None = None
    collector: int | None = None
    preacher: int | None = None
    paused: Turn | None = None
    acting: Turn | None = None
    turns: list[Turn] = field(default_factory=list)


Effect = Callable[[], Waits | None]
Choices = dict[str, Effect]
"""Effects by token without its seat; an effect may wait for further tokens."""
