"""Policy iteration: play, fit, keep the new weights only if they play no worse than the last, and again.

Every step is a function of the ones before it and leaves its result in a file, so that a run which was killed goes on
where it stopped and ends with the same weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, NamedTuple

from raenke import GAMES, resumable
from raenke.interval import interval
from raenke.train.contest import Contest, hold
from raenke.train.models import card_text, fit_all, module_text
from raenke.train.selfplay import Plan, play, read, training_of

SEATS: Final = (4, 4, 3, 2, 5, 6, 7)
"""The numbers of players, in turn, as far as a game allows them; contests are held with the first."""

Progress = Callable[[str, int, int], None]


class Run(NamedTuple):
    """What `raenke train` was asked for."""

    game: str
    bot: str
    """Who plays the games of the first iteration; those of the others are the search's own."""
    games: int
    iterations: int
    effort: float
    matches: int
    """The games of each contest, rounded up to whole deals; 0 for none, which keeps the new weights."""
    seed: str
    out: Path
    seats: tuple[int, ...] = SEATS


class Result(NamedTuple):
    """An iteration: whether its weights are kept, and their card."""

    kept: bool
    card: str


class Work(NamedTuple):
    """Where the games are played, how many to a task, and who is told how far it is; the result is the same."""

    executor: Executor
    batch: int
    progress: Progress


def iterate(run: Run, work: Work) -> Iterator[Result]:
    """Yield each iteration; the weights that are kept, if any, end up in `learned.py` with their card beside it."""
    run.out.mkdir(parents=True, exist_ok=True)
    last = ""
    for number in range(1, run.iterations + 1):
        candidate = run.out / f"{_stem(run)}-{number}.py"
        how, module, card = _fit(run, number, last, work)
        _write(candidate, module)
        kept, strength = _contest(run, number, module, last, work)
        card = "\n".join([card, how, *([strength] if strength else []), ""])
        if kept:
            last = module
            _write(run.out / "learned.py", module)
            _write(run.out / "learned.md", card)
        yield Result(kept, card)


def _stem(run: Run) -> str:
    return f"{run.game}-{run.bot}-{run.effort}-{run.seed}"


def _seats(run: Run) -> list[int]:
    return [players for players in run.seats if players in GAMES[run.game].seats]


def _fit(run: Run, number: int, last: str, work: Work) -> tuple[str, str, str]:
    """How the weights of an iteration were made, their module, and the card without that."""
    seats = _seats(run)
    bot = run.bot if number == 1 else "search"
    plans = [
        Plan(run.game, seats[at % len(seats)], bot, run.effort, f"{run.seed}/{number}/{at}", last)
        for at in range(run.games)
    ]
    path = run.out / f"{_stem(run)}-{number}-games.jsonl"
    for done in resumable.work(play, plans, path, work.executor, work.batch):
        work.progress("games", done, run.games)
    models = fit_all(training_of(run.game), list(read(plans, path)), run.seed)
    who = f"`{bot}`" + (f" at effort {run.effort}" if bot == "search" else "")
    how = f"Made by `raenke train {run.game}`, iteration {number}: fitted to {run.games} games of {who} against itself"
    return (
        f"{how}, {seats[0]} seats and others, seed {run.seed}.",
        module_text(run.game, models),
        card_text(run.game, models),
    )


def _contest(run: Run, number: int, candidate: str, last: str, work: Work) -> tuple[bool, str]:
    """Whether new weights are to be kept, and the sentence of their card that says why."""
    if not run.matches:
        return True, ""
    players = _seats(run)[0]
    contests = [
        Contest(run.game, players, run.effort, f"{run.seed}/contest {number}/{deal}", candidate, last)
        for deal in range(-(-run.matches // players))
    ]
    path = run.out / f"{_stem(run)}-{number}-contest.jsonl"
    for done in resumable.work(hold, contests, path, work.executor, -(-work.batch // players)):
        work.progress("contest games", done * players, len(contests) * players)
    shares = [share for line in path.read_text(encoding="utf-8").splitlines() for share in json.loads(line)]
    wins, games = sum(shares), len(shares)
    low, high = interval(wins, games)
    rival = "the iteration before" if last else "those that were shipped"
    strength = (
        f"Strength: one search with these weights against {players - 1} with {rival}, effort {run.effort}, rotated "
        f"seats: {wins / games:.0%} [{100 * low:.0f}, {100 * high:.0f}] of {games} games; even is {1 / players:.0%}."
    )
    return wins * players >= games, strength


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
