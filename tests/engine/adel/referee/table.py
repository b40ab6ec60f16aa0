"""The table: gold, cards, cities and crown, and how they move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field

from tests.engine.adel.referee.cards import CARDS, COST, PLAIN, RANK, SCORES_EIGHT, SET_ASIDE


class Illegal(ValueError):
    """A token that the rules do not allow here."""


class BadHeader(ValueError):
    """An invalid header."""


@dataclass
class Decision:
    """A seat must choose one of these tokens."""

    seat: int
    what: str
    tokens: set[str]


@dataclass
class Chance:
    """A pending chance event: of these cards a number face up and one face down, or all of them shuffled."""

    what: str
    cards: list[str]
    face_up: int
    accepts: Callable[[str], bool]


Waits = Generator[Decision | Chance, str, None]
"""A coroutine that yields what it waits for and is sent the token."""


@dataclass(eq=False)
class District:
    """A district in a city, compared by identity: two of the same name are different."""

    name: str
    built_in: int
    artist: bool = False
    declared: bool = False
    tucked: list[str] = field(default_factory=list)

    @property
    def written(self) -> str:
        return self.name + "'" if self.artist else self.name

    @property
    def cost(self) -> int:
        """A5: the Artist's gold adds 1."""
        return COST[self.name] + self.artist

    @property
    def points(self) -> int:
        """A5: University and Dragon Gate cost 6 and score 8."""
        return (8 if self.name in SCORES_EIGHT else COST[self.name]) + self.artist


class Table:
    def __init__(self, headers: dict[str, str]) -> None:
        check(headers)
        self.players = int(headers["Players"])
        self.crown = int(headers["Crown"])
        self.hig = headers["Edition"] == "hig"
        self.short = headers["Goal"] == "7"
        self.abdication = headers["Abdication"] == "yes"
        self.characters = headers["Characters"].split()
        self.ranks = range(1, len(self.characters) + 1)
        self.seats = range(1, self.players + 1)
        self.pile = headers["Districts"].split()
        self.gold = dict.fromkeys(self.seats, 2)
        self.hand = {seat: self.draw(4) for seat in self.seats}
        self.city: dict[int, list[District]] = {seat: [] for seat in self.seats}
        self.completed: list[int] = []
        self.round = 0

    # Seats

    def others(self, seat: int) -> list[int]:
        """All other seats, starting from the left."""
        return [(seat + step - 1) % self.players + 1 for step in range(1, self.players)]

    def neighbours(self, seat: int) -> set[int]:
        around = self.others(seat)
        return {around[0], around[-1]}

    # Cards

    def draw(self, number: int) -> list[str]:
        """A4: if fewer are left, draw those."""
        drawn, self.pile = self.pile[:number], self.pile[number:]
        return drawn

    def discard(self, seat: int, card: str) -> None:
        """A4: a card discarded from a hand goes under the pile."""
        self.hand[seat].remove(card)
        self.pile.append(card)

    # Cities

    def has(self, seat: int, name: str) -> bool:
        return any(district.name == name for district in self.city[seat])

    def find(self, seat: int, name: str) -> District:
        return next(district for district in self.city[seat] if district.name == name)

    def by_name(self, seat: int) -> dict[str, District]:
        """The districts of a city by notation; those with equal notation are interchangeable."""
        return {district.written: district for district in self.city[seat]}

    def put_under(self, district: District) -> None:
        """Put a district that left its city under the pile, a Museum followed by its cards (A24)."""
        self.pile.append(district.name)
        self.pile.extend(district.tucked)

    @property
    def goal(self) -> int:
        """A21: one fewer while a declared Bell Tower stands."""
        declared = any(district.declared for city in self.city.values() for district in city)
        return (7 if self.short else 8) - declared

    def complete(self, seat: int) -> bool:
        return len(self.city[seat]) >= self.goal

    def look_for_complete_cities(self, beginning_with: int) -> None:
        """A21: record newly complete cities; simultaneous ones in seat order from the given seat."""
        self.completed = [seat for seat in self.completed if self.complete(seat)]
        for seat in [beginning_with, *self.others(beginning_with)]:
            if self.complete(seat) and seat not in self.completed:
                self.completed.append(seat)

    # Gold and crown

    def pay(self, giver: int, taker: int, amount: int) -> None:
        """Pay gold from seat to seat."""
        self.gold[giver] -= amount
        self.gold[taker] += amount

    def give_crown(self, to: int) -> None:
        """A26: the Throne Room pays its owner each time the crown moves to another seat."""
        if to == self.crown:
            return
        self.crown = to
        for seat in self.seats:
            if self.has(seat, "Thr"):
                self.gold[seat] += 1


def check(headers: dict[str, str]) -> None:
    """Raise BadHeader for an invalid set-up."""

    def must(condition: bool, why: str) -> None:
        if not condition:
            raise BadHeader(why)

    def one_of(name: str, values: Iterable[str]) -> None:
        must(headers.get(name) in set(values), f"{name}: {headers.get(name)!r}")

    one_of("Players", "234567")
    players = int(headers["Players"])
    one_of("Crown", [str(seat) for seat in range(1, players + 1)])
    one_of("Edition", ["hig", "ffg"])
    one_of("Goal", "78")
    one_of("Abdication", ["no", "yes"])
    characters = headers.get("Characters", "").split()
    must(len(characters) in SET_ASIDE and players in SET_ASIDE[len(characters)], "no such number of characters")
    must([RANK.get(code) for code in characters] == list(range(1, len(characters) + 1)), "one character per rank")
    must("Qu" not in characters or players >= 5, "the Queen needs five")
    deck = Counter(headers.get("Districts", "").split())
    must(all(code in CARDS and deck[code] <= CARDS[code] for code in deck), "no such cards, or too many")
    must(all(deck[code] == CARDS[code] for code in PLAIN), "all plain districts are in the deck")
