"""The site without its server: offline starts, updates, interrupted loads, and what is left of older builds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.web.conftest import SETTINGS_KEY, settings_script, until
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.service_worker import BUILD, FILES, wait_for_update, wait_until_cached
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

pytestmark = pytest.mark.web

NewPage = Callable[..., Page]


@pytest.fixture
def profile(playwright: Playwright, server: Server, tmp_path: Path) -> Iterator[Callable[[], BrowserContext]]:
    """Opens the browser with one lasting profile, as often as it is called."""
    opened: list[BrowserContext] = []

    def open_() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium(),
            args=list(CHROMIUM_FLAGS),
            base_url=server.url,
            locale="en-GB",
        )
        context.add_init_script(settings_script(FAST))
        opened.append(context)
        return context

    yield open_
    for context in opened:
        context.close()


@pytest.mark.pyodide
def test_a_second_visit_needs_no_server(new_page: NewPage, server: Server) -> None:
    """After one visit a game begun before goes on, and a new one begins, with the server gone."""
    page = started(new_page(settings=FAST, keeps=True))
    play_one(page)
    wait_until_cached(page)
    server.stop()
    page.reload()
    asked_again(page)
    play_one(page)
    started(page)
    page.evaluate("location.hash = '#/settings'")
    for language, word in {"de": "Einstellungen", "hu": "Beállítások", "ko": "설정"}.items():
        page.locator("select[name=language]").select_option(language)
        expect(page.locator("h1")).to_have_text(word)


def test_the_browser_may_be_closed_in_between(profile: Callable[[], BrowserContext], server: Server) -> None:
    """A browser started anew finds the page and the running game, with the server gone."""
    context = profile()
    page = started(context.pages[0])
    play_one(page)
    address = page.url
    wait_until_cached(page)
    context.close()
    server.stop()
    page = profile().pages[0]
    page.goto(address)
    asked_again(page)
    play_one(page)


@pytest.mark.parametrize("mount", ["/", pytest.param("/some/where/deep/", marks=pytest.mark.pyodide)])
def test_site_works_at_any_path(new_page: NewPage, dist: Path, mount: str, server: Server) -> None:
    """Every address is relative: also another folder of the same site starts offline."""
    server.stop()
    with Server(dist, mount, server.port) as elsewhere:
        page = new_page(settings=FAST, keeps=True)
        page.goto(elsewhere.url)
        page.locator("[data-game=kabale] [data-do=one-tap]").click()
        asked_again(page)
        wait_until_cached(page)
        elsewhere.stop()
        page.reload()
        asked_again(page)
        elsewhere.start()


def test_an_update_waits_for_the_person(new_page: NewPage, server: Server, newer: Path) -> None:
    """With a game under way a newer version is told of, not put in; it comes when asked for, and the game stays."""
    page = started(new_page(settings=FAST, keeps=True))
    wait_until_cached(page)
    old = page.evaluate(BUILD)
    server.dist = newer
    wait_for_update(page)
    badge = page.locator(".menu-renew")
    page.locator(".menu-button").click()
    expect(badge).to_be_visible()
    page.keyboard.press("Escape")
    play_one(page)
    page.reload()
    asked_again(page)
    assert page.evaluate(BUILD) == old
    play_one(page)
    page.locator(".menu-button").click()
    with page.expect_navigation():
        badge.click()
    asked_again(page)
    assert page.evaluate(BUILD) != old
    play_one(page)
    wait_until_cached(page)
    server.stop()
    page.reload()
    asked_again(page)


CRASH = """
const Real = Worker;
globalThis.Worker = class extends Real { constructor(...args) { super(...args); globalThis.lastWorker = this; } };
"""


@pytest.mark.pyodide
def test_a_tab_on_the_old_version_keeps_working(new_page: NewPage, server: Server, newer: Path) -> None:
    """Another tab put the newer version in: the old one plays on, changes language, and its engine may even crash."""
    page = started(new_page(settings=FAST, keeps=True, script=CRASH))
    wait_until_cached(page)
    old = page.evaluate(BUILD)
    server.dist = newer
    other = page.context.new_page()
    other.goto("")
    wait_for_update(other)
    other.locator(".menu-button").click()
    with other.expect_navigation():
        other.locator(".menu-renew").click()
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    assert other.evaluate(BUILD) != old
    assert page.evaluate(BUILD) == old
    play_one(page)
    page.evaluate("lastWorker.dispatchEvent(new ErrorEvent('error', { message: 'dead' }))")
    play_one(page)
    page.evaluate("location.hash = '#/settings'")
    page.locator("select[name=language]").select_option("hu")
    expect(page.locator("h1")).to_have_text("Beállítások")
    assert len(page.evaluate(FILES)) == 2
    other.close()
    page.goto("about:blank")
    page.goto(server.url)
    assert page.evaluate(BUILD) != old
    until(page, f"{FILES}.then(names => names.length === 1)")


@pytest.mark.pyodide
def test_an_interrupted_first_load_recovers(new_page: NewPage, server: Server) -> None:
    """The engine's download breaks off: the page stays usable, and gets the engine when the net is back."""
    server.refuses = re.compile(r"\.wasm\.pack$")
    page = new_page(settings=FAST, keeps=True)
    page.goto("")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    expect(page.locator(".table-aside progress")).to_be_visible()
    server.refuses = None
    asked_again(page)
    play_one(page)


