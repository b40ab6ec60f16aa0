"""Calibration of beliefs: how likely they took what was hidden to be, against how often it was so (Dawid 1982)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from math import log
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from raenke.bots import make
from raenke.game import Belief, Game, choose
from raenke.search.guidance import guidance_of
from raenke.train.selfplay import Training

SAMPLES: Final = 200
"""States drawn from a belief for its probabilities."""

POSITIONS: Final = 0.05
"""The share of decisions at which beliefs are asked."""

BINS: Final = 10


class Secrets(Protocol):
    """What a game's training module adds so that its beliefs can be checked."""

    def secrets(self, state: Any, seat: int) -> Iterator[tuple[str, Hashable]]:
        """Statements that hold in a state and that `seat` may not know, each with the heading it belongs to."""
        ...


class Guess(NamedTuple):
    """A statement about what is hidden: how likely the belief and a uniform one took it, and whether it held."""

    heading: str
    believed: float
    uniform: float
    held: bool


class Bin(NamedTuple):
    """Guesses of about the same probability."""

    predicted: float
    actual: float
    guesses: int


def guesses(game: Game, training: Training, secrets: Secrets, games: int, seed: str) -> Iterator[Guess]:
    """The guesses of the seats to act in some games that `greedy` plays against itself."""
    bot, guidance = make("greedy", game), guidance_of(game)
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        players = 4 if 4 in game.seats else game.seats[0]
        state = game.new(players, rng, None, training.options(rng, players))
        while not state.over:
            legal = state.legal()
            if len(legal) > 1 and rng.random() < POSITIONS:
                seat = state.to_act
                view = state.view(seat)
                believed = _frequencies(guidance.belief(view), secrets, seat, rng)
                uniform = _frequencies(view, secrets, seat, rng)
                true = set(secrets.secrets(state, seat))
                for statement in sorted({*believed, *uniform, *true}, key=repr):
                    by_lot = uniform.get(statement, 0.0)
                    if 0 < by_lot < 1:
                        yield Guess(statement[0], believed.get(statement, 0.0), by_lot, statement in true)
            state.apply(legal[0] if len(legal) == 1 else choose(bot, state.view(state.to_act), rng))


def _frequencies(belief: Belief, secrets: Secrets, seat: int, rng: Random) -> dict[tuple[str, Hashable], float]:
    counts: Counter[tuple[str, Hashable]] = Counter()
    for _ in range(SAMPLES):
        counts.update(set(secrets.secrets(belief.sample(rng), seat)))
    return {statement: count / SAMPLES for statement, count in counts.items()}


def bins(pairs: Iterable[tuple[float, bool]]) -> list[Bin]:
    """Probabilities and outcomes, gathered in tenths of the probability."""
    sums = [[0.0, 0, 0] for _ in range(BINS)]
    for probability, held in pairs:
        row = sums[min(BINS - 1, int(probability * BINS))]
        row[0] += probability
        row[1] += held
        row[2] += 1
    return [Bin(predicted / count, held / count, int(count)) for predicted, held, count in sums if count]


def log_loss(pairs: Sequence[tuple[float, bool]]) -> float:
    """The mean negative logarithm of the probability of what was so; none is taken for certain."""
    least = 0.5 / SAMPLES
    total = 0.0
    for probability, held in pairs:
        likely = probability if held else 1 - probability
        total -= log(min(1 - least, max(least, likely)))
    return total / len(pairs)
