"""`raenke train`: learn from self-play what guides the search of a game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from raenke import GAMES
from raenke.bots import BOTS
from raenke.cli.matches import effort
from raenke.cli.streams import CommandError, Commands, say, whole_number
from raenke.train.models import card_text, fit_all, module_text
from raenke.train.selfplay import Plan, generate, read, training_of

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256
SEATS: Final = (4, 4, 3, 2, 5, 6, 7)
"""The numbers of players, in turn, as far as a game allows them."""


def add_train(commands: Commands) -> None:
    """`raenke train GAME`."""
    command = commands.add_parser(
        "train", help="learn from self-play what guides the search; again with --bot search to improve on it"
    )
    command.add_argument("game", choices=list(GAMES), help="the game")
    command.add_argument("--bot", choices=list(BOTS), default="greedy", help="who plays; default: greedy")
    command.add_argument("--games", type=whole_number(20, MOST_GAMES), default=1000, help="how many; default: 1000")
    command.add_argument("--effort", type=effort, default=0.2, metavar="X", help="scales how much a search looks at")
    command.add_argument("--seed", default="1", help="the same seed gives the same games and the same weights")
    command.add_argument("--jobs", type=whole_number(1, MOST_JOBS), default=1, help="processes; the result is the same")
    command.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER",
                         help="where games are kept, to go on after an interrupt, and the result goes")  # fmt: skip
    command.set_defaults(run=_train)


def _train(options: argparse.Namespace) -> int:
    name: str = options.game
    training = training_of(name)
    seats = [players for players in SEATS if players in GAMES[name].seats]
    plans = [
        Plan(name, seats[number % len(seats)], options.bot, options.effort, f"{options.seed}/{number}")
        for number in range(options.games)
    ]
    out: Path = options.out
    out.mkdir(parents=True, exist_ok=True)
    how = f"`{options.bot}`" + (f" at effort {options.effort}" if options.bot == "search" else "")
    path = out / f"{name}-{options.bot}-{options.effort}-{options.seed}.jsonl"
    for done in generate(plans, path, options.jobs):
        if sys.stderr is not None and sys.stderr.isatty():
            sys.stderr.write(f"\r{done}/{options.games} games")
            sys.stderr.flush()
    games = list(read(plans, path))
    if len(games) < options.games:
        raise CommandError(f"{path} has only {len(games)} games")
    models = fit_all(training, games, options.seed)
    how = f"Fitted to {len(games)} games of {how} against itself, seed {options.seed}."
    (out / "learned.py").write_text(module_text(name, models), encoding="utf-8")
    (out / "learned.md").write_text(card_text(name, models, how), encoding="utf-8")
    say(card_text(name, models, how).rstrip())
    say(f"\nTo use it, copy {out / 'learned.py'} and {out / 'learned.md'} into the package of the game.")
    return 0
