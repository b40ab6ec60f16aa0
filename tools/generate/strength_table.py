"""How strong the bots are, from the matches in tools/bench/strength.json: for docs, engine and the page's About."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypedDict

from raenke.bots import LEVEL_NAMES
from raenke.ladder import LADDER
from tools.bench import strength
from tools.generate import files
from tools.setup.process import ROOT

README: Final = ROOT / "README.md"
README_MARKS: Final = "<!-- levels: made by `python build.py shapes` -->\n", "<!-- end of levels -->\n"

PAGE: Final = ROOT / "docs" / "STRENGTH.md"
PAGE_MARKS: Final = "<!-- begin of the table -->\n", "<!-- end of the table -->\n"

OPPONENTS: Final = 3

FEWEST_GAMES: Final = 160
"""What the page tells of a level without an interval is from at least so many."""

MODULE: Final = '''"""How strong the levels are. Made by `python build.py shapes` from tools/bench/strength.json."""

from __future__ import annotations

from typing import Final

WON_BELOW: Final[dict[str, int]] = {}
"""By level: per cent of games won against three of the level below, at 4 seats; 25 would be even."""
'''


class Standing(TypedDict):
    """What one bot of a level won against three of the level below it."""

    game: str
    level: str
    below: str
    percent: int
    low: int
    high: int
    games: int
    command: str
    commits: list[str]


def rungs() -> Iterator[tuple[str, str, strength.Row]]:
    """Each level with the level below it, and their match."""
    for row in strength.ROWS:
        level, *others = row.bots.split(",")
        if row.options or row.effort != 1 or level not in LADDER:
            continue
        below = LADDER[LADDER.index(level) - 1]
        if others == [below] * OPPONENTS:
            yield level, below, row


def standings() -> list[Standing]:
    """The matches of which at least one deal was played, the weakest level first."""
    found: list[Standing] = []
    for level, below, row in sorted(rungs(), key=lambda rung: (LADDER.index(rung[0]), rung[2].game)):
        if score := strength.score(row):
            low, high = (round(100 * end) for end in (score.low, score.high))
            found.append(
                {
                    "game": row.game,
                    "level": level,
                    "below": below,
                    "percent": round(100 * score.share),
                    "low": low,
                    "high": high,
                    "games": score.games,
                    "command": row.command,
                    "commits": score.commits,
                }
            )
    return found


def markdown(found: Sequence[Standing]) -> str:
    """README's table, and how it was made."""
    games = sorted({row.game for _, _, row in rungs()})
    cells = {
        (one["level"], one["game"]): f"{one['percent']} % [{one['low']}, {one['high']}] of {one['games']}"
        for one in found
    }
    pairs = sorted({(level, below) for level, below, _ in rungs()}, key=lambda pair: LADDER.index(pair[0]))
    lines = [f"| one against three | {' | '.join(games)} |", f"|---|{'---|' * len(games)}"]
    for level, below in pairs:
        won = " | ".join(cells.get((level, game), "not measured") for game in games)
        lines.append(f"| {level} against {below if below.isdecimal() else f'`{below}`'} | {won} |")
    commits = list(dict.fromkeys(commit for one in found for commit in one["commits"]))
    example = next((one["command"] for one in found if one["level"] == "2"), "raenke arena")
    made = f"Each match by a command such as `{example}`, at commit{'s' * (len(commits) != 1)} {', '.join(commits)}."
    return "\n".join([*lines, "", made, ""])


def table() -> str:
    """The table of docs/STRENGTH.md: a line each row, also those without a game."""
    lines = ["| match | per cent won | games | bars | commit |", "|---|---|---|---|---|"]
    for row in strength.ROWS:
        won, games, commits = "-", f"0 of {row.games}", ""
        if found := strength.score(row):
            won = f"{100 * found.share:.1f} [{100 * found.low:.0f}, {100 * found.high:.0f}]"
            games = f"{found.games} of {row.games}" if found.games < row.games else str(found.games)
            commits = ", ".join(found.commits)
        lines.append(f"| `{row.command}` | {won} | {games} | {row.bars} | {commits} |")
    return "\n".join(lines) + "\n"


def won_below(game: str) -> dict[str, int]:
    """What a game tells of its levels, as far as enough has been played."""
    return {
        one["level"]: one["percent"]
        for one in standings()
        if one["game"] == game and one["games"] >= FEWEST_GAMES and one["below"] in LEVEL_NAMES
    }


def made() -> dict[Path, str]:
    """The contents that the files should have now."""
    games = sorted({row.game for _, _, row in rungs()})
    modules = {
        ROOT / "py" / "raenke" / game / "strength.py": MODULE.replace("{}", json.dumps(won_below(game)))
        for game in games
    }
    return {
        README: files.between(README, *README_MARKS, markdown(standings())),
        PAGE: files.between(PAGE, *PAGE_MARKS, table()),
        **modules,
    }
