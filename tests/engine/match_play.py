"""Helpers that play games: successive states of a random game, and win rates of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from raenke.game import Bot, Game, State, choose


def stops(game: Game, players: int, seed: int, every: int) -> Iterator[State]:
    """Yield every `every`-th state of a random game."""
    rng = Random(seed)
    state = game.new(players, rng, first=None)
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            yield state
        decisions += 1
        state.apply(rng.choice(state.legal()))


def wins(game: Game, one: Bot, others: Bot, games: int, players: int = 4) -> float:
    """Win rate of `one` against `others`, with seats rotated over the same deals; shared wins count as fractions."""
    won = 0.0
    for number in range(games):
        deal, seat = game.deal(players, Random(number // players)), number % players
        state, rng = game.initial_state(deal, Random(1000 + number)), Random(number)
        while not state.over:
            bot = one if state.to_act == seat else others
            state.apply(choose(bot, state.view(state.to_act), rng))
        winners = state.winners()
        won += (seat in winners) / len(winners)
    return won / games
