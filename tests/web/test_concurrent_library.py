"""The library beside a table that goes on: titles, deletions and files never bring back what is older."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from raenke.record import read_all
from tests.web.conftest import NewPage
from tests.web.playing import FAST, asked_again, finish_game, play_one, started
from tests.web.stored_games import DISK_FULL, import_files, only_game, open_library, record, stored_entries

MOVES = 3


def beside(page: Page) -> Page:
    """The library in another tab, listed as things stand now."""
    other = page.context.new_page()
    other.goto("#/library")
    expect(other.locator(".row-title").first).to_be_visible()
    return other


def listed_before(new_page: NewPage) -> tuple[Page, Page]:
    """A table, and a library that was listed some moves ago."""
    page = started(new_page(settings=FAST))
    play_one(page)
    other = beside(page)
    for _ in range(MOVES):
        play_one(page)
    return page, other


def test_restore_brings_back_what_was_deleted(new_page: NewPage) -> None:
    """Not what had been listed: the moves since then come back too."""
    page, other = listed_before(new_page)
    before = only_game(page)
    other.locator("[data-do=delete]").click()
    back = other.locator("[data-do=fetch-back]")
    expect(back).to_be_focused()
    assert stored_entries(other) == []
    back.click()
    expect(other.locator("[data-do=delete]")).to_be_focused()
    assert only_game(other) == before


def test_restore_while_bots_play_on(new_page: NewPage) -> None:
    """In one tab: the table plays on behind the library, which lists what was."""
    page = started(new_page(settings={"pace": "normal", "explains": False}))
    play_one(page, wait=False)
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".row")).to_have_count(1)
    listed = only_game(page)["tokens"]
    for _ in range(200):
        if only_game(page)["tokens"] > listed:
            break
        page.wait_for_timeout(100)
    page.locator("[data-do=delete]").click()
    back = page.locator("[data-do=fetch-back]")
    expect(back).to_be_focused()
    back.click()
    expect(page.locator("[data-do=delete]")).to_be_focused()
    assert only_game(page)["tokens"] > listed


def test_a_table_notices_its_game_was_deleted(new_page: NewPage) -> None:
    """It says so, and does not lay the game down again."""
    page, other = listed_before(new_page)
    other.locator("[data-do=delete]").click()
    expect(page.locator("[role=alert]", has_text="isn’t on this device")).to_be_visible()
    other.evaluate("location.hash = '#/'")
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    page.wait_for_timeout(300)
    assert stored_entries(page) == []


def test_a_title_does_not_restore_a_deleted_game(new_page: NewPage) -> None:
    """Named in one tab after it was thrown away in another: it stays away, and that is said."""
    page = open_library(new_page(), record(1), record(2))
    other = beside(page)
    page.locator("[data-do=delete]").first.click()
    expect(page.locator("[data-do=fetch-back]")).to_be_visible()
    page.evaluate("location.hash = '#/'")
    other.locator("[data-do=rename]").first.click()
    other.locator("input[name=title]").fill("Feud")
    other.keyboard.press("Enter")
    expect(other.locator(".notice")).to_contain_text("no longer here")
    expect(other.locator(".row")).to_have_count(1)
    assert [game["title"] for game in stored_entries(other)] == [""]


def test_a_title_changes_nothing_but_the_title(new_page: NewPage) -> None:
    """Given from an old list, beside a game that has gone on."""
    page, other = listed_before(new_page)
    before = only_game(page)
    other.locator("[data-do=rename]").click()
    other.locator("input[name=title]").fill("Feud")
    other.keyboard.press("Enter")
    expect(other.locator(".row-title")).to_have_text("Feud")
    assert only_game(page) == {**before, "title": "Feud"}
    play_one(page)
    assert only_game(page)["title"] == "Feud"


@pytest.mark.parametrize("button", [".row [data-do=export]", "[data-do=export-all]"])
def test_an_export_holds_the_current_record(new_page: NewPage, button: str) -> None:
    """Not what had been listed."""
    page, other = listed_before(new_page)
    with other.expect_download() as caught:
        other.locator(button).click()
    (saved,) = read_all(Path(caught.value.path()).read_text(encoding="utf-8"))
    assert len(saved.tokens) == only_game(page)["tokens"]


def test_the_list_refreshes_when_the_tab_is_shown(new_page: NewPage) -> None:
    """Coming back to the library shows how the games stand now."""
    page, other = listed_before(new_page)
    finish_game(page)
    expect(other.locator(".row-words")).to_contain_text("Round 1")
    other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(other.locator("[data-do=share]")).to_be_visible()


def test_a_deleted_game_can_be_imported_again(new_page: NewPage) -> None:
    """Its row still stands there to be fetched back: that does not make it a game that is here already."""
    page = open_library(new_page(), record(1))
    page.locator("[data-do=delete]").click()
    expect(page.locator("[data-do=fetch-back]")).to_be_visible()
    import_files(page, record(1))
    expect(page.locator(".notice")).to_contain_text("1 game has been added")
    page.evaluate("location.hash = '#/'")
    assert only_game(page)["record"] == record(1)


def test_a_title_with_a_full_disk_changes_nothing(new_page: NewPage) -> None:
    """It is said, and what was typed stays in its field; throwing away still works, and makes room."""
    page = open_library(new_page(script=DISK_FULL.replace("full = true", "full = false")), record(1))
    page.evaluate("full = true")
    page.locator("[data-do=rename]").click()
    page.locator("input[name=title]").fill("Feud")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("Nothing was changed")
    expect(page.locator("input[name=title]")).to_have_value("Feud")
    assert only_game(page)["title"] == ""
    page.locator("[data-do=cancel]").click()
    page.locator("[data-do=delete]").click()
    expect(page.locator("[data-do=fetch-back]")).to_be_visible()
    assert stored_entries(page) == []
    page.locator("[data-do=fetch-back]").click()
    expect(page.locator("[data-do=delete]")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("storage is full")
    page.evaluate("full = false; dispatchEvent(new Event('focus'))")
    expect(page.locator(".notice")).to_contain_text("saved again")
    assert only_game(page)["record"] == record(1)


def test_an_unsaved_game_is_deleted_and_restored(new_page: NewPage) -> None:
    """It lives in this tab only; so does the way back."""
    page = started(new_page(settings=FAST, script=DISK_FULL))
    play_one(page)
    shown = page.locator(".table .columns").aria_snapshot()
    address = page.url
    page.evaluate("location.hash = '#/library'")
    page.locator("[data-do=delete]").click()
    page.locator("[data-do=fetch-back]").click()
    page.locator("[data-do=continue]").click()
    asked_again(page)
    assert page.url == address
    assert page.locator(".table .columns").aria_snapshot() == shown
