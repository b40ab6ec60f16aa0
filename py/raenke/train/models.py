"""Models fitted to games: the learned module of a game, and the card that says how good it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from textwrap import wrap
from typing import Final, NamedTuple

from raenke.search.chances import softmax
from raenke.search.weights import pack
from raenke.train.logit import Choice, fit, log_loss
from raenke.train.selfplay import Played, Training

HELD_OUT: Final = 10
"""One game in so many is kept for the log loss."""

SHARPEST: Final = 0.8

_MODULE: Final = '''"""Learned from play by `raenke train {game}`; see `learned.md`. Generated: do not edit."""

from typing import Final

{constants}
SHARPNESS: Final = ({sharpness})
"""By phase of the game, log odds of winning for each expected point."""
'''


class Report(NamedTuple):
    """How well a model predicts the games that were held out, in nats."""

    model: str
    choices: int
    uniform: float
    loss: float


class Models(NamedTuple):
    """Everything fitted."""

    weights: dict[str, list[float]]
    sharpness: list[float]
    reports: list[Report]


def fit_all(training: Training, games: Sequence[Played], seed: str) -> Models:
    """Fit all models of a game; the same games and seed give the same weights."""
    weights, reports = {}, []
    for model, size in training.SIZES.items():
        learned = [choice for n, game in enumerate(games) if n % HELD_OUT for choice in game.choices[model]]
        kept = [choice for n, game in enumerate(games) if not n % HELD_OUT for choice in game.choices[model]]
        weights[model] = fit(learned, size, Random(f"{seed}/{model}"))
        reports.append(Report(model, len(learned), _uniform(kept), log_loss(weights[model], kept)))
    sharpness = [_sharpness(games, phase) for phase in range(training.PHASES)]
    reports.append(_value_report(games[::HELD_OUT], sharpness))
    return Models(weights, sharpness, reports)


def _uniform(choices: Sequence[Choice]) -> float:
    return sum(log(len(options)) for options, _ in choices) / len(choices)


def _value_loss(games: Sequence[Played], sharpness: Sequence[float], only: int | None = None) -> tuple[float, int]:
    """The total log loss of the chances to win at the beginning of each round, and the number of rounds."""
    total, rounds = 0.0, 0
    for _, starts, won in games:
        for phase, scores in starts:
            if only in (None, phase):
                chances = softmax(scores, sharpness[phase])
                total -= sum(share * log(chance) for share, chance in zip(won, chances, strict=True) if share)
                rounds += 1
    return total, rounds


def _sharpness(games: Sequence[Played], phase: int) -> float:
    """The best factor for a phase; 0, no opinion, where no game has been."""
    tried = [step / 100 for step in range(int(100 * SHARPEST) + 1)]
    row = dict.fromkeys(tried, 0.0)
    for value in tried:
        row[value] = _value_loss(games, [value] * (phase + 1), phase)[0]
    return min(tried, key=row.__getitem__)


def _value_report(games: Sequence[Played], sharpness: Sequence[float]) -> Report:
    total, rounds = _value_loss(games, sharpness)
    uniform = sum(log(len(won)) * len(starts) for _, starts, won in games)
    return Report("value", rounds, uniform / rounds, total / rounds)


def module_text(game: str, models: Models) -> str:
    """The source of the game's learned module."""
    constants = []
    for model, weights in models.weights.items():
        lines = "\n".join(f'    "{line}"' for line in wrap(pack(weights), 100))
        constants.append(f"{model.upper()}: Final = (\n{lines}\n)\n")
    sharpness = ", ".join(map(str, models.sharpness))
    return _MODULE.format(game=game, constants="\n".join(constants), sharpness=sharpness)


def card_text(game: str, models: Models, how: str) -> str:
    """The card that lies beside the learned module."""
    rows = [f"| {row.model} | {row.choices} | {row.uniform:.3f} | {row.loss:.3f} |" for row in models.reports]
    return "\n".join([
        f"# What was learned of {game}", "", how, "",
        "| model | decisions learned from | log loss of a uniform guess | log loss, held out |", "|---|---|---|---|",
        *rows, "",
    ])  # fmt: skip
