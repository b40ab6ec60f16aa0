"""Where height is short: a phone held sideways at the end of a game, long columns on a laptop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.phone_faults import BROKEN
from tests.web.scenes import SCENES
from tests.web.shots import ON_ITS_SIDE, opened
from tests.web.test_pseudo_language import LAPTOP
from tools.site.server import Server

LARGER_SIDE: ViewportSize = {"width": 844, "height": 390}

FEET = """() => [...document.querySelectorAll(".column-card:not(.is-last) .card-number")].flatMap((number) => {
  const strip = number.closest(".column-card").getBoundingClientRect();
  const box = number.getBoundingClientRect();
  // Digits stand on the line, which lies about a fifth above the end of the box.
  const feet = box.bottom - 0.18 * box.height;
  return feet > strip.bottom + 0.5 ? [`${number.textContent.trim()}: ${feet - strip.bottom} px`] : [];
})"""
"""Numbers whose feet lie below their strip, where the next card covers them."""


@pytest.fixture(scope="module")
def page(browser: Browser, dist: Path) -> Iterator[Page]:
    """One page for all screens."""
    with Server(dist) as server:
        made = opened(browser, server.url, native=True)
        yield made
        made.context.close()


@pytest.mark.parametrize("size", [ON_ITS_SIDE, LARGER_SIDE], ids=["740x360", "844x390"])
@pytest.mark.parametrize("name", ["table-over", "table-cloak", "table-traitor"])
def test_landscape_phone_keeps_words_whole_and_hand_visible(page: Page, name: str, size: ViewportSize) -> None:
    """Buttons beside the words may not squeeze them, nor the words push out what lies below."""
    page.set_viewport_size(size)
    SCENES[name](page)
    assert page.evaluate(BROKEN) == []
    for card in page.locator(".hand-card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("name", ["table-2", "table-4", "table-6"])
def test_numbers_in_strips_are_not_clipped(page: Page, name: str) -> None:
    """However low the strips of a long column become."""
    for size in (LAPTOP, ON_ITS_SIDE, LARGER_SIDE):
        page.set_viewport_size(size)
        SCENES[name](page)
        assert page.evaluate(FEET) == []
