"""All that the soak does to a visit; each leaves the browser closed, and what was shown compared with what is there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from tests.web.service_worker import BUILD
from tests.web.soak.house import pump
from tests.web.soak.visit import GO_ON, RARE, SKIP, Visit, asked
from tools.site.server import Mistake

WRONG = (r".", r"/v/", r"/run/", r"\.ftl$", r"\.js$", r"\.css$", r"\.wasm\.pack$", r"\.pack$", r"(sw|precache)\.js$")

EMPTY = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => 1)"
WAITS = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))"
CONTROLLED = "Boolean(navigator.serviceWorker.controller)"
KEPT_FILES = """async (build) => {
  const name = (await caches.keys()).find((found) => found.endsWith(build));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
}"""


def browser(visit: Visit) -> None:
    """The browser is killed."""
    visit.killed("browser killed", visit.house.kill_browser)


def renderer(visit: Visit) -> None:
    """The processes that draw the pages are killed."""
    visit.killed("renderers killed", visit.house.kill_renderers)


def worker(visit: Visit) -> None:
    """The engine's worker is killed; the page has to notice by itself, and goes on."""
    page = visit.opened()
    for _ in range(visit.rng.randint(2, 5)):
        moment = visit.rng.choice(("asked", "bots", "bots", "award", "curtain", "saving"))
        page.evaluate("moment => { soakArmed = moment; }", moment)
        ends = time.monotonic() + 8
        while page.evaluate("soakArmed") and time.monotonic() < ends:
            visit.step(page)
            if visit.rng.random() < 0.4:
                page.evaluate(GO_ON)
            if moment in RARE:
                page.evaluate(SKIP)
            pump(page, 0.03)
        if page.evaluate("soakArmed"):
            page.evaluate("soakArmed = '', soakWorkers.at(-1)?.terminate(), 1")
        visit.ledger.note("worker killed", visit.pace, visit.witness.moment)
        visit.rests(page)
        visit.check(page)
        if visit.witness.stood == "over":
            break
    visit.house.tidy()


def reload(visit: Visit) -> None:
    """Somebody loads the page anew, at any moment."""
    page = visit.opened()
    visit.step(page)
    pump(page, visit.rng.uniform(0, 1.5))
    visit.ledger.note("loaded anew", visit.pace, visit.witness.moment)
    page.reload()
    visit.rests(page)
    visit.check(page)
    visit.house.tidy()


def tabs(visit: Visit) -> None:
    """A second tab takes the game over, once or twice, and one of them dies."""
    one = visit.opened()
    game = one.url.rsplit("/", 1)[1]
    visit.step(one)
    pump(one, visit.rng.uniform(0, 0.6))
    two = visit.page("#/")
    visit.ledger.note("taken over by a tab", visit.pace, visit.witness.moment)
    visit.open(two, game)
    visit.check(two)
    for _ in range(3):
        visit.step(two)
        pump(two, 0.1)
    if visit.rng.random() < 0.5:
        visit.ledger.note("taken over by a tab", visit.pace, visit.witness.moment)
        one.evaluate("document.querySelector('[data-action=take-over]')?.click()")
        pump(one, visit.rng.uniform(0, 0.5))
    visit.house.note_renderers()
    visit.ledger.note("renderers killed", visit.pace, visit.witness.moment)
    visit.house.kill_renderers()
    visit.house.tidy()


def update(visit: Visit) -> None:
    """The host has a newer version; it is let in during a game, and now and then the browser dies over it."""
    page = visit.opened()
    if not page.evaluate(CONTROLLED):
        pump(page, 5)
    visit.house.other_build()
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found?.update()).catch(() => {})")
    ends = time.monotonic() + 30
    while not page.evaluate(WAITS) and time.monotonic() < ends:
        pump(page, 0.2)
    visit.step(page)
    visit.step(page)
    pump(page, visit.rng.uniform(0, 0.5))
    waits, old = page.evaluate(WAITS), page.evaluate(BUILD)
    visit.ledger.note("updated", visit.pace, visit.witness.moment)
    page.evaluate("document.querySelector('.menu-renew:not([data-do]), .update')?.click()")
    if visit.rng.random() < 0.3:
        pump(page, visit.rng.uniform(0, 1))
        visit.house.kill_browser()
        visit.house.tidy()
        visit.ledger.note("browser killed", visit.pace, visit.witness.moment)
        return
    pump(page, visit.rng.uniform(0.5, 2))
    visit.rests(page)
    visit.check(page)
    assert not waits or asked(page, BUILD) != old, "the newer version waits and is not let in"
    visit.house.tidy()


def wrong_host(visit: Visit) -> None:
    """For a while the host answers wrongly, with the caches emptied or not; then the page comes back by itvisit."""
    page = visit.opened()
    if visit.rng.random() < 0.5:
        page.evaluate(EMPTY)
    visit.house.server.mistake = Mistake(re.compile(visit.rng.choice(WRONG)), visit.rng.choice((200, 404, 503)))
    visit.step(page)
    pump(page, visit.rng.uniform(0, 1))
    visit.ledger.note("the host answered wrongly", visit.pace, visit.witness.moment)
    page.reload()
    if visit.rng.random() < 0.3:
        pump(page, visit.rng.uniform(0, 2))
        visit.house.kill_browser()
        visit.house.tidy()
        visit.house.server.mistake = None
        visit.ledger.note("browser killed", visit.pace, visit.witness.moment)
        return
    pump(page, visit.rng.uniform(1, 4))
    visit.house.server.mistake = None
    if page.locator("#app").count() == 0:
        page.goto(page.url)  # the very page was wrong: somebody asks for it again
    visit.rests(page)
    visit.check(page)
    visit.house.tidy()


def no_host(visit: Visit) -> None:
    """The host is gone, and the page is looked for again without it."""
    page = visit.opened()
    (listing,) = visit.house.server.dist.glob("v/*/precache.js")
    there = page.evaluate(KEPT_FILES, page.evaluate(BUILD)) if page.evaluate(CONTROLLED) else 0
    if there < listing.read_text(encoding="utf-8").count('"url"'):
        visit.house.tidy()
        return
    visit.house.server.stop()
    visit.step(page)
    pump(page, visit.rng.uniform(0, 1))
    visit.ledger.note("the host was gone", visit.pace, visit.witness.moment)
    page.reload()
    visit.rests(page)
    visit.check(page)
    visit.house.server.start()
    visit.house.tidy()


DISASTERS: dict[Callable[[Visit], None], int] = {
    browser: 4,
    renderer: 5,
    worker: 4,
    tabs: 2,
    reload: 1,
    update: 1,
    wrong_host: 1,
    no_host: 1,
}
"""Each with its weight in the lot."""
