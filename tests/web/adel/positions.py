"""Positions of Adel for tests and pictures: records that bots played to where the first seat is asked something."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from raenke import GAMES
from raenke.adel import stages
from raenke.adel.characters import CODES
from raenke.bots import make
from raenke.record import Record

YOU = "Ada"
LONG_AGO = 1_760_000_000_000
ASKS = {
    "draft": stages.DRAFT,
    "aside": stages.DRAFT_ASIDE,
    "turn": stages.TURN,
    "short": stages.SHORT,
    "keep": stages.KEEP,
    "put": stages.PUTTING,
    "conjure": stages.CONJURING,
    "tribute": stages.TRIBUTE,
    "rescue": stages.RESCUE,
    "search": stages.SEARCH,
    "bell": stages.BELL,
}
"""The stages by the question that the page knows."""

Stop = Callable[[Any], bool]

Options = tuple[tuple[str, str], ...]


def seats_of(players: int, *people: str) -> tuple[str, ...]:
    """These people, and bots for the rest."""
    return (*people, *["bot:greedy"] * (players - len(people)))


def played_to(stop: Stop, seats: tuple[str, ...], options: Options = (), seed: int = 1, bot: str = "greedy") -> Record:
    """The first position of some games in which the first seat is asked and `stop` holds."""
    game = GAMES["adel"]
    for number in range(seed, seed + 300):
        rng = Random(number)
        mind = make(bot, game)
        made = Record(game, game.deal(len(seats), rng, 0, dict(options)), dict(enumerate(seats)))
        made.chance(rng)
        while not made.state.over:
            state: Any = made.state
            if state.to_act == 0 and stop(state):
                return made
            *_, action = mind.think(state.view(state.to_act), rng)
            made.play(action)
            made.chance(rng)
    raise AssertionError("no game has such a position")


@cache
def asked(
    question: str,
    seats: tuple[str, ...] = seats_of(4, YOU),
    options: Options = (),
    role: str = "",
    since: int = 1,
) -> Record:
    """The first seat is asked this; in its turn as a certain character, if that is wanted; not before a round."""

    def stop(state: Any) -> bool:
        if state.stage != ASKS[question] or state.round < since:
            return False
        return not role or (state.turn == 0 and CODES[state.character] == role)

    return played_to(stop, seats, options)


def saved(record: Record, name: str) -> dict[str, Any]:
    """The game as the page keeps it."""
    plans = [
        {"name": "", "kind": seat} if seat.startswith("bot:") else {"name": seat, "kind": "human"}
        for _, seat in sorted(record.names.items())
    ]
    state = record.state
    return {
        "id": name,
        "game": "adel",
        "title": "",
        "seats": plans,
        "practice": False,
        "record": record.text(),
        "deal": None,
        "tokens": len(record.tokens),
        "round": state.round,
        "over": state.over,
        "scores": state.scores() if state.over else [],
        "created": LONG_AGO,
        "changed": LONG_AGO,
        "writer": "",
    }
