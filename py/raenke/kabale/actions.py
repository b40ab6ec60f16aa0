"""Every decision in Kabale as an int of one range: placements, the Cloak's, the Traitor's; and when each is legal."""

from __future__ import annotations

from collections.abc import Sequence
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

# What the state waits for. PLACE comes first, because nearly every decision is one.
PLACE, ASK_CLOAK, ASK_TRAITOR, SHUFFLE_FOR_CLOAK, SHUFFLE_FOR_TURN, OVER = range(6)


def legal_actions(stage: int, hand: Sequence[int], columns: Sequence[int], players: int, asked: int) -> list[int]:
    """What a seat with this hand may do; the one answer for states and for views."""
    if stage == PLACE:
        return [ally * STRIDE + column for ally in hand for column in columns]
    if stage == ASK_CLOAK:
        return [*(SLIP + ally for ally in hand), DECLINE_CLOAK]
    return [*(TRADE + column for column in range(players) if column != asked), DECLINE_TRADE]
