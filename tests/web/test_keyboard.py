"""The keyboard alone plays a whole game; single keys can be switched off; one polite region tells everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.friends_table import open_table, setup_for
from tests.web.playing import FAST, asked_again, lay_table, play_one, started
from tests.web.stored_games import open_library, record

FOCUS = "document.activeElement.className"
REGION = "[data-live-region]"

NEARLY_ALL = 34
"""So many decisions of the recorded duel: each seat is still to make one."""


def test_the_keyboard_alone_plays_a_whole_game(new_page: NewPage) -> None:
    """From the start page to the final count without a pointer."""
    page = new_page(settings=FAST)
    page.goto("")
    button = page.locator("[data-game=kabale] [data-do=one-tap]")
    expect(button).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".hand-card.is-legal").first).to_be_focused(timeout=30_000)
    decisions = 0
    while decide(page, decisions):
        decisions += 1
        assert decisions < 200
    assert decisions > 12


def decide(page: Page, turn: int) -> bool:
    """One decision by keys only; False when the game is over."""
    resting = page.locator(".hand-card.is-legal, .column.is-legal, [data-over]")
    while True:
        expect(resting.or_(page.locator(".stage:focus")).first).to_be_visible(timeout=20_000)
        if not page.locator(".stage").count():
            break
        page.keyboard.press("Enter")
    if page.locator("[data-over]").count():
        return False
    before = page.evaluate("document.querySelector('.table').innerText")
    asks = "traitor" if page.locator(".hand-card.is-legal").count() == 0 else "card"
    if asks == "card":
        expect(page.locator(".hand-card:focus")).to_have_count(1)
        for _ in range(turn % 3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    if page.locator(".hand-card.is-selected").count() or asks == "traitor":
        if turn % 2:
            legal = page.locator(".column.is-legal").last.get_attribute("data-column")
            page.keyboard.press(str(int(legal or 0) + 1))
        else:
            if asks == "card":
                page.keyboard.press("ArrowUp")
            expect(page.locator(".column.is-legal > .column-target:focus")).to_have_count(1)
            page.keyboard.press("Enter")
    page.wait_for_function("was => document.querySelector('.table')?.innerText !== was", arg=before)
    return True


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_the_end_of_the_game_keeps_the_focus(new_page: NewPage, pace: str) -> None:
    """The columns, in one of which the focus was, make room for the final result: it does not fall out of the page."""
    page = open_library(new_page(settings={"pace": pace}), record(1, ("Ada", "bot:random"), NEARLY_ALL))
    page.locator("[data-do=continue]").click()
    for _ in range(200):
        if page.locator("[data-over]").count():
            break
        page.keyboard.press("Escape")
        if page.locator(".hand-card.is-legal").count():
            page.locator(".hand-card.is-legal").first.press("Enter")
            page.locator(".column.is-legal > .column-target").first.press("Enter")
        page.wait_for_timeout(100)
    expect(page.locator(".columns")).not_to_be_visible()
    expect(page.locator("h1")).to_be_focused()


def test_hand_and_columns_are_one_tab_stop_each(new_page: NewPage) -> None:
    """Arrows walk inside a group, Tab between groups; down a column its cards are read one by one."""
    page = started(new_page(settings=FAST))
    assert page.locator(".hand-card[tabindex='0']").count() == 1
    assert page.locator(".column-target[tabindex='0']").count() == 1
    page.locator(".hand-card").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand-card").nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hand-card").nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert "column-target" in page.evaluate(FOCUS)
    page.keyboard.press("Escape")
    assert "column-target" in page.evaluate(FOCUS)


def test_escape_deselects_the_card(new_page: NewPage) -> None:
    """And the focus returns to it."""
    page = started(new_page(settings=FAST))
    page.locator(".hand-card").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".is-selected")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    expect(page.locator(".is-selected")).to_have_count(0)
    expect(page.locator(".hand-card").nth(1)).to_be_focused()


def test_the_prompt_is_announced(new_page: NewPage) -> None:
    """One polite region: the last move, columns, hand and seats on demand, and what is asked."""
    page = started(new_page(settings=FAST))
    assert page.locator("[role=status]:not([hidden])").count() == 1
    expect(page.locator(REGION)).to_have_attribute("aria-live", "polite")
    expect(page.locator(REGION)).to_contain_text("Choose a card")
    for key, words in {"c": "Column 4", "h": "Your hand: ", "g": "in hand", "m": "."}.items():
        page.keyboard.press(key)
        expect(page.locator(f"{REGION} p").last).to_contain_text(words)


def test_undo_is_announced(new_page: NewPage) -> None:
    """Not only that it is one's turn again."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    lay_table(page, ["human", "bot:1"], ["", ""])
    page.locator("[name=practice]").evaluate("box => box.click()")  # whatever was revealed may be taken back
    page.locator("[data-do=deal]").click()
    play_one(page)
    asked_again(page)
    page.keyboard.press("u")
    heard = page.locator(f"{REGION} p")
    expect(heard.last).to_have_text("Your turn.")
    expect(heard.nth(-2)).to_have_text("Undone.")


