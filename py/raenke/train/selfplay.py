"""Self-play: games of one bot against itself, and what they show; a line of JSON each, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from raenke import pool
from raenke.bots import make
from raenke.game import choose
from raenke.search.chances import win_shares
from raenke.train.logit import Choice


class Training(Protocol):
    """What a game gives to be trained; implemented by a module."""

    @property
    def SIZES(self) -> Mapping[str, int]:  # noqa: N802 (a constant of the module)
        """By model, the number of its weights."""
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


class Played(NamedTuple):
    """What one game showed."""

    choices: dict[str, list[Choice]]
    starts: list[tuple[int, list[float]]]
    """At the beginning of each round: the phase, and the expected scores."""
    won: list[float]
    """By seat, its share of the win."""
    standings: list[list[list[float]]]
    """At the beginning of each round, by seat, the numbers that describe how it stands."""


def training_of(game: str) -> Training:
    """The game's part of training, which is not loaded with the game."""
    from importlib import import_module

    module: Any = import_module(f"raenke.{game}.training")
    found: Training = module
    return found


def play(plan: Plan) -> str:
    """Play one game; the result does not depend on the process."""
    from raenke import GAMES

    game, training, rng = GAMES[plan.game], training_of(plan.game), Random(plan.seed)
    state = game.new(plan.players, rng, None, training.options(rng, plan.players))
    bot = make(plan.bot, game, plan.effort)
    choices: dict[str, list[Choice]] = {model: [] for model in training.SIZES}
    starts: list[tuple[int, list[float]]] = []
    standings: list[list[list[float]]] = []
    number = 0
    while not state.over:
        if state.round != number:
            number = state.round
            starts.append((training.phase(state), [round(score, 2) for score in game.expected_scores(state)]))
            standings.append([[round(each, 3) for each in seat] for seat in training.standings(state)])
        legal = state.legal()
        action = legal[0] if len(legal) == 1 else choose(bot, state.view(state.to_act), rng)
        if len(legal) > 1:
            for model, choice in training.choices(state, action):
                choices[model].append(choice)
        state.apply(action)
    return json.dumps(Played(choices, starts, win_shares(state), standings), separators=(",", ":"))


def generate(plans: Sequence[Plan], path: Path, jobs: int) -> Iterator[int]:
    """Play the plans that the file does not have yet, and yield how many it has after each."""
    done = 0
    if path.exists():
        whole = path.read_text(encoding="utf-8").splitlines(keepends=True)
        lines = [line for line in whole if line.endswith("\n")]  # an interrupt may have cut the last one
        path.write_text("".join(lines), encoding="utf-8")
        done = len(lines)
    left = plans[done:]
    found = pool.imap(play, left, jobs) if jobs > 1 else map(play, left)
    with path.open("a", encoding="utf-8") as file:
        for line in found:
            file.write(line + "\n")
            file.flush()
            done += 1
            yield done


def read(path: Path) -> Iterator[Played]:
    """The games of a file."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            choices, starts, won, standings = json.loads(line)
            yield Played(
                {
                    model: [Choice([tuple(option) for option in options], taken) for options, taken in found]
                    for model, found in choices.items()
                },
                [(phase, scores) for phase, scores in starts],
                won,
                standings,
            )
