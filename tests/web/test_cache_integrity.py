"""A host that answers wrongly, and caches that hold what is wrong: none of it is kept, what is broken mends itself."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, until
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.service_worker import (
    BUILD,
    corrupt,
    renew,
    wait_for_update,
    wait_until_cached,
    wait_until_complete,
    wrong_files,
)
from tools.site import builder
from tools.site.server import Mistake, Server

pytestmark = pytest.mark.small_site


def mistake(pattern: str, status: int = 200) -> Mistake:
    return Mistake(re.compile(pattern), status)


GIVEN_UP = """navigator.serviceWorker.getRegistration().then((found) => !found || !found.installing)"""

ONLINE = "dispatchEvent(new Event('online')), 1"


LATER = r"\.zip\.pack$|/view/library\.js$|/i18n/hu/ui\.ftl$|/sprite\.svg$|micropip|/css/statistics\.css$|notices\.json$"
"""A file of every type that the service worker keeps though no page has asked for it yet."""


@pytest.mark.parametrize(("part", "files"), [(r"/css/statistics\.css$", 1), (LATER, 7)], ids=["one", "all-types"])
def test_a_wrong_response_is_never_cached(new_page: NewPage, server: Server, part: str, files: int) -> None:
    """Rather nothing is kept than something wrong; once the host is in order everything is, in the same visit."""
    server.mistake = mistake(part)
    page = started(new_page(settings=FAST, keeps=True))
    until(page, "caches.keys().then((names) => names.some((name) => name.startsWith('raenke-files-')))")
    until(page, GIVEN_UP)
    wrong = [name for name in wrong_files(page, server) if re.search(part, f"/{name}")]
    assert len(wrong) == files
    assert page.evaluate("navigator.serviceWorker.controller") is None
    server.mistake = None
    page.evaluate(ONLINE)
    wait_until_cached(page)
    wait_until_complete(page, server)


def test_the_http_cache_is_not_trusted(new_page: NewPage, server: Server) -> None:
    """A wrong answer that a browser was told to keep stays out of the service worker's cache."""
    server.mistake = mistake(r"/i18n/de/|/view/library\.js$")
    page = started(new_page(settings=FAST, keeps=True))
    page.evaluate("location.hash = '#/library'")
    until(page, GIVEN_UP)
    server.mistake = None
    page.reload()
    wait_until_cached(page)
    wait_until_complete(page, server)
    server.stop()
    page.goto("#/settings")
    page.locator("select[name=language]").select_option("de")
    expect(page.locator("h1")).to_have_text("Einstellungen")
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".library h1")).to_be_visible()


PAGE_FILES = {
    "arrival": r"/arrival\.js(\?|$)",
    "first": r"/js/app\.js$",
    "modules": r"/js/store\.js$|/lit-html\.js$",
    "screens-and-words": r"/view/table\.js$|/kabale/view/card\.js$|/i18n/en/(kabale/|\w+\.ftl$)",
    "style": r"/css/\w+\.css$",
}
ENGINE_FILES = {
    "packed": r"\.wasm$|python_stdlib\.zip$|raenke-[^/]*\.whl$",
    "script": r"pyodide\.mjs$",
    "worker": r"/engine/worker\.js$",
}


@pytest.mark.parametrize(
    "pattern",
    [
        *(pytest.param(pattern, id=name) for name, pattern in PAGE_FILES.items()),
        *(pytest.param(pattern, id=name, marks=pytest.mark.pyodide) for name, pattern in ENGINE_FILES.items()),
    ],
)
def test_a_corrupt_cached_file_is_repaired(new_page: NewPage, server: Server, pattern: str) -> None:
    """Whatever is wrong in the service worker's cache is found and fetched anew; the game goes on, also offline."""
    # The browser would not ask the service worker once more for parts of the page that came from it.
    asks_again = pattern in ENGINE_FILES.values()
    page = started(new_page(settings=FAST, visited=asks_again, keeps=not asks_again))
    wait_until_cached(page)
    corrupt(page, pattern)
    page.reload()
    asked_again(page)
    play_one(page)
    wait_until_complete(page, server)
    expect(page.locator("[data-plight]:visible")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.querySelector('.hand-card')).position") != "static"
    server.stop()
    page.reload()
    asked_again(page)
    play_one(page)


