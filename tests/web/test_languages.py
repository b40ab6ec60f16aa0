"""The language of the page: the browser's at first, then the one chosen last, in every tab; nobody loads another."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import NewPage
from tests.web.playing import FAST, started


@pytest.mark.parametrize(
    ("locale", "words"),
    [("de-AT", "Sofort spielen"), ("hu", "Játssz most"), ("ko-KR", "바로 시작"), ("fr-FR", "Play now")],
)
def test_the_browser_chooses_the_language(new_page: NewPage, locale: str, words: str) -> None:
    """The first language of the browser that we speak, else English; a choice is remembered."""
    page = new_page(locale=locale)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text(words)
    page.locator("select[name=language]").select_option("ko")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    page.reload()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    expect(page.locator("html")).to_have_attribute("lang", "ko")


def test_korean_keeps_words_whole_and_figures_upright(new_page: NewPage) -> None:
    """Also where a `font` of its own resets the figures; running text has those of the device's Korean font."""
    page = new_page(locale="ko-KR")
    page.goto("")
    for part in (page.locator("[data-game=kabale] [data-do=one-tap]"), page.locator("h1").first):
        expect(part).to_have_css("font-feature-settings", '"lnum"')
        expect(part).to_have_css("word-break", "keep-all")
    assert "Raenke" not in str(page.evaluate("getComputedStyle(document.body).fontFamily"))


def test_only_the_chosen_language_is_loaded(new_page: NewPage) -> None:
    """Nobody pays for words that nobody reads."""
    page = new_page(locale="de-DE", fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    assert {found[1] for url in asked if (found := re.search(r"/i18n/(\w+)/", url))} == {"de"}


def test_the_language_changes_in_the_middle_of_a_game(new_page: NewPage) -> None:
    """The table speaks another language without a reload, and the game stands where it stood."""
    page = started(new_page(settings=FAST))
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.evaluate("location.hash = '#/settings'")
    page.locator("select[name=language]").select_option("de")
    page.go_back()
    expect(page.locator(".status-text")).to_contain_text("Wähle eine Karte, dann eine Spalte.")
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand


def test_the_language_chosen_last_stays(new_page: NewPage) -> None:
    """Two tabs: the other one speaks it too, and leaves it alone whatever is changed there."""
    page = new_page()
    page.goto("")
    other = page.context.new_page()
    other.goto("")
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Play now")
    page.locator("select[name=language]").select_option("de")
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Sofort spielen")
    other.locator("select[name=theme]").select_option("dark")
    for tab in (page, other):
        tab.reload()
        expect(tab.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Sofort spielen")
        expect(tab.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_last_of_two_quick_language_changes_wins(new_page: NewPage) -> None:
    """The words of the first come late, and change nothing any more."""
    page = new_page()
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Play now")
    held: list[Route] = []
    page.route("**/i18n/hu/*", lambda route: held.append(route))
    page.locator("select[name=language]").select_option("hu")
    page.locator("select[name=language]").select_option("ko")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    for route in held:
        route.continue_()
    page.wait_for_timeout(500)
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    page.reload()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")


def test_another_tab_does_not_write_its_language_over_it(new_page: NewPage) -> None:
    """Another tab that changes something else does not write its own language over it."""
    page = new_page()
    page.goto("#/settings")
    other = page.context.new_page()
    other.goto("#/settings")
    expect(other.locator("select[name=language]")).to_be_visible()
    page.locator("select[name=language]").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    other.locator("select[name=pace]").select_option("quick")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.locator("select[name=pace]")).to_have_value("quick")
