"""Shipped puzzles, as the functions that detect motives get their solutions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from raenke.game import observe
from raenke.puzzles.lore import Solution, Tally
from raenke.puzzles.puzzle import Motive, Puzzle, position
from raenke.record import read

FOLDER = Path(__file__).parents[2] / "web" / "puzzles"


def shipped(game: str) -> list[Puzzle]:
    """All puzzles of a game."""
    found: list[Puzzle] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


def motives(game: str) -> list[tuple[Puzzle, Motive]]:
    """Every motive of every puzzle."""
    return [(puzzle, motive) for puzzle in shipped(game) for motive in puzzle["motives"]]


def tempted(puzzle: Puzzle, facts: Mapping[str, str | int]) -> int:
    """A wrong action of the puzzle, such as its facts tell of."""
    game, state = position(puzzle).game, position(puzzle).state
    right = game.notation.parse(puzzle["solution"])[1]
    wrong = {game.notation.text(action, puzzle["seat"]): action for action in state.legal() if action != right}
    named = [str(facts[name]) for name in ("kept", "district") if name in facts]
    column = str(int(facts["column"]) + 1) if "column" in facts else ""
    fits = [text for text in wrong if any(name in text for name in named) and text.endswith(column)]
    coin_or_card = [text for text in wrong if text[1:] in ("$", "#")]
    return wrong[[*fits, *coin_or_card, *wrong][0]]


def explained(puzzle: Puzzle, motive: Motive, tally: Tally) -> Solution:
    """The puzzle's solution, with what came of actions in the worlds that were tried."""
    played, seat = position(puzzle), puzzle["seat"]
    view = played.state.view(seat)
    action = played.game.notation.parse(puzzle["solution"])[1]
    events: list[Any] = []
    with observe(played.state, events.append):
        for token in read(puzzle["record"]).tokens[puzzle["at"] :]:
            played.replay_token(token)
    return Solution(view, action, tempted(puzzle, motive["facts"]), tally, tuple(events))


def without_odds(facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Facts but for how likely something is, which depends on the worlds."""
    return {name: fact for name, fact in facts.items() if name != "odds"}
