"""Features of a card that may be in a seat's hand: what it would have kept, and what it would have built by now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raenke.adel.rules.districts import COLOUR, COLOURS, COST, HAUNTED, KINDS, OF_COLOUR, VIOLET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from raenke.adel.knowledge.view import View
    from raenke.adel.rules.state import State

_PRICES: Final = 6
_PURSES: Final = 6
_USELESS: Final = 0
"""The seat has one in its city already, by the size of the hand."""
_PURSE: Final = 8
"""By whether the seat has had a turn this round, its gold and the price."""
_COLOUR: Final = _PURSE + 2 * _PURSES * _PRICES
"""By colour and how many of it the city has."""
_SIZE: Final = _COLOUR + 4 * len(COLOURS)
"""By the size of the hand and the price."""
_ROOM: Final = _SIZE + 5 * _PRICES
"""By what the city lacks and the price."""
_VIOLET: Final = _ROOM + 5 * 3
WEIGHTS: Final = _VIOLET + KINDS - HAUNTED


def of_cards(table: State | View, seat: int, size: int, kinds: Sequence[int]) -> list[tuple[int, ...]]:
    """The features of each of these kinds in the hand of a seat, of so many cards, as all can see."""
    built, gold = table.built[seat], min(table.gold[seat], _PURSES - 1)
    has_acted = seat in table.shown[1 : table.rank + 1] and seat != table.turn
    purse = _PURSE + (has_acted * _PURSES + gold) * _PRICES
    held = _SIZE + min(size - 1, 4) * _PRICES
    room = _ROOM + 3 * min(max(0, table.need - len(table.cities[seat])), 4)
    counts = [min((built & of_colour).bit_count(), 3) for of_colour in OF_COLOUR]
    found = []
    for kind in kinds:
        price, colour = COST[kind] - 1, COLOUR[kind]
        features = [
            purse + price,
            _COLOUR + 4 * colour + counts[colour],
            held + price,
            room + (0 if price < 2 else 1 if price < 4 else 2),
        ]
        if built >> kind & 1:
            features.append(_USELESS + min(size, 7))
        if colour == VIOLET:
            features.append(_VIOLET + kind - HAUNTED)
        found.append(tuple(features))
    return found


assert max(COST) <= _PRICES
