"""Moving district cards: one function for the position, the card log and the event, as the rows of `MOVES` say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from raenke.adel.knowledge.card_log import DREW, DREW_APART, KEPT, MOVES, PLAYED, PUT_BACK, SWAPPED, LogEntry
from raenke.adel.rules.districts import BIT, mask
from raenke.adel.rules.events import Event
from raenke.game import NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State
    from raenke.adel.shapes import EventKind

Cards = tuple[int, ...]


def move(
    state: State,
    how: int,
    seat: int = NOBODY,
    cards: Cards = (),
    other: int = NOBODY,
    event: EventKind | None = None,
    by: str = "",
    amount: int = 0,
) -> None:
    """Move cards in one of the ways of `MOVES`, log it, and report it as an event of this kind, if any."""
    take, put = _STEPS[how]
    if take:
        take(state, seat, cards)
    if put:
        put(state, seat, other, cards)
    state.card_log.append(LogEntry(how, seat, cards, other))
    if event and state.observer:
        values = {"cards": cards, "district": cards[0], "number": len(cards)}
        fields: dict[str, Any] = {name: values[name] for name in MOVES[how].reports[event]}
        state.observer(Event(event, seat, other, amount=amount, by=by, **fields))


# The moves of nearly every turn have functions of their own: through `move`, playouts would take 12 % longer.


def draw(state: State, seat: int, count: int, by: str = "") -> None:
    """Draw cards into a hand, or all that are left if the pile holds fewer (A4)."""
    cards = tuple(state.pile[: -count - 1 : -1])
    if not cards:
        return
    del state.pile[-count:]
    state.hands[seat] += cards
    state.holds[seat] |= mask(cards)
    state.card_log.append(LogEntry(DREW, seat, cards))
    if state.observer:
        _report_draw(state, seat, cards, by)


def draw_apart(state: State, seat: int, count: int) -> None:
    """Draw cards to choose from."""
    cards = tuple(state.pile[: -count - 1 : -1])
    del state.pile[-count:]
    state.drawn = [*cards]
    state.card_log.append(LogEntry(DREW_APART, seat, cards))
    if state.observer:
        _report_draw(state, seat, cards)


def _report_draw(state: State, seat: int, cards: Cards, by: str = "") -> None:
    assert state.observer
    state.observer(Event("drew", seat, cards=cards, number=len(cards), cause="" if by else "cards", by=by))


def keep(state: State, seat: int, kind: int) -> None:
    """Keep one of the drawn cards; if no more are to be kept, the others go under the pile in the order drawn (B6)."""
    drawn = state.drawn
    at = drawn.index(kind)
    del drawn[at]
    state.hands[seat].append(kind)
    state.holds[seat] |= BIT[kind]
    state.card_log.append(LogEntry(KEPT, seat, (kind,), at))
    if not state.keep:
        for card in drawn:
            state.pile.insert(0, card)
        state.drawn = []
        state.card_log.append(LogEntry(PUT_BACK, seat))
    if state.observer:
        others = () if state.keep else tuple(drawn)
        state.observer(Event("kept", seat, cards=(kind,), number=1, others=others))


def play(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand to build it."""
    hand = state.hands[seat]
    hand.remove(kind)
    if kind not in hand:
        state.holds[seat] ^= BIT[kind]
    state.card_log.append(LogEntry(PLAYED, seat, (kind,)))


def swap_hands(state: State, seat: int, other: int, by: str) -> None:
    """Swap two hands, which both seats then know."""
    hands, holds = state.hands, state.holds
    own, theirs = tuple(hands[seat]), tuple(hands[other])
    hands[seat], hands[other] = hands[other], hands[seat]
    holds[seat], holds[other] = holds[other], holds[seat]
    state.card_log.append(LogEntry(SWAPPED, seat, (*own, *theirs), other))
    if state.observer:
        state.observer(Event("swapped", seat, other, cards=own, others=theirs, by=by))


# The places


def _from_pile(state: State, seat: int, cards: Cards) -> None:
    """Take the copies nearest the top: which ones, the golden records depend on, as a seeded shuffle follows."""
    pile = state.pile
    for kind in cards:
        del pile[~pile[::-1].index(kind)]


def _from_hand(state: State, seat: int, cards: Cards) -> None:
    hand = state.hands[seat]
    for kind in cards:
        hand.remove(kind)
        if kind not in hand:
            state.holds[seat] ^= BIT[kind]


def _from_museum(state: State, seat: int, cards: Cards) -> None:
    state.museum.clear()


def _into_hand(state: State, seat: int, other: int, cards: Cards) -> None:
    state.hands[seat] += cards
    state.holds[seat] |= mask(cards)


def _into_other_hand(state: State, seat: int, other: int, cards: Cards) -> None:
    _into_hand(state, other, seat, cards)


def _under_pile(state: State, seat: int, other: int, cards: Cards) -> None:
    for kind in cards:
        state.pile.insert(0, kind)


def _under_museum(state: State, seat: int, other: int, cards: Cards) -> None:
    state.museum += cards


_TAKE: Final[dict[str, Callable[[State, int, Cards], None]]] = {
    "pile": _from_pile,
    "hand": _from_hand,
    "museum": _from_museum,
}
_PUT: Final[dict[str, Callable[[State, int, int, Cards], None]]] = {
    "hand": _into_hand,
    "other hand": _into_other_hand,
    "bottom": _under_pile,
    "museum": _under_museum,
}
_STEPS: Final = tuple((_TAKE.get(MOVES[how].origin), _PUT.get(MOVES[how].target)) for how in range(len(MOVES)))
