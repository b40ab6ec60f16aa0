"""A browser profile in which the service worker has already cached the whole site: that costs seconds of a processor.

A first visit makes it, once for each process of a test run. Every test gets a copy and a browser of its own, so that
whatever it does to the caches concerns no other.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from tests.web.native_engine import answer_natively
from tests.web.page_pool import EMPTY_PAGE
from tests.web.service_worker import wait_until_cached
from tests.web.watch import origin_of
from tools.setup.system import CHROMIUM_FLAGS, headless_chromium
from tools.site.server import Server

VISITED = "visited"
"""The folder of the profile that is copied."""


class VisitedProfile:
    """Opens copies of a profile that has visited a server's site; only that server's origin finds the caches."""

    def __init__(self, playwright: Playwright, server: Server, folder: Path) -> None:
        self.playwright, self.server, self.folder = playwright, server, folder
        self.copies = 0

    def launch(self, folder: Path, **options: Any) -> BrowserContext:
        """A browser with the profile in this folder; `answer_natively` and other scripts are up to the caller."""
        return self.playwright.chromium.launch_persistent_context(
            folder,
            executable_path=headless_chromium(),
            args=list(CHROMIUM_FLAGS),
            base_url=self.server.url,
            **options,
        )

    def copy(self) -> Path:
        """The folder of a new copy."""
        if not (self.folder / VISITED).is_dir():
            self._visit()
        self.copies += 1
        return shutil.copytree(self.folder / VISITED, self.folder / str(self.copies))

    def _visit(self) -> None:
        """A first visit to the start page, until everything is cached; it leaves neither games nor settings."""
        assert self.server.listens
        assert self.server.mistake is None
        assert self.server.refuses is None
        context = self.launch(self.folder / VISITED, locale="en-GB")
        answer_natively(context)
        page = context.pages[0]
        page.goto("")
        wait_until_cached(page)
        page.goto(EMPTY_PAGE)
        left = {"origin": origin_of(self.server.url), "storageTypes": "local_storage,indexeddb"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", left)
        context.close()
