"""Heuristic values of draft picks: the own gain, and what is denied to opponents."""

from __future__ import annotations

from typing import Final

from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import gold_value
from raenke.adel.policy.roles import STRUCK, role_value
from raenke.adel.rules.actions import ASIDE, PICK
from raenke.adel.rules.characters import ASSASSIN, RANK, THIEF, WITCH
from raenke.adel.rules.decisions import DRAFT

DENIED: Final = 0.5
"""The share of an opponent's gain from a character that counts as gain for denying it."""


def action_values(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic value of each pick, or of putting each character aside."""
    if context.view.pending == DRAFT:
        return {action: pick_value(context, action - PICK) for action in actions}
    return {action: aside_value(context, action - ASIDE) for action in actions}


def pick_value(context: Context, character: int) -> float:
    """The value of playing this character, less the risk of being named, plus the value denied to opponents."""
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
    """The value of putting a character aside: the gain it denies to the opponent."""
    return _rivals_gain(context, character)


def _rivals_gain(context: Context, character: int) -> float:
    others = [seat for seat in range(context.view.players) if seat != context.seat]
    return max(context.opponent_weights[seat] * role_value(context, seat, character) for seat in others)


def _struck(context: Context, character: int) -> float:
    """The probability that the character is murdered or bewitched."""
    if RANK[character] == 1:
        return 0.0
    return STRUCK * _struck_by(context, (ASSASSIN, WITCH))


def _struck_by(context: Context, who: tuple[int, ...]) -> float:
    """The estimated probability that an opponent holds one of these characters."""
    view = context.view
    for character in who:
        if character in view.characters:
            if character in view.up or character == view.down or character in view.chosen:
                return 0.0
            return 0.8 if view.pool >> character & 1 else 1.0
    return 0.0
