"""The view of one seat of a game of Adel, and sampling of full states consistent with it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from raenke.adel.knowledge.card_knowledge import Knowledge
from raenke.adel.knowledge.draft_inference import DraftInference
from raenke.adel.knowledge.sampling import state_from
from raenke.adel.rules.cards import HIDDEN
from raenke.adel.rules.deal import Deal
from raenke.adel.rules.decisions import DRAFT, DRAFT_ASIDE
from raenke.adel.rules.draft import NEW_CARD, seat_of_step, sees_down
from raenke.game import EVERYTHING, NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


class View:
    """All that `seat` may know; hidden cards are HIDDEN and hidden characters NOBODY, so no secret is stored."""

    game: Final = "adel"

    __slots__ = (
        "_draft_inference", "_legal", "abdication", "asked", "asked_seat", "bewitched", "builds", "built", "character",
        "characters", "chosen", "cities", "cleared", "crown", "deal", "down", "drawn", "ffg", "finished", "first",
        "goal", "gold", "hand", "hand_sizes", "hands", "haunted", "holders", "keep", "known", "murdered", "museum",
        "need", "offered", "over", "paid", "pending", "pile", "players", "pool", "public", "rank", "ranks", "reign",
        "robbed", "robber", "round", "safe", "seat", "short", "shown", "step", "taken", "tax_due", "taxer", "to_act",
        "turn", "untaxed", "up", "used", "witch",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        deal, everything = state.deal, seat == EVERYTHING
        self.seat = seat
        self._draft_inference: DraftInference | None = None
        self.deal = _as_announced(deal)
        """The deal with its deck sorted: which cards are in play is public, their order is not."""
        self.players, self.characters, self.ranks = state.players, deal.characters, state.ranks
        self.ffg, self.goal, self.abdication = state.ffg, deal.goal, deal.abdication

        # Public information.
        self.gold = tuple(state.gold)
        self.cities = tuple([tuple(city) for city in state.cities])
        self.built = tuple(state.built)
        self.crown, self.reign, self.round, self.first = state.crown, state.reign, state.round, state.first
        self.need, self.finished, self.haunted = state.need, tuple(state.finished), state.haunted
        self.rank, self.shown = state.rank, tuple(state.shown)
        """By rank, the seat that answered to it this round."""
        self.murdered, self.bewitched, self.robbed = state.murdered, state.bewitched, state.robbed
        self.robber, self.taxer, self.safe, self.untaxed = state.robber, state.taxer, state.safe, state.untaxed
        self.cleared, self.witch = state.cleared, state.witch
        self.turn, self.character, self.short, self.taken = state.turn, state.character, state.short, state.taken
        self.builds, self.used, self.paid, self.tax_due = state.builds, state.used, state.paid, state.tax_due
        self.pending, self.to_act, self.over = state.pending, state.to_act, state.over
        self.asked, self.asked_seat, self.keep = state.asked, state.asked_seat, state.keep

        # District cards, each as its kind or HIDDEN.
        self.known: Knowledge | None = None
        """The viewer's belief about the hidden cards; None for EVERYTHING."""
        if everything:
            self.hands = tuple([tuple(cards) for cards in state.hands])
            self.pile, self.museum, self.drawn = tuple(state.pile[::-1]), tuple(state.museum), tuple(state.drawn)
        else:
            self.known = known = state.knowledge(seat)
            self.hands = tuple([_as_seen(known, hand) for hand in known.hands])
            """By seat, the cards of its hand that the viewer knows, then HIDDEN for each other one."""
            sure = known.certain()
            self.pile = tuple([sure.get(spot, HIDDEN) for spot in reversed(known.pile)])
            """The draw pile, top first."""
            self.museum = tuple([sure.get(spot, HIDDEN) for spot in known.museum])
            self.drawn = tuple([sure.get(spot, HIDDEN) for spot in known.drawn])
        self.public = state.knowledge(NOBODY)
        """Public knowledge of the hidden cards."""
        self.hand_sizes = tuple([len(cards) for cards in state.hands])
        self.hand = tuple(state.hands[seat]) if seat >= 0 else ()
        """The own hand, in the order drawn."""

        # The draft of this round.
        steps = [step for step in range(state.step) if seat_of_step(state, step) != NEW_CARD]
        own = [everything or seat_of_step(state, step) == seat for step in steps]
        self.step, self.up = state.step, state.up
        self.down = state.down if sees_down(state, seat) else NOBODY
        self.offered = tuple([pool if is_own else 0 for pool, is_own in zip(state.offered, own, strict=True)])
        """By draft decision, the set of characters offered; 0 if not seen."""
        self.chosen = tuple([picked if is_own else NOBODY for picked, is_own in zip(state.chosen, own, strict=True)])
        """By draft decision, the character picked or put aside; NOBODY if not seen."""
        held_and_shown = zip(state.holders, state.shown, strict=True)
        self.holders = tuple([held if everything or held == seat else shown for held, shown in held_and_shown])
        """By rank, the seat known to hold it."""
        self._legal = tuple(state.legal()) if 0 <= seat == state.to_act else ()
        self.pool = state.pool if everything or (self._legal and state.pending in (DRAFT, DRAFT_ASIDE)) else 0
        """The set of characters that the viewer may choose from now."""

    def _facts(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__ if name != "_draft_inference")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __repr__(self) -> str:
        return f"View{self._facts()}"

    def sample(self, rng: Random) -> State:
        """Determinize: a full state drawn uniformly from those consistent with what the seat knows."""
        return state_from(self, rng)

    def odds(self) -> tuple[tuple[float, ...], ...]:
        """By rank and seat, the probability that the seat holds the rank in this round."""
        return self.draft_inference().odds(self.players)

    def draft_inference(self) -> DraftInference:
        """The inference about this round's draft, computed once."""
        if self._draft_inference is None:
            self._draft_inference = DraftInference(self)
        return self._draft_inference

    def legal(self) -> list[int]:
        """The legal actions of the viewer; empty if it is not to act."""
        return [*self._legal]


@lru_cache(maxsize=16)
def _as_announced(deal: Deal) -> Deal:
    return deal._replace(districts=tuple(sorted(deal.districts)))


def _as_seen(known: Knowledge, hand: list[int]) -> tuple[int, ...]:
    """The known cards of a hand, sorted, then HIDDEN for each other one."""
    sure = sorted(known.certain_in(sum(hand)))
    return (*sure, *[HIDDEN] * (len(hand) - len(sure)))