def test_an_update_copies_only_verified_files(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """What did not change comes from the older cache only if it is what it should be."""
    page = started(new_page(settings=FAST, visited=True))
    corrupt(page, r"/run/.*(micropip|\.mjs|\.wasm)")
    server.dist = newer_site
    wait_for_update(page)
    renew(page)
    wait_until_complete(page, server)


def test_deleted_caches_are_refilled(new_page: NewPage, server: Server) -> None:
    """Somebody deletes the caches: the next visit with a network keeps everything again, not only what it needs."""
    page = started(new_page(settings=FAST, visited=True))
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.reload()
    asked_again(page)
    wait_until_complete(page, server)
    server.stop()
    page.reload()
    asked_again(page)
    page.evaluate("location.hash = '#/settings'")
    page.locator("select[name=language]").select_option("de")
    expect(page.locator("h1")).to_have_text("Einstellungen")


def test_deleted_caches_and_a_newer_host(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """The service worker of the older build knows no file of the newer one, and still stands in nobody's way."""
    page = started(new_page(settings=FAST, visited=True))
    old = page.evaluate(BUILD)
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    server.dist = newer_site
    page.reload()
    asked_again(page)
    assert page.evaluate(BUILD) != old


@pytest.mark.parametrize(
    ("part", "status"), [(r"/js/app\.js$", 503), (r"/js/store\.js$", 404), (r"/lit-html\.js$", 200)]
)
def test_reload_button_bypasses_the_http_cache(new_page: NewPage, server: Server, part: str, status: int) -> None:
    """An error that the host let the browser keep for ten minutes is fetched anew as soon as the button is pressed."""
    server.mistake = mistake(part, status)
    page = new_page(locale="de-DE")
    page.goto("")
    expect(page.locator("[data-plight=cut-off]")).to_contain_text("unterbrochen")
    server.mistake = None
    page.get_by_role("button", name="Neu laden").click()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


def half(whole: Path, other: Path, folder: Path) -> Path:
    """A deployment half done: the fixed addresses are new, what lies under `v/` is still the old one's."""
    shutil.copytree(other, folder)
    for name in builder.ROOT_FILES:
        shutil.copy(whole / name, folder / name)
    return folder


def test_a_partial_deployment_recovers_for_a_newcomer(
    new_page: NewPage, server: Server, site: Path, newer_site: Path, tmp_path: Path
) -> None:
    """The new page names files that are not there yet: it says so, and comes by itself when they are."""
    server.dist = half(newer_site, site, tmp_path / "half")
    page = new_page(keeps=True)
    page.goto("")
    expect(page.locator("[data-plight=cut-off] [lang=en]")).to_be_visible()
    server.dist = newer_site
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()


def test_a_partial_deployment_keeps_the_old_version(
    new_page: NewPage, server: Server, site: Path, newer_site: Path, tmp_path: Path
) -> None:
    """Who has been here before plays on, and is told of the newer version when all of it has come."""
    page = started(new_page(settings=FAST, visited=True))
    old = page.evaluate(BUILD)
    server.dist = half(newer_site, site, tmp_path / "half")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {})")
    until(page, "navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)")
    play_one(page)
    page.reload()
    asked_again(page)
    assert page.evaluate(BUILD) == old
    server.dist = newer_site
    page.evaluate(ONLINE)
    wait_for_update(page)
    renew(page)
    assert page.evaluate(BUILD) != old


def test_an_old_page_on_a_newer_host_updates(
    new_page: NewPage, server: Server, site: Path, newer_site: Path, tmp_path: Path
) -> None:
    """A cache kept the page too long, and its parts are gone from the host: the button leads to the newer version."""
    server.dist = half(site, newer_site, tmp_path / "half")
    page = new_page()
    page.goto("")
    old = page.evaluate(BUILD)
    expect(page.locator("[data-plight=cut-off]")).to_be_visible()
    server.dist = newer_site
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    assert page.evaluate(BUILD) != old


def test_an_open_page_on_a_newer_host_updates(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """A screen that was never looked at is gone from the host: its button leads to the newer version's."""
    page = new_page()
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    old = page.evaluate(BUILD)
    server.dist = newer_site
    page.evaluate("location.hash = '#/lesson'")
    expect(page.locator(".missing h1")).to_be_visible()
    page.locator("[data-action=again]").click()
    expect(page.locator(".lesson, .table").first).to_be_visible()
    assert page.evaluate(BUILD) != old


def test_a_screen_that_only_the_newer_version_has(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """What lies wrong in the cache is gone from the host, and a newer version waits: the button lets it in."""
    page = new_page(settings=FAST, visited=True)
    page.goto("")
    old = page.evaluate(BUILD)
    server.dist = newer_site
    wait_for_update(page)
    corrupt(page, rf"/v/{old}/js/view/about\.js$")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.evaluate("location.hash = '#/about'")
    expect(page.locator(".missing h1")).to_be_visible()
    page.locator("[data-action=again]").click()
    expect(page.locator("main h1")).to_contain_text("About")
    assert page.evaluate(BUILD) != old


@pytest.mark.parametrize("part", [r"/sw\.js$", r"/precache\.js$"])
def test_a_corrupt_service_worker_is_fetched_again(new_page: NewPage, server: Server, part: str) -> None:
    """The page works without it; the next visit has it, whatever the browser's cache holds."""
    server.mistake = mistake(part)
    page = started(new_page(settings=FAST, keeps=True))
    play_one(page)
    page.wait_for_timeout(1000)
    assert page.evaluate("navigator.serviceWorker.controller") is None
    server.mistake = None
    page.reload()
    asked_again(page)
    wait_until_cached(page)
    wait_until_complete(page, server)


HASTY = """
const real = setTimeout;
globalThis.pauses = [];
globalThis.setTimeout = (work, wait, ...given) => {
  if (wait < 15000) return real(work, wait, ...given);
  globalThis.pauses.push(wait);
  return real(work, 100, ...given);
};
"""
"""Long waits are noted, and over at once."""


def test_a_failing_update_backs_off(new_page: NewPage, server: Server, newer_site: Path) -> None:
    """A host that stays wrong is not asked for all that is new every 15 seconds."""
    page = started(new_page(settings=FAST, visited=True, script=HASTY))
    server.dist, server.mistake = newer_site, mistake(r"/js/platform/build\.js$")
    page.evaluate("globalThis.pauses = []")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {})")
    until(page, "pauses.length >= 3")
    assert page.evaluate("pauses")[:3] == [15_000, 30_000, 60_000]


@pytest.mark.parametrize("part", [r"/sw\.js$", r"/precache\.js$"])
def test_a_corrupt_update_changes_nothing(new_page: NewPage, server: Server, newer_site: Path, part: str) -> None:
    """The old version stays whole, and the newer one is taken when it is sound."""
    page = started(new_page(settings=FAST, visited=True))
    old = page.evaluate(BUILD)
    server.dist, server.mistake = newer_site, mistake(part)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {})")
    until(page, "navigator.serviceWorker.getRegistration().then((found) => !found.installing && !found.waiting)")
    page.reload()
    asked_again(page)
    assert page.evaluate(BUILD) == old
    server.mistake = None
    wait_for_update(page)
    renew(page)
    assert page.evaluate(BUILD) != old


def test_corrupt_messages_are_never_shown(new_page: NewPage, server: Server) -> None:
    """No id of a message is seen in the place of words: English stands in, and gives way when the words are there."""
    server.mistake = mistake(r"/i18n/hu/")
    page = new_page(locale="hu-HU")
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Play now")
    assert not re.search(r"\b(one-tap|menu-start|tagline)\b", page.locator("#app").inner_text())
    server.mistake = None
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Játssz most")
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".library h1")).to_be_visible()
    page.locator(".menu-button").click()
    expect(page.get_by_role("link", name="Szabályok")).to_be_visible()
