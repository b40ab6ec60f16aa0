"""State and rules of the toy game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from raenke.game import CHANCE, EVERYTHING, NOBODY

if TYPE_CHECKING:
    from tests.toy.shapes import EventKind

CARDS: Final = range(1, 7)
HAND: Final = 4
ROUNDS: Final = 3
SIDES: Final = range(2)
DIE: Final = range(1, 7)
LIMITS: Final = ("9", "6")
ACTIONS: Final = range(len(CARDS) * len(SIDES))
HIDDEN: Final = 0
"""A card that the viewer may not know."""

Outcome = tuple[str, int]
"""A chance outcome: a die roll, or the seat for which a tie is decided."""


class Deal(NamedTuple):
    """The chance outcomes before the first move, and the option."""

    hands: tuple[tuple[int, ...], ...]
    first: int
    limit: int


class Event(NamedTuple):
    """An event."""

    kind: EventKind
    seat: int = NOBODY
    card: int = HIDDEN
    side: int = NOBODY
    points: int = 0
    by: str = ""
    hidden: bool = False


class State:
    """A position; without `rng` it stops for die rolls and tie-breaks."""

    def __init__(self, deal: Deal) -> None:
        self.rng: Random | None = None
        self.observer: Callable[[Any], None] | None = None
        self.players, self.limit, self.first = len(deal.hands), deal.limit, deal.first
        self.hands = [sorted(hand) for hand in deal.hands]
        self.shown: list[list[int]] = [[] for _ in deal.hands]
        self.points = [0] * self.players
        self.laid: dict[int, tuple[int, int]] = {}
        """By seat, the card placed this round and its side."""
        self.round, self.die, self.over = 1, 0, False
        self.tied: list[int] = []
        self.settled = 0
        self.to_act = CHANCE

    def legal(self) -> list[int]:
        return self.view(self.to_act).legal()

    def apply(self, action: int) -> None:
        seat, (card, side) = self.to_act, parts(action)
        self.hands[seat].remove(card)
        self.laid[seat] = card, side
        self._tell(Event("laid", seat, card, side))
        self.to_act = (seat + 1) % self.players
        if len(self.laid) == self.players:
            self._turn_up()

    def default_chance(self) -> Outcome:
        return ("lot", self.tied[0]) if self.tied else ("die", DIE[0])

    def sample_chance(self, rng: Random) -> Outcome:
        return ("lot", rng.choice(self.tied)) if self.tied else ("die", rng.choice(DIE))

    def is_legal_chance(self, outcome: Outcome) -> bool:
        kind, number = outcome
        fitting = (kind == "lot" and number in self.tied) if self.tied else (kind == "die" and number in DIE)
        return self.to_act == CHANCE and fitting

    def apply_chance(self, outcome: Outcome) -> None:
        if self.tied:
            self.tied = []
            self._win(outcome[1])
            self._settle()
        else:
            self.die, self.to_act = outcome[1], (self.first + self.round - 1) % self.players
            self._tell(Event("rolled", points=self.die))

    def _turn_up(self) -> None:
        for seat, (card, side) in self.laid.items():
            self.shown[seat].append(card)
            self._tell(Event("revealed", seat, card, side))
        self.settled = 0
        self._settle()

    def _settle(self) -> None:
        for side in SIDES[self.settled :]:
            here = {seat: card for seat, (card, its_side) in self.laid.items() if its_side == side}
            best = [seat for seat, card in sorted(here.items()) if card == max(here.values())]
            if len(best) > 1:
                self.settled, self.tied, self.to_act = side, best, CHANCE
                return self._by_itself()
            if best:
                self.settled = side
                self._win(best[0])
        self._end_round()
        return None

    def _win(self, seat: int) -> None:
        self.points[seat] += self.die
        self._tell(Event("won", seat, side=self.settled, points=self.die, by=str(self.laid[seat][0])))
        self.settled += 1

    def _end_round(self) -> None:
        self.laid, self.die = {}, 0
        if self.round == ROUNDS:
            self.over, self.to_act = True, NOBODY
            self._tell(Event("game-over"))
            return
        self.round, self.to_act = self.round + 1, CHANCE
        self._tell(Event("round-began", points=self.round))
        self._by_itself()

    def _by_itself(self) -> None:
        if self.rng:
            self.apply_chance(self.sample_chance(self.rng))

    def _tell(self, event: Event) -> None:
        if self.observer:
            self.observer(event)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.__dict__ = {**self.__dict__, "observer": None, "laid": {**self.laid}, "tied": self.tied[:]}
        twin.hands, twin.shown = [hand[:] for hand in self.hands], [cards[:] for cards in self.shown]
        twin.points = self.points[:]
        return twin

    def view(self, seat: int) -> View:
        return View(self, seat)

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        """The seats with the most points within the limit; if all exceed it, those with the fewest."""
        if not self.over:
            return []
        fair = [points for points in self.points if points <= self.limit]
        best = max(fair) if fair else min(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best]


class View:
    """The view of one seat: its own cards, and those of others that were turned up."""

    game: Final = "toy"

    def __init__(self, state: State, seat: int) -> None:
        self.seat, self.to_act, self.players, self.limit = seat, state.to_act, state.players, state.limit
        self.round, self.die, self.over, self.first = state.round, state.die, state.over, state.first
        self.points, self.tied, self.settled = tuple(state.points), tuple(state.tied), state.settled
        self.shown = tuple(tuple(cards) for cards in state.shown)
        open_to = range(state.players) if seat == EVERYTHING else [seat]
        self.hands = tuple(
            tuple(hand) if one in open_to else (HIDDEN,) * len(hand) for one, hand in enumerate(state.hands)
        )
        face_up = seat == EVERYTHING or bool(state.tied)
        self.laid = {
            one: (card if face_up or one == seat else HIDDEN, side) for one, (card, side) in state.laid.items()
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"View{vars(self)}"

    def legal(self) -> list[int]:
        if self.seat < 0 or self.seat != self.to_act:
            return []
        return [action_of(card, side) for card in self.hands[self.seat] for side in SIDES]

    def sample(self, rng: Random) -> State:
        hands, laid = [], {**self.laid}
        for seat, hand in enumerate(self.hands):
            if seat != self.seat:
                unseen = [card for card in CARDS if card not in self.shown[seat]]
                rng.shuffle(unseen)
                if seat in laid:
                    card, side = laid[seat]
                    laid[seat] = card or unseen.pop(), side
                hand = tuple(unseen[: len(hand)])
            hands.append(hand)
        state = State(Deal(tuple(hands), self.first, self.limit))
        state.shown, state.points, state.laid = [list(cards) for cards in self.shown], list(self.points), laid
        state.round, state.die, state.over, state.to_act = self.round, self.die, self.over, self.to_act
        state.tied, state.settled, state.rng = list(self.tied), self.settled, rng
        return state


def action_of(card: int, side: int) -> int:
    return (card - CARDS[0]) * len(SIDES) + side


def parts(action: int) -> tuple[int, int]:
    """Split an action into card and side."""
    return CARDS[action // len(SIDES)], action % len(SIDES)


def make_deal(players: int, rng: Random, first: int, options: Mapping[str, str]) -> Deal:
    return Deal(tuple(tuple(rng.sample(CARDS, HAND)) for _ in range(players)), first, int(options["limit"]))


def initial_state(deal: Deal) -> State:
    return State(deal)


def playout(state: State, rng: Random, last: int | None = None) -> None:
    state.rng, state.observer = rng, None
    while not state.over and state.round <= (last or ROUNDS):
        state.apply(rng.choice(state.legal()))


def expected_scores(state: State) -> list[float]:
    return [float(points) for points in state.points]


def action_values(view: View, rng: Random) -> dict[int, float]:
    return {action: parts(action)[0] * view.die / 10 for action in view.legal()}
