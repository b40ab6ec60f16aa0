"""Heuristic values of violet districts that offer a choice in the turn or when built."""

from __future__ import annotations

from raenke.adel.policy import rank_eight
from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import Assets, Progress, expected_score
from raenke.adel.rules import actions as do
from raenke.adel.rules.districts import KINDS
from raenke.adel.rules.workshops import LAB_GOLD, LAB_GOLD_FFG, SMITHY_CARDS, SMITHY_PRICE


def gain(context: Context, assets: Assets, action: int) -> tuple[float, Assets]:
    """The gain of a workshop action, and the resulting assets."""
    if action < do.SMITH:
        then = _less(assets, action - do.LAB)
        then = then._replace(gold=then.gold + (LAB_GOLD_FFG if context.view.ffg else LAB_GOLD))
        return context.gain(then), then
    if action == do.SMITH:
        then = assets._replace(gold=assets.gold - SMITHY_PRICE, unknown=assets.unknown + SMITHY_CARDS)
        return context.gain(then), then
    if action < do.TUCK + KINDS:
        then = _less(assets, action - do.TUCK)
        return context.gain(then) + 1.0, then
    return rank_eight.arm(context, assets, action)


def _less(assets: Assets, kind: int) -> Assets:
    kinds = [*assets.kinds]
    kinds.remove(kind)
    return assets._replace(kinds=tuple(kinds))


def searching(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of taking each card of the pile with the Lighthouse, or none."""
    found = {}
    for action in actions:
        if action == do.LEAVE:
            found[action] = 0.0
        else:
            found[action] = context.gain(context.assets._replace(kinds=(*context.assets.kinds, action - do.FETCH)))
    return found


def ringing(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of the Bell Tower: the relative gain of a smaller goal, plus a bonus for leading."""
    worth = 0.0
    others = [hope_ for seat, hope_ in enumerate(context.expected) if seat != context.seat]
    worth += 0.25 * max(-4.0, min(4.0, context.expected[context.seat] - max(others)))
    taken = bool(context.view.finished)
    for seat, assets in enumerate(context.all_assets):
        old = context.all_progress[seat]
        new = Progress(max(0.0, old.turns - 1), old.need - 1, not taken and assets.size >= old.need - 1, old.last)
        gained = expected_score(assets, new) - expected_score(assets, old._replace(turns=new.turns))
        worth += gained if seat == context.seat else -context.opponent_weights[seat] * gained
    return {action: worth if action == do.DECLARE else 0.0 for action in actions}
