"""What every test shares: hypothesis in a quick and a thorough profile, and the built site."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every CI run.
# The machine's speed is no property of the code: no example fails for being slow.
settings.register_profile("quick", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2000)
settings.register_profile("mutate", settings.get_profile("ci"), max_examples=30, database=None)
settings.load_profile(os.environ.get("RAENKE_HYPOTHESIS", "ci" if os.environ.get("CI") else "quick"))


ENGINE_TESTS = Path(__file__).with_name("engine")
COUNTED = ("test_command.py", "test_human_player.py", "test_motives.py", "test_tempers.py", "test_training.py")
"""Tests of all games that call what those of one game do not: its English, tempers, training and puzzles."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that coverage is counted in: those of games, of which it is demanded.

    It makes a test three times as long, also where it is switched off meanwhile, so all others get a run without it.
    """
    for item in items:
        folder = item.path.parent
        counts = ENGINE_TESTS in folder.parents or (folder == ENGINE_TESTS and item.path.name in COUNTED)
        if counts and not item.get_closest_marker("no_cover"):
            item.add_marker(pytest.mark.counted)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from these sources into a folder of its own: somebody may build into dist/ meanwhile."""
    return _built(tmp_path_factory, "site")


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site as another version."""
    return _built(tmp_path_factory, "newer", label="newer")


def _built(folders: pytest.TempPathFactory, name: str, label: str = "") -> Path:
    from tools.setup.process import ROOT
    from tools.site import builder

    return once(folders, name, lambda folder: builder.build(ROOT, folder, label))


def once(folders: pytest.TempPathFactory, name: str, build: Callable[[Path], Path]) -> Path:
    """Build something into a folder of this name, once for all processes of a test run."""
    from tools.setup.env import exclusive  # the engine's tests run where there are no tools

    base = folders.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    built = shared / f"{name}.path"
    with exclusive(shared / f"{name}.lock"):
        if not built.is_file():
            built.write_text(str(build(shared / name)), encoding="utf-8")
    return Path(built.read_text(encoding="utf-8"))
