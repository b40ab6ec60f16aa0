"""Reference implementation of the whole game, slow and independent, on texts: the engine is compared with it.

A game is a generator that yields what it waits for and is sent the tokens of a record.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.engine.kabale.award_oracle import judge

Waits = Generator[tuple[int, str], str, None]


@dataclass
class Card:
    seat: int
    code: str
    face: str = "-"

    @property
    def name(self) -> str:
        return f"{self.seat}{self.code}"


@dataclass
class Column:
    goal: str
    cards: list[Card] = field(default_factory=list)

    @property
    def stormed(self) -> bool:
        return any(card.code == "St" and not card.face for card in self.cards)

    @property
    def fulfilled(self) -> bool:
        return self.stormed or len(self.cards) >= int(self.goal[1])


class Game:
    def __init__(self, goals: list[str], decks: list[list[str]], first: int) -> None:
        self.goals = goals
        self.players = len(decks)
        self.seats = range(1, self.players + 1)
        self.hands = {seat: decks[seat - 1][:3] for seat in self.seats}
        self.piles = {seat: decks[seat - 1][3:] for seat in self.seats}
        self.discards: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.won: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.columns: list[Column] = []
        self.over = False
        self.running = self.play(first)
        self.waits = next(self.running)

    def send(self, token: str) -> None:
        """Continue with a token."""
        try:
            self.waits = self.running.send(token)
        except StopIteration:
            self.over = True

    def after(self, seat: int) -> int:
        return seat % self.players + 1

    def play(self, starts: int) -> Waits:
        for number in range(6):
            self.columns = [Column(goal) for goal in self.goals[number * self.players : (number + 1) * self.players]]
            seat = ended_by = starts
            while True:
                clockwise = [(seat + step - 1) % self.players + 1 for step in range(self.players)]
                able = [one for one in clockwise if self.hands[one]]
                if not able:
                    break
                ended_by = able[0]
                yield from self.turn(ended_by)
                if all(column.fulfilled for column in self.columns):
                    break
                seat = self.after(ended_by)
            self.settle()
            starts = self.after(ended_by)

    def turn(self, seat: int) -> Waits:
        token = yield seat, "place"
        code, at = token[1:3], int(token[4]) - 1
        self.hands[seat].remove(code)
        self.columns[at].cards.append(Card(seat, code))
        yield from self.reveal(at, {})
        yield from self.draw(seat)

    def reveal(self, at: int, walked: dict[int, int]) -> Waits:
        column = self.columns[at]
        if len(column.cards) < 2 or column.cards[-2].face != "-":
            return
        card = column.cards[-2]
        card.face = ""
        if card.code == "Ex" and walked.get(card.seat, 0) < self.players:
            walked[card.seat] = walked.get(card.seat, 0) + 1
            column.cards.remove(card)
            rightwards = [(at + step) % self.players for step in range(1, self.players)]
            to = next((other for other in rightwards if not self.columns[other].stormed), at)
            card.face = "-"
            self.columns[to].cards.append(card)
            yield from self.reveal(to, walked)
        elif card.code == "As":
            killed = column.cards.pop()
            self.discards[killed.seat].append(killed.code)
        elif card.code == "Cl" and self.hands[card.seat]:
            token = yield card.seat, "cloak"
            if "+" in token:
                slipped = token[-2:]
                self.hands[card.seat].remove(slipped)
                column.cards.insert(column.cards.index(card) + 1, Card(card.seat, slipped, "="))
                yield from self.draw(card.seat)
        elif card.code == "Tr":
            token = yield card.seat, "traitor"
            if "=" in token:
                other = self.columns[int(token[-1]) - 1]
                column.goal, other.goal = other.goal, column.goal

    def draw(self, seat: int) -> Waits:
        if not self.piles[seat] and self.discards[seat]:
            token = yield seat, "shuffle"
            self.piles[seat] = token[2:].split(",")
            assert sorted(self.piles[seat]) == sorted(self.discards[seat])
            self.discards[seat] = []
        if self.piles[seat]:
            self.hands[seat].append(self.piles[seat].pop(0))

    def settle(self) -> None:
        for column in self.columns:
            winner = judge(column.goal, [card.name for card in column.cards]).winner
            if winner is not None:
                self.won[winner].append(column.goal)
            for card in column.cards:
                self.discards[card.seat].append(card.code)
        self.columns = []

    def points(self, seat: int) -> int:
        best: dict[str, int] = {}
        for goal in self.won[seat]:
            best[goal[0]] = max(best.get(goal[0], 0), int(goal[1]))
        plain = sum(int(goal[1]) for goal in self.won[seat])
        if len(best) < 6:
            return plain
        return max(plain, 2 * sum(best.values()) - (len(self.won[seat]) - 6))
