"""The start page: a card for each game, the lesson first for whoever is new, and columns where there is space."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.static import words
from tests.web.conftest import until
from tests.web.playing import FAST, started

pytestmark = pytest.mark.web

NewPage = Callable[..., Page]

KABALE = ".game-card[data-game=kabale]"
OFFERED = f"{KABALE} .game-card-buttons > .button"


def offers(page: Page) -> list[str]:
    """What a game's card offers, in its order; the bright one with a star."""
    shown: list[str] = page.locator(OFFERED).evaluate_all(
        "all => all.map(one => one.dataset.do + (one.classList.contains('is-main') ? '*' : ''))"
    )
    return shown


@pytest.mark.parametrize("language", words.languages())
def test_newcomers_are_offered_the_lesson_first(new_page: NewPage, language: str) -> None:
    """A button beside "play now", in words, that leads to the lesson; once a game was dealt playing comes first."""
    page = new_page(settings=FAST, locale=language)
    page.goto("")
    expect(page.locator(f"{KABALE} [data-do=learn]")).to_have_text(words.read(language)["start-learn"].text)
    assert offers(page) == ["learn*", "one-tap"]
    page.locator(f"{KABALE} [data-do=learn]").click()
    expect(page.locator("[data-lesson=welcome]")).to_be_visible(timeout=30_000)
    page = started(new_page(settings=FAST, locale=language))
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".continue-link")).to_be_visible()
    assert offers(page) == ["one-tap*", "learn"]


def test_the_lesson_is_reached_by_keyboard_alone(new_page: NewPage) -> None:
    """Tab leads to it before anything else of the page."""
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator(f"{KABALE} [data-do=learn]")).to_be_visible()
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.do === 'learn'"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-screen=lesson]")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "beside"), [(360, 740, False), (768, 1024, True), (1440, 900, True)])
def test_start_page_uses_the_viewport(new_page: NewPage, width: int, height: int, beside: bool) -> None:
    """On a phone all stands below one another; where there is space the setup stands beside the games' cards."""
    page = new_page(settings=FAST, viewport={"width": width, "height": height})
    page.goto("")
    expect(page.locator(KABALE)).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=60_000)
    card, form = page.locator(KABALE).bounding_box(), page.locator(".setup").bounding_box()
    assert card
    assert form
    assert (form["x"] >= card["x"] + card["width"]) == beside
    used = form["x"] + form["width"] - card["x"]
    assert used >= 0.8 * width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.pyodide
def test_no_layout_shift_when_the_engine_is_ready(new_page: NewPage) -> None:
    """The bar of loading takes no room of its own."""
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator(".start .loading")).to_be_visible()
    where = """() => {
      const parts = [...document.querySelectorAll('.game-card, .setup, .start-links')];
      return JSON.stringify(parts.map(one => one.getBoundingClientRect().top + scrollY));
    }"""
    until(page, "document.fonts.status === 'loaded'")
    before = page.evaluate(where)
    expect(page.locator(".start .loading")).to_have_count(0, timeout=60_000)
    assert page.evaluate(where) == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1440])
def test_start_page_and_settings_are_accessible(
    new_page: NewPage, axe: Callable[[Page], list[str]], scheme: str, width: int
) -> None:
    page = new_page(settings=FAST, locale="hu", color_scheme=scheme, viewport={"width": width, "height": 900})
    page.goto("")
    expect(page.locator(KABALE)).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=60_000)
    assert axe(page) == []
    page.goto("#/settings")
    expect(page.locator(".settings-part")).to_have_count(2)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
