"""What it is worth to a seat to be a character in this round: the turn it will have, and the power."""

from __future__ import annotations

from typing import Final

from raenke.adel import characters as cast
from raenke.adel.cards import GILT, KIND
from raenke.adel.districts import BIT, COST, GREAT_WALL, KEEP, THRONE_ROOM
from raenke.adel.policy.hope import UNKNOWN_MERIT, Estate, of_gold, of_hand
from raenke.adel.policy.planning import buildable, whole_turn
from raenke.adel.policy.sight import Sight

STRUCK: Final = 0.13
"""How likely a rank is named by Assassin, Witch or Thief, if one of these may be about."""

FIRST_PICK: Final = 0.55
"""What the first choice of the next draft is worth."""

SAFE: Final = 0.35
"""What it is worth that nobody names one's rank."""

HIT: Final = 0.3
"""How likely a name is a good one: the right seat has it."""


def role_worth(sight: Sight, seat: int, character: int) -> float:
    """What the character gains a seat, as far as the looking seat can judge, against doing nothing at all."""
    key = (seat, character)
    if key not in sight.role_worths:
        sight.role_worths[key] = _turn(sight, seat, character) + _power(sight, seat, character)
    return sight.role_worths[key]


def _turn(sight: Sight, seat: int, character: int) -> float:
    estate, times = sight.estates[seat], sight.times[seat]
    plan = whole_turn(estate, times, character)
    return plan.hope - sight.bare_hopes[seat]


def _power(sight: Sight, seat: int, character: int) -> float:
    rule = _POWERS.get(character)
    return rule(sight, seat) if rule else 0.0


def _others(sight: Sight, seat: int) -> list[int]:
    return [other for other in range(sight.view.players) if other != seat]


def _assassin(sight: Sight, seat: int) -> float:
    danger = max(0, 4 - min(sight.view.need - len(sight.view.cities[s]) for s in _others(sight, seat)))
    return SAFE + 0.55 + 0.25 * danger + (0.4 if sight.view.players == 2 else 0.0)


def _witch(sight: Sight, seat: int) -> float:
    return SAFE + 0.6


def _thief(sight: Sight, seat: int) -> float:
    purses = sorted(sight.view.gold[s] for s in _others(sight, seat))
    likely = HIT * purses[-1] + 0.1 * sum(purses[:-1]) / max(1, len(purses) - 1)
    estate, turns = sight.estates[seat], sight.times[seat].turns
    return 0.25 + 1.3 * likely * (of_gold(estate.gold + 2, turns) - of_gold(estate.gold, turns)) / 2


def _tax_collector(sight: Sight, seat: int) -> float:
    payers = sum(0.5 for s in _others(sight, seat) if sight.view.hand_sizes[s])
    turns = sight.times[seat].turns
    return of_gold(round(payers + 1), turns) - of_gold(1, turns)


def _magician(sight: Sight, seat: int) -> float:
    """Another's hand for the own one, of both of which others than the looking seat know but the sizes."""
    estate, times = sight.estates[seat], sight.times[seat]
    useless = len(estate.kinds) - len(buildable(estate))
    best = min(1.0, times.turns) * 0.35 * useless
    if seat != sight.seat:
        estate = _unseen(estate)
    own = of_hand(estate, times)
    for other in _others(sight, seat):
        theirs = sight.estates[other] if seat == sight.seat else _unseen(sight.estates[other])
        swapped = of_hand(estate._replace(kinds=theirs.kinds, unknown=theirs.unknown), times)
        best = max(best, swapped - own + 0.3 * sight.envy[other])
    return best


def _unseen(estate: Estate) -> Estate:
    return estate._replace(kinds=(), unknown=len(estate.kinds) + estate.unknown)


def _conjurer(sight: Sight, seat: int) -> float:
    estate = sight.estates[seat]
    if not any(sight.view.hand_sizes[other] for other in _others(sight, seat)):
        return 0.0
    builds_too = 0.9 if estate.gold >= 4 else 0.3
    return builds_too + 0.35 * UNKNOWN_MERIT * min(1.0, sight.times[seat].turns + 0.3)


def _crown(sight: Sight, seat: int) -> float:
    worth = FIRST_PICK * min(1.0, sight.after)
    if sight.view.crown != seat and sight.view.built[seat] & BIT[THRONE_ROOM]:
        worth += 0.5
    return worth


def _schemer(sight: Sight, seat: int) -> float:
    return 0.5 if sight.view.built[seat] & BIT[THRONE_ROOM] else 0.1


def _preacher(sight: Sight, seat: int) -> float:
    """Worth most to a city that somebody would like to ruin."""
    near = len(sight.view.cities[seat]) / sight.view.need
    return 0.25 + 0.8 * near**2


def _pardoner(sight: Sight, seat: int) -> float:
    purses = sorted(sight.view.gold[s] for s in _others(sight, seat))
    return 0.45 if purses[-1] > sight.view.gold[seat] and purses[-1] not in purses[:-1] else 0.15


def _warlord(sight: Sight, seat: int) -> float:
    """The best that destroying could do, half of it: by then he may lack the gold, or the city be safe."""
    best = 0.0
    gold = sight.view.gold[seat]
    for other in _others(sight, seat):
        city = sight.view.cities[other]
        if len(city) >= sight.view.need or not city:
            continue
        wall = bool(sight.view.built[other] & BIT[GREAT_WALL])
        weight = sight.envy[other] if seat == sight.seat else 0.3
        for district in city:
            kind = district & KIND
            price = COST[kind] + (district >= GILT) - 1 + wall
            if kind != KEEP and price <= gold:
                loss = COST[kind] + 1.0 + (1.2 if len(city) + 2 >= sight.view.need else 0.0)
                best = max(best, weight * loss - 0.5 * price)
    return 0.1 + 0.6 * best


def _diplomat(sight: Sight, seat: int) -> float:
    return 0.6 if sight.view.cities[seat] and len(sight.view.cities[seat]) < sight.view.need else 0.0


def _artist(sight: Sight, seat: int) -> float:
    plain = sum(district < GILT for district in sight.view.cities[seat])
    estate, turns = sight.estates[seat], sight.times[seat].turns
    each = 1.0 - (of_gold(estate.gold + 2, turns) - of_gold(estate.gold, turns)) / 2
    return max(0.0, each) * min(2, plain)


def _queen(sight: Sight, seat: int) -> float:
    """Likely pays where the crown's holder, who may well keep it, sits beside her."""
    beside = (sight.view.crown - seat) % sight.view.players in (1, sight.view.players - 1)
    turns = sight.times[seat].turns
    return (0.55 if beside else 0.25) * of_gold(3, turns)


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
