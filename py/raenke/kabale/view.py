"""View of one seat, and sampling of full states consistent with it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from raenke.game import EVERYTHING
from raenke.kabale.actions import legal_actions
from raenke.kabale.cards import DOWN, FACE_UP, HIDDEN, KIND, KINDS, SEAT_SHIFT, SLIPPED, WALKED
from raenke.kabale.determinization import EVERY_ALLY, Determinizer

if TYPE_CHECKING:
    from raenke.kabale.state import State

LYING_HIDDEN: Final = DOWN | SLIPPED


class View:
    """All that `seat` may know; hidden cards are replaced by HIDDEN, so nothing secret can leak."""

    game: Final = "kabale"

    __slots__ = (
        "asked_column", "asked_position", "closed", "columns", "deck_sizes", "discards", "first", "goals_left",
        "goals_seen", "hand", "hand_sizes", "open", "pending", "players", "round", "seat", "shuffles", "shuffling",
        "to_act", "turn", "turned_up", "won",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.players = state.players
        self.round = state.round
        self.first, self.turn, self.to_act, self.pending = state.first, state.turn, state.to_act, state.pending
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
        return legal_actions(self.pending, self.hand, self.open, self.players, self.asked_column)

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
        return Determinizer(self).sample(rng)


def _as_seen(card: int, seat: int) -> int:
    """A card in a column, with its ally hidden if this seat may not know it."""
    if not card & LYING_HIDDEN or card & WALKED or seat == EVERYTHING or (card & FACE_UP) >> SEAT_SHIFT == seat:
        return card
    return card | HIDDEN
