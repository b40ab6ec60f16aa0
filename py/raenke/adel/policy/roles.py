"""The value of a character to a seat in this round: that of its turn plus that of its power."""

from __future__ import annotations

from typing import Final

from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import UNKNOWN_MERIT, Assets, gold_value, hand_value
from raenke.adel.policy.planning import buildable, whole_turn
from raenke.adel.rules import characters as cast
from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.districts import BIT, COST, GREAT_WALL, KEEP, THRONE_ROOM

STRUCK: Final = 0.13
"""The probability that a rank is named by an Assassin, Witch or Thief in play."""

FIRST_PICK: Final = 0.55
"""The value of picking first in the next draft."""

SAFE: Final = 0.35
"""The value of a rank that cannot be named."""

HIT: Final = 0.3
"""The probability that the Thief names the rank of the richest opponent."""


def role_value(context: Context, seat: int, character: int) -> float:
    """The value of a character to a seat, compared with no turn at all, as estimated by the viewer; cached."""
    key = (seat, character)
    if key not in context.role_values:
        context.role_values[key] = _turn(context, seat, character) + _power(context, seat, character)
    return context.role_values[key]


def _turn(context: Context, seat: int, character: int) -> float:
    assets, progress = context.all_assets[seat], context.all_progress[seat]
    plan = whole_turn(assets, progress, character)
    return plan.score - context.base_scores[seat]


def _power(context: Context, seat: int, character: int) -> float:
    rule = _POWERS.get(character)
    return rule(context, seat) if rule else 0.0


def _others(context: Context, seat: int) -> list[int]:
    return [other for other in range(context.view.players) if other != seat]


def _assassin(context: Context, seat: int) -> float:
    danger = max(0, 4 - min(context.view.need - len(context.view.cities[s]) for s in _others(context, seat)))
    return SAFE + 0.55 + 0.25 * danger + (0.4 if context.view.players == 2 else 0.0)


def _witch(context: Context, seat: int) -> float:
    return SAFE + 0.6


def _thief(context: Context, seat: int) -> float:
    purses = sorted(context.view.gold[s] for s in _others(context, seat))
    likely = HIT * purses[-1] + 0.1 * sum(purses[:-1]) / max(1, len(purses) - 1)
    assets, turns = context.all_assets[seat], context.all_progress[seat].turns
    return 0.25 + 1.3 * likely * (gold_value(assets.gold + 2, turns) - gold_value(assets.gold, turns)) / 2


def _tax_collector(context: Context, seat: int) -> float:
    payers = sum(0.5 for s in _others(context, seat) if context.view.hand_sizes[s])
    turns = context.all_progress[seat].turns
    return gold_value(round(payers + 1), turns) - gold_value(1, turns)


def _magician(context: Context, seat: int) -> float:
    """The best hand swap; for opponents only hand sizes are assumed to be known."""
    assets, progress = context.all_assets[seat], context.all_progress[seat]
    useless = len(assets.kinds) - len(buildable(assets))
    best = min(1.0, progress.turns) * 0.35 * useless
    if seat != context.seat:
        assets = _unseen(assets)
    own = hand_value(assets, progress)
    for other in _others(context, seat):
        theirs = context.all_assets[other] if seat == context.seat else _unseen(context.all_assets[other])
        swapped = hand_value(assets._replace(kinds=theirs.kinds, unknown=theirs.unknown), progress)
        best = max(best, swapped - own + 0.3 * context.opponent_weights[other])
    return best


def _unseen(assets: Assets) -> Assets:
    return assets._replace(kinds=(), unknown=len(assets.kinds) + assets.unknown)


def _conjurer(context: Context, seat: int) -> float:
    assets = context.all_assets[seat]
    if not any(context.view.hand_sizes[other] for other in _others(context, seat)):
        return 0.0
    builds_too = 0.9 if assets.gold >= 4 else 0.3
    return builds_too + 0.35 * UNKNOWN_MERIT * min(1.0, context.all_progress[seat].turns + 0.3)


def _crown(context: Context, seat: int) -> float:
    worth = FIRST_PICK * min(1.0, context.after)
    if context.view.crown != seat and context.view.built[seat] & BIT[THRONE_ROOM]:
        worth += 0.5
    return worth


def _schemer(context: Context, seat: int) -> float:
    return 0.5 if context.view.built[seat] & BIT[THRONE_ROOM] else 0.1


def _preacher(context: Context, seat: int) -> float:
    """The more valuable the closer the city is to completion."""
    near = len(context.view.cities[seat]) / context.view.need
    return 0.25 + 0.8 * near**2


def _pardoner(context: Context, seat: int) -> float:
    purses = sorted(context.view.gold[s] for s in _others(context, seat))
    return 0.45 if purses[-1] > context.view.gold[seat] and purses[-1] not in purses[:-1] else 0.15


def _warlord(context: Context, seat: int) -> float:
    """A share of the best destruction, since the gold or the target may be gone by then."""
    best = 0.0
    gold = context.view.gold[seat]
    for other in _others(context, seat):
        city = context.view.cities[other]
        if len(city) >= context.view.need or not city:
            continue
        wall = bool(context.view.built[other] & BIT[GREAT_WALL])
        weight = context.opponent_weights[other] if seat == context.seat else 0.3
        for district in city:
            kind = district & KIND
            price = COST[kind] + (district >= GILT) - 1 + wall
            if kind != KEEP and price <= gold:
                loss = COST[kind] + 1.0 + (1.2 if len(city) + 2 >= context.view.need else 0.0)
                best = max(best, weight * loss - 0.5 * price)
    return 0.1 + 0.6 * best


def _diplomat(context: Context, seat: int) -> float:
    return 0.6 if context.view.cities[seat] and len(context.view.cities[seat]) < context.view.need else 0.0


def _artist(context: Context, seat: int) -> float:
    plain = sum(district < GILT for district in context.view.cities[seat])
    assets, turns = context.all_assets[seat], context.all_progress[seat].turns
    each = 1.0 - (gold_value(assets.gold + 2, turns) - gold_value(assets.gold, turns)) / 2
    return max(0.0, each) * min(2, plain)


def _queen(context: Context, seat: int) -> float:
    """More likely to pay if the holder of the crown, who may keep it, is a neighbour."""
    beside = (context.view.crown - seat) % context.view.players in (1, context.view.players - 1)
    turns = context.all_progress[seat].turns
    return (0.55 if beside else 0.25) * gold_value(3, turns)


_POWERS: Final = {
    cast.ASSASSIN: _assassin,
    cast.WITCH: _witch,
    cast.THIEF: _thief,
    cast.TAX_COLLECTOR: _tax_collector,
    cast.MAGICIAN: _magician,
    cast.CONJURER: _conjurer,
    cast.KING: _crown,
    cast.SCHEMER: _schemer,
    cast.PREACHER: _preacher,
    cast.PARDONER: _pardoner,
    cast.WARLORD: _warlord,
    cast.DIPLOMAT: _diplomat,
    cast.ARTIST: _artist,
    cast.QUEEN: _queen,
}
