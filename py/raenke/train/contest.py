"""Contests: one search with new weights against the others with the last ones, in every seat of the same deals."""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

from raenke.game import choose
from raenke.search import Search
from raenke.search.chances import win_shares
from raenke.train.candidates import guidance_from
from raenke.train.selfplay import training_of


class Contest(NamedTuple):
    """One deal, to be played from every seat; two learned modules as texts, "" for the shipped one."""

    game: str
    players: int
    effort: float
    seed: str
    candidate: str
    rival: str


def hold(contest: Contest) -> str:
    """Play one deal; by seat of the candidate, its share of the win. The result does not depend on the process."""
    from raenke import GAMES

    game, training, rng = GAMES[contest.game], training_of(contest.game), Random(f"{contest.seed}/deal")
    deal = game.deal(contest.players, rng, None, training.options(rng, contest.players))
    candidate, rival = (
        Search(game, contest.effort, guidance=guidance_from(game, text)) for text in (contest.candidate, contest.rival)
    )
    shares = []
    for seat in range(contest.players):
        state = game.initial_state(deal, Random(f"{contest.seed}/chance"))
        rngs = [Random(f"{contest.seed}/thoughts {number}") for number in range(contest.players)]
        while not state.over:
            bot = candidate if state.to_act == seat else rival
            state.apply(choose(bot, state.view(state.to_act), rngs[state.to_act]))
        shares.append(win_shares(state)[seat])
    return json.dumps(shares)
