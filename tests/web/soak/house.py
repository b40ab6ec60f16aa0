"""Where a soak takes place: browsers with lasting profiles that may be killed, and a host with two builds."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright

from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

START_WITHIN = 30.0


class Device:
    """A browser of its own with a profile that outlives it."""

    def __init__(self, playwright: Playwright, profile: Path, *flags: str) -> None:
        self.playwright, self.profile, self.flags = playwright, profile, flags
        self.profile.mkdir(parents=True)
        self.process: subprocess.Popen[bytes] | None = None
        self.browser: Browser | None = None
        self.renderers: list[int] = []

    def context(self) -> BrowserContext:
        """The profile, in a browser that is started if there is none."""
        if self.browser is None or not self.browser.is_connected():
            self._start()
        assert self.browser is not None
        return self.browser.contexts[0]

    def new_page(self) -> Page:
        """A page; a browser that went with its last page is started again."""
        try:
            return self.context().new_page()
        except Error:
            self.kill_browser()
            self.tidy()
            return self.context().new_page()

    def _start(self) -> None:
        self.kill_browser()
        port = self.profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                chromium(),
                *CHROMIUM_FLAGS,
                "--headless=new",
                "--window-size=1280,800",
                "--hide-crash-restore-bubble",
                *self.flags,
                f"--user-data-dir={self.profile}",
                "--remote-debugging-port=0",
                "about:blank",
            ],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        ends = time.monotonic() + START_WITHIN
        while not (port.is_file() and port.read_text(encoding="utf-8").count("\n")):
            assert time.monotonic() < ends, "the browser does not start"
            time.sleep(0.02)
        number = port.read_text(encoding="utf-8").splitlines()[0]
        self.browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")

    def note_renderers(self) -> None:
        """Finds out which processes draw pages, before somebody wants one of them dead."""
        assert self.browser is not None
        session = self.browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        self.renderers = [int(process["id"]) for process in found if process["type"] == "renderer"]
        session.detach()

    def kill_renderers(self) -> None:
        """Every page dies at once, and the service worker; the browser lives."""
        for process in self.renderers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def kill_browser(self) -> None:
        """The browser dies with all its processes."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def tidy(self) -> None:
        """Waits for what was killed, hears what it said last, and closes the pages that are left."""
        with contextlib.suppress(Error):
            self.playwright.request.new_context().dispose()
        if self.process is not None and self.process.poll() is None and self.browser is not None:
            for page in list(self.browser.contexts[0].pages if self.browser.is_connected() else []):
                with contextlib.suppress(Error):
                    page.close()
            return
        if self.process is not None:
            self.process.wait()
        with contextlib.suppress(Error):
            if self.browser is not None:
                self.browser.close()
        self.browser = self.process = None


class House(Device):
    """A device, and the host that it visits."""

    def __init__(self, playwright: Playwright, dists: list[Path], folder: Path) -> None:
        super().__init__(playwright, folder / "profile")
        self.dists = dists
        self.server = Server(dists[0], "/raenke/").start()

    def other_build(self) -> None:
        """A deployment: the host has the other build from now on."""
        self.server.dist = next(dist for dist in self.dists if dist != self.server.dist)

    def close(self) -> None:
        """The end of the visit."""
        self.kill_browser()
        self.tidy()
        self.server.stop()


def pump(page: Page, seconds: float) -> bool:
    """Lets time pass while the page is listened to; False when it is dead."""
    try:
        page.wait_for_timeout(seconds * 1000)
    except Error:
        return False
    return True
