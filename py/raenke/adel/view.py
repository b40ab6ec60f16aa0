"""What one seat may know of a game of Adel, and the full states that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raenke.adel.cards import ALL_KNOW, HIDDEN, KIND, KNOWS
from raenke.adel.draft import NEW_CARD, seat_of_step, sees_down
from raenke.adel.stages import DRAFT, DRAFT_ASIDE
from raenke.game import EVERYTHING, NOBODY

if TYPE_CHECKING:
    from raenke.adel.state import State


class View:
    """All that `seat` may know; a hidden card is HIDDEN here, a hidden character NOBODY: not merely unread."""

    __slots__ = (
        "_legal", "abdication", "asked", "asked_seat", "bewitched", "builds", "built", "character", "characters",
        "chosen", "cities", "cleared", "crown", "down", "drawn", "ffg", "finished", "first", "goal", "gold", "hand",
        "hand_sizes", "hands", "haunted", "holders", "keep", "murdered", "museum", "need", "offered", "over", "paid",
        "pile", "players", "pool", "rank", "ranks", "reign", "robbed", "robber", "round", "safe", "seat", "short",
        "shown", "stage", "step", "taken", "tax_due", "taxer", "to_act", "turn", "untaxed", "up", "used", "witch",
    )  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        deal, everything = state.deal, seat == EVERYTHING
        self.seat = seat
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
        self.hands = tuple([_as_seen(sorted(cards), seat) for cards in state.hands])
        """By seat, what of its hand the viewer knows, and then as many HIDDEN as it has more."""
        self.hand_sizes = tuple([len(cards) for cards in state.hands])
        self.hand = tuple([card & KIND for card in state.hands[seat]]) if seat >= 0 else ()
        self.pile = _as_seen(state.pile[::-1], seat)
        """The draw pile, its top first."""
        self.museum = _as_seen(state.museum, seat)
        self.drawn = _as_seen(state.drawn, seat)

        # The draft of this round.
        steps = [step for step in range(state.step) if seat_of_step(state, step) != NEW_CARD]
        own = [everything or seat_of_step(state, step) == seat for step in steps]
        self.step, self.up = state.step, state.up
        self.down = state.down if sees_down(state, seat) else NOBODY
        self.offered = tuple([pool if is_own else 0 for pool, is_own in zip(state.offered, own, strict=True)])
        """By decision of the draft, the set of characters that were there to choose from; 0 for what was not seen."""
        self.chosen = tuple([picked if is_own else NOBODY for picked, is_own in zip(state.chosen, own, strict=True)])
        """By decision of the draft, the character picked or put aside."""
        known = zip(state.holders, state.shown, strict=True)
        self.holders = tuple([held if everything or held == seat else shown for held, shown in known])
        """By rank, the seat that is known to hold it."""
        self._legal = tuple(state.legal()) if 0 <= seat == state.to_act else ()
        self.pool = state.pool if everything or (self._legal and state.stage in (DRAFT, DRAFT_ASIDE)) else 0
        """The set of characters that the viewer may choose from now."""

    def _facts(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __repr__(self) -> str:
        return f"View{self._facts()}"

    def legal(self) -> list[int]:
        """The actions of the looking seat, empty when it is not to act."""
        return [*self._legal]


def _as_seen(cards: list[int], seat: int) -> tuple[int, ...]:
    """Cards by their kinds, and HIDDEN for those that the viewer does not know."""
    knows = ALL_KNOW if seat == EVERYTHING else KNOWS[seat] if seat >= 0 else 0
    return tuple([card & KIND if card & knows or seat == EVERYTHING else HIDDEN for card in cards])
