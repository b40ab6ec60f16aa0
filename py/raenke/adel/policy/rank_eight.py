"""What Warlord, Diplomat and Armory do to a city, and whether a Graveyard pays."""

from __future__ import annotations

from functools import cache
from typing import Final

from raenke.adel import actions as do
from raenke.adel.cards import GILT, KIND
from raenke.adel.districts import ARMORY, BIT, POINTS
from raenke.adel.policy.hope import Estate, hope
from raenke.adel.policy.sight import Sight
from raenke.adel.rank_eight import GRAVEYARD_PRICE, price_of_destruction, price_of_exchange

NEAR: Final = 2
"""So few districts before its end a city frightens."""

FRIGHT: Final = 1.2

RELUCTANCE: Final = 1.0
"""An Armory's owner builds it up for nothing, if it falls for little."""


def without(estate: Estate, district: int, city: tuple[int, ...]) -> Estate:
    """An estate that has lost a district."""
    kind = district & KIND
    doubled = sum(d & KIND == kind for d in city) > 1
    built = estate.built if doubled else estate.built & ~BIT[kind]
    return estate._replace(size=estate.size - 1, built=built, points=estate.points - value(district))


@cache
def value(district: int) -> int:
    """The points of a district with its gold."""
    return POINTS[district & KIND] + (district >= GILT)


def harm(sight: Sight, seat: int, district: int) -> float:
    """What it is worth that another seat loses a district."""
    key = seat, district
    if key not in sight.harms:
        estate, times = sight.estates[seat], sight.times[seat]
        lost = sight.bare_hopes[seat] - hope(without(estate, district, sight.view.cities[seat]), times)
        if not sight.last and sight.view.need - estate.size <= NEAR:
            lost += FRIGHT
        sight.harms[key] = sight.envy[seat] * lost
    return sight.harms[key]


def destroy(sight: Sight, estate: Estate, action: int) -> tuple[float, Estate]:
    """What is lost to another, less what it costs."""
    other, district = do.far_district(action - do.DESTROY)
    price = price_of_destruction(sight.view.built[other], district)
    then = estate._replace(gold=estate.gold - price)
    if then.gold < 0:
        return -1.0, estate
    if other == sight.seat:
        then = without(then, district, sight.view.cities[other])
        return hope(then, sight.time) - hope(estate, sight.time), then
    gained = harm(sight, other, district) + hope(then, sight.time) - hope(estate, sight.time)
    return gained, then


def arm(sight: Sight, estate: Estate, action: int) -> tuple[float, Estate]:
    """The same for nothing but the Armory itself."""
    other, district = do.far_district(action - do.ARM)
    then = without(estate, ARMORY, sight.view.cities[sight.seat])
    return harm(sight, other, district) - RELUCTANCE + hope(then, sight.time) - hope(estate, sight.time), then


def exchange(sight: Sight, estate: Estate, action: int) -> tuple[float, Estate]:
    """What the better district gains, and its owner loses, less the difference."""
    own, other, theirs = do.exchanged(action)
    price = price_of_exchange(own, sight.view.built[other], theirs)
    if price > estate.gold or not estate.built & BIT[own & KIND]:
        return -1.0, estate
    then = _traded(estate, own, theirs, -price)
    rival = sight.estates[other]
    lost = sight.bare_hopes[other] - hope(_traded(rival, theirs, own, price), sight.times[other])
    return hope(then, sight.time) - hope(estate, sight.time) + sight.envy[other] * lost, then


def _traded(estate: Estate, given: int, got: int, gold: int) -> Estate:
    return estate._replace(
        gold=estate.gold + gold,
        built=estate.built & ~BIT[given & KIND] | BIT[got & KIND],
        points=estate.points - value(given) + value(got),
    )


def rescue(sight: Sight, actions: list[int]) -> dict[int, float]:
    """A card for a coin, if it is worth one."""
    estate = sight.estate
    saved = estate._replace(gold=estate.gold - GRAVEYARD_PRICE, kinds=(*estate.kinds, sight.view.asked))
    return {action: sight.gain(saved) if action == do.SAVE else 0.0 for action in actions}
