"""Random completion of one column: the seats in turn place cards in it until its goal is fulfilled."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from raenke.kabale.cards import ASSASSIN, DOWN, EXPLORER, FACE_UP, KIND, POINTS, SEAT_SHIFT, STORM
from raenke.kabale.state import State


class Hands:
    """The cards that each seat would place next, drawn once for all columns and actions: common random numbers."""

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        """Prepare a determinized state; `seat` is the one that decides, whose hand is no random sample."""
        random = rng.random
        self.seat = seat
        self.hands = state.hands
        self.own = sorted(state.hands[seat], key=lambda _: random())
        self.drawn = state.decks[seat][-1:]
        self.order = [(state.turn + step) % state.players for step in range(1, state.players + 1)]
        self.passes = max(POINTS) // state.players + 1

    def queue(self, placed: Sequence[int] = ()) -> list[int]:
        """The cards placed from now on, after the deciding seat has placed these and drawn."""
        own = [ally for ally in self.own if ally not in placed]
        if placed:
            own += self.drawn
        found = []
        for number in range(self.passes):
            for seat in self.order:
                hand = own if seat == self.seat else self.hands[seat]
                if number < len(hand):
                    found.append(seat << SEAT_SHIFT | hand[number] | DOWN)
        return found


_CLOSES: Final = {STORM}


def place(cards: list[int], card: int) -> bool:
    """Place a card in a column, with the effect of the reveal on it as far as no choice is made; False if it closes.

    An Explorer leaves the column; what it reveals elsewhere is not followed.
    """
    if cards and (above := cards[-1]) & DOWN:
        kind = above & KIND
        if kind == EXPLORER:
            cards[-1] = card
            return True
        cards[-1] = above & FACE_UP
        if kind == ASSASSIN:
            return True
        cards.append(card)
        return kind not in _CLOSES
    cards.append(card)
    return True


def complete(cards: Sequence[int], need: int, queue: Sequence[int]) -> list[int]:
    """The column after cards of the queue were placed in it until it has `need` cards or is closed."""
    column = [*cards]
    for card in queue:
        if not place(column, card) or len(column) >= need:
            break
    return column
