"""Test client of the engine's API that checks every reply against its shape."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from raenke import shapes
from raenke.game import Game
from raenke.worker import EngineApi
from tests.shapes_check import assert_shape, of_game

REPLIES = {
    "ping": shapes.EngineInfo, "hello": shapes.EngineCatalog, "new": shapes.Snapshot, "open": shapes.Snapshot,
    "snapshot": shapes.Snapshot, "play": shapes.Snapshot, "think": shapes.ThinkResult, "undo": shapes.Snapshot,
    "frames": shapes.Snapshot, "event_log": shapes.EventLog, "replay": shapes.ReplayPosition,
    "record_log": shapes.EventLog, "cut": shapes.RecordInfo, "split": shapes.SplitRecords, "check": shapes.RecordInfo,
    "stats": shapes.GameStats, "course": shapes.Course, "challenge": shapes.RecordInfo,
    "explain": shapes.ExplainResult, "review_plan": shapes.ReviewPlan, "review": shapes.ReviewResult,
    "review_summary": shapes.Review, "hint": shapes.HintResult, "reseat": shapes.Snapshot,
    "question": shapes.Question, "answer": shapes.Snapshot,
    "take_over": shapes.Snapshot, "match": shapes.MatchState, "match_step": shapes.MatchState,
}  # fmt: skip
ALONE = [{"name": "Ada", "kind": "human"}, {"name": "", "kind": "bot:random"}, {"name": "Bo", "kind": "bot:greedy"}]
PEOPLE = [{"name": name, "kind": "human"} for name in ("Ada", "Bo", "Cy", "Di")]


class ApiClient:
    """Client with its own engine, for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game.name
        self.within = of_game(game)
        self.reset()

    def reset(self) -> None:
        """Start over with a new engine, which has no session."""
        self.api = EngineApi()

    def ask(self, do: str, **fields: Any) -> Any:
        """Send a request that must succeed; return the value."""
        reply = json.loads(self.api.handle(json.dumps({"do": do, **fields})))
        assert_shape(reply, shapes.Reply)
        assert reply["ok"], reply
        if do != "hello":  # each game's fact has its own shape
            assert_shape(reply["value"], REPLIES[do], within=self.within)
        return reply["value"]

    def refusal(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must fail; return the fault."""
        reply = json.loads(self.api.handle(json.dumps({"do": do, **fields})))
        assert_shape(reply, shapes.Reply)
        assert not reply["ok"]
        fault: dict[str, Any] = reply["fault"]
        return fault

    def new(self, seats: list[dict[str, str]], seed: int = 7, **more: Any) -> Any:
        """Deal a new game, viewed from seat 1."""
        setup = {"game": self.game, "seats": seats, "first": 0, "seed": seed, "practice": False, "seat": 0}
        return self.ask("new", **{**setup, **more})

    def play_to_the_end(self, look: Any, rng: Random) -> Any:
        """Play to the end, viewing each decision from the seat to act, as the page does."""
        while look["session"]["next"] != "over":
            seat = look["view"]["to_act"]
            if look["session"]["next"] == "bot":
                answer = self.ask("think", seat=0, hurry=False)
                look = look if answer["thinking"] else answer
            else:
                seen = self.ask("snapshot", seat=seat)
                look = self.ask("play", seat=seat, action=rng.choice(seen["view"]["legal"])["id"])
        return look
