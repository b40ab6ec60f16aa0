"""What tests in a browser share: the built site, a server that can be cut off, and pages that are watched."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.web.native_engine import answer_natively
from tools.setup.process import ROOT
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

SETTINGS_KEY = "raenke-settings"

KEEP_SETTINGS = """(() => {
  globalThis.raenkeStrict = true;
  try {
    const kept = %s;
    if (kept && !localStorage.getItem(%s)) localStorage.setItem(%s, JSON.stringify(kept));
  } catch { /* a test may refuse storage */ }
})()"""

SAME_DEAL = """(() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (order, ...rest) {
    const asked = typeof order?.text === "string" ? JSON.parse(order.text) : {};
    if (asked.do === "new") {
      order = { ...order, text: JSON.stringify({ ...asked, seed: asked.seed ?? 7, first: asked.first ?? 0 }) };
    }
    return postMessage.call(this, order, ...rest);
  };
})()"""
"""A free deal is the same in every run: what a test meets must not depend on luck, which has other seeds."""

NewPage = Callable[..., Page]

EVERY_LANGUAGE_BOTH_THEMES = pytest.mark.parametrize(
    ("locale", "theme"),
    [("en-GB", "light"), ("en-GB", "dark"), ("de-DE", "dark"), ("hu-HU", "light"), ("ko-KR", "dark")],
)
"""Contrast depends on the theme and room on the language: no need to try every theme in every language."""

expect.set_options(timeout=20_000)  # shared machines stall for seconds, and a wait that comes true costs nothing


class Watch:
    """Notes what no page of ours may do: ask another origin, throw, or run into its own security policy."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.faults: list[str] = []

    def over(self, context: BrowserContext) -> None:
        """Watches a context with all its pages and workers."""
        context.on("request", lambda request: self._request(request.url))
        context.on("weberror", lambda fault: self.faults.append(f"uncaught: {fault.error}"))
        context.on("console", lambda message: self._console(message.text))

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and f"{parts.scheme}://{parts.netloc}" != self.origin:
            self.faults.append(f"foreign request: {url}")

    def _console(self, text: str) -> None:
        if "Content Security Policy" in text or "Content-Security-Policy" in text:
            self.faults.append(text)


def until(page: Page, true: str, timeout: float = 30.0) -> None:
    """Waits until an expression is true; Playwright's own way would need eval, which the page's policy forbids."""
    ends = time.monotonic() + timeout
    while not page.evaluate(true):
        assert time.monotonic() < ends, f"never true: {true}"
        page.wait_for_timeout(50)


def settings_script(settings: dict[str, Any] | None) -> str:
    """The script that lays settings into a profile that has none yet."""
    return KEEP_SETTINGS % (json.dumps(settings), json.dumps(SETTINGS_KEY), json.dumps(SETTINGS_KEY))


@pytest.fixture
def server(dist: Path) -> Iterator[Server]:
    """The site at a sub-path, as a project's pages are."""
    with Server(dist, "/raenke/") as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright for the whole run: two of them at once cannot be."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The machine's Chromium; each test has contexts of its own in it."""
    running = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
    yield running
    running.close()


@pytest.fixture
def new_page(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[NewPage]:
    """Makes pages in profiles of their own; `settings` are there before the page is, `script` runs before its scripts.

    The test process answers for the engine unless the test or its module is marked `pyodide`.

    The service worker comes only when asked for (`keeps=True`): most tests want each load to be a first one. Free deals
    are all the same unless a test is about luck (`lucky=True`).
    """
    contexts: list[BrowserContext] = []
    native = request.node.get_closest_marker("pyodide") is None
    split = urlsplit(server.url)
    watch = Watch(f"{split.scheme}://{split.netloc}")

    def make(
        *,
        settings: dict[str, Any] | None = None,
        script: str = "",
        lucky: bool = False,
        locale: str = "en-GB",
        keeps: bool = False,
        **options: Any,
    ) -> Page:
        workers: Literal["allow", "block"] = "allow" if keeps else "block"
        context = browser.new_context(base_url=server.url, locale=locale, service_workers=workers, **options)
        contexts.append(context)
        watch.over(context)
        context.add_init_script(settings_script(settings))
        if native:
            answer_natively(context)  # before any script that looks at `Worker`
        if not lucky:
            context.add_init_script(SAME_DEAL)
        if script:
            context.add_init_script(script)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert watch.faults == []


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """Runs axe-core on what a page shows; returns its complaints, one line each."""
    source = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def complaints(page: Page) -> list[str]:
        page.evaluate(f"() => {{ if (!globalThis.axe) {{ {source} }} }}")
        result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{found['id']}: {node['target']} {node.get('failureSummary', '')}"
            for found in result["violations"]
            for node in found["nodes"]
        ]

    return complaints
