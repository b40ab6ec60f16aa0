"""How the levels compare: one of each against three of each weaker one, as data and as a Markdown table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from raenke.bots import LEVEL_NAMES

USUAL_SEATS: Final = 4

LADDER: Final = ("random", *LEVEL_NAMES)
"""Weakest first."""


def pairs(bots: Sequence[str] = LADDER) -> list[tuple[str, str]]:
    """Each bot with each weaker one, given the weakest first."""
    return [(bot, weaker) for weaker, bot in sorted(combinations(bots, 2), key=lambda pair: bots.index(pair[1]))]


def seated(bot: str, weaker: str) -> tuple[str, ...]:
    """The bots of a match of the ladder, by seat."""
    return (bot, *[weaker] * (USUAL_SEATS - 1))


def rung_facts(match: dict[str, Any]) -> dict[str, Any]:
    """A match of the ladder (`results.match_facts`) from the stronger bot's side."""
    first, weaker = match["bots"][0], match["bots"][1]
    kept = ("game", "seed", "effort", "games", "wanted", "complete", "made_by")
    return {
        **{name: match[name] for name in kept},
        "bot": first["bot"],
        "below": weaker["bot"],
        **{name: first[name] for name in ("wins", "share", "low", "high")},
    }


def is_done(rung: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether a rung of a file is one that is wanted, so that it need not be played again."""
    return bool(rung["complete"]) and all(rung[name] == value for name, value in wanted.items())


def table(rungs: Sequence[dict[str, Any]]) -> str:
    """A Markdown table by game: the per cent of games that one bot of the row won against three of the column."""
    games = list(dict.fromkeys(rung["game"] for rung in rungs))
    return "\n\n".join(_table(game, [rung for rung in rungs if rung["game"] == game]) for game in games)


def _table(game: str, rungs: Sequence[dict[str, Any]]) -> str:
    met = {bot for rung in rungs for bot in (rung["bot"], rung["below"])}
    names = [bot for bot in LADDER if bot in met]
    won = {(rung["bot"], rung["below"]): rung for rung in rungs}
    rows = [[bot, *[_cell(won.get((bot, weaker))) for weaker in names[:-1]]] for bot in names[1:]]
    head = [f"{game}: wins of one against three, even is {1 / USUAL_SEATS:.0%}", *names[:-1]]
    return "\n".join(_line(cells) for cells in (head, ["---"] * len(head), *rows))


def _line(cells: Sequence[str]) -> str:
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


def _cell(rung: dict[str, Any] | None) -> str:
    if rung is None:
        return ""
    unfinished = "" if rung["complete"] else f" of {rung['games']}"
    return f"{rung['share']:.0%} [{100 * rung['low']:.0f}, {100 * rung['high']:.0f}]{unfinished}"


def origin(rungs: Sequence[dict[str, Any]]) -> str:
    """A sentence on how the rungs were made: each distinct command, version and number of games."""
    made = dict.fromkeys((rung["made_by"]["command"], _version(rung), rung["games"]) for rung in rungs)
    return " ".join(
        f"Made by `{command}` at {version}: {games} games each, the seats rotated over the same deals."
        for command, version, games in made
    )


def _version(rung: dict[str, Any]) -> str:
    made = rung["made_by"]
    return f"commit {made['commit']}" if made["commit"] else f"version {made['version']}"
