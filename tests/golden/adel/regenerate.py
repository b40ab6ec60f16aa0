"""Rewrites Adel's golden records: games found by trying, until together they bear every mark. `python build.py golden`.

Only ever run deliberately: the difference in version control shows what a change of the engine did to real games. The
four refereed examples beside them are never rewritten.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from raenke.record import Record
from tests.engine.adel.strategies import HABITS, played
from tests.golden.adel.marks import WANTED, event_text, marks
from tests.golden.records import rewrite

FOLDER = Path(__file__).parent
PATIENCE = 20000


def candidates() -> Iterator[tuple[str, Record]]:
    """Games of every size and habit, without end."""
    for seed in count(1):
        for players in (5, 2, 7, 3, 6, 4):
            how = HABITS[seed % len(HABITS)]
            yield f"{players}-{how}-{seed}", played(players, seed, how)


def chosen() -> dict[str, Record]:
    """Few games that bear all marks: of all tried until each mark was seen, always the one that adds most."""
    tried: dict[str, tuple[Record, set[str]]] = {}
    missing = set(WANTED)
    for name, record in candidates():
        borne = marks(record)
        tried[name] = record, borne
        missing -= borne
        if not missing:
            break
        if len(tried) > PATIENCE:
            raise SystemExit(f"no game was found with: {', '.join(sorted(missing))}")
    kept: dict[str, Record] = {}
    missing = set(WANTED)
    while missing:
        name = max(tried, key=lambda name: len(tried[name][1] & missing))
        kept[name] = tried[name][0]
        missing -= tried[name][1]
    return kept


def main() -> None:
    """Write each record and its log."""
    rewrite(FOLDER, chosen(), event_text)


if __name__ == "__main__":
    main()
