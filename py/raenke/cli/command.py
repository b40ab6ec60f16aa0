"""The command `raenke`: play, replay, advise, analyse, arena, train, puzzles, bench, and each game's own commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NoReturn

from raenke import GAMES, __version__
from raenke.bots import BOTS
from raenke.cli.adapters import ADAPTERS
from raenke.cli.advice import add_advise
from raenke.cli.analyse import add_analyse
from raenke.cli.arena import add_arena
from raenke.cli.interrupts import INTERRUPTED
from raenke.cli.matches import add_bench, add_play
from raenke.cli.puzzles import add_puzzles
from raenke.cli.records import add_replay
from raenke.cli.streams import FAULT, WRONG_USE, CommandError, complain, discard, needed, prepare_streams
from raenke.cli.training import add_train
from raenke.faults import BadRecord, BadSetup
from raenke.pool import WorkerDied

NOBODY_READS = 141
"""Exit status that a shell reports after a broken pipe: 128 + SIGPIPE."""


class _Parser(argparse.ArgumentParser):
    def __init__(self, **more: Any) -> None:
        super().__init__(allow_abbrev=False, **more)  # an abbreviation would break once a second flag matches it

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; every error becomes one line on standard error and an exit status."""
    try:
        return _run(arguments)
    except MemoryError:
        pass  # the traceback holds the memory until the end of this block, and printing needs some
    complain("there is not enough memory for this")
    return WRONG_USE


def _run(arguments: Sequence[str] | None) -> int:
    try:
        prepare_streams()
        needed("output")
        options = _options().parse_args(arguments)
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except (CommandError, BadRecord, BadSetup) as trouble:
        if sys.stdout is not None:
            with suppress(OSError):
                sys.stdout.flush()  # output so far precedes the error message
        complain(str(trouble))
        return trouble.status if isinstance(trouble, CommandError) else WRONG_USE
    except BrokenPipeError:
        discard(sys.stdout)
        return NOBODY_READS
    except OSError as error:  # such as a full disk behind standard output
        complain(str(error))
        return WRONG_USE
    except WorkerDied as died:
        complain(str(died))
        return FAULT
    except KeyboardInterrupt:  # if Python's own SIGINT handler is installed
        return INTERRUPTED


def _options() -> argparse.ArgumentParser:
    parser = _Parser(prog="raenke", description="Court-intrigue card games: play, record, settle, compare bots.",
                     epilog=f"Games: {', '.join(GAMES)}. Bots: {', '.join(BOTS)}.")  # fmt: skip
    parser.add_argument("--version", action="version", version=f"raenke {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for add in (add_play, add_replay, add_advise, add_analyse, add_arena, add_train, add_puzzles, add_bench):
        add(commands)
    for adapter in ADAPTERS.values():
        if adapter.own:
            adapter.own.add(commands)
    return parser
