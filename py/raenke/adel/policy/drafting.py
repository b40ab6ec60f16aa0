"""The draft: which character to be, and which to keep from the others."""

from __future__ import annotations

from typing import Final

from raenke.adel.actions import ASIDE, PICK
from raenke.adel.characters import ASSASSIN, RANK, THIEF, WITCH
from raenke.adel.policy.hope import of_gold
from raenke.adel.policy.roles import STRUCK, role_worth
from raenke.adel.policy.sight import Sight
from raenke.adel.stages import DRAFT

DENIED: Final = 0.5
"""How much of what a character would gain the next seats counts, when it is not left to them."""


def worth(sight: Sight, actions: list[int]) -> dict[int, float]:
    """What each character promises, picked or put aside."""
    if sight.view.stage == DRAFT:
        return {action: pick_worth(sight, action - PICK) for action in actions}
    return {action: aside_worth(sight, action - ASIDE) for action in actions}


def pick_worth(sight: Sight, character: int) -> float:
    """What it gains to be this character, less what those lose by it who are named, more what others cannot gain."""
    view = sight.view
    gain = role_worth(sight, sight.seat, character)
    struck = _struck(sight, character)
    thieves = _struck_by(sight, (THIEF,)) if RANK[character] > 2 else 0.0
    purse = of_gold(view.gold[sight.seat], sight.time.turns)
    gain -= struck * gain + STRUCK * thieves * purse
    if view.players < 4:
        gain += DENIED * _rivals_gain(sight, character)
    return gain


def aside_worth(sight: Sight, character: int) -> float:
    """Puts aside what would help the other most."""
    return _rivals_gain(sight, character)


def _rivals_gain(sight: Sight, character: int) -> float:
    others = [seat for seat in range(sight.view.players) if seat != sight.seat]
    return max(sight.envy[seat] * role_worth(sight, seat, character) for seat in others)


def _struck(sight: Sight, character: int) -> float:
    """How likely the character is murdered or bewitched."""
    if RANK[character] == 1:
        return 0.0
    return STRUCK * _struck_by(sight, (ASSASSIN, WITCH))


def _struck_by(sight: Sight, who: tuple[int, ...]) -> float:
    """Whether one of these may be in another's hands: 1, 0, or between where it may as well lie aside."""
    view = sight.view
    for character in who:
        if character in view.characters:
            if character in view.up or character == view.down or character in view.chosen:
                return 0.0
            return 0.8 if view.pool >> character & 1 else 1.0
    return 0.0
