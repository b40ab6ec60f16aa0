"""Compare every action of a decision in the same worlds, with the same chance, without giving any of them up."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from raenke.game import Game, View
from raenke.puzzles.lore import Lore, Tally
from raenke.search.guidance import guidance_of
from raenke.search.tape import Tape
from raenke.search.tree import Node
from raenke.search.trial import try_action

CLEAR: Final = 0.03
"""A solution wins more often than every other action by at least this share of the games ..."""

SURE: Final = 3.5
"""... and by at least so many standard errors of the difference."""

LOOKS: Final = {40: 0.0, 160: 1.5}
"""After so many worlds the best action must be ahead by half of `CLEAR` and so many errors, else it is given up."""

ENOUGH: Final = (120, 200, 300)
"""After so many worlds it may be clear already, by one error more because it was looked at before."""


class Comparison(NamedTuple):
    """By action its mean chance to win, the best action, and how far and how surely it is ahead of the second."""

    chances: dict[int, float]
    best: int
    margin: float
    error: float
    """The largest standard error of a difference to the best."""
    tally: Tally

    @property
    def clear(self) -> bool:
        """Whether there is one best action by a clear margin."""
        return self.ahead(CLEAR, SURE)

    def ahead(self, least: float, errors: float) -> bool:
        """Whether the best action is ahead by so much, and by so many standard errors."""
        return self.margin >= least and self.margin >= errors * self.error


def compare(game: Game, view: View, rng: Random, worlds: int, lore: Lore, uniform: bool = False) -> Comparison:
    """Play every legal action in so many worlds that agree with the view.

    Worlds are drawn as the seat finds them likely, or with `uniform` from all that are consistent alike.
    """
    guidance = guidance_of(game)
    belief, tape, seat = view if uniform else guidance.belief(view), Tape(rng), view.seat
    actions = view.legal()
    nodes = {action: Node() for action in actions}
    found: dict[int, list[float]] = {action: [] for action in actions}
    tally = Tally()
    for number in range(worlds):
        world = belief.sample(rng)
        world.rng = tape
        tape.renew()
        tally.worlds += 1
        tally.believed.update(lore.believed(world))
        for action in actions:
            state, chance = try_action(world, action, nodes[action], guidance, tape, seat)
            found[action].append(chance)
            tally.came.setdefault(action, Counter()).update(lore.came(view, state))
        if number + 1 in LOOKS and not _result(found, tally).ahead(CLEAR / 2, LOOKS[number + 1]):
            break
        if number + 1 in ENOUGH and _result(found, tally).ahead(CLEAR, SURE + 1):
            break
    return _result(found, tally)


def _result(found: dict[int, list[float]], tally: Tally) -> Comparison:
    means = {action: sum(chances) / len(chances) for action, chances in found.items()}
    best = max(means, key=means.__getitem__)
    others = [action for action in means if action != best]
    errors = [_error([a - b for a, b in zip(found[best], found[other], strict=True)]) for other in others]
    margin = means[best] - max(means[other] for other in others)
    return Comparison(means, best, margin, max(errors), tally)


def _error(differences: list[float]) -> float:
    """The standard error of a mean."""
    number = len(differences)
    mean = sum(differences) / number
    return sqrt(sum((one - mean) ** 2 for one in differences) / max(1, number - 1) / number)
