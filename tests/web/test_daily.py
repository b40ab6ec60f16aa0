"""The deal of the day: one try counts, it is there again after a reload, and the result can be shared."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import FAST, asked_again, finish_game, play_one
from tests.web.stored_games import stored_entries

TODAY = "2026-11-23T12:00:00Z"
"""A Monday, with the weakest bots."""


LAST_MINUTE, AFTER_MIDNIGHT = "2026-11-23T23:59:30Z", "2026-11-24T00:10:00Z"
TRIES = ["daily-kabale-2026-11-23", "daily-kabale-2026-11-24"]


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


def test_a_deal_from_before_midnight_still_counts_and_the_next_day_has_its_own(new_page: NewPage) -> None:
    page: Page = new_page(settings=FAST, fresh=True)
    page.clock.set_fixed_time(LAST_MINUTE)
    page.goto("")
    show(page)
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    page.clock.set_fixed_time(AFTER_MIDNIGHT)
    play_one(page)
    assert [entry["date"] for entry in stored_entries(page, "raenke-daily")] == ["2026-11-23"]
    show(page)
    chosen = page.locator(".daily-chosen")
    expect(chosen).to_have_attribute("data-standing", "fresh")
    page.locator("[data-day='2026-11-23']").click()
    expect(chosen).to_have_attribute("data-standing", "running")
    page.locator("[data-day='2026-11-24']").click()
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    assert sorted((game["id"], game["practice"]) for game in stored_entries(page)) == [(one, False) for one in TRIES]


def test_a_screen_that_was_open_over_midnight_gives_no_second_try(new_page: NewPage) -> None:
    """It still shows the day before, which is over: for practice only."""
    page: Page = new_page(settings=FAST, fresh=True)
    page.clock.set_fixed_time(LAST_MINUTE)
    page.goto("")
    show(page)
    page.clock.set_fixed_time(AFTER_MIDNIGHT)
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    (game,) = stored_entries(page)
    assert (game["id"] in TRIES, game["practice"], game["daily"]) == (False, True, "2026-11-23")


def test_two_tabs_have_one_try(new_page: NewPage) -> None:
    page: Page = new_page(settings=FAST, fresh=True)
    other: Page = page.context.new_page()
    for tab in (page, other):
        tab.clock.set_fixed_time(TODAY)
        tab.goto("")
        show(tab)
    page.locator("[data-do=daily-play]").click()
    asked_again(page)
    play_one(page)
    # The other tab has not looked since, and offers the try; it ends up at the same game, which the first one has.
    other.locator("[data-do=daily-play]").click()
    take = other.locator("[data-action=take-over]")
    expect(take).to_be_visible(timeout=60_000)
    take.click()
    asked_again(other)
    assert [(game["id"], game["practice"]) for game in stored_entries(other)] == [(TRIES[0], False)]
    assert len(stored_entries(other, "raenke-daily")) == 1
