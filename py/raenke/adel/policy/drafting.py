"""The draft: which character to be, and which to keep from the others."""

from __future__ import annotations

from typing import Final

from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import gold_value
from raenke.adel.policy.roles import STRUCK, role_value
from raenke.adel.rules.actions import ASIDE, PICK
from raenke.adel.rules.characters import ASSASSIN, RANK, THIEF, WITCH
from raenke.adel.rules.stages import DRAFT

DENIED: Final = 0.5
"""How much of what a character would gain the next seats counts, when it is not left to them."""


def action_values(context: Context, actions: list[int]) -> dict[int, float]:
    """What each character promises, picked or put aside."""
    if context.view.stage == DRAFT:
        return {action: pick_value(context, action - PICK) for action in actions}
    return {action: aside_value(context, action - ASIDE) for action in actions}


def pick_value(context: Context, character: int) -> float:
    """What it gains to be this character, less what those lose by it who are named, more what others cannot gain."""
    view = context.view
    gain = role_value(context, context.seat, character)
    struck = _struck(context, character)
    thieves = _struck_by(context, (THIEF,)) if RANK[character] > 2 else 0.0
    purse = gold_value(view.gold[context.seat], context.own_progress.turns)
    gain -= struck * gain + STRUCK * thieves * purse
    if view.players < 4:
        gain += DENIED * _rivals_gain(context, character)
    return gain


def aside_value(context: Context, character: int) -> float:
    """Puts aside what would help the other most."""
    return _rivals_gain(context, character)


def _rivals_gain(context: Context, character: int) -> float:
    others = [seat for seat in range(context.view.players) if seat != context.seat]
    return max(context.opponent_weights[seat] * role_value(context, seat, character) for seat in others)


def _struck(context: Context, character: int) -> float:
    """How likely the character is murdered or bewitched."""
    if RANK[character] == 1:
        return 0.0
    return STRUCK * _struck_by(context, (ASSASSIN, WITCH))


def _struck_by(context: Context, who: tuple[int, ...]) -> float:
    """Whether one of these may be in another's hands: 1, 0, or between where it may as well lie aside."""
    view = context.view
    for character in who:
        if character in view.characters:
            if character in view.up or character == view.down or character in view.chosen:
                return 0.0
            return 0.8 if view.pool >> character & 1 else 1.0
    return 0.0
