"""Storage in which others were at work: an earlier build, another hand, whoever clears it or sets the clock back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import FAST, play_one, started
from tests.web.stored_games import only_game, put_entries, tokens

NOTICE = ".notice"


def test_an_older_copy_written_by_an_earlier_build_loses(new_page: NewPage) -> None:
    """It knows no counter of saves, and its library lays down what it had listed: the table's newer game prevails."""
    page = started(new_page(settings=FAST))
    play_one(page)
    older = {name: value for name, value in only_game(page).items() if name not in ("saves", "due")}
    play_one(page)
    play_one(page)
    put_entries(page, {older["id"]: {**older, "writer": "another"}})
    play_one(page)
    expect(page.locator("[data-action=take-over]")).to_have_count(0)
    assert only_game(page)["tokens"] > older["tokens"] + 3


def test_a_database_without_its_store_is_completed(new_page: NewPage) -> None:
    """Without its store it is completed, and keeps games like any other."""
    page = new_page(settings=FAST)
    page.goto("manifest.webmanifest")
    page.evaluate(
        """() => new Promise((done) => {
          const asked = indexedDB.open("raenke-games", 7);
          asked.onsuccess = () => { asked.result.close(); done(); };
        })"""
    )
    play_one(started(page))
    assert only_game(page)["tokens"] > 0
    expect(page.locator(NOTICE)).to_have_count(0)


def test_clearing_storage_under_a_running_game(new_page: NewPage) -> None:
    """Who clears the site's data does not have to wait for us; the game at the table is written anew."""
    page = started(new_page(settings=FAST))
    play_one(page)
    page.evaluate(
        """() => new Promise((done, failed) => {
          const asked = indexedDB.deleteDatabase("raenke-games");
          asked.onsuccess = done;
          asked.onblocked = () => failed(new Error("blocked"));
        })"""
    )
    play_one(page)
    assert only_game(page)["tokens"] == tokens(only_game(page)["record"]) > 0
    expect(page.locator(NOTICE)).to_have_count(0)


def test_a_clock_set_back(new_page: NewPage) -> None:
    """Which is the newer game does not depend on the time of day."""
    page = new_page(settings=FAST, fresh=True)
    page.clock.install(time="2030-01-01T12:00:00")
    started(page)
    play_one(page)
    before = only_game(page)["tokens"]
    page.clock.set_system_time("2001-01-01T12:00:00")
    play_one(page)
    assert only_game(page)["tokens"] > before
