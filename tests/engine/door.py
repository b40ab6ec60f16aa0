"""The page's side of the worker, for tests: every answer that comes is held against its shape."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from raenke import shapes, worker
from raenke.game import Game
from tests.shapes_check import assert_shape, of_game

ANSWERS = {
    "ping": shapes.Alive, "hello": shapes.Hello, "new": shapes.Look, "open": shapes.Look, "look": shapes.Look,
    "play": shapes.Look, "think": shapes.Thought, "undo": shapes.Look, "frames": shapes.Look, "story": shapes.Story,
    "replay": shapes.Replay, "retell": shapes.Story, "cut": shapes.Checked, "split": shapes.Pieces,
    "check": shapes.Checked, "tally": shapes.Tally,
}  # fmt: skip
ALONE = [{"name": "Ada", "kind": "human"}, {"name": "", "kind": "bot:random"}, {"name": "Bo", "kind": "bot:greedy"}]
PEOPLE = [{"name": name, "kind": "human"} for name in ("Ada", "Bo", "Cy", "Di")]


class Door:
    """Asks about one game."""

    def __init__(self, game: Game) -> None:
        self.game = game.name
        self.within = of_game(game)

    def ask(self, do: str, **fields: Any) -> Any:
        """The value of an answer that must be well."""
        reply = json.loads(worker.handle(json.dumps({"do": do, **fields})))
        assert_shape(reply, shapes.Reply)
        assert reply["ok"], reply
        if do != "hello":  # each game's fact has its own shape
            assert_shape(reply["value"], ANSWERS[do], within=self.within)
        return reply["value"]

    def refusal(self, do: str, **fields: Any) -> dict[str, Any]:
        """The fault of an answer that must not be well."""
        reply = json.loads(worker.handle(json.dumps({"do": do, **fields})))
        assert_shape(reply, shapes.Reply)
        assert not reply["ok"]
        fault: dict[str, Any] = reply["fault"]
        return fault

    def new(self, seats: list[dict[str, str]], seed: int = 7, **more: Any) -> Any:
        """A fresh table with seat 1 looking on."""
        setup = {"game": self.game, "seats": seats, "first": 0, "seed": seed, "practice": False, "seat": 0}
        return self.ask("new", **{**setup, **more})

    def play_to_the_end(self, look: Any, rng: Random) -> Any:
        """Plays with whoever is asked looking on, as the page does."""
        while look["table"]["next"] != "over":
            seat = look["view"]["to_act"]
            if look["table"]["next"] == "bot":
                answer = self.ask("think", seat=0, hurry=False)
                look = look if answer["thinking"] else answer
            else:
                seen = self.ask("look", seat=seat)
                look = self.ask("play", seat=seat, action=rng.choice(seen["view"]["legal"])["id"])
        return look
