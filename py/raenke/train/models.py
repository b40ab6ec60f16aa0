"""Models fitted to games: the learned module of a game, and the card that says how good it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from textwrap import wrap
from typing import Final, NamedTuple

from raenke.search.chances import softmax
from raenke.search.weights import pack
from raenke.train import holdings, value
from raenke.train.logit import Choice, fit, log_loss
from raenke.train.selfplay import Played, Training

HELD_OUT: Final = 10
"""One game in so many is kept for the log loss."""

SHARPEST: Final = 0.8

_MODULE: Final = '''"""Learned from play by `raenke train {game}`; see `learned.md`. Generated: do not edit."""

from typing import Final

{constants}'''

_SHARPNESS: Final = '''SHARPNESS: Final = ({sharpness})
"""By phase of the game, log odds of winning for each expected point."""
'''

_VALUE: Final = '''VALUE: Final = (
{numbers},
)  # fmt: skip
"""Weights of the numbers that describe how a seat stands: a constant, a slope and a curvature by phase."""
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
    value: list[float]
    """Empty where expected scores alone tell who wins."""
    reports: list[Report]


def fit_all(training: Training, games: Sequence[Played], seed: str) -> Models:
    """Fit all models of a game; the same games and seed give the same weights."""
    weights, reports = {}, []
    for model, size in training.SIZES.items():
        learned = [choice for n, game in enumerate(games) if n % HELD_OUT for choice in game.choices[model]]
        kept = [choice for n, game in enumerate(games) if not n % HELD_OUT for choice in game.choices[model]]
        weights[model] = fit(learned, size, Random(f"{seed}/{model}"))
        reports.append(Report(model, len(learned), _uniform(kept), log_loss(weights[model], kept)))
    if training.HELD:
        weights["held"] = holdings.fit(games, training.HELD)
        games = [holdings.counted(game, weights["held"]) for game in games]
    sharpness = [_sharpness(games, phase) for phase in range(training.PHASES)]
    reports.append(_value_report(games[::HELD_OUT], sharpness))
    found: list[float] = []
    if training.NUMBERS:
        learned_from = [row for n, game in enumerate(games) if n % HELD_OUT for row in _standings(game)]
        tested = [row for game in games[::HELD_OUT] for row in _standings(game)]
        found = value.fit(learned_from, training.PHASES, Random(f"{seed}/value"))
        uniform = sum(log(len(row.won)) for row in tested) / len(tested)
        reports.append(Report("standing", len(learned_from), uniform, value.log_loss(found, tested, training.PHASES)))
    return Models(weights, sharpness, found, reports)


def _standings(game: Played) -> Iterator[value.Standing]:
    for start in game.starts:
        yield value.Standing(start.phase, start.standings, game.won)


def _uniform(choices: Sequence[Choice]) -> float:
    return sum(log(len(options)) for options, _ in choices) / len(choices)


def _value_loss(games: Sequence[Played], sharpness: Sequence[float], only: int | None = None) -> tuple[float, int]:
    """The total log loss of the chances to win at the beginning of each round, and the number of rounds."""
    total, rounds = 0.0, 0
    for game in games:
        for start in game.starts:
            if only in (None, start.phase):
                chances = softmax(start.scores, sharpness[start.phase])
                total -= sum(share * log(chance) for share, chance in zip(game.won, chances, strict=True) if share)
                rounds += 1
    return total, rounds


def _sharpness(games: Sequence[Played], phase: int) -> float:
    """The best factor for a phase; 0, no opinion, where no game has been."""
    tried = [step / 100 for step in range(int(100 * SHARPEST) + 1)]
    row = dict.fromkeys(tried, 0.0)
    for factor in tried:
        row[factor] = _value_loss(games, [factor] * (phase + 1), phase)[0]
    return min(tried, key=row.__getitem__)


def _value_report(games: Sequence[Played], sharpness: Sequence[float]) -> Report:
    total, rounds = _value_loss(games, sharpness)
    uniform = sum(log(len(game.won)) * len(game.starts) for game in games)
    return Report("value", rounds, uniform / rounds, total / rounds)


def module_text(game: str, models: Models) -> str:
    """The source of the game's learned module."""
    constants = []
    for model, weights in models.weights.items():
        lines = "\n".join(f'    "{line}"' for line in wrap(pack(weights), 100))
        constants.append(f"{model.upper()}: Final = (\n{lines}\n)\n")
    if models.value:
        numbers = "\n".join(f"    {line}" for line in wrap(", ".join(map(str, models.value)), 110))
        constants.append(_VALUE.format(numbers=numbers))
    else:
        constants.append(_SHARPNESS.format(sharpness=", ".join(map(str, models.sharpness))))
    return _MODULE.format(game=game, constants="\n".join(constants))


def card_text(game: str, models: Models) -> str:
    """The card that lies beside the learned module."""
    rows = [f"| {row.model} | {row.choices} | {row.uniform:.3f} | {row.loss:.3f} |" for row in models.reports]
    return "\n".join([
        f"# What was learned of {game}", "",
        "| model | decisions learned from | log loss of a uniform guess | log loss, held out |", "|---|---|---|---|",
        *rows, "",
    ])  # fmt: skip
