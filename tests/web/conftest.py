"""What tests in a browser share: the built site, a server that can be cut off, and pages that are watched."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.conftest import once
from tests.web.native_engine import answer_natively
from tests.web.page_pool import PagePool
from tests.web.small_site import make_small
from tests.web.visited_profile import VisitedProfile
from tests.web.watch import Watch, origin_of
from tools.setup.process import ROOT
from tools.setup.system import CHROMIUM_FLAGS, chromium, headless_chromium
from tools.site.server import Server

SETTINGS_KEY = "raenke-settings"
PHONE_SIZE: ViewportSize = {"width": 360, "height": 740}
PHONE: dict[str, Any] = {"viewport": PHONE_SIZE, "has_touch": True, "is_mobile": True}
THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")

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
    if (asked.do === "hint") order = { ...order, text: JSON.stringify({ ...asked, effort: 0.02 }) };
    return postMessage.call(this, order, ...rest);
  };
})()"""
"""A free deal is the same in every run: what a test meets must not depend on luck, which has other seeds.

A hint is worked out quickly: what it is worth is tested elsewhere.
"""

NewPage = Callable[..., Page]
Axe = Callable[[Page], list[str]]

FIRST = ("test_friends.py", "test_other_browsers.py", "test_own_bots.py", "test_pyodide_games.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, else a process may be left with one of them when all others have nothing to do."""
    order = {name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: order.get(item.path.name, len(FIRST)))


expect.set_options(timeout=20_000)  # shared machines stall for seconds, and a wait that comes true costs nothing


def until(page: Page, true: str, timeout: float = 30.0) -> None:
    """Waits until an expression is true; Playwright's own way would need eval, which the page's policy forbids."""
    ends = time.monotonic() + timeout
    while not page.evaluate(true):
        assert time.monotonic() < ends, f"never true: {true}"
        page.wait_for_timeout(50)


def settings_script(settings: dict[str, Any] | None) -> str:
    """The script that lays settings into a profile that has none yet."""
    return KEEP_SETTINGS % (json.dumps(settings), json.dumps(SETTINGS_KEY), json.dumps(SETTINGS_KEY))


@pytest.fixture(scope="session")
def only_server(dist: Path) -> Iterator[Server]:
    """One server for all tests that change it, so that its origin is always the same."""
    with Server(dist, "/raenke/") as running:
        yield running


@pytest.fixture(scope="session")
def small_dist(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site with less for the service worker to keep."""
    return once(tmp_path_factory, "small", lambda folder: make_small(dist, folder))


@pytest.fixture(scope="session")
def small_newer(newer: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The newer version of that."""
    return once(tmp_path_factory, "small-newer", lambda folder: make_small(newer, folder))


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Path:
    """What the server has: the whole site, or the small one in tests or modules marked `small_site`."""
    small = request.node.get_closest_marker("small_site")
    found: Path = request.getfixturevalue("small_dist" if small else "dist")
    return found


@pytest.fixture
def newer_site(request: pytest.FixtureRequest) -> Path:
    """The newer version of that site."""
    small = request.node.get_closest_marker("small_site")
    found: Path = request.getfixturevalue("small_newer" if small else "newer")
    return found


@pytest.fixture
def server(only_server: Server, site: Path) -> Server:
    """The site at a sub-path, as a project's pages are."""
    only_server.stop()  # what is open belongs to the test before
    only_server.reset(site)
    return only_server.start()


@pytest.fixture(scope="session")
def visited_profiles(
    playwright: Playwright, only_server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Path], VisitedProfile]:
    """For each site what browsers of its returning visitors start with."""
    return cache(lambda site: VisitedProfile(playwright, only_server, tmp_path_factory.mktemp("profiles")))


@pytest.fixture
def visited_profile(visited_profiles: Callable[[Path], VisitedProfile], server: Server, site: Path) -> VisitedProfile:
    """What browsers of this site's returning visitors start with; the first test that asks for it makes it."""
    assert server.dist == site
    return visited_profiles(site)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright for the whole run: two of them at once cannot be."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The machine's Chromium as people have it, for tests of layout and speed."""
    running = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
    yield running
    running.close()


@pytest.fixture(scope="session")
def headless_browser(playwright: Playwright) -> Iterator[Browser]:
    """The same without windows, which takes a third less of the processor; each test has contexts of its own in it."""
    running = playwright.chromium.launch(executable_path=headless_chromium(), args=list(CHROMIUM_FLAGS))
    yield running
    running.close()


@pytest.fixture(scope="session")
def page_pool(headless_browser: Browser, dist: Path) -> Iterator[PagePool]:
    """The pages that are reused, on a server that no test changes."""
    with Server(dist, "/raenke/") as running:
        yield PagePool(headless_browser, running)


@pytest.fixture
def new_page(request: pytest.FixtureRequest, headless_browser: Browser, page_pool: PagePool) -> Iterator[NewPage]:
    """Makes pages in profiles of their own; `settings` are there before the page is, `script` runs before its scripts.

    The test process answers for the engine unless the test or its module is marked `pyodide`. Pages with that engine
    are reused (see page_pool.py), but not in tests that change their `server`, nor where a `fresh` one is asked for:
    listeners, bindings and a stopped clock cannot be taken from a page again.

    The service worker comes only when asked for: most tests want each load to be a first one. With `keeps=True` it is
    installed by the test's own first visit; with `visited=True` it was by an earlier one, and the browser has been
    closed in between. Free deals are all the same unless a test is about luck (`lucky=True`).
    """
    contexts: list[BrowserContext] = []
    watches: list[Watch] = []
    native = request.node.get_closest_marker("pyodide") is None
    reuses = native and "server" not in request.fixturenames

    def make(
        *,
        settings: dict[str, Any] | None = None,
        script: str = "",
        lucky: bool = False,
        locale: str = "en-GB",
        keeps: bool = False,
        visited: bool = False,
        fresh: bool = False,
        **options: Any,
    ) -> Page:
        always = (settings_script(None), *(() if lucky else (SAME_DEAL,)))
        scripts = [settings_script(settings), *([script] if script else [])]
        if reuses and not keeps and not fresh:
            return page_pool.take(always, scripts, {**options, "locale": locale})
        server: Server = request.getfixturevalue("server")
        if visited:
            profile: VisitedProfile = request.getfixturevalue("visited_profile")
            context = profile.launch(profile.copy(), locale=locale, **options)
        else:
            workers: Literal["allow", "block"] = "allow" if keeps else "block"
            context = headless_browser.new_context(
                base_url=server.url, locale=locale, service_workers=workers, **options
            )
        contexts.append(context)
        watches.append(Watch(origin_of(server.url)))
        watches[-1].over(context)
        if native:
            answer_natively(context)  # before any script that looks at `Worker`
        for each in (*always, *scripts):
            context.add_init_script(each)
        return context.pages[0] if visited else context.new_page()

    yield make
    for context in contexts:
        context.close()
    faults = page_pool.give_back()
    assert faults + [fault for watch in watches for fault in watch.faults] == []


@pytest.fixture(scope="session")
def axe() -> Axe:
    """Runs axe-core on what a page shows; returns its complaints, one line each."""
    source = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def complaints(page: Page) -> list[str]:
        if not page.evaluate("Boolean(globalThis.axe)"):
            page.evaluate(f"() => {{ {source} }}")
        result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{found['id']}: {node['target']} {node.get('failureSummary', '')}"
            for found in result["violations"]
            for node in found["nodes"]
        ]

    return complaints


END_TRANSITIONS = """() => {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}"""


@pytest.fixture(scope="session")
def axe_in_both_themes(axe: Axe) -> Axe:
    """Runs axe-core in the dark and in the light theme, on a page whose settings leave the theme to the device."""

    def complaints(page: Page) -> list[str]:
        found = []
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.evaluate(END_TRANSITIONS)  # what lies between two colours has another contrast
            found += [f"{theme}: {one}" for one in axe(page)]
        return found

    return complaints
