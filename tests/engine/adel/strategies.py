"""Hypothesis strategies and styles of play for Adel that reach rare rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from hypothesis import strategies as st

from raenke.adel import ADEL
from raenke.adel.rules import actions as do
from raenke.adel.rules.deal import Deal
from raenke.adel.rules.state import State
from raenke.game import CHANCE
from raenke.record import Record

HABITS: Final = ("any", "busy", "rich", "slow")

seeds = st.integers(0, 2**32)
tables = st.integers(2, 7)
habits = st.sampled_from(HABITS)


def dealt(players: int, seed: int) -> Deal:
    """A deal by seed, covering all editions, lengths, casts and decks."""
    rng = Random(seed)
    casts = ["base", "mixed", "mixed"] + ["dark"] * (players > 2)
    options = {
        "edition": rng.choice(["hig", "ffg"]),
        "goal": rng.choice(["8", "7"]),
        "abdication": rng.choice(["no", "yes"]),
        "characters": rng.choice(casts),
        "violets": rng.choice(["base", "all", "all", "random"]),
    }
    deal = ADEL.deal(players, rng, None, options)
    assert isinstance(deal, Deal)
    return deal


def chosen(state: State, how: str, rng: Random) -> int:
    """Choose an action by style: random; powers and workshops first; gold and violets first; or rarely building."""
    legal = state.legal()
    if how == "busy":
        legal = [a for a in legal if a >= do.NAME and a not in (do.LEAVE, do.KEEP_STILL, do.LET_GO)] or legal
    elif how == "rich":
        legal = [a for a in legal if a != do.END] or legal
        legal = [a for a in legal if a != do.CARDS or rng.random() < 0.3] or legal
        legal = [a for a in legal if a < do.DESTROY] or legal
    elif how == "slow" and state.round < 12:
        legal = [a for a in legal if not do.BUILD <= a < do.INCOME or rng.random() < 0.2] or legal
    return rng.choice(legal)


def played(players: int, seed: int, how: str = "any", limit: int = 5000) -> Record:
    """Play a game in a style to its end, or to `limit` tokens."""
    rng = Random(seed)
    record = Record(ADEL, dealt(players, seed))
    for _ in steps(record, how, rng, limit):
        pass
    return record


def steps(record: Record, how: str, rng: Random, limit: int = 5000) -> Iterator[str]:
    """Continue a record in a style, yielding each token."""
    state = record.state
    assert isinstance(state, State)
    while not state.over and len(record.tokens) < limit:
        if state.to_act == CHANCE:
            record.resolve_chance(rng)
        else:
            record.play(chosen(state, how, rng))
        yield record.tokens[-1]
