"""Heuristic values of the Warlord's, Diplomat's and Armory's actions and of the Graveyard's rescue."""

from __future__ import annotations

from functools import cache
from typing import Final

from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import Assets, expected_score
from raenke.adel.rules import actions as do
from raenke.adel.rules.cards import GILT, KIND
from raenke.adel.rules.districts import ARMORY, BIT, POINTS
from raenke.adel.rules.rank_eight import GRAVEYARD_PRICE, price_of_destruction, price_of_exchange

NEAR: Final = 2
"""The number of missing districts from which on a city is a threat."""

FRIGHT: Final = 1.2
"""The extra value of setting back a city that is a threat."""

RELUCTANCE: Final = 1.0
"""A penalty that keeps the Armory from being sacrificed for little."""


def without(assets: Assets, district: int, city: tuple[int, ...]) -> Assets:
    """The assets after losing a district."""
    kind = district & KIND
    doubled = sum(d & KIND == kind for d in city) > 1
    built = assets.built if doubled else assets.built & ~BIT[kind]
    return assets._replace(size=assets.size - 1, built=built, points=assets.points - value(district))


@cache
def value(district: int) -> int:
    """The points of a district, including the Artist's gold."""
    return POINTS[district & KIND] + (district >= GILT)


def harm(context: Context, seat: int, district: int) -> float:
    """The value of another seat's loss of a district, in own points."""
    key = seat, district
    if key not in context.harms:
        assets, progress = context.all_assets[seat], context.all_progress[seat]
        lost = context.base_scores[seat] - expected_score(
            without(assets, district, context.view.cities[seat]), progress
        )
        if not context.last and context.view.need - assets.size <= NEAR:
            lost += FRIGHT
        context.harms[key] = context.opponent_weights[seat] * lost
    return context.harms[key]


def destroy(context: Context, assets: Assets, action: int) -> tuple[float, Assets]:
    """The harm to another seat less the price, and the resulting assets."""
    other, district = do.far_district(action - do.DESTROY)
    price = price_of_destruction(context.view.built[other], district)
    then = assets._replace(gold=assets.gold - price)
    if then.gold < 0:
        return -1.0, assets
    if other == context.seat:
        then = without(then, district, context.view.cities[other])
        return expected_score(then, context.own_progress) - expected_score(assets, context.own_progress), then
    gained = (
        harm(context, other, district)
        + expected_score(then, context.own_progress)
        - expected_score(assets, context.own_progress)
    )
    return gained, then


def arm(context: Context, assets: Assets, action: int) -> tuple[float, Assets]:
    """The harm to another seat less the value of the Armory, and the resulting assets."""
    other, district = do.far_district(action - do.ARM)
    then = without(assets, ARMORY, context.view.cities[context.seat])
    return harm(context, other, district) - RELUCTANCE + expected_score(then, context.own_progress) - expected_score(
        assets, context.own_progress
    ), then


def exchange(context: Context, assets: Assets, action: int) -> tuple[float, Assets]:
    """The own gain plus the weighted loss of the other seat, and the resulting assets."""
    own, other, theirs = do.exchanged(action)
    price = price_of_exchange(own, context.view.built[other], theirs)
    if price > assets.gold or not assets.built & BIT[own & KIND]:
        return -1.0, assets
    then = _traded(assets, own, theirs, -price)
    rival = context.all_assets[other]
    lost = context.base_scores[other] - expected_score(_traded(rival, theirs, own, price), context.all_progress[other])
    return expected_score(then, context.own_progress) - expected_score(
        assets, context.own_progress
    ) + context.opponent_weights[other] * lost, then


def _traded(assets: Assets, given: int, got: int, gold: int) -> Assets:
    return assets._replace(
        gold=assets.gold + gold,
        built=assets.built & ~BIT[given & KIND] | BIT[got & KIND],
        points=assets.points - value(given) + value(got),
    )


def rescue(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of saving a destroyed card for 1 gold, or not."""
    assets = context.assets
    saved = assets._replace(gold=assets.gold - GRAVEYARD_PRICE, kinds=(*assets.kinds, context.view.asked))
    return {action: context.gain(saved) if action == do.SAVE else 0.0 for action in actions}
