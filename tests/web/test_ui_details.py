"""Small manners: the menu under keys and taps, messages that go in time, words that know who hears them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import FAST, asked_again, finish_game, lay_table, play_one, started
from tests.web.stored_games import nearly_over, open_library


def test_menu_button_by_keyboard_at_every_width(new_page: NewPage) -> None:
    """Opened by Enter at a table it has the focus; Escape gives it back; Tab past it, or a tap beside it, closes it."""
    page = started(new_page(settings=FAST))
    menu = page.locator("#menu")
    page.locator(".menu-button").focus()
    page.keyboard.press("Enter")
    expect(menu.locator("a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".menu-button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu.locator("a").first).to_be_focused()
    menu.locator("a").last.focus()
    page.keyboard.press("Tab")
    expect(menu).to_be_hidden()
    page.locator(".menu-button").click()
    expect(menu).to_be_visible()
    page.mouse.click(30, 690)
    expect(menu).to_be_hidden()
    page.locator(".menu-button").click()
    expect(menu).to_be_visible()
    page.locator(".menu-button").click()
    expect(menu).to_be_hidden()


def test_a_refusal_message_disappears_with_the_next_move(new_page: NewPage) -> None:
    """Why a move cannot be taken back lies over the goals: it is gone as soon as somebody plays on."""
    page = started(new_page(settings=FAST))
    page.locator("[data-action=undo]").dispatch_event("click")
    expect(page.locator(".notice")).to_be_visible()
    play_one(page)
    expect(page.locator(".notice")).to_have_count(0)


def test_awards_in_the_log_are_distinguishable(new_page: NewPage) -> None:
    """The buttons that read a round's awards again name their columns."""
    page = started(new_page(settings=FAST, viewport={"width": 1366, "height": 768}))
    for _ in range(12):
        if page.locator(".log-again").count():
            break
        play_one(page)
    names = page.locator(".log-again").all_inner_texts()
    assert len(names) >= 2
    assert len({re.sub(r"\s+", " ", name) for name in names[:4]}) == len(names[:4])


def test_page_frame_stays_around_the_curtain(new_page: NewPage) -> None:
    """Whoever is not asked can leave without lifting another's curtain: what Tab reaches is to be seen, and works."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    lay_table(page, ["human", "human"], ["Ada", "Béla"])
    page.locator("[data-do=deal]").click()
    expect(page.locator(".curtain")).to_be_visible(timeout=20_000)
    for part in (".brand", ".menu-button"):
        seen = """selector => {
          const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(selector) !== null;
        }"""
        assert page.evaluate(seen, part), part
    page.locator(".menu-button").click()
    page.locator("#menu").get_by_role("link", name="Your games").click()
    expect(page.locator("h1")).to_have_text("Your games")


def test_the_log_keeps_its_scroll_position(new_page: NewPage) -> None:
    """An award that was opened from the log's panel leads back to it, to the very same button."""
    page = started(new_page(settings=FAST, viewport={"width": 768, "height": 1024}))
    while "Round 1" in (page.locator(".table-round").text_content() or ""):
        play_one(page)
    page.locator(".table-tools [data-action=log]").click()
    again = page.locator("[data-panel=log] .log-again").nth(2)
    again.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-stage]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(again).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-panel]")).to_have_count(0)
    expect(page.locator(".table-tools [data-action=log]")).to_be_focused()


def test_an_invalid_seed_is_shown_and_not_dealt(new_page: NewPage) -> None:
    """A wrong number in the closed fold does not make "deal" a button without effect: the fold opens on it."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    page.locator(".more:last-of-type > summary").click()
    page.locator("[name=seed]").fill("abc")
    page.locator(".more:last-of-type > summary").click()
    expect(page.locator("[name=seed]")).to_be_hidden()
    page.locator("[data-do=deal]").click()
    expect(page.locator("[name=seed]")).to_be_focused()
    page.locator("[name=seed]").fill("7")
    page.locator("[data-do=deal]").click()
    asked_again(page)


def test_the_winner_is_announced(new_page: NewPage) -> None:
    """Where nothing is told step by step, the live region's last word still is who has won, said once."""
    page = open_library(new_page(settings=FAST), nearly_over(1, ("Ada", "bot:random Rosamund")))
    page.locator("[data-do=continue]").click()
    asked_again(page)
    finish_game(page)
    heard = page.locator("[data-live-region] p")
    # A voice takes its time, however fast the game was.
    expect(heard.last).to_have_text(re.compile(r"\b(win|wins|share|shared)\b.*\d"), timeout=60_000)
    words = heard.all_inner_texts()
    assert words.count(words[-1]) == 1
