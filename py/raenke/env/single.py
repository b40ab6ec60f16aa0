"""A Gymnasium environment: one seat of a game, against bots of chosen levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from raenke import GAMES, bots
from raenke.env.aec import ILLEGAL, Rewards, point_rewards, seen_from, win_rewards
from raenke.env.layouts import LAYOUTS
from raenke.game import choose


class SingleSeat(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not there for type checkers
    """Plays one seat, which is drawn for each game; the others belong to bots, named as in `raenke arena`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("1", "1", "1"),
        options: Mapping[str, str] | None = None,
        rewards: Rewards = "win",
        effort: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        self.game = GAMES[game]
        unknown = [bot for bot in opponents if not bots.is_bot(bot, self.game)]
        if unknown:
            raise ValueError(f"there is no bot {unknown[0]!r}")
        self.opponents = tuple(opponents)
        self.render_mode = render_mode
        self.action_space = Discrete(len(self.game.actions))
        self._layout = LAYOUTS[game]
        self.observation_space = Dict({
            "observation": Box(0, 1, (self._layout.size,), np.float32),
            "action_mask": Box(0, 1, (len(self.game.actions),), np.int8),
        })  # fmt: skip
        self._options, self._rewards, self._effort = dict(options or {}), rewards, effort

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game and let the bots play until the seat is to act."""
        super().reset(seed=seed)
        self._random = Random(int(self.np_random.integers(2**62)))
        players = len(self.opponents) + 1
        self.seat = self._random.randrange(players)
        drawn = bots.draw_tempers(self.opponents, self.game, self._random)
        made = [bots.make(name, self.game, self._effort) for name in drawn]
        self._bots = {(self.seat + 1 + number) % players: bot for number, bot in enumerate(made)}
        self.state = self.game.new(players, self._random, None, self._options)
        self._points = self.state.scores()
        self._play_bots()
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Apply an action and let the bots play on; an illegal action ends the game with a reward of -1."""
        if action not in self.state.legal() or self.state.to_act != self.seat:
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self.state.apply(int(action))
        self._play_bots()
        return self._seen(), self._gain(), self.state.over, False, {}

    def _play_bots(self) -> None:
        while not self.state.over and self.state.to_act != self.seat:
            seat = self.state.to_act
            self.state.apply(choose(self._bots[seat], self.state.view(seat), self._random))

    def _gain(self) -> float:
        if self._rewards == "win":
            return win_rewards(self.state)[self.seat] if self.state.over else 0.0
        before, self._points = self._points, self.state.scores()
        return point_rewards([now - then for now, then in zip(self._points, before, strict=True)])[self.seat]

    def _seen(self) -> dict[str, Any]:
        view = self.state.view(self.seat)
        return seen_from(view, self._layout.observe(view), len(self.game.actions))
