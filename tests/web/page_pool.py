"""Pages that go from one test to the next: a page that has shown the site before loads it in a third of the time.

A first load starts a process, fetches two hundred files and compiles every module. A reused page still has all that;
what a test could notice of the one before is reset in `Profile.reset`.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.web.native_engine import answer_natively
from tests.web.watch import Watch, origin_of
from tools.site.server import Server

PAGE_DEFAULTS: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 720},
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
}
"""Options that a page can be given at any time; all others belong to its context for good."""

MAX_IDLE = 8
"""Unused pages that are kept open."""

MAX_USES = 60
"""A page is closed after so many tests, whatever the browser may have gathered in it."""

EMPTY_PAGE = "manifest.webmanifest"
"""An address of the site's origin that runs no script."""

STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers"


class Profile:
    """A browser context with one page, for one test after another."""

    def __init__(self, browser: Browser, server: Server, scripts: tuple[str, ...], options: dict[str, Any]) -> None:
        self.context = browser.new_context(base_url=server.url, service_workers="block", **options)
        self.origin = origin_of(server.url)
        self.watch = Watch(self.origin)
        self.watch.over(self.context)
        self.engines = answer_natively(self.context)  # before any script that looks at `Worker`
        for script in scripts:
            self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.scripts = ExitStack()
        self.uses = 0

    def prepare(self, scripts: list[str], options: dict[str, Any]) -> Page:
        """The page for another test: with scripts that run before its own, and options of this test."""
        self.uses += 1
        self.watch.faults.clear()
        media = {**PAGE_DEFAULTS, **options}
        self.page.set_viewport_size(media.pop("viewport"))
        self.page.emulate_media(**media)
        for script in scripts:
            self.scripts.enter_context(self.page.add_init_script(script))
        return self.page

    def reset(self) -> bool:
        """Forget everything of the last test; False if the page cannot be used again."""
        try:
            for page in self.context.pages:
                if page != self.page:
                    page.close()
            self.scripts.close()
            self.page.unroute_all()
            self.context.unroute_all()
            self.page.goto(EMPTY_PAGE)
            self.page.mouse.click(0, 0)  # the browser remembers across loads whether the last input was a key
            self.page.mouse.move(-1, -1)
            self.page.evaluate("sessionStorage.clear()")
            self.session.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": STORED})
            self.session.send("Page.resetNavigationHistory")
        except Error:
            return False
        self.engines.clear()
        return self.uses < MAX_USES


class PagePool:
    """Profiles by what their contexts were made with."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.idle: list[tuple[str, Profile]] = []
        self.used: list[tuple[str, Profile]] = []

    def take(self, context_scripts: tuple[str, ...], scripts: list[str], options: dict[str, Any]) -> Page:
        """A page of a profile that looks new."""
        own = {name: value for name, value in options.items() if name not in PAGE_DEFAULTS}
        key = json.dumps([context_scripts, own], sort_keys=True)
        at = next((at for at, (made, _) in enumerate(self.idle) if made == key), None)
        profile = Profile(self.browser, self.server, context_scripts, own) if at is None else self.idle.pop(at)[1]
        self.used.append((key, profile))
        return profile.prepare(scripts, {name: value for name, value in options.items() if name in PAGE_DEFAULTS})

    def give_back(self) -> list[str]:
        """Reset all pages that were taken; return what the pages did that no page may do."""
        faults = [fault for _, profile in self.used for fault in profile.watch.faults]
        for key, profile in self.used:
            if profile.reset():
                self.idle.append((key, profile))
            else:
                profile.context.close()
        self.used.clear()
        while len(self.idle) > MAX_IDLE:
            self.idle.pop(0)[1].context.close()
        return faults
