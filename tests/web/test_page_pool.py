"""A reused page knows nothing of the test before."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.page_pool import PagePool
from tests.web.playing import asked_again

STATE = """async () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  databases: (await indexedDB.databases()).length,
  caches: (await caches.keys()).length,
  state: history.state,
  script: globalThis.scriptOfATest ?? null,
  routed: await fetch("manifest.webmanifest").then((found) => found.status),
  width: innerWidth,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
  reduced: matchMedia("(prefers-reduced-motion: reduce)").matches,
})"""

CHANGE = """async () => {
  localStorage.own = sessionStorage.own = "changed";
  history.pushState({ own: true }, "");
  await caches.open("own");
}"""


def test_a_reused_page_is_reset(page_pool: PagePool) -> None:
    """Storage, history, scripts, routes, tabs, viewport and media are those of an unused page; the page is the same."""
    first = page_pool.take((), [], {})
    first.goto("")
    unused = first.evaluate(STATE)
    page_pool.give_back()

    options = {"viewport": {"width": 400, "height": 700}, "color_scheme": "dark", "reduced_motion": "reduce"}
    page = page_pool.take((), ["globalThis.scriptOfATest = true"], options)
    page.context.route("**/manifest.webmanifest", lambda route: route.abort())
    page.goto("")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    asked_again(page)
    page.evaluate(CHANGE)
    page.context.new_page()
    assert page_pool.give_back() == []

    again = page_pool.take((), [], {})
    again.goto("")
    expect(again.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    assert again is page is first
    assert again.context.pages == [again]
    assert again.evaluate(STATE) == unused
    page_pool.give_back()
