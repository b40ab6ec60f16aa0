"""What one seat may know of a game of Adel, and the full states that agree with it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from raenke.adel.knowledge.card_knowledge import Knowledge
from raenke.adel.knowledge.draft_inference import DraftInference
from raenke.adel.knowledge.sampling import state_from
from raenke.adel.rules.cards import HIDDEN
from raenke.adel.rules.deal import Deal
from raenke.adel.rules.draft import NEW_CARD, seat_of_step, sees_down
from raenke.adel.rules.stages import DRAFT, DRAFT_ASIDE
from raenke.game import EVERYTHING, NOBODY

if TYPE_CHECKING:
    from raenke.adel.rules.state import State


class View:
    """All that `seat` may know; a hidden card is HIDDEN here, a hidden character NOBODY: not merely unread."""

    __slots__ = (
        "_draft_inference", "_legal", "abdication", "asked", "asked_seat", "bewitched", "builds", "built", "character",
        "characters", "chosen", "cities", "cleared", "crown", "deal", "down", "drawn", "ffg", "finished", "first",
        "goal", "gold", "hand", "hand_sizes", "hands", "haunted", "holders", "keep", "known", "murdered", "museum",
        "need", "offered", "over", "paid", "pile", "players", "pool", "public", "rank", "ranks", "reign", "robbed",
        "robber", "round", "safe", "seat", "short", "shown", "stage", "step", "taken", "tax_due", "taxer", "to_act",
        "turn", "untaxed", "up", "used", "witch",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        deal, everything = state.deal, seat == EVERYTHING
        self.seat = seat
        self._draft_inference: DraftInference | None = None
        self.deal = _as_announced(deal)
        """All that was settled before the game, and of the deck which cards it has."""
        self.players, self.characters, self.ranks = state.players, deal.characters, state.ranks
        self.ffg, self.goal, self.abdication = state.ffg, deal.goal, deal.abdication

        # What lies open before everybody.
        self.gold = tuple(state.gold)
        self.cities = tuple([tuple(city) for city in state.cities])
        self.built = tuple(state.built)
        self.crown, self.reign, self.round, self.first = state.crown, state.reign, state.round, state.first
        self.need, self.finished, self.haunted = state.need, tuple(state.finished), state.haunted
        self.rank, self.shown = state.rank, tuple(state.shown)
        """By rank, the seat that answered to it in this round."""
        self.murdered, self.bewitched, self.robbed = state.murdered, state.bewitched, state.robbed
        self.robber, self.taxer, self.safe, self.untaxed = state.robber, state.taxer, state.safe, state.untaxed
        self.cleared, self.witch = state.cleared, state.witch
        self.turn, self.character, self.short, self.taken = state.turn, state.character, state.short, state.taken
        self.builds, self.used, self.paid, self.tax_due = state.builds, state.used, state.paid, state.tax_due
        self.stage, self.to_act, self.over = state.stage, state.to_act, state.over
        self.asked, self.asked_seat, self.keep = state.asked, state.asked_seat, state.keep

        # Cards of districts: each as its kind, or HIDDEN.
        self.known: Knowledge | None = None
        """Which hidden cards may lie where, as the viewer can tell; nothing is hidden before EVERYTHING."""
        if everything:
            self.hands = tuple([tuple(cards) for cards in state.hands])
            self.pile, self.museum, self.drawn = tuple(state.pile[::-1]), tuple(state.museum), tuple(state.drawn)
        else:
            self.known = known = state.knowledge(seat)
            self.hands = tuple([_as_seen(known, hand) for hand in known.hands])
            """By seat, what of its hand the viewer knows, and then as many HIDDEN as it has more."""
            sure = known.certain()
            self.pile = tuple([sure.get(spot, HIDDEN) for spot in reversed(known.pile)])
            """The draw pile, its top first."""
            self.museum = tuple([sure.get(spot, HIDDEN) for spot in known.museum])
            self.drawn = tuple([sure.get(spot, HIDDEN) for spot in known.drawn])
        self.public = state.knowledge(NOBODY)
        """As everybody can tell."""
        self.hand_sizes = tuple([len(cards) for cards in state.hands])
        self.hand = tuple(state.hands[seat]) if seat >= 0 else ()
        """The own hand, as it was drawn."""

        # The draft of this round.
        steps = [step for step in range(state.step) if seat_of_step(state, step) != NEW_CARD]
        own = [everything or seat_of_step(state, step) == seat for step in steps]
        self.step, self.up = state.step, state.up
        self.down = state.down if sees_down(state, seat) else NOBODY
        self.offered = tuple([pool if is_own else 0 for pool, is_own in zip(state.offered, own, strict=True)])
        """By decision of the draft, the set of characters that were there to choose from; 0 for what was not seen."""
        self.chosen = tuple([picked if is_own else NOBODY for picked, is_own in zip(state.chosen, own, strict=True)])
        """By decision of the draft, the character picked or put aside."""
        held_and_shown = zip(state.holders, state.shown, strict=True)
        self.holders = tuple([held if everything or held == seat else shown for held, shown in held_and_shown])
        """By rank, the seat that is known to hold it."""
        self._legal = tuple(state.legal()) if 0 <= seat == state.to_act else ()
        self.pool = state.pool if everything or (self._legal and state.stage in (DRAFT, DRAFT_ASIDE)) else 0
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
        """Determinize: a full state consistent with all the seat knows, uniform over the rest."""
        return state_from(self, rng)

    def odds(self) -> tuple[tuple[float, ...], ...]:
        """By rank and seat, how likely that seat holds it in this round."""
        return self.draft_inference().odds(self.players)

    def draft_inference(self) -> DraftInference:
        """Who can hold which character."""
        if self._draft_inference is None:
            self._draft_inference = DraftInference(self)
        return self._draft_inference

    def legal(self) -> list[int]:
        """The actions of the looking seat, empty when it is not to act."""
        return [*self._legal]


@lru_cache(maxsize=16)
def _as_announced(deal: Deal) -> Deal:
    return deal._replace(districts=tuple(sorted(deal.districts)))


def _as_seen(known: Knowledge, hand: list[int]) -> tuple[int, ...]:
    """What is known of a hand, sorted, and HIDDEN for each card besides."""
    sure = sorted(known.certain_in(sum(hand)))
    return (*sure, *[HIDDEN] * (len(hand) - len(sure)))
