"""Determinization: full states consistent with a view; what does not depend on chance is worked out once a view."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.kabale.cards import ALL_GOALS, FACE_UP, HIDDEN, KEPT, KIND, KINDS, POINTS_MASK, SEAT_SHIFT

if TYPE_CHECKING:
    from raenke.kabale.state import State
    from raenke.kabale.view import View

EVERY_ALLY: Final = (1 << KINDS) - 1


class Hidden(NamedTuple):
    """What the viewer does not know of one seat's cards."""

    seat: int
    kept: list[int]
    """Unseen allies that were not in the last shuffle of discards, and so are not in the pile."""
    free: list[int]
    """The other unseen allies."""
    earlier: list[tuple[int, int, tuple[int, ...]]]
    """Column, position and the shuffles since, of each hidden card that lay there during a shuffle, oldest first."""
    later: list[tuple[int, int]]
    """Column and position of each hidden card placed since the last shuffle."""
    in_hand: int


class Determinizer:
    """Draws full states from all that are consistent with a view, each equally likely."""

    def __init__(self, view: View) -> None:
        self.view = view
        unturned = list(ALL_GOALS)
        for goal in view.goals_seen:
            unturned.remove(goal)
        self.unturned = unturned
        self.hidden = [_hidden(view, seat) for seat in range(view.players)]
        self.unfulfilled = sum(len(view.columns[column]) < view.turned_up[column] & POINTS_MASK for column in view.open)

    def sample(self, rng: Random) -> State:
        """Draw one of these states."""
        view = self.view
        state = self.sample_round(rng)
        state.goals = view.goals_seen + tuple(rng.sample(self.unturned, view.goals_left))
        return state

    def sample_round(self, rng: Random) -> State:
        """Draw a state in which the goals of later rounds are not shuffled: for a search of this round only."""
        from raenke.kabale.state import State

        view = self.view
        state = State.__new__(State)
        state.players, state.rng, state.observer = view.players, rng, None
        state.round, state.first, state.turn = view.round, view.first, view.turn
        state.to_act, state.pending, state.shuffling = view.to_act, view.pending, view.shuffling
        state.asked_column, state.asked_position = view.asked_column, view.asked_position
        state.columns = [[*cards] for cards in view.columns]
        state.turned_up, state.closed, state.open = [*view.turned_up], [*view.closed], [*view.open]
        state.discards = [[*cards] for cards in view.discards]
        state.won = [[*goals] for goals in view.won]
        state.shuffles = [*view.shuffles]
        state.goals = view.goals_seen + tuple(self.unturned[: view.goals_left])
        state.hands, state.decks = [], []
        for seat, hidden in enumerate(self.hidden):
            hand, deck = self.deal(hidden, state.columns, rng)
            state.hands.append([*view.hand] if seat == view.seat else hand)
            state.decks.append(deck)
        state.unfulfilled = self.unfulfilled
        return state

    def deal(self, hidden: Hidden, columns: list[list[int]], rng: Random) -> tuple[list[int], list[int]]:
        """Deal a seat's unseen allies to its hidden positions; the pile gets only what was shuffled into it."""
        free = self.ordered(hidden, rng)
        if not hidden.kept and not hidden.later:
            return free[: hidden.in_hand], free[hidden.in_hand :]
        kept = shuffled(hidden.kept, rng)
        lay_survivors(hidden, kept, columns, rng)
        places = hidden.in_hand + len(hidden.later)
        dealt = free[: places - len(kept)]
        if kept:
            dealt = shuffled(kept + dealt, rng)
        for column, position in hidden.later:
            columns[column][position] ^= HIDDEN ^ dealt.pop()
        return dealt, free[places - len(kept) :]

    def ordered(self, hidden: Hidden, rng: Random) -> list[int]:
        """The allies in `free` in random order."""
        return shuffled(hidden.free, rng)


class Stratified(Determinizer):
    """Draws states that differ more than by chance: Latin hypercube sampling (McKay, Beckman and Conover 1979).

    Each state alone is as likely as any other, but no hidden position has an ally again before it had all of them.
    """

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.orders: dict[int, tuple[list[int], int]] = {}
        """By seat: the next order, and how many are left before it is shuffled."""

    def ordered(self, hidden: Hidden, rng: Random) -> list[int]:
        """The order of the last state, rotated by one; each time round it is shuffled first."""
        order, left = self.orders.get(hidden.seat, ([], 0))
        if not left:
            order, left = shuffled(hidden.free, rng), len(hidden.free)
        self.orders[hidden.seat] = order[1:] + order[:1], left - 1
        return order


def _hidden(view: View, seat: int) -> Hidden:
    unseen = view.unseen(seat)
    if seat == view.seat:
        return Hidden(seat, [], unseen, [], [], 0)
    shuffles = view.shuffles[seat]
    fresh = shuffles[-1] if shuffles else EVERY_ALLY
    later, earlier = [], []
    for column, cards in enumerate(view.columns):
        for position, card in enumerate(cards):
            if card & KIND == HIDDEN and (card & FACE_UP) >> SEAT_SHIFT == seat:
                if card < KEPT:
                    later.append((column, position))
                else:
                    earlier.append((-(card // KEPT), column, position))
    return Hidden(
        seat,
        [ally for ally in unseen if not fresh >> ally & 1],
        [ally for ally in unseen if fresh >> ally & 1],
        # Oldest first: the candidates for a card are a subset of those for any card placed later.
        [(column, position, shuffles[survived:]) for survived, column, position in sorted(earlier)],
        later,
        view.hand_sizes[seat],
    )


def shuffled(allies: list[int], rng: Random) -> list[int]:
    """These allies in random order."""
    random = rng.random
    return sorted(allies, key=lambda _: random())  # uniform; faster than `shuffle`


def lay_survivors(hidden: Hidden, kept: list[int], columns: list[list[int]], rng: Random) -> None:
    """Lay the cards that have been face down since before a shuffle, removing them from `kept`."""
    for column, position, shuffles in hidden.earlier:
        columns[column][position] ^= HIDDEN ^ _survivor(kept, shuffles, rng)


def _survivor(kept: list[int], shuffles: tuple[int, ...], rng: Random) -> int:
    """Remove and return a random one of these allies that was in none of these shuffles."""
    if len(shuffles) == 1:
        return kept.pop()  # `kept` already excludes the last shuffle
    can_be = [ally for ally in kept if not any(discards >> ally & 1 for discards in shuffles)]
    ally = rng.choice(can_be)
    kept.remove(ally)
    return ally
