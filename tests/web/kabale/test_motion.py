"""What a card's flight looks like on the way: nothing jumps that does not move."""

from __future__ import annotations

from playwright.sync_api import expect

from raenke import record
from tests.web.conftest import NewPage, until
from tests.web.kabale.positions import Position
from tests.web.scene_setup import put_rows

COVERED = """\
[Game "kabale"]
[Notation "1"]
[Players "2"]
[First "1"]
[Seat1 "Ada"]
[Seat2 "bot:greedy"]
[Goals "T3 M4 A1 F5 L2 R3 M3 A2 T1 L4 R2 F3"]
[Deck1 "Al Me Mi Cl Gi Wz Ki Qu Ju Fe La Ca Ex As St Tr Mu Wt Pr Sq He Do Dr Ro Be"]
[Deck2 "Pr Wz Ki Qu Ju Al Fe La Me Ca Mi Ex As St Cl Tr Mu Wt Sq He Gi Do Dr Ro Be"]
[Result "*"]

{round 1} 1Al>1 2Wz>1
"""
"""A Wizard lies face down in the first column; it does nothing when it is revealed."""

WATCH = """place => {
  globalThis.seen = [];
  const look = () => {
    const item = document.querySelector(`[data-place="${place}"]`);
    const card = item.querySelector(".card");
    const whole = item.offsetHeight >= card.offsetHeight - 1 || getComputedStyle(item).overflowY === "visible";
    const now = `${whole ? "whole" : "strip"} ${card.matches(".is-covered") ? "down" : "up"}`;
    if (seen.at(-1) !== now) seen.push(now);
    if (now !== "strip up") requestAnimationFrame(look);
  };
  look();
}"""


def test_a_covered_card_stays_whole_until_it_is_flipped(new_page: NewPage) -> None:
    """It neither shrinks when the next card takes off nor pops up again to be turned."""
    page = new_page(settings={"pace": "normal"}, viewport={"width": 390, "height": 844})
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    put_rows(page, "raenke-games", [Position(record.read(COVERED), ("Ada", "bot:greedy")).saved("covered")])
    page.evaluate("location.hash = '#/table/covered'")
    page.locator(".hand-card.is-legal").first.click(timeout=30_000)
    column = page.locator(".column.is-legal:has(.is-last > .is-covered)").first
    place = column.locator(".column-card.is-last").get_attribute("data-place")
    page.evaluate(WATCH, place)
    column.locator(".goal").click()
    until(page, "seen.at(-1) === 'strip up'")
    assert page.evaluate("seen") == ["whole down", "whole up", "strip up"]
    expect(page.locator(".is-above, .is-uncovered")).to_have_count(0)
