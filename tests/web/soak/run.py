"""The soak: games at every pace, and everything that can break them, over and over; nothing that was shown may be lost.

`python build.py soak` runs it. Whatever dies dies at a moment that is drawn by lot: as soon as somebody is asked, while
bots move or an award is told, in the middle of a save, when a curtain has fallen, at the end of a game.
"""

from __future__ import annotations

import argparse
import re
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

from raenke import GAMES
from tests.web.cached import BUILD
from tests.web.conftest import SETTINGS_KEY
from tests.web.kept import record
from tests.web.soak.house import House, pump
from tests.web.soak.ledger import Ledger
from tests.web.soak.witness import Witness, player, read, spy
from tools import site
from tools.run import ROOT
from tools.serve import Mistake

PACES = ("instant", "quick", "normal", "step")
MOMENTS = ("asked", "bots", "award", "over", "curtain", "saving", "any")
RARE = ("award", "over")
DELAYS = (0.0, 0.0, 0.0, 0.003, 0.02, 0.1, 0.4, 1.2)

BACK_WITHIN = 60.0
"""Seconds within which a game stands there again, whatever has happened."""

TABLES = (("Ada", "bot:greedy"), ("Ada", "bot:greedy", "bot:random", "bot:greedy"), ("Ada", "Bela", "bot:greedy"))

SET_PACE = """(() => {
  const kept = JSON.parse(localStorage.getItem("%s") ?? "{}");
  localStorage.setItem("%s", JSON.stringify({ ...kept, pace: "%s" }));
})()"""

GO_ON = """() => {
  const ways = ["take-over", "lift", "done", "stage-next", "step"].map((action) => `[data-action=${action}]`);
  for (const wanted of [...ways, ".table-aside [data-action=again]", ".notice [data-do=dismiss]", "[data-load-again]"]) {
    const found = document.querySelector(wanted);
    if (found?.checkVisibility()) return found.click(), wanted;
  }
  return "";
}"""
"""What a person presses where the page waits for that."""

SKIP = "document.querySelector('[data-action=skip]')?.click()"

HASTEN = """() => {
  for (const action of ["stage-skip-all", "skip"]) document.querySelector(`[data-action=${action}]`)?.click();
}"""

WRONG = (r".", r"/v/", r"/run/", r"\.ftl$", r"\.js$", r"\.css$", r"\.wasm$", r"\.pack$", r"(sw|precache)\.js$")

EMPTY = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => 1)"


def asked(page: Page, question: str) -> Any:
    """What a page answers; nothing while it is just being loaded anew."""
    try:
        return page.evaluate(question)
    except Error:
        if page.is_closed():
            raise
        return None


class Lost(Exception):
    """A game did not come back."""


