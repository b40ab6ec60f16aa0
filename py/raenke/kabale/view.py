"""View of one seat, and sampling of full states consistent with it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from raenke.game import EVERYTHING
from raenke.kabale.actions import legal_actions
from raenke.kabale.cards import ALL_GOALS, DOWN, FACE_UP, HIDDEN, KEPT, KIND, KINDS, SEAT_SHIFT, SLIPPED, WALKED

if TYPE_CHECKING:
    from raenke.kabale.state import State

LYING_HIDDEN: Final = DOWN | SLIPPED
EVERY_ALLY: Final = (1 << KINDS) - 1


class View:
    """All that `seat` may know; hidden cards are replaced by HIDDEN, so nothing secret can leak."""

    __slots__ = (
        "asked_column", "asked_position", "closed", "columns", "deck_sizes", "discards", "first", "goals_left",
        "goals_seen", "hand", "hand_sizes", "open", "players", "round", "seat", "shuffles", "shuffling", "stage",
        "to_act", "turn", "turned_up", "won",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.players = state.players
        self.round = state.round
        self.first, self.turn, self.to_act, self.stage = state.first, state.turn, state.to_act, state.stage
        self.asked_column, self.asked_position = state.asked_column, state.asked_position
        self.shuffling = state.shuffling
        self.columns = tuple(tuple(_as_seen(card, seat) for card in cards) for cards in state.columns)
        self.turned_up = tuple(state.turned_up)
        self.closed = tuple(state.closed)
        self.open = tuple(state.open)
        self.hand = tuple(state.hands[seat]) if seat >= 0 else ()
        self.hand_sizes = tuple(len(cards) for cards in state.hands)
        self.deck_sizes = tuple(len(cards) for cards in state.decks)
        self.discards = tuple(tuple(cards) for cards in state.discards)
        self.shuffles = tuple(state.shuffles)
        self.won = tuple(tuple(goals) for goals in state.won)
        self.goals_seen = state.goals[: state.round * state.players]
        self.goals_left = len(state.goals) - len(self.goals_seen)

    def _facts(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __repr__(self) -> str:
        return f"View{self._facts()}"

    def legal(self) -> list[int]:
        """The legal actions of the viewing seat, empty when it is not to act."""
        if self.seat < 0 or self.to_act != self.seat:
            return []
        return legal_actions(self.stage, self.hand, self.open, self.players, self.asked_column)

    def known(self, seat: int) -> int:
        """Bit mask of a seat's allies whose positions the viewer knows."""
        mask = 0
        for ally in self.discards[seat]:
            mask |= 1 << ally
        for cards in self.columns:
            for card in cards:
                if (card & FACE_UP) >> SEAT_SHIFT == seat and card & KIND != HIDDEN:
                    mask |= 1 << (card & KIND)
        if seat == self.seat:
            for ally in self.hand:
                mask |= 1 << ally
        return mask

    def unseen(self, seat: int) -> list[int]:
        """A seat's allies that may be in its hand, in its pile or face down in a column."""
        unknown = EVERY_ALLY & ~self.known(seat)
        return [ally for ally in range(KINDS) if unknown >> ally & 1]

    def sample(self, rng: Random) -> State:
        """Determinize: return a full state consistent with all that the seat knows, uniform over the rest."""
        from raenke.kabale.state import State

        state = State.__new__(State)
        state.players, state.rng, state.observer = self.players, rng, None
        state.round, state.first, state.turn = self.round, self.first, self.turn
        state.to_act, state.stage, state.shuffling = self.to_act, self.stage, self.shuffling
        state.asked_column, state.asked_position = self.asked_column, self.asked_position
        state.columns = [list(cards) for cards in self.columns]
        state.turned_up, state.closed, state.open = list(self.turned_up), list(self.closed), list(self.open)
        state.discards = [list(cards) for cards in self.discards]
        state.won = [list(goals) for goals in self.won]
        state.shuffles = list(self.shuffles)
        unturned = list(ALL_GOALS)
        for goal in self.goals_seen:
            unturned.remove(goal)
        state.goals = self.goals_seen + tuple(rng.sample(unturned, self.goals_left))
        state.hands, state.decks = [], []
        for seat in range(self.players):
            hand, deck = self._deal(seat, state.columns, rng)
            state.hands.append(hand)
            state.decks.append(deck)
        state.count_lacking()
        return state

    def _deal(self, seat: int, columns: list[list[int]], rng: Random) -> tuple[list[int], list[int]]:
        """Deal a seat's unseen allies to its hidden positions; the pile gets only what was shuffled into it."""
        unseen = self.unseen(seat)
        rng.shuffle(unseen)
        if seat == self.seat:
            return list(self.hand), unseen
        shuffles = self.shuffles[seat]
        fresh = shuffles[-1] if shuffles else EVERY_ALLY
        # After a shuffle of discards, the pile contains only allies that were among them.
        kept = [ally for ally in unseen if not fresh >> ally & 1]
        free = [ally for ally in unseen if fresh >> ally & 1]
        later: list[tuple[int, int]] = []
        earlier: list[tuple[int, int, int]] = []
        for column, cards in enumerate(columns):
            for position, card in enumerate(cards):
                if card & KIND == HIDDEN and (card & FACE_UP) >> SEAT_SHIFT == seat:
                    if card < KEPT:
                        later.append((column, position))
                    else:
                        earlier.append((-(card // KEPT), column, position))
        # Oldest first: the candidates for a card are a subset of those for any card placed later.
        for survived, column, position in sorted(earlier):
            ally = self._survivor(kept, shuffles[survived:], rng)
            columns[column][position] = columns[column][position] ^ HIDDEN | ally
        places = self.hand_sizes[seat] + len(later)
        dealt = kept + free[: places - len(kept)]
        rng.shuffle(dealt)
        for column, position in later:
            columns[column][position] = columns[column][position] ^ HIDDEN | dealt.pop()
        return dealt, free[places - len(kept) :]

    @staticmethod
    def _survivor(kept: list[int], shuffles: tuple[int, ...], rng: Random) -> int:
        """Remove and return a random one of these allies that was in none of these shuffles."""
        if len(shuffles) == 1:
            return kept.pop()  # `kept` already excludes the last shuffle
        can_be = [ally for ally in kept if not any(discards >> ally & 1 for discards in shuffles)]
        ally = rng.choice(can_be)
        kept.remove(ally)
        return ally


def _as_seen(card: int, seat: int) -> int:
    """A card in a column, with its ally hidden if this seat may not know it."""
    if not card & LYING_HIDDEN or card & WALKED or seat == EVERYTHING or (card & FACE_UP) >> SEAT_SHIFT == seat:
        return card
    return card | HIDDEN
