"""How strong the levels are, from the matches in tools/bench/strength.json: for README and the page's About."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypedDict

from tools.bench import strength
from tools.setup.process import ROOT, echo

README: Final = ROOT / "README.md"
BEGIN, END = "<!-- levels: made by `python build.py shapes` -->\n", "<!-- end of levels -->\n"
OPPONENTS: Final = 3


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
        if row.options or row.effort != 1 or level not in strength.LADDER:
            continue
        below = strength.LADDER[strength.LADDER.index(level) - 1]
        if others == [below] * OPPONENTS:
            yield level, below, row


def standings() -> list[Standing]:
    """The matches of which at least one deal was played, the weakest level first."""
    found: list[Standing] = []
    for level, below, row in sorted(rungs(), key=lambda rung: (strength.LADDER.index(rung[0]), rung[2].game)):
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
    pairs = sorted({(level, below) for level, below, _ in rungs()}, key=lambda pair: strength.LADDER.index(pair[0]))
    lines = [f"| one against three | {' | '.join(games)} |", f"|---|{'---|' * len(games)}"]
    for level, below in pairs:
        won = " | ".join(cells.get((level, game), "not measured") for game in games)
        lines.append(f"| {level} against {below if below.isdecimal() else f'`{below}`'} | {won} |")
    commits = list(dict.fromkeys(commit for one in found for commit in one["commits"]))
    example = next((one["command"] for one in found if one["level"] == "2"), "raenke arena")
    made = f"Each match by a command such as `{example}`, at commit{'s' * (len(commits) != 1)} {', '.join(commits)}."
    return "\n".join([*lines, "", made, ""])


def _readme() -> str:
    """README as it should be."""
    before, begin, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin
    assert end
    return f"{before}{BEGIN}{markdown(standings())}{END}{after}"


def stale() -> bool:
    """Whether README or docs/STRENGTH.md shows something else than what was played."""
    return README.read_text(encoding="utf-8") != _readme() or strength.stale()


def write() -> None:
    """Put the tables into README and docs/STRENGTH.md if they are stale."""
    if stale():
        README.write_text(_readme(), encoding="utf-8")
        strength.write()
        echo("wrote the tables of strength in README.md and docs/STRENGTH.md")
