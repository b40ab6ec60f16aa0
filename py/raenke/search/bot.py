"""The search bot: determinized Monte Carlo search at the root with guided playouts, for the chance to win."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from raenke.game import Findings, Game, Guidance, Temper, View
from raenke.search.analysis import Analysis
from raenke.search.guidance import guidance_of
from raenke.search.halving import trials
from raenke.search.tape import Tape
from raenke.search.tree import Node
from raenke.search.trial import try_action

PLAYOUTS_A_STEP: Final = 4
"""A few milliseconds in a browser on a slow processor: slices of time consist of such steps (`raenke.pacing`)."""


class Search:
    """Plays each action in the same sampled worlds (Ginsberg 1999, "GIB"), and takes the one that wins most often.

    A playout stops at the end of the round: beyond it chance drowns the effect of a single action. Until then the
    seat's own later decisions are searched too, where the game can be played in steps.
    """

    def __init__(
        self,
        game: Game,
        effort: float = 1.0,
        *,
        name: str = "search",
        temper: Temper | None = None,
        blur: float = 0.0,
        guidance: Guidance | None = None,
    ) -> None:
        self.game = game
        self.guidance = guidance
        """What guides it instead of the game's own guidance."""
        self.effort = effort
        self.name = name
        self.temper = temper
        self.blur = blur

    def think(self, view: View, rng: Random) -> Iterator[int]:
        """Yields the best action so far after each slice."""
        actions = view.legal()
        if len(actions) == 1:
            yield actions[0]
            return
        for analysis in self.analyse(view, rng):
            yield analysis.best
        yield self.decide(analysis, view, rng)

    def decide(self, analysis: Analysis, view: View, rng: Random) -> int:
        """The choice of this player among what was found."""
        actions = view.legal()
        likes = dict(zip(actions, self.temper(view, actions), strict=True)) if self.temper else {}
        return analysis.choose(likes, self.blur, rng)

    def analyse(self, view: View, rng: Random, findings: Findings | None = None) -> Iterator[Analysis]:
        """Yields the same analysis after each slice, the last time when the budget is used up.

        Findings cost time but no chance: with them the search finds the same.
        """
        guidance = self.guidance or guidance_of(self.game)
        belief, seat, tape = guidance.belief(view), view.seat, Tape(rng)
        analysis = Analysis(view.legal(), guidance.prior(view, rng))
        nodes = {action: Node() for action in analysis.arms}

        done, budget = 0, int(guidance.playouts * self.effort)
        for actions in trials([*analysis.arms], budget, analysis.merit):
            world = belief.sample(rng)
            world.rng = tape
            tape.renew()
            if findings:
                findings.believe(world)
            for action in actions:
                state, chance = try_action(world, action, nodes[action], guidance, tape, seat)
                analysis.add(action, chance)
                if findings:
                    analysis.add_points(action, self.game.expected_scores(state)[seat])
                    findings.happen(action, state)
                done += 1
                if done % PLAYOUTS_A_STEP == 0:
                    yield analysis
        yield analysis
