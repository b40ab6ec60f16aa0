"""Learns to play Kabale from nothing but rewards, with NumPy alone, and draws the learning curve.

Monte Carlo control: the worth of an action is a weighted sum of features of its card and its column. The agent plays
with what it has learned so far, sometimes at random, notes what reward followed each decision, and fits the weights
again by least squares. Run it from the source tree:

    python examples/learn_kabale.py --games 4000 --curve docs/images/learning-curve.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np

import raenke.env
from raenke.arena import interval
from raenke.env.layouts import LAYOUTS

FADING = 0.8
"""How much less a reward counts with each decision in between."""
CURIOSITY = 0.1
"""How often an action is taken at random."""
RIDGE = 30.0
"""How much evidence a weight needs to leave 0."""
EVERY = 500
"""Games between two fits, and between two tests."""

ALLIES, COLUMNS = 25, 6
PLACEMENTS = ALLIES * COLUMNS
"""The actions from here on answer a Cloak or a Traitor."""


class Worth:
    """The worth of actions: linear in features of card and column, and in each card with each of the column's."""

    def __init__(self, actions: int) -> None:
        self.others = actions - PLACEMENTS
        self.of_column = 6 + 2 + 2 + 2 * (ALLIES + 1)
        size = self.others + self.of_column + ALLIES * (1 + 10)
        self.weights: Any = np.zeros(size, np.float32)
        self._products: Any = np.eye(size) * RIDGE
        self._targets: Any = np.zeros(size)

    def features(self, seen: dict[str, Any]) -> tuple[Any, Any]:
        """The legal actions, and a row of features for each."""
        legal = np.flatnonzero(seen["action_mask"])
        parts = LAYOUTS["kabale"].parts(seen["observation"])
        rows = np.zeros((len(legal), len(self.weights)), np.float32)
        for row, action in zip(rows, legal, strict=True):
            if action >= PLACEMENTS:
                row[action - PLACEMENTS] = 1
                continue
            ally, at = divmod(int(action), COLUMNS)
            cards, down = parts["cards"][at], parts["bottom_down"][at]
            head = [*parts["goals"][at], parts["length"][at], down, cards[0].any(), cards[1:].any()]
            row[self.others : self.others + self.of_column] = [*head, *cards[0], *cards[1:].max(axis=0)]
            start = self.others + self.of_column + ally * 11
            row[start : start + 11] = [1, *head]
        return legal, rows

    def note(self, row: Any, following: float) -> None:
        """Count a decision and the reward that followed it."""
        (at,) = np.nonzero(row)
        self._products[np.ix_(at, at)] += np.outer(row[at], row[at])
        self._targets[at] += following * row[at]

    def fit(self) -> None:
        """The weights that explain best what was noted."""
        self.weights = np.linalg.solve(self._products, self._targets).astype(np.float32)


def play(env: Any, worth: Worth, rng: Any, curiosity: float) -> tuple[list[tuple[Any, float]], bool]:
    """Play a game: the features of what was done with the rewards, and whether it was won."""
    seen, _ = env.reset(seed=int(rng.integers(2**31)))
    steps, over = [], False
    while not over:
        legal, rows = worth.features(seen)
        curious = rng.random() < curiosity or not worth.weights.any()
        taken = int(rng.integers(len(legal))) if curious else int((rows @ worth.weights).argmax())
        seen, reward, over, _, _ = env.step(int(legal[taken]))
        steps.append((rows[taken], float(reward)))
    return steps, env.unwrapped.seat in env.unwrapped.state.winners()


def learn(worth: Worth, steps: list[tuple[Any, float]]) -> None:
    """Note what followed each decision."""
    following = 0.0
    for row, reward in reversed(steps):
        following = reward + FADING * following
        worth.note(row, following)


class Point(NamedTuple):
    """A point of the curve: after so many games, the share of tests that were won."""

    games: int
    share: float
    low: float
    high: float


def train(games: int, tests: int, seed: int) -> list[Point]:
    """Play and learn; test now and then against the same opponent, without taking anything at random."""
    rng = np.random.default_rng(seed)
    env = gymnasium.make(raenke.env.IDS["kabale"], opponents=("random",), rewards="points")
    worth, curve = Worth(int(env.action_space.n)), []
    for number in range(games + 1):
        if number % EVERY == 0:
            worth.fit()
            won = sum(play(env, worth, rng, curiosity=0)[1] for _ in range(tests))
            curve.append(Point(number, won / tests, *interval(won, tests)))
            print(f"{number:>6} games: {curve[-1].share:.0%} [{curve[-1].low:.0%}, {curve[-1].high:.0%}]", flush=True)
        learn(worth, play(env, worth, rng, CURIOSITY)[0])
    return curve


def svg(curve: list[Point]) -> str:
    """The curve as a picture: share of wins by games played, with its 95 % interval."""
    width, height, most = 640, 320, curve[-1].games

    def at(games: int, share: float) -> str:
        return f"{50 + (width - 70) * games / most:.0f},{height - 40 - (height - 60) * share:.0f}"

    band = " ".join([*(at(p.games, p.low) for p in curve), *(at(p.games, p.high) for p in reversed(curve))])
    line = " ".join(at(p.games, p.share) for p in curve)
    labels = [
        f'<text x="44" y="{height - 36 - (height - 60) * n / 4:.0f}" text-anchor="end">{25 * n} %</text>'
        for n in range(5)
    ]
    labels += [f'<text x="{at(games, 0).split(",")[0]}" y="{height - 20}" text-anchor="middle">{games}</text>'
               for games in (0, most // 2, most)]  # fmt: skip
    grid = [f'<path d="M{at(0, n / 4)} L{at(most, n / 4)}" stroke="#9994"/>' for n in range(5)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        "<style>text{fill:#444;font-size:13px}@media(prefers-color-scheme:dark){text{fill:#ccc}}</style>",
        *grid, *labels, f'<text x="{width // 2}" y="{height - 4}" text-anchor="middle">games played</text>',
        f'<polygon points="{band}" fill="#b0413e" opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="#b0413e" stroke-width="2.5"/>', "</svg>", "",
    ])  # fmt: skip


def main() -> None:
    """Train, and write the curve."""
    options = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    options.add_argument("--games", type=int, default=4000)
    options.add_argument("--tests", type=int, default=400, help="games of each test")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--curve", type=Path, help="where to write the picture")
    chosen = options.parse_args()
    curve = train(chosen.games, chosen.tests, chosen.seed)
    if chosen.curve:
        chosen.curve.write_text(svg(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
