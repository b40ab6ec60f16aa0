"""`python -m tools.bench.luck GAME`: whether luck, as the analysis tells it from skill, averages out.

One seat plays better than the others, so that its result is above its fair share. If what the decisions are said to
have changed explains that, then the rest, luck, is nothing on average.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from raenke import GAMES, bots
from raenke.game import NOBODY, Game, State, choose
from raenke.interval import Z_95
from raenke.review.duel import POLICY, duel
from raenke.review.means import Mean
from raenke.review.positions import estimate_position
from raenke.search.chances import win_shares
from raenke.search.guidance import guidance_of
from tools.bench import kept

SEATS: Final = 4
SHOWN_EVERY: Final = 10
"""Games between two reports."""

PARTS: Final = ("result", "deal", "skill", "others", "luck")


def main(arguments: Sequence[str] | None = None) -> int:
    """Go on where an earlier run of the same kind stopped, and print the means with their intervals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--better", default="3", help="the level of one seat; default: 3")
    parser.add_argument("--others", default="1", help="the level of all other seats; default: 1")
    parser.add_argument("--worlds", type=int, default=10, help="for each position and each decision; default: 10")
    options = parser.parse_args(arguments)
    game = GAMES[options.game]
    how = options.better, options.others, options.worlds
    name = f"luck-{game.name}-{'-'.join(map(str, how))}"
    for found in kept.results(name, options.games, lambda number: split(game, number, *how)):
        if len(found) % SHOWN_EVERY == 0 or len(found) == options.games:
            print(report(found), flush=True)
    return 0


def split(game: Game, number: int, better: str, others: str, worlds: int) -> dict[str, float]:
    """One game, and what made its result differ from the fair share, as `raenke.review.summary` tells it."""
    seat, rng = number % SEATS, Random(f"luck {number}")
    players = [bots.make(better if at == seat else others, game) for at in range(SEATS)]
    parts = dict.fromkeys(PARTS, 0.0)
    state: State = game.new(SEATS, rng, None)
    first = True
    while not state.over:
        legal, acting = state.legal(), state.to_act
        action = choose(players[acting], state.view(acting), rng) if len(legal) > 1 else legal[0]
        if first:
            parts["deal"] = (
                _last(estimate_position(game, state, NOBODY, rng, 10 * worlds)).chances[seat].value - 1 / SEATS
            )
        if len(legal) > 1 and acting == seat:
            parts["skill"] += _skill(game, state, action, rng, worlds)
        elif len(legal) > 1:
            parts["others"] += _last(estimate_position(game, state, action, rng, worlds)).play[seat].value
        first = False
        state.apply(action)
    parts["result"] = win_shares(state)[seat] - 1 / SEATS
    parts["luck"] = parts["result"] - parts["deal"] - parts["skill"] - parts["others"]
    return {part: round(value, 4) for part, value in parts.items()}


def _last(work: Iterator[Any]) -> Any:
    *_, found = work
    return found


def _skill(game: Game, state: State, action: int, rng: Random, worlds: int) -> float:
    view, gain = state.view(state.to_act), Mean()
    for outcome in duel(game, guidance_of(game), view, [action, POLICY], rng, worlds):
        if outcome is not None:
            gain.add(outcome[0][0] - outcome[1][0])
    return gain.value


def report(found: Sequence[dict[str, float]]) -> str:
    """The mean of each part over all games, with its 95 % interval."""
    lines = [f"{len(found)} games, in chances to win:"]
    for part in PARTS:
        mean = Mean()
        for one in found:
            mean.add(one[part])
        spread = Z_95 * mean.error
        lines.append(f"  {part:<7} {mean.value:+.3f} [{mean.value - spread:+.3f}, {mean.value + spread:+.3f}]")
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
