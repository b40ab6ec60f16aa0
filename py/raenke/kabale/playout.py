"""Random playouts for Monte Carlo bots; made for speed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from raenke.kabale.actions import OVER, PLACE, STRIDE
from raenke.kabale.cards import DOWN, FACE_UP, KIND, POINTS_MASK, ROUNDS, SEAT_SHIFT
from raenke.kabale.reveal import EFFECTS
from raenke.kabale.state import State

Source = TypeVar("Source", bound=Random)


def playout(state: State, rng: Random, last: int | None = None) -> None:
    """Random playout to the end of the game, or of round number `last`."""
    play_out(state, rng, last, _place, _answer)


def play_out(
    state: State,
    rng: Source,
    last: int | None,
    place: Callable[[State, Source], None],
    answer: Callable[[State, Source], int],
) -> None:
    """Playout in which `place` plays the placements, and `answer` decides on Cloaks and Traitors."""
    state.rng, state.observer = rng, None
    last = ROUNDS if last is None else last
    while state.pending != OVER and state.round <= last:
        if state.pending == PLACE:
            place(state, rng)
        else:
            state.apply(answer(state, rng))


def _answer(state: State, rng: Random) -> int:
    legal = state.legal()
    return legal[int(rng.random() * len(legal))]


def _place(state: State, rng: Random) -> None:
    """Play placements until a seat is asked something or the round ends.

    `State.apply` inlined with local variables for the most frequent turn: a card is placed, at most one card without an
    effect is revealed, and a card is drawn; anything else is left to the state. The order of a hand has no meaning, so
    the drawn card replaces the one that was placed.
    """
    random, mask = rng.random, POINTS_MASK
    columns, free, goals = state.columns, state.open, state.turned_up
    width, unfulfilled = len(free), state.unfulfilled
    order = (*range(state.turn, state.players), *range(state.turn))
    seats = [(seat, seat << SEAT_SHIFT | DOWN, state.hands[seat], state.decks[seat]) for seat in order]
    while True:
        for seat, mark, hand, deck in seats:
            choice = int(random() * (len(hand) * width))
            at, column = choice // width, free[choice % width]
            cards = columns[column]
            above = cards[-1] if cards else 0
            if not deck or (above & DOWN and EFFECTS[above & KIND]):
                if not hand:
                    continue  # R3; terminates, because the state never gives the turn to an empty hand
                state.turn = state.to_act = seat
                state.unfulfilled = unfulfilled
                state.apply(hand[at] * STRIDE + column)
                if state.pending != PLACE or state.columns is not columns:
                    return
                width, unfulfilled = len(free), state.unfulfilled
                continue
            if above & DOWN:
                cards[-1] = above & FACE_UP
            cards.append(mark | hand[at])
            hand[at] = deck.pop()
            if len(cards) == goals[column] & mask:
                unfulfilled -= 1
                if not unfulfilled:
                    state.turn = seat
                    state.end_round()
                    return
