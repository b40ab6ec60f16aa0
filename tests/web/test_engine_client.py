"""The page's engine in its worker: progress, answers, a worker that ends, a net that breaks off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Worker

from tests.web.conftest import NewPage, until
from tests.web.native_engine import NO_ENGINE
from tools.site.server import Mistake, Server

pytestmark = pytest.mark.pyodide

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
    assert page.evaluate("engine.ping()") >= 0


def test_a_worker_that_ends_itself_is_replaced(page: Page) -> None:
    """Its lock is free then, so nobody waits; what else may befall a worker is in tests/js/watchdog.test.mjs."""
    page.evaluate("engine.call({ do: 'hello' })")
    engine_worker(page).evaluate("setTimeout(() => self.close(), 0), 1")
    until(page, "crashes.length === 1")
    assert page.evaluate("crashes") == ["the worker died"]
    assert page.evaluate("engine.call({ do: 'hello' })")["ok"]
    assert page.evaluate("workers.length") == 2


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
