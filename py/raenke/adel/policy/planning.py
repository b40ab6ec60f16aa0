"""Turn planning: search for the best combination of taking and building."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from raenke.adel.policy.evaluation import Assets, Progress, expected_score
from raenke.adel.rules.building import cost
from raenke.adel.rules.characters import ALCHEMIST, ARCHITECT, CHARACTERS, CONQUEROR, MERCHANT
from raenke.adel.rules.districts import BIT, COST, PLAIN_DECK, POINTS, QUARRY
from raenke.adel.rules.powers import CONQUEST
from raenke.adel.rules.taking import GOLD_TAKEN, PAYING, keeps

MOST_TRIED: Final = 7
"""The number of kinds, most expensive first, combined in a turn with several builds."""

GUESSED_COST: Final = 3
"""The assumed cost of an unknown card."""

CHEAP_ENOUGH: Final = tuple(
    sum(COST[kind] <= gold for kind in PLAIN_DECK) / len(PLAIN_DECK) for gold in range(max(COST))
)
"""By gold, the probability that an unknown card is affordable."""

_QUARRY: Final = BIT[QUARRY]


class Plan(NamedTuple):
    """The outcome of a planned turn: expected score, kinds built, and resulting assets."""

    score: float
    builds: tuple[int, ...]
    then: Assets


def pays(kind: int, character: int) -> bool:
    """Whether a district pays this character income."""
    return PAYING[character] >> kind & 1 == 1


def buildable(assets: Assets) -> list[int]:
    """The kinds in hand that may be built, regardless of cost."""
    kinds = dict.fromkeys(assets.kinds)
    if assets.built & _QUARRY and assets.built.bit_count() == assets.size:
        return [*kinds]
    return [kind for kind in kinds if not assets.built & BIT[kind]]


def after_building(assets: Assets, kind: int, *, free: bool = False) -> Assets:
    """The assets after building a district from the hand."""
    kinds = [*assets.kinds]
    kinds.remove(kind)
    price = 0 if free else cost(assets.built, kind)
    return Assets(
        assets.gold - price,
        tuple(kinds),
        assets.unknown,
        assets.size + 1,
        assets.built | BIT[kind],
        assets.points + POINTS[kind],
    )


def best_builds(
    assets: Assets, progress: Progress, character: int, limit: int, *, income_due: bool = False, later: int = 0
) -> Plan:
    """The best builds with these assets; `later` is gold that arrives only after building.

    With `income_due`, built districts of the character's colour pay income as well.
    """
    plain = assets._replace(gold=assets.gold + later)
    best = Plan(expected_score(plain, progress), (), plain)
    can_be = [kind for kind in buildable(assets) if cost(assets.built, kind) <= assets.gold]
    if limit > 1:
        can_be = sorted(can_be, key=COST.__getitem__, reverse=True)[:MOST_TRIED]
    for count in range(1, limit + 1):
        for kinds in combinations(can_be, count):
            then = _after_all(assets, kinds)
            if then is None:
                continue
            back = later + (assets.gold - then.gold if character == ALCHEMIST else 0)
            if income_due:
                back += sum(pays(kind, character) for kind in kinds)
            then = then._replace(gold=then.gold + back)
            worth = expected_score(then, progress)
            if worth > best.score:
                best = Plan(worth, kinds, then)
    return _unknown_built(best, progress, limit) if assets.unknown else best


def _after_all(assets: Assets, kinds: Iterable[int]) -> Assets | None:
    """The assets after building all of these, or None if unaffordable."""
    for kind in kinds:
        if assets.gold < cost(assets.built, kind):
            return None
        assets = after_building(assets, kind)
    return assets


def _unknown_built(best: Plan, progress: Progress, limit: int) -> Plan:
    """Extend a plan by builds of unknown cards, weighted by the probability that one is affordable."""
    then, worth, likely = best.then, best.score, 1.0
    for _ in range(min(limit - len(best.builds), then.unknown)):
        share = CHEAP_ENOUGH[min(then.gold, len(CHEAP_ENOUGH) - 1)]
        likely *= 1 - (1 - share) ** then.unknown
        price = min(GUESSED_COST + (then.gold > GUESSED_COST + 2), then.gold)
        then = then._replace(
            gold=then.gold - price, unknown=then.unknown - 1, size=then.size + 1, points=then.points + price
        )
        gained = expected_score(then, progress) - worth
        if not likely or gained <= 0:
            break
        worth += likely * gained
    return best._replace(score=worth)


def taking(assets: Assets, character: int) -> tuple[Assets, Assets]:
    """The assets after taking gold and after taking cards, each with the character's extras."""
    more_gold, more_cards = int(character == MERCHANT), 2 * (character == ARCHITECT)
    gold, unknown = assets.gold + more_gold, assets.unknown + more_cards
    return (
        assets._replace(gold=gold + GOLD_TAKEN, unknown=unknown),
        assets._replace(gold=gold, unknown=unknown + keeps(assets.built)),
    )


def whole_turn(assets: Assets, progress: Progress, character: int, *, takes: bool = True) -> Plan:
    """The best plan for a whole turn as a character, with its extras, income and builds."""
    row = CHARACTERS[character]
    income = (PAYING[character] & assets.built).bit_count()
    assets = assets._replace(gold=assets.gold + income + (CONQUEST if character == CONQUEROR else 0))
    due = row.colour is not None
    starts = taking(assets, character) if takes else (assets,)
    plans = [best_builds(start, progress, character, row.builds, income_due=due) for start in starts]
    return max(plans, key=lambda plan: plan.score)
