"""Helpers to write rulebook examples: a column for the award, a small table for a turn.

Columns and tokens use the notation; seats count from 1, numbers are listed by card in the given order.
"""

from __future__ import annotations

from collections.abc import Mapping

from raenke.game import CHANCE, EVERYTHING, NOBODY
from raenke.kabale import KABALE, award, notation
from raenke.kabale.actions import ACTIONS
from raenke.kabale.cards import ALL_GOALS, AREA_SHIFT, CODES, FACE_UP, INDEX, KIND, KINDS, SEAT_SHIFT, STORM, goal_text
from raenke.kabale.events import Event
from raenke.kabale.settling import Settlement
from raenke.kabale.state import State


def settled(column: str) -> Settlement:
    """Settle a column."""
    goal, cards = notation.parse_column(column)
    return award.settle([card & FACE_UP for card in cards], goal >> AREA_SHIFT)


def winner(column: str) -> int | None:
    """The seat that wins a column; `settle` and the fast `winner` must agree."""
    goal, cards = notation.parse_column(column)
    found = settled(column).winner
    assert award.winner([card & FACE_UP for card in cards], goal >> AREA_SHIFT) == found
    return None if found == NOBODY else found + 1


def numbers(column: str) -> list[float | None]:
    """Each card's number at the end of the award."""
    return list(settled(column).numbers)


def removed(column: str) -> list[int]:
    """Positions of the cards that the Wizard and the Witch remove, from 0."""
    return list(settled(column).removed)


def sums(column: str) -> dict[int, float]:
    """The sums of the seats that take part."""
    return {seat + 1: total for seat, total in enumerate(settled(column).sums) if total is not None}


def rules(column: str) -> list[str]:
    """The rules that acted, in order."""
    return [step.rule for step in settled(column).steps]


class Table:
    """A position from columns such as `A3: 1Ki- / F2: / L4: 2St` and hands; all other cards are in the piles."""

    def __init__(
        self,
        columns: str,
        hands: Mapping[int, str],
        *,
        turn: int = 1,
        piles: Mapping[int, str] | None = None,
        discards: Mapping[int, str] | None = None,
        later: str = "",
        last_round: bool = False,
    ) -> None:
        parsed = [notation.parse_column(column) for column in columns.split("/")]
        players = len(parsed)
        heads = [goal for goal, _ in parsed]
        others = list(ALL_GOALS)
        for goal in heads:
            others.remove(goal)
        coming = [notation.parse_goal(goal) for goal in later.split()] or others[: 5 * players]
        goals = [*others[: 5 * players], *heads] if last_round else [*heads, *coming]
        self.state = state = State(goals, [range(KINDS)] * players, turn - 1)
        self.events: list[Event] = []
        state.round = 6 if last_round else 1
        state.turned_up = heads
        state.columns = [cards for _, cards in parsed]
        for column, cards in enumerate(state.columns):
            if any(card & ~(31 << SEAT_SHIFT) == STORM and card == card & FACE_UP for card in cards):
                state.closed[column] = True
                state.open.remove(column)
        for seat in range(players):
            laid = {card & KIND for cards in state.columns for card in cards if (card & FACE_UP) >> SEAT_SHIFT == seat}
            state.hands[seat] = _allies(hands.get(seat + 1, ""))
            state.discards[seat] = _allies((discards or {}).get(seat + 1, ""))
            rest = [ally for ally in range(KINDS) if ally not in {*laid, *state.hands[seat], *state.discards[seat]}]
            pile = _allies(piles[seat + 1]) if piles and seat + 1 in piles else rest
            state.decks[seat] = pile[::-1]
        state.count_unfulfilled()
        state.observer = self.events.append

    def play(self, tokens: str) -> Table:
        """Play tokens, each of which must be legal."""
        for token in tokens.split():
            if self.state.to_act == CHANCE:
                shuffle = notation.parse_chance(token)
                assert self.state.is_legal_chance(shuffle), f"{token}: another seat shuffles, or other discards"
                self.state.apply_chance(shuffle)
            else:
                assert token in self.legal(), f"{token} is not legal; legal: {self.legal()}"
                self.state.apply(KABALE.notation.parse(token)[1])
        return self

    def legal(self) -> list[str]:
        """The legal tokens."""
        legal = self.state.legal()
        assert all(action in ACTIONS for action in legal)
        return [KABALE.notation.text(action, self.state.to_act) for action in legal]

    @property
    def columns(self) -> str:
        """The notation of all columns."""
        state = self.state
        pairs = zip(state.turned_up, state.columns, strict=True)
        return " / ".join(notation.column_text(goal, cards) for goal, cards in pairs)

    @property
    def decides(self) -> int:
        """The seat to act."""
        return self.state.to_act + 1

    @property
    def waits_for_shuffle_of(self) -> int:
        """The seat of the pending shuffle; 0 for none."""
        return self.state.shuffling + 1

    def hand(self, seat: int) -> str:
        """A seat's hand."""
        return " ".join(CODES[ally] for ally in self.state.hands[seat - 1])

    def pile(self, seat: int) -> int:
        """The size of a seat's draw pile."""
        return len(self.state.decks[seat - 1])

    def discards(self, seat: int) -> str:
        """A seat's discards, oldest first."""
        return " ".join(CODES[ally] for ally in self.state.discards[seat - 1])

    def won(self, seat: int) -> str:
        """The goals a seat has won."""
        return " ".join(goal_text(goal) for goal in self.state.won[seat - 1])

    def happened(self, *kinds: str) -> list[str]:
        """The events so far, optionally of some kinds only, each as `kind seat card>column`, omitting missing parts."""
        return [_event_text(event) for event in self.events if not kinds or event.kind in kinds]

    def seen_by(self, seat: int) -> str:
        """The columns as a seat sees them (0: as the public does)."""
        view = self.state.view(seat - 1 if seat else NOBODY)
        pairs = zip(view.turned_up, view.columns, strict=True)
        return " / ".join(notation.column_text(goal, cards) for goal, cards in pairs)


ALL_OPEN = EVERYTHING + 1


def _allies(codes: str) -> list[int]:
    return [INDEX[code] for code in codes.split()]


def _event_text(event: Event) -> str:
    seat = str(event.seat + 1) if event.seat != NOBODY else ""
    card = CODES[event.card] if event.card != NOBODY else ""
    column = f">{event.column + 1}" if event.column != NOBODY else ""
    to = f">{event.to_column + 1}" if event.to_column != NOBODY else ""
    return f"{event.kind} {seat}{card}{column}{to}".strip()
