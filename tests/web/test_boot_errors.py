"""A page of which something does not come: always a sentence, a button to try again, and a new try without it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Axe, NewPage, until
from tests.web.playing import FAST, asked_again, play_one, started
from tools.site.server import Mistake, Server

WAYS = ["by-itself", "online", "button"]


def comes_back(page: Page, way: str) -> None:
    """What is in order again is fetched by itself after a while, at once when the network is back or when asked for."""
    if way == "online":
        page.evaluate("dispatchEvent(new Event('online')), 1")
    if way == "button":
        page.locator("[data-load-again]:visible, [data-action=again]:visible").first.click()


@pytest.mark.parametrize("way", WAYS)
def test_interrupted_messages_on_first_visit(new_page: NewPage, server: Server, way: str) -> None:
    """No word of any language came: the page's own sentence stands there, in the browser's language."""
    server.refuses = re.compile(r"/i18n/")
    page = new_page(locale="ko-KR")
    page.goto("")
    expect(page.locator("[data-plight=cut-off] [lang=ko]")).to_be_visible()
    expect(page.locator("[data-plight=cut-off] [lang=en]")).to_be_hidden()
    server.refuses = None
    comes_back(page, way)
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작", timeout=60_000)
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


@pytest.mark.parametrize(
    ("part", "way"), [(r"/js/", "by-itself"), (r"/vendor/", "online"), (r"/js/router\.js$", "button")]
)
def test_interrupted_modules_on_first_visit(new_page: NewPage, server: Server, part: str, way: str) -> None:
    server.refuses = re.compile(part)
    page = new_page(locale="hu-HU")
    page.goto("")
    expect(page.locator("[data-plight=cut-off] [lang=hu]")).to_be_visible()
    # One sentence is enough: that loading takes long is not said as well.
    expect(page.locator("[data-plight=late]")).to_have_attribute("hidden", "")
    server.refuses = None
    comes_back(page, way)
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Játssz most", timeout=60_000)
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


def test_first_visit_with_nothing_but_the_html(new_page: NewPage, server: Server) -> None:
    """Without any script and style sheet there is a sentence, in every language, and a way to try again."""
    server.refuses = re.compile(r"\.(js|css)$")
    page = new_page()
    page.goto("")
    for language in ("en", "de", "hu", "ko"):
        expect(page.locator(f"[data-plight=late] [lang={language}]")).to_be_visible()
    server.refuses = None
    page.locator("[data-plight=late] [lang=de] a").click()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


WAIT_OVER = """() => {
  const [shown] = document.querySelector("[data-plight=late]").getAnimations();
  const { delay } = shown.effect.getTiming();
  shown.currentTime = delay;
  return delay;
}"""
"""That loading takes long is said by an animation that begins late: it begins now. How late it would have begun."""


def test_first_visit_without_any_script(new_page: NewPage, server: Server) -> None:
    """The style sheets are there: the sentence comes when it is due."""
    server.refuses = re.compile(r"\.js$")
    page = new_page()
    page.goto("")
    expect(page.locator("[data-plight=late]")).to_be_hidden()
    assert page.evaluate(WAIT_OVER) == 10_000
    expect(page.locator("[data-plight=late]")).to_be_visible()


def test_a_host_that_stops_responding(new_page: NewPage) -> None:
    """Nothing breaks off, nothing comes: after a while the page says so, and no longer when it is there."""
    held: list[Route] = []
    page = new_page(locale="de-DE")
    page.route("**/js/app.js", lambda route: held.append(route))
    page.goto("", wait_until="commit")
    until(page, "[...document.styleSheets].some(({ href }) => href?.endsWith('/screens.css'))")
    expect(page.locator("[data-plight=late] [lang=de]")).to_be_hidden()
    assert page.evaluate(WAIT_OVER) == 10_000
    expect(page.locator("[data-plight=late] [lang=de]")).to_be_visible()
    expect(page.locator("[data-plight=late] [lang=en]")).to_be_hidden()
    for route in held:
        route.continue_()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


LESSON = ("lesson", r"/kabale/view/lesson\.js$")
SCREENS = [
    LESSON,
    ("lesson", r"/kabale/lesson\.js$"),
    ("library", r"/view/library\.js$"),
    ("library", r"/directives/repeat\.js$"),
    ("", r"/view/start\.js$"),
    ("table/abcdefghi", r"/view/table\.js$"),
]


@pytest.mark.parametrize(
    ("place", "part", "way", "wrongly"),
    [
        *((*screen, "online", False) for screen in SCREENS),
        *((*LESSON, way, wrongly) for way in ("by-itself", "button") for wrongly in (False, True)),
    ],
)
def test_a_deep_link_whose_module_fails_to_load(
    new_page: NewPage, server: Server, place: str, part: str, way: str, wrongly: bool
) -> None:
    """The screen says that it is missing, and comes where it was wanted."""
    if wrongly:
        server.mistake = Mistake(re.compile(part))
    else:
        server.refuses = re.compile(part)
    page = new_page(locale="de-DE")
    page.goto(f"#/{place}")
    expect(page.get_by_role("heading", name="Diese Seite ist noch nicht geladen")).to_be_visible()
    expect(page.get_by_role("button", name="Noch einmal versuchen")).to_be_visible()
    server.refuses = server.mistake = None
    comes_back(page, way)
    expect(page.get_by_role("heading", name="Diese Seite ist noch nicht geladen")).to_have_count(0, timeout=12_000)
    expect(page.locator("main h1")).to_be_visible()
    assert page.url.endswith(f"#/{place}")


@pytest.mark.parametrize(("place", "part"), [("", r"/view/start\.js$"), ("library", r"/view/library\.js$")])
def test_page_is_never_blank_while_repairing_files(new_page: NewPage, server: Server, place: str, part: str) -> None:
    """On a slow line that takes long: till then a sentence stands there, and the page's name."""
    held: list[Route] = []
    page = new_page(locale="de-DE")

    def hold(route: Route) -> None:
        if route.request.resource_type == "fetch" and server.refuses:
            held.append(route)
        else:
            route.continue_()

    page.route("**/js/**", hold)
    server.refuses = re.compile(part)
    page.goto(f"#/{place}")
    expect(page.locator("[data-plight=cut-off] [lang=de]")).to_be_visible()
    expect(page.locator("main h1")).to_have_text("Ränke")
    server.refuses = None
    for route in held:
        route.continue_()
    expect(page.locator(f"[data-screen={place or 'start'}] main h1")).to_be_visible()
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


