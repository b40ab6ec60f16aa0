"""`raenke puzzles`: find positions with one best decision in self-play, and write those that are worth solving."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Final

from raenke import GAMES
from raenke.cli.streams import MOST_GAMES, Commands, complain, say, whole_number
from raenke.cli.workers import add_workers, workers
from raenke.puzzles.choose import GRADES, choose
from raenke.puzzles.find import Task, search_game
from raenke.puzzles.lores import lore_of
from raenke.puzzles.puzzle import Puzzle
from raenke.resumable import work

MOST_WORLDS: Final = 100_000
MOST_EACH: Final = 1000


def add_puzzles(commands: Commands) -> None:
    """`raenke puzzles GAME`."""
    command = commands.add_parser("puzzles", help="find puzzles in self-play, verify and grade them")
    command.add_argument("game", choices=list(GAMES), help="the game")
    command.add_argument("--games", type=whole_number(0, MOST_GAMES), default=100,
                         help="how many are looked through; default: 100")  # fmt: skip
    command.add_argument("--worlds", type=whole_number(40, MOST_WORLDS), default=400,
                         help="in how many sampled worlds every action is tried; default: 400")  # fmt: skip
    command.add_argument("--each", type=whole_number(1, MOST_EACH), default=8, metavar="N",
                         help="at most so many puzzles of a grade are kept; default: 8")  # fmt: skip
    command.add_argument("--seed", default="1", help="the same seed gives the same puzzles")
    add_workers(command, jobs=1)
    command.add_argument("--found", type=Path, metavar="FILE",
                         help="a line with the puzzles of each game, to go on after an interrupt; a file belongs to "
                              "one run; default: GAME-puzzles.jsonl")  # fmt: skip
    command.add_argument("--out", type=Path, metavar="FILE",
                         help="where the chosen ones are written; default: GAME.json")  # fmt: skip
    command.set_defaults(run=_puzzles)


def _puzzles(options: argparse.Namespace) -> int:
    game: str = options.game
    path = options.found or Path(f"{game}-puzzles.jsonl")
    with workers(options) as (executor, batch):
        for done in work(search_game, _tasks(options), path, executor, batch):
            complain(f"{done} of {options.games} games")
    chosen = choose(read_found(path), options.each)
    out: Path = options.out or Path(f"{game}.json")
    out.write_text(to_json(chosen), encoding="utf-8")
    grades = Counter(puzzle["grade"] for puzzle in chosen)
    say(f"{len(chosen)} puzzles in {out}: " + ", ".join(f"{grades[grade]} of grade {grade}" for grade in GRADES) + ".")
    motives = Counter(motive["id"] for puzzle in chosen for motive in puzzle["motives"])
    say("Motives: " + ", ".join(f"{motive} {times}" for motive, times in motives.most_common()) + ".")
    return 0


def _tasks(options: argparse.Namespace) -> list[Task]:
    tables = lore_of(options.game).TABLES
    return [
        Task(options.game, options.seed, number, *tables[number % len(tables)], options.worlds)
        for number in range(options.games)
    ]


def read_found(path: Path) -> list[Puzzle]:
    """All puzzles that were found."""
    return [puzzle for line in path.read_text(encoding="utf-8").splitlines() for puzzle in json.loads(line)]


def to_json(puzzles: list[Puzzle]) -> str:
    """A line for each puzzle, so that differences can be read."""
    lines = [json.dumps(puzzle, separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"
