"""A running game of Adel: who has what, whose turn it is, what is still asked, and what everybody may come to know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from raenke.adel.knowledge.card_knowledge import Knowledge
from raenke.adel.knowledge.card_log import DREW, LOOKED, PLAYED, LogEntry
from raenke.adel.knowledge.view import View
from raenke.adel.rules import building, calling, draft, rounds, scoring, taking, turn
from raenke.adel.rules.cards import kinds_of
from raenke.adel.rules.characters import RANKS
from raenke.adel.rules.deal import GOLD, HAND, Deal
from raenke.adel.rules.districts import BIT, mask
from raenke.adel.rules.events import Event
from raenke.adel.rules.stages import (
    ASKED,
    CHANCES,
    OVER,
    SET_ASIDE,
    SHUFFLE,
    STAGE_EFFECTS,
    STAGE_LEGAL,
    TURN,
    TURN_EFFECTS,
)
from raenke.game import NOBODY

# Importing them makes them enter what they do into the registers of `stages`.
EFFECT_MODULES: Final = (building, draft, taking, turn)
assert set(STAGE_LEGAL) == set(STAGE_EFFECTS) == set(ASKED), "each question has its options and its answer"


class State:
    """One position; `rng` draws chance when it is due, without it the state waits (`to_act == CHANCE`)."""

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
        "stage",
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
        """Hands out gold and cards by a deal, and begins the first round."""
        self.deal = deal
        self.players = players = deal.players
        self.ffg = deal.edition == "ffg"
        self.ranks = len(deal.characters)
        self.rng = None
        self.observer = None

        # What lies on the table and in the hands.
        self.gold = [GOLD] * players
        self.hands = [[*deal.districts[seat * HAND : (seat + 1) * HAND]] for seat in range(players)]
        self.holds = [kinds_of(hand) for hand in self.hands]
        """By seat, the set of kinds in its hand."""
        self.pile = list(reversed(deal.districts[players * HAND :]))
        """The draw pile; its top is at the end."""
        self.cities: list[list[int]] = [[] for _ in range(players)]
        self.built = [0] * players
        """By seat, the set of kinds in its city."""
        self.museum: list[int] = []
        self.crown = deal.crown
        self.need = deal.goal
        """How many districts make a city complete; one fewer than the goal while a Bell Tower is declared."""
        self.finished: list[int] = []
        """The seats whose cities are complete, in the order in which they became it."""
        self.haunted = 0
        """The round in which the Haunted Quarter was built."""
        self.round = 0
        self.reign = 0
        """How many rounds running the holder of the crown has begun with it."""

        self.start_card_log()

        # The draft of this round.
        self.first = deal.crown
        """The seat that had the crown when the round began, and so picked first."""
        self.up: tuple[int, ...] = ()
        self.down = self.second_down = NOBODY
        self.step = 0
        self.pool = 0
        self.offered: list[int] = []
        """By decision of the draft, the set of characters that were there to choose from."""
        self.chosen: list[int] = []
        """By decision of the draft, the character picked or put aside."""
        self.holders = [NOBODY] * (RANKS + 1)
        """By rank, the seat that picked it: a secret until it answers."""

        # What was called, named and shown in this round.
        self.rank = 0
        self.shown = [NOBODY] * (RANKS + 1)
        """By rank, the seat that answered to it."""
        self.murdered = self.bewitched = self.robbed = 0
        """The ranks named by Assassin, Witch and Thief; 0 for none."""
        self.cleared = NOBODY
        """The seat that has a Hospital and yet did not answer when the murdered was called: it does not hold that."""
        self.robber = self.taxer = self.safe = NOBODY
        """The seats that act as Thief, Tax Collector and Preacher, once they have begun to."""
        self.untaxed = 0
        """The seats (as bits) that built and whose turns were over before a Tax Collector was called."""
        self.witch: tuple[int, int, int, int, bool] | None = None
        """The turn of a Witch that waits for the bewitched rank: seat, builds, used, paid, tax_due."""

        # The turn.
        self.turn = NOBODY
        self.character = NOBODY
        self.short = False
        """Whether the turn is over after gold or cards: of the bewitched, and of the murdered with a Hospital."""
        self.taken = False
        self.builds = self.used = self.paid = 0
        """How many districts were built, what can be done once and was, and the gold an Alchemist would get back."""
        self.tax_due = False

        # What is asked in the midst of a turn.
        self.stage = OVER
        self.to_act = NOBODY
        self.drawn: list[int] = []
        self.keep = 0
        """The cards just drawn, and how many of them are still to be kept."""
        self.asked = 0
        """The district that a Graveyard may save, or how many cards a Magician put under the pile."""
        self.asked_seat = NOBODY
        """Whose hand a Conjurer looks at, or who wants a tribute."""

        rounds.begin_round(self)

    @property
    def over(self) -> bool:
        """Whether the last round has been scored."""
        return self.stage == OVER

    def legal(self) -> list[int]:
        """All actions that the seat to act may choose from."""
        if self.stage == TURN:
            return turn.legal_actions(self)
        return STAGE_LEGAL[self.stage](self) if self.to_act >= 0 else []

    def apply(self, action: int) -> None:
        """Does what the seat to act decided, and all that follows from it."""
        if self.stage == TURN:
            TURN_EFFECTS[action](self, action)
        else:
            STAGE_EFFECTS[self.stage](self, action)

    # What is known of hidden cards: the trail is told here, and followed when somebody looks.

    def start_card_log(self) -> None:
        """From here on nothing is known of the cards that lie hidden, but that each seat sees its hand."""
        self.base = Knowledge(NOBODY, self.hands, self.pile, self.museum)
        """What everybody knew where the trail begins."""
        self.card_log = [LogEntry(LOOKED, seat, tuple(hand), seat) for seat, hand in enumerate(self.hands)]
        self.known: dict[int, tuple[int, Knowledge]] = {}
        """By viewer, how much of the trail it has followed, and what it knew then."""

    def knowledge(self, viewer: int) -> Knowledge:
        """What a viewer knows of the cards that lie hidden."""
        followed, known = self.known.get(viewer) or (0, self.base.for_viewer(viewer))
        if followed < len(self.card_log):
            known = known.updated(self.card_log[followed:])
            self.known[viewer] = len(self.card_log), known
        return known

    def view(self, seat: int) -> View:
        """What a seat (NOBODY, EVERYTHING) may know of it."""
        return View(self, seat)

    def scores(self) -> list[int]:
        """Each seat's points, were this the end."""
        return [scoring.points(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that won; nobody while the game runs."""
        return scoring.winners(self) if self.over else []

    # Chance, which is one of two things: characters set aside, or the pile after a Lighthouse.

    def default_chance(self) -> draft.Aside | building.Order:
        """An outcome of chance that fits, in its plain order."""
        assert self.stage in CHANCES
        return (
            draft.default_aside(self) if self.stage == SET_ASIDE else building.Order(tuple(sorted(self.pile_kinds())))
        )

    def sample_chance(self, rng: Random) -> draft.Aside | building.Order:
        """One outcome, drawn as chance should draw it."""
        return draft.sample_aside(self, rng) if self.stage == SET_ASIDE else building.sample_order(self, rng)

    def is_legal_chance(self, outcome: object) -> bool:
        """Whether chance may have this outcome here."""
        if self.stage == SET_ASIDE:
            return isinstance(outcome, draft.Aside) and draft.is_legal_chance(self, outcome)
        if self.stage == SHUFFLE:
            return isinstance(outcome, building.Order) and sorted(outcome.kinds) == sorted(self.pile_kinds())
        return False

    def apply_chance(self, outcome: Any) -> None:
        """Hands in the outcome that the state waits for."""
        if self.stage == SET_ASIDE:
            draft.set_aside(self, outcome)
        else:
            building.shuffled(self, outcome)

    def pile_kinds(self) -> list[int]:
        """The kinds in the draw pile, top first."""
        return self.pile[::-1]

    # What the rules in the other modules do with cards.

    def draw(self, seat: int, count: int, cause: str) -> None:
        """Draws cards into a hand; where fewer are left, those (A4)."""
        kinds = tuple(self.pile[: -count - 1 : -1])
        if not kinds:
            return
        del self.pile[-count:]
        self.hands[seat] += kinds
        self.holds[seat] |= mask(kinds)
        self.card_log.append(LogEntry(DREW, seat, kinds))
        if self.observer:
            self.observer(Event("drew", seat, cards=kinds, number=len(kinds), cause=cause))

    def spend(self, seat: int, kind: int) -> None:
        """Takes a card out of a hand for all to see."""
        self.lose(seat, kind, LogEntry(PLAYED, seat, (kind,)))

    def lose(self, seat: int, kind: int, entry: LogEntry) -> None:
        """Takes a card out of a hand, on a way that is told by a trace."""
        hand = self.hands[seat]
        hand.remove(kind)
        if kind not in hand:
            self.holds[seat] ^= BIT[kind]
        self.card_log.append(entry)

    def gain(self, seat: int, kind: int) -> None:
        """Puts a card into a hand."""
        self.hands[seat].append(kind)
        self.holds[seat] |= BIT[kind]

    def continue_round(self) -> None:
        """Calls the next rank that somebody answers to, or ends the round."""
        calling.call_next(self)

    def clone(self) -> State:
        """An independent copy, without whoever watches this one."""
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
        twin.tax_due, twin.stage, twin.to_act = self.tax_due, self.stage, self.to_act
        twin.drawn, twin.keep, twin.asked, twin.asked_seat = self.drawn[:], self.keep, self.asked, self.asked_seat
        return twin