def test_a_screen_that_fails_to_load_leaves_the_game_alone(new_page: NewPage, server: Server) -> None:
    """From a running table to a screen that does not come, and back: the page is the same, and the game goes on."""
    page = started(new_page(settings=FAST))
    play_one(page)
    page.evaluate("globalThis.same = true")
    server.refuses = re.compile(r"/view/about\.js$")
    page.evaluate("location.hash = '#/about'")
    expect(page.locator(".missing h1")).to_be_focused()
    page.go_back()
    asked_again(page)
    play_one(page)
    server.refuses = None
    page.evaluate("location.hash = '#/about'")
    expect(page.locator(".about h1, main h1").first).to_contain_text("About")
    assert page.evaluate("same")


@pytest.mark.parametrize("way", WAYS)
def test_interrupted_messages_of_a_later_screen(new_page: NewPage, server: Server, way: str) -> None:
    """The screen waits for its words, and one can do more than wait."""
    server.refuses = re.compile(r"/i18n/\w+/(rules|faults)\.ftl$")
    page = new_page()
    page.goto("#/rules")
    expect(page.locator(".words-loading")).to_be_visible()
    expect(page.locator("[data-plight=cut-off] [lang=en] button")).to_be_visible()
    server.refuses = None
    comes_back(page, way)
    expect(page.locator("main h1")).to_contain_text("The rules", timeout=60_000)
    expect(page.locator("[data-plight]:visible")).to_have_count(0)


@pytest.mark.parametrize("status", [0, 404], ids=["cut-off", "missing"])
def test_page_boots_without_arrival_js(new_page: NewPage, server: Server, status: int) -> None:
    """Without arrival.js the page comes as well, and nobody goes on saying that it takes long."""
    if status:
        server.mistake = Mistake(re.compile(r"/arrival\.js$"), status)
    else:
        server.refuses = re.compile(r"/arrival\.js$")
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    expect(page.locator("[data-plight=late]")).to_have_count(0)
    server.refuses = server.mistake = None
    page.reload()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    until(
        page,
        "performance.getEntriesByType('resource').some(({ name, decodedBodySize }) => "
        "name.endsWith('/arrival.js') && decodedBodySize > 2000)",
    )
    play_one(started(page))


def test_reload_button_is_large_enough_and_accessible(
    new_page: NewPage, server: Server, axe_in_both_themes: Axe
) -> None:
    """It looks like the house's other buttons, also on a small phone, and stands beside its sentence or below it."""
    server.refuses = re.compile(r"/js/app\.js$")
    page = new_page(locale="de-DE", viewport={"width": 320, "height": 640})
    page.goto("")
    button = page.get_by_role("button", name="Neu laden")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe_in_both_themes(page) == []


HASTY = """
const real = setTimeout;
globalThis.pauses = [];
globalThis.setTimeout = (work, wait, ...given) => {
  if (!new Error().stack.includes("/arrival.js")) return real(work, wait, ...given);
  globalThis.pauses.push(wait);
  return real(work, 100, ...given);
};
"""
"""The pauses of arrival.js are noted, and over at once."""


def test_a_blocked_style_sheet_is_retried_with_pauses(new_page: NewPage) -> None:
    """Asked for by hand it comes, put into the page it does not: it is tried now and then, not without a pause."""
    asked: list[str] = []
    page = new_page(script=HASTY)

    def refuse(route: Route) -> None:
        if route.request.resource_type == "stylesheet":
            asked.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route("**/css/screens.css", refuse)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    until(page, "pauses.length >= 3")
    tries = len(asked)
    pauses = page.evaluate("pauses")
    assert 3 <= tries <= len(pauses) + 2  # two at once, then one after each pause
    assert min(pauses) >= 2000


@pytest.mark.parametrize("wrongly", [False, True], ids=["cut-off", "wrong"])
@pytest.mark.parametrize(
    ("place", "part", "proof"),
    [
        ("", r"/css/(tokens|base|screens)\.css$", "getComputedStyle(document.body).margin === '0px'"),
        ("lesson", r"/css/(table|seats|play)\.css$", "document.styleSheets.length > 0"),
    ],
)
def test_style_sheets_that_fail_to_load(
    new_page: NewPage, server: Server, place: str, part: str, proof: str, wrongly: bool
) -> None:
    """The page works unadorned, is dressed when they are there, and is not loaded anew for that."""
    if wrongly:
        server.mistake = Mistake(re.compile(part))
    else:
        server.refuses = re.compile(part)
    page = new_page()
    page.goto(f"#/{place}")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("[data-plight=cut-off]")).to_be_visible()
    page.evaluate("globalThis.same = true")
    server.refuses = server.mistake = None
    until(page, "document.querySelectorAll('link[data-missed]').length === 0")
    expect(page.locator("[data-plight]:visible")).to_have_count(0)
    until(page, proof)
    rules = "[...document.styleSheets].every((sheet) => sheet.cssRules.length > 0 && sheet.media.mediaText !== 'print')"
    until(page, rules)
    assert page.evaluate("same")
