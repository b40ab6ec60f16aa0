"""What a review consists of, and how much is spent on each part of it: counts, so that it is the same everywhere."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.game import CHANCE

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record

POSITION_WORLDS: Final = 14_000
"""Worlds for all positions of a game together."""

FEWEST_WORLDS: Final = 40
MOST_WORLDS: Final = 240

SEARCHES: Final = 10.0
"""The effort of the searches for all decisions of a seat together, in decisions of the strongest level."""

LEAST_EFFORT: Final = 0.1

DUEL_WORLDS: Final = 8_000
"""Worlds for the duels of all decisions of a seat together."""

FEWEST_DUELS: Final = 100
MOST_DUELS: Final = 500


class Budget(NamedTuple):
    """What is spent on a position and on a decision."""

    position: int
    effort: float
    duel: int


class Step(NamedTuple):
    """A token: the seat that decided it, NOBODY or CHANCE if nobody did, and whether it had a choice."""

    seat: int
    choice: bool


@lru_cache(maxsize=1)  # asked for with every part of a review; a finished record does not change any more
def steps(record: Record) -> tuple[tuple[Step, ...], tuple[int, ...]]:
    """Each token of a finished record, and by round the number of tokens before it."""
    replayed = record.cut(0)
    found: list[Step] = []
    rounds = [0]
    for number, token in enumerate(record.tokens, 1):
        state = replayed.state
        now, seat = state.round, state.to_act
        found.append(Step(seat, seat >= 0 and len(state.legal()) > 1))
        replayed.replay_token(token)
        if state.round != now and not state.over:
            rounds += [number] * (state.round - now)
    return tuple(found), tuple(rounds)


def budget(record: Record) -> Budget:
    """Spread over what there is, so that a long game takes about as long as a short one."""
    choices = sum(choice for _, choice in steps(record)[0])
    a_seat = max(1.0, choices / record.state.players)
    return Budget(
        _within(POSITION_WORLDS / max(1, len(record.tokens)), FEWEST_WORLDS, MOST_WORLDS),
        round(min(1.0, max(LEAST_EFFORT, SEARCHES / a_seat)), 3),
        _within(DUEL_WORLDS / a_seat, FEWEST_DUELS, MOST_DUELS),
    )


def plan(record: Record) -> shapes.ReviewPlan:
    """What there is to review."""
    found, rounds = steps(record)
    return {
        "tokens": len(found),
        "rounds": [*rounds],
        "deciders": [None if seat == CHANCE else seat for seat, _ in found],
        "choices": [at for at, (_, choice) in enumerate(found) if choice],
    }


def _within(number: float, least: int, most: int) -> int:
    return int(min(most, max(least, number)))
