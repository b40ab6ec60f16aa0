"""How a turn goes best: what to take, and what to build with it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from raenke.adel.building import cost
from raenke.adel.characters import ALCHEMIST, ARCHITECT, CHARACTERS, CONQUEROR, MERCHANT
from raenke.adel.districts import BIT, COST, PLAIN_DECK, POINTS, QUARRY
from raenke.adel.policy.hope import Estate, Times, hope
from raenke.adel.powers import CONQUEST
from raenke.adel.taking import GOLD_TAKEN, PAYING, keeps

MOST_TRIED: Final = 7
"""So many kinds of a hand, the dearest that can be paid, are combined for a turn with several builds."""

GUESSED_COST: Final = 3
"""What a card that is not known will cost."""

CHEAP_ENOUGH: Final = tuple(
    sum(COST[kind] <= gold for kind in PLAIN_DECK) / len(PLAIN_DECK) for gold in range(max(COST))
)
"""By gold, how likely a card that is not known can be paid."""

_QUARRY: Final = BIT[QUARRY]


class Plan(NamedTuple):
    """What a turn may come to: the hope after it, the kinds built in it, and the estate then."""

    hope: float
    builds: tuple[int, ...]
    then: Estate


def pays(kind: int, character: int) -> bool:
    """Whether a district pays this character."""
    return PAYING[character] >> kind & 1 == 1


def buildable(estate: Estate) -> list[int]:
    """The kinds of the hand that may be built at all, if they can be paid."""
    kinds = dict.fromkeys(estate.kinds)
    if estate.built & _QUARRY and estate.built.bit_count() == estate.size:
        return [*kinds]
    return [kind for kind in kinds if not estate.built & BIT[kind]]


def after_building(estate: Estate, kind: int, *, free: bool = False) -> Estate:
    """The estate with a district built from the hand."""
    kinds = [*estate.kinds]
    kinds.remove(kind)
    price = 0 if free else cost(estate.built, kind)
    return Estate(
        estate.gold - price,
        tuple(kinds),
        estate.unknown,
        estate.size + 1,
        estate.built | BIT[kind],
        estate.points + POINTS[kind],
    )


def best_builds(
    estate: Estate, times: Times, character: int, limit: int, *, income_due: bool = False, later: int = 0
) -> Plan:
    """The best that can be built with this hand and this gold; `later` is the gold that comes after it.

    Where the income is still due, what is built may add to it.
    """
    plain = estate._replace(gold=estate.gold + later)
    best = Plan(hope(plain, times), (), plain)
    can_be = [kind for kind in buildable(estate) if cost(estate.built, kind) <= estate.gold]
    if limit > 1:
        can_be = sorted(can_be, key=COST.__getitem__, reverse=True)[:MOST_TRIED]
    for count in range(1, limit + 1):
        for kinds in combinations(can_be, count):
            then = _after_all(estate, kinds)
            if then is None:
                continue
            back = later + (estate.gold - then.gold if character == ALCHEMIST else 0)
            if income_due:
                back += sum(pays(kind, character) for kind in kinds)
            then = then._replace(gold=then.gold + back)
            worth = hope(then, times)
            if worth > best.hope:
                best = Plan(worth, kinds, then)
    return _unknown_built(best, times, limit) if estate.unknown else best


def _after_all(estate: Estate, kinds: Iterable[int]) -> Estate | None:
    """The estate with all of these built, if that can be paid."""
    for kind in kinds:
        if estate.gold < cost(estate.built, kind):
            return None
        estate = after_building(estate, kind)
    return estate


def _unknown_built(best: Plan, times: Times, limit: int) -> Plan:
    """A plan that goes on with cards that are not known, if one of them can be paid."""
    then, worth, likely = best.then, best.hope, 1.0
    for _ in range(min(limit - len(best.builds), then.unknown)):
        share = CHEAP_ENOUGH[min(then.gold, len(CHEAP_ENOUGH) - 1)]
        likely *= 1 - (1 - share) ** then.unknown
        price = min(GUESSED_COST + (then.gold > GUESSED_COST + 2), then.gold)
        then = then._replace(
            gold=then.gold - price, unknown=then.unknown - 1, size=then.size + 1, points=then.points + price
        )
        gained = hope(then, times) - worth
        if not likely or gained <= 0:
            break
        worth += likely * gained
    return best._replace(hope=worth)


def taking(estate: Estate, character: int) -> tuple[Estate, Estate]:
    """The estate with gold taken, and with cards, each with the character's extras."""
    more_gold, more_cards = int(character == MERCHANT), 2 * (character == ARCHITECT)
    gold, unknown = estate.gold + more_gold, estate.unknown + more_cards
    return (
        estate._replace(gold=gold + GOLD_TAKEN, unknown=unknown),
        estate._replace(gold=gold, unknown=unknown + keeps(estate.built)),
    )


def whole_turn(estate: Estate, times: Times, character: int, *, takes: bool = True) -> Plan:
    """The best of a whole turn as a character: gold or cards, with its extras, its income and its builds."""
    row = CHARACTERS[character]
    income = (PAYING[character] & estate.built).bit_count()
    estate = estate._replace(gold=estate.gold + income + (CONQUEST if character == CONQUEROR else 0))
    due = row.colour is not None
    starts = taking(estate, character) if takes else (estate,)
    plans = [best_builds(start, times, character, row.builds, income_due=due) for start in starts]
    return max(plans, key=lambda plan: plan.hope)
