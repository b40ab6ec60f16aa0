"""The games as PettingZoo environments, one agent a seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from raenke import GAMES
from raenke.env.layouts import LAYOUTS
from raenke.game import NOBODY

ILLEGAL: Final = -1.0
"""The reward for an illegal action, which ends the game."""

Rewards = Literal["win", "points"]


def env(game: str, **options: Any) -> Any:
    """A game with PettingZoo's usual wrappers: an illegal action ends it, with a reward of -1 for who took it."""
    illegal_ends = wrappers.TerminateIllegalWrapper(RawEnv(game, **options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal_ends))


class RawEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not there for type checkers
    """A game without wrappers; actions must be legal."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, str] | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = GAMES[game]
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._options = dict(options or {})
        self._rewards = rewards
        self._random = Random(SystemRandom().getrandbits(64))
        self._layout = LAYOUTS[game]
        seen = {
            "observation": Box(0, 1, (self._layout.size,), np.float32),
            "action_mask": Box(0, 1, (len(self.game.actions),), np.int8),
        }
        self._spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self._actions = {agent: Discrete(len(self.game.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the same seed gives the same deals from then on."""
        if seed is not None:
            self._random = Random(seed)
        deal = self.game.deal(len(self.possible_agents), self._random, None, self._options)
        self.state = self.game.initial_state(deal, self._random)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = self.state.scores()
        self.agent_selection = self.possible_agents[self.state.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and its legal actions, none unless it is to act."""
        view = self.state.view(self.possible_agents.index(agent))
        return seen_from(view, self._layout.observe(view), len(self.game.actions))

    def step(self, action: int | None) -> None:
        """Apply the action of the agent that is to act."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state.apply(int(action))
        gained = self._gains()
        self.rewards = {agent: gained[self.possible_agents.index(agent)] for agent in self.agents}
        if self.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state.to_act]
        self._accumulate_rewards()

    def _gains(self) -> list[float]:
        if self._rewards == "win":
            return win_rewards(self.state) if self.state.over else [0.0] * len(self._points)
        before, self._points = self._points, self.state.scores()
        return point_rewards([now - then for now, then in zip(self._points, before, strict=True)])

    def render(self) -> str | None:
        """The public table as text."""
        if self.render_mode != "ansi":
            return None
        from raenke.cli.adapters import ADAPTERS

        return "\n".join(ADAPTERS[self.game.name].words.table_lines(self.state.view(NOBODY)))

    def close(self) -> None:
        """Nothing is open."""


def seen_from(view: Any, observation: Any, actions: int) -> dict[str, Any]:
    """An observation with the mask of the legal actions."""
    mask: Any = np.zeros(actions, np.int8)
    mask[view.legal()] = 1
    return {"observation": observation, "action_mask": mask}


def win_rewards(state: Any) -> list[float]:
    """By seat at the end: 1 for the winner and -1 shared by the others; a shared win is divided."""
    players, winners = state.players, state.winners()
    share = 1 / len(winners)
    return [((share if seat in winners else 0.0) * players - 1) / (players - 1) for seat in range(players)]


def point_rewards(gains: list[int]) -> list[float]:
    """By seat: a tenth of the points it gained, less the average of what the others gained."""
    total = sum(gains)
    return [(gain - (total - gain) / (len(gains) - 1)) / 10 for gain in gains]
