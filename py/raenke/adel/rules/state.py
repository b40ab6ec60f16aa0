"""The game state of Adel: the position, the pending decision, and the card log from which beliefs are derived."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from raenke.adel.knowledge.card_knowledge import Knowledge
from raenke.adel.knowledge.card_log import LOOKED, LogEntry
from raenke.adel.knowledge.view import View
from raenke.adel.rules import building, calling, draft, rounds, scoring, taking, turn
from raenke.adel.rules.cards import kinds_of
from raenke.adel.rules.characters import RANKS
from raenke.adel.rules.deal import GOLD, HAND, Deal
from raenke.adel.rules.decisions import (
    ASKED,
    CHANCES,
    EFFECTS,
    LEGAL_ACTIONS,
    OVER,
    SET_ASIDE,
    SHUFFLE,
    TURN,
    TURN_EFFECTS,
)
from raenke.game import NOBODY

# Imported for their side effect: each registers its handlers in `decisions`.
EFFECT_MODULES: Final = (building, draft, taking, turn)
assert set(LEGAL_ACTIONS) == set(EFFECTS) == set(ASKED), "each question has its options and its answer"


class State:
    """A position; with an `rng` chance is sampled at once, without one the state waits for it (`to_act == CHANCE`)."""

    __slots__ = (
        "asked",
        "asked_seat",
        "base",
        "bewitched",
        "builds",
        "built",
        "card_log",
        "character",
        "chosen",
        "cities",
        "cleared",
        "crown",
        "deal",
        "down",
        "drawn",
        "ffg",
        "finished",
        "first",
        "gold",
        "hands",
        "haunted",
        "holders",
        "holds",
        "keep",
        "known",
        "murdered",
        "museum",
        "need",
        "observer",
        "offered",
        "paid",
        "pending",
        "pile",
        "players",
        "pool",
        "rank",
        "ranks",
        "reign",
        "rng",
        "robbed",
        "robber",
        "round",
        "safe",
        "second_down",
        "short",
        "shown",
        "step",
        "taken",
        "tax_due",
        "taxer",
        "to_act",
        "turn",
        "untaxed",
        "up",
        "used",
        "witch",
    )  # fmt: skip

    rng: Random | None
    observer: Callable[[Any], None] | None

    def __init__(self, deal: Deal) -> None:
        """Set up the position from a deal and begin the first round."""
        self.deal = deal
        self.players = players = deal.players
        self.ffg = deal.edition == "ffg"
        self.ranks = len(deal.characters)
        self.rng = None
        self.observer = None

        # Components: gold, cards, cities and the crown.
        self.gold = [GOLD] * players
        self.hands = [[*deal.districts[seat * HAND : (seat + 1) * HAND]] for seat in range(players)]
        self.holds = [kinds_of(hand) for hand in self.hands]
        """By seat, the set of kinds in its hand, as a bit mask."""
        self.pile = list(reversed(deal.districts[players * HAND :]))
        """The draw pile; its top is at the end."""
        self.cities: list[list[int]] = [[] for _ in range(players)]
        self.built = [0] * players
        """By seat, the set of kinds in its city, as a bit mask."""
        self.museum: list[int] = []
        self.crown = deal.crown
        self.need = deal.goal
        """The number of districts that completes a city: the goal, or one less after a Bell Tower declaration."""
        self.finished: list[int] = []
        """The seats with complete cities, in order of completion."""
        self.haunted = 0
        """The round in which the Haunted Quarter was built; 0 for none."""
        self.round = 0
        self.reign = 0
        """The number of consecutive rounds that the holder of the crown has begun with it."""

        self.start_card_log()

        # The draft of this round.
        self.first = deal.crown
        """The seat that held the crown at the start of the round and so picked first."""
        self.up: tuple[int, ...] = ()
        self.down = self.second_down = NOBODY
        self.step = 0
        self.pool = 0
        self.offered: list[int] = []
        """By draft decision, the set of characters offered."""
        self.chosen: list[int] = []
        """By draft decision, the character picked or put aside."""
        self.holders = [NOBODY] * (RANKS + 1)
        """By rank, the seat that picked it; secret until it is revealed."""

        # The ranks called, named and revealed in this round.
        self.rank = 0
        self.shown = [NOBODY] * (RANKS + 1)
        """By rank, the seat that revealed itself when it was called."""
        self.murdered = self.bewitched = self.robbed = 0
        """The ranks named by the Assassin, Witch and Thief; 0 for none."""
        self.cleared = NOBODY
        """The Hospital owner that did not answer when the murdered rank was called, and so cannot hold it."""
        self.robber = self.taxer = self.safe = NOBODY
        """The seats acting as Thief, Tax Collector and Preacher, once those powers are in effect."""
        self.untaxed = 0
        """Bit mask of the seats that built and ended their turn before the Tax Collector was called."""
        self.witch: tuple[int, int, int, int, bool] | None = None
        """The paused turn of a Witch until the bewitched rank is called: seat, builds, used, paid, tax_due."""

        # The turn.
        self.turn = NOBODY
        self.character = NOBODY
        self.short = False
        """Whether the turn ends after gold or cards: for the bewitched, and for the murdered owner of a Hospital."""
        self.taken = False
        self.builds = self.used = self.paid = 0
        """Districts built, bit mask of the once-a-turn actions used, and the gold an Alchemist would get back."""
        self.tax_due = False

        # The pending decision within a turn.
        self.pending = OVER
        self.to_act = NOBODY
        self.drawn: list[int] = []
        self.keep = 0
        """The number of the drawn cards still to be kept."""
        self.asked = 0
        """The district a Graveyard may save, or the number of cards a Magician has put under the pile."""
        self.asked_seat = NOBODY
        """The seat whose hand a Conjurer sees, or that pays tribute for the crown."""

        rounds.begin_round(self)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.pending == OVER

    def legal(self) -> list[int]:
        """The legal actions of the seat to act."""
        if self.pending == TURN:
            return turn.legal_actions(self)
        return LEGAL_ACTIONS[self.pending](self) if self.to_act >= 0 else []

    def apply(self, action: int) -> None:
        """Apply an action of the seat to act, with all its automatic consequences."""
        if self.pending == TURN:
            TURN_EFFECTS[action](self, action)
        else:
            EFFECTS[self.pending](self, action)

    # Knowledge of hidden cards: moves are only logged here; beliefs are derived from the log on demand.

    def start_card_log(self) -> None:
        """Start a new card log, in which each seat knows its own hand and nothing else is known of hidden cards."""
        self.base = Knowledge(NOBODY, self.hands, self.pile, self.museum)
        """Public knowledge at the start of the log."""
        self.card_log = [LogEntry(LOOKED, seat, tuple(hand), seat) for seat, hand in enumerate(self.hands)]
        self.known: dict[int, tuple[int, Knowledge]] = {}
        """Cache by viewer: the number of log entries processed, and the knowledge after them."""

    def knowledge(self, viewer: int) -> Knowledge:
        """A viewer's belief about the hidden cards."""
        followed, known = self.known.get(viewer) or (0, self.base.for_viewer(viewer))
        if followed < len(self.card_log):
            known = known.updated(self.card_log[followed:])
            self.known[viewer] = len(self.card_log), known
        return known

    def view(self, seat: int) -> View:
        """The view of a seat, of the public (NOBODY), or with nothing hidden (EVERYTHING)."""
        return View(self, seat)

    def scores(self) -> list[int]:
        """Each seat's score if the game ended now."""
        return [scoring.points(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The winning seats; empty while the game runs."""
        return scoring.winners(self) if self.over else []

    # The two chance events: setting characters aside, and shuffling the pile after a Lighthouse.

    def default_chance(self) -> draft.Aside | building.Order:
        """A legal chance outcome in canonical order."""
        assert self.pending in CHANCES
        return (
            draft.default_aside(self) if self.pending == SET_ASIDE else building.Order(tuple(sorted(self.pile_kinds())))
        )

    def sample_chance(self, rng: Random) -> draft.Aside | building.Order:
        """A random chance outcome with the probabilities of the rules."""
        return draft.sample_aside(self, rng) if self.pending == SET_ASIDE else building.sample_order(self, rng)

    def is_legal_chance(self, outcome: object) -> bool:
        """Whether this is a legal chance outcome here."""
        if self.pending == SET_ASIDE:
            return isinstance(outcome, draft.Aside) and draft.is_legal_chance(self, outcome)
        if self.pending == SHUFFLE:
            return isinstance(outcome, building.Order) and sorted(outcome.kinds) == sorted(self.pile_kinds())
        return False

    def apply_chance(self, outcome: Any) -> None:
        """Apply the chance outcome that the state waits for."""
        if self.pending == SET_ASIDE:
            draft.set_aside(self, outcome)
        else:
            building.shuffled(self, outcome)

    def pile_kinds(self) -> list[int]:
        """The kinds in the draw pile, top first."""
        return self.pile[::-1]

    def continue_round(self) -> None:
        """Call the next rank that has a holder, or end the round."""
        calling.call_next(self)

    def clone(self) -> State:
        """An independent copy, without the observer."""
        twin = State.__new__(State)
        twin.deal, twin.players, twin.ffg, twin.ranks = self.deal, self.players, self.ffg, self.ranks
        twin.rng, twin.observer = self.rng, None
        twin.gold, twin.holds, twin.built = self.gold[:], self.holds[:], self.built[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.cities = [city[:] for city in self.cities]
        twin.pile, twin.museum, twin.finished = self.pile[:], self.museum[:], self.finished[:]
        twin.crown, twin.need, twin.haunted = self.crown, self.need, self.haunted
        twin.round, twin.reign = self.round, self.reign
        twin.base, twin.card_log, twin.known = self.base, self.card_log[:], self.known.copy()
        twin.up, twin.down, twin.second_down = self.up, self.down, self.second_down
        twin.step, twin.pool, twin.offered, twin.chosen = self.step, self.pool, self.offered[:], self.chosen[:]
        twin.holders, twin.shown, twin.rank = self.holders[:], self.shown[:], self.rank
        twin.murdered, twin.bewitched, twin.robbed = self.murdered, self.bewitched, self.robbed
        twin.first, twin.cleared = self.first, self.cleared
        twin.robber, twin.taxer, twin.safe, twin.untaxed = self.robber, self.taxer, self.safe, self.untaxed
        twin.witch, twin.turn, twin.character, twin.short = self.witch, self.turn, self.character, self.short
        twin.taken, twin.builds, twin.used, twin.paid = self.taken, self.builds, self.used, self.paid
        twin.tax_due, twin.pending, twin.to_act = self.tax_due, self.pending, self.to_act
        twin.drawn, twin.keep, twin.asked, twin.asked_seat = self.drawn[:], self.keep, self.asked, self.asked_seat
        return twin
