"""What violet districts bring that are used in the turn, or ask something when they are built."""

from __future__ import annotations

from raenke.adel import actions as do
from raenke.adel.districts import KINDS
from raenke.adel.policy import rank_eight
from raenke.adel.policy.hope import Estate, Times, hope
from raenke.adel.policy.sight import Sight
from raenke.adel.workshops import LAB_GOLD, LAB_GOLD_FFG, SMITHY_CARDS, SMITHY_PRICE


def gain(sight: Sight, estate: Estate, action: int) -> tuple[float, Estate]:
    """What a workshop gains, and the estate after it."""
    if action < do.SMITH:
        then = _less(estate, action - do.LAB)
        then = then._replace(gold=then.gold + (LAB_GOLD_FFG if sight.view.ffg else LAB_GOLD))
        return sight.gain(then), then
    if action == do.SMITH:
        then = estate._replace(gold=estate.gold - SMITHY_PRICE, unknown=estate.unknown + SMITHY_CARDS)
        return sight.gain(then), then
    if action < do.TUCK + KINDS:
        then = _less(estate, action - do.TUCK)
        return sight.gain(then) + 1.0, then
    return rank_eight.arm(sight, estate, action)


def _less(estate: Estate, kind: int) -> Estate:
    kinds = [*estate.kinds]
    kinds.remove(kind)
    return estate._replace(kinds=tuple(kinds))


def searching(sight: Sight, actions: list[int]) -> dict[int, float]:
    """The card out of the pile that helps most."""
    found = {}
    for action in actions:
        if action == do.LEAVE:
            found[action] = 0.0
        else:
            found[action] = sight.gain(sight.estate._replace(kinds=(*sight.estate.kinds, action - do.FETCH)))
    return found


def ringing(sight: Sight, actions: list[int]) -> dict[int, float]:
    """Whether one district fewer helps oneself more than the others; and whoever leads wants an end."""
    worth = 0.0
    others = [hope_ for seat, hope_ in enumerate(sight.hopes) if seat != sight.seat]
    worth += 0.25 * max(-4.0, min(4.0, sight.hopes[sight.seat] - max(others)))
    taken = bool(sight.view.finished)
    for seat, estate in enumerate(sight.estates):
        old = sight.times[seat]
        new = Times(max(0.0, old.turns - 1), old.need - 1, not taken and estate.size >= old.need - 1, old.last)
        gained = hope(estate, new) - hope(estate, old._replace(turns=new.turns))
        worth += gained if seat == sight.seat else -sight.envy[seat] * gained
    return {action: worth if action == do.DECLARE else 0.0 for action in actions}
