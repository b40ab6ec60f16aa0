"""A visit of the soak: pages that are watched, what a person presses in them, and blows that fall at a drawn moment."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

from tests.web.conftest import SETTINGS_KEY
from tests.web.soak.house import House, pump
from tests.web.soak.ledger import Ledger
from tests.web.soak.witness import Witness, player, read, spy

MOMENTS = ("asked", "bots", "award", "over", "curtain", "saving", "any")
RARE = ("award", "over")
DELAYS = (0.0, 0.0, 0.0, 0.003, 0.02, 0.1, 0.4, 1.2)

BACK_WITHIN = 60.0
"""Seconds within which a game stands there again, whatever has happened."""

SET_PACE = """(() => {
  const kept = JSON.parse(localStorage.getItem("%s") ?? "{}");
  localStorage.setItem("%s", JSON.stringify({ ...kept, pace: "%s" }));
})()"""

GO_ON = """() => {
  const ways = ["take-over", "lift", "done", "stage-next", "step"].map((action) => `[data-action=${action}]`);
  ways.push(".table-aside [data-action=again]", ".notice [data-do=dismiss]", "[data-load-again]");
  for (const wanted of ways) {
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


class Visit:
    """Games of one kind in one house, with their witness."""

    def __init__(self, house: House, rng: Random, game: str) -> None:
        self.house, self.rng, self.game = house, rng, game
        self.witness, self.ledger = Witness(game), Ledger()
        self.games: list[str] = []
        self.pace = "instant"
        self.struck = threading.Event()

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

    # -- blows

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
