"""Records of random games."""

from __future__ import annotations

from random import Random

from raenke.game import CHANCE, Game
from raenke.record import Record


def random_game(game: Game, players: int, seed: int = 1) -> Record:
    """Record of a whole random game, including every chance outcome."""
    rng = Random(seed)
    found = Record(game, game.deal(players, rng))
    while not found.state.over:
        if found.state.to_act == CHANCE:
            found.resolve_chance(rng)
        else:
            found.play(rng.choice(found.state.legal()))
    return found
