"""Kabale & Hiebe (Ruse & Bruise): the whole game behind the one protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from raenke.game import EVERYTHING, NOBODY, BadSetup, Event
from raenke.kabale import notation
from raenke.kabale.actions import ACTIONS, MOST_SEATS
from raenke.kabale.cards import ALL_GOALS, AREAS, FACE_UP, KINDS, SEAT_SHIFT
from raenke.kabale.notation import ROUNDS, Deal
from raenke.kabale.picture import card_facts, event_picture, picture
from raenke.kabale.playout import playout
from raenke.kabale.policy import outlook, worth
from raenke.kabale.state import State
from raenke.kabale.view import View

if TYPE_CHECKING:
    from raenke import shapes

# What lies face down is known to the seat that laid or drew it, and to nobody else.
_SECRET_CARD = frozenset({"placed", "slipped", "drawn"})


class Kabale:
    """The game's static side."""

    name: ClassVar[str] = "kabale"
    seats: ClassVar[range] = range(2, MOST_SEATS + 1)
    actions: ClassVar[range] = ACTIONS

    def deal(self, players: int, rng: Random, first: int | None = 0) -> Deal:
        """Shuffles goals and packs; `first` None lets chance choose who starts."""
        if players not in self.seats:
            raise BadSetup(f"Kabale is played by {self.seats[0]} to {self.seats[-1]}, not by {players}")
        if first is None:
            first = rng.randrange(players)
        if first not in range(players):
            raise BadSetup(f"seat {first + 1} cannot start a game of {players}")
        goals = rng.sample(ALL_GOALS, ROUNDS * players)
        return Deal(tuple(goals), tuple(tuple(rng.sample(range(KINDS), KINDS)) for _ in range(players)), first)

    def start(self, deal: Deal) -> State:
        """The opening state of a deal, without `rng`."""
        return State(deal.goals, deal.decks, deal.first)

    def new(self, players: int, rng: Random, first: int | None = 0) -> State:
        """A fresh game that shuffles by itself with `rng`."""
        state = self.start(self.deal(players, rng, first))
        state.rng = rng
        return state

    def playout(self, state: State, rng: Random, last: int | None = None) -> None:
        """Plays on with random decisions, to the game's end or that of the round of this number."""
        playout(state, rng, ROUNDS if last is None else last)

    def outlook(self, state: State) -> list[float]:
        """What each seat may hope to have in the end by the goals it has won so far."""
        rounds_left = ROUNDS - state.round + (not state.over)
        return [outlook(won, rounds_left) for won in state.won]

    def worth(self, view: View, rng: Random) -> dict[int, float]:
        """What each legal action promises at first sight."""
        return worth(view, rng)

    def text(self, action: int, seat: int) -> str:
        """The notation of an action that `seat` decides."""
        return notation.action_text(action, seat)

    def parse(self, token: str) -> tuple[int, int]:
        """The seat and the action that a token names."""
        return notation.parse_action(token)

    def shuffle_text(self, seat: int, order: Sequence[int]) -> str:
        """The notation of a seat's discards in their new draw order."""
        return notation.shuffle_text(seat, order)

    def parse_shuffle(self, token: str) -> tuple[int, list[int]]:
        """The seat and the draw order that a chance token names."""
        return notation.parse_shuffle(token)

    def headers(self, deal: Deal) -> dict[str, str]:
        """A deal as headers."""
        return notation.deal_headers(deal)

    def header_names(self, players: int) -> list[str]:
        """The names of those headers."""
        return notation.header_names(players)

    def from_headers(self, headers: Mapping[str, str]) -> Deal:
        """The deal that headers hold."""
        return notation.deal_from_headers(headers)

    def event_for(self, event: Event, seat: int) -> Event:
        """The event as `seat` may know it: a draw order stays hidden from all, a hidden card from all but its owner."""
        if event.kind == "shuffled":
            return event._replace(detail=None)
        if event.kind in _SECRET_CARD and event.seat != seat:
            return event._replace(card=NOBODY)
        return event

    def gave_away(self, event: Event, before: View) -> str:
        """What chance or another's hidden card just revealed bars from undo; one's own cards and draws do not."""
        if event.kind == "shuffled":
            return "shuffled"
        if event.kind == "round-ended":
            return "goals"
        if event.kind in ("revealed", "discarded") and event.seat != before.seat:
            shown = event.seat << SEAT_SHIFT | event.card  # not by its place: Explorers may have walked since
            known = any(card & FACE_UP == shown for cards in before.columns for card in cards)
            return "" if known else "revealed"
        return ""

    def picture(self, state: State, seat: int, *, choices: bool = True) -> shapes.KabaleView:
        """The table as a seat sees it, with all hands where everything lies open."""
        return picture(state.view(seat), state.hands if seat == EVERYTHING else None, choices=choices)

    def event_picture(self, event: Event, token: int) -> shapes.Event:
        """An event in the shape that the page gets."""
        return event_picture(event, token)

    def facts(self, bots: list[str]) -> shapes.GameFact:
        """Seats, bots, cards and areas for the page's start and help."""
        return {"name": self.name, "seats": [*self.seats], "bots": bots, "cards": card_facts(), "areas": [*AREAS]}


KABALE = Kabale()
