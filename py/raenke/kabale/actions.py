"""The one range of ints for every decision in Kabale: placements, then the Cloak's, then the Traitor's."""

from __future__ import annotations

from typing import Final

from raenke.kabale.cards import KINDS

MOST_SEATS: Final = 6
STRIDE: Final = MOST_SEATS

SLIP: Final = KINDS * STRIDE
DECLINE_CLOAK: Final = SLIP + KINDS
TRADE: Final = DECLINE_CLOAK + 1
DECLINE_TRADE: Final = TRADE + MOST_SEATS
ACTIONS: Final = range(DECLINE_TRADE + 1)

# Looked up on every placement; a table is faster than a division.
KIND_OF: Final = tuple(action // STRIDE for action in range(SLIP))
COLUMN_OF: Final = tuple(action % STRIDE for action in range(SLIP))
