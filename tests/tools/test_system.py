"""Where browsers are found, and what a fresh clone has to measure a site."""

from __future__ import annotations

import inspect
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tools.bench import site
from tools.bench.limits import Measurement
from tools.setup import system
from tools.setup.process import BuildError, Result


def test_playwrights_own_browser_is_found_also_while_playwright_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    with sync_playwright() as running:
        shipped = Path(running.chromium.executable_path)
        assert system._downloaded("chromium") == (shipped if shipped.is_file() else None)
        monkeypatch.setattr(system, "EXECUTABLE_PATH", f"print({str(Path(__file__))!r})")
        assert system._downloaded("chromium") == Path(__file__)


def test_what_cannot_be_asked_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "EXECUTABLE_PATH", "raise SystemExit('no Playwright here')")
    assert system._downloaded("chromium") is None


class Machine:
    """Records which programs were called, and answers as a machine without any browser."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool, ci: bool, sudo: bool = True) -> None:
        self.commands: list[list[str]] = []
        self.installed: set[str] = set()
        self.downloads = True
        present = {"apt-get", *(["sudo"] if sudo else [])}
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
        monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in present | self.installed else None)
        monkeypatch.setattr(system, "_mini_browser", lambda: None)
        monkeypatch.setattr(system, "capture", self.capture)
        monkeypatch.setattr(system, "_downloaded", self.downloaded)
        monkeypatch.delenv("CI", raising=False)
        if ci:
            monkeypatch.setenv("CI", "true")
        for name in ("_apt", "chromium", "firefox", "webkit"):  # without their caches
            monkeypatch.setattr(system, name, inspect.unwrap(getattr(system, name)))

    def capture(self, command: Sequence[object]) -> Result:
        words = [str(word) for word in command]
        self.commands.append(words)
        if "install" in words and "apt-get" in words:
            self.installed.update({words[-1]} & {"chromium", "chromium-headless-shell", "firefox-esr"})
        return Result(0, "", 0.0)

    def downloaded(self, browser: str) -> Path | None:
        fetched = any("playwright" in words for words in self.commands)
        return Path("/cache", browser) if fetched and self.downloads else None

    def called(self, program: str) -> bool:
        return any(program in Path(word).name for words in self.commands for word in words)


def test_root_installs_debians_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, ci=False)
    assert system.chromium() == Path("/bin/chromium")
    assert not machine.called("sudo")
    assert not machine.called("playwright")


def test_ci_installs_debians_browsers_with_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False, ci=True)
    assert system.chromium() == Path("/bin/chromium")
    assert system.firefox() == Path("/bin/firefox-esr")
    assert machine.called("sudo")


def test_tests_take_the_headless_shell_where_it_can_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, root=False, ci=False)
    assert "headless shell" not in system.browsers()
    assert system.headless_chromium() == Path("/cache/chromium")
    Machine(monkeypatch, root=True, ci=False)
    assert system.browsers()["headless shell"] == system.headless_chromium() == Path("/bin/chromium-headless-shell")


def test_without_privileges_chromium_is_playwrights_download_and_sudo_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine = Machine(monkeypatch, root=False, ci=False)
    assert system.chromium() == Path("/cache/chromium")
    assert not machine.called("sudo")
    assert not machine.called("apt-get")
    assert "--with-deps" not in machine.commands[0]


def test_a_failed_download_ends_in_one_line_that_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False, ci=False)
    machine.downloads = False
    with pytest.raises(BuildError, match=r"^Chromium not found: .*apt-get install chromium$"):
        system.chromium()


def test_optional_browsers_are_skipped_with_advice_but_required_under_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False, ci=False)
    found = system.browsers()
    assert found["chromium"] == Path("/cache/chromium")
    assert str(found["firefox"]).endswith("sudo apt-get install firefox-esr")
    assert "webkit2gtk-driver" in str(found["webkit"])
    assert not machine.called("sudo")
    Machine(monkeypatch, root=False, ci=True, sudo=False)
    with pytest.raises(BuildError, match="Firefox not found"):
        system.browsers()


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
