"""A site with two games: this house, and in it the toy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web import toy
from tools.site.server import Server


@pytest.fixture(scope="session")
def toy_dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the toy, built once."""
    return toy.build(tmp_path_factory.mktemp("toy"))


@pytest.fixture
def server(toy_dist: Path) -> Iterator[Server]:
    """The same pages as everywhere, but with the toy among the games."""
    with Server(toy_dist, "/raenke/") as running:
        yield running
