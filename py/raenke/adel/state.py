"""A running game of Adel: who has what, whose turn it is, what is still asked, and what everybody may come to know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from raenke.adel import building, calling, draft, rounds, scoring, taking, turn
from raenke.adel.cards import KIND, KNOWS, LIT, kinds_of, leave_openly, leave_unseen
from raenke.adel.characters import RANKS
from raenke.adel.deal import GOLD, HAND, Deal
from raenke.adel.districts import BIT
from raenke.adel.events import Event
from raenke.adel.stages import ASKED, CHANCES, DECIDE, DO, OPTIONS, OVER, SET_ASIDE, SHUFFLE, TURN
from raenke.adel.view import View
from raenke.game import NOBODY

# Importing them makes them enter what they do into the registers of `stages`.
DEEDS: Final = (building, draft, taking, turn)
assert set(OPTIONS) == set(DECIDE) == set(ASKED), "each question has its options and its answer"


class State:
    """One position; `rng` draws chance when it is due, without it the state waits (`to_act == CHANCE`)."""

    __slots__ = (
        "asked", "asked_seat", "bewitched", "builds", "built", "character", "chosen", "cities", "cleared", "crown",
        "deal", "down", "drawn", "ffg", "finished", "first", "gold", "hands", "haunted", "holders", "holds", "keep",
        "lit", "lit_by", "murdered", "museum", "need", "offered", "paid", "pile", "players", "pool", "rank", "ranks",
        "reign", "rng", "robbed", "robber", "round", "safe", "second_down", "short", "shown", "stage", "step", "taken",
        "tax_due", "taxer", "to_act", "turn", "untaxed", "up", "used", "watch", "witch",
    )  # fmt: skip

    rng: Random | None
    watch: Callable[[Any], None] | None

    def __init__(self, deal: Deal) -> None:
        """Hands out gold and cards by a deal, and begins the first round."""
        self.deal = deal
        self.players = players = deal.players
        self.ffg = deal.edition == "ffg"
        self.ranks = len(deal.characters)
        self.rng = None
        self.watch = None

        # What lies on the table and in the hands.
        self.gold = [GOLD] * players
        self.hands = [
            [kind | KNOWS[seat] for kind in deal.districts[seat * HAND : (seat + 1) * HAND]] for seat in range(players)
        ]
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
        self.lit: list[int] = []
        """The kinds that lay in the pile when a Lighthouse lit it, without those that were seen to leave (B5)."""
        self.lit_by = NOBODY

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
            return turn.options(self)
        return OPTIONS[self.stage](self) if self.to_act >= 0 else []

    def apply(self, action: int) -> None:
        """Does what the seat to act decided, and all that follows from it."""
        if self.stage == TURN:
            DO[action](self, action)
        else:
            DECIDE[self.stage](self, action)

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

    def due(self) -> draft.Aside | building.Order:
        """An outcome of chance that fits, in its plain order."""
        assert self.stage in CHANCES
        return draft.plain_aside(self) if self.stage == SET_ASIDE else building.Order(tuple(sorted(self.pile_kinds())))

    def roll(self, rng: Random) -> draft.Aside | building.Order:
        """One outcome, drawn as chance should draw it."""
        return draft.roll_aside(self, rng) if self.stage == SET_ASIDE else building.roll_order(self, rng)

    def fits(self, outcome: object) -> bool:
        """Whether chance may have this outcome here."""
        if self.stage == SET_ASIDE:
            return isinstance(outcome, draft.Aside) and draft.fits(self, outcome)
        if self.stage == SHUFFLE:
            return isinstance(outcome, building.Order) and sorted(outcome.kinds) == sorted(self.pile_kinds())
        return False

    def happen(self, outcome: Any) -> None:
        """Hands in the outcome that the state waits for."""
        if self.stage == SET_ASIDE:
            draft.set_aside(self, outcome)
        else:
            building.shuffled(self, outcome)

    def pile_kinds(self) -> list[int]:
        """The kinds in the draw pile, top first."""
        return [card & KIND for card in reversed(self.pile)]

    # What the rules in the other modules do with cards.

    def draw(self, seat: int, count: int, cause: str) -> None:
        """Draws cards into a hand; where fewer are left, those (A4)."""
        pile, hand, knows = self.pile, self.hands[seat], KNOWS[seat]
        held = self.holds[seat]
        cards = pile[: -count - 1 : -1]
        del pile[-count:]
        for card in cards:
            hand.append(card | knows)
            held |= BIT[card & KIND]
        self.holds[seat] = held
        if self.watch and cards:
            self.watch(Event("drew", seat, cards=tuple([c & KIND for c in cards]), number=len(cards), cause=cause))

    def spend(self, seat: int, kind: int) -> None:
        """Takes a card out of a hand for all to see."""
        hand = self.hands[seat]
        if self.lit_by != NOBODY and seat != self.lit_by:
            lit = [card & LIT for card in hand]
            if any(lit) and not all(lit):
                hand[:] = [card & ~LIT for card in hand]  # the Lighthouse's owner cannot tell which of them left
        if leave_openly(hand, kind) & LIT and kind in self.lit:
            self.lit.remove(kind)
        self.holds[seat] = kinds_of(hand)

    def hide(self, seat: int, kind: int, witnesses: int) -> int:
        """Takes a card out of a hand, seen by the witnesses only, and answers it."""
        card = leave_unseen(self.hands[seat], kind, witnesses)
        self.holds[seat] = kinds_of(self.hands[seat])
        return card

    def gain(self, seat: int, card: int) -> None:
        """Puts a card into a hand."""
        self.hands[seat].append(card)
        self.holds[seat] |= BIT[card & KIND]

    def go_on(self) -> None:
        """Calls the next rank that somebody answers to, or ends the round."""
        calling.call_next(self)

    def clone(self) -> State:
        """An independent copy, without whoever watches this one."""
        twin = State.__new__(State)
        twin.deal, twin.players, twin.ffg, twin.ranks = self.deal, self.players, self.ffg, self.ranks
        twin.rng, twin.watch = self.rng, None
        twin.gold, twin.holds, twin.built = self.gold[:], self.holds[:], self.built[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.cities = [city[:] for city in self.cities]
        twin.pile, twin.museum, twin.finished = self.pile[:], self.museum[:], self.finished[:]
        twin.crown, twin.need, twin.haunted = self.crown, self.need, self.haunted
        twin.round, twin.reign, twin.lit, twin.lit_by = self.round, self.reign, self.lit[:], self.lit_by
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
