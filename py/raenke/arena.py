"""Matches between bots: every deal is played once per rotation of the seats, so that luck evens out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple

from raenke import pool
from raenke.bots import LEVEL_NAMES, draw_tempers, make
from raenke.game import Game, choose

Progress = Callable[[int, int], None]
"""Gets how many games have been played, and how many will be."""

USUAL_SEATS: Final = 4

RUNGS: Final = tuple((bot, below) for below, bot in pairwise(("random", *LEVEL_NAMES)))
"""Each level with the one below it; below the first is the bot that plays at random."""

CERTAINTY = 1.959964
"""Standard errors on each side of the mean for a 95 % confidence interval."""


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


class _Job(NamedTuple):
    game: str
    bots: tuple[str, ...]
    seed: str
    deal: int
    options: dict[str, str]
    effort: float


Outcome = list[list[tuple[Fraction, int]]]
"""Share of the win and points, by rotation and listed bot."""


def play_deal(job: _Job) -> Outcome:
    """Play one deal once per rotation; the result does not depend on the process."""
    from raenke import GAMES

    game = GAMES[job.game]
    players = len(job.bots)
    return [_play(game, job, rotation) for rotation in range(players)]


def _play(game: Game, job: _Job, rotation: int) -> list[tuple[Fraction, int]]:
    players = len(job.bots)
    deal = game.deal(players, Random(f"{job.seed}/deal {job.deal}"), options=job.options)
    state = game.initial_state(deal, Random(f"{job.seed}/shuffles {job.deal}"))
    entry_at = [(seat + rotation) % players for seat in range(players)]
    drawn = draw_tempers(job.bots, game, Random(f"{job.seed}/tempers {job.deal}"))
    bots = [make(drawn[entry], game, job.effort) for entry in entry_at]
    rngs = [Random(f"{job.seed}/thoughts {job.deal} {entry}") for entry in entry_at]
    while not state.over:
        seat = state.to_act
        state.apply(choose(bots[seat], state.view(seat), rngs[seat]))
    scores, winners = state.scores(), state.winners()
    result = [(Fraction(0), 0)] * players
    for seat, entry in enumerate(entry_at):
        result[entry] = (Fraction(seat in winners, len(winners)), scores[seat])
    return result


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
    options: Mapping[str, str] | None = None,
    effort: float = 1.0,
) -> list[Standing]:
    """Play at least `games` games in whole deals; the result does not depend on `jobs`."""
    players = len(bots)
    deals = -(-games // players)
    work = [_Job(game, tuple(bots), seed, deal, dict(options or {}), effort) for deal in range(deals)]
    outcomes: list[Outcome] = []
    jobs = min(jobs, deals)
    found: Iterable[Outcome] = pool.imap(play_deal, work, jobs) if jobs > 1 else map(play_deal, work)
    for outcome in found:
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes) * players, deals * players)
    return [_standing(bots[entry], entry, outcomes) for entry in range(players)]


def _standing(bot: str, entry: int, outcomes: list[Outcome]) -> Standing:
    results = [rotation[entry] for outcome in outcomes for rotation in outcome]
    wins = sum((won for won, _ in results), Fraction(0))
    by_deal = [sum(rotation[entry][1] for rotation in outcome) / len(outcome) for outcome in outcomes]
    points = math.fsum(by_deal) / len(by_deal)
    low, high = interval(float(wins), len(results))
    share = float(wins / len(results))
    return Standing(bot, len(results), float(wins), share, low, high, points, _within(by_deal, points))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson 95 % confidence interval of a proportion, which stays valid for few games and for no wins."""
    share, z = wins / games, CERTAINTY**2 / games
    middle = (share + z / 2) / (1 + z)
    reach = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    # At 0 and 1 the proportion itself is the bound; rounding errors would exclude it.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def _within(values: Sequence[float], mean: float) -> float:
    """Half-width of the 95 % confidence interval of a mean over deals; games of one deal are not independent."""
    if len(values) < 2:
        return math.inf
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return CERTAINTY * math.sqrt(variance / len(values))


def as_json(standing: Standing) -> dict[str, Any]:
    """Serialize a standing; the margin is null for a single deal, which has no variance."""
    facts = standing._asdict()
    return {**facts, "points_within": None if math.isinf(standing.points_within) else standing.points_within}


def table(rungs: Sequence[tuple[str, str, str, Standing]]) -> str:
    """A Markdown table of matches: for each (game, bot, the one below, standing) the share of wins in percent."""
    games = list(dict.fromkeys(game for game, _, _, _ in rungs))
    matches = list(dict.fromkeys((bot, below) for _, bot, below, _ in rungs))
    won = {(game, bot, below): standing for game, bot, below, standing in rungs}
    head = [
        f"| wins of one against three, even {1 / USUAL_SEATS:.0%} | {' | '.join(games)} |",
        "|---" * (len(games) + 1) + "|",
    ]
    return "\n".join(
        head
        + [
            f"| {bot} against {below} | " + " | ".join(_cell(won[game, bot, below]) for game in games) + " |"
            for bot, below in matches
        ]
    )


def _cell(standing: Standing) -> str:
    return f"{standing.share:.0%} [{100 * standing.low:.0f}, {100 * standing.high:.0f}]"
