"""Records for tests of what is kept, and how a page is given them: through its own library."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke.record import Record

NewPage = Callable[..., Page]
ALONE = ("Ada", "bot:greedy", "bot:random")


@cache
def record(seed: int = 1, seats: tuple[str, ...] = ALONE, decisions: int | None = None) -> str:
    """A game played at random, to the end or for so many decisions."""
    game, rng = GAMES["kabale"], Random(seed)
    made = Record(game, game.deal(len(seats), rng, 0), dict(enumerate(seats)))
    while not made.state.over and decisions != 0:
        made.play(rng.choice(made.state.legal()))
        made.chance(rng)
        decisions = None if decisions is None else decisions - 1
    return made.text()


def give(page: Page, *texts: str, name: str = "games.txt") -> None:
    """Opens files in the library."""
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".library h1")).to_be_visible()
    files = [
        {"name": name if at == 0 else f"{at}-{name}", "mimeType": "text/plain", "buffer": text.encode()}
        for at, text in enumerate(texts)
    ]
    page.locator("input[name=files]").set_input_files(files)  # type: ignore[arg-type]


def library(page: Page, *texts: str) -> Page:
    """A page at its library, with these games in it."""
    page.goto("")
    give(page, *texts)
    if texts:
        expect(page.locator(".notice")).to_be_visible(timeout=30_000)
        page.locator(".notice button").click()
    return page


REFUSED = """
Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });
"""
"""A browser that refuses storage."""

READ = """name => new Promise((done, failed) => {
  const asked = indexedDB.open(name);
  // A database that is not there must not be made: the page would find it without its store.
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = (event) => {
    event.preventDefault();
    if (asked.error.name === "AbortError") done([]);
    else failed(asked.error);
  };
  asked.onsuccess = () => {
    const database = asked.result;
    const all = database.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { database.close(); done(all.result); };
  };
})"""


def kept(page: Page, database: str = "raenke-games") -> list[dict[str, Any]]:
    """What lies in a database."""
    found: list[dict[str, Any]] = page.evaluate(READ, database)
    return found
