"""How a finished game went: the points after each round, and the round that decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raenke.game import observe

if TYPE_CHECKING:
    from raenke import shapes
    from raenke.record import Record


def course(record: Record) -> shapes.Course:
    """The course of a finished game; of several winners the first stands for all."""
    rounds, events = _rounds(record)
    winner = record.state.winners()[0]
    margins = [points[winner] - max(other for seat, other in enumerate(points) if seat != winner) for points in rounds]
    turned = decisive_round(margins)
    before = rounds[turned - 1] if turned else [0] * record.state.players
    ahead = [seat for seat, points in enumerate(before) if turned and points == max(before)]
    return {
        "rounds": rounds,
        "winner": winner,
        "turned": turned + 1,
        "gained": rounds[turned][winner] - before[winner],
        "ahead": ahead if winner not in ahead else [],
        "margin": margins[-1],
        "events": [
            record.game.page.event(event, token)
            for event, token in events[turned]
            if event.seat == winner and record.game.page.is_gain(event)
        ],
    }


def decisive_round(margins: list[int]) -> int:
    """The index of the first round after which the winner led to the end, given its lead after each round."""
    turned = len(margins) - 1
    while turned > 0 and margins[turned - 1] > 0:
        turned -= 1
    return turned


def _rounds(record: Record) -> tuple[list[list[int]], list[list[tuple[Any, int]]]]:
    """By round the points after it, and its events, each with the number of its token."""
    replayed = record.cut(0)
    state = replayed.state
    rounds: list[list[int]] = []
    events: list[list[tuple[Any, int]]] = [[]]
    with observe(state, lambda event: events[-1].append((event, len(replayed.tokens) + 1))):
        for token in record.tokens:
            now = state.round
            replayed.replay_token(token)
            if state.over or state.round != now:
                rounds.append(state.scores())
                events.append([])
    return rounds, events
