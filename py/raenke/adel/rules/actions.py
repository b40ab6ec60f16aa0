"""The action encoding: every decision in Adel is an int in one range, the Diplomat's exchanges last."""

from __future__ import annotations

from typing import Final

from raenke.adel.rules.cards import GILT, KIND, MOST_SEATS
from raenke.adel.rules.characters import RANKS, ROLES
from raenke.adel.rules.districts import KINDS

# A district in a city is encoded from its seat, its kind, and whether it bears the Artist's gold.
PLACES: Final = KINDS * 2
"""The number of distinct districts in one city, as encoded by `place`."""
FAR_PLACES: Final = MOST_SEATS * PLACES

PICK: Final = 0
ASIDE: Final = PICK + ROLES
GOLD: Final = ASIDE + ROLES
"""Take gold; for the receiver of the crown in `ffg`: pay in gold."""
CARDS: Final = GOLD + 1
KEEP_CARD: Final = CARDS + 1
"""Keep a drawn card; for the Conjurer: take it into the hand."""
BUILD: Final = KEEP_CARD + KINDS
INCOME: Final = BUILD + KINDS
END: Final = INCOME + 1
NAME: Final = END + 1
SWAP: Final = NAME + RANKS
PUT: Final = SWAP + MOST_SEATS
"""Put a card under the pile as Magician; for the receiver of the crown in `ffg`: pay with this card."""
DRAW_ANEW: Final = PUT + KINDS
LOOK: Final = DRAW_ANEW + 1
GIVE_CROWN: Final = LOOK + MOST_SEATS
PARDON: Final = GIVE_CROWN + MOST_SEATS
EXTRA_GOLD: Final = PARDON + 1
EXTRA_CARDS: Final = EXTRA_GOLD + 1
ADORN: Final = EXTRA_CARDS + 1
LAB: Final = ADORN + KINDS
SMITH: Final = LAB + KINDS
TUCK: Final = SMITH + 1
FETCH: Final = TUCK + KINDS
LEAVE: Final = FETCH + KINDS
DECLARE: Final = LEAVE + 1
KEEP_STILL: Final = DECLARE + 1
SAVE: Final = KEEP_STILL + 1
LET_GO: Final = SAVE + 1
DESTROY: Final = LET_GO + 1
ARM: Final = DESTROY + FAR_PLACES
EXCHANGE: Final = ARM + FAR_PLACES
ACTIONS: Final = range(EXCHANGE + PLACES * FAR_PLACES)


def place(district: int) -> int:
    """Encode a district of a known city as a number below PLACES."""
    return (district & KIND) * 2 + (district >= GILT)


def far_place(seat: int, district: int) -> int:
    """Encode a district in a seat's city as a number below FAR_PLACES."""
    return seat * PLACES + (district & KIND) * 2 + (district >= GILT)


def district_at(place: int) -> int:
    """Decode a number made by `place`."""
    return place >> 1 | (place & 1) * GILT


def far_district(place: int) -> tuple[int, int]:
    """Decode a number made by `far_place` into seat and district."""
    seat, place = divmod(place, PLACES)
    return seat, district_at(place)


def exchange(own: int, seat: int, theirs: int) -> int:
    """The Diplomat's action that exchanges an own district for another seat's."""
    return EXCHANGE + place(own) * FAR_PLACES + far_place(seat, theirs)


def exchanged(action: int) -> tuple[int, int, int]:
    """Decode an exchange into the own district, the other seat and its district."""
    own, far = divmod(action - EXCHANGE, FAR_PLACES)
    return district_at(own), *far_district(far)


def add_each(kinds: int, first: int, actions: list[int]) -> None:
    """Append the action `first + kind` for each kind in a bit mask."""
    while kinds:
        low = kinds & -kinds
        actions.append(first + low.bit_length() - 1)
        kinds ^= low
