"""How a finished game went: the points after each round, which of them decided it, and what made the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from raenke.game import observe

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record


def course(record: Record) -> shapes.Course:
    """The course of a finished game; of several winners the first stands for all."""
    winner = record.state.winners()[0]
    rounds, events = _rounds(record, winner)
    margins = [points[winner] - max(other for seat, other in enumerate(points) if seat != winner) for points in rounds]
    turned = decisive_round(margins)
    before = rounds[turned - 1] if turned else [0] * record.state.players
    gains = [gain for gain in events[turned] if gain.event.seat == winner and record.game.page.is_gain(gain.event)]
    decisive, token, worth = max(gains, key=lambda gain: gain.points, default=Gain(None, 0, 0))
    # Only if the winner would not have led without it.
    shown = decisive and turned and worth >= margins[turned] > 0
    ahead = [seat for seat, points in enumerate(before) if turned and points == max(before)]
    return {
        "rounds": rounds,
        "winner": winner,
        "turned": turned + 1,
        "gained": rounds[turned][winner] - before[winner],
        "ahead": ahead if winner not in ahead else [],
        "margin": margins[-1],
        "events": [record.game.page.event(event, token) for event, token, _ in gains],
        "decisive": record.game.page.event(decisive, token) if shown else None,
        "worth": worth if shown else 0,
    }


def points_by_round(record: Record) -> list[list[int]]:
    """The points by seat after each round of a finished game."""
    return _rounds(record, record.state.winners()[0])[0]


def decisive_round(margins: list[int]) -> int:
    """The index of the first round after which the winner led to the end, given its lead after each round."""
    turned = len(margins) - 1
    while turned > 0 and margins[turned - 1] > 0:
        turned -= 1
    return turned


class Gain(NamedTuple):
    """An event, and what the winner had from it."""

    event: Any
    token: int
    """The number of its token."""
    points: int


def _rounds(record: Record, winner: int) -> tuple[list[list[int]], list[list[Gain]]]:
    """By round the points after it, and its events."""
    replayed = record.cut(0)
    state = replayed.state
    rounds: list[list[int]] = []
    events: list[list[Gain]] = [[]]
    points = state.scores()[winner]

    def note(event: Any) -> None:
        nonlocal points
        before, points = points, state.scores()[winner]
        events[-1].append(Gain(event, len(replayed.tokens) + 1, points - before))

    with observe(state, note):
        for token in record.tokens:
            now = state.round
            replayed.replay_token(token)
            if state.over or state.round != now:
                rounds.append(state.scores())
                events.append([])
    return rounds, events
