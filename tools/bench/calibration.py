"""`python -m tools.bench.calibration GAME`: how well a game's beliefs are calibrated, as a table and as a plot."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

from raenke import GAMES
from raenke.train import calibration
from raenke.train.calibration import Bin, Guess
from raenke.train.selfplay import training_of
from tools.setup.process import ROOT

SIDE: Final = 200
EDGE: Final = 34
ENOUGH: Final = 30
"""Bins with fewer guesses are left out of the plot."""
INK: Final = "#57606a"
COLOURS: Final = ("#9a6700", "#0969da", "#1a7f37", "#8250df")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table and write the plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=40, help="how many games are watched; default: 40")
    parser.add_argument("--seed", default="calibration")
    options = parser.parse_args(arguments)
    training: Any = training_of(options.game)
    if not hasattr(training, "secrets"):
        parser.error(f"raenke.{options.game}.training has no `secrets`")
    found = [*calibration.guesses(GAMES[options.game], training, training, options.games, options.seed)]
    by_heading: dict[str, list[Guess]] = {}
    for guess in found:
        by_heading.setdefault(guess.heading, []).append(guess)
    curves = {}
    for heading, guesses in sorted(by_heading.items()):
        believed = [(guess.believed, guess.held) for guess in guesses]
        uniform = [(guess.uniform, guess.held) for guess in guesses]
        curves[heading] = calibration.bins(believed)
        print(f"{heading}: {len(guesses)} guesses, log loss {calibration.log_loss(believed):.3f}, "
              f"of a uniform belief {calibration.log_loss(uniform):.3f}\n")  # fmt: skip
        print("| predicted | actual | guesses |\n|---|---|---|")
        for row in curves[heading]:
            print(f"| {row.predicted:.2f} | {row.actual:.2f} | {row.guesses} |")
        print()
    path = ROOT / "docs" / "images" / f"calibration-{options.game}.svg"
    path.write_text(plot(curves), encoding="utf-8")
    print(path.relative_to(ROOT))
    return 0


def plot(curves: dict[str, list[Bin]]) -> str:
    """A reliability diagram: a line for each heading, and the diagonal of perfection."""
    width, height = SIDE + 2 * EDGE + 80, SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="11" fill="{INK}">',
        f'<path d="M{EDGE} {EDGE}v{SIDE}h{SIDE}M{_at(0, 0)}L{_at(1, 1)}" fill="none" stroke="{INK}" '
        'stroke-width=".7"/>',
        f'<text x="{EDGE + SIDE / 2}" y="{height - 6}" text-anchor="middle">predicted</text>',
        f'<text transform="rotate(-90 10 {EDGE + SIDE / 2})" x="10" y="{EDGE + SIDE / 2}" '
        'text-anchor="middle">actual</text>',
    ]
    for tick in (0, 0.5, 1):
        x, y = EDGE + SIDE * tick, EDGE + SIDE * (1 - tick)
        parts.append(f'<text x="{x:g}" y="{EDGE + SIDE + 13}" text-anchor="middle">{tick:g}</text>')
        parts.append(f'<text x="{EDGE - 4}" y="{y + 4:g}" text-anchor="end">{tick:g}</text>')
    for number, (heading, all_rows) in enumerate(curves.items()):
        rows = [row for row in all_rows if row.guesses >= ENOUGH]
        colour = COLOURS[number % len(COLOURS)]
        line = "L".join(_at(row.predicted, row.actual) for row in rows)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
        for row in rows:
            across, down = _at(row.predicted, row.actual).split()
            parts.append(f'<circle cx="{across}" cy="{down}" r="2.4" fill="{colour}"/>')
        parts.append(f'<text x="{EDGE + SIDE + 8}" y="{EDGE + 14 * (number + 1)}" fill="{colour}">{heading}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _at(predicted: float, actual: float) -> str:
    return f"{EDGE + SIDE * predicted:.1f} {EDGE + SIDE * (1 - actual):.1f}"


if __name__ == "__main__":
    sys.exit(main())
