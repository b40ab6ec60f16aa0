"""Positions of Adel for tests and pictures: records that bots played to where the first seat is asked something."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from raenke import GAMES, worker
from raenke.adel.rules import decisions
from raenke.adel.rules.characters import CODES
from raenke.bots import make
from raenke.record import Record

YOU = "Ada"
A_DAY = 86_400_000
LONG_AGO = 1_760_000_000_000
ASKS = {
    "draft": decisions.DRAFT,
    "aside": decisions.DRAFT_ASIDE,
    "turn": decisions.TURN,
    "short": decisions.SHORT,
    "keep": decisions.KEEP,
    "put": decisions.PUTTING,
    "conjure": decisions.CONJURING,
    "tribute": decisions.TRIBUTE,
    "rescue": decisions.RESCUE,
    "search": decisions.SEARCH,
    "bell": decisions.BELL,
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
        made.resolve_chance(rng)
        while not made.state.over:
            state: Any = made.state
            if state.to_act == 0 and stop(state):
                return made
            *_, action = mind.think(state.view(state.to_act), rng)
            made.play(action)
            made.resolve_chance(rng)
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
        if state.pending != ASKS[question] or state.round < since:
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


MIXED: Options = (("characters", "mixed"), ("violets", "all"))
DARK: Options = (("characters", "dark"), ("violets", "all"))


def _busiest(seats: tuple[str, ...], options: Options, seed: int) -> Record:
    """The turn of a game in which the first seat may do the most kinds of things."""
    whole = whole_game(seats, options, seed)
    walk = Record(whole.game, whole.deal, whole.names)
    most, cut = 0, 0
    for at, token in enumerate(whole.tokens):
        state: Any = walk.state
        if state.pending == decisions.TURN and state.to_act == 0:
            view: Any = whole.game.page.view(state, 0)
            kinds = len({action["kind"] for action in view["legal"]}) * 10 + len(view["seats"][0]["city"])
            if kinds > most:
                most, cut = kinds, at
        walk.replay_token(token)
    return whole.cut(cut)


@cache
def whole_game(seats: tuple[str, ...], options: Options = (), seed: int = 1) -> Record:
    """A game played by bots to its end."""
    game, rng = GAMES["adel"], Random(seed)
    mind = make("greedy", game)
    made = Record(game, game.deal(len(seats), rng, 0, dict(options)), dict(enumerate(seats)))
    made.resolve_chance(rng)
    while not made.state.over:
        *_, action = mind.think(made.state.view(made.state.to_act), rng)
        made.play(action)
        made.resolve_chance(rng)
    return made


@cache
def games() -> dict[str, dict[str, Any]]:
    """Every game of the pictures, as the page keeps it, by id."""
    two, four, seven = seats_of(2, YOU), seats_of(4, YOU), seats_of(7, "Maximiliane")
    friends = ("Ada", "Bálint", "서연", "bot:greedy")
    found = {
        "draft": asked("draft", four, since=3),
        "draft-2": asked("aside", two, since=3),
        "draft-7": asked("draft", seven, MIXED, since=3),
        "turn": _busiest(four, MIXED, 5),
        "two": asked("turn", two, since=6),
        "four": asked("turn", four, since=6),
        "seven": asked("turn", seven, MIXED, since=6),
        "names": asked("turn", four, role="Th", since=6),
        "destroys": asked("turn", four, role="Wa", since=5),
        "keep": asked("keep", four, since=3),
        "put": asked("put", four),
        "conjure": asked("conjure", four, DARK),
        "tribute": asked("tribute", four, (("characters", "dark"), ("edition", "ffg"))),
        "rescue": asked("rescue", four),
        "search": asked("search", four, MIXED),
        "bell": asked("bell", four, MIXED),
        "curtain": asked("draft", friends, since=3),
        "over": whole_game(four, MIXED, 4),
        "over-7": whole_game(seven, MIXED, 6),
    }
    return {f"adel-{name}": saved(record, f"adel-{name}") for name, record in found.items()}


def entries() -> list[dict[str, Any]]:
    """What statistics hold after some games."""
    told = []
    for at in range(5):
        seats = seats_of(2 + at, YOU)
        record = whole_game(seats, MIXED, 40 + at)
        stats = json.loads(worker.handle(json.dumps({"do": "stats", "record": record.text()})))["value"]
        told.append(
            {
                "id": f"adel{at}",
                "game": "adel",
                "when": LONG_AGO + at * A_DAY,
                "kinds": [seat["kind"] for seat in stats["seats"]],
                "points": stats["points"],
                "winners": stats["winners"],
                "counted": stats["counts"],
            }
        )
    return told
