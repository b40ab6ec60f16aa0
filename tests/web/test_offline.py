"""The site without its server: offline starts, updates, interrupted loads, and what is left of older builds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import SETTINGS_KEY, NewPage, settings_script, until
from tests.web.native_engine import answer_natively
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.service_worker import (
    BUILD,
    FILES,
    renew,
    wait_for_update,
    wait_until_cached,
    wait_until_complete,
)
from tests.web.visited_profile import VisitedProfile
from tools.site.server import Server, wire_size

SMALL = 8_000
"""Scripts below this size may be asked for twice: by the page, and by the service worker that it registers."""


@pytest.mark.pyodide
def test_a_private_window_fetches_nothing_large_twice(new_page: NewPage, server: Server) -> None:
    """Its cache is small and in memory; what the engine started from is stored for offline all the same."""
    page = started(new_page(settings=FAST, keeps=True))
    wait_until_cached(page)
    fetched = Counter(request.path for request in server.log if request.size > SMALL)
    assert any(path.endswith(".wasm.pack") for path in fetched)
    assert [path for path, times in fetched.items() if times > 1] == []


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


RELAY_FRAME = f"""async () => {{
  const frame = document.createElement("iframe");
  frame.src = new URL(`v/${{{BUILD}}}/js/friends/relay.html`, location.href.split("#")[0]).href;
  await new Promise((done) => {{ frame.onload = done; document.body.append(frame); }});
  return frame.contentDocument?.querySelector("script[src='relay_frame.js']") !== null && frame.contentDocument.title;
}}"""
"""Loads the frame that tables with friends are found in (web/js/friends/relay.js); its title, or what came instead."""


def test_the_browser_may_be_closed_in_between(visited_profile: VisitedProfile, server: Server) -> None:
    """A browser started anew finds the page and the running game, with the server gone."""
    folder = visited_profile.copy()

    @contextmanager
    def opened() -> Iterator[Page]:
        context = visited_profile.launch(folder, locale="en-GB")
        answer_natively(context)
        context.add_init_script(settings_script(FAST))
        yield context.pages[0]
        context.close()

    with opened() as page:
        play_one(started(page))
        address = page.url
    server.stop()
    with opened() as page:
        page.goto(address)
        asked_again(page)
        assert page.evaluate(RELAY_FRAME) == "Ränke"
        play_one(page)


@pytest.mark.small_site
@pytest.mark.parametrize("mount", ["/", pytest.param("/some/where/deep/", marks=pytest.mark.pyodide)])
def test_site_works_at_any_path(new_page: NewPage, site: Path, mount: str, server: Server) -> None:
    """Every address is relative: also another folder of the same site starts offline."""
    server.stop()
    with Server(site, mount, server.port) as elsewhere:
        page = new_page(settings=FAST, keeps=True)
        page.goto(elsewhere.url)
        page.locator("[data-game=kabale] [data-do=one-tap]").click()
        asked_again(page)
        wait_until_cached(page)
        elsewhere.stop()
        page.reload()
        asked_again(page)
        elsewhere.start()


@pytest.mark.small_site
def test_an_update_waits_for_the_person(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """With a game under way a newer version is told of, not put in; it comes when asked for, and the game stays."""
    page = started(new_page(settings=FAST, visited=True))
    old = page.evaluate(BUILD)
    server.dist = newer_site
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
def test_a_tab_on_the_old_version_keeps_working(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """Another tab put the newer version in: the old one plays on, changes language, and its engine may even crash."""
    page = started(new_page(settings=FAST, visited=True, script=CRASH))
    old = page.evaluate(BUILD)
    server.dist = newer_site
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


FRAME = """build => new Promise((done) => {
  const frame = document.createElement("iframe");
  frame.onload = () => done(frame.contentDocument.querySelector("script") !== null);
  frame.src = `v/${build}/js/friends/relay.html`;
  document.body.append(frame);
})"""
"""Opens the frame of a friends' table; whether it is that."""


