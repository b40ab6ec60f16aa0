"""`raenke arena`: matches between bots, and the table of how the levels compare."""

from __future__ import annotations

import argparse
import json
import math
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from raenke import GAMES, arena, ladder, results
from raenke.arena import Match, Tally
from raenke.bots.entrants import Entrant, Source, label
from raenke.cli.matches import add_deal, bots_help, check_players, chosen_options, entrants, seed_of
from raenke.cli.streams import MOST_GAMES, CommandError, Commands, complain, counted, say, say_json, whole_number
from raenke.cli.workers import Workers, add_workers, workers

SECONDS_BETWEEN: Final = 5.0
"""How often the files of `--out` are written while games are being played."""


def add_arena(commands: Commands) -> None:
    """`raenke arena GAME` and `raenke arena --all`."""
    command = commands.add_parser("arena", help="compare bots over the same deals with the seats rotated")
    command.add_argument("game", nargs="?", choices=list(GAMES), help="the game")
    add_deal(command)
    command.add_argument("--bots", help=f"one a seat, with commas ({bots_help()})")
    command.add_argument("--all", action="store_true",
                         help="one of each level against three of each weaker one, in every game or the one given, "
                              "as a table; --bots may say which levels")  # fmt: skip
    command.add_argument("--games", type=whole_number(1, MOST_GAMES), default=400,
                         help="rounded up so that each deal is played from every seat; default: 400")  # fmt: skip
    add_workers(command, jobs=1)
    command.add_argument("--json", action="store_true", help="one object a bot")
    command.add_argument("--out", type=_result_file, action="append", default=[], metavar="FILE",
                         help="a .json or .md file for the result, also while it is incomplete; may be repeated; "
                              "--all goes on with the matches that its .json file has")  # fmt: skip
    command.set_defaults(run=_arena)


def _result_file(text: str) -> Path:
    if not text.endswith((".json", ".md")):
        raise argparse.ArgumentTypeError(f"{text!r} ends neither in .json nor in .md")
    return Path(text)


def _arena(options: argparse.Namespace) -> int:
    results.version_facts()  # kept from now on: the source tree may change while games are being played
    if options.all:
        return _all(options)
    if not options.game or not options.bots:
        raise CommandError("a game and --bots are needed, or --all")
    game = GAMES[options.game]
    bots = entrants(options.bots, game)
    check_players(game, len(bots))
    match = Match(game.name, tuple(bots), options.games, seed_of(options), chosen_options(options), options.effort)
    game.deal(len(bots), Random(match.seed), options=match.options)  # reject what is invalid before starting anything
    with workers(options) as where:
        tally = _played(match, where, lambda tally: _write_match(tally, options))
    _write_match(tally, options)
    _say_match(tally, as_json=options.json)
    return 0


def _played(match: Match, where: Workers, keep: Callable[[Tally], object]) -> Tally:
    """Play a match to its end; what there is of it is shown and kept now and then."""
    kept, shown = monotonic(), sys.stderr is not None and sys.stderr.isatty()
    for tally in arena.play(match, where.executor, where.batch):
        if shown:
            _draw_bar(tally.played, tally.wanted)
        if tally.played < tally.wanted and monotonic() > kept + SECONDS_BETWEEN:
            keep(tally)
            kept = monotonic()
    return tally


def _say_match(tally: Tally, *, as_json: bool) -> None:
    match, standings = tally.match, tally.standings()
    if as_json:
        for standing in standings:
            say_json(results.standing_facts(standing))
        return
    deals = counted(match.deals, "deal")
    say(f"{match.game}, {counted(tally.played, 'game')}: {deals} from every seat, seed {match.seed}")
    width = max(len(row.bot) for row in standings)
    say(f"   {'bot':<{width}}    wins   share  95 % interval   points")
    for number, row in enumerate(standings, 1):
        within = "" if math.isinf(row.points_within) else f" ± {row.points_within:.2f}"
        share = f"{row.share:>6.1%}  {row.low:>6.1%} –{row.high:>6.1%}"
        say(f"{number}  {row.bot:<{width}}  {row.wins:>6.1f}  {share}   {row.points:>6.2f}{within}")
    for row in standings:
        if row.failures:
            complain(
                f"{row.bot} failed at {counted(row.failures, 'decision')}, which were random then; first: {row.fault}"
            )


