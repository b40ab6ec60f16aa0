"""A tap or key that was meant to skip does not answer a Cloak or Traitor that is asked in its place."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke.kabale.actions import ASK_TRAITOR
from raenke.record import Record
from tests.web.conftest import NewPage, until
from tests.web.kabale.positions import SIX, Position, played
from tests.web.scene_setup import put_rows

PHONE = {"width": 390, "height": 844}
DECLINE = "[data-action=decline]"

AS_SOON_AS_IT_IS_THERE = """selector => {
  const watch = new MutationObserver(() => {
    const found = document.querySelector("[data-action=decline]") && document.querySelector(selector);
    if (!found) return;
    watch.disconnect();
    globalThis.ready = document.querySelector(".table-frame.is-guarded") === null;
    found.click();
    globalThis.late = true;
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


@cache
def before_a_traitor() -> tuple[Position, str, int]:
    """The first of six is to place a card that turns up its own Traitor: the card, and the column."""
    for seed in range(1, 200):
        whole = played(SIX, seed, "random")
        walk = Record(whole.game, whole.deal, whole.names)
        for at, token in enumerate(whole.tokens):
            placed = re.fullmatch(r"1(\w\w)>(\d)", token)
            walk.replay_token(token)
            state: Any = walk.state
            if placed and not state.over and state.pending == ASK_TRAITOR and state.to_act == 0:
                return Position(whole.cut(at), SIX), placed[1], int(placed[2]) - 1
    raise AssertionError("nobody turns up a Traitor")


def place(page: Page, answer: str = "") -> None:
    """Lays the card down that brings the question; `answer` is clicked as soon as that is asked."""
    position, card, column = before_a_traitor()
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    put_rows(page, "raenke-games", [position.saved("traitor")])
    page.evaluate("location.hash = '#/table/traitor'")
    page.locator(f".hand-card.is-legal[data-card={card}]").click(timeout=30_000)
    if answer:
        page.evaluate(AS_SOON_AS_IT_IS_THERE, answer)
    page.locator(f".column.is-legal[data-column='{column}'] > .goal").click()


@pytest.mark.parametrize("answer", ["[data-action=decline]", ".column.is-legal .column-target"])
@pytest.mark.parametrize("skips", [True, False], ids=["skipped", "watched"])
def test_a_late_tap_is_dropped(new_page: NewPage, answer: str, skips: bool) -> None:
    """At the moment the question appears it is deaf, and looks so; it is not for long."""
    page = new_page(settings={"pace": "normal"}, viewport=PHONE)
    place(page, answer)
    if skips:
        page.locator("[data-action=skip]").click()
    until(page, "globalThis.late")
    assert page.evaluate("globalThis.ready") is False
    page.wait_for_timeout(700)
    expect(page.locator(DECLINE)).to_be_visible()
    expect(page.locator(".table-frame.is-guarded")).to_have_count(0)
    page.locator(answer).first.press("Enter")
    expect(page.locator(DECLINE)).to_have_count(0)


def test_key_repeat_is_dropped(new_page: NewPage) -> None:
    """Enter goes on while cards move; held longer it finds the focus on a column, and must not trade."""
    page = new_page(settings={"pace": "normal"}, viewport=PHONE)
    place(page)
    asked = 0
    for _ in range(200):
        page.keyboard.down("Enter")
        page.wait_for_timeout(50)
        asked += page.locator(DECLINE).count()
        if asked == 20:
            break
    page.keyboard.up("Enter")
    expect(page.locator(".column-target:focus")).to_have_count(1)
    expect(page.locator(DECLINE)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(DECLINE)).to_have_count(0)


def test_no_debounce_without_motion(new_page: NewPage) -> None:
    """Where nothing was shown, nothing can come late."""
    page = new_page(settings={"pace": "instant"}, viewport=PHONE)
    place(page, DECLINE)
    until(page, "globalThis.late")
    expect(page.locator(DECLINE)).to_have_count(0)
