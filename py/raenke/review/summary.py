"""What the parts of a review say together: the turning point, the costliest decisions, and luck told apart from skill.

The chance to win that a seat has at the beginning, its fair share, becomes the result through what chance brought, what
the seat decided and what the others did. As GNU Backgammon does, a decision counts by what it changed on average and
chance by the rest: what was drawn, what hidden cards turned out to be, and the deal. Both are measured against the
policy of the playouts, so the three parts make up the whole difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from raenke.game import CHANCE, NOBODY, observe
from raenke.review.means import combined_error
from raenke.review.plan import plan, steps
from raenke.search.chances import win_shares

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record

COSTLIEST: Final = 3


class Position(NamedTuple):
    """What a summary needs of a `shapes.ReviewedPosition`."""

    chances: Sequence[float]
    doubts: Sequence[float]
    play: Sequence[float]
    play_doubts: Sequence[float]


class Decision(NamedTuple):
    """What a summary needs of a `shapes.ReviewedDecision`."""

    at: int
    loss: float
    skill: float
    skill_doubt: float
    blamed: bool


def summarize(
    record: Record, positions: Sequence[Position], decisions: Sequence[Decision], seats: Sequence[int]
) -> shapes.Review:
    """A review from a position before each token, and a decision wherever one of these seats had a choice."""
    chances = [[*position.chances] for position in positions] + [win_shares(record.state)]
    return {
        "plan": plan(record),
        "chances": chances,
        "doubt": round(max(max(position.doubts) for position in positions), 4),
        "turning": _turning(record, chances),
        "seats": [_seat(record, seat, positions, decisions) for seat in seats],
    }


def _turning(record: Record, chances: list[list[float]]) -> shapes.TurningPoint:
    """The token by which the winner's chance rose the most."""
    winner = record.state.winners()[0]
    at = max(range(len(record.tokens)), key=lambda at: chances[at + 1][winner] - chances[at][winner])
    state = record.cut(at).state
    return {
        "at": at,
        "round": state.round,
        "seat": None if state.to_act == CHANCE else state.to_act,
        "winner": winner,
        "before": chances[at][winner],
        "after": chances[at + 1][winner],
        "event": told(record, at),
    }


def told(record: Record, at: int) -> shapes.Event:
    """The event by which a token of a finished game is told, with nothing hidden."""
    replayed = record.cut(at)
    game, state = record.game, replayed.state
    chance = state.to_act == CHANCE
    events: list[object] = []
    with observe(state, events.append):
        replayed.replay_token(record.tokens[at])
    action = NOBODY if chance else game.notation.parse(record.tokens[at])[1]
    event = events[0] if chance else game.page.action_event(action, events)
    shown: shapes.Event = game.page.event(event, at + 1)
    return shown


def _seat(record: Record, seat: int, positions: Sequence[Position], decisions: Sequence[Decision]) -> shapes.SeatReview:
    found, _ = steps(record)
    own = [one for one in decisions if found[one.at].seat == seat]
    theirs = [position for position, step in zip(positions, found, strict=True) if step.choice and step.seat != seat]
    result, fair = win_shares(record.state)[seat], 1 / record.state.players
    deal = positions[0].chances[seat] - fair
    skill = sum(one.skill for one in own)
    others = sum(position.play[seat] for position in theirs)
    skill_doubt = combined_error([one.skill_doubt for one in own])
    others_doubt = combined_error([position.play_doubts[seat] for position in theirs])
    blamed = sorted((one for one in own if one.blamed), key=lambda one: one.loss, reverse=True)
    return {
        "seat": seat,
        "fair": round(fair, 4),
        "result": round(result, 4),
        "deal": round(deal, 4),
        "luck": round(result - fair - deal - skill - others, 4),
        "luck_doubt": round(combined_error([skill_doubt, others_doubt, positions[0].doubts[seat]]), 4),
        "skill": round(skill, 4),
        "skill_doubt": round(skill_doubt, 4),
        "others": round(others, 4),
        "others_doubt": round(others_doubt, 4),
        "lost": round(sum(one.loss for one in blamed), 4),
        "decisions": len(own),
        "costliest": [one.at for one in blamed[:COSTLIEST]],
    }
