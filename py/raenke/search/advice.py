"""Advice: why a decision, as data, from what the deciding seat can know and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from raenke.game import CHANCE, NOBODY, Game, State, View, observe
from raenke.search.analysis import Analysis, Arm, standard_error
from raenke.search.bot import Search
from raenke.search.guidance import guidance_of

if TYPE_CHECKING:
    from raenke import shapes

FUTURES: Final = 32
"""How many times the best move is played on, to see what follows most often."""

LONGEST: Final = 8
"""The most events that are told of what follows."""

LEAST_ODDS: Final = 0.12
FEWEST: Final = 5
"""What follows is told up to the first event that is less likely, or was seen less often, than this."""


class Advised(NamedTuple):
    """The advice, and the same events as in `likely` as the game has them, for those who describe them in words."""

    advice: shapes.Advice
    events: list[Any]


class Followed(NamedTuple):
    """An event after the best move, with what crosses to the page of it, as the seat and as everybody would see it."""

    event: Any
    shown: shapes.Event
    public_event: Any
    public: shapes.Event

    @property
    def key(self) -> str:
        """Equal for events that look the same to everybody: a card that the seat draws differs from world to world."""
        return json.dumps(self.public, sort_keys=True)


def advise(game: Game, view: View, rng: Random, effort: float = 1.0) -> Iterator[Advised | None]:
    """Yields None after each slice, and last the advice."""
    guidance, search = guidance_of(game), Search(game, effort)
    findings = guidance.findings(view)
    analysis = Analysis(view.legal())
    for found in search.analyse(view, rng, findings):
        analysis = found
        yield None
    belief, futures = guidance.belief(view), []
    for _ in range(FUTURES):
        world: State = belief.sample(rng)
        if len(analysis.arms) == 1:  # nothing was searched
            findings.believe(world)
        futures.append(_future(game, world, view.seat, analysis.best, rng))
        yield None
    likely = _likeliest(futures)
    moves: list[shapes.AdvisedMove] = [
        {**_move(game, view, action, arm), **findings.prospects(action)}  # type: ignore[typeddict-item] # a game's own facts
        for action, arm in _ranked(analysis)
    ]
    advice: shapes.Advice = {
        "game": game.name,
        "seat": view.seat,
        "worlds": max(arm.visits for arm in analysis.arms.values()) or FUTURES,
        "moves": moves,
        "likely": [shown for _, shown in likely],
        **findings.beliefs(),  # type: ignore[typeddict-item] # a game's own facts
    }
    yield Advised(advice, [event for event, _ in likely])


def _ranked(analysis: Analysis) -> list[tuple[int, Arm]]:
    """The best action, then the others: first those that were given up last."""
    best = analysis.best
    return sorted(
        analysis.arms.items(), key=lambda pair: (pair[0] == best, pair[1].visits, pair[1].chance), reverse=True
    )


def _move(game: Game, view: View, action: int, arm: Arm) -> shapes.AdvisedMove:
    return {
        "id": action,
        "text": game.notation.text(action, view.seat),
        "chance": round(arm.chance, 4),
        "chance_error": round(standard_error(arm.visits, arm.wins, arm.wins_squared), 4) if arm.visits else 0.0,
        "points": round(arm.points / arm.visits, 2) if arm.visits else 0.0,
        "points_error": round(standard_error(arm.visits, arm.points, arm.points_squared), 2) if arm.visits else 0.0,
        "visits": arm.visits,
    }


def _future(game: Game, world: State, seat: int, action: int, rng: Random) -> list[Followed]:
    """What the seat sees after an action in a world that it considers possible, until it is to decide again."""
    world.rng = rng
    found: list[Followed] = []
    decisions, this_round = 0, world.round

    def note(event: Any) -> None:
        page, own, public = game.page, game.page.redact(event, seat), game.page.redact(event, NOBODY)
        found.append(Followed(own, page.event(own, decisions), public, page.event(public, decisions)))

    with observe(world, note):
        while len(found) < LONGEST:
            world.apply(action)
            decisions += 1
            if world.over or world.round != this_round or world.to_act in (seat, CHANCE):
                break
            values = game.action_values(world.view(world.to_act), rng)
            action = max(values, key=values.__getitem__)
    return found[:LONGEST]


def _likeliest(futures: list[list[Followed]]) -> list[tuple[Any, shapes.LikelyEvent]]:
    """Of the events that come next the most frequent, again and again, each with its share."""
    found: list[tuple[Any, shapes.LikelyEvent]] = []
    for depth in range(LONGEST):
        going_on = [future for future in futures if len(future) > depth]
        if not going_on:
            break
        (key, times), *_ = Counter(future[depth].key for future in going_on).most_common(1)
        odds = times / len(futures)
        if odds < LEAST_ODDS or times < FEWEST:
            break
        futures = [future for future in going_on if future[depth].key == key]
        first, *others = [future[depth] for future in futures]
        if all(other.shown == first.shown for other in others):
            found.append((first.event, {"event": first.shown, "odds": round(odds, 2)}))
        else:
            found.append((first.public_event, {"event": first.public, "odds": round(odds, 2)}))
    return found
