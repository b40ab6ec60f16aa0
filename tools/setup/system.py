"""Browsers: found on the system, else installed where that needs no privileges that we were not given.

Debian packages are installed as root or under CI only; nobody else is ever asked for `sudo`.
"""

from __future__ import annotations

import functools
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.setup.process import BuildError, capture, echo

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
HEADLESS_SHELL = "chromium-headless-shell"
FIREFOX_NAMES = ("firefox-esr", "firefox")


@dataclass(frozen=True)
class WebKit:
    """WebKitGTK for tests: its WebDriver, its browser, and the virtual screen for both."""

    driver: Path
    browser: Path
    xvfb_run: Path


def _privileged() -> list[str] | None:
    """The prefix that runs a command as root: none for root, `sudo` under CI only; None where we may not."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    # On a person's machine sudo is theirs to call, even where it would not ask for a password.
    sudo = shutil.which("sudo") if os.environ.get("CI") else None
    return [sudo, "-n"] if sudo and capture([sudo, "-n", "true"]).ok else None


@functools.cache
def _apt() -> list[str] | None:
    """The apt-get command, after updating the package lists, or None where it may not be used."""
    prefix = _privileged()
    if prefix is None or shutil.which("apt-get") is None:
        return None
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "Acquire::Retries=5"]
    apt += ["-o", "DPkg::Lock::Timeout=300"]
    echo("· updating the system's package lists")
    if not capture([*apt, "update", "-qq"]).ok:
        echo("  (apt-get update failed, continuing with the present lists)")
    return apt


def apt_install(*packages: str) -> bool:
    """Install Debian packages as root or under CI; return whether that succeeded."""
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


EXECUTABLE_PATH = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(getattr(playwright, sys.argv[1]).executable_path)
"""


def _downloaded(browser: str) -> Path | None:
    """Playwright's own copy of a browser, if present."""
    # Asked in a separate process: the caller may run Playwright already, and one process cannot run two.
    answer = capture([sys.executable, "-c", EXECUTABLE_PATH, browser])
    path = Path(answer.output.rstrip().rpartition("\n")[2])
    return path if answer.ok and path.is_file() else None


def _download(browser: str) -> Path | None:
    """Playwright's own download of a browser, into the user's cache; needs no privileges."""
    echo(f"· downloading {browser}")
    # Not --with-deps: it calls sudo.
    done = capture([sys.executable, "-m", "playwright", "install", browser])
    return _downloaded(browser) if done.ok else None


def _advice(browser: str, *packages: str) -> BuildError:
    return BuildError(f"{browser} not found: install it yourself, on Debian: sudo apt-get install {' '.join(packages)}")


@functools.cache
def chromium() -> Path:
    """Chromium: the system's, a Debian package as root or under CI, or Playwright's own download."""
    found = _first(CHROMIUM_NAMES) or _downloaded("chromium")
    if found is None and apt_install("chromium"):
        found = _first(CHROMIUM_NAMES)
    found = found or _download("chromium")
    if found is None:
        raise _advice("Chromium", "chromium")
    return found


def headless_chromium() -> Path:
    """Chromium without windows, for tests in which no layout counts: a fifth cheaper; else the whole browser."""
    return _first((HEADLESS_SHELL,)) or chromium()


@functools.cache
def firefox() -> Path:
    """Firefox: the system's, or a Debian package as root or under CI; Playwright's is patched."""
    found = _first(FIREFOX_NAMES)
    if found is None and apt_install("firefox-esr"):
        found = _first(FIREFOX_NAMES)
    if found is None:
        raise _advice("Firefox", "firefox-esr")
    return found


def _mini_browser() -> Path | None:
    for folder in ("/usr/lib", "/usr/libexec"):
        for path in sorted(Path(folder).glob("**/webkit2gtk-4.*/MiniBrowser")):
            return path
    return None


WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb", "xauth")


def _find_webkit() -> WebKit | None:
    driver, xvfb, browser = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run"), _mini_browser()
    return WebKit(Path(driver), browser, Path(xvfb)) if driver and xvfb and browser else None


@functools.cache
def webkit() -> WebKit:
    """WebKitGTK with its WebDriver and a virtual screen: the system's, or Debian packages as root or under CI."""
    found = _find_webkit()
    if found is None and apt_install(*WEBKIT_PACKAGES):
        found = _find_webkit()
    if found is None:
        raise _advice("WebKitGTK", *WEBKIT_PACKAGES)
    return found


def browsers() -> dict[str, Path | str]:
    """Each browser's path, or how to install it; Chromium is required, under CI all are."""
    found: dict[str, Path | str] = {"chromium": chromium()}
    if shutil.which(HEADLESS_SHELL) or apt_install(HEADLESS_SHELL):
        found["headless shell"] = headless_chromium()
    optional: dict[str, Callable[[], Path]] = {"firefox": firefox, "webkit": lambda: webkit().browser}
    for name, find in optional.items():
        try:
            found[name] = find()
        except BuildError as missing:
            if os.environ.get("CI"):
                raise
            found[name] = f"its tests are skipped; {missing}"
    return found
