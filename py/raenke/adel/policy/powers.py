"""Heuristic values of the powers used in a turn, by rank; `naming.py` evaluates naming."""

from __future__ import annotations

from typing import Final

from raenke.adel.policy import rank_eight
from raenke.adel.policy.context import Context
from raenke.adel.policy.evaluation import UNKNOWN_MERIT, Assets, expected_score, hand_value
from raenke.adel.policy.planning import after_building
from raenke.adel.rules import actions as do
from raenke.adel.rules.cards import MOST_SEATS
from raenke.adel.rules.characters import ALCHEMIST, RANKS
from raenke.adel.rules.districts import KEEP, KINDS

Gain = tuple[float, Assets]
"""The gain in points and the resulting assets."""

USELESS: Final = 0.45
"""The value below which the Magician puts a card under the pile."""


def is_power(action: int) -> bool:
    """Whether an action uses a character's power."""
    return do.NAME <= action < do.LAB or do.DESTROY <= action < do.ARM or action >= do.EXCHANGE


def refunds(character: int) -> bool:
    """Whether a character is refunded the costs of its turn."""
    return character == ALCHEMIST


def gain(context: Context, assets: Assets, action: int) -> Gain:
    """The gain of a power action with these assets, and the resulting assets."""
    if action < do.NAME + RANKS:
        return context.names(action), assets
    if action < do.SWAP + MOST_SEATS:
        return _swap(context, assets, action - do.SWAP)
    if action < do.PUT + KINDS:
        return _put(context, assets, action - do.PUT)
    if do.LOOK <= action < do.LOOK + MOST_SEATS:
        return _look(context, assets, action - do.LOOK)
    if action < do.GIVE_CROWN + MOST_SEATS:
        return _give_crown(context, action - do.GIVE_CROWN), assets
    if action == do.PARDON:
        return _moved(context, assets, assets._replace(gold=assets.gold + 1), 0.5 * max(context.opponent_weights))
    if action == do.EXTRA_GOLD:
        return _moved(context, assets, assets._replace(gold=assets.gold + 4))
    if action == do.EXTRA_CARDS:
        return _moved(context, assets, assets._replace(unknown=assets.unknown + 4))
    if action < do.ADORN + KINDS:
        return _adorn(context, assets, action - do.ADORN)
    if action < do.ARM:
        return rank_eight.destroy(context, assets, action)
    return rank_eight.exchange(context, assets, action)


def _moved(context: Context, assets: Assets, then: Assets, besides: float = 0.0) -> Gain:
    return expected_score(then, context.own_progress) - expected_score(assets, context.own_progress) + besides, then


# Magician


def _swap(context: Context, assets: Assets, other: int) -> Gain:
    """Swap hands: the own gain plus the weighted loss of the other seat."""
    theirs = context.all_assets[other]
    then = assets._replace(kinds=theirs.kinds, unknown=theirs.unknown)
    gets = theirs._replace(kinds=(), unknown=len(assets.kinds) + assets.unknown)
    progress = context.all_progress[other]
    lost = hand_value(theirs, progress) - hand_value(gets, progress)
    return _moved(context, assets, then, context.opponent_weights[other] * lost)


def _put(context: Context, assets: Assets, kind: int) -> Gain:
    """Exchange a hand card for an unknown one."""
    if kind not in assets.kinds:  # already built in the plan
        return 0.0, assets
    kinds = [*assets.kinds]
    kinds.remove(kind)
    then = assets._replace(kinds=tuple(kinds), unknown=assets.unknown + 1)
    gained = expected_score(then, context.own_progress) - expected_score(assets, context.own_progress)
    return gained - 0.1, then


def putting(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of putting further cards under the pile; positive while a new card is worth more."""
    found = {}
    drawn = context.assets._replace(unknown=context.assets.unknown + context.view.asked)
    for action in actions:
        found[action] = 0.0 if action == do.DRAW_ANEW else _put(context, drawn, action - do.PUT)[0]
    return found


# Conjurer


def _look(context: Context, assets: Assets, other: int) -> Gain:
    """Take the best card of a hand, and perhaps build it at once."""
    theirs = context.all_assets[other]
    count = len(theirs.kinds) + theirs.unknown
    best = UNKNOWN_MERIT * (0.3 + 0.12 * min(count, 5))
    builds = 0.5 + 0.25 * min(assets.gold, 6) if assets.gold >= 2 and context.view.taken else 0.0
    soon = min(1.0, context.own_progress.turns)
    then = assets._replace(unknown=assets.unknown + 1)
    return 0.5 * best * soon + builds + 0.3 * context.opponent_weights[other] * soon, then


def conjuring(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of the Conjurer's choices: which card to take, and whether to build it."""
    view, assets = context.view, context.assets
    found = {}
    for action in actions:
        if action >= do.BUILD:
            kind = action - do.BUILD
            with_card = assets._replace(kinds=(*assets.kinds, kind))
            found[action] = context.gain(after_building(with_card, kind, free=refunds(view.character)))
        else:
            kind = action - do.KEEP_CARD
            found[action] = context.gain(assets._replace(kinds=(*assets.kinds, kind)))
        theirs = context.all_assets[view.asked_seat]
        if kind in theirs.kinds:
            less = [*theirs.kinds]
            less.remove(kind)
            progress = context.all_progress[view.asked_seat]
            lost = hand_value(theirs, progress) - hand_value(theirs._replace(kinds=tuple(less)), progress)
            found[action] += context.opponent_weights[view.asked_seat] * lost
    return found


# Schemer, and the tribute of the crown's receiver


def _give_crown(context: Context, other: int) -> float:
    """Prefer a receiver whom the crown helps little and after whom the own seat picks soon."""
    wait = (context.seat - other) % context.view.players
    return 0.3 - 0.4 * context.opponent_weights[other] - 0.06 * wait


def tribute(context: Context, actions: list[int]) -> dict[int, float]:
    """Heuristic values of paying tribute in gold or with each card."""
    assets = context.assets
    found = {}
    for action in actions:
        if action == do.GOLD:
            found[action] = context.gain(assets._replace(gold=assets.gold - 1))
        else:
            kinds = [*assets.kinds]
            kinds.remove(action - do.PUT)
            found[action] = context.gain(assets._replace(kinds=tuple(kinds)))
    return found


# Artist


def _adorn(context: Context, assets: Assets, kind: int) -> Gain:
    """One point for one gold, with a slight preference for the Keep, which is safe from the Warlord."""
    then = assets._replace(gold=assets.gold - 1, points=assets.points + 1)
    if then.gold < 0:
        return -1.0, assets
    return _moved(context, assets, then, 0.02 if kind == KEEP else 0.0)
