"""`python -m tools.bench.hints GAME`: whether the first move of a hint beats the middle level's own.

Positions are drawn from games that the middle level plays. Where the moves differ, the strongest level plays both on
at every seat, with the same luck: to the end of the game, or for some rounds (`--rounds`), after which the learned
value tells the chance to win. That is coarser in what it knows and far finer in what it can tell apart.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from raenke import GAMES, bots
from raenke.game import Game, State, choose
from raenke.hinting import hint
from raenke.interval import Z_95
from raenke.search.guidance import guidance_of
from tools.bench import kept

SEATS: Final = 4
MIDDLE, STRONGEST = "3", "5"
HINT_EFFORT: Final = 0.5
"""As the page asks (`web/js/controllers/hints.js`)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Go on where an earlier run of the same seed stopped, and print the gain with its interval after each position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--plays", type=int, default=4, help="how often each of two moves is played on; default: 4")
    parser.add_argument("--effort", type=float, default=0.1, help="of the strongest level in playouts; default: 0.1")
    parser.add_argument("--rounds", type=int, default=0, help="how many more are played to their end; default: all")
    parser.add_argument("--seed", default="hints")
    options = parser.parse_args(arguments)
    game = GAMES[options.game]
    how = options.plays, options.effort, options.rounds
    name = f"hints-{game.name}-{options.seed}-{'-'.join(map(str, how))}"
    for found in kept.results(name, options.positions, lambda at: compare(game, f"{options.seed} {at}", *how)):
        print(report(found), flush=True)
    return 0


def compare(game: Game, seed: str, plays: int, effort: float, rounds: int) -> dict[str, Any]:
    """One position: both moves, and by how much of a win the hinted one is better on average."""
    rng = Random(seed)
    state = position(game, rng)
    view = state.view(state.to_act)
    *_, found = hint(game, view, 1, HINT_EFFORT)
    assert found
    hinted, own = found["advice"]["moves"][0]["id"], choose(bots.make(MIDDLE, game), view, rng)
    gains = []
    for play in range(plays if hinted != own else 0):
        won, other = (played_on(game, state, move, f"{seed} {play}", effort, rounds) for move in (hinted, own))
        gains.append(won - other)
    return {"hinted": hinted, "own": own, "gain": sum(gains) / len(gains) if gains else 0.0}


def position(game: Game, rng: Random) -> State:
    """A random decision with a choice in a game that the middle level plays."""
    bot, choices = bots.make(MIDDLE, game), []
    state: State = game.new(SEATS, rng, None)
    while not state.over:
        legal = state.legal()
        if len(legal) > 1:
            choices.append(state.clone())
        state.apply(choose(bot, state.view(state.to_act), rng) if len(legal) > 1 else legal[0])
    return rng.choice(choices)


def played_on(game: Game, state: State, action: int, seed: str, effort: float, rounds: int) -> float:
    """The seat's share of the win, or its chance, when the strongest level plays on at every seat."""
    seat, world, rng = state.to_act, state.clone(), Random(seed)
    world.rng, bot = rng, bots.make(STRONGEST, game, effort)
    world.apply(action)
    until = state.round + rounds
    while not world.over and (rounds == 0 or world.round < until):
        legal = world.legal()
        rng = Random(f"{seed} {world.round} {world.to_act}")
        world.apply(choose(bot, world.view(world.to_act), rng) if len(legal) > 1 else legal[0])
    return guidance_of(game).chances(world)[seat]


def report(found: Sequence[dict[str, Any]]) -> str:
    """The mean gain over all positions with its 95 % interval; equal moves gain nothing."""
    gains = [one["gain"] for one in found]
    mean = sum(gains) / len(gains)
    spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    differ = sum(one["hinted"] != one["own"] for one in found)
    low, high = mean - Z_95 * spread, mean + Z_95 * spread
    return f"{len(gains)} positions, moves differ in {differ}: {mean:+.3f} of a win [{low:+.3f}, {high:+.3f}]"


if __name__ == "__main__":
    raise SystemExit(main())
