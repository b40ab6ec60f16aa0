"""The soak: games at every pace, and everything that can break them, over and over; nothing that was shown may be lost.

`python build.py soak` runs it. Whatever dies dies at a moment that is drawn by lot: as soon as somebody is asked, while
bots move or an award is told, in the middle of a save, when a curtain has fallen, at the end of a game.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Error, sync_playwright

from raenke import GAMES
from tests.web.soak.disasters import DISASTERS
from tests.web.soak.house import House, pump
from tests.web.soak.ledger import Ledger
from tests.web.soak.visit import BACK_WITHIN, Lost, Visit
from tests.web.soak.witness import read
from tests.web.stored_games import record
from tools.setup.process import ROOT
from tools.site import builder

PACES = ("instant", "quick", "normal", "step")
TABLES = (("Ada", "bot:greedy"), ("Ada", "bot:greedy", "bot:random", "bot:greedy"), ("Ada", "Bela", "bot:greedy"))


def prepare(visit: Visit) -> None:
    """Games that stand shortly before an award or their end, so that these moments are met often."""
    page = visit.page("#/library")
    texts = []
    for seed in range(24):
        seats = TABLES[seed % len(TABLES)]
        whole = record(seed, seats, name=visit.game)
        decisions = sum("@" not in token[:2] for token in whole.split("\n\n", 1)[1].split())
        texts.append(record(seed, seats, max(1, decisions - visit.rng.choice((2, 3, 6, 12, 20))), visit.game))
    file = {"name": "soak.txt", "mimeType": "text/plain", "buffer": "\n".join(texts).encode()}
    page.locator("input[name=files]").set_input_files(file)  # type: ignore[arg-type]
    ends = time.monotonic() + BACK_WITHIN
    while len(read(page)) < len(texts):
        assert time.monotonic() < ends, "the games are not taken in"
        pump(page, 0.2)
    visit.games = [entry["id"] for entry in read(page)]
    visit.house.tidy()


def go_on(visit: Visit, seconds: float) -> None:
    """One disaster after another, until the time is over."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        visit.pace = visit.rng.choice(PACES)
        (disaster,) = visit.rng.choices(list(DISASTERS), list(DISASTERS.values()))
        try:
            disaster(visit)
        except (Lost, Error, AssertionError) as fault:
            visit.ledger.astray(f"{disaster.__name__} at pace {visit.pace}: {str(fault)[:400]}")
            visit.house.server.mistake = None
            if not visit.house.server.listens:
                visit.house.server.start()
            visit.house.kill_browser()
            visit.house.tidy()
        visit.ledger.progress()
    visit.check(visit.page())
    visit.house.close()


def soak(dists: list[Path], folder: Path, seed: int, seconds: float, game: str) -> Ledger:
    """One visit, in a house of its own; most of the time it waits."""
    with sync_playwright() as playwright:
        visit = Visit(House(playwright, dists, folder), Random(seed), game)
        prepare(visit)
        go_on(visit, seconds)
        return visit.ledger


def main() -> int:
    """Reads the command line, builds two versions of the site, and prints what happened."""
    parser = argparse.ArgumentParser(prog="build.py soak")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    print(f"· soak for {options.minutes:g} minutes, --seed {options.seed}", flush=True)
    whole = Ledger()
    with (
        TemporaryDirectory(prefix="raenke-soak-") as name,
        ProcessPoolExecutor(len(GAMES), get_context("spawn")) as pool,
    ):
        folder = Path(name)
        dists = [builder.build(ROOT, folder / "one"), builder.build(ROOT, folder / "other", label="soak")]
        visits = [
            pool.submit(soak, dists, folder / game, options.seed + number, 60 * options.minutes, game)
            for number, game in enumerate(GAMES)
        ]
        for one in visits:
            whole.add(one.result())
    print(whole.table(), flush=True)
    return 0 if whole.well else 1


if __name__ == "__main__":
    sys.exit(main())
