"""Whom the Assassin murders, the Thief robs and the Witch bewitches: who can hold what, and what that would do."""

from __future__ import annotations

from math import exp
from typing import Final

from raenke.adel.actions import NAME
from raenke.adel.characters import ASSASSIN, THIEF, WARLORD, WITCH
from raenke.adel.policy.hope import of_gold
from raenke.adel.policy.planning import whole_turn
from raenke.adel.policy.roles import role_worth
from raenke.adel.policy.sight import Sight
from raenke.adel.suspects import leaning_odds

TEMPER: Final = 1.3
"""What is worth a point more to a seat it picks e to this times as often, as we judge it without its hand."""

SURPRISE: Final = 0.15
"""So much chance is in a name, that nobody may count on it."""


def worth(sight: Sight) -> dict[int, float]:
    """What each name promises."""
    likely = holders(sight)
    rule = {ASSASSIN: _murder, THIEF: _robbery, WITCH: _witchcraft}[sight.view.character]
    found = {}
    for rank in range(2, sight.view.ranks + 1):
        found[NAME + rank - 1] = rule(sight, rank, likely[rank]) + SURPRISE * sight.rng.random()
    return found


def holders(sight: Sight) -> list[list[float]]:
    """By rank and seat, how likely the seat holds it, if each picks what it can use."""
    characters = sight.view.characters

    def lean(seat: int, rank: int) -> float:
        return exp(TEMPER * min(6.0, role_worth(sight, seat, characters[rank - 1])))

    return leaning_odds(sight.view, lean)


def _murder(sight: Sight, rank: int, likely: list[float]) -> float:
    character = sight.view.characters[rank - 1]
    worth = 0.0
    for seat, chance in enumerate(likely):
        if seat == sight.seat:
            worth -= 1.5 * chance * role_worth(sight, seat, character)  # one's own other character
        else:
            worth += chance * (sight.envy[seat] * role_worth(sight, seat, character) + _threat(sight, seat, character))
    return worth


def _threat(sight: Sight, seat: int, character: int) -> float:
    """What that character in that seat's hands would cost the looking seat itself."""
    view = sight.view
    if character == THIEF:
        return 0.15 * of_gold(view.gold[sight.seat], sight.time.turns + 0.5)
    if character == WARLORD:
        leads = sight.hopes[sight.seat] >= max(sight.hopes)
        return 0.4 if leads and len(view.cities[sight.seat]) < view.need else 0.1
    return 0.0


def _robbery(sight: Sight, rank: int, likely: list[float]) -> float:
    estate, turns = sight.estate, sight.time.turns
    worth = 0.0
    for seat, chance in enumerate(likely):
        if seat != sight.seat:
            gold = sight.view.gold[seat]
            gained = of_gold(estate.gold + gold, turns) - of_gold(estate.gold, turns)
            lost = of_gold(gold, sight.times[seat].turns + 1)
            worth += chance * (gained + sight.envy[seat] * lost)
    return worth


def _witchcraft(sight: Sight, rank: int, likely: list[float]) -> float:
    """What the Witch would gain of that turn, and the other lose; if nobody has it, she does not even build."""
    character = sight.view.characters[rank - 1]
    plan = whole_turn(sight.estate, sight.time, character, takes=False)
    own = plan.hope - sight.bare_hopes[sight.seat]
    worth = 0.0
    for seat, chance in enumerate(likely):
        if seat == sight.seat:
            worth += chance * (0.2 * own - 0.5)
        else:
            lost = role_worth(sight, seat, character) - 1.0
            worth += chance * (own + sight.envy[seat] * max(0.0, lost))
    return worth
