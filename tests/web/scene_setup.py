"""How a page comes to a screen with something on it: what the pictures of every game share."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from playwright.sync_api import Page, expect

from tests.static.words import games

READY = 15_000
SETTINGS: dict[str, Any] = {
    "pace": "instant",
    "explains": False,
    "setup": {
        "game": "kabale",
        "count": 4,
        "seats": [{"name": "", "kind": "human" if seat == 0 else "bot:greedy"} for seat in range(7)],
        "first": 0,
        "seed": "7",
        "practice": False,
    },
}
"""Settings under which nothing moves and every deal is the same."""

Arrange = Callable[[Page], None]

PUT = """([database, rows]) => new Promise((done, failed) => {
  const asked = indexedDB.open(database);
  asked.onupgradeneeded = () => asked.result.createObjectStore("games");
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const writing = asked.result.transaction("games", "readwrite");
    for (const row of rows) writing.objectStore("games").put(row, row.id ?? row.name);
    writing.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def put_rows(page: Page, database: str, rows: list[Any]) -> None:
    """Puts rows into one of the page's databases, which may not be there yet; each under its id, or its name."""
    page.evaluate(PUT, [database, rows])


def lay_in(page: Page) -> None:
    """Puts every game's positions and what it counts into the page's storage."""
    for game in games():
        positions = import_module(f"tests.web.{game}.positions")
        put_rows(page, "raenke-games", list(positions.games().values()))
        put_rows(page, "raenke-statistics", positions.entries())


OWN_BOTS: list[dict[str, Any]] = [
    {
        "name": name,
        "version": version,
        "hash": 2 * "0123456789abcdef0123456789abcdef",
        "size": 20_480,
        "added": 1_700_000_000_000,
        "source": {
            "kind": "file",
            "text": "def choose(view, rng):\n    return view.legal()[0]\n",
            "file": f"{name}.py",
        },
    }
    for name, version in (("first", "1.0"), ("the-longest-name-that-a-bot-has.", ""))
]
"""Bots of one's own as the page keeps them (web/js/storage/own_bots.js)."""


def lay_in_bots(page: Page) -> None:
    """Puts `OWN_BOTS` into the page's storage."""
    put_rows(page, "raenke-bots", OWN_BOTS)


def go(page: Page, hash_: str, selector: str) -> None:
    """Follows an address inside the page, coming from the start page, so that every screen is entered anew."""
    page.mouse.click(1, 1)  # a pointer was last: no ring round what has the focus
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] main h1")).to_be_visible(timeout=READY)
    page.evaluate("hash => { location.hash = hash; }", hash_)
    expect(page.locator(selector).first).to_be_visible(timeout=READY)


def hinted(arrange: Arrange, *, moves: bool = False) -> Arrange:
    """A table with a hint: where to look, or the best moves."""

    def with_hint(page: Page) -> None:
        arrange(page)
        page.keyboard.press("t")
        expect(page.locator("[data-action=hint-moves]")).to_be_visible(timeout=READY)
        if moves:
            page.keyboard.press("t")
            expect(page.locator("dialog[data-panel=hint] .thought-move").first).to_be_visible(timeout=READY)

    return with_hint


def plain(hash_: str, selector: str) -> Arrange:
    """A page with nothing to do on it."""
    return lambda page: go(page, hash_, selector)


def panel(table: Arrange, name: str) -> Arrange:
    """A panel over the table, opened by its key, which works at every width."""

    def arrange(page: Page) -> None:
        table(page)
        page.keyboard.press({"log": "l", "known": "k", "keys": "?"}[name])
        expect(page.locator(f"[data-panel={name}]")).to_be_visible()
        if name == "known":
            page.locator("[data-panel=known] .known-head").nth(1).click()

    return arrange


def explained(table: Arrange, thing: str) -> Arrange:
    """Something on the table explains itself."""

    def arrange(page: Page) -> None:
        table(page)
        page.locator(thing).first.focus()
        page.keyboard.press("i")
        expect(page.locator("dialog.card-help")).to_be_visible()

    return arrange


def scoring(name: str) -> Arrange:
    """The final count, told to its end."""

    def arrange(page: Page) -> None:
        go(page, f"#/replay/{name}", ".replay")
        page.locator(".replay").press("End")
        page.locator("[data-action=count]").click()
        expect(page.locator(".scoring-seat").first).to_be_visible()
        page.keyboard.press("End")

    return arrange


def replay(name: str, at: int, eyes: str = "") -> Arrange:
    """A finished game in the middle of its replay."""

    def arrange(page: Page) -> None:
        go(page, f"#/replay/{name}", ".replay")
        if eyes:
            page.locator("select[name=eyes]").select_option(eyes)
        page.locator(".replay .slider").evaluate(
            "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })); }",
            str(at),
        )
        expect(page.locator(f".replay[data-at='{at}']")).to_be_visible()

    return arrange


def demo(overview: str, code: str, beats: int) -> Arrange:
    """A card seen at work, so many beats in."""

    def arrange(page: Page) -> None:
        go(page, overview, "[data-show]")
        page.locator(f"[data-show={code}]").first.click()
        for beat in range(beats):
            expect(page.locator(f".demo[data-beat='{beat}']")).to_be_visible(timeout=READY)
            page.locator("[data-action=demo-next]").click()
        expect(page.locator(f".demo[data-beat='{beats}']")).to_be_visible(timeout=READY)

    return arrange