class Soak:
    """One visit with all its disasters."""

    def __init__(self, house: House, rng: Random, game: str) -> None:
        self.house, self.rng, self.game = house, rng, game
        self.witness, self.ledger = Witness(game), Ledger()
        self.games: list[str] = []
        self.pace = "instant"
        self.struck = threading.Event()

    # -- pages

    def page(self, place: str = "") -> Page:
        """A page that is watched."""
        page = self.house.new_page()
        page.expose_binding("soakTells", lambda _, text: self.witness.hear(text))
        page.add_init_script(spy(self.game))
        page.add_init_script(SET_PACE % (SETTINGS_KEY, SETTINGS_KEY, self.pace))
        page.goto(f"{self.house.server.url}{place}")
        return page

    def rests(self, page: Page) -> None:
        """Waits until somebody is asked, or the game is over; presses on where the page waits for that."""
        ends = time.monotonic() + BACK_WITHIN
        while not asked(page, RESTING % player(self.game).ASKED):
            if time.monotonic() > ends:
                raise Lost(f"{page.url}: not back after {BACK_WITHIN:.0f} s: {asked(page, STANDING)}")
            asked(page, GO_ON)
            asked(page, HASTEN)
            pump(page, 0.05)

    def step(self, page: Page) -> None:
        """One touch, drawn by lot, or the way on from what is told."""
        if not page.evaluate(TOLD):
            page.evaluate(player(self.game).STEP, self.rng.randrange(1000))

    def check(self, page: Page) -> None:
        """Compares what was shown with what is there."""
        self.ledger.compare(self.witness.lost(read(page)), self.witness.held)

    def opened(self) -> Page:
        """A page at some game, new or old, with somebody asked; what was there before is looked after first."""
        self.witness.dead()
        page = self.page("#/")
        door = page.locator(f"[data-game={self.game}] [data-do=one-tap]")
        door.wait_for()
        self.check(page)
        going = [game for game in self.games if not self.over(game)]
        if not going or self.rng.random() < 0.15:
            door.click()
            self.rests(page)
            self.games.append(page.url.rsplit("/", 1)[1])
        else:
            self.open(page, self.rng.choice(going))
        return page

    def open(self, page: Page, game: str) -> None:
        """Goes to a game's table."""
        self.witness.opens(game, read(page))
        page.evaluate("place => { location.hash = place; }", f"#/table/{game}")
        self.rests(page)

    def over(self, game: str) -> bool:
        seen = self.witness.shown.get(game)
        return seen is not None and seen.over

    # -- disasters

    def strike(self, moment: str, delay: float, blow: Callable[[], None]) -> None:
        """Arms a blow: it falls at a moment, or a little after it."""
        self.struck.clear()

        def fall() -> None:
            blow()
            self.struck.set()

        def meet(now: str) -> None:
            if moment not in (now, "any"):
                return
            self.witness.on_moment = lambda _: None
            if delay:
                threading.Timer(delay, fall).start()
            else:
                fall()

        self.witness.on_moment = meet

    def play_until_struck(self, page: Page, moment: str) -> None:
        """Plays on, in haste where the moment is a rare one; what waits for it too long falls anyway."""
        rare = moment in RARE
        ends = time.monotonic() + (15 if rare else 4)
        while not self.struck.is_set():
            try:
                self.step(page)
                if self.rng.random() < 0.4:
                    page.evaluate(GO_ON)
                if rare:
                    page.evaluate(SKIP)
            except Error:
                break
            pump(page, self.rng.choice((0.0, 0.01, 0.05, 0.2)))
            if time.monotonic() > ends:
                meet = self.witness.on_moment
                self.witness.on_moment = lambda _: None
                for moment in MOMENTS:
                    meet(moment)
                ends += 60
        self.struck.wait(5)

    def killed(self, what: str, blow: Callable[[], None]) -> None:
        """A browser or its pages die."""
        moment, delay = self.rng.choice(MOMENTS), self.rng.choice(DELAYS)
        if moment == "award" and self.pace == "instant":
            self.pace = "normal"
        page = self.opened()
        self.house.note_renderers()
        self.strike(moment, delay, blow)
        self.play_until_struck(page, moment)
        self.house.tidy()
        self.ledger.note(what, self.pace, self.witness.moment)
        self.witness.dead()

    def browser(self) -> None:
        """The browser is killed."""
        self.killed("browser killed", self.house.kill_browser)

    def renderer(self) -> None:
        """The processes that draw the pages are killed."""
        self.killed("renderers killed", self.house.kill_renderers)

    def worker(self) -> None:
        """The engine's worker is killed; the page has to notice by itself, and goes on."""
        page = self.opened()
        for _ in range(self.rng.randint(2, 5)):
            moment = self.rng.choice(("asked", "bots", "bots", "award", "curtain", "saving"))
            page.evaluate("moment => { soakArmed = moment; }", moment)
            ends = time.monotonic() + 8
            while page.evaluate("soakArmed") and time.monotonic() < ends:
                self.step(page)
                if self.rng.random() < 0.4:
                    page.evaluate(GO_ON)
                if moment in RARE:
                    page.evaluate(SKIP)
                pump(page, 0.03)
            if page.evaluate("soakArmed"):
                page.evaluate("soakArmed = '', soakWorkers.at(-1)?.terminate(), 1")
            self.ledger.note("worker killed", self.pace, self.witness.moment)
            self.rests(page)
            self.check(page)
            if self.witness.stood == "over":
                break
        self.house.tidy()

    def reload(self) -> None:
        """Somebody loads the page anew, at any moment."""
        page = self.opened()
        self.step(page)
        pump(page, self.rng.uniform(0, 1.5))
        self.ledger.note("loaded anew", self.pace, self.witness.moment)
        page.reload()
        self.rests(page)
        self.check(page)
        self.house.tidy()

    def tabs(self) -> None:
        """A second tab takes the game over, once or twice, and one of them dies."""
        one = self.opened()
        game = one.url.rsplit("/", 1)[1]
        self.step(one)
        pump(one, self.rng.uniform(0, 0.6))
        two = self.page("#/")
        self.ledger.note("taken over by a tab", self.pace, self.witness.moment)
        self.open(two, game)
        self.check(two)
        for _ in range(3):
            self.step(two)
            pump(two, 0.1)
        if self.rng.random() < 0.5:
            self.ledger.note("taken over by a tab", self.pace, self.witness.moment)
            one.evaluate("document.querySelector('[data-action=take-over]')?.click()")
            pump(one, self.rng.uniform(0, 0.5))
        self.house.note_renderers()
        self.ledger.note("renderers killed", self.pace, self.witness.moment)
        self.house.kill_renderers()
        self.house.tidy()

    def update(self) -> None:
        """The host has a newer version; it is let in during a game, and now and then the browser dies over it."""
        page = self.opened()
        if not page.evaluate(CONTROLLED):
            pump(page, 5)
        self.house.other_build()
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found?.update()).catch(() => {})")
        ends = time.monotonic() + 30
        while not page.evaluate(WAITS) and time.monotonic() < ends:
            pump(page, 0.2)
        self.step(page)
        self.step(page)
        pump(page, self.rng.uniform(0, 0.5))
        waits, old = page.evaluate(WAITS), page.evaluate(BUILD)
        self.ledger.note("updated", self.pace, self.witness.moment)
        page.evaluate("document.querySelector('.menu-renew:not([data-do]), .update')?.click()")
        if self.rng.random() < 0.3:
            pump(page, self.rng.uniform(0, 1))
            self.house.kill_browser()
            self.house.tidy()
            self.ledger.note("browser killed", self.pace, self.witness.moment)
            return
        pump(page, self.rng.uniform(0.5, 2))
        self.rests(page)
        self.check(page)
        assert not waits or asked(page, BUILD) != old, "the newer version waits and is not let in"
        self.house.tidy()

    def wrong_host(self) -> None:
        """For a while the host answers wrongly, with the caches emptied or not; then the page comes back by itself."""
        page = self.opened()
        if self.rng.random() < 0.5:
            page.evaluate(EMPTY)
        self.house.server.mistake = Mistake(re.compile(self.rng.choice(WRONG)), self.rng.choice((200, 404, 503)))
        self.step(page)
        pump(page, self.rng.uniform(0, 1))
        self.ledger.note("the host answered wrongly", self.pace, self.witness.moment)
        page.reload()
        if self.rng.random() < 0.3:
            pump(page, self.rng.uniform(0, 2))
            self.house.kill_browser()
            self.house.tidy()
            self.house.server.mistake = None
            self.ledger.note("browser killed", self.pace, self.witness.moment)
            return
        pump(page, self.rng.uniform(1, 4))
        self.house.server.mistake = None
        if page.locator("#app").count() == 0:
            page.goto(page.url)  # the very page was wrong: somebody asks for it again
        self.rests(page)
        self.check(page)
        self.house.tidy()

    def no_host(self) -> None:
        """The host is gone, and the page is looked for again without it."""
        page = self.opened()
        (listing,) = self.house.server.dist.glob("v/*/precache.js")
        there = page.evaluate(KEPT_FILES, page.evaluate(BUILD)) if page.evaluate(CONTROLLED) else 0
        if there < listing.read_text(encoding="utf-8").count('"url"'):
            self.house.tidy()
            return
        self.house.server.stop()
        self.step(page)
        pump(page, self.rng.uniform(0, 1))
        self.ledger.note("the host was gone", self.pace, self.witness.moment)
        page.reload()
        self.rests(page)
        self.check(page)
        self.house.server.start()
        self.house.tidy()

    # -- all of it

    def prepare(self) -> None:
        """Games that stand shortly before an award or their end, so that these moments are met often."""
        page = self.page("#/library")
        texts = []
        for seed in range(24):
            seats = TABLES[seed % len(TABLES)]
            whole = record(seed, seats, name=self.game)
            decisions = sum("@" not in token[:2] for token in whole.split("\n\n", 1)[1].split())
            texts.append(record(seed, seats, max(1, decisions - self.rng.choice((2, 3, 6, 12, 20))), self.game))
        file = {"name": "soak.txt", "mimeType": "text/plain", "buffer": "\n".join(texts).encode()}
        page.locator("input[name=files]").set_input_files(file)  # type: ignore[arg-type]
        ends = time.monotonic() + BACK_WITHIN
        while len(read(page)) < len(texts):
            assert time.monotonic() < ends, "the games are not taken in"
            pump(page, 0.2)
        self.games = [entry["id"] for entry in read(page)]
        self.house.tidy()

    def run(self, seconds: float) -> None:
        """Goes on until the time is over."""
        disasters = [self.browser] * 4 + [self.renderer] * 5 + [self.worker] * 4 + [self.tabs] * 2
        disasters += [self.reload, self.update, self.wrong_host, self.no_host]
        ends = time.monotonic() + seconds
        self.prepare()
        while time.monotonic() < ends:
            self.pace = self.rng.choice(PACES)
            disaster = self.rng.choice(disasters)
            try:
                disaster()
            except (Lost, Error, AssertionError) as fault:
                self.ledger.astray(f"{disaster.__name__} at pace {self.pace}: {str(fault)[:400]}")
                self.house.server.mistake = None
                if not self.house.server.listens:
                    self.house.server.start()
                self.house.kill_browser()
                self.house.tidy()
            self.ledger.progress()
        page = self.page()
        self.check(page)
        self.house.close()


