"""Matches between bots: every deal is played once per rotation of the seats, so that luck evens out."""

from __future__ import annotations

import math
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from fractions import Fraction
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from raenke import pool
from raenke.bots import draw_tempers, make
from raenke.bots.entrants import Entrant, Source, label
from raenke.bots.hosted import Hosted
from raenke.game import Bot, Game, choose
from raenke.interval import Z_95, interval

Progress = Callable[[int, int], None]
"""Gets how many games have been played, and how many will be."""


class Standing(NamedTuple):
    """Result of one listed bot: a shared win counts as a fraction, `low` and `high` bound the win rate."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    points: float
    points_within: float
    failures: int = 0
    """Decisions that a bot which is not ours did not make, so that a random action took their place."""
    fault: str = ""
    """Why it failed first."""


class Match(NamedTuple):
    """What is to be played: at least so many games, in whole deals, each from every seat."""

    game: str
    bots: tuple[Entrant, ...]
    games: int
    seed: str
    options: Mapping[str, str] = {}
    effort: float = 1.0

    @property
    def deals(self) -> int:
        """The number of deals."""
        return -(-self.games // len(self.bots))


class Seated(NamedTuple):
    """What a listed bot got in one game."""

    won: Fraction
    points: int
    failures: int
    fault: str


Outcome = list[list[Seated]]
"""The results of a deal, by rotation and listed bot."""


class _Batch(NamedTuple):
    match: Match
    deals: range


class _Played(NamedTuple):
    outcomes: dict[int, Outcome]
    engine: str
    python: str


class OtherEngine(Exception):
    """A worker runs another version of this package: its games cannot be counted with ours."""


class Tally:
    """What has been played of a match so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.pythons: set[str] = set()
        """The versions of Python that played."""
        self._outcomes: dict[int, Outcome] = {}

    @property
    def played(self) -> int:
        """The number of games played."""
        return len(self._outcomes) * len(self.match.bots)

    @property
    def wanted(self) -> int:
        """The number of games to be played in all."""
        return self.match.deals * len(self.match.bots)

    def add(self, played: _Played) -> None:
        """Count a batch; OtherEngine if it comes from another version."""
        if played.engine != engine_digest():
            raise OtherEngine("a worker has another version of raenke than this command")
        self.pythons.add(played.python)
        self._outcomes.update(played.outcomes)

    def standings(self) -> list[Standing]:
        """The result of each listed bot so far; at least one deal must have been played."""
        outcomes = [self._outcomes[deal] for deal in sorted(self._outcomes)]
        return [_standing(label(bot), entry, outcomes) for entry, bot in enumerate(self.match.bots)]


def _play_batch(batch: _Batch) -> _Played:
    """Play some deals; the result does not depend on the process."""
    outcomes = {deal: play_deal(batch.match, deal) for deal in batch.deals}
    return _Played(outcomes, engine_digest(), platform.python_version())


def play_deal(match: Match, deal: int) -> Outcome:
    """Play one deal once per rotation."""
    return [_play(match, deal, rotation) for rotation in range(len(match.bots))]


def _play(match: Match, number: int, rotation: int) -> list[Seated]:
    from raenke import GAMES

    game, players, seed = GAMES[match.game], len(match.bots), match.seed
    deal = game.deal(players, Random(f"{seed}/deal {number}"), options=match.options)
    state = game.initial_state(deal, Random(f"{seed}/shuffles {number}"))
    entry_at = [(seat + rotation) % players for seat in range(players)]
    drawn = draw_tempers([label(bot) for bot in match.bots], game, Random(f"{seed}/tempers {number}"))
    bots = [_made(match.bots[entry], drawn[entry], game, match.effort) for entry in entry_at]
    rngs = [Random(f"{seed}/thoughts {number} {entry}") for entry in entry_at]
    while not state.over:
        seat = state.to_act
        state.apply(choose(bots[seat], state.view(seat), rngs[seat]))
    scores, winners = state.scores(), state.winners()
    return [
        Seated(Fraction(seat in winners, len(winners)), scores[seat], *_failures(bots[seat]))
        for seat in sorted(range(players), key=entry_at.__getitem__)
    ]


def _made(entrant: Entrant, drawn: str, game: Game, effort: float) -> Bot:
    return Hosted(entrant) if isinstance(entrant, Source) else make(drawn, game, effort)


def _failures(bot: Bot) -> tuple[int, str]:
    return (bot.failures.total, str(bot.first_fault or "")) if isinstance(bot, Hosted) else (0, "")


def play(match: Match, executor: Executor | None = None, batch: int = 1) -> Iterator[Tally]:
    """Play a match on an executor, in tasks of at least `batch` games; yield the tally, the same one, after each.

    The result depends neither on the executor nor on the size of batches.
    """
    each = max(1, min(-(-batch // len(match.bots)), match.deals))
    batches = [_Batch(match, range(first, min(first + each, match.deals))) for first in range(0, match.deals, each)]
    tally = Tally(match)
    for _, played in pool.completed(_play_batch, batches, executor or pool.Here()):
        tally.add(played)
        yield tally


def run(
    game: str,
    bots: Sequence[Entrant],
    games: int,
    seed: str,
    executor: Executor | None = None,
    progress: Progress | None = None,
    options: Mapping[str, str] | None = None,
    effort: float = 1.0,
) -> list[Standing]:
    """Play a match of at least `games` games in whole deals; the result does not depend on the executor."""
    match = Match(game, tuple(bots), games, seed, dict(options or {}), effort)
    for tally in play(match, executor):
        if progress:
            progress(tally.played, tally.wanted)
    return tally.standings()


@cache
def engine_digest() -> str:
    """A short hash of this package's sources: the same on every machine that has the same version."""
    root, digest = Path(__file__).parent, sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def _standing(bot: str, entry: int, outcomes: list[Outcome]) -> Standing:
    results = [rotation[entry] for outcome in outcomes for rotation in outcome]
    wins = sum((result.won for result in results), Fraction(0))
    by_deal = [sum(rotation[entry].points for rotation in outcome) / len(outcome) for outcome in outcomes]
    points = math.fsum(by_deal) / len(by_deal)
    low, high = interval(float(wins), len(results))
    failures, faults = sum(result.failures for result in results), [result.fault for result in results if result.fault]
    share = float(wins / len(results))
    within = _within(by_deal, points)
    return Standing(bot, len(results), float(wins), share, low, high, points, within, failures, "".join(faults[:1]))


def _within(values: Sequence[float], mean: float) -> float:
    """Half-width of the 95 % confidence interval of a mean over deals; games of one deal are not independent."""
    if len(values) < 2:
        return math.inf
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Z_95 * math.sqrt(variance / len(values))
