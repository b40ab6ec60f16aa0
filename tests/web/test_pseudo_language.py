"""In a language 40 % longer than English, on the narrowest phone: no text is cut, no page scrolls sideways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.cut_text import CUT, STRAYS
from tests.web.scenes import SCENES
from tests.web.shots import NARROW, opened
from tools.site.server import Server

LAPTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.fixture(scope="module")
def page(browser: Browser, dist_for_all: Server) -> Iterator[Page]:
    """One page for all screens."""
    made = opened(browser, dist_for_all.url, pseudo=True, native=True)
    yield made
    made.context.close()


@pytest.fixture(scope="module")
def dist_for_all(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The built site for the whole module."""
    with Server(request.getfixturevalue("dist")) as running:
        yield running


@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_cut_at_any_scene(page: Page, name: str) -> None:
    """Every screen, dialog and state at 320 px; there and on a laptop whatever scrolls keeps to itself."""
    page.set_viewport_size(NARROW)
    SCENES[name](page)
    assert "í" in page.locator("main").inner_text() or "á" in page.locator("body").inner_text()
    assert page.evaluate(CUT) == []
    assert page.evaluate(STRAYS) == []
    page.set_viewport_size(LAPTOP)
    assert page.evaluate(STRAYS) == []
