"""Generates `known_games.js` and each game's `facts.js` from the engine's tables, for use before the engine runs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from raenke import GAMES
from raenke.replies import facts
from raenke.shapes import GameFact
from tools.generate import strength_table
from tools.setup.process import ROOT

PAGE = ROOT / "web" / "js"

GAMES_HEAD = """\
/** The games as the page offers them. Made by `python build.py shapes`; change it in py/raenke. */

/** @import { GameFact } from "./shapes" */

/** @type {GameFact[]} */
export const KNOWN_GAMES = """

FACTS_HEAD = """\
/** What the engine's tables say of this game. Made by `python build.py shapes`; change it in py/raenke/%(name)s. */

/** @import { GameFact } from "../engine/shapes" */
/** @import { %(shape)s } from "./shapes" */

/** @type {Omit<%(shape)s, keyof GameFact>} */
export const FACTS = """


def _script(value: Any, deep: int = 0) -> str:
    """A value as JavaScript: containers of containers over several lines, others on one."""
    if not isinstance(value, list | dict) or not any(isinstance(part, list | dict) for part in _parts(value)):
        return _line(value)
    pad = "  " * (deep + 1)
    inner = [_script(part, deep + 1) for part in _parts(value)]
    if isinstance(value, dict):
        inner = [f"{name}: {text}" for name, text in zip(value, inner, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([opening, *(f"{pad}{text}," for text in inner), f"{'  ' * deep}{closing}"])


def _parts(value: list[Any] | dict[str, Any]) -> list[Any]:
    return [*value.values()] if isinstance(value, dict) else value


def _line(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name}: {_line(part)}" for name, part in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def facts_of(name: str) -> Mapping[str, Any] | None:
    """The facts of the game of this name, None if there is no such game."""
    return facts(GAMES[name]) if name in GAMES else None


def made() -> dict[Path, str]:
    """The contents that the files should have now."""
    known: list[dict[str, Any]] = []
    found = {}
    for name, game in GAMES.items():
        fact = facts(replace(game, won_below=strength_table.won_below(name)))  # also before its module is written
        known.append({key: fact[key] for key in GameFact.__annotations__})
        own = {key: value for key, value in fact.items() if key not in GameFact.__annotations__}
        head = FACTS_HEAD % {"name": name, "shape": f"{name.capitalize()}Fact"}
        found[PAGE / name / "facts.js"] = f"{head}{_script(own)};\n"
    return {PAGE / "engine" / "known_games.js": f"{GAMES_HEAD}{_script(known)};\n", **found}
