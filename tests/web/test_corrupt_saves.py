"""Whatever lies in the browser's storage hides nothing else: it is listed, saved, thrown away, said to be broken."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.stored_games import DISK_FULL, import_files, open_library, put_entries, record, stored_entries

GAME: dict[str, Any] = {
    "id": "odd",
    "game": "kabale",
    "title": "",
    "seats": [{"name": "Ada", "kind": "human"}, {"name": "", "kind": "bot:greedy"}, {"name": "", "kind": "bot:random"}],
    "practice": False,
    "record": record(3, decisions=9),
    "deal": None,
    "tokens": 9,
    "round": 1,
    "over": False,
    "scores": [],
    "created": 1,
    "changed": 2,
    "writer": "",
}

BROKEN: dict[str, Any] = {
    "null": None,
    "empty": {},
    "list": [],
    "text": "a game",
    "number": 7,
    "no seats": {**GAME, "seats": None},
    "odd seats": {**GAME, "seats": [None, 7]},
    "seats of one": {**GAME, "seats": GAME["seats"][:1]},
    "no record": {name: value for name, value in GAME.items() if name != "record"},
    "odd record": {**GAME, "record": {"deep": []}},
    "no game": {**GAME, "game": 3},
    "a missing game": {name: value for name, value in GAME.items() if name != "game"},
    "another game than the record's": {**GAME, "game": "adel"},
    "a game that there is not": {**GAME, "game": "chess"},
    "an inherited name for a game": {**GAME, "game": "__proto__"},
}

SAVED_AS_THEY_ARE = ("null", "empty", "list", "text", "number", "no seats", "odd record")
"""One of each type; a browser lets a page save no more than ten files in a row."""

MENDED: dict[str, Any] = {
    "a date that is none": {**GAME, "changed": "yesterday", "created": None},
    "a date out of bounds": {**GAME, "changed": 1e300},
    "odd scores": {**GAME, "over": True, "scores": "many"},
    "odd figures": {**GAME, "tokens": -1, "round": "first", "practice": 1, "writer": 5, "saves": "x"},
    "a title that is none": {**GAME, "title": {"a": 1}},
    "names that are none": {**GAME, "seats": [{"name": 5, "kind": "human"}, *GAME["seats"][1:]]},
    "another id": {**GAME, "id": "else"},
    "a later build's": {**GAME, "more": {"to": "say"}},
}


def broken_row(page: Page, key: str) -> Locator:
    """The row of an entry that is no game."""
    return page.locator(f".row.is-broken[data-id='{key}']")


def test_corrupt_saves_are_listed_beside_good_ones(new_page: NewPage) -> None:
    """They stand apart, each can be saved as it is, and its addresses say what is the matter."""
    keys = {what: f"odd-{at}" for at, what in enumerate(BROKEN)}
    page = open_library(new_page(settings=FAST), record(1))
    put_entries(page, {key: BROKEN[what] for what, key in keys.items()})
    page.evaluate("location.hash = '#/'")
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".rows > .row:not(.is-broken)")).to_have_count(1)
    expect(page.locator(".row.is-broken")).to_have_count(len(BROKEN))
    expect(page.locator(".library-broken")).to_contain_text(f"{len(BROKEN)} entries are damaged")
    for what in SAVED_AS_THEY_ARE:
        with page.expect_download() as caught:
            broken_row(page, keys[what]).locator("[data-do=export]").click()
        text = Path(caught.value.path()).read_text(encoding="utf-8")
        if isinstance(BROKEN[what], dict) and isinstance(BROKEN[what].get("record"), str):
            assert text == GAME["record"], what
        else:
            assert json.loads(text) == BROKEN[what], what
    for key in keys.values():
        for address in (f"#/table/{key}", f"#/replay/{key}"):
            page.evaluate("hash => { location.hash = hash; }", address)
            told = page.locator("[role=alert]", has_text="damaged and no longer a game")
            expect(told).to_be_visible(timeout=20_000)
            page.evaluate("location.hash = '#/library'")
            expect(told).to_have_count(0)


@pytest.mark.parametrize("what", ["null", "odd record"])
def test_a_corrupt_save_is_deleted_and_restored(new_page: NewPage, what: str) -> None:
    """Alone among games; the page that tells of it leads to the library."""
    page = open_library(new_page(settings=FAST), record(1))
    put_entries(page, {"odd": BROKEN[what]})
    page.evaluate("location.hash = '#/table/odd'")
    page.locator(".table-aside a[href='#/library']").click()
    expect(page.locator(".library-broken")).to_contain_text("One entry is damaged")
    row = page.locator(".row.is-broken")
    expect(row).to_have_attribute("data-id", "odd")
    row.locator("[data-do=delete]").click()
    expect(page.locator("[data-id=odd] [data-do=fetch-back]")).to_be_focused()
    assert len(stored_entries(page)) == 1
    page.locator("[data-do=fetch-back]").click()
    expect(row.locator("[data-do=delete]")).to_be_focused()
    assert len(stored_entries(page)) == 2
    row.locator("[data-do=delete]").click()
    expect(row).to_have_count(0)
    assert [game["record"] for game in stored_entries(page)] == [record(1)]


def test_derived_fields_are_repaired(new_page: NewPage) -> None:
    """The record is the truth: such games are listed, and go on."""
    keys = {what: f"odd-{at}" for at, what in enumerate(MENDED)}
    page = open_library(new_page(settings=FAST), record(1))
    put_entries(page, {key: MENDED[what] for what, key in keys.items()})
    page.evaluate("location.hash = '#/'")
    for what, key in keys.items():
        page.evaluate("location.hash = '#/library'")
        expect(page.locator(".row")).to_have_count(1 + len(MENDED))
        page.locator(f"[data-id={key}] [data-do=continue]").click()
        asked_again(page)
        play_one(page)
        (mine,) = [game for game in stored_entries(page) if game["id"] == key]
        assert mine["tokens"] > 9, what
        assert mine.get("more") == MENDED[what].get("more"), what


def test_saves_under_odd_keys(new_page: NewPage) -> None:
    """A key may be anything that a database takes."""
    page = open_library(new_page(), record(1))
    page.evaluate(
        """game => new Promise((done) => {
          const asked = indexedDB.open("raenke-games");
          asked.onsuccess = () => {
            const store = asked.result.transaction("games", "readwrite").objectStore("games");
            for (const key of [1, "1", "", 'a"b c', [1, 2], new Date(5), "x".repeat(3000)]) store.put(game, key);
            store.put({ big: 5n, map: new Map([[1, 2]]) }, "big");
            const round = { name: "round" };
            round.self = round;
            store.put(round, "round");
            store.transaction.oncomplete = () => { asked.result.close(); done(); };
          };
        })""",
        GAME,
    )
    page.reload()
    broken = page.locator(".row.is-broken")
    expect(broken).to_have_count(8)
    expect(page.locator(".library-broken")).to_contain_text("8 entries are damaged")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(8):
        with page.expect_download():
            broken.first.locator("[data-do=export]").click()
        with_one_less = broken.count() - 1
        broken.first.locator("[data-do=delete]").click()
        expect(broken).to_have_count(with_one_less)
    assert len(stored_entries(page)) == 2


@pytest.mark.parametrize("what", ["null", "another game than the record's", "an inherited name for a game"])
def test_start_page_with_a_corrupt_current_game(new_page: NewPage, what: str) -> None:
    """It offers nothing to go on with, and everything else."""
    page = new_page(settings={"current": "odd"})
    page.goto("manifest.webmanifest")
    put_entries(page, {"odd": BROKEN[what]})
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".continue-link")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)


def test_an_object_store_that_cannot_be_read_as_a_whole(new_page: NewPage) -> None:
    """One entry that the browser itself cannot read makes it refuse all: then each is asked for by itself."""
    script = """
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function () {
      this.count().onsuccess = () => this.transaction.abort();
      return getAll.call(this);
    };
    """
    page = new_page(script=script)
    page.goto("#/library")
    import_files(page, record(1), record(2))
    expect(page.locator(".row")).to_have_count(2, timeout=30_000)
    page.reload()
    expect(page.locator(".row")).to_have_count(2)


ENTRY = {"id": "e", "game": "kabale", "when": 1, "kinds": ["human", "bot:random"], "points": [20, 10], "winners": [0]}

STRANGE: list[Any] = [
    None, {}, [], "x", 7, {"id": 1}, {**ENTRY, "allies": None}, {**ENTRY, "kinds": 3, "allies": [{}]},
    {**ENTRY, "game": "toString"}, {**ENTRY, "game": "__proto__"}, {**ENTRY, "game": "chess"},
]  # fmt: skip


def test_statistics_skip_corrupt_entries(new_page: NewPage) -> None:
    """A strange entry is told of, counts for nothing, and is erased and fetched back with the others."""
    page = new_page()
    page.goto("#/statistics")
    for odd in STRANGE:
        check_statistics(page, odd)


def check_statistics(page: Page, odd: Any) -> None:
    """A strange entry beside a sound one."""
    page.evaluate(
        """entries => new Promise((done) => {
          const asked = indexedDB.open("raenke-statistics");
          asked.onupgradeneeded = () => asked.result.createObjectStore("games");
          asked.onsuccess = () => {
            const change = asked.result.transaction("games", "readwrite");
            entries.forEach((entry, at) => change.objectStore("games").put(entry, `e${at}`));
            change.oncomplete = () => { asked.result.close(); done(); };
          };
        })""",
        [odd, {**ENTRY, "allies": [{"Ki": 2}, {}]}],
    )
    page.reload()
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    expect(page.locator(".statistics")).to_contain_text("One entry could not be read")
    page.locator("[data-do=erase]").click()
    page.locator("[data-do=erase-really]").click()
    expect(page.locator(".statistics-none")).to_be_visible()
    page.locator("[data-do=undo-erase]").click()
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    assert len(stored_entries(page, "raenke-statistics")) == 2


ODD_SETTINGS = [
    "null",
    "[]",
    "7",
    '"x"',
    "{",
    '{"setup": {"seed": {"toString": 1}, "seats": 5}}',
    '{"setup": {"seats": {"0": {"name": {}, "kind": "human"}}, "count": "4", "first": {}}}',
    '{"language": "constructor", "theme": "__proto__", "current": "x/../y", "setup": []}',
    '{"__proto__": {"pace": "step"}, "sounds": "yes", "shortcuts": 0}',
]


def test_invalid_settings_are_dropped(new_page: NewPage) -> None:
    """The page opens with what it understands, and a game can be played and set up."""
    page = new_page()
    for at, odd in enumerate(ODD_SETTINGS):
        page.goto("manifest.webmanifest")
        page.evaluate("odd => { localStorage['raenke-settings'] = odd; }", odd)
        page.goto("#/setup")
        expect(page.locator(".seat-row"), odd).to_have_count(4)
        page.goto("#/")
        page.locator("select[name=pace]").select_option("instant")
        assert re.search(r'"pace":"instant"', page.evaluate("localStorage['raenke-settings']")), odd
        play_one(started(page))
        assert len(stored_entries(page)) == at + 1, odd


@pytest.mark.parametrize("locale", ["hu-HU", "ko-KR"])
def test_messages_about_corrupt_saves_are_accessible(new_page: NewPage, axe_in_both_themes: Axe, locale: str) -> None:
    """Broken entries, a refused name, a notice and its file: axe-core is content, and a small phone wide enough."""
    page = new_page(settings=FAST, locale=locale, script=DISK_FULL, viewport={"width": 320, "height": 640})
    fits = "document.documentElement.scrollWidth <= innerWidth"
    page.goto("#/setup")
    page.locator("input[name=name-0]").fill("bot:greedy")
    page.locator("input[name=name-0]").blur()
    expect(page.locator(".seat-refused")).to_be_visible()
    assert axe_in_both_themes(page) == []
    assert page.evaluate(fits)
    page.locator("input[name=name-0]").fill("")
    page.goto("#/")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    asked_again(page)
    expect(page.locator(".notice [data-do=save-unkept]")).to_be_visible()
    assert axe_in_both_themes(page) == []
    page.evaluate("full = false")
    put_entries(page, {"odd": None, "another" * 9: {}})
    page.evaluate("full = true; location.hash = '#/library'")
    expect(page.locator(".row.is-broken")).to_have_count(2)
    page.locator(".row.is-broken [data-do=delete]").first.click()
    expect(page.locator("[data-do=fetch-back]")).to_be_focused()
    assert axe_in_both_themes(page) == []
    assert page.evaluate(fits)
    page.locator(".menu-button").click()
    assert axe_in_both_themes(page) == []
    page.evaluate("location.hash = '#/table/odd'")
    expect(page.locator(".table-aside [data-action=again]")).to_be_visible()
    assert axe_in_both_themes(page) == []
