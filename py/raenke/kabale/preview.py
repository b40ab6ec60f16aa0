"""Preview of legal actions for the page: what a card would do, judged from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.game import NOBODY
from raenke.kabale import award
from raenke.kabale.cards import AREA_SHIFT, ASSASSIN, DOWN, EXPLORER, FACE_UP, HIDDEN, KIND, SEAT_SHIFT, SLIPPED

if TYPE_CHECKING:
    from raenke.kabale.view import View


class Preview(NamedTuple):
    """Effects of placing a card: its number, the card it reveals, whether it is lost, whether its seat would lead."""

    number: float | None
    leads: bool
    sure: bool
    """The seat knows every card in the column."""
    reveals: int = NOBODY
    assassinated: bool = False
    removed: bool = False
    """The card would be removed at the award if the round ended then."""


FALLS: Final = Preview(None, leads=False, sure=False, assassinated=True)


def placing(seen: View, ally: int, column: int) -> Preview:
    """Preview an ally from the viewer's hand at the bottom of a column; chains of Explorers are not followed."""
    cards = seen.columns[column]
    mine = seen.seat << SEAT_SHIFT | ally
    above = cards[-1] if cards and cards[-1] & DOWN else NOBODY
    if above == NOBODY:
        return _lying(seen, [*cards, mine], len(cards), column)
    if above & KIND == ASSASSIN:
        return FALLS._replace(reveals=above)
    if above & KIND == EXPLORER:
        # R5: if every other column is stormed, the Explorer returns to the bottom of this one.
        goes = any(other != column for other in seen.open)
        left = [*cards[:-1], mine] if goes else [*cards[:-1], mine, above]
        return _lying(seen, left, len(cards) - 1, column)._replace(reveals=above)
    return _lying(seen, [*cards, mine], len(cards), column)._replace(reveals=above)


def slipping(seen: View, ally: int) -> Preview:
    """Preview an ally from the viewer's hand directly below its Cloak."""
    cards, at = list(seen.columns[seen.asked_column]), seen.asked_position + 1
    cards.insert(at, seen.seat << SEAT_SHIFT | ally | SLIPPED)
    return _lying(seen, cards, at, seen.asked_column)


def _lying(seen: View, cards: Sequence[int], at: int, column: int) -> Preview:
    """Preview the award with the card at position `at`; nobody leads a column that shows no opponent."""
    settled = award.settle([card & FACE_UP for card in cards], seen.turned_up[column] >> AREA_SHIFT)
    others = any(total is not None for seat, total in enumerate(settled.sums) if seat != seen.seat)
    sure = all(card & KIND != HIDDEN for card in cards)
    leads = settled.winner == seen.seat and others
    return Preview(settled.numbers[at], leads, sure, removed=at in settled.removed)
