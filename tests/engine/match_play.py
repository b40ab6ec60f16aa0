"""Games watched from outside: their states one after another, and who wins how often."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from raenke.game import Bot, Game, State, choose


def stops(game: Game, players: int, seed: int, every: int) -> Iterator[State]:
    """States of one random game, some decisions apart."""
    rng = Random(seed)
    state = game.new(players, rng, first=None)
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            yield state
        decisions += 1
        state.apply(rng.choice(state.legal()))


def wins(game: Game, one: Bot, others: Bot, games: int, players: int = 4) -> float:
    """The share of games that `one` wins, sitting at each seat of the same deals in turn; shared wins count in part."""
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
