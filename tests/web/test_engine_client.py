"""The page's side of the worker: progress, answers, crashes, a worker that falls silent, a net that breaks off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import until
from tools.serve import Server

pytestmark = pytest.mark.web

NewPage = Callable[..., Page]

OPEN = """async () => {
  const folder = document.querySelector("script[type=module]").src.replace(/app\\.js$/, "");
  const { createEngine, spawnWorker } = await import(`${folder}engine/client.js`);
  self.told = [];
  self.crashes = [];
  const workers = (self.workers = []);
  const spawn = () => {
    const worker = spawnWorker();
    workers.push(worker);
    return worker;
  };
  const onProgress = (step) => self.told.push(step);
  self.engine = createEngine({ spawn, onProgress, onCrash: (what) => self.crashes.push(what) });
}"""


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page with an engine of the test's own."""
    page = new_page()
    page.goto("")
    page.evaluate(OPEN)
    return page


def test_it_answers_and_tells_how_far_it_is(page: Page) -> None:
    hello = page.evaluate("engine.call({ do: 'hello' })")
    assert hello["ok"]
    assert [game["name"] for game in hello["value"]["games"]]
    told = page.evaluate("told")
    assert len(told) > 5
    assert [step["done"] for step in told] == sorted(step["done"] for step in told)
    assert told[-1]["done"] == told[-1]["total"]
    assert page.evaluate("engine.ping()") < 1000


def test_a_bad_request_is_a_fault_and_no_crash(page: Page) -> None:
    reply = page.evaluate("engine.call({ do: 'nonsense' })")
    assert reply == {"ok": False, "fault": {"id": "bad-request", "args": reply["fault"]["args"]}}
    assert page.evaluate("crashes") == []


def test_a_crash_answers_what_was_open_and_starts_anew(page: Page) -> None:
    """Who waits hears `engine-broke`; the next question is answered by a fresh worker that has no table."""
    page.evaluate("engine.call({ do: 'hello' })")
    lost, after = page.evaluate(
        """async () => {
          const lost = engine.call({ do: "hello" });
          workers.at(-1).dispatchEvent(new ErrorEvent("error", { message: "it broke" }));
          return [await lost, await engine.call({ do: "look", seat: null })];
        }"""
    )
    assert lost == {"ok": False, "fault": {"id": "engine-broke", "args": {"what": "it broke"}}}
    assert after["fault"]["id"] == "no-table"
    assert page.evaluate("crashes") == ["it broke"]
    assert page.evaluate("workers.length") == 2


def test_a_silent_worker_is_given_up(page: Page) -> None:
    """A worker that no longer answers is ended after half a minute and another one started."""
    page.evaluate("engine.call({ do: 'hello' })")
    page.clock.install()
    page.evaluate("workers[0].postMessage = () => {}; self.lost = engine.call({ do: 'hello' }); undefined")
    page.clock.fast_forward(31_000)
    assert page.evaluate("lost")["fault"] == {"id": "engine-broke", "args": {"what": "no answer"}}
    page.clock.fast_forward(1000)
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]


def test_a_server_that_does_not_know_what_wasm_is_will_do(new_page: NewPage) -> None:
    """Browsers refuse to compile such a response on its way; it is compiled when it has come."""
    page = new_page()
    page.route("**/*.wasm", lambda route: route.fulfill(response=route.fetch(), content_type="text/plain"))
    page.goto("")
    page.evaluate(OPEN)
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
    assert page.evaluate("workers.length") == 1


@pytest.mark.parametrize(
    "part", [r"\.wasm$", r"python_stdlib\.pack$", r"raenke-[^/]*\.whl$", r"pyodide\.asm\.mjs$", r"worker\.js$"]
)
def test_a_start_that_breaks_off_is_tried_again(new_page: NewPage, server: Server, part: str) -> None:
    """Whichever part does not come: the engine is up as soon as the net is back."""
    page = new_page()
    server.refuses = re.compile(part)
    page.goto("")
    page.evaluate(OPEN)
    until(page, "workers.length > 1")
    assert page.evaluate("crashes") == []
    server.refuses = None
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