STANDING = """JSON.stringify([
  [...document.querySelectorAll("[data-status], [role=alert], main")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.innerText.slice(0, 200)),
  [...document.querySelectorAll("[data-action]:not(:disabled)")].map(({ dataset }) => dataset.action).join(" "),
  document.querySelector(".notice")?.innerText ?? "",
])"""
RESTING = "Boolean(document.querySelector('%s, [data-over], .curtain'))"
TOLD = """() => {
  const next = document.querySelector("[data-stage] [data-action=stage-next]");
  next?.click();
  return Boolean(next);
}"""
WAITS = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))"
CONTROLLED = "Boolean(navigator.serviceWorker.controller)"
KEPT_FILES = """async (build) => {
  const name = (await caches.keys()).find((found) => found.endsWith(build));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
}"""


def visit(dists: list[Path], folder: Path, seed: int, seconds: float, game: str) -> Ledger:
    """One visit, in a house of its own; most of the time it waits."""
    with sync_playwright() as playwright:
        soak = Soak(House(playwright, dists, folder), Random(seed), game)
        soak.run(seconds)
        return soak.ledger


def main() -> int:
    """Reads the command line, builds two versions of the site, and prints what happened."""
    parser = argparse.ArgumentParser(prog="build.py soak")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    print(f"· soak for {options.minutes:g} minutes, --seed {options.seed}", flush=True)
    whole = Ledger()
    with TemporaryDirectory(prefix="raenke-soak-") as name, ProcessPoolExecutor(len(GAMES), get_context("spawn")) as pool:
        folder = Path(name)
        dists = [site.build(ROOT, folder / "one"), site.build(ROOT, folder / "other", label="soak")]
        visits = [
            pool.submit(visit, dists, folder / game, options.seed + number, 60 * options.minutes, game)
            for number, game in enumerate(GAMES)
        ]
        for one in visits:
            whole.add(one.result())
    print(whole.table(), flush=True)
    return 0 if whole.well else 1


if __name__ == "__main__":
    sys.exit(main())
