"""Grades: how strong a player must be to find the solution."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from raenke.bots.blurred import Blurred
from raenke.bots.levels import LEVELS, make_level
from raenke.game import Game, View, choose

TRIES: Final = 10
"""How often each level decides."""

FINDS: Final = 0.6
FINDS_BY_SEARCH: Final = 0.9
"""A level finds a solution that it takes at least so often; a search errs by little, so it must hardly ever miss."""


class Grade(NamedTuple):
    """The weakest level that finds the solution, from 1, and what weak levels take instead most often."""

    grade: int
    tempting: int


def grade(game: Game, view: View, solution: int, rng: Random) -> Grade:
    """Let the levels decide, the weakest first; what none but the strongest finds has its grade."""
    wrong: Counter[int] = Counter()
    reached = len(LEVELS)
    for number, level in enumerate(LEVELS[:-1], 1):
        bot = make_level(level, game, 1.0, None)
        values = [game.action_values(view, rng) for _ in range(2)] if isinstance(bot, Blurred) else []
        taken = [
            bot.decide(values[at % 2], view, rng) if isinstance(bot, Blurred) else choose(bot, view, rng)
            for at in range(TRIES)
        ]
        wrong.update(action for action in taken if action != solution)
        finds = FINDS if isinstance(bot, Blurred) else FINDS_BY_SEARCH
        if taken.count(solution) >= finds * TRIES:
            reached = number
            break
    if not wrong:
        values = [game.action_values(view, rng)]
        wrong.update([max((a for a in values[0] if a != solution), key=values[0].__getitem__)])
    return Grade(reached, wrong.most_common(1)[0][0])
