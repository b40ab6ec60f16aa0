"""A site with two games: this house, and in it the toy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.conftest import once
from tests.web import toy
from tests.web.page_pool import PagePool
from tools.site.server import Server


@pytest.fixture(scope="session")
def toy_dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the toy, built once for all processes of a test run."""
    return once(tmp_path_factory, "toy", toy.build)


@pytest.fixture
def server(toy_dist: Path) -> Iterator[Server]:
    """The same pages as everywhere, but with the toy among the games."""
    with Server(toy_dist, "/raenke/") as running:
        yield running


@pytest.fixture(scope="session")
def page_pool(headless_browser: Browser, toy_dist: Path) -> Iterator[PagePool]:
    """Pages of that site, reused as everywhere."""
    with Server(toy_dist, "/raenke/") as running:
        yield PagePool(headless_browser, running)
