"""The commands that play: play and bench, and what they share with arena."""

from __future__ import annotations

import argparse
import importlib.util
import math
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, NoReturn

from raenke import GAMES, pacing, record
from raenke.bots import BOTS, LOT, draw_tempers, make
from raenke.bots.entrants import FILE, Entrant, Source, entrant, installed, label
from raenke.bots.files import BadBot, Verdict
from raenke.bots.hosted import Hosted, checked
from raenke.cli.human_player import HumanPlayer, Quit
from raenke.cli.interrupts import InterruptsRaised
from raenke.cli.streams import (
    MOST_GAMES,
    MOST_SEATS,
    CommandError,
    Commands,
    check_seat,
    complain,
    needed,
    say,
    say_record,
    whole_number,
)
from raenke.faults import Fault
from raenke.game import CHANCE, Bot, Game, choose, observe

HUMAN: Final = "human"
MOST_EFFORT: Final = 1000
USUAL: Final = 4
"""Default number of players, for a game that allows it."""


def add_play(commands: Commands) -> None:
    """`raenke play GAME`."""
    command = commands.add_parser("play", help="play games and write their records")
    command.add_argument("game", choices=list(GAMES), help="the game")
    add_deal(command)
    command.add_argument(
        "--players", type=whole_number(1, MOST_SEATS), help="number of seats; default: as many as --bots names, or 4"
    )
    command.add_argument("--bots", help=f"one per seat, separated by commas ({bots_help()}); one name stands for all")
    command.add_argument("--games", type=whole_number(1, MOST_GAMES), default=1, help="number of games")
    command.add_argument("--seat", type=_seat_of_person, metavar="human[:N]", help="you play in seat N; default: 1")
    command.add_argument("--first", default="1", help="the seat that starts, or 'random'; default: 1")
    command.set_defaults(run=_play)


def add_bench(commands: Commands) -> None:
    """`raenke bench [GAME]`."""
    command = commands.add_parser("bench", help="measure the engine's speed")
    command.add_argument("game", nargs="?", choices=list(GAMES), help="the game; default: all of them")
    command.set_defaults(run=_bench)


def add_deal(command: argparse.ArgumentParser) -> None:
    """Add the flags of every command that deals games."""
    command.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE",
                         help=f"a set-up option; may be repeated; {_choices()}")  # fmt: skip
    command.add_argument("--effort", type=effort, default=1.0, metavar="X", help="scales the effort of a search")
    command.add_argument("--seed", type=_text, help="the same seed gives the same games; default: a new one each time")


def bots_help() -> str:
    """The bots and the tempers of all games, for the help text."""
    tempers = dict.fromkeys(temper for game in GAMES.values() for temper in game.tempers)
    return (
        f"{', '.join(BOTS)}; a level may have a temper, as in 3:vengeful: {', '.join(tempers)}, or {LOT}; "
        f"{FILE}PATH is a bot in a file, and a name may be that of an installed one"
    )


def _choices() -> str:
    """The options of all games, for the help text."""
    games = []
    for name, game in GAMES.items():
        each = [f"{option.name}={'|'.join(option.values)}" for option in game.options]
        games.append(f"{name} has {', '.join(each) or 'none'}")
    return "; ".join(games)


def _option(text: str) -> tuple[str, str]:
    name, is_one, value = _text(text).partition("=")
    if not is_one:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name.strip(), value.strip()


def chosen_options(options: argparse.Namespace) -> dict[str, str]:
    """The set-up options that were given."""
    chosen: dict[str, str] = {}
    for name, value in options.option:
        if name in chosen:
            raise CommandError(f"--option {name} is given twice")
        chosen[name] = value
    return chosen


