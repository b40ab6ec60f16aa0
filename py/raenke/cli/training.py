"""`raenke train`: learn from self-play what guides the search of a game."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from raenke import GAMES
from raenke.bots import BOTS
from raenke.cli.matches import effort
from raenke.cli.streams import MOST_GAMES, Commands, say, whole_number
from raenke.cli.workers import add_workers, workers
from raenke.train.iteration import Run, Work, iterate

MOST_ITERATIONS: Final = 1000


def add_train(commands: Commands) -> None:
    """`raenke train GAME`."""
    command = commands.add_parser(
        "train", help="learn from self-play what guides the search, and keep it if it plays no worse"
    )
    command.add_argument("game", choices=list(GAMES), help="the game")
    command.add_argument("--bot", choices=list(BOTS), default="greedy",
                         help="who plays the games of the first iteration, the search those of the others; "
                              "default: greedy")  # fmt: skip
    command.add_argument("--games", type=whole_number(20, MOST_GAMES), default=1000,
                         help="how many are played in each iteration; default: 1000")  # fmt: skip
    command.add_argument("--iterations", type=whole_number(1, MOST_ITERATIONS), default=1, metavar="N",
                         help="how often games are played and weights fitted; default: 1")  # fmt: skip
    command.add_argument("--matches", type=whole_number(0, MOST_GAMES), default=400, metavar="GAMES",
                         help="new weights are kept if they win their share of these; default: 400")  # fmt: skip
    command.add_argument("--effort", type=effort, default=0.1, metavar="X", help="scales how much a search looks at")
    command.add_argument("--seed", default="1", help="the same seed gives the same games and the same weights")
    add_workers(command, jobs=os.cpu_count() or 1)
    command.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER",
                         help="where everything is kept, to go on after an interrupt, and the result goes; "
                              "a folder belongs to one run")  # fmt: skip
    command.set_defaults(run=_train)


def _train(options: argparse.Namespace) -> int:
    run = Run(
        options.game, options.bot, options.games, options.iterations, options.effort, options.matches, options.seed,
        options.out,
    )  # fmt: skip
    shown = sys.stderr is not None and sys.stderr.isatty()
    kept = False
    with workers(options) as (executor, batch):
        work = Work(executor, batch, _progress if shown else _silent)
        for number, result in enumerate(iterate(run, work), 1):
            kept = kept or result.kept
            say(result.card.rstrip())
            say(f"Iteration {number}: {'kept' if result.kept else 'not kept'}.\n")
    if kept:
        say(f"To use it, copy {run.out / 'learned.py'} and {run.out / 'learned.md'} into the package of the game.")
    return 0


def _progress(what: str, done: int, wanted: int) -> None:
    sys.stderr.write(f"\r{done}/{wanted} {what} ")
    sys.stderr.flush()


def _silent(what: str, done: int, wanted: int) -> None:
    """Say nothing where nobody would see it change."""
