"""Tempers of Adel: what a way to play likes about an action, from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from raenke.adel.rules.cards import MOST_SEATS
from raenke.adel.rules.characters import RANKS
from raenke.adel.rules.districts import COLOUR, KINDS, VIOLET
from raenke.game import Temper

if TYPE_CHECKING:
    from raenke.adel.knowledge.view import View


class Taste(NamedTuple):
    """A row of the table: the characters a temper likes to be, and what it likes about other actions."""

    picks: dict[int, float]
    actions: tuple[tuple[int, int, float], ...] = ()
    """First action, how many, and how much they are liked."""
    rule: Callable[[View, int], float] | None = None
    """What no range of actions can say."""


def rival(view: View) -> int:
    """The opponent whose city is nearest to completion, then the richest."""
    others = [(view.seat + step) % view.players for step in range(1, view.players)]
    return max(others, key=lambda seat: (len(view.cities[seat]), view.gold[seat]))


def _revenge(view: View, action: int) -> float:
    """Names and destroys where it hurts the leading opponent."""
    if do.NAME <= action < do.NAME + RANKS:
        return min(1.0, 2 * view.odds()[action - do.NAME + 1][rival(view)])
    if do.DESTROY <= action < do.EXCHANGE:
        seat, _ = do.far_district((action - do.DESTROY) % do.FAR_PLACES)
        return 1.0 if seat == rival(view) else 0.3 if seat != view.seat else -1.0
    return 0.0


def _monuments(view: View, action: int) -> float:
    """Builds, above all violet districts."""
    if do.BUILD <= action < do.BUILD + KINDS:
        return 1.0 if COLOUR[action - do.BUILD] == VIOLET else 0.6
    return 0.0


TASTES: Final = {
    "cautious": Taste(
        {cast.PREACHER: 1.0, cast.PARDONER: 1.0, cast.ASSASSIN: 0.2, cast.WITCH: 0.2, cast.THIEF: -0.2,
         cast.WARLORD: -0.3, cast.DIPLOMAT: -0.3, cast.ARCHITECT: -0.2, cast.CONQUEROR: -0.3, cast.MERCHANT: -0.1},
        ((do.DESTROY, 2 * do.FAR_PLACES, -0.5), (do.SWAP, MOST_SEATS, -0.3)),
    ),
    "vengeful": Taste(
        {cast.WARLORD: 0.8, cast.DIPLOMAT: 0.8, cast.ASSASSIN: 0.6, cast.WITCH: 0.6, cast.THIEF: 0.2,
         cast.PREACHER: -0.4, cast.PARDONER: -0.4, cast.MERCHANT: -0.2, cast.ALCHEMIST: -0.2},
        ((do.EXCHANGE, len(do.ACTIONS) - do.EXCHANGE, 0.6),),
        _revenge,
    ),
    "grasping": Taste(
        {cast.MERCHANT: 1.0, cast.ALCHEMIST: 0.8, cast.THIEF: 0.8, cast.TAX_COLLECTOR: 0.8, cast.QUEEN: 0.6,
         cast.CONQUEROR: 0.4, cast.MAGICIAN: -0.5, cast.CONJURER: -0.5, cast.ARTIST: -0.8},
        ((do.GOLD, 1, 0.8), (do.EXTRA_GOLD, 1, 1.0), (do.PARDON, 1, 1.0), (do.LAB, KINDS, 0.5),
         (do.DESTROY, do.FAR_PLACES, -0.5), (do.SMITH, 1, -0.5)),
    ),
    "builder": Taste(
        {cast.ARCHITECT: 1.0, cast.ALCHEMIST: 0.6, cast.ARTIST: 0.6, cast.PREACHER: 0.2, cast.CONQUEROR: -0.6,
         cast.THIEF: -0.5, cast.TAX_COLLECTOR: -0.3, cast.ASSASSIN: -0.5, cast.WITCH: -0.3, cast.WARLORD: -0.4},
        ((do.END, 1, -0.6), (do.ADORN, KINDS, 0.6), (do.TUCK, KINDS, 0.3)),
        _monuments,
    ),
    "schemer": Taste(
        {cast.SCHEMER: 0.8, cast.KING: 0.6, cast.MAGICIAN: 0.5, cast.CONJURER: 0.5, cast.DIPLOMAT: 0.4,
         cast.MERCHANT: -0.2, cast.ALCHEMIST: -0.2, cast.WARLORD: -0.2},
        ((do.SWAP, MOST_SEATS, 0.4), (do.LOOK, MOST_SEATS, 0.4), (do.PUT, KINDS, 0.3), (do.CARDS, 1, 0.1),
         (do.EXCHANGE, len(do.ACTIONS) - do.EXCHANGE, 0.6)),
    ),
}  # fmt: skip


def _like(taste: Taste, view: View, action: int) -> float:
    if action < do.ASIDE:
        return taste.picks.get(action, 0.0)
    for first, count, liking in taste.actions:
        if first <= action < first + count:
            return liking
    return taste.rule(view, action) if taste.rule else 0.0


def _likes(taste: Taste, view: View, actions: Sequence[int]) -> list[float]:
    return [_like(taste, view, action) for action in actions]


TEMPERS: Final[dict[str, Temper]] = {name: partial(_likes, taste) for name, taste in TASTES.items()}
