"""Choose from many puzzles a few: of every grade as many, motives and sizes of tables as varied as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from raenke.bots.levels import LEVELS
from raenke.puzzles.puzzle import Puzzle

GRADES: Final = range(1, len(LEVELS) + 1)


def choose(puzzles: Sequence[Puzzle], each: int) -> list[Puzzle]:
    """At most so many of each grade, easiest first; which ones does not depend on their order."""
    left = sorted(puzzles, key=lambda puzzle: (-puzzle["margin"], puzzle["id"]))
    seen: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    by_grade = {grade: [puzzle for puzzle in left if puzzle["grade"] == grade] for grade in GRADES}
    for _ in range(each):
        for grade in sorted(GRADES, key=lambda grade: len(by_grade[grade])):  # the rarest grade chooses first
            offered = by_grade[grade]
            if not offered:
                continue
            best = min(offered, key=lambda puzzle: seen[puzzle["motives"][0]["id"]])  # of equals the clearest
            offered.remove(best)
            seen[best["motives"][0]["id"]] += 1
            chosen.append(best)
    return sorted(chosen, key=lambda puzzle: (puzzle["grade"], -puzzle["margin"], puzzle["id"]))
