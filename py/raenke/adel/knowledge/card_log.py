"""The card log: every move of district cards in order, from which beliefs are derived on demand.

The state keeps it whole, with every card's kind; `knowledge.py` reads it with the eyes of one seat. To write costs next
to nothing, which is why nobody's knowledge is kept while a game is only played.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from raenke.game import NOBODY


class LogEntry(NamedTuple):
    """One move of cards, or one look at some."""

    move: int
    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    """Kinds; in the pile top first, in a hand or under the Museum as they lie."""
    other: int = NOBODY
    """The other seat of it; for KEPT which of the drawn cards it was."""


# What a trace may be, and who alone sees the cards of it.
(DREW,        # from the pile's top into a hand                     its seat
 DREW_APART,  # from the pile's top, to be chosen from              its seat
 KEPT,        # one of these into the hand                          its seat
 PUT_BACK,    # the others of these under the pile, as they lie
 PUT_UNDER,   # from a hand under the pile                          its seat
 TUCKED,      # from a hand under the Museum                        its seat
 GAVE,        # from a hand into another's                          both
 PLAYED,      # from a hand into a city                             everybody
 BURIED,      # from a city under the pile                          everybody
 SAVED,       # from a city into a hand                             everybody
 UNTUCKED,    # all from under the Museum under the pile
 SWAPPED,     # two hands
 LOOKED,      # the seat looks at a hand                            its seat
 LOOKED_APART,    # the seat looks at the cards it drew           its seat
 LOOKED_THROUGH,  # the seat looks through the pile                 its seat
 FETCHED,     # from the pile, which is then shuffled, into a hand  its seat
 ) = range(16)  # fmt: skip

COUNT: Final = FETCHED + 1
