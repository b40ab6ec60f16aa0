"""Finds the programs of the machine itself, above all browsers, and installs what is missing."""

from __future__ import annotations

import functools
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.setup.process import BuildError, capture, echo, run_step

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FIREFOX_NAMES = ("firefox-esr", "firefox")


@dataclass(frozen=True)
class WebKit:
    """WebKitGTK as tests drive it: the WebDriver, its small browser, and the screen both run on."""

    driver: Path
    browser: Path
    xvfb_run: Path


def _as_root() -> list[str] | None:
    """What goes before a command to run it as root, or None when that cannot be had without a question."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    return [sudo, "-n"] if sudo and capture([sudo, "-n", "true"]).ok else None


@functools.cache
def _apt() -> list[str] | None:
    """The command for apt-get with fresh lists, or None where it cannot be used."""
    before = _as_root()
    if before is None or shutil.which("apt-get") is None:
        return None
    apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "Acquire::Retries=5"]
    apt += ["-o", "DPkg::Lock::Timeout=300"]
    echo("· reading the system's package lists")
    if not capture([*apt, "update", "-qq"]).ok:
        echo("  (apt-get update failed, going on with the lists that are here)")
    return apt


def apt_install(*packages: str) -> bool:
    """Installs Debian packages where apt-get may be used; says whether they are there now."""
    apt = _apt()
    if apt is None:
        return False
    echo(f"· installing {' '.join(packages)}")
    done = capture([*apt, "install", "-y", "-qq", "--no-install-recommends", *packages])
    if not done.ok:
        echo("\n".join(done.output.rstrip().splitlines()[-8:]))
    return done.ok


def _first(names: tuple[str, ...]) -> Path | None:
    for name in names:
        if found := shutil.which(name):
            return Path(found)
    return None


WHERE = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(getattr(playwright, sys.argv[1]).executable_path)
"""


def _downloaded(browser: str) -> Path | None:
    """Playwright's own copy of a browser, if it is on this machine."""
    # Asked in a process of its own: whoever calls us may run Playwright already, and one process cannot run two.
    told = capture([sys.executable, "-c", WHERE, browser])
    path = Path(told.output.rstrip().rpartition("\n")[2])
    return path if told.ok and path.is_file() else None


def _download(browser: str) -> Path | None:
    run_step(f"downloading {browser}", [sys.executable, "-m", "playwright", "install", "--with-deps", browser])
    return _downloaded(browser)


@functools.cache
def chromium() -> Path:
    """A Chromium: the system's, Playwright's, or one that is installed now."""
    found = _first(CHROMIUM_NAMES) or _downloaded("chromium")
    if found is None and apt_install("chromium"):
        found = _first(CHROMIUM_NAMES)
    found = found or _download("chromium")
    if found is None:
        raise BuildError("no Chromium: install 'chromium' by the system's packages")
    return found


@functools.cache
def firefox() -> Path:
    """The system's Firefox, installed now if it is missing."""
    found = _first(FIREFOX_NAMES)
    if found is None and apt_install("firefox-esr"):
        found = _first(FIREFOX_NAMES)
    if found is None:
        raise BuildError("no Firefox: install 'firefox-esr' (or 'firefox') by the system's packages")
    return found


def _mini_browser() -> Path | None:
    for folder in ("/usr/lib", "/usr/libexec"):
        for path in sorted(Path(folder).glob("**/webkit2gtk-4.*/MiniBrowser")):
            return path
    return None


@functools.cache
def webkit() -> WebKit:
    """WebKitGTK with its WebDriver and a virtual screen, installed now if something is missing."""

    def look() -> WebKit | None:
        driver, xvfb, browser = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run"), _mini_browser()
        return WebKit(Path(driver), browser, Path(xvfb)) if driver and xvfb and browser else None

    found = look()
    if found is None and apt_install("webkit2gtk-driver", "xvfb", "xauth"):
        found = look()
    if found is None:
        raise BuildError("no WebKitGTK: install 'webkit2gtk-driver' and 'xvfb' by the system's packages")
    return found


def browsers() -> dict[str, Path | None]:
    """Where each browser is, installed now if need be; without Firefox or WebKitGTK one can work, but CI may not."""
    found: dict[str, Path | None] = {"chromium": chromium()}
    others: dict[str, Callable[[], Path]] = {"firefox": firefox, "webkit": lambda: webkit().browser}
    for name, look in others.items():
        try:
            found[name] = look()
        except BuildError:
            if os.environ.get("CI"):
                raise
            found[name] = None
    return found