def _write_match(tally: Tally, options: argparse.Namespace) -> None:
    if options.out:
        match = tally.match
        origins = [bot.place if isinstance(bot, Source) and bot.text is None else _typed(bot) for bot in match.bots]
        chosen = "".join(f" --option {shlex.quote(f'{name}={value}')}" for name, value in match.options.items())
        command = (
            f"raenke arena {match.game} --bots {shlex.quote(','.join(origins))}{chosen}{_how(options, match.seed)}"
        )
        facts = results.match_facts(tally, command)
        _write(options.out, facts, results.match_markdown(facts))


def _typed(bot: Entrant) -> str:
    return f"file:{bot.place}" if isinstance(bot, Source) else label(bot)


def _how(options: argparse.Namespace, seed: str) -> str:
    return f" --games {options.games} --effort {options.effort:g} --seed {shlex.quote(seed)}"


def _all(options: argparse.Namespace) -> int:
    if options.option:
        raise CommandError("--all plays with the default options; it takes no --option")
    levels = _levels(options.bots)
    seed = seed_of(options)
    which = "".join(f" {part}" for part in (options.game, options.bots and f"--bots {options.bots}") if part)
    command = f"raenke arena --all{which}{_how(options, seed)}"
    rungs = _kept_rungs(options.out)

    def place(tally: Tally) -> dict[str, Any]:
        """Put a match among the rungs, in place of what there was of it."""
        rung = ladder.rung_facts(results.match_facts(tally, command))
        same = ("game", "bot", "below")
        rungs[:] = [other for other in rungs if any(other[name] != rung[name] for name in same)] + [rung]
        _write(options.out, {"rungs": rungs}, _ladder(rungs))
        return rung

    with workers(options) as where:
        for game in [options.game] if options.game else GAMES:
            for bot, below in ladder.pairs(levels):
                match = Match(game, ladder.seated(bot, below), options.games, seed, {}, options.effort)
                wanted = {"game": game, "bot": bot, "below": below, "seed": seed, "effort": options.effort,
                          "games": match.deals * ladder.USUAL_SEATS}  # fmt: skip
                done = [rung for rung in rungs if ladder.is_done(rung, wanted)]
                rung = done[0] if done else place(_played(match, where, place))
                if options.json:
                    say_json(rung)
    if not options.json:
        say(_ladder(rungs).rstrip())
    return 0


def _levels(bots: str | None) -> list[str]:
    names = [*ladder.LADDER] if bots is None else [name.strip() for name in bots.split(",")]
    if len(names) < 2 or names != [level for level in ladder.LADDER if level in names]:
        raise CommandError(f"--bots with --all names at least two of {', '.join(ladder.LADDER)}, the weakest first")
    return names


def _ladder(rungs: Sequence[dict[str, Any]]) -> str:
    return f"{ladder.table(rungs)}\n\n{ladder.origin(rungs)}\n"


def _kept_rungs(files: Sequence[Path]) -> list[dict[str, Any]]:
    """The rungs that a file of an earlier run has."""
    for path in files:
        if path.suffix == ".json" and path.exists():
            try:
                return [*json.loads(path.read_text(encoding="utf-8"))["rungs"]]
            except (ValueError, LookupError, TypeError):
                raise CommandError(f"{path} holds something else; nothing was played or changed") from None
    return []


def _write(files: Sequence[Path], facts: dict[str, Any], markdown: str) -> None:
    """Write each file whole or not at all."""
    for path in files:
        text = json.dumps(facts, indent=1, ensure_ascii=False) + "\n" if path.suffix == ".json" else markdown
        draft = path.with_name(f"{path.name}.draft")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)


def _draw_bar(done: int, wanted: int) -> None:
    """Draw a progress bar; only used on a terminal."""
    width = 40
    full = width * done // wanted
    end = "\r\033[K" if done == wanted else ""
    sys.stderr.write(f"\r[{'#' * full}{'.' * (width - full)}] {done}/{wanted} games{end}")
    sys.stderr.flush()
