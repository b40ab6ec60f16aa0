"""The page's side of the worker: progress, answers, crashes, a worker that falls silent, a net that breaks off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Worker

from tests.web.conftest import NewPage, until
from tests.web.native_engine import NO_ENGINE
from tools.site.server import Mistake, Server

pytestmark = [pytest.mark.web, pytest.mark.pyodide]

ONE_ENGINE = f"globalThis.RealWorker = Worker; {NO_ENGINE}"
"""The page's own engine does not start: the test's would wait for it."""

OPEN = """async () => {
  globalThis.Worker = RealWorker;
  const folder = document.querySelector("script[type=module]").src.replace(/app\\.js$/, "");
  const { createEngine, spawnWorker } = await import(`${folder}engine/client.js`);
  self.told = [];
  self.crashes = [];
  const workers = (self.workers = []);
  const spawn = () => {
    const worker = spawnWorker();
    if (workers.push(worker) === 1) self.atFirst?.(worker);
    return worker;
  };
  const onProgress = (step) => self.told.push(step);
  self.engine = createEngine({ spawn, onProgress, onCrash: (what) => self.crashes.push(what) });
}"""


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page with an engine of the test's own."""
    page = new_page(script=ONE_ENGINE)
    page.goto("")
    page.evaluate(OPEN)
    return page


def engine_worker(page: Page) -> Worker:
    """The latest of the engine's workers."""
    return [worker for worker in page.workers if worker.url.endswith("/engine/worker.js")][-1]


def test_it_answers_and_reports_progress(page: Page) -> None:
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


def test_a_crash_fails_open_requests_and_restarts(page: Page) -> None:
    """Who waits hears `engine-broke`; the next question is answered by a fresh worker that has no table."""
    page.evaluate("engine.call({ do: 'hello' })")
    lost, after = page.evaluate(
        """async () => {
          const lost = engine.call({ do: "hello" });
          workers.at(-1).dispatchEvent(new ErrorEvent("error", { message: "it broke" }));
          return [await lost, await engine.call({ do: "snapshot", seat: null })];
        }"""
    )
    assert lost == {"ok": False, "fault": {"id": "engine-broke", "args": {"what": "it broke"}}}
    assert after["fault"]["id"] == "no-session"
    assert page.evaluate("crashes") == ["it broke"]
    assert page.evaluate("workers.length") == 2


NOTICED = 5000
"""Milliseconds after which nobody waits any longer for a worker that will not answer."""

ASK = """async (before) => {
  await engine.call({ do: "hello" });
  await before();
  const asked = performance.now();
  const reply = await engine.call({ do: "hello" });
  return { reply, took: performance.now() - asked };
}"""

SILENT = {
    "hears-nothing": "() => { workers.at(-1).postMessage = () => {}; }",
    "is-ended": "() => workers.at(-1).terminate()",
    "ends-itself": "() => {}",
}


@pytest.mark.parametrize("death", SILENT)
def test_an_unresponsive_worker_is_replaced(page: Page, death: str) -> None:
    """However a worker dies: who asked it hears so in less than five seconds, and the next question is answered."""
    page.evaluate("engine.call({ do: 'hello' })")
    if death == "ends-itself":
        engine_worker(page).evaluate("setTimeout(() => self.close(), 0), 1")
    told = page.evaluate(f"({ASK})({SILENT[death]})")
    assert told["took"] < NOTICED
    if not told["reply"]["ok"]:
        assert told["reply"]["fault"]["id"] == "engine-broke"
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
    assert page.evaluate("crashes.length") == 1


def test_a_worker_that_dies_idle_is_replaced_at_once(page: Page) -> None:
    """Nobody has to ask to find out: the next worker is up when the question comes."""
    page.evaluate("engine.call({ do: 'hello' })")
    page.evaluate("workers[0].terminate()")
    until(page, "crashes.length === 1 && workers.length === 2", timeout=NOTICED / 1000)
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]


EARLY = {
    "after-nothing": "worker => worker.terminate()",
    "after-its-first-word": "worker => worker.addEventListener('message', () => worker.terminate(), { once: true })",
}


@pytest.mark.parametrize("death", EARLY)
def test_a_worker_that_dies_while_starting_is_replaced(new_page: NewPage, death: str) -> None:
    """Its end is noticed before anything can be asked of it, also of one that never came so far as to have a lock."""
    page = new_page(script=ONE_ENGINE)
    page.goto("")
    page.evaluate(f"() => {{ self.atFirst = {EARLY[death]}; }}")
    page.evaluate(OPEN)
    until(page, "workers.length === 2", timeout=60)
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
    assert page.evaluate("crashes") == []


SLOWLY = """(wait) => {
  const { postMessage } = self;
  self.postMessage = (word) => {
    const ends = performance.now() + wait;
    while (performance.now() < ends);
    postMessage.call(self, word);
  };
}"""


def test_a_slow_worker_is_not_replaced(page: Page) -> None:
    """A phone on which each answer takes seconds gets all of them, however many questions wait."""
    page.evaluate("engine.call({ do: 'hello' })")
    engine_worker(page).evaluate(SLOWLY, 2500)
    replies = page.evaluate("Promise.all([1, 2, 3, 4].map(() => engine.call({ do: 'hello' })))")
    assert all(reply["ok"] for reply in replies)
    assert page.evaluate("crashes") == []


def test_a_blocked_page_does_not_replace_the_worker(page: Page) -> None:
    """While the page itself stood still (asleep, or busy) nothing could be heard: that is no silence."""
    page.evaluate("engine.call({ do: 'hello' })")
    engine_worker(page).evaluate(SLOWLY, 2000)
    page.evaluate(
        """() => {
          self.reply = engine.call({ do: "hello" });
          setTimeout(() => {
            const ends = performance.now() + 7000;
            while (performance.now() < ends);
          }, 100);
        }"""
    )
    assert page.evaluate("reply")["ok"]
    assert page.evaluate("crashes") == []


def test_the_timeout_doubles_after_a_false_alarm(page: Page) -> None:
    """Should an answer really take so long, then the next worker may take twice as long."""
    page.evaluate("engine.call({ do: 'hello' })")
    engine_worker(page).evaluate(SLOWLY, 6000)
    assert page.evaluate("engine.call({ do: 'hello' })")["fault"]["args"] == {"what": "no answer"}
    page.evaluate("engine.call({ do: 'hello' })")
    engine_worker(page).evaluate(SLOWLY, 6000)
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
    assert page.evaluate("crashes.length") == 1


BINARIES = r"\.(wasm|mjs|zip|whl)\.pack$"
MODULES = r"unpack_worker\.js$|pyodide\.mjs$"
FETCHED = f"{BINARIES}|{MODULES}"
DECODER = r"/zstd\.wasm$"
LOCK = r"pyodide-lock\.json$"
WORKER = r"/worker\.js$"


@pytest.mark.parametrize(
    ("part", "status"),
    [
        *((part, 200) for part in (BINARIES, MODULES, DECODER, LOCK, WORKER)),
        *((FETCHED, 404), (FETCHED, 0), (WORKER, 0)),
    ],
)
def test_a_failed_start_is_retried(new_page: NewPage, server: Server, part: str, status: int) -> None:
    """Whichever part does not come, or comes wrong and is kept by the browser: the engine is up soon afterwards."""
    page = new_page(script=ONE_ENGINE)
    if status:
        server.mistake = Mistake(re.compile(part), status)
    else:
        server.refuses = re.compile(part)
    page.goto("")
    page.evaluate(OPEN)
    until(page, "workers.length > 1")
    assert page.evaluate("crashes") == []
    server.refuses = server.mistake = None
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
