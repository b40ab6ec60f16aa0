"""The start page: what each game is, play before learn, a game to go on with on top; and the set-up behind a button."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.static import words
from tests.web.conftest import Axe, NewPage, until
from tests.web.playing import FAST, started

KABALE = ".game-card[data-game=kabale]"
OFFERED = f"{KABALE} .game-card-buttons > .button"


def offers(page: Page) -> list[str]:
    """What a game's card offers, in its order; the bright one with a star."""
    shown: list[str] = page.locator(OFFERED).evaluate_all(
        "all => all.map(one => one.dataset.do + (one.classList.contains('is-main') ? '*' : ''))"
    )
    return shown


def test_a_card_says_what_the_game_is_and_how_to_play_or_learn_it(new_page: NewPage) -> None:
    """A sentence, players, length and weight; playing comes first, and beside it the lesson in words."""
    page = new_page(settings=FAST, locale="hu-HU")
    page.goto("")
    spoken = words.read("hu")
    expect(page.locator(f"{KABALE} [data-do=learn]")).to_have_text(spoken["start-learn"].text)
    expect(page.locator(f"{KABALE} .game-card-line")).not_to_be_empty()
    expect(page.locator(f"{KABALE} .game-card-figures > li")).to_have_count(3)
    expect(page.locator(f"{KABALE} .game-card-figures")).to_contain_text("2")
    expect(page.locator(f"{KABALE} .game-card-figures")).to_contain_text(spoken["start-weight-1"].text)
    assert offers(page) == ["one-tap*", "learn"]
    page.locator(f"{KABALE} [data-do=learn]").click()
    expect(page.locator("[data-lesson=welcome]")).to_be_visible(timeout=30_000)


def test_a_running_game_stands_on_top(new_page: NewPage) -> None:
    """Above the title, with the name of its game, its round and who plays."""
    page = started(new_page(settings=FAST))
    page.evaluate("location.hash = '#/'")
    go_on = page.locator(".start > :first-child")
    expect(go_on).to_have_class(re.compile("continue-link"))
    expect(go_on).to_contain_text("Kabale & Hiebe · Round 1")


@pytest.mark.parametrize("reduced", ["reduce", "no-preference"])
def test_the_demonstration_plays_once_and_again_on_request(new_page: NewPage, reduced: str) -> None:
    """Over within five seconds; with reduced motion it stands still, and nothing offers to move it."""
    page = new_page(settings=FAST, reduced_motion=reduced)
    page.goto("")
    scene = page.locator(f"{KABALE} .miniature-scene")
    expect(scene.locator("svg.mini")).to_be_visible()
    ends = "scene => scene.getAnimations({ subtree: true }).map(one => one.effect.getComputedTiming().endTime)"
    lasting: list[float] = scene.evaluate(ends)
    again = page.locator(f"{KABALE} [data-do=show-again]")
    if reduced == "reduce":
        assert lasting == []
        expect(again).to_be_hidden()
        return
    assert 1000 < max(lasting) <= 5000
    finish = "scene => { for (const one of scene.getAnimations({ subtree: true })) one.finish(); }"
    scene.evaluate(finish)
    again.click()
    runs = "scene => scene.getAnimations({ subtree: true }).every(one => one.playState === 'running')"
    assert scene.evaluate(runs)


def test_the_set_up_is_behind_a_button_of_its_game(new_page: NewPage) -> None:
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator(".setup")).to_have_count(0)
    page.locator(".game-card[data-game=adel] [data-do=setup]").click()
    expect(page.locator("select[name=game]")).to_have_value("adel")
    page.locator(".menu-button").click()
    expect(page.locator("#menu .menu-game")).to_have_text("Citadels")


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
    """On a phone the games' cards stand below one another, where there is space side by side."""
    page = new_page(settings=FAST, viewport={"width": width, "height": height})
    page.goto("")
    expect(page.locator(KABALE)).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=60_000)
    card, other = (page.locator(f".game-card[data-game={game}]").bounding_box() for game in ("kabale", "adel"))
    assert card
    assert other
    assert (other["x"] >= card["x"] + card["width"]) == beside
    used = other["x"] + other["width"] - card["x"]
    assert used >= 0.7 * width
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.pyodide
def test_no_layout_shift_when_the_engine_is_ready(new_page: NewPage) -> None:
    """The bar of loading takes no room of its own."""
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator(".start .loading")).to_be_visible()
    where = """() => {
      const parts = [...document.querySelectorAll('.game-card, .start-links')];
      return JSON.stringify(parts.map(one => one.getBoundingClientRect().top + scrollY));
    }"""
    until(page, "document.fonts.status === 'loaded'")
    before = page.evaluate(where)
    expect(page.locator(".start .loading")).to_have_count(0, timeout=60_000)
    assert page.evaluate(where) == before


@pytest.mark.parametrize("width", [320, 1440])
def test_start_page_and_settings_are_accessible(new_page: NewPage, axe_in_both_themes: Axe, width: int) -> None:
    page = new_page(settings=FAST, locale="hu-HU", viewport={"width": width, "height": 900})
    page.goto("")
    expect(page.locator(KABALE)).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0, timeout=60_000)
    assert axe_in_both_themes(page) == []
    page.goto("#/settings")
    expect(page.locator(".settings-part")).to_have_count(5)
    assert axe_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
