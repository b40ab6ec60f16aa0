"""On a phone, with letters as they are and twice as large: targets suit a finger, text the eye, and all can be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.conftest import PHONE_SIZE
from tests.web.cut_text import CUT, STRAYS
from tests.web.phone_faults import BROKEN, COVERED, SMALL_TARGETS, SMALL_TEXT
from tests.web.scenes import SCENES
from tests.web.shots import STANDS, opened
from tools.site.server import Server

NORMAL, LARGE = 16, 32
"""The size of letters that a browser is set to, in pixels."""


@pytest.fixture(scope="module")
def page(browser: Browser, dist: Path) -> Iterator[Page]:
    """One page for all screens, on a phone."""
    with Server(dist) as server:
        page = opened(browser, server.url, native=True)
        page.set_viewport_size(PHONE_SIZE)
        yield page
        page.context.close()


@pytest.fixture(scope="module")
def session(page: Page) -> CDPSession:
    """The browser's settings of this page."""
    return page.context.new_cdp_session(page)


def set_letters(page: Page, session: CDPSession, size: int) -> None:
    """Set the size of letters, as people do in their browser's settings, and wait until the page stands again."""
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    page.evaluate(STANDS)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == f"{size}px"


@pytest.mark.parametrize("name", SCENES)
def test_everything_is_large_enough_and_stays_usable_with_larger_letters(
    page: Page, session: CDPSession, name: str
) -> None:
    """Every screen, dialog and state; no screen is wider than the phone."""
    SCENES[name](page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_SIZE["width"]
    assert page.evaluate(SMALL_TARGETS) + page.evaluate(SMALL_TEXT) == []
    set_letters(page, session, LARGE)
    try:
        faults = [page.evaluate(kind) for kind in (CUT, STRAYS, BROKEN, COVERED)]
    finally:
        set_letters(page, session, NORMAL)
    assert faults == [[], [], [], []]
