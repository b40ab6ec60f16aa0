"""What tells the tempers apart: a few habits, counted over the same decisions for every temper.

`python -m tests.engine.traits` prints them as a table. The habits themselves stand with each game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple

from raenke import GAMES
from raenke.bots import make
from raenke.bots.blurred import Blurred
from raenke.game import Game, choose

PLAYERS: Final = 4
LEVEL: Final = "3"


class Habit(NamedTuple):
    """A habit: the temper that is expected to have it more than any other, and what of an action counts for it."""

    temper: str
    words: str
    shows: Callable[[Any, int], float | None]
    """The view and the action: how much it shows the habit, None where it says nothing about it."""


def habits_of(game: Game) -> tuple[Habit, ...]:
    """The habits that a game's own tests define."""
    found: tuple[Habit, ...] = import_module(f"tests.engine.{game.name}.habits").HABITS
    return found


def measure(game: Game, games: int, level: str = LEVEL) -> dict[str, list[float]]:
    """By temper, "" for none, the mean of each habit over all decisions of some games at this level without tempers."""
    habits = habits_of(game)
    players: dict[str, Any] = {temper: make(f"{level}:{temper}", game) for temper in game.tempers}
    players[""] = host = make(level, game)
    assert isinstance(host, Blurred)
    sums = {temper: [[0.0, 0.0] for _ in habits] for temper in players}
    for seed in range(games):
        rng = Random(seed)
        state = game.new(PLAYERS, rng, None)
        while not state.over:
            view: Any = state.view(state.to_act)
            if len(view.legal()) > 1:
                values, number = game.action_values(view, rng), rng.getrandbits(32)
                for temper, player in players.items():
                    action = player.decide(values, view, Random(number))  # the same errors for all
                    for habit, total in zip(habits, sums[temper], strict=True):
                        if (shown := habit.shows(view, action)) is not None:
                            total[0] += shown
                            total[1] += 1
            state.apply(choose(host, view, rng))
    return {temper: [shown / max(1, number) for shown, number in totals] for temper, totals in sums.items()}


def main() -> None:
    for name, game in GAMES.items():
        found = measure(game, 12)
        print(f"\n| {name} | habit of | {' | '.join(temper or 'none' for temper in found)} |")
        print("|---" * (len(found) + 2) + "|")
        for at, habit in enumerate(habits_of(game)):
            row = " | ".join(f"{means[at]:.2f}" for means in found.values())
            print(f"| {habit.words} | {habit.temper} | {row} |")


if __name__ == "__main__":
    main()