def _text(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # bytes that are not UTF-8 arrive in an argument as lone surrogates
        raise argparse.ArgumentTypeError(f"{text!r} is no text") from None
    return text


def effort(text: str) -> float:
    """Argument type: how much a search looks at, as a factor."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found <= MOST_EFFORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0, at most {MOST_EFFORT}")
    return found


def _seat_of_person(text: str) -> int:
    who, _, seat = text.partition(":")
    if who != HUMAN:
        raise argparse.ArgumentTypeError(f"{text!r} is not 'human', nor 'human:' with a seat")
    return whole_number(1, MOST_SEATS)(seat or "1") - 1


def seed_of(options: argparse.Namespace) -> str:
    """The seed that was given, or a new one."""
    return str(SystemRandom().getrandbits(64)) if options.seed is None else str(options.seed)


def entrants(text: str, game: Game) -> list[Entrant]:
    """The bots in a list with commas, those from files and packages loaded; CommandError if there are not all."""
    loaded: dict[str, Entrant] = {}
    return [_entrant(name.strip(), game, loaded) for name in text.split(",")]


def _entrant(name: str, game: Game, loaded: dict[str, Entrant]) -> Entrant:
    if name not in loaded:
        try:
            found = entrant(name, game)
            loaded[name] = checked(found) if isinstance(found, Source) else found or _unknown(name, game)
        except BadBot as bad:
            raise CommandError(f"{name.removeprefix(FILE)}: {bad}") from None
    return loaded[name]


def _unknown(name: str, game: Game) -> NoReturn:
    tempers = ", ".join([*game.tempers, LOT])
    bots = ", ".join([*BOTS, *installed(), f"{FILE}PATH"])
    raise CommandError(f"there is no bot {name!r} (bots: {bots}; tempers of a level: {tempers})")


def check_players(game: Game, players: int) -> None:
    """CommandError if the game is not played by so many."""
    if players not in game.seats:
        raise CommandError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {players}")


def _seating(options: argparse.Namespace, game: Game) -> list[Entrant]:
    """The player name of each seat; a human replaces a bot, or takes the free seat if the bots are one too few."""
    names = entrants(options.bots or "greedy", game)
    person = options.seat
    players = options.players
    if players is None:
        usual = USUAL if USUAL in game.seats else game.seats[0]
        players = usual if len(names) == 1 else len(names)
    check_players(game, players)
    if person is not None:
        check_seat(person + 1, players)
    if len(names) == 1:
        names *= players
    elif person is not None and len(names) == players - 1:
        names.insert(person, HUMAN)
    elif len(names) != players:
        raise CommandError(f"--bots names {len(names)}, but {players} play")
    if person is not None:
        names[person] = HUMAN
    return names


def _play(options: argparse.Namespace) -> int:
    game, seed = GAMES[options.game], seed_of(options)
    seating = _seating(options, game)
    first, chosen = _first(options.first, len(seating)), chosen_options(options)
    if HUMAN in seating:
        needed("input")
        needed("error")
    for number in range(options.games):
        rng = Random(f"{seed}/game {number}")
        deal = game.deal(len(seating), rng, first, chosen)
        drawn = draw_tempers([label(one) for one in seating], game, rng)
        bots: list[Bot] = [
            Hosted(one, partial(_report, one.name, seat))
            if isinstance(one, Source)
            else HumanPlayer(game) if one == HUMAN else make(drawn[seat], game, options.effort)
            for seat, one in enumerate(seating)
        ]  # fmt: skip
        names = {seat: name if name == HUMAN else f"bot:{name}" for seat, name in enumerate(drawn)}
        written = record.Record(game, deal, names)
        end = _play_out(written, bots, rng)
        if end:
            written = written.cut(len(written.tokens))  # an interrupt may have left the state in the middle of a move
        say_record(("\n" if number else "") + written.text())
        if isinstance(end, CommandError):
            raise end
        if end:
            break
    return 0


def _report(name: str, seat: int, verdict: Verdict, fault: Fault) -> None:
    """Tell of the first failure of a bot in a game, and when it is not asked any more."""
    if verdict == "first":
        complain(f"{name} at seat {seat + 1} did not decide, so a random move was played for it: {fault}")
    elif verdict == "failed":
        complain(
            f"{name} at seat {seat + 1} has failed three times in a row; the rest of its moves are random: {fault}"
        )


def _first(text: str, players: int) -> int | None:
    if text == "random":
        return None
    if text not in [str(seat + 1) for seat in range(players)]:
        raise CommandError(f"--first is a seat from 1 to {players} or 'random', not {text!r}")
    return int(text) - 1


def _play_out(written: record.Record, bots: list[Bot], rng: Random) -> BaseException | None:
    """Play a game to its end; return the exception that ended it early, such as the human quitting, or None."""
    if not any(isinstance(bot, HumanPlayer) for bot in bots):
        _decide_all(written, bots, rng)
        return None
    try:
        with InterruptsRaised():
            _decide_all(written, bots, rng)
    except (Quit, CommandError, KeyboardInterrupt) as end:
        return end
    return None


def _decide_all(written: record.Record, bots: list[Bot], rng: Random) -> None:
    with ExitStack() as observers:
        for seat, person in enumerate(bots):
            if isinstance(person, HumanPlayer):
                observers.enter_context(observe(written.state, partial(person.hear, seat=seat)))
        _decide(written, bots, rng)


def _decide(written: record.Record, bots: list[Bot], rng: Random) -> None:
    state = written.state
    rngs = [Random(rng.getrandbits(64)) for _ in bots]
    waited_for = HUMAN in [bot.name for bot in bots]
    while not state.over:
        if state.to_act == CHANCE:
            written.resolve_chance(rng)
            continue
        seat = state.to_act
        bot, own = bots[seat], rngs[seat]
        if waited_for and bot.name != HUMAN:
            *_, action = pacing.think(bot, state, own)
        else:
            action = choose(bot, state.view(seat), own)
        written.play(action)


def _bench(options: argparse.Namespace) -> int:
    from raenke import bench

    for name in [options.game] if options.game else GAMES:
        found = bench.run(GAMES[name], reference=_reference_loop())
        say("\n".join([name, *bench.lines(found)]))
    return 0


def _reference_loop() -> Callable[[float], float] | None:
    """The reference loop of tests/bench, if run from the source tree; None in an installed package."""
    path = Path(__file__).parents[3] / "tests" / "bench" / "reference.py"
    spec = importlib.util.spec_from_file_location("raenke_reference", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    loop: Callable[[float], float] = module.decisions_per_second
    return loop