def test_a_page_without_its_script_offers_a_reload(new_page: NewPage, server: Server) -> None:
    """The very first script breaks off: a message in the browser's language, and a button that helps."""
    server.refuses = re.compile(r"/js/app\.js$")
    page = new_page(locale="de-DE")
    page.goto("")
    expect(page.locator("[data-plight=cut-off]")).to_contain_text("unterbrochen")
    server.refuses = None
    page.get_by_role("button", name="Neu laden").click()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    expect(page.locator("[data-plight=cut-off]")).to_be_hidden()


def test_interrupted_precaching_resumes(new_page: NewPage, server: Server) -> None:
    """The service worker cannot fetch one file: the page works, and the next visit keeps the rest."""
    server.refuses = re.compile(r"micropip")
    page = started(new_page(settings=FAST, keeps=True))
    until(
        page, "navigator.serviceWorker.getRegistration().then(found => !found || !(found.installing || found.active))"
    )
    play_one(page)
    server.refuses = None
    page.reload()
    asked_again(page)
    wait_until_cached(page)
    server.stop()
    page.reload()
    asked_again(page)


def test_an_interrupted_update_leaves_the_old_version(new_page: NewPage, server: Server, newer: Path) -> None:
    """A newer version that does not come whole changes nothing, also without the server."""
    page = started(new_page(settings=FAST, keeps=True))
    wait_until_cached(page)
    old = page.evaluate(BUILD)
    server.dist = newer
    server.refuses = re.compile(r"/js/platform/build\.js$")
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).catch(() => {})")
    until(page, "navigator.serviceWorker.getRegistration().then(found => !found.installing && !found.waiting)")
    server.stop()
    page.reload()
    asked_again(page)
    assert page.evaluate(BUILD) == old
    play_one(page)


def test_only_our_own_caches_are_deleted(new_page: NewPage, server: Server, newer: Path) -> None:
    """Other projects of the same origin keep their caches; everything of ours begins with `raenke-`."""
    page = started(new_page(settings=FAST, keeps=True))
    wait_until_cached(page)
    foreign = ["other-app", "raenke-files-/another/copy/-0123456789abcdef"]
    page.evaluate("names => Promise.all(names.map(name => caches.open(name)))", foreign)
    server.dist = newer
    wait_for_update(page)
    page.locator(".menu-button").click()
    with page.expect_navigation():
        page.locator(".menu-renew").click()
    asked_again(page)
    until(page, f"{FILES}.then(names => names.length === 2)")
    names = page.evaluate("caches.keys()")
    assert set(foreign) <= set(names)
    assert [name for name in names if not name.startswith("raenke-")] == ["other-app"]
    assert all(name.startswith("raenke-") for name in page.evaluate("Object.keys(localStorage)"))
    databases = page.evaluate("indexedDB.databases().then(found => found.map(one => one.name))")
    assert databases
    assert all(name.startswith("raenke-") for name in databases)
    assert SETTINGS_KEY.startswith("raenke-")


def test_an_update_fetches_only_what_changed(new_page: NewPage, server: Server, newer: Path) -> None:
    """All files with the same contents are taken over from the older build's cache, though their addresses differ."""
    page = started(new_page(settings=FAST, keeps=True))
    wait_until_cached(page)
    server.log.clear()
    server.dist = newer
    wait_for_update(page)
    fetched = {request.path: request.size for request in server.log if request.status == 200}
    assert not [path for path in fetched if "/run/" in path or path.endswith(".ftl")]
    assert sum(size for path, size in fetched.items() if not path.endswith(("/", "/index.html"))) < 100_000
    page.locator(".menu-button").click()
    with page.expect_navigation():
        page.locator(".menu-renew").click()
    asked_again(page)
    own = page.evaluate(BUILD)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in loaded if "/v/" in name and f"/v/{own}/" not in name] == []
