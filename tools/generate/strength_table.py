"""How strong the bots are, from the matches in tools/bench/strength.json: for docs, engine and the page's About."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypedDict

from raenke import ladder
from raenke.bots import LEVEL_NAMES
from raenke.ladder import LADDER
from tools.bench import strength
from tools.generate import files
from tools.setup.process import ROOT

README: Final = ROOT / "README.md"
README_MARKS: Final = "<!-- levels: made by `python build.py shapes` -->\n", "<!-- end of levels -->\n"

PAGE: Final = ROOT / "docs" / "STRENGTH.md"
PAGE_MARKS: Final = "<!-- begin of the table -->\n", "<!-- end of the table -->\n"

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
    """Each level with each weaker one, and their match: those of `raenke arena --all`."""
    for row in strength.ROWS:
        level, *others = row.bots.split(",")
        plain = not row.options and row.effort == 1
        if plain and (level, others[0]) in ladder.pairs() and row.bots == ",".join(ladder.seated(level, others[0])):
            yield level, others[0], row


def is_next(level: str, below: str) -> bool:
    """Whether no level stands between them."""
    return LADDER.index(level) == LADDER.index(below) + 1


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


def neighbours() -> list[Standing]:
    """What the page's About shows: each level against the next weaker one."""
    return [one for one in standings() if is_next(one["level"], one["below"])]


def markdown(found: Sequence[Standing]) -> str:
    """README's table, and how it was made."""
    won = {(one["level"], one["below"], one["game"]): one for one in found}
    games = sorted({row.game for _, _, row in rungs()})
    lines = [f"| {', '.join(games)} | {' | '.join(map(_name, LADDER[:-1]))} |", "|---" * len(LADDER) + "|"]
    for level in LADDER[1:]:
        weaker = LADDER[: LADDER.index(level)]
        cells = ["<br>".join(_cell(won.get((level, below, game))) for game in games) for below in weaker]
        lines.append(f"| {_name(level)} | {' | '.join(cells)} |" + " |" * (len(LADDER) - 1 - len(cells)))
    commits = list(dict.fromkeys(commit for one in found for commit in one["commits"]))
    made = f"The matches are those of `raenke arena --all --effort 1 --seed {strength.SEED}`"
    return "\n".join([*lines, "", f"{made}, played at commit{'s' * (len(commits) != 1)} {', '.join(commits)}.", ""])


def _name(level: str) -> str:
    return level if level.isdecimal() else f"`{level}`"


def _cell(one: Standing | None) -> str:
    return f"{one['percent']} % [{one['low']}, {one['high']}] of {one['games']}" if one else "not measured"


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
        for one in neighbours()
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
