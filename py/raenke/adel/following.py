"""Each way that cards go, as one viewer can follow it: how its knowledge changes by a trace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel import trail
from raenke.adel.layout import Lot
from raenke.adel.trail import Trace

if TYPE_CHECKING:
    from raenke.adel.knowledge import Knowledge


def _drew(known: Knowledge, trace: Trace) -> None:
    hand = known.hands[trace.seat]
    for kind in trace.cards:
        spot = known.pile.pop()
        if known.viewer == trace.seat:
            known.seen(spot, kind)
            known.lay(spot, kind, hand)
        hand.append(spot)


def _drew_apart(known: Knowledge, trace: Trace) -> None:
    known.drawn = [known.pile.pop() for _ in trace.cards]
    _looked_apart(known, trace)


def _kept(known: Knowledge, trace: Trace) -> None:
    """One is kept, the others stay in their order: each may be the one kept, or lie where it lay or one further on."""
    drawn, hand = known.drawn, known.hands[trace.seat]
    if known.viewer == trace.seat:
        spot = drawn.pop(trace.other)
        known.seen(spot, trace.cards[0])
        known.lay(spot, trace.cards[0], hand)
        hand.append(spot)
        return
    lots = []
    for lot in known.lots:
        spots = lot.spots
        for n, spot in enumerate(drawn):
            if lot.spots & spot:
                spots |= drawn[0] | sum(drawn[n + 1 : n + 2])
                # the first of them is now the spot of the one kept, and only that of this one
        lots.append(Lot(spots, lot.kinds))
    known.lots = lots
    hand.append(drawn.pop(0))


def _put_back(known: Knowledge, trace: Trace) -> None:
    for spot in known.drawn:
        known.pile.insert(0, spot)
    known.drawn.clear()


def _put_under(known: Knowledge, trace: Trace) -> None:
    spot = known.from_hand(trace)
    known.pile.insert(0, spot)
    if known.viewer == trace.seat:
        known.lay(spot, trace.cards[0])


def _tucked(known: Knowledge, trace: Trace) -> None:
    spot = known.from_hand(trace)
    known.museum.append(spot)
    if known.viewer == trace.seat:
        known.lay(spot, trace.cards[0])


def _gave(known: Knowledge, trace: Trace) -> None:
    spot = known.from_hand(trace)
    hand = known.hands[trace.other]
    if known.concerns(trace):
        known.lay(spot, trace.cards[0], hand)
    hand.append(spot)


def _played(known: Knowledge, trace: Trace) -> None:
    hand = known.hands[trace.seat]
    hand.remove(known.seen(sum(hand), trace.cards[0]))


def _buried(known: Knowledge, trace: Trace) -> None:
    spot = known.free_spot()
    known.pile.insert(0, spot)
    known.lay(spot, trace.cards[0])


def _saved(known: Knowledge, trace: Trace) -> None:
    spot, hand = known.free_spot(), known.hands[trace.seat]
    known.lay(spot, trace.cards[0], hand)
    hand.append(spot)


def _untucked(known: Knowledge, trace: Trace) -> None:
    for spot in known.museum:
        known.pile.insert(0, spot)
    known.museum.clear()


def _swapped(known: Knowledge, trace: Trace) -> None:
    hands, one, other = known.hands, trace.seat, trace.other
    hands[one], hands[other] = hands[other], hands[one]


def _looked(known: Knowledge, trace: Trace) -> None:
    if known.viewer == trace.seat:
        _know_all(known, sum(known.hands[trace.other]), trace.cards)


def _looked_apart(known: Knowledge, trace: Trace) -> None:
    if known.viewer == trace.seat:
        for spot, kind in zip(known.drawn, trace.cards, strict=True):
            known.seen(spot, kind)
            known.lay(spot, kind)


def _looked_through(known: Knowledge, trace: Trace) -> None:
    """Who looks through the pile sees what lies there, not in which order; what was known of that stays known."""
    if known.viewer == trace.seat:
        spots, kinds = sum(known.pile), Counter(trace.cards)
        for lot in known.lots:
            if lot.tight and not lot.spots & ~spots:
                spots &= ~lot.spots
                kinds -= Counter(lot.kinds)
        _know_all(known, spots, tuple(kinds.elements()))


def _know_all(known: Knowledge, spots: int, kinds: tuple[int, ...]) -> None:
    """Exactly these cards are seen to lie in these spots."""
    if kinds:
        left = spots
        for kind in kinds:
            left &= ~known.seen(left, kind)
        known.lots.append(Lot(spots, tuple(sorted(kinds))))


def _fetched(known: Knowledge, trace: Trace) -> None:
    """One card goes out of the pile, and the pile is shuffled."""
    pile, hand = known.pile, known.hands[trace.seat]
    if known.viewer == trace.seat:
        spot = known.seen(sum(pile), trace.cards[0])
        pile.remove(spot)
        known.lay(spot, trace.cards[0], hand)
    else:
        known.mingle(sum(pile))
        spot = pile.pop()
    hand.append(spot)
    known.mingle(sum(pile))


FOLLOW: Final[dict[int, Callable[[Knowledge, Trace], None]]] = {
    trail.DREW: _drew,
    trail.DREW_APART: _drew_apart,
    trail.KEPT: _kept,
    trail.PUT_BACK: _put_back,
    trail.PUT_UNDER: _put_under,
    trail.TUCKED: _tucked,
    trail.GAVE: _gave,
    trail.PLAYED: _played,
    trail.BURIED: _buried,
    trail.SAVED: _saved,
    trail.UNTUCKED: _untucked,
    trail.SWAPPED: _swapped,
    trail.LOOKED: _looked,
    trail.LOOKED_APART: _looked_apart,
    trail.LOOKED_THROUGH: _looked_through,
    trail.FETCHED: _fetched,
}
assert set(FOLLOW) == set(range(trail.COUNT)), "each way can be followed"
