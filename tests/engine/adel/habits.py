"""What each temper does more than any other in Adel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from raenke.adel.policy.tempers import rival
from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from tests.engine.traits import Habit


def _picks(*characters: int) -> Callable[[Any, int], float | None]:
    return lambda view, action: float(action in characters) if action < do.ASIDE else None


def _names_the_rival(view: Any, action: int) -> float | None:
    if not do.NAME <= action < do.SWAP:
        return None
    return float(view.odds()[action - do.NAME + 1][rival(view)])


def _takes_gold(view: Any, action: int) -> float | None:
    return (
        float(action == do.GOLD) if {do.GOLD, do.CARDS} <= {*view.legal()} and action in (do.GOLD, do.CARDS) else None
    )


HABITS: Final[tuple[Habit, ...]] = (
    Habit("cautious", "is the Preacher or the Pardoner", _picks(cast.PREACHER, cast.PARDONER)),
    Habit("vengeful", "is the Warlord or the Diplomat", _picks(cast.WARLORD, cast.DIPLOMAT)),
    Habit("vengeful", "names whom the leader may be", _names_the_rival),
    Habit("grasping", "is the Merchant, the Thief or their like",
          _picks(cast.MERCHANT, cast.ALCHEMIST, cast.THIEF, cast.TAX_COLLECTOR)),
    Habit("grasping", "takes gold rather than cards", _takes_gold),
    Habit("builder", "is the Architect or the Artist", _picks(cast.ARCHITECT, cast.ARTIST)),
    Habit("schemer", "is the King, the Magician or their like",
          _picks(cast.KING, cast.SCHEMER, cast.MAGICIAN, cast.CONJURER)),
)  # fmt: skip