def test_the_question_mark_lists_the_keys(new_page: NewPage) -> None:
    """The dialog takes the focus and gives it back."""
    page = started(new_page(settings=FAST))
    page.locator(".hand-card").first.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .keys tr")).to_have_count(15)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".hand-card").first).to_be_focused()


def test_a_button_keeps_the_focus_when_it_has_nothing_more_to_do(new_page: NewPage) -> None:
    """A seat of a friends' table is moved down to the last place by one button; this month has no month after it."""
    page = new_page(settings={**FAST, **setup_for(2)})
    open_table(page)
    down = page.locator(".friends-seat [data-do=down]")
    last = down.count() - 1
    down.first.focus()
    for _ in range(last):
        page.keyboard.press("Enter")
    expect(down.nth(last)).to_be_focused()
    expect(down.nth(last)).to_have_attribute("aria-disabled", "true")
    page.evaluate("location.hash = '#/daily/kabale'")
    months = page.locator("[data-do=month-back], [data-do=month-next]")
    months.first.press("Enter")
    months.last.press("Enter")
    expect(months.last).to_have_attribute("aria-disabled", "true")
    expect(months.last).to_be_focused()


def test_what_scrolls_beside_the_table_is_a_tab_stop(new_page: NewPage) -> None:
    """Only then can its end be read by keyboard; while all of it fits, Tab passes it by."""
    page = new_page(settings=FAST, viewport={"width": 1440, "height": 700})
    open_library(page, record(2, decisions=NEARLY_ALL))
    page.locator("[data-do=continue]").click()
    log = page.locator(".side-log > .log")
    expect(log).to_have_attribute("tabindex", "0")
    expect(log).to_have_accessible_name("What happened")
    page.set_viewport_size({"width": 1440, "height": 4000})
    expect(log).not_to_have_attribute("tabindex", "0")


def test_closing_help_by_its_button_keeps_the_place(new_page: NewPage) -> None:
    """The button has the focus when the help opens, so that Enter closes it: the card has it again."""
    page = started(new_page(settings=FAST))
    card = page.locator(".hand-card").nth(1)
    card.focus()
    page.keyboard.press("i")
    expect(page.locator("[data-action=help-close]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(card).to_be_focused()


def test_single_keys_can_be_switched_off(new_page: NewPage) -> None:
    """Then letters and numbers do nothing; arrows, Enter and Escape still play."""
    page = started(new_page(settings={**FAST, "shortcuts": False}))
    before = page.locator(f"{REGION} p").count()
    for key in ("c", "h", "g", "m", "l", "k", "?", "u"):
        page.keyboard.press(key)
    assert page.locator(f"{REGION} p").count() == before
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".hand-card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".is-selected")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator(".is-selected")).to_have_count(1)
