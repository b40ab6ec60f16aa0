"""`raenke arena`: matches between bots, and the table of how the levels compare."""

from __future__ import annotations

import argparse
import math
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

from raenke import GAMES, __version__, arena
from raenke.cli.matches import add_deal, bot_names, bots_help, check_players, chosen_options, seed_of
from raenke.cli.streams import CommandError, Commands, counted, say, say_json, whole_number

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256


def add_arena(commands: Commands) -> None:
    """`raenke arena GAME` and `raenke arena --all`."""
    command = commands.add_parser("arena", help="compare bots over the same deals with the seats rotated")
    command.add_argument("game", nargs="?", choices=list(GAMES), help="the game")
    add_deal(command)
    command.add_argument("--bots", help=f"one a seat, with commas ({bots_help()})")
    command.add_argument("--all", action="store_true",
                         help="each level against three of the one below, in every game, as a table")  # fmt: skip
    command.add_argument("--games", type=whole_number(1, MOST_GAMES), default=400,
                         help="rounded up so that each deal is played from every seat; default: 400")  # fmt: skip
    command.add_argument("--jobs", type=whole_number(1, MOST_JOBS), default=1, help="processes; the result is the same")
    command.add_argument("--json", action="store_true", help="one object a bot")
    command.set_defaults(run=_arena)


def _arena(options: argparse.Namespace) -> int:
    if options.all:
        return _all(options)
    if not options.game or not options.bots:
        raise CommandError("a game and --bots are needed, or --all")
    game = GAMES[options.game]
    names = bot_names(options.bots, game)
    check_players(game, len(names))
    seed, chosen = seed_of(options), chosen_options(options)
    game.deal(len(names), Random(seed), options=chosen)  # reject invalid arguments before starting any process
    standings = arena.run(game.name, names, options.games, seed, options.jobs, _progress(), chosen, options.effort)
    if options.json:
        for standing in standings:
            say_json(arena.as_json(standing))
        return 0
    games = standings[0].games
    say(f"{game.name}, {counted(games, 'game')}: {counted(games // len(names), 'deal')} from every seat, seed {seed}")
    width = max(len(name) for name in names)
    say(f"   {'bot':<{width}}    wins   share  95 % interval   points")
    for number, row in enumerate(standings, 1):
        within = "" if math.isinf(row.points_within) else f" ± {row.points_within:.2f}"
        share = f"{row.share:>6.1%}  {row.low:>6.1%} –{row.high:>6.1%}"
        say(f"{number}  {row.bot:<{width}}  {row.wins:>6.1f}  {share}   {row.points:>6.2f}{within}")
    return 0


def _all(options: argparse.Namespace) -> int:
    if options.game or options.bots or options.option:
        raise CommandError("--all plays every game with all its levels; it takes no game, --bots or --option")
    seed = seed_of(options)
    rungs = []
    for game in GAMES.values():
        for bot, below in arena.RUNGS:
            names = [bot, *[below] * (arena.USUAL_SEATS - 1)]
            first = arena.run(game.name, names, options.games, seed, options.jobs, _progress(), None, options.effort)[0]
            rungs.append((game.name, bot, below, first))
            if options.json:
                say_json({"game": game.name, "below": below, **arena.as_json(first)})
    if not options.json:
        command = f"raenke arena --all --games {options.games} --effort {options.effort:g} --seed {shlex.quote(seed)}"
        played = f"{rungs[0][3].games} games each, the seats rotated over the same deals"
        say(f"{arena.table(rungs)}\n\nMade by `{command}` at {_version()}: {played}.")
    return 0


def _version() -> str:
    """The commit of a source tree, otherwise the package's version."""
    root = Path(__file__).parents[3]
    if (root / ".git").exists():
        asked = ["git", "-C", str(root), "describe", "--always", "--dirty", "--exclude=*"]
        try:
            return f"commit {subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()}"
        except (OSError, subprocess.CalledProcessError):
            pass  # no git, or not its repository
    return f"version {__version__}"


def _progress() -> arena.Progress | None:
    return _progress_bar if sys.stderr is not None and sys.stderr.isatty() else None


def _progress_bar(done: int, wanted: int) -> None:
    """Draw a progress bar; only used on a terminal."""
    width = 40
    full = width * done // wanted
    end = "\r\033[K" if done == wanted else ""
    sys.stderr.write(f"\r[{'#' * full}{'.' * (width - full)}] {done}/{wanted} games{end}")
    sys.stderr.flush()
