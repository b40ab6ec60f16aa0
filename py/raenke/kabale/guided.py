"""Guided playouts: each seat places cards by a softmax policy learned from play (see `learned`)."""

from __future__ import annotations

from functools import lru_cache, partial
from operator import mul
from random import Random
from typing import Final

from raenke.kabale.actions import PLACE, STRIDE
from raenke.kabale.answers import answer
from raenke.kabale.cards import AREA_SHIFT, AREAS, DOWN, FACE_UP, KIND, POINTS_MASK, SEAT_SHIFT
from raenke.kabale.placements import Policy, areas_of, cards_at, look
from raenke.kabale.playout import play_out
from raenke.kabale.reveal import EFFECTS
from raenke.kabale.state import HAND, State
from raenke.search.tape import Tape
from raenke.search.weights import unpack

MOST_LOOKS: Final = 3_000
"""Bound on the memory for one goal's columns."""


class Seats(dict[tuple[int, ...], list[list[float]]]):
    """By the cards below a goal, each seat's row: how much it favours its allies there; empty until asked for."""

    def __init__(self, policy: Policy, goal: int, areas: int, lacks: tuple[bool, ...], number: int) -> None:
        super().__init__()
        cards = cards_at(goal >> AREA_SHIFT, areas)
        rows = [policy.rows((goal & POINTS_MASK) * 2 + lack, number, cards) for lack in (False, True)]
        self.rows = [rows[lack] for lack in lacks]
        self.blank: list[list[float]] = [[] for _ in lacks]

    def __missing__(self, cards: tuple[int, ...]) -> list[list[float]]:
        if len(self) > MOST_LOOKS:
            self.clear()
        self[cards] = rows = self.blank[:]
        return rows


@lru_cache(maxsize=256)
def lacking(won: tuple[tuple[int, ...], ...]) -> list[tuple[bool, ...]]:
    """By area, which seats have won no goal of it."""
    masks = [areas_of(goals) for goals in won]
    return [tuple([not mask >> area & 1 for mask in masks]) for area in range(len(AREAS))]


class Playouts:
    """Playouts by one policy, with what they remember of columns."""

    def __init__(self, weights: str) -> None:
        self.seats_at = lru_cache(maxsize=32)(partial(Seats, Policy(unpack(weights))))

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """Playout to the end of the game, or of round number `last`, in which every seat plays sensibly."""
        play_out(state, rng if isinstance(rng, Tape) else Tape(rng), last, self._place, answer)

    def propose(self, state: State, tape: Tape) -> int:
        """The action that a playout would take next."""
        if state.pending != PLACE:
            return answer(state, tape)
        columns, free, goals, hand = state.columns, state.open, state.turned_up, state.hands[state.turn]
        areas, lacks = areas_of([goals[column] for column in free]), lacking(tuple(map(tuple, state.won)))
        merits: list[float] = []
        for column in free:
            goal = goals[column]
            rows = self.seats_at(goal, areas, lacks[goal >> AREA_SHIFT], state.round).rows[state.turn]
            row = rows[look(columns[column], goal, state.turn)]
            merits += [row[ally] for ally in hand]
        scores = [*map(mul, merits, tape.race(state.players * HAND))]
        choice = scores.index(max(scores))
        return hand[choice % len(hand)] * STRIDE + free[choice // len(hand)]

    def _place(self, state: State, tape: Tape) -> None:
        """Play placements until a seat is asked something or the round ends; see `kabale.playout._place`."""
        race, options = tape.race, state.players * HAND
        columns, free, goals = state.columns, state.open, state.turned_up
        left = state.unfulfilled
        order = (*range(state.turn, state.players), *range(state.turn))
        areas, lacks = areas_of([goals[column] for column in free]), lacking(tuple(map(tuple, state.won)))
        tables = [self.seats_at(goal, areas, lacks[goal >> AREA_SHIFT], state.round) for goal in goals]
        rows = [table[tuple(cards)] for table, cards in zip(tables, columns, strict=True)]
        looks = [table.rows for table in tables]
        seats = [(seat, seat << SEAT_SHIFT | DOWN, state.hands[seat], state.decks[seat]) for seat in order]
        while True:
            for seat, mark, hand, deck in seats:
                if not hand:
                    continue  # R3; terminates, because the state never gives the turn to an empty hand
                merits: list[float] = []
                if len(hand) == HAND:
                    one, two, three = hand
                    for column in free:
                        row = rows[column][seat]
                        if not row:
                            rows[column][seat] = row = looks[column][seat][look(columns[column], goals[column], seat)]
                        merits += (row[one], row[two], row[three])
                else:
                    for column in free:
                        row = looks[column][seat][look(columns[column], goals[column], seat)]
                        merits += [row[ally] for ally in hand]
                scores = [*map(mul, merits, race(options))]
                choice = scores.index(max(scores))
                at, column = choice % len(hand), free[choice // len(hand)]
                cards = columns[column]
                lowest = cards[-1] if cards else 0
                if not deck or (lowest & DOWN and EFFECTS[lowest & KIND]):
                    state.turn = state.to_act = seat
                    state.unfulfilled = left
                    state.apply(hand[at] * STRIDE + column)
                    if state.pending != PLACE or state.columns is not columns:
                        return
                    left = state.unfulfilled
                    rows = [table[tuple(cards)] for table, cards in zip(tables, columns, strict=True)]
                    continue
                if lowest & DOWN:
                    cards[-1] = lowest & FACE_UP
                cards.append(mark | hand[at])
                rows[column] = tables[column][tuple(cards)]
                hand[at] = deck.pop()
                if len(cards) == goals[column] & POINTS_MASK:
                    left -= 1
                    if not left:
                        state.turn = seat
                        state.end_round()
                        return
