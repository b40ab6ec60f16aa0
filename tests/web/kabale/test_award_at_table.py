"""The award at a real table: told at the table's pace, stepped, skipped, read again; and the final count."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from raenke.kabale.actions import PLACE
from tests.web.conftest import Axe, NewPage
from tests.web.kabale.positions import Position, best, bots, played
from tests.web.playing import FAST, LONGEST, lay_table
from tests.web.scene_setup import put_rows
from tests.web.stored_games import open_library, record

STEP = """() => {
  if (document.querySelector(".stage")) return "award";
  document.querySelector("[data-action=step]")?.click();
  const decline = document.querySelector("[data-action=decline]");
  if (decline) { decline.click(); return "moved"; }
  const column = document.querySelector(".hand-card.is-selected") && document.querySelector(".column.is-legal");
  if (column) { column.click(); return "moved"; }
  document.querySelector(".hand-card.is-legal:not(.is-selected)")?.click();
  return document.querySelector("[data-over]") ? "over" : "waits";
}"""


HOLD = """() => {
  const hold = () => {
    const pause = document.querySelector("[data-stage] [data-action=stage-pause]");
    if (pause?.textContent === "Pause") pause.click();
  };
  new MutationObserver(hold).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Pauses whatever is presented as it appears: on a busy machine it would be over before the test looks."""


TOLD = """async key => {
  const stage = document.querySelector(".stage");
  if (stage) {
    const told = document.querySelector(".scoring") ? "count" : "award";
    const skips = stage.querySelector("[data-action=stage-skip-all]");
    const words = skips?.textContent ?? "";
    skips?.click();
    await new Promise((drawn) => setTimeout(drawn));
    return [told, words];
  }
  if (document.querySelector("[data-over]")) return ["over", ""];
  document.querySelector("[data-action=decline]")?.click();
  const skip = document.querySelector("[data-action=skip]");
  if (!skip) return ["decides", ""];
  if (key) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  else skip.click();
  return ["moves", ""];
}"""
"""What the page shows, and the words on the button that skips what is presented; that, or what moves, is skipped in the
same breath, since a moment later something else may be there."""


def play_until(page: Page, wanted: str) -> None:
    """Plays on, anything anywhere, until the page shows what is wanted; awards on the way are passed."""
    for _ in range(1500):
        now = page.evaluate(STEP)
        if now == wanted:
            return
        if now == "award":
            page.locator("[data-action=stage-next]").click()
        page.wait_for_timeout(25)
    raise AssertionError(f"no {wanted}")


def late() -> Position:
    """Two seats and the first to decide for the last time in a game."""
    seats = bots(2, "Ada")

    def merit(state: Any) -> float | None:
        laid = sum(len(cards) for cards in state.columns)
        return float(state.round * 100 + laid) if state.pending == PLACE and state.to_act == 0 else None

    return Position(best(played(seats, 3), merit), seats)


def duel(page: Page) -> Page:
    """A table for two, you against the simplest bot."""
    page.goto("#/setup")
    lay_table(page, ["human", "bot:1"], ["Ada", "Odo"])
    page.locator("[data-do=deal]").click()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible(timeout=30_000)
    return page


def test_the_table_waits_for_its_awards(new_page: NewPage, axe: Axe) -> None:
    """Behind the stage the table is out of reach; Escape goes on, and the next round begins with the focus in play."""
    page = duel(new_page(settings={"pace": "quick"}, reduced_motion="reduce"))
    page.evaluate(HOLD)
    play_until(page, "award")
    expect(page.locator("[data-action=stage-pause]")).to_have_text("Resume")
    assert page.locator(".table-frame").evaluate("frame => frame.inert")
    assert axe(page) == []
    step = page.locator(".stage").get_attribute("data-step")
    page.wait_for_timeout(1500)
    assert page.locator(".stage").get_attribute("data-step") == step
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(".hand-card.is-legal").first).to_be_visible(timeout=20_000)
    assert not page.locator(".table-frame").evaluate("frame => frame.inert")


@pytest.mark.parametrize("key", ["", " ", "Escape"], ids=["button", "space", "escape"])
def test_skipping_an_animation_keeps_the_award(new_page: NewPage, key: str) -> None:
    """To skip what moves skips neither the awards of the round nor the final count: those have a way of their own."""
    page = new_page(settings={"pace": "normal"}, viewport={"width": 360, "height": 740})
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    put_rows(page, "raenke-games", [late().saved("late")])
    page.evaluate("location.hash = '#/table/late'")
    expect(page.locator(".hand-card.is-legal").first).to_be_visible(timeout=30_000)
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".column.is-legal > .goal").first.click()
    page.evaluate(HOLD)
    seen: list[tuple[str, str]] = []
    ends = time.monotonic() + LONGEST
    while not any(told == "count" for told, _ in seen):
        told, words = page.evaluate(TOLD, key)
        if told not in ("moves", "decides"):
            seen.append((told, words))
        assert told != "over", seen
        assert time.monotonic() < ends, seen
        page.wait_for_timeout(50)
    assert seen == [("award", "Skip all columns"), ("count", "Skip the scoring")]


def test_leaving_the_table_ends_the_award(new_page: NewPage) -> None:
    """Who goes elsewhere in the middle of an award finds the game again, and nothing hangs."""
    page = new_page(settings={"pace": "step"}, reduced_motion="reduce")
    page.goto("#/setup")
    lay_table(page, ["human", "bot:1"], ["Ada", "Odo"])
    page.locator("[data-do=deal]").click()
    expect(page.locator(".hand-card").first).to_be_visible(timeout=30_000)
    play_until(page, "award")
    if page.locator(".award-line").count():
        # What is plain comes first, together; what was said before it takes its time.
        expect(page.locator("[data-live-region]")).to_contain_text("Column", timeout=60_000)
        page.keyboard.press("Escape")
    else:
        words = page.locator(".award-step.is-now .award-words").inner_text()
        expect(page.locator("[data-live-region]")).to_contain_text(words, timeout=60_000)
        page.keyboard.press("ArrowRight")
        # Who goes from step to step hears each of them at once.
        words = page.locator(".award-step.is-now .award-words").inner_text()
        expect(page.locator("[data-live-region] p").last).to_have_text(words)
    here = page.evaluate("location.hash")
    page.evaluate("location.hash = '#/cards'")
    expect(page.locator(".page.cards")).to_be_visible()
    page.evaluate(f"location.hash = '{here}'")
    expect(page.locator(".table")).to_be_visible()
    page.keyboard.press("Escape")
    play_until(page, "moved")


def test_the_final_scoring_is_shown(new_page: NewPage) -> None:
    """A whole game at once: every seat's points and how they came about, the first before the last."""
    page = duel(new_page(settings={"pace": "instant"}))
    play_until(page, "over")
    expect(page.locator(".standing .scoring-ways")).to_have_count(2)
    expect(page.locator(".standing.is-winner")).not_to_have_count(0)
    points = [int(text) for text in page.locator(".standing-points").all_inner_texts()]
    assert points == sorted(points, reverse=True)


SEAT_COUNTED = r"^%s: \d+ points?\. (Sum of all goals|All six areas|No goals won)"


def hear_count(page: Page, heard: Locator) -> None:
    """Opens the final count of a duel and steps to its end: each seat is heard, the last first; then who has won."""
    page.locator("[data-action=count]").click()
    for _ in range(2):
        name = page.locator(".scoring-seat.is-now .scoring-name").inner_text()
        expect(heard).to_have_text(re.compile(SEAT_COUNTED % name))
        points = page.locator(".scoring-seat.is-now .scoring-points").inner_text()
        assert f" {points} point" in heard.inner_text()
        page.keyboard.press("ArrowRight")
    expect(heard).to_contain_text("with")


def test_final_scoring_is_announced_seat_by_seat(new_page: NewPage) -> None:
    """The stage is no live region: in the replay each step is said, with the points and why."""
    page = open_library(new_page(settings=FAST), record(1, ("Ada", "bot:random Odo")))
    page.locator("[data-do=replay]").click()
    page.locator(".replay").press("End")
    hear_count(page, page.locator("p.visually-hidden[role=status]"))
