"""What the powers bring that are chosen in a turn, rank by rank; the names are in `naming.py`."""

from __future__ import annotations

from typing import Final

from raenke.adel import actions as do
from raenke.adel.cards import MOST_SEATS
from raenke.adel.characters import ALCHEMIST, RANKS
from raenke.adel.districts import KEEP, KINDS
from raenke.adel.policy import rank_eight
from raenke.adel.policy.hope import UNKNOWN_MERIT, Estate, hope, of_hand
from raenke.adel.policy.planning import after_building
from raenke.adel.policy.sight import Sight

Gain = tuple[float, Estate]
"""What is gained, and the estate then."""

USELESS: Final = 0.45
"""A card brings less than this where the Magician puts it under the pile."""


def is_power(action: int) -> bool:
    """Whether it is a character's power."""
    return do.NAME <= action < do.LAB or do.DESTROY <= action < do.ARM or action >= do.EXCHANGE


def refunds(character: int) -> bool:
    """Whether a turn's costs come back."""
    return character == ALCHEMIST


def gain(sight: Sight, estate: Estate, action: int) -> Gain:
    """What a power gains with this estate, and the estate after it."""
    if action < do.NAME + RANKS:
        return sight.names(action), estate
    if action < do.SWAP + MOST_SEATS:
        return _swap(sight, estate, action - do.SWAP)
    if action < do.PUT + KINDS:
        return _put(sight, estate, action - do.PUT)
    if do.LOOK <= action < do.LOOK + MOST_SEATS:
        return _look(sight, estate, action - do.LOOK)
    if action < do.GIVE_CROWN + MOST_SEATS:
        return _give_crown(sight, action - do.GIVE_CROWN), estate
    if action == do.PARDON:
        return _moved(sight, estate, estate._replace(gold=estate.gold + 1), 0.5 * max(sight.envy))
    if action == do.EXTRA_GOLD:
        return _moved(sight, estate, estate._replace(gold=estate.gold + 4))
    if action == do.EXTRA_CARDS:
        return _moved(sight, estate, estate._replace(unknown=estate.unknown + 4))
    if action < do.ADORN + KINDS:
        return _adorn(sight, estate, action - do.ADORN)
    if action < do.ARM:
        return rank_eight.destroy(sight, estate, action)
    return rank_eight.exchange(sight, estate, action)


def _moved(sight: Sight, estate: Estate, then: Estate, besides: float = 0.0) -> Gain:
    return hope(then, sight.time) - hope(estate, sight.time) + besides, then


# Magician


def _swap(sight: Sight, estate: Estate, other: int) -> Gain:
    """The other's hand for what is left of the own one; a little less than it looks, for it is less known."""
    theirs = sight.estates[other]
    then = estate._replace(kinds=theirs.kinds, unknown=theirs.unknown)
    gets = theirs._replace(kinds=(), unknown=len(estate.kinds) + estate.unknown)
    times = sight.times[other]
    lost = of_hand(theirs, times) - of_hand(gets, times)
    return _moved(sight, estate, then, sight.envy[other] * lost)


def _put(sight: Sight, estate: Estate, kind: int) -> Gain:
    """A card that does not help, for one that may."""
    if kind not in estate.kinds:  # built by then
        return 0.0, estate
    kinds = [*estate.kinds]
    kinds.remove(kind)
    then = estate._replace(kinds=tuple(kinds), unknown=estate.unknown + 1)
    gained = hope(then, sight.time) - hope(estate, sight.time)
    return gained - 0.1, then


def putting(sight: Sight, actions: list[int]) -> dict[int, float]:
    """Goes on putting cards away while they are worse than what may come for them."""
    found = {}
    drawn = sight.estate._replace(unknown=sight.estate.unknown + sight.view.asked)
    for action in actions:
        found[action] = 0.0 if action == do.DRAW_ANEW else _put(sight, drawn, action - do.PUT)[0]
    return found


# Conjurer


def _look(sight: Sight, estate: Estate, other: int) -> Gain:
    """The best card of a hand, and perhaps built at once."""
    theirs = sight.estates[other]
    count = len(theirs.kinds) + theirs.unknown
    best = UNKNOWN_MERIT * (0.3 + 0.12 * min(count, 5))
    builds = 0.5 + 0.25 * min(estate.gold, 6) if estate.gold >= 2 and sight.view.taken else 0.0
    soon = min(1.0, sight.time.turns)
    then = estate._replace(unknown=estate.unknown + 1)
    return 0.5 * best * soon + builds + 0.3 * sight.envy[other] * soon, then


def conjuring(sight: Sight, actions: list[int]) -> dict[int, float]:
    """Which card of the hand seen, into the hand or built."""
    view, estate = sight.view, sight.estate
    found = {}
    for action in actions:
        if action >= do.BUILD:
            kind = action - do.BUILD
            with_card = estate._replace(kinds=(*estate.kinds, kind))
            found[action] = sight.gain(after_building(with_card, kind, free=refunds(view.character)))
        else:
            kind = action - do.KEEP_CARD
            found[action] = sight.gain(estate._replace(kinds=(*estate.kinds, kind)))
        theirs = sight.estates[view.asked_seat]
        if kind in theirs.kinds:
            less = [*theirs.kinds]
            less.remove(kind)
            times = sight.times[view.asked_seat]
            lost = of_hand(theirs, times) - of_hand(theirs._replace(kinds=tuple(less)), times)
            found[action] += sight.envy[view.asked_seat] * lost
    return found


# Schemer, and who got the crown from one


def _give_crown(sight: Sight, other: int) -> float:
    """Best to whom it helps least, and so that one picks soon after."""
    wait = (sight.seat - other) % sight.view.players
    return 0.3 - 0.4 * sight.envy[other] - 0.06 * wait


def tribute(sight: Sight, actions: list[int]) -> dict[int, float]:
    """Gold, or the card that is missed least."""
    estate = sight.estate
    found = {}
    for action in actions:
        if action == do.GOLD:
            found[action] = sight.gain(estate._replace(gold=estate.gold - 1))
        else:
            kinds = [*estate.kinds]
            kinds.remove(action - do.PUT)
            found[action] = sight.gain(estate._replace(kinds=tuple(kinds)))
    return found


# Artist


def _adorn(sight: Sight, estate: Estate, kind: int) -> Gain:
    """A point for a coin; best where no Warlord comes, or where it makes him pay."""
    then = estate._replace(gold=estate.gold - 1, points=estate.points + 1)
    if then.gold < 0:
        return -1.0, estate
    return _moved(sight, estate, then, 0.02 if kind == KEEP else 0.0)
