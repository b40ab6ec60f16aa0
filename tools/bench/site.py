"""Benchmarks of the built site in Chromium: start-up relative to bare Pyodide, transfer size, moves, cancelling."""

from __future__ import annotations

import json
import re
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tools.bench import pace, review, table, thinking, transfer, watch
from tools.bench.limits import Measurement
from tools.setup.process import BuildError, echo
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site import builder
from tools.site.packing import SUFFIX, unpack
from tools.site.server import Server

COLD_TIMES, WARM_TIMES, MOVES, CANCELS = 7, 9, 40, 25

BARE_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
postMessage("up");
onmessage = async ({ data }) => {
  python.FS.writeFile("/raenke.whl", new Uint8Array(await (await fetch("raenke.whl")).arrayBuffer()));
  python.runPython("import sys; sys.path.append('/raenke.whl')");
  const { handle } = python.pyimport("raenke.worker");
  for (let game = 0; game < 4; game++) {
    let look = JSON.parse(handle(data)).value;
    while (look.session.next !== "over")
      look = JSON.parse(handle('{"do": "think", "seat": null, "hurry": true}')).value;
  }
  postMessage("worked");
};
"""

NEW = {"do": "new", "game": "kabale", "first": 0, "seed": 7, "practice": False, "seat": 0}
SEATS = [{"name": "", "kind": "human"}, *({"name": "", "kind": "bot:greedy"} for _ in range(3))]

BOTS_ONLY = {**NEW, "seat": None, "seats": [{"name": "", "kind": "bot:greedy"}] * 4}

START_OURS = """async (request) => {
  const { createEngine } = await import("./js/engine/client.js");
  const began = performance.now();
  self.engine = createEngine();
  const reply = await self.engine.call(request);
  if (!reply.ok || !reply.value.view) throw new Error(JSON.stringify(reply));
  return performance.now() - began;
}"""

START_BARE = """async () => {
  const began = performance.now();
  const worker = new Worker(new URL("worker.js", location.href), { type: "module" });
  await new Promise((up, down) => { worker.onmessage = up; worker.onerror = down; });
  self.bare = worker;
  return performance.now() - began;
}"""

WORK_OURS = """async (request) => {
  for (let game = 0; game < 4; game++) {
    let look = (await self.engine.call(request)).value;
    while (look.session.next !== "over")
      look = (await self.engine.call({ do: "think", seat: null, hurry: true })).value;
  }
}"""

WORK_BARE = """async (request) => {
  self.bare.postMessage(JSON.stringify(request));
  await new Promise((done) => { self.bare.onmessage = done; });
}"""

PLAY = """async ([request, wanted]) => {
  const times = [];
  let seed = 1;
  while (times.length < wanted) {
    let look = (await self.engine.call({ ...request, seed: seed++ })).value;
    while (look.session.next !== "over" && times.length < wanted) {
      if (look.session.next === "bot") {
        look = (await self.engine.call({ do: "think", seat: 0, hurry: true })).value;
        continue;
      }
      const { id } = look.view.legal[times.length % look.view.legal.length];
      const clicked = performance.now();
      const reply = await self.engine.call({ do: "play", seat: 0, action: id });
      times.push(performance.now() - clicked);
      look = reply.value;
    }
  }
  return times;
}"""

CANCEL = """async ([request, wanted]) => {
  const times = [];
  let seed = 100;
  while (times.length < wanted) {
    let look = (await self.engine.call({ ...request, first: 1, seed: seed++ })).value;
    for (let moves = 0; moves < 5 && look.session.next === "bot"; moves++) {
      const slice = self.engine.call({ do: "think", seat: 0, hurry: false });
      const asked = performance.now();
      await self.engine.call({ ...request, do: "snapshot" });
      times.push(performance.now() - asked);
      const { value } = await slice;
      if (!value.thinking) look = value;
    }
  }
  return times;
}"""

KEPT = """async () => {
  await navigator.serviceWorker.register("../../sw.js");
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
}"""


def _bare(root: Path, built: builder.Site, folder: Path) -> None:
    """A site with stock Pyodide only, cached by the same service worker as ours."""
    modules = root / "web" / "node_modules" / "pyodide"
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
    home = f"v/{built.build}/"
    files = {f"{home}{name}": (modules / name).read_bytes() for name in names}
    files[f"{home}worker.js"] = BARE_WORKER.encode()
    (engine,) = (data for name, data in built.files.items() if name.startswith(home) and name.endswith(f".whl{SUFFIX}"))
    files[f"{home}raenke.whl"] = unpack(engine)
    files[f"{home}bench.html"] = b"<!doctype html><title>bare</title>"
    files["index.html"] = b"<!doctype html><title>bare</title>"
    entries = [{"url": name, "revision": None if name != "index.html" else "1"} for name in files]
    files["sw.js"] = built.files["sw.js"]
    imported = re.findall(rf"{home}(?!precache)[\w./-]+", built.files["sw.js"].decode())
    files |= {name: built.files[name] for name in imported}
    files[f"{home}precache.js"] = f"self.RAENKE = {json.dumps({'build': built.build, 'entries': entries})};".encode()
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def _start(page: Page, home: str, kind: str) -> float:
    page.goto(f"{home}bench.html")
    if kind == "bare":
        return float(page.evaluate(START_BARE))
    return float(page.evaluate(START_OURS, {**NEW, "seats": SEATS}))


def _cold(browser: Browser, homes: dict[str, str]) -> dict[str, list[float]]:
    """Start-up times in fresh browser profiles."""
    times: dict[str, list[float]] = {kind: [] for kind in homes}
    for turn in range(COLD_TIMES + 1):
        for kind, home in homes.items():
            context = browser.new_context()
            took = _start(context.new_page(), home, kind)
            context.close()
            if turn:  # the first round warms the machine
                times[kind].append(took)
    return times


def _warm(context: BrowserContext, homes: dict[str, str], server: Server) -> dict[str, list[float]]:
    """Start-up times from the service worker's cache, with the server stopped."""
    times: dict[str, list[float]] = {kind: [] for kind in homes}
    page = context.pages[0]
    for kind, home in homes.items():
        page.goto(f"{home}bench.html")
        page.evaluate(KEPT)
        # Browsers keep compiled code only of what has worked for a while, as it has after a visit with a game played.
        for _ in range(2):
            _start(page, home, kind)
            if kind == "bare":
                page.evaluate(WORK_BARE, BOTS_ONLY)
            else:
                page.evaluate(WORK_OURS, BOTS_ONLY)
            page.wait_for_timeout(3000)
    for turn in range(WARM_TIMES + 1):
        for kind, home in homes.items():
            page.goto(f"{home}bench.html")
            server.stop()
            try:
                began: Callable[[], Any] = {
                    "bare": lambda: page.evaluate(START_BARE),
                    "ours": lambda: page.evaluate(START_OURS, {**NEW, "seats": SEATS}),
                }[kind]
                took = float(began())
            finally:
                server.start()
            if turn:
                times[kind].append(took)
    return times


