"""Belief updates: how each entry of the card log changes what one viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge import card_log
from raenke.adel.knowledge.card_log import LogEntry
from raenke.adel.knowledge.hidden_cards import CardGroup

if TYPE_CHECKING:
    from raenke.adel.knowledge.card_knowledge import Knowledge


def _drew(known: Knowledge, entry: LogEntry) -> None:
    hand = known.hands[entry.seat]
    for kind in entry.cards:
        spot = known.pile.pop()
        if known.sees(entry):
            known.seen(spot, kind)
            known.place_seen(spot, kind, hand)
        hand.append(spot)


def _drew_apart(known: Knowledge, entry: LogEntry) -> None:
    known.drawn = [known.pile.pop() for _ in entry.cards]
    _looked_apart(known, entry)


def _kept(known: Knowledge, entry: LogEntry) -> None:
    """One drawn card is kept unseen; each of the others lies in its old spot or the next one, in unchanged order."""
    drawn, hand = known.drawn, known.hands[entry.seat]
    if known.sees(entry):
        spot = drawn.pop(entry.other)
        known.seen(spot, entry.cards[0])
        known.place_seen(spot, entry.cards[0], hand)
        hand.append(spot)
        return
    groups = []
    for group in known.groups:
        spots = group.spots
        for n, spot in enumerate(drawn):
            if group.spots & spot:
                spots |= drawn[0] | sum(drawn[n + 1 : n + 2])
                # the first drawn spot now stands for the kept card alone
        groups.append(CardGroup(spots, group.kinds))
    known.groups = groups
    hand.append(drawn.pop(0))


def _put_back(known: Knowledge, entry: LogEntry) -> None:
    for spot in known.drawn:
        known.pile.insert(0, spot)
    known.drawn.clear()


def _put_under(known: Knowledge, entry: LogEntry) -> None:
    spot = known.from_hand(entry)
    known.pile.insert(0, spot)
    if known.sees(entry):
        known.place_seen(spot, entry.cards[0])


def _tucked(known: Knowledge, entry: LogEntry) -> None:
    spot = known.from_hand(entry)
    known.museum.append(spot)
    if known.sees(entry):
        known.place_seen(spot, entry.cards[0])


def _gave(known: Knowledge, entry: LogEntry) -> None:
    spot = known.from_hand(entry)
    hand = known.hands[entry.other]
    if known.sees(entry):
        known.place_seen(spot, entry.cards[0], hand)
    hand.append(spot)


def _played(known: Knowledge, entry: LogEntry) -> None:
    hand = known.hands[entry.seat]
    hand.remove(known.seen(sum(hand), entry.cards[0]))


def _buried(known: Knowledge, entry: LogEntry) -> None:
    spot = known.free_spot()
    known.pile.insert(0, spot)
    known.place_seen(spot, entry.cards[0])


def _saved(known: Knowledge, entry: LogEntry) -> None:
    spot, hand = known.free_spot(), known.hands[entry.seat]
    known.place_seen(spot, entry.cards[0], hand)
    hand.append(spot)


def _untucked(known: Knowledge, entry: LogEntry) -> None:
    for spot in known.museum:
        known.pile.insert(0, spot)
    known.museum.clear()


def _swapped(known: Knowledge, entry: LogEntry) -> None:
    hands, one, other = known.hands, entry.seat, entry.other
    if known.sees(entry):
        held = len(hands[one])
        seen, cards = (other, entry.cards[held:]) if known.viewer == one else (one, entry.cards[:held])
        _know_all(known, sum(hands[seen]), cards)
    hands[one], hands[other] = hands[other], hands[one]


def _looked(known: Knowledge, entry: LogEntry) -> None:
    if known.viewer == entry.seat:  # the owner knows its hand
        _know_all(known, sum(known.hands[entry.other]), entry.cards)


def _looked_apart(known: Knowledge, entry: LogEntry) -> None:
    if known.sees(entry):
        for spot, kind in zip(known.drawn, entry.cards, strict=True):
            known.seen(spot, kind)
            known.place_seen(spot, kind)


def _looked_through(known: Knowledge, entry: LogEntry) -> None:
    """The viewer sees which cards are in the pile but not their order; known positions stay known."""
    if known.sees(entry):
        spots, kinds = sum(known.pile), Counter(entry.cards)
        for group in known.groups:
            if group.tight and not group.spots & ~spots:
                spots &= ~group.spots
                kinds -= Counter(group.kinds)
        _know_all(known, spots, tuple(kinds.elements()))


def _know_all(known: Knowledge, spots: int, kinds: tuple[int, ...]) -> None:
    """Record that exactly these cards lie in these spots."""
    if kinds:
        left = spots
        for kind in kinds:
            left &= ~known.seen(left, kind)
        known.groups.append(CardGroup(spots, tuple(sorted(kinds))))


def _fetched(known: Knowledge, entry: LogEntry) -> None:
    """One card leaves the pile, and the pile is shuffled."""
    pile, hand = known.pile, known.hands[entry.seat]
    if known.sees(entry):
        spot = known.seen(sum(pile), entry.cards[0])
        pile.remove(spot)
        known.place_seen(spot, entry.cards[0], hand)
    else:
        known.mix(sum(pile))
        spot = pile.pop()
    hand.append(spot)
    known.mix(sum(pile))


UPDATES: Final[dict[int, Callable[[Knowledge, LogEntry], None]]] = {
    card_log.DREW: _drew,
    card_log.DREW_APART: _drew_apart,
    card_log.KEPT: _kept,
    card_log.PUT_BACK: _put_back,
    card_log.PUT_UNDER: _put_under,
    card_log.TUCKED: _tucked,
    card_log.GAVE: _gave,
    card_log.PLAYED: _played,
    card_log.BURIED: _buried,
    card_log.SAVED: _saved,
    card_log.UNTUCKED: _untucked,
    card_log.SWAPPED: _swapped,
    card_log.LOOKED: _looked,
    card_log.LOOKED_APART: _looked_apart,
    card_log.LOOKED_THROUGH: _looked_through,
    card_log.FETCHED: _fetched,
}
assert set(UPDATES) == set(card_log.MOVES), "each way can be followed"
