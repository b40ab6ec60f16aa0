"""What has been shown is kept: nothing goes on before that, and an end that was cut off still counts."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, until
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, asked_again, deal, finish_game, lay_table, one_bot, pass_on, play_one
from tests.web.stored_games import blocked_database, nearly_over, only_game, open_library, stored_entries

A_WHILE = 1000
"""Milliseconds in which a page that does not wait for the database would long have gone on; it waits for 2 seconds."""

NOTICE = ".notice"

UNCOUNTED = """
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...args) {
  if (globalThis.uncounted && this.transaction.db.name === "raenke-statistics") {
    globalThis.uncounted = "tried";
    throw new DOMException("cut off", "AbortError");
  }
  return put.apply(this, args);
};
"""
"""A browser that ends, as long as the page's `uncounted` is true, where a game would be counted."""


def around(page: Page, *people: str) -> Page:
    """People round one device, the first of them at her first decision."""
    page.goto("#/setup")
    lay_table(page, ["human"] * len(people), list(people))
    page.locator("[data-do=deal]").click()
    page.locator("[data-action=lift]").click(timeout=30_000)
    asked_again(page)
    return page


def against_one(new_page: NewPage, *, practice: bool = False) -> Page:
    """A table with one bot that hardly thinks, at the first decision."""
    page = deal(new_page(settings=one_bot(practice=practice)))
    asked_again(page)
    return page


def before_the_end(page: Page) -> Page:
    """A game of two that is over after a few decisions."""
    seats = ("Ada", "bot:random")
    open_library(page, nearly_over(5, seats))
    page.locator("[data-do=continue]").click()
    asked_again(page)
    return page


def test_next_question_waits_for_the_save(new_page: NewPage) -> None:
    """A browser killed at the next question has the move that led to it, and those of the bots."""
    page = against_one(new_page)
    before = only_game(page)["tokens"]
    with blocked_database(page):
        play_one(page, wait=False)
        page.wait_for_timeout(A_WHILE)
        assert page.locator(ASKED).count() == 0
    expect(page.locator(f"{ASKED}, [data-over]").first).to_be_visible()
    assert only_game(page)["tokens"] > before
    expect(page.locator(NOTICE)).to_have_count(0)


def test_curtain_waits_for_the_save(new_page: NewPage) -> None:
    """The device is handed on when what was decided is safe."""
    page = around(new_page(settings=FAST), "Ada", "Bo")
    before = only_game(page)["tokens"]
    with blocked_database(page):
        play_one(page, wait=False)
        page.wait_for_timeout(A_WHILE)
        assert page.locator("[data-curtain], [data-action=done]").count() == 0
    expect(page.locator("[data-action=done]")).to_be_visible()
    assert only_game(page)["tokens"] > before
    page.locator("[data-action=done]").click()
    expect(page.locator("[data-curtain]")).to_be_visible()


def test_game_over_waits_for_the_save(new_page: NewPage) -> None:
    """Nobody is told of a victory that the next visit knows nothing of."""
    page = before_the_end(new_page(settings=FAST))
    while not only_game(page)["over"]:
        with blocked_database(page):
            play_one(page, wait=False)
            page.wait_for_timeout(A_WHILE)
            assert page.locator("[data-over]").count() == 0
        pass_on(page)
    expect(page.locator("[data-over]")).to_be_visible()


def test_bot_move_waits_for_the_save(new_page: NewPage) -> None:
    """Also what is shown on the way to the next question is kept before."""
    page = new_page(settings={"pace": "step"})
    page.goto("#/setup")
    lay_table(page, ["human", "bot:1"], ["Ada", "Bo"])
    page.locator("[data-do=deal]").click()
    step = page.locator("[data-action=step]")
    while page.locator(ASKED).count() == 0:
        if step.count():
            step.dispatch_event("click")
        page.wait_for_timeout(20)
    play_one(page, wait=False)
    expect(step).to_be_visible()
    own = page.locator(".column-card").count()
    with blocked_database(page):
        ends = time.monotonic() + A_WHILE / 1000
        while time.monotonic() < ends:
            if step.count():
                step.dispatch_event("click")
            page.wait_for_timeout(20)
        assert page.locator(".column-card").count() <= own + 1
        assert page.locator(ASKED).count() == 0
        shown = page.locator(".column-card").count()
    while page.locator(f"{ASKED}, [data-over]").count() == 0:
        if step.count():
            step.dispatch_event("click")
        page.wait_for_timeout(20)
    assert page.locator(".column-card").count() != shown


def test_undo_waits_for_the_save(new_page: NewPage) -> None:
    """What has been taken back does not stand there again after a crash."""
    page = against_one(new_page, practice=True)
    play_one(page)
    cards = page.locator(".column-card").count()
    undo = page.locator("[data-action=undo][aria-disabled=false]")
    with blocked_database(page):
        undo.click()
        page.wait_for_timeout(A_WHILE)
        assert page.locator(".column-card").count() == cards
    asked_again(page)
    assert page.locator(".column-card").count() < cards
    page.reload()
    asked_again(page)
    assert page.locator(".column-card").count() < cards


def test_an_interrupted_end_is_counted_later(new_page: NewPage) -> None:
    """The browser dies when the game is over and not yet counted: the statistics find it at their next look."""
    page = before_the_end(new_page(settings=FAST, script=UNCOUNTED))
    page.evaluate("globalThis.uncounted = true")
    finish_game(page)
    until(page, "globalThis.uncounted === 'tried'")
    assert stored_entries(page, "raenke-statistics") == []
    assert only_game(page)["due"] is True
    page.goto("about:blank")
    page.goto("#/statistics")
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    page.reload()
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    assert only_game(page)["due"] is False
