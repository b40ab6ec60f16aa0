"""Records for tests of what is kept, and how a page is given them: through its own library."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke.record import Record

ALONE = ("Ada", "bot:greedy", "bot:random")


@cache
def record(seed: int = 1, seats: tuple[str, ...] = ALONE, decisions: int | None = None, name: str = "kabale") -> str:
    """A game played at random, to the end or for so many decisions."""
    game, rng = GAMES[name], Random(seed)
    made = Record(game, game.deal(len(seats), rng, 0), dict(enumerate(seats)))
    made.resolve_chance(rng)
    while not made.state.over and decisions != 0:
        made.play(rng.choice(made.state.legal()))
        made.resolve_chance(rng)
        decisions = None if decisions is None else decisions - 1
    return made.text()


def nearly_over(seed: int = 1, seats: tuple[str, ...] = ALONE, left: int = 4) -> str:
    """The same game, so many decisions before its end: a whole one costs seconds of a processor in a page."""
    total = sum("@" not in token for token in record(seed, seats).split("\n\n", 1)[1].split())
    return record(seed, seats, total - left)


def link_data(text: str | bytes) -> str:
    """What a link holds of a game, as any other program would make it."""
    deflate = zlib.compressobj(9, wbits=-15)
    data = deflate.compress(text.encode() if isinstance(text, str) else text) + deflate.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def raenke_link(text: str) -> str:
    """The part of an address that holds this game."""
    return f"#g={link_data(text)}"


def import_files(page: Page, *texts: str, name: str = "games.txt") -> None:
    """Opens files in the library."""
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".library h1")).to_be_visible()
    files = [
        {"name": name if at == 0 else f"{at}-{name}", "mimeType": "text/plain", "buffer": text.encode()}
        for at, text in enumerate(texts)
    ]
    page.locator("input[name=files]").set_input_files(files)  # type: ignore[arg-type]


def open_library(page: Page, *texts: str) -> Page:
    """A page at its library, with these games in it."""
    page.goto("")
    import_files(page, *texts)
    if texts:
        expect(page.locator(".notice")).to_be_visible(timeout=30_000)
        page.locator(".notice button").click()
    return page


STORAGE_REFUSED = """
Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });
"""
"""A browser that refuses storage."""

DISK_FULL = """
const { put } = IDBObjectStore.prototype;
globalThis.full = true;
IDBObjectStore.prototype.put = function (...args) {
  if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, args);
};
"""
"""A disk that is full as long as the page's `full` is true."""

HOLD = """name => new Promise((held) => {
  globalThis.holding = true;
  const asked = indexedDB.open(name);
  const hold = (change) => {
    const store = change.objectStore("games");
    const again = () => { held(); if (globalThis.holding) store.get("nobody").onsuccess = again; };
    again();
  };
  asked.onupgradeneeded = () => { asked.result.createObjectStore("games"); hold(asked.transaction); };
  asked.onsuccess = () => {
    if (!globalThis.holding) return asked.result.close();
    const change = asked.result.transaction("games", "readwrite");
    change.oncomplete = () => asked.result.close();
    hold(change);
  };
})"""

PUT = """entries => new Promise((done, failed) => {
  const asked = indexedDB.open("raenke-games");
  asked.onupgradeneeded = () => asked.result.createObjectStore("games");
  asked.onsuccess = () => {
    const change = asked.result.transaction("games", "readwrite");
    for (const [key, value] of entries) change.objectStore("games").put(value, key);
    change.oncomplete = () => { asked.result.close(); done(); };
    change.onabort = () => failed(change.error);
  };
})"""


@contextmanager
def blocked_database(page: Page, database: str = "raenke-games") -> Iterator[None]:
    """A database that answers nobody: another tab is in the middle of a change that does not end."""
    other = page.context.new_page()
    other.goto("manifest.webmanifest")
    other.evaluate(HOLD, database)
    try:
        yield
    finally:
        other.evaluate("globalThis.holding = false")
        other.close()


def put_entries(page: Page, entries: dict[Any, Any]) -> None:
    """Lays entries into the games' database, as some other hand might have."""
    page.evaluate(PUT, [[key, value] for key, value in entries.items()])


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


def tokens(text: str) -> int:
    """How many tokens a record has."""
    return len(text.split("\n\n", 1)[1].split()) if "\n\n" in text else 0


def only_game(page: Page) -> dict[str, Any]:
    """The one game that lies in the database."""
    (game,) = stored_entries(page)
    return game


def stored_entries(page: Page, database: str = "raenke-games") -> list[dict[str, Any]]:
    """What lies in a database."""
    found: list[dict[str, Any]] = page.evaluate(READ, database)
    return found
