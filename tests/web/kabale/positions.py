"""Games for pictures: positions that the engine played to, the same every time, and how a page is given them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from raenke import GAMES, worker
from raenke.bots import make
from raenke.kabale.actions import ASK_CLOAK, ASK_TRAITOR, PLACE
from raenke.kabale.events import Event
from raenke.record import Record
from tests.web.scene_setup import put_rows as put_rows
from tests.web.stored_games import raenke_link

YOU = "Ada"
A_DAY = 86_400_000
LONG_AGO = 1_760_000_000_000


class Position(NamedTuple):
    """A record and who sits there; the seats as the page keeps them."""

    record: Record
    seats: tuple[str, ...]

    def saved(self, name: str, age: int = 0) -> dict[str, Any]:
        """The game as the page keeps it."""
        state = self.record.state
        plans = [
            {"name": "", "kind": seat} if seat.startswith("bot:") else {"name": seat, "kind": "human"}
            for seat in self.seats
        ]
        return {
            "id": name,
            "game": "kabale",
            "title": "",
            "seats": plans,
            "practice": False,
            "record": self.record.text(),
            "deal": None,
            "tokens": len(self.record.tokens),
            "round": state.round,
            "over": state.over,
            "scores": state.scores() if state.over else [],
            "created": LONG_AGO - age * A_DAY,
            "changed": LONG_AGO - age * A_DAY,
            "writer": "",
        }


def bots(players: int, *people: str) -> tuple[str, ...]:
    """Seats: these people, and bots for the rest."""
    return (*people, *["bot:greedy"] * (players - len(people)))


@cache
def played(seats: tuple[str, ...], seed: int, bot: str = "greedy") -> Record:
    """A whole game played by bots."""
    game, rng = GAMES["kabale"], Random(seed)
    mind = make(bot, game)
    made = Record(game, game.deal(len(seats), rng, 0), dict(enumerate(seats)))
    while not made.state.over:
        *_, action = mind.think(made.state.view(made.state.to_act), rng)
        made.play(action)
        made.resolve_chance(rng)
    return made


def best(whole: Record, merit: Callable[[Any], float | None]) -> Record:
    """The game up to where a state has the most merit; None is no place to stop."""
    walk = Record(whole.game, whole.deal, whole.names)
    found: tuple[float, int] | None = None
    for at, token in enumerate(whole.tokens):
        worth = merit(walk.state)
        if worth is not None and (found is None or worth > found[0]):
            found = (worth, at)
        walk.replay_token(token)
    assert found is not None, "this game has no such position"
    return whole.cut(found[1])


def middle(seats: tuple[str, ...], seed: int) -> Position:
    """A position of the middle of a game with much on the table and the first seat to place."""

    def merit(state: Any) -> float | None:
        if state.pending != PLACE or state.to_act != 0 or not 2 <= state.round <= 5:
            return None
        lengths = [len(cards) for cards in state.columns]
        return float(max(lengths) * 2 + sum(lengths)) + float(state.round) / 10

    return Position(best(played(seats, seed), merit), seats)


def asked(pending: int, seats: tuple[str, ...]) -> Position:
    """The first seat is asked about its Cloak or Traitor."""

    def merit(state: Any) -> float | None:
        return len(state.columns[state.asked_column]) if state.pending == pending and state.to_act == 0 else None

    for seed in range(1, 60):
        try:
            return Position(best(played(seats, seed, "random"), merit), seats)
        except AssertionError:
            continue
    raise AssertionError("nobody is asked")


def settled(seats: tuple[str, ...]) -> tuple[Position, int]:
    """A game just after a round with a column that had much to tell, and which of all its awards that was."""
    most, where, award, whole = 0, 0, 0, played(seats, 1, "random")
    for seed in range(1, 12):
        game = played(seats, seed, "random")
        walk = Record(game.game, game.deal, game.names)
        told: list[int] = []

        def hear(event: Event, told: list[int] = told) -> None:
            if event.kind == "settled":
                told.append(len(event.detail[2].steps))

        walk.state.observer = hear
        for at, token in enumerate(game.tokens):
            walk.replay_token(token)
            if told and max(told) > most and not walk.state.over:
                most, where, award, whole = max(told), at + 1, told.index(max(told)), game
    rest = whole.cut(where)
    for token in whole.tokens[where:]:
        now: Any = rest.state
        if now.to_act == 0 and now.pending == PLACE:
            break
        rest.replay_token(token)
    return Position(rest, seats), award


def struck(seats: tuple[str, ...]) -> Position:
    """The first seat is to place after much has befallen its cards."""
    most, cut, whole = 0, 0, played(seats, 1, "random")
    for seed in range(1, 12):
        game = played(seats, seed, "random")
        walk = Record(game.game, game.deal, game.names)
        hits: list[Event] = []

        def hear(event: Event, hits: list[Event] = hits) -> None:
            if event.kind in ("discarded", "revealed") and event.seat == 0:
                hits.append(event)

        walk.state.observer = hear
        for at, token in enumerate(game.tokens):
            now: Any = walk.state
            if now.to_act == 0 and now.pending == PLACE and len(hits) > most:
                most, cut, whole = len(hits), at, game
            if token.startswith("1"):
                hits.clear()
            walk.replay_token(token)
    return Position(whole.cut(cut), seats)


TWO, FOUR, SIX = bots(2, YOU), bots(4, YOU), bots(6, "Maximiliane")


@cache
def games() -> dict[str, dict[str, Any]]:
    """Every game of the pictures, as the page keeps it, by id."""
    award, which = settled(FOUR)
    friends = ("Ada", "Bálint", "서연")
    kept = [
        middle(TWO, 3).saved("two", 1),
        middle(FOUR, 4).saved("four", 2),
        middle(SIX, 6).saved("six", 3),
        asked(ASK_CLOAK, FOUR).saved("cloak", 4),
        asked(ASK_TRAITOR, FOUR).saved("traitor", 5),
        {**award.saved("award", 6), "award": which},
        struck(FOUR).saved("struck", 7),
        Position(played(FOUR, 8), FOUR).saved("over", 7),
        Position(played(SIX, 9), SIX).saved("over6", 8),
        {**middle(friends, 5).saved("curtain", 9), "title": "Sunday evening"},
    ]
    return {game["id"]: game for game in kept}


def entries() -> list[dict[str, Any]]:
    """What statistics hold after some games."""
    found = []
    for at in range(14):
        players = 2 + at % 5
        seats = (YOU, *["bot:" + ("random", "greedy", "rollout")[at % 3]] * (players - 1))
        record = played(seats, 40 + at, "random").text()
        stats = json.loads(worker.handle(json.dumps({"do": "stats", "record": record})))["value"]
        seats_kinds = [seat["kind"] for seat in stats["seats"]]
        found.append(
            {
                "id": f"game{at}",
                "game": "kabale",
                "when": LONG_AGO + at * A_DAY,
                # Games of an earlier version first, which have no rating.
                "kinds": [
                    f"bot:{1 + at % 4}" if at > 2 and seat > 0 else kind for seat, kind in enumerate(seats_kinds)
                ],
                "points": stats["points"],
                "winners": stats["winners"],
                "counted": stats["counts"],
                "feats": stats["feats"],
            }
        )
    return found


def link() -> str:
    """A finished game in the part of the address that holds it."""
    return raenke_link(games()["over"]["record"])
