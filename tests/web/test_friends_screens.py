"""The screens of tables with friends: as people who do not see them meet them, and what stands above a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.friends_scenes import SCENES
from tests.web.shots import SIZES, opened
from tools.site.server import Server

EDGES = """() => {
  const bounds = (what) => document.querySelector(what).getBoundingClientRect();
  return [bounds(".friends-notice").bottom, bounds(".table").top, bounds(".table").bottom];
}"""
"""Where the notice ends, and where the table lies."""


@pytest.fixture(scope="module")
def page(browser: Browser, dist: Path) -> Iterator[Page]:
    """One page for all screens."""
    with Server(dist) as server:
        made = opened(browser, server.url, native=True)
        yield made
        made.context.close()


@pytest.mark.parametrize("name", SCENES)
def test_no_screen_has_faults_that_axe_finds(page: Page, axe: Callable[[Page], list[str]], name: str) -> None:
    SCENES[name](page)
    assert axe(page) == []


def test_a_notice_covers_nothing_of_the_table(page: Page) -> None:
    """It stands above the table, which is lower by as much and still wholly in sight."""
    page.set_viewport_size(SIZES["360x740"])
    SCENES["friends-lost"](page)
    sizes: list[ViewportSize] = [SIZES["360x740"], SIZES["768x1024"], SIZES["1440x900"]]
    for size in sizes:
        page.set_viewport_size(size)
        end, top, bottom = page.evaluate(EDGES)
        assert 0 < end <= top + 0.5
        assert bottom <= size["height"] + 0.5
