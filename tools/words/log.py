"""Prints the log of a recorded game in a language: `python -m tools.words.log FILE.record.txt --language de`.

For those who write messages, to read a whole game as its players do; `tests/golden/` has records of every kind.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from raenke import record as records
from raenke.game import EVERYTHING, NOBODY
from raenke.session import collect_events
from tools.setup import env
from tools.setup.process import ROOT, BuildError
from tools.site.vendor import fill_vendor

SCRIPT = Path(__file__).with_name("log.mjs")
NAMES = ("Ada", "Bo", "Leonore", "Max", "Émile", "민수", "유나")
VIEWERS = {"all": EVERYTHING, "nobody": NOBODY}


def log(path: Path, language: str, seat: int, *, heard: bool = False, names: Sequence[str] = NAMES) -> list[str]:
    """The sentences of the log as a seat reads it, or as its screen reader speaks them."""
    record = records.read(path.read_text(encoding="utf-8"))
    events = [dict(event) for event in collect_events(record, seat, 0, views=False).events]
    job = {
        "game": record.game.name,
        "language": language,
        "seats": [{"name": name, "kind": "human"} for name in names[: record.state.players]],
        "viewer": seat if seat >= 0 else None,
        "heard": heard,
        "events": events,
    }
    node = env.ensure_npm()
    fill_vendor(ROOT)
    done = subprocess.run(
        [node.node, SCRIPT], input=json.dumps(job), capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise BuildError(f"log: {done.stderr.strip()}")
    return done.stdout.splitlines()


def main() -> None:
    """Read the command line and print a log."""
    parser = argparse.ArgumentParser(prog="tools.words.log", description="The log of a recorded game in words.")
    parser.add_argument("record", type=Path)
    parser.add_argument("--language", default="en", help="default: en")
    parser.add_argument("--seat", default="0", help="the reading seat from 0, 'nobody' or 'all'; default: 0")
    parser.add_argument("--heard", action="store_true", help="as a screen reader speaks it")
    options = parser.parse_args()
    seat = VIEWERS[options.seat] if options.seat in VIEWERS else int(options.seat)
    print("\n".join(log(options.record, options.language, seat, heard=options.heard)))


if __name__ == "__main__":
    main()
