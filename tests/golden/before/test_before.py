"""Games that the page saved before the engine's terms changed (commit 9f0b317) still open, running or over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from raenke.worker import EngineApi

SAVED = sorted(Path(__file__).parent.glob("*.json"))


def opened(saved: dict[str, Any]) -> dict[str, Any]:
    """The snapshot of a saved game, opened with the request that the page builds from it."""
    request = {
        "do": "open",
        "record": saved["record"],
        "practice": saved["practice"],
        "practice_by_undo": saved["spoiled"],
        "seat": 0,
    }
    reply = json.loads(EngineApi().handle(json.dumps(request)))
    assert reply["ok"], reply
    snapshot: dict[str, Any] = reply["value"]
    return snapshot


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_saved_game_from_before_opens_where_it_was(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    snapshot = opened(saved)
    session, view = snapshot["session"], snapshot["view"]
    for name in ("game", "seats", "practice", "record", "tokens", "scores"):
        assert session[name] == saved[name]
    assert (view["round"], view["over"], view["winners"]) == (saved["round"], saved["over"], saved["winners"])
    assert bool(view["legal"]) == (view["to_act"] == 0)


def test_running_and_finished_games_of_every_game_are_among_them() -> None:
    saved = [json.loads(path.read_text(encoding="utf-8")) for path in SAVED]
    assert {(game["game"], game["over"]) for game in saved} == {
        (name, over) for name in ("kabale", "adel") for over in (False, True)
    }
