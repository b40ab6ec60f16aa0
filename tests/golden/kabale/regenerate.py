"""Rewrites the golden records: games found by trying, until together they bear every mark. `python build.py golden`.

Only ever run deliberately: the difference in version control shows what a change of the engine did to real games.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from raenke.record import Record
from tests.engine.kabale.strategies import HABITS, played
from tests.golden.kabale.marks import WANTED, event_text, marks
from tests.golden.records import rewrite

FOLDER = Path(__file__).parent
PATIENCE = 6000


def candidates() -> Iterator[tuple[str, Record]]:
    """Games of every size and habit, without end; many seats first, for more happens there."""
    for seed in count(1):
        for players in (4, 2, 6, 3, 5):
            for how in HABITS:
                yield f"{players}-{how}-{seed}", played(players, seed, how)


def chosen() -> dict[str, Record]:
    """One game of every size and habit, and all that add a mark."""
    kept: dict[str, Record] = {}
    missing = set(WANTED)
    for number, (name, record) in enumerate(candidates()):
        borne = marks(record)
        if name.endswith("-any-1") or borne & missing:
            kept[name] = record
            missing -= borne
        if not missing and number >= 20:
            return kept
        if number > PATIENCE:
            raise SystemExit(f"no game was found with: {', '.join(sorted(missing))}")
    raise AssertionError("the candidates never end")


def main() -> None:
    """Write each record and its log."""
    rewrite(FOLDER, chosen(), event_text)


if __name__ == "__main__":
    main()
