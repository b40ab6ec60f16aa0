"""What a decision cost, judged by what its seat could know, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.review.duel import POLICY, duel
from raenke.review.means import Mean
from raenke.search.bot import Search
from raenke.search.guidance import guidance_of

if TYPE_CHECKING:
    from raenke.game import Game, View

BEYOND_DOUBT: Final = 2.0
"""So many standard errors: a loss within them is not blamed on anybody."""

LEAST_LOSS: Final = 0.01
"""A smaller chance to win is not worth a word."""


class Judgement(NamedTuple):
    """The best action found, and how the one that was played compares with it and with the policy's play."""

    best: int
    chance: Mean
    """To win after the best action."""
    loss: Mean
    """Of that chance by the action that was played."""
    points: Mean
    """The points to expect that it lost."""
    skill: Mean
    """The chance to win that it gained over the policy's play."""

    @property
    def blamed(self) -> bool:
        """Whether it was a mistake beyond doubt."""
        return self.loss.value >= LEAST_LOSS and self.loss.value > BEYOND_DOUBT * self.loss.error


def judge(
    game: Game, view: View, played: int, rng: Random, *, effort: float, worlds: int
) -> Iterator[Judgement | None]:
    """Yields None after each slice, and last the judgement.

    The search finds the best action; worlds of their own compare it with the one that was played, since an action
    that was chosen for what happened in some worlds looks better in these than it is.
    """
    guidance = guidance_of(game)
    best = played
    for analysis in Search(game, effort, guidance=guidance).analyse(view, rng):
        best = analysis.best
        yield None
    found = Judgement(best, Mean(), Mean(), Mean(), Mean())
    actions = [played, POLICY] if best == played else [played, POLICY, best]
    for outcome in duel(game, guidance, view, actions, rng, worlds):
        if outcome is None:
            yield None
            continue
        (chance, points), (usual, _), (most, most_points) = outcome[0], outcome[1], outcome[-1 if best != played else 0]
        found.chance.add(most)
        found.loss.add(most - chance)
        found.points.add(most_points - points)
        found.skill.add(chance - usual)
    yield found
