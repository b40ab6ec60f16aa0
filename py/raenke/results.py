"""Results of matches as data and as Markdown: what was played, how, by which version, and how sure it is."""

from __future__ import annotations

import math
import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from raenke import __version__
from raenke.arena import Standing, Tally, engine_digest
from raenke.bots.entrants import Entrant, Source


def standing_facts(standing: Standing) -> dict[str, Any]:
    """Serialize a standing; the margin is null for a single deal, which has no variance."""
    facts = standing._asdict()
    return {**facts, "points_within": None if math.isinf(standing.points_within) else standing.points_within}


def match_facts(tally: Tally, command: str) -> dict[str, Any]:
    """Serialize a match, finished or not, with all that is needed to play it again."""
    match = tally.match
    bots = [
        {**standing_facts(standing), **_origin(bot)}
        for bot, standing in zip(match.bots, tally.standings(), strict=True)
    ]
    return {
        "game": match.game,
        "seed": match.seed,
        "options": {**match.options},
        "effort": match.effort,
        "games": tally.played,
        "wanted": tally.wanted,
        "complete": tally.played == tally.wanted,
        "bots": bots,
        "made_by": {**version_facts(), "python": sorted(tally.pythons), "command": command},
    }


def _origin(bot: Entrant) -> dict[str, Any]:
    """What identifies a bot that is not ours."""
    if not isinstance(bot, Source):
        return {}
    text = bot.text
    return {"version": bot.version, "sha256": None if text is None else sha256(text.encode()).hexdigest()}


def version_facts() -> dict[str, Any]:
    """The version that runs: its number, its commit in a source tree, and the hash of its sources."""
    return {"version": __version__, "commit": _commit(), "engine": engine_digest()}


@cache
def _commit() -> str | None:
    root = Path(__file__).parents[2]
    if (root / ".git").exists():
        asked = ["git", "-C", str(root), "describe", "--always", "--dirty", "--exclude=*"]
        try:
            return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            pass  # no git, or not its repository
    return None


def match_markdown(facts: dict[str, Any]) -> str:
    """A match as a Markdown table, with how it was made."""
    rows = [f"| {bot['bot']} | {bot['wins']:.1f} | {_share(bot)} | {_points(bot)} |" for bot in facts["bots"]]
    failed = [
        f"{bot['bot']} failed at {bot['failures']} decisions, which were random then; first: {bot['fault']}\n"
        for bot in facts["bots"]
        if bot["failures"]
    ]
    made, state = facts["made_by"], "" if facts["complete"] else f" of {facts['wanted']}, not finished"
    version = f"commit {made['commit']}" if made["commit"] else f"version {made['version']}"
    head = ["| bot | wins | share, 95 % interval | points |", "|---|---|---|---|"]
    return "\n".join([
        f"# {facts['game']}: {facts['games']} games{state}", "", *head, *rows, "", *failed,
        f"Made by `{made['command']}` at {version} (engine {made['engine']}, Python {', '.join(made['python'])}), "
        f"seed {facts['seed']}.", "",
    ])  # fmt: skip


def _share(bot: dict[str, Any]) -> str:
    return f"{bot['share']:.1%} [{100 * bot['low']:.1f}, {100 * bot['high']:.1f}]"


def _points(bot: dict[str, Any]) -> str:
    within = bot["points_within"]
    return f"{bot['points']:.2f}" + ("" if within is None else f" ± {within:.2f}")
