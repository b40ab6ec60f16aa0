"""The deal of the day: one try counts, it is there again after a reload, and the result can be shared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import FAST, asked_again, finish_game
from tests.web.stored_games import NewPage, stored_entries

pytestmark = pytest.mark.web

TODAY = "2026-11-23T12:00:00Z"
"""A Monday, with the weakest bots."""


def show(page: Page) -> None:
    page.evaluate("location.hash = '#/'")
    page.locator("[data-game=kabale] [data-do=daily]").click()
    expect(page.locator(".daily-chosen")).to_be_visible()


def test_one_try_counts_and_is_told_in_the_calendar(new_page: NewPage) -> None:
    page: Page = new_page(settings=FAST, fresh=True)
    page.clock.set_fixed_time(TODAY)
    page.goto("")
    show(page)
    chosen = page.locator(".daily-chosen")
    expect(chosen).to_have_attribute("data-standing", "fresh")
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    assert stored_entries(page, "raenke-daily") == []
    (begun,) = stored_entries(page)
    assert (begun["id"], begun["practice"]) == ("daily-kabale-2026-11-23", False)
    # Left before the first decision and entered again, it is the same game.
    show(page)
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    assert len(stored_entries(page)) == 1
    finish_game(page)
    expect(page.locator("[data-rating]")).to_be_visible()
    show(page)
    expect(chosen).to_have_attribute("data-standing", "done")
    (entry,) = stored_entries(page, "raenke-daily")
    (game,) = stored_entries(page)
    seat = next(at for at, plan in enumerate(game["seats"]) if plan["kind"] == "human")
    assert (entry["date"], entry["result"]["points"]) == ("2026-11-23", game["scores"][seat])
    assert len(entry["result"]["places"]) == 6
    page.locator("[data-do=daily-share]").click()
    place = f"{entry['result']['place']}/{len(game['seats'])}"
    expect(page.locator("[data-share-link]")).to_have_value(
        re.compile(rf"2026-11-23 · {place} · .*\n.+\nhttp.*#/daily/kabale")
    )
    page.keyboard.press("Escape")
    # By keyboard to the day before, which was not played: for practice only.
    today = page.locator("[data-day='2026-11-23']")
    expect(today).to_have_attribute("aria-label", re.compile(f"Place {entry['result']['place']} of"))
    today.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-day='2026-11-22']")).to_be_focused()
    expect(chosen).to_have_attribute("data-standing", "missed")
    page.keyboard.press("ArrowRight")
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    assert {one["practice"] for one in stored_entries(page) if one["id"] != begun["id"]} == {True}