def _thoughts(page: Page, homes: dict[str, str]) -> list[Measurement]:
    """The strongest level in all games."""
    _start(page, homes["ours"], "ours")
    catalog = page.evaluate("self.engine.call({do: 'hello'})")["value"]["games"]
    games = [game["name"] for game in catalog]
    measured = thinking.decisions(page, games, catalog[0]["bots"][-1])
    page.goto(f"{homes['bare']}bench.html")
    thinking.rates(page, games)
    return measured


def _moves(page: Page, home: str) -> tuple[list[float], list[float]]:
    _start(page, home, "ours")
    page.evaluate(PLAY, [{**NEW, "seats": SEATS}, 10])
    moves = page.evaluate(PLAY, [{**NEW, "seats": SEATS}, MOVES])
    hello = page.evaluate("self.engine.call({do: 'hello'})")
    strongest = hello["value"]["games"][0]["bots"][-1]
    seats = [SEATS[0], *({"name": "", "kind": f"bot:{strongest}"} for _ in range(3))]
    return moves, page.evaluate(CANCEL, [{**NEW, "seats": seats}, CANCELS])


def _measure(playwright: Playwright, browser_at: Path, root: Path, folder: Path) -> list[Measurement]:
    built = builder.compose(root)
    builder.write(built, folder / "ours")
    transferred = transfer.measurements(folder / "ours")
    _bare(root, built, folder / "bare")
    thinking.prepare(folder / "bare" / "v" / built.build)
    (folder / "ours" / "v" / built.build / "bench.html").write_text(
        "<!doctype html><title>ours</title>", encoding="utf-8"
    )
    launch: dict[str, Any] = {"executable_path": browser_at, "args": list(CHROMIUM_FLAGS)}
    with Server(folder) as server:
        homes = {kind: f"{server.url}{kind}/v/{built.build}/" for kind in ("bare", "ours")}
        with playwright.chromium.launch(**launch) as browser:
            cold = _cold(browser, homes)
            at_table = table.measure(browser, f"{server.url}ours/index.html")
            at_table += watch.measure(browser, f"{server.url}ours/index.html")
            at_table += review.measure(browser, f"{server.url}ours/index.html")
        with tempfile.TemporaryDirectory() as profile:
            context = playwright.chromium.launch_persistent_context(profile, **launch)
            warm = _warm(context, homes, server)
            moves, cancels = _moves(context.pages[0], homes["ours"])
            thoughts = _thoughts(context.pages[0], homes)
            context.close()
    middle = {
        (name, kind): statistics.median(taken)
        for name, times in (("cold", cold), ("warm", warm))
        for kind, taken in times.items()
    }
    for name in ("cold", "warm"):
        echo(f"  {name}: bare {middle[name, 'bare']:.0f} ms, ours {middle[name, 'ours']:.0f} ms")
    return [
        Measurement(
            "cold start to the first view, to a bare loadPyodide()",
            middle["cold", "ours"] / middle["cold", "bare"],
            0.38,
            "",
        ),
        Measurement(
            "warm start, server gone, to a bare loadPyodide()",
            middle["warm", "ours"] / middle["warm", "bare"],
            0.22,
            "",
        ),
        *transferred,
        Measurement("a person's move until the view is back, median", statistics.median(moves), 20, "ms"),
        Measurement("a cancel during a bot's thinking, longest of all", max(cancels), thinking.MAX_ANSWER_MS, "ms"),
        *thoughts,
        *at_table,
    ]


def run(root: Path) -> None:
    """Print all measurements with their limits; raise an error if one is exceeded."""
    echo("· the pace of whole games")
    paces = pace.measure()
    echo("· the site in Chromium")
    browser_at = chromium()
    work = root / "build"
    work.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="raenke-bench-", dir=work) as folder, sync_playwright() as playwright:
        measurements = paces + _measure(playwright, browser_at, root, Path(folder))
    for measurement in measurements:
        echo(f"  {measurement}")
    if failed := [measurement.name for measurement in measurements if not measurement.ok]:
        raise BuildError(f"over the limit: {'; '.join(failed)}")
