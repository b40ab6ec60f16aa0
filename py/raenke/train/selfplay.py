"""Self-play: games of bots against each other, a line of JSON each, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from raenke.bots import make
from raenke.game import Bot, choose
from raenke.search import Search
from raenke.search.chances import win_shares
from raenke.train.candidates import guidance_from
from raenke.train.logit import Choice


class Training(Protocol):
    """What a game gives to be trained; implemented by a module."""

    @property
    def SIZES(self) -> Mapping[str, int]:  # noqa: N802 (a constant of the module)
        """By model that is a conditional logit, the number of its weights."""
        ...

    @property
    def HELD(self) -> int:  # noqa: N802 (a constant of the module)
        """The number of things that `held` tells apart; 0 if it tells nothing."""
        ...

    @property
    def PHASES(self) -> int:  # noqa: N802 (a constant of the module)
        """The number of phases."""
        ...

    @property
    def NUMBERS(self) -> int:  # noqa: N802 (a constant of the module)
        """How many numbers describe a seat in `standings`; 0 if expected scores alone tell who wins."""
        ...

    def phase(self, state: Any) -> int:
        """How far a game has got at the beginning of a round."""
        ...

    def held(self, state: Any) -> list[Sequence[int]]:
        """By seat, what it holds at the beginning of a round and its expected score does not count."""
        ...

    def choices(self, state: Any, action: int) -> Iterator[tuple[str, Choice]]:
        """What a decision shows, by model."""
        ...

    def standings(self, state: Any) -> list[list[float]]:
        """By seat, the numbers that describe how it stands at the beginning of a round."""
        ...

    def options(self, rng: Random, players: int) -> dict[str, str]:
        """The options of a game to learn from."""
        ...


class Plan(NamedTuple):
    """One game to be played."""

    game: str
    players: int
    bot: str
    effort: float
    seed: str
    learned: str = ""
    """Text of the learned module that guides a search, as a worker may be elsewhere; "" for the shipped one."""


class Start(NamedTuple):
    """A round's beginning: the phase, and by seat its expected score, what it holds, and numbers that describe it."""

    phase: int
    scores: list[float]
    held: list[Sequence[int]]
    standings: list[list[float]]


class Played(NamedTuple):
    """What one game showed."""

    choices: dict[str, list[Choice]]
    starts: list[Start]
    scores: list[float]
    won: list[float]
    """By seat, its share of the win."""


def training_of(game: str) -> Training:
    """The game's part of training, which is not loaded with the game."""
    from importlib import import_module

    module: Any = import_module(f"raenke.{game}.training")
    found: Training = module
    return found


def _beginning(plan: Plan) -> Any:
    """The state of a game before its first decision."""
    from raenke import GAMES

    rng, training = Random(f"{plan.seed}/deal"), training_of(plan.game)
    game = GAMES[plan.game]
    deal = game.deal(plan.players, rng, None, training.options(rng, plan.players))
    return game.initial_state(deal, Random(f"{plan.seed}/chance"))


def play(plan: Plan) -> str:
    """Play one game; the result does not depend on the process."""
    from raenke import GAMES

    state, rng = _beginning(plan), Random(f"{plan.seed}/thoughts")
    game = GAMES[plan.game]
    bot: Bot = make(plan.bot, game, plan.effort)
    if isinstance(bot, Search):
        bot.guidance = guidance_from(game, plan.learned)
    actions = []
    while not state.over:
        legal = state.legal()
        actions.append(legal[0] if len(legal) == 1 else choose(bot, state.view(state.to_act), rng))
        state.apply(actions[-1])
    return json.dumps(actions, separators=(",", ":"))


def watch(plan: Plan, actions: Sequence[int]) -> Played:
    """What a game showed that was played."""
    from raenke import GAMES

    game, training, state = GAMES[plan.game], training_of(plan.game), _beginning(plan)
    choices: dict[str, list[Choice]] = {model: [] for model in training.SIZES}
    starts: list[Start] = []
    number = 0
    for action in actions:
        if state.round != number:
            number = state.round
            scores, held = game.expected_scores(state), training.held(state)
            starts.append(Start(training.phase(state), scores, held, training.standings(state)))
        if len(state.legal()) > 1:
            for model, choice in training.choices(state, action):
                choices[model].append(choice)
        state.apply(action)
    return Played(choices, starts, game.expected_scores(state), win_shares(state))


def read(plans: Sequence[Plan], path: Path) -> Iterator[Played]:
    """What the games of a file showed."""
    with path.open(encoding="utf-8") as file:
        for plan, line in zip(plans, file, strict=False):
            yield watch(plan, json.loads(line))