def test_frames_come_from_their_build_and_keep_no_older_one(new_page: NewPage, server: Server, newer: Path) -> None:
    """A tab on the old version gets its own, which the host no longer has; one of the newer keeps no old cache."""
    page = started(new_page(settings=FAST, visited=True))
    old = page.evaluate(BUILD)
    server.dist = newer
    other = page.context.new_page()
    other.goto("")
    wait_for_update(other)
    other.locator(".menu-button").click()
    with other.expect_navigation():
        other.locator(".menu-renew").click()
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    new = other.evaluate(BUILD)
    assert page.evaluate(FRAME, old)
    page.close()
    assert other.evaluate(FRAME, new)
    assert len(other.evaluate(FILES)) == 2
    other.evaluate("build => navigator.serviceWorker.controller.postMessage({ type: 'HELLO', build })", new)
    until(other, f"{FILES}.then(names => names.length === 1)")


@pytest.mark.small_site
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


@pytest.mark.small_site
def test_interrupted_precaching_resumes(new_page: NewPage, server: Server) -> None:
    """Some files break off half-way, a packed one too: the page works, and the next visit keeps the rest."""
    server.refuses = re.compile(r"micropip|\.zip\.pack$")
    page = started(new_page(settings=FAST, keeps=True))
    until(
        page, "navigator.serviceWorker.getRegistration().then(found => !found || !(found.installing || found.active))"
    )
    play_one(page)
    server.refuses = None
    page.reload()
    asked_again(page)
    wait_until_cached(page)
    wait_until_complete(page, server)
    server.stop()
    page.reload()
    asked_again(page)


@pytest.mark.small_site
def test_an_interrupted_update_leaves_the_old_version(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """A newer version that does not come whole changes nothing, also without the server."""
    page = started(new_page(settings=FAST, visited=True))
    old = page.evaluate(BUILD)
    server.dist = newer_site
    server.refuses = re.compile(r"/js/platform/build\.js$")
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).catch(() => {})")
    until(page, "navigator.serviceWorker.getRegistration().then(found => !found.installing && !found.waiting)")
    server.stop()
    page.reload()
    asked_again(page)
    assert page.evaluate(BUILD) == old
    play_one(page)


@pytest.mark.small_site
def test_only_our_own_caches_are_deleted(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """Other projects of the same origin keep their caches; everything of ours begins with `raenke-`."""
    page = started(new_page(settings=FAST, visited=True))
    foreign = ["other-app", "raenke-files-/another/copy/-0123456789abcdef"]
    page.evaluate("names => Promise.all(names.map(name => caches.open(name)))", foreign)
    server.dist = newer_site
    wait_for_update(page)
    renew(page)
    until(page, f"{FILES}.then(names => names.length === 2)")
    names = page.evaluate("caches.keys()")
    assert set(foreign) <= set(names)
    assert [name for name in names if not name.startswith("raenke-")] == ["other-app"]
    assert all(name.startswith("raenke-") for name in page.evaluate("Object.keys(localStorage)"))
    databases = page.evaluate("indexedDB.databases().then(found => found.map(one => one.name))")
    assert databases
    assert all(name.startswith("raenke-") for name in databases)
    assert SETTINGS_KEY.startswith("raenke-")


def test_an_update_fetches_only_what_changed(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """All files with the same contents are taken over from the older build's cache, though their addresses differ."""
    page = started(new_page(settings=FAST, visited=True))
    server.log.clear()
    server.dist = newer_site
    wait_for_update(page)
    fetched = {request.path: request.size for request in server.log if request.status == 200}
    assert not [path for path in fetched if "/run/" in path or path.endswith(".ftl")]
    words = max(
        wire_size(path) for path in newer_site.rglob("*.ftl")
    )  # what a build with one other word would fetch besides
    assert sum(size for path, size in fetched.items() if not path.endswith(("/", "/index.html"))) + words < 120_000
    renew(page)
    own = page.evaluate(BUILD)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in loaded if "/v/" in name and f"/v/{own}/" not in name] == []
