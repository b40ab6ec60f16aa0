"""Take back: as far as one likes against bots, asked once where it tells something, and practice from then on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import FAST, asked_again, finish_game, play_one, started
from tests.web.stored_games import nearly_over, only_game, open_library, stored_entries

UNDO = "[data-action=undo]"
SPOIL = "[data-action=spoil]"
HAND = "cards => cards.map(card => card.dataset.card)"


def hand(page: Page) -> list[str]:
    """The codes of the cards in hand."""
    found: list[str] = page.locator(".hand-card").evaluate_all(HAND)
    return found


def test_undo_to_the_first_decision_asks_once_about_practice(new_page: NewPage) -> None:
    """Bots have answered each: one question, then none, and the table says what it is from then on."""
    page = started(new_page(settings=FAST))
    hands = []
    for _ in range(3):
        hands.append(hand(page))
        play_one(page)
    expect(page.locator("[data-practice]")).to_have_count(0)
    page.locator(UNDO).click()
    expect(page.locator("dialog[open]")).to_contain_text("counts as practice")
    page.locator(SPOIL).click()
    for before in reversed(hands):
        asked_again(page)
        expect(page.locator("dialog")).to_have_count(0)
        assert hand(page) == before
        expect(page.locator("[data-practice]")).to_be_visible()
        if before is not hands[0]:
            page.locator(UNDO).click()
    game = only_game(page)
    assert (game["practice"], game["spoiled"]) == (True, True)
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")


def test_declining_practice_keeps_the_game(new_page: NewPage) -> None:
    """By the button or by Escape: nothing is taken back, the game counts, and it is asked again another time."""
    page = started(new_page(settings=FAST))
    play_one(page)
    before = only_game(page)["record"]
    for key in ("Tab", "Escape"):
        page.keyboard.press("u")
        expect(page.locator(SPOIL)).to_be_visible()
        if key == "Tab":
            page.locator("[data-action=spoil-not]").focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(key)
        expect(page.locator("dialog")).to_have_count(0)
        asked_again(page)
    game = only_game(page)
    assert (game["record"], game["practice"]) == (before, False)
    expect(page.locator("[data-practice]")).to_have_count(0)


def test_a_practice_game_is_never_counted(new_page: NewPage) -> None:
    """Taken back after its end, when it was counted already: the statistics forget it, the library says what it is."""
    seats = ("Ada", "bot:greedy")
    page = open_library(new_page(settings=FAST), nearly_over(3, seats))
    page.locator("[data-do=continue]").click()
    asked_again(page)
    finish_game(page)
    for _ in range(100):
        if stored_entries(page, "raenke-statistics"):
            break
        page.wait_for_timeout(50)
    assert len(stored_entries(page, "raenke-statistics")) == 1
    page.locator(UNDO).click()
    page.locator(SPOIL).click()
    asked_again(page)
    finish_game(page)
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".row .badge")).to_have_text("Practice")
    page.evaluate("location.hash = '#/statistics'")
    expect(page.locator(".statistics-none")).to_be_visible()
    assert stored_entries(page, "raenke-statistics") == []
    page.reload()
    expect(page.locator(".statistics-none")).to_be_visible(timeout=20_000)


def test_practice_survives_a_reload(new_page: NewPage) -> None:
    """And taking back goes on without a question."""
    page = started(new_page(settings=FAST))
    play_one(page)
    play_one(page)
    page.locator(UNDO).click()
    page.locator(SPOIL).click()
    expect(page.locator("[data-practice]")).to_be_visible()
    page.reload()
    asked_again(page)
    expect(page.locator("[data-practice]")).to_be_visible()
    page.locator(UNDO).click()
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("answer", [SPOIL, "[data-action=spoil-not]"])
def test_bots_wait_for_the_practice_dialog(new_page: NewPage, answer: str) -> None:
    """Asked while the own card still falls: nobody plays meanwhile, and the game goes on after either answer."""
    page = started(new_page(settings={"pace": "normal", "explains": False}))
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".column.is-legal > .goal").first.click()
    page.locator(f"{UNDO}[aria-disabled=false]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    saves = only_game(page)["saves"]
    page.wait_for_timeout(1500)
    assert only_game(page)["saves"] == saves
    page.locator(answer).click()
    if answer != SPOIL:
        page.locator("[data-action=skip]").click()
    asked_again(page)
