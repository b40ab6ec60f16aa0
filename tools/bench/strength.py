"""The matches by which the strength of bots is judged: `python -m tools.bench.strength`, as long as there is time.

Goes on where it was stopped, and needs nothing but the standard library: other interpreters run it too, PyPy among
them. What was won of each deal is kept in `strength.json` with the commit that it was played on; when bots have
changed, delete their matches. `python build.py shapes` puts what there is wherever it is told.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from raenke import arena
from raenke.interval import interval
from tools.setup.process import ROOT

RESULTS: Final = Path(__file__).with_suffix(".json")
SEED: Final = "s18"
TEMPERS: Final = ("cautious", "vengeful", "grasping", "builder", "schemer")


class Row(NamedTuple):
    """One listed bot against the others, and what it should win."""

    game: str
    bots: str
    bars: str
    """Per cent of the games, as it is shown."""
    effort: float = 1.0
    games: int = 200
    options: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """What plays the same games at once."""
        options = [f"--option {option}" for option in self.options]
        return " ".join(
            ["raenke arena", self.game, "--bots", self.bots, *options, f"--effort {self.effort:g} --seed {SEED}"]
        )

    @property
    def match(self) -> arena.Match:
        """What is played."""
        options = dict(option.split("=") for option in self.options)
        return arena.Match(self.game, tuple(self.bots.split(",")), self.games, SEED, options, self.effort)


def _against(bot: str, other: str, others: int = 3) -> str:
    return ",".join([bot, *[other] * others])


def _rows() -> Iterator[Row]:
    """The cheapest first, since time may end."""
    both = ("adel", "kabale")
    for bot, below in (("3", "2"), ("2", "1"), ("4", "3")):
        yield from (Row(game, _against(bot, below), "33-55") for game in both)
    yield from (Row(game, _against("1", "random"), "", games=100) for game in both)
    for level, weaker in (("2", "random"), ("3", "random"), ("3", "1"), ("4", "random"), ("4", "1"), ("4", "2")):
        yield from (Row(game, _against(level, weaker), "", games=40) for game in both)
    for game in both:
        yield from (Row(game, _against(f"3:{temper}", "3"), "20-30") for temper in TEMPERS)
    yield Row("adel", _against("5", "greedy"), "42, aim 55", 0.1, 120, ("characters=mixed", "violets=all"))
    yield Row("adel", _against("5", "greedy"), "42, aim 55", 0.1, 120, ("characters=dark",))
    yield Row("adel", "5,greedy", "65, aim 75", 0.1, 120)
    yield Row("kabale", "5,greedy", "62, aim 75", 0.1, 120)
    yield Row("kabale", _against("5", "greedy", 5), "33, aim 42", 0.1, 120)
    yield Row("adel", _against("5", "greedy", 6), "29, aim 36", 0.1, 119)
    yield from (Row(game, _against("4", "greedy"), "38, aim 50", games=400) for game in both)
    yield from (Row(game, _against("5", "rollout"), "40, aim 55", 0.1, 120) for game in both)
    for effort, games in ((0.1, 400), (1.0, 120)):
        yield Row("adel", _against("5", "greedy"), "47, aim 60", effort, games)
        yield Row("kabale", _against("5", "greedy"), "45, aim 60", effort, games)
    for weaker in ("random", "1", "2", "3"):
        yield from (Row(game, _against("5", weaker), "", games=40) for game in both)
    yield from (Row(game, _against("5", "4"), "33-55", games=160) for game in both)


ROWS: Final = tuple(_rows())


Played = dict[str, dict[str, list[list[float]]]]
"""By command and commit, what the listed bot won of each deal, by seat."""


def played() -> Played:
    """The results so far."""
    found: Played = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def keep(results: Played) -> None:
    """Write them whole or not at all, a line each match."""
    lines = [f"{json.dumps(key)}: {json.dumps(row, separators=(',', ':'))}" for key, row in results.items()]
    draft = RESULTS.with_suffix(".draft")
    draft.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    draft.replace(RESULTS)


def _commit() -> str:
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def play(only: str) -> None:
    """Play what is still missing, and keep each deal."""
    results, commit = played(), _commit()
    for row in ROWS:
        if only not in row.command:
            continue
        match, done = row.match, results.setdefault(row.command, {})
        for deal in range(sum(map(len, done.values())), match.deals):
            shares = [round(float(rotation[0].won), 3) for rotation in arena.play_deal(match, deal)]
            done.setdefault(commit, []).append(shares)
            keep(results)
            sys.stdout.write(f"{row.command}: {(deal + 1) * len(match.bots)} of {row.games}\n")


class Score(NamedTuple):
    """What the listed bot won, with the interval of its share."""

    share: float
    low: float
    high: float
    games: int
    commits: list[str]


def score(row: Row) -> Score | None:
    """The result so far; None before the first deal."""
    done = played().get(row.command, {})
    shares = [share for deals in done.values() for deal in deals for share in deal]
    if not shares:
        return None
    return Score(sum(shares) / len(shares), *interval(sum(shares), len(shares)), len(shares), [*done])


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="play only matches whose command contains this")
    play(parser.parse_args().only)


if __name__ == "__main__":
    main()
