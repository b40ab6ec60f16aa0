"""A newer version is let in while something is not kept: the page that comes goes on with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, until
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.service_worker import BUILD, press_renew, renew, wait_for_update
from tests.web.stored_games import DISK_FULL, STORAGE_REFUSED, only_game, stored_entries, tokens
from tools.site.server import Server

pytestmark = pytest.mark.small_site


def with_an_update(page: Page, server: Server, newer_site: Path) -> Page:
    """A running game with a newer version waiting."""
    started(page)
    for _ in range(3):
        play_one(page)
    server.dist = newer_site
    wait_for_update(page)
    return page


def standing(page: Page) -> str:
    """What lies on the table, and in the hand."""
    return page.locator(".table .columns").aria_snapshot() + page.locator("[data-hand]").aria_snapshot()


WIDE = {"viewport": {"width": 1366, "height": 768}}


@pytest.mark.parametrize("script", [DISK_FULL, STORAGE_REFUSED], ids=["full", "refused"])
def test_an_update_carries_unsaved_games_over(new_page: NewPage, server: Server, newer_site: Path, script: str) -> None:
    """Storage is full or refused: the game goes on in the newer version where it was, and can be saved as a file."""
    page = with_an_update(new_page(settings=FAST, visited=True, script=script, **WIDE), server, newer_site)
    page.on("dialog", lambda dialog: pytest.fail(f"asked whether to leave: {dialog.message}"))
    old, before = page.evaluate(BUILD), standing(page)
    told = page.locator("[data-log] .log-entry").all_inner_texts()
    assert len(told) > 3
    renew(page)
    assert page.evaluate(BUILD) != old
    assert standing(page) == before
    assert page.locator("[data-log] .log-entry").all_inner_texts() == told
    with page.expect_download() as coming:
        page.locator(".notice [data-do=save-unkept]").click()
    assert '[Game "' in Path(coming.value.path()).read_text(encoding="utf-8")
    play_one(page)


def test_carried_games_are_saved_once_there_is_space(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """The newer page lays the game down over the older state that lies there, and no other tab has to be asked."""
    full_later = f"{DISK_FULL}try {{ globalThis.full = sessionStorage.full === 'yes'; }} catch {{ /* a blank page */ }}"
    page = started(new_page(settings=FAST, visited=True, script=full_later))
    play_one(page)
    page.evaluate("globalThis.full = true; sessionStorage.full = 'yes'")
    with_an_update_of_this(page, server, newer_site)
    lies = tokens(only_game(page)["record"])
    renew(page)
    assert tokens(only_game(page)["record"]) == lies
    page.evaluate("globalThis.full = false; sessionStorage.full = ''; dispatchEvent(new Event('focus'))")
    until(page, "!document.querySelector('.menu-button').classList.contains('has-badge')")
    assert tokens(only_game(page)["record"]) > lies
    assert len(stored_entries(page)) == 1
    page.reload()
    asked_again(page)
    play_one(page)
    assert len(stored_entries(page)) == 1


def with_an_update_of_this(page: Page, server: Server, newer_site: Path) -> None:
    """Two more moves, and a newer version."""
    play_one(page)
    play_one(page)
    server.dist = newer_site
    wait_for_update(page)


def test_no_reload_if_unsaved_games_cannot_be_carried(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """The browser takes nothing at all: the page stays, says so, and offers the game as a file."""
    script = f"{DISK_FULL}history.replaceState = () => {{ throw new DOMException('no', 'DataCloneError'); }};"
    page = with_an_update(new_page(settings=FAST, visited=True, script=script), server, newer_site)
    old = page.evaluate(BUILD)
    press_renew(page)
    expect(page.locator(".notice")).to_contain_text("than a reload can carry over")
    with page.expect_download():
        page.locator(".notice [data-do=save-unkept]").click()
    asked_again(page)
    play_one(page)
    assert page.evaluate(BUILD) == old


def test_an_update_accepted_in_another_tab_applies_here(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """The button of a tab that is behind works also when nothing waits any more."""
    page = with_an_update(new_page(settings=FAST, visited=True), server, newer_site)
    other = page.context.new_page()
    other.goto("")
    with other.expect_navigation():
        press_renew(other)
    old = page.evaluate(BUILD)
    renew(page)
    assert page.evaluate(BUILD) != old
