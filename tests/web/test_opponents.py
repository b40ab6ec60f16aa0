"""Opponents at the table: who they are, and that they may be hurried."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Axe, NewPage, until
from tests.web.playing import FAST, lay_table

SLOW_ENGINE = """(() => {
  globalThis.hurried = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() / 20;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (order, ...rest) {
    const asked = typeof order?.text === "string" ? JSON.parse(order.text) : {};
    if (asked.do === "think" && asked.hurry) globalThis.hurried += 1;
    else if (asked.do === "think") {
      const reply = { ok: true, value: { thinking: true } };
      const data = { id: order.id, text: JSON.stringify(reply) };
      return void setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })), 30);
    }
    return postMessage.call(this, order, ...rest);
  };
})()"""
"""Bots never come to a decision by themselves, and it takes long until they are overdue."""


def seated(page: Page, game: str, *kinds: str) -> Page:
    """A table with these bots, whose tempers are chosen."""
    page.goto("#/setup")
    page.locator("select[name=game]").select_option(game)
    page.locator("select[name=tempers]").select_option("own")
    lay_table(page, ["human", *(kind.rpartition(":")[0] for kind in kinds)], [""] * (len(kinds) + 1))
    for seat, kind in enumerate(kinds, 1):
        page.locator(f"select[name=temper-{seat}]").select_option(kind.rpartition(":")[2])
    page.locator("[data-do=deal]").click()
    return page


@pytest.mark.parametrize("game", ["kabale", "adel"])
def test_a_seat_tells_how_its_bot_plays(new_page: NewPage, axe: Axe, game: str) -> None:
    """Level and temper: in the seat's name for screen readers, and explained on hovering and by key."""
    page = seated(new_page(settings=FAST), game, "bot:3:vengeful", "bot:1:grasping")
    seat = page.locator("[data-help='seat:1']:is(button)")
    expect(seat).to_contain_text("Envoy, vengeful", timeout=30_000)
    expect(page.locator("[data-help='seat:2']:is(button)")).to_contain_text("Lady-in-waiting, grasping")
    until(page, "document.querySelector('.status.is-yours') !== null")
    seat.focus()
    page.keyboard.press("i")
    help_ = page.locator("dialog.card-help .opponent")
    expect(help_).to_contain_text("Level 3 of 5")
    expect(help_).to_contain_text("vengeful")
    assert axe(page) == []
    page.keyboard.press("Escape")
    seat.hover()
    expect(page.locator(".card-help.is-hover .opponent")).to_contain_text("Envoy")


@pytest.mark.parametrize("game", ["kabale", "adel"])
def test_a_bot_that_thinks_for_long_may_be_hurried_at_its_seat(new_page: NewPage, game: str) -> None:
    """Only once it has thought for a moment, only there, and screen readers are not told again and again."""
    settings = {**FAST, "setup": {"game": game, "count": 2, "seats": [{"name": "", "kind": "human"}], "first": 1}}
    page = new_page(settings=settings, script=SLOW_ENGINE, fresh=True)
    page.goto("#/setup")
    page.locator("[data-do=deal]").click()
    hurry = page.locator("[data-seat='1'] > .seat-hurry")
    expect(hurry).to_be_visible(timeout=30_000)
    expect(page.locator(".seat-hurry")).to_have_count(1)
    expect(hurry).to_have_accessible_name("Move now")
    box = hurry.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 32
    said = page.locator("[data-live-region] p").count()
    page.wait_for_timeout(300)
    assert page.locator("[data-live-region] p").count() == said
    while not page.locator(".status.is-yours").count():
        if hurry.count():
            hurry.click()
        page.wait_for_timeout(100)
    assert page.evaluate("hurried") > 0
    expect(page.locator(".seat-hurry")).to_have_count(0)
