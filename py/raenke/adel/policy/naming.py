"""Heuristic values of naming a rank as Assassin, Thief or Witch, averaged over its likely holders."""

from __future__ import annotations

from math import exp
from typing import Final

from raenke.adel.knowledge.role_odds import weighted_odds
from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import gold_value
from raenke.adel.policy.planning import whole_turn
from raenke.adel.policy.roles import role_value
from raenke.adel.rules.actions import NAME
from raenke.adel.rules.characters import ASSASSIN, THIEF, WARLORD, WITCH

TEMPER: Final = 1.3
"""Inverse temperature of the softmax over role values that models the seats' picks."""

SURPRISE: Final = 0.15
"""Amplitude of the random noise that makes the named rank unpredictable."""


def action_values(context: Context) -> dict[int, float]:
    """Heuristic value of naming each rank."""
    likely = holders(context)
    rule = {ASSASSIN: _murder, THIEF: _robbery, WITCH: _witchcraft}[context.view.character]
    found = {}
    for rank in range(2, context.view.ranks + 1):
        found[NAME + rank - 1] = rule(context, rank, likely[rank]) + SURPRISE * context.rng.random()
    return found


def holders(context: Context) -> list[list[float]]:
    """By rank and seat, the probability that the seat holds it, if seats prefer valuable characters."""
    characters = context.view.characters

    def preference(seat: int, rank: int) -> float:
        return exp(TEMPER * min(6.0, role_value(context, seat, characters[rank - 1])))

    return weighted_odds(context.view, preference)


def _murder(context: Context, rank: int, likely: list[float]) -> float:
    character = context.view.characters[rank - 1]
    worth = 0.0
    for seat, chance in enumerate(likely):
        if seat == context.seat:
            worth -= 1.5 * chance * role_value(context, seat, character)  # the own second character
        else:
            worth += chance * (
                context.opponent_weights[seat] * role_value(context, seat, character)
                + _threat(context, seat, character)
            )
    return worth


def _threat(context: Context, seat: int, character: int) -> float:
    """The expected direct loss of the own seat to that character."""
    view = context.view
    if character == THIEF:
        return 0.15 * gold_value(view.gold[context.seat], context.own_progress.turns + 0.5)
    if character == WARLORD:
        leads = context.expected[context.seat] >= max(context.expected)
        return 0.4 if leads and len(view.cities[context.seat]) < view.need else 0.1
    return 0.0


def _robbery(context: Context, rank: int, likely: list[float]) -> float:
    assets, turns = context.assets, context.own_progress.turns
    worth = 0.0
    for seat, chance in enumerate(likely):
        if seat != context.seat:
            gold = context.view.gold[seat]
            gained = gold_value(assets.gold + gold, turns) - gold_value(assets.gold, turns)
            lost = gold_value(gold, context.all_progress[seat].turns + 1)
            worth += chance * (gained + context.opponent_weights[seat] * lost)
    return worth


def _witchcraft(context: Context, rank: int, likely: list[float]) -> float:
    """The own gain from the bewitched turn plus the opponent's loss; if nobody holds the rank, she gains nothing."""
    character = context.view.characters[rank - 1]
    plan = whole_turn(context.assets, context.own_progress, character, takes=False)
    own = plan.score - context.base_scores[context.seat]
    worth = 0.0
    for seat, chance in enumerate(likely):
        if seat == context.seat:
            worth += chance * (0.2 * own - 0.5)
        else:
            lost = role_value(context, seat, character) - 1.0
            worth += chance * (own + context.opponent_weights[seat] * max(0.0, lost))
    return worth
