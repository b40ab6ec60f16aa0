"""Action encoding and legal actions: placements and the answers of the Cloak and the Traitor in one range of ints."""

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

# Tables, because they are faster than a division and used for every placement.
KIND_OF: Final = tuple(action // STRIDE for action in range(SLIP))
COLUMN_OF: Final = tuple(action % STRIDE for action in range(SLIP))

# What the state waits for (`State.pending`). PLACE is 0, because nearly every decision is a placement.
PLACE, ASK_CLOAK, ASK_TRAITOR, SHUFFLE_FOR_CLOAK, SHUFFLE_FOR_TURN, OVER = range(6)


def legal_actions(pending: int, hand: Sequence[int], columns: Sequence[int], players: int, asked: int) -> list[int]:
    """The legal actions of a seat with this hand, for states as well as views."""
    if pending == PLACE:
        return [ally * STRIDE + column for ally in hand for column in columns]
    if pending == ASK_CLOAK:
        return [*(SLIP + ally for ally in hand), DECLINE_CLOAK]
    return [*(TRADE + column for column in range(players) if column != asked), DECLINE_TRADE]
