"""Game state and rules of Kabale & Hiebe: turns, draws, rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from raenke.game import CHANCE, NOBODY
from raenke.kabale import award, scoring
from raenke.kabale.actions import (
    ASK_CLOAK,
    ASK_TRAITOR,
    COLUMN_OF,
    DECLINE_CLOAK,
    DECLINE_TRADE,
    KIND_OF,
    OVER,
    PLACE,
    SHUFFLE_FOR_CLOAK,
    SHUFFLE_FOR_TURN,
    SLIP,
    STRIDE,
    TRADE,
    legal_actions,
)
from raenke.kabale.cards import (
    AREA_SHIFT,
    CLOAK,
    CODES,
    DOWN,
    FACE_UP,
    KEPT,
    KIND,
    POINTS_MASK,
    ROUNDS,
    SEAT_SHIFT,
    SLIPPED,
    TRAITOR,
)
from raenke.kabale.events import Event, Shuffle
from raenke.kabale.reveal import reveal
from raenke.kabale.view import View

HAND: Final = 3


class State:
    """A position; `rng` shuffles discards when a draw needs it, without it the state waits (`to_act == CHANCE`)."""

    __slots__ = (
        "asked_column",
        "asked_position",
        "closed",
        "columns",
        "decks",
        "discards",
        "first",
        "goals",
        "hands",
        "observer",
        "open",
        "pending",
        "players",
        "rng",
        "round",
        "shuffles",
        "shuffling",
        "to_act",
        "turn",
        "turned_up",
        "unfulfilled",
        "won",
    )  # fmt: skip

    players: int
    rng: Random | None
    observer: Callable[[Event], None] | None
    to_act: int

    def __init__(self, goals: Sequence[int], decks: Sequence[Sequence[int]], first: int = 0) -> None:
        """Start a game from all goals in turn-up order and each seat's deck in draw order."""
        self.players = players = len(decks)
        self.rng = None
        self.observer = None
        self.goals = tuple(goals)
        self.decks = [list(reversed(deck[HAND:])) for deck in decks]
        self.hands = [list(deck[:HAND]) for deck in decks]
        self.discards: list[list[int]] = [[] for _ in decks]
        self.won: list[list[int]] = [[] for _ in decks]
        self.shuffles: list[tuple[int, ...]] = [()] * players
        """By seat, the set of discards (as a bit mask) of each shuffle into its pile, oldest first."""
        self.round = 0
        self.columns: list[list[int]] = []
        self.turned_up: list[int] = []
        """The goal of each column; NOBODY once it has been won."""
        self.closed: list[bool] = []
        self.open: list[int] = []
        self.unfulfilled = 0
        self.asked_column = self.asked_position = NOBODY
        self.shuffling = NOBODY
        """The seat whose discards must be shuffled, while that chance event is pending."""
        self.pending = PLACE
        self.first = self.turn = self.to_act = first
        self.begin_round(first)

    @property
    def over(self) -> bool:
        """Whether the last round has been settled."""
        return self.pending == OVER

    def scores(self) -> list[int]:
        """The points of each seat from the goals won so far."""
        return [scoring.points(goals) for goals in self.won]

    def winners(self) -> list[int]:
        """R14: once the game is over, all seats with the most points."""
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)] if self.over else []

    def legal(self) -> list[int]:
        """The legal actions of the seat to act."""
        if self.pending == PLACE:
            columns = self.open
            return [ally * STRIDE + column for ally in self.hands[self.turn] for column in columns]
        if self.to_act < 0:
            return []
        return legal_actions(self.pending, self.hands[self.to_act], self.open, self.players, self.asked_column)

    def apply(self, action: int) -> None:
        """Apply an action of the seat to act and all its consequences."""
        if action >= SLIP:
            self._decide(action)
            return
        column, ally, seat = COLUMN_OF[action], KIND_OF[action], self.turn
        self.hands[seat].remove(ally)
        cards = self.columns[column]
        cards.append(seat << SEAT_SHIFT | ally | DOWN)
        if self.observer:
            self.observer(Event("placed", seat, ally, column, len(cards) - 1))
        if len(cards) == self.turned_up[column] & POINTS_MASK:
            self.unfulfilled -= 1
        if len(cards) > 1 and cards[-2] & DOWN and reveal(self, column):
            self.count_unfulfilled()
            if self.pending != PLACE:
                return
        self._draw_for_turn()

    def _decide(self, action: int) -> None:
        """Apply the answer of a revealed Cloak's or Traitor's owner, then continue the turn."""
        owner, column, position = self.to_act, self.asked_column, self.asked_position
        self.asked_column = self.asked_position = NOBODY
        self.pending, self.to_act = PLACE, self.turn
        if action in (DECLINE_CLOAK, DECLINE_TRADE):
            if self.observer:
                ally = CLOAK if action == DECLINE_CLOAK else TRAITOR
                self.observer(Event("declined", owner, ally, column, position, by=CODES[ally]))
        elif action < DECLINE_CLOAK:
            ally = action - SLIP
            self.hands[owner].remove(ally)
            self.columns[column].insert(position + 1, owner << SEAT_SHIFT | ally | SLIPPED)
            if self.observer:
                self.observer(Event("slipped", owner, ally, column, position + 1, by=CODES[CLOAK]))
            self.count_unfulfilled()
            if not self._draw(owner, SHUFFLE_FOR_CLOAK):
                return
        else:
            to, goals = action - TRADE, self.turned_up
            goals[column], goals[to] = goals[to], goals[column]
            if self.observer:
                now = goals[column], goals[to]
                self.observer(Event("traded", owner, column=column, to_column=to, detail=now, by=CODES[TRAITOR]))
            self.count_unfulfilled()
        self._draw_for_turn()

    def ask_cloak(self, owner: int, column: int, position: int) -> None:
        """Wait for the owner of a revealed Cloak, not necessarily the seat whose turn it is."""
        self._ask(ASK_CLOAK, CLOAK, owner, column, position)

    def ask_traitor(self, owner: int, column: int, position: int) -> None:
        """Wait for the owner of a revealed Traitor."""
        self._ask(ASK_TRAITOR, TRAITOR, owner, column, position)

    def _ask(self, pending: int, ally: int, owner: int, column: int, position: int) -> None:
        self.pending, self.to_act = pending, owner
        self.asked_column, self.asked_position = column, position
        if self.observer:
            self.observer(Event("asked", owner, ally, column, position, by=CODES[ally]))

    def count_unfulfilled(self) -> None:
        """Recount the goals that are not fulfilled; safer than updating the count when cards or goals move."""
        unfulfilled = 0
        for column in self.open:
            if len(self.columns[column]) < self.turned_up[column] & POINTS_MASK:
                unfulfilled += 1
        self.unfulfilled = unfulfilled

    def _draw(self, seat: int, pending_if_waiting: int) -> bool:
        """Draw a card; False if a shuffle is pending first. R1: nothing if both piles are empty."""
        deck = self.decks[seat]
        if not deck and self.discards[seat]:
            if self.rng is None:
                self.pending, self.to_act, self.shuffling = pending_if_waiting, CHANCE, seat
                return False
            random = self.rng.random
            self._refill(seat, sorted(self.discards[seat], key=lambda _: random()))  # uniform; faster than `shuffle`
        if deck:
            ally = deck.pop()
            self.hands[seat].append(ally)
            if self.observer:
                self.observer(Event("drawn", seat, ally))
        return True

    def _refill(self, seat: int, order: Sequence[int]) -> None:
        self.decks[seat][:] = reversed(order)
        self.discards[seat].clear()
        self.shuffles[seat] += (sum(1 << ally for ally in order),)
        for cards in self.columns:
            for i, card in enumerate(cards):
                if card & (DOWN | SLIPPED) and (card & FACE_UP) >> SEAT_SHIFT == seat:
                    cards[i] = card + KEPT
        if self.observer:
            self.observer(Event("shuffled", seat, detail=tuple(order)))

    def default_chance(self) -> Shuffle:
        """The pending shuffle with the discards in their present order."""
        return self.shuffling, tuple(self.discards[self.shuffling])

    def sample_chance(self, rng: Random) -> Shuffle:
        """The pending shuffle with the discards in random order."""
        order = self.discards[self.shuffling][:]
        rng.shuffle(order)
        return self.shuffling, tuple(order)

    def is_legal_chance(self, outcome: Shuffle) -> bool:
        """Whether a shuffle of exactly these discards is pending."""
        seat, order = outcome
        return self.to_act == CHANCE and seat == self.shuffling and sorted(order) == sorted(self.discards[seat])

    def apply_chance(self, outcome: Shuffle) -> None:
        """Apply the pending shuffle with this draw order."""
        (seat, order), pending = outcome, self.pending
        self.shuffling = NOBODY
        self.pending, self.to_act = PLACE, self.turn
        self._refill(seat, order)
        self._draw(seat, pending)
        if pending == SHUFFLE_FOR_CLOAK:
            self._draw_for_turn()
        else:
            self._end_turn()

    def _draw_for_turn(self) -> None:
        if self._draw(self.turn, SHUFFLE_FOR_TURN):  # R2: also on the turn that ends the round
            self._end_turn()

    def _end_turn(self) -> None:
        if self.unfulfilled:
            self._pass_turn((self.turn + 1) % self.players)
        else:
            self.end_round()

    def _pass_turn(self, seat: int) -> None:
        """Give the turn to this seat, or to the next one that has a card (R3)."""
        players = self.players
        for _ in range(players):
            if self.hands[seat]:
                self.turn = self.to_act = seat
                return
            seat = (seat + 1) % players
        self.end_round()

    def begin_round(self, first: int) -> None:
        """Turn up the next goals and give the turn to the first seat."""
        players = self.players
        self.turned_up = list(self.goals[self.round * players : (self.round + 1) * players])
        self.round += 1
        self.columns = [[] for _ in range(players)]
        self.closed = [False] * players
        self.open = list(range(players))
        self.unfulfilled = players
        self.first = self.turn = self.to_act = first
        if self.observer:
            self.observer(Event("round-began", first, detail=self.round))
        self._pass_turn(first)

    def end_round(self) -> None:
        """Settle all columns, then begin the next round with the seat after the one that ended this one (R4)."""
        self.to_act = NOBODY
        if self.observer:
            for cards in self.columns:
                cards[:] = [card & FACE_UP for card in cards]
            self.observer(Event("round-ended", self.turn, detail=self.round))
        for column in range(self.players):
            self._settle(column)
        if self.round < ROUNDS:
            self.begin_round((self.turn + 1) % self.players)
            return
        self.pending, self.turn = OVER, NOBODY
        if self.observer:
            self.observer(Event("game-over", detail=tuple(self.scores())))

    def _settle(self, column: int) -> None:
        """Award the goal of one column and clear its cards."""
        cards = [card & FACE_UP for card in self.columns[column]]
        goal = self.turned_up[column]
        if self.observer:
            settlement = award.settle(cards, goal >> AREA_SHIFT)
            winner = settlement.winner
            self.observer(Event("settled", winner, column=column, detail=(goal, tuple(cards), settlement)))
        else:
            winner = award.winner(cards, goal >> AREA_SHIFT)
        discards = self.discards
        for card in cards:
            discards[card >> SEAT_SHIFT].append(card & KIND)
        self.columns[column] = []
        self.turned_up[column] = NOBODY
        if winner != NOBODY:
            self.won[winner].append(goal)
        if self.observer:
            self.observer(Event("won" if winner != NOBODY else "lost", winner, column=column, detail=goal))

    def clone(self) -> State:
        """An independent copy without the observer."""
        twin = State.__new__(State)
        twin.players, twin.rng, twin.observer, twin.goals = self.players, self.rng, None, self.goals
        twin.decks = [cards[:] for cards in self.decks]
        twin.hands = [cards[:] for cards in self.hands]
        twin.discards = [cards[:] for cards in self.discards]
        twin.won = [goals[:] for goals in self.won]
        twin.columns = [cards[:] for cards in self.columns]
        twin.shuffles, twin.turned_up = self.shuffles[:], self.turned_up[:]
        twin.closed, twin.open = self.closed[:], self.open[:]
        twin.round, twin.first, twin.turn, twin.to_act = self.round, self.first, self.turn, self.to_act
        twin.pending, twin.unfulfilled, twin.shuffling = self.pending, self.unfulfilled, self.shuffling
        twin.asked_column, twin.asked_position = self.asked_column, self.asked_position
        return twin

    def view(self, seat: int) -> View:
        """The view of a seat (NOBODY: public information only)."""
        return View(self, seat)
