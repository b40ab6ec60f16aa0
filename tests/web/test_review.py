"""The analysis of a finished game: worked out in the background, kept, read, and tried again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Page, expect

from raenke.review import plan
from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST
from tests.web.review_rows import FEW
from tests.web.stored_games import open_library, record, stored_entries, tokens

SLOW = 60_000


@pytest.fixture(autouse=True)
def few_worlds() -> Iterator[None]:
    """The test's own process answers for the engine."""
    with patch.multiple(plan, **FEW):
        yield


def analyzed(page: Page) -> Page:
    """The analysis of the only finished game of the library, complete."""
    page.locator("[data-do=review]").click()
    expect(page.locator(".review[data-phase=done]")).to_be_visible(timeout=SLOW)
    return page


@pytest.mark.parametrize("game", ["kabale", "adel"])
def test_it_is_kept_and_its_moments_tried_again(new_page: NewPage, axe: Axe, game: str) -> None:
    page = open_library(new_page(settings=FAST), record(2, ("Ada", "bot:1"), name=game))
    analyzed(page)
    expect(page.locator(".chance-graph g[data-seat] path.course-line")).to_have_count(2)
    slider = page.locator(".chances .slider")
    slider.focus()
    page.keyboard.press("End")
    winner = page.locator(".chance-read .number", has_text="100")
    expect(winner).to_have_count(1)
    assert "100" in (slider.get_attribute("aria-valuetext") or "")
    page.locator(".chance-graph").hover(position={"x": 60, "y": 60})
    expect(slider).not_to_have_attribute("aria-valuetext", slider.get_attribute("max") or "")
    expect(page.locator("[data-heard] > li")).to_have_count(2)
    expect(page.locator(".review-luck tbody tr")).to_have_count(4)
    assert axe(page) == []

    page.reload()  # kept with the game: nothing is worked out again
    expect(page.locator(".review[data-phase=done]")).to_be_visible(timeout=SLOW)
    page.locator(".review-turning [data-do=replay]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.go_back()
    page.locator(".review-turning [data-do=try]").click()
    expect(page.locator("[data-screen=table]")).to_be_visible()
    assert sorted(entry["practice"] for entry in stored_entries(page)) == [False, True]

    page.go_back()
    moment = page.locator(".review-moments > li").first
    at = int(moment.get_attribute("data-at") or "")
    moment.locator("[data-do=try]").click()
    expect(page.locator(".table.is-yours")).to_be_visible(timeout=SLOW)
    tried = [entry for entry in stored_entries(page) if entry["practice"]]
    assert len(tried) == 2
    assert any(tokens(entry["record"]) == at for entry in tried)

    page.evaluate("location.hash = '#/library'")
    page.locator("[data-do=share]").click()
    shared = page.locator("[data-share-link]")
    expect(shared).to_have_value(re.compile("#g="))
    line, link = shared.input_value().split("\n")
    assert line.startswith("Turning point: In round ")
    assert link.startswith("http")


def test_it_can_be_paused_and_left_and_the_end_of_the_game_names_the_turning_point(new_page: NewPage) -> None:
    page = open_library(new_page(settings=FAST), record(2, ("Ada", "bot:1"), name="kabale"))
    with patch.object(plan, "MOST_WORLDS", 400), patch.object(plan, "FEWEST_WORLDS", 400):
        page.locator("[data-do=review]").click()
        page.locator("[data-do=pause]").click()
        expect(page.locator(".review[data-phase=paused]")).to_be_visible()
    identity = page.evaluate("location.hash.split('/')[2]")
    page.locator("[data-do=go-on]").click()
    page.evaluate("location.hash = '#/about'")  # it goes on
    expect(page.locator("[data-screen=about]")).to_be_visible()
    page.evaluate(f"location.hash = '#/review/{identity}'")
    expect(page.locator(".review[data-phase=done]")).to_be_visible(timeout=SLOW)
    page.evaluate(f"location.hash = '#/table/{identity}'")
    expect(page.locator("[data-end] [data-turning]")).to_contain_text("Turning point", timeout=SLOW)


def test_every_seat_s_decisions_are_judged_when_it_is_chosen(new_page: NewPage) -> None:
    page = open_library(new_page(settings=FAST), record(2, ("Ada", "Bela"), name="kabale"))
    analyzed(page)
    luck, whose = page.locator(".review-luck"), page.locator("select[name=whose]")
    expect(luck).to_contain_text("Ada")
    whose.select_option(label="Bela")
    expect(page.locator(".review[data-phase=done] .review-luck")).to_contain_text("Bela", timeout=SLOW)
    page.reload()
    expect(page.locator(".review[data-phase=done] .review-luck")).to_contain_text("Bela", timeout=SLOW)
    expect(whose).to_have_value("1")
