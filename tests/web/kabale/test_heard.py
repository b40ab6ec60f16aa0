"""By ear, at a table: nothing runs into the next, nothing is said twice, and keys read what lies there."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.kabale.positions import games
from tests.web.playing import FAST, STEP, started
from tests.web.scene_setup import put_rows

LISTEN = """() => {
  globalThis.said = [];
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    said.push(...nodes.map(({ textContent }) => [performance.now(), textContent]));
  }).observe(document.querySelector("[data-live-region]"), { childList: true });
}"""


def test_at_a_table_nothing_runs_into_the_next(new_page: NewPage) -> None:
    """Played as fast as it goes: every paragraph has the time that speaking it takes, and no bot's draw is in it."""
    page = started(new_page(settings=FAST))
    page.evaluate(LISTEN)
    # On a busy machine a bot may think for long.
    for _ in range(300):
        page.evaluate(STEP)
        page.wait_for_timeout(100)
        if len(page.evaluate("said")) > 4:
            break
    said = page.evaluate("said")
    assert len(said) > 1
    for (at, text), (after, _) in pairwise(said):
        assert after - at >= 1000 * len(text) / 15 - 50, text
    assert not any("draws" in text for _, text in said)


def test_what_is_asked_each_time_is_heard_once(new_page: NewPage) -> None:
    """The second card's rule comes without what came with the first, and a rule that is known is not said again."""
    page = started(new_page(settings=FAST))
    cards = page.locator(".hand-card.is-legal")
    paragraphs = page.locator("[data-live-region] p")
    cards.nth(0).click()
    expect(paragraphs.last).to_have_text(re.compile(r" – .+\. Now choose a column\.$"), timeout=20_000)
    first = paragraphs.last.inner_text()
    cards.nth(1).click()
    expect(paragraphs.last).not_to_have_text(first, timeout=20_000)
    expect(paragraphs.last).to_have_text(re.compile(r"^[^.]+ – [^.]+\.$"))
    heard_so_far = paragraphs.count()
    cards.nth(0).click()
    cards.nth(2).click()
    expect(paragraphs.nth(heard_so_far)).to_have_text(re.compile(" – "), timeout=20_000)
    assert paragraphs.nth(heard_so_far).inner_text() != first.removesuffix(" Now choose a column.")


def test_h_reads_the_numbers_too(new_page: NewPage) -> None:
    """Each card of the hand with what it counts, both numbers where its area decides."""
    page = started(new_page(settings=FAST))
    page.keyboard.press("h")
    heard_hand = page.locator("[data-live-region] p").last
    for name in page.locator(".hand-card > .visually-hidden").all_inner_texts():
        expect(heard_hand).to_contain_text(" ".join(name.split()))
    assert re.search(r"\d", heard_hand.inner_text())


def test_since_your_turn_never_says_nothing(new_page: NewPage) -> None:
    """It stands there for who was struck, and not in a fresh round."""
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    put_rows(page, "raenke-games", [games()["struck"], games()["two"]])
    page.evaluate("location.hash = '#/table/struck'")
    expect(page.locator("[data-since]")).to_be_visible(timeout=30_000)
    assert page.locator("[data-since].is-hit").count() == 1
    fresh = started(new_page(settings=FAST))
    expect(fresh.locator(".status-text")).to_have_text("Choose a card, then a column.")
    assert fresh.locator("[data-since]:not(.is-hit)").count() == 0
