"""Where browsers are found, and what a fresh clone has to measure a site."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tools.bench import site
from tools.bench.limits import Measurement
from tools.setup import system


def test_playwrights_own_browser_is_found_also_while_playwright_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    with sync_playwright() as running:
        shipped = Path(running.chromium.executable_path)
        assert system._downloaded("chromium") == (shipped if shipped.is_file() else None)
        monkeypatch.setattr(system, "WHERE", f"print({str(Path(__file__))!r})")
        assert system._downloaded("chromium") == Path(__file__)


def test_what_cannot_be_asked_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "WHERE", "raise SystemExit('no Playwright here')")
    assert system._downloaded("chromium") is None


def test_the_site_is_measured_also_on_a_fresh_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no build/ yet, and the browser is asked for before anything runs."""
    asked: list[str] = []

    def measured(_playwright: object, browser_at: Path, _root: Path, folder: Path) -> list[Measurement]:
        asked.append("measured")
        assert browser_at == Path("a browser")
        assert folder.parent == tmp_path / "build"
        return []

    def chromium() -> Path:
        asked.append("chromium")
        return Path("a browser")

    monkeypatch.setattr(site, "chromium", chromium)
    monkeypatch.setattr(site, "_measure", measured)
    site.run(tmp_path)
    assert asked == ["chromium", "measured"]
