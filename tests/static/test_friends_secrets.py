"""Every message that guests are sent in whole games: nothing in it but what the engine gives out for their own seat.

What the engine gives out for a seat holds nothing hidden (tests/engine/test_secrecy.py); here, a host under Node asks.
"""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from raenke.worker import EngineApi
from tests.static import words
from tools.setup import env
from tools.setup.process import ROOT
from tools.site.vendor import fill_vendor

PEOPLE = 3
ROOM = {
    "number",
    "id",
    "game",
    "phase",
    "seats",
    "watchers",
    "you",
    "wanted",
    "cuts",
    "tokens",
    "vote",
    "clock",
    "left",
}
SEAT = {"name", "kind", "host", "here", "taken", "standIn"}


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


class Given:
    """What the engine has given out for each seat, piece by piece."""

    def __init__(self) -> None:
        self.pieces: dict[int | None, set[str]] = {}
        self.courses: set[str] = set()

    def note(self, request: dict[str, Any], value: Any) -> None:
        if request["do"] == "course":
            self.courses.add(canonical(value))
        if request.get("guest"):
            self._snapshot(request["seat"], value)
        for seat, guest in zip(request.get("guests", []), value.get("guests") or [], strict=False):
            self._snapshot(seat, guest)
        if request["do"] == "event_log":
            self._add(request["seat"], *value["events"])

    def _snapshot(self, seat: int | None, snapshot: dict[str, Any]) -> None:
        rest = {name: value for name, value in snapshot.items() if name != "frames"}
        self._add(seat, rest, *snapshot["frames"])

    def _add(self, seat: int | None, *pieces: Any) -> None:
        self.pieces.setdefault(seat, set()).update(map(canonical, pieces))

    def has(self, seat: int, *pieces: Any) -> bool:
        return {canonical(piece) for piece in pieces} <= self.pieces[seat]


def hosted(game: str) -> tuple[Given, list[tuple[int, str]]]:
    """A whole game, and every message that guests were sent."""
    fill_vendor(ROOT)
    script = ROOT / "tests" / "js" / "friends_game.mjs"
    command = [str(env.ensure_npm().node), str(script), game, str(PEOPLE)]
    given, engine = Given(), EngineApi()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as node:
        assert node.stdin
        assert node.stdout
        for line in node.stdout:
            said = json.loads(line)
            if "messages" in said:
                return given, said["messages"]
            answer = engine.handle(json.dumps(said["ask"]))
            reply = json.loads(answer)
            if reply["ok"]:
                given.note(said["ask"], reply["value"])
            node.stdin.write(answer + "\n")
            node.stdin.flush()
    raise AssertionError("Node has ended")


def check_room(room: dict[str, Any]) -> None:
    """Who sits where and how far the game is: nothing of the game itself."""
    assert set(room) == ROOM
    for seat in room["seats"]:
        assert set(seat) == SEAT


def kind_of(given: Given, seat: int, message: dict[str, Any]) -> str:
    """What a message is; every part of it is known to be harmless."""
    if set(message) == {"room"}:
        check_room(message["room"])
        return "room"
    if set(message) == {"outcome"}:
        assert message["outcome"] == "undo-refused"
        return "outcome"
    assert set(message) == {"re", "value"} or set(message) <= {"bye", "protocol"}, message
    match message.get("value"):
        case None | True | False:
            return "nothing"
        case {"key": _, "proof": _, **rest}:
            assert not rest
            return "proof"
        case {"token": _, "room": room, **rest}:
            assert not rest
            check_room(room)
            return "greeting"
        case {"cuts": _, "snapshot": snapshot, **rest}:
            assert not rest
            frames = snapshot.pop("frames")
            assert given.has(seat, snapshot, *frames)
            assert snapshot["view"]["seat"] == seat
            assert (snapshot["session"]["record"] is None) == (snapshot["session"]["next"] != "over")
            return "over" if snapshot["view"]["over"] else "snapshot"
        case {"events": events, **rest}:
            assert not rest
            assert given.has(seat, *events)
            return "log"
        case value if canonical(value) in given.courses:
            return "course"
        case room:
            check_room(room)
            return "room"


@pytest.mark.parametrize("game", words.games())
def test_guests_are_sent_nothing_but_what_their_seats_may_see(game: str) -> None:
    given, messages = hosted(game)
    kinds: dict[int, set[str]] = {seat: set() for seat in range(1, PEOPLE)}
    for seat, text in messages:
        kinds[seat].add(kind_of(given, seat, json.loads(text)))
    assert len(messages) > 200
    for seen in kinds.values():
        assert seen >= {"proof", "greeting", "room", "snapshot", "log", "over"}
