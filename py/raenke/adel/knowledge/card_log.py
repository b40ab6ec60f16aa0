"""The card log: every move of district cards in order, from which beliefs are derived on demand.

The state keeps the full log with the kind of every card; `belief_update.py` reads it from one seat's point of view.
Appending is cheap, whereas keeping every seat's belief up to date would slow down playouts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from raenke.game import NOBODY


class LogEntry(NamedTuple):
    """One move of cards, or one look at cards."""

    move: int
    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    """Kinds of cards: of the pile top first, of a hand or the Museum in their order."""
    other: int = NOBODY
    """The other seat involved; for KEPT the index of the kept card among those drawn."""


# The kinds of entries, and who sees their cards.
(DREW,        # from the pile's top into a hand                     its seat
 DREW_APART,  # from the pile's top, to choose from                 its seat
 KEPT,        # one of these into the hand                          its seat
 PUT_BACK,    # the rest of these under the pile, in order
 PUT_UNDER,   # from a hand under the pile                          its seat
 TUCKED,      # from a hand under the Museum                        its seat
 GAVE,        # from a hand into another's                          both
 PLAYED,      # from a hand into a city                             everybody
 BURIED,      # from a city under the pile                          everybody
 SAVED,       # from a city into a hand                             everybody
 UNTUCKED,    # all cards under the Museum, under the pile
 SWAPPED,     # two hands swapped
 LOOKED,      # the seat looks at a hand                            its seat
 LOOKED_APART,    # the seat looks at the cards it drew           its seat
 LOOKED_THROUGH,  # the seat looks through the pile                 its seat
 FETCHED,     # from the pile, which is then shuffled, into a hand  its seat
 ) = range(16)  # fmt: skip

COUNT: Final = FETCHED + 1
