"""Benchmarks of the table in Chromium: click to paint, frame times in motion, longest task."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from tools.bench.limits import Measurement
from tools.setup.process import echo

LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
"""The layout with the most to draw: log and known cards stand beside the table."""

SLOWDOWN = 4
MOTION_MS = 25_000
SQUARE_MS = 4_000
GAMES = 2
MAX_CONTENTION = 1.5
LOOKS_MS = 400
"""Pause before a click: the table drops clicks right after something moved."""
FRAME_LATE = 20.0
MAX_TASK_MS = 100.0
MAX_CLICK_MS, MAX_SLOWED_CLICK_MS = 50.0, 150.0
START_WITHIN = 60_000

WATCH = """
(() => {
  const watched = { long: [], asked: [], frames: [], error: "" };
  globalThis.watched = watched;
  if (!localStorage.getItem("raenke-settings")) localStorage.setItem("raenke-settings", JSON.stringify(%s));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.long.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });

  // Whoever listens first hears before the page does: the page draws as soon as it has heard.
  const open = new Map();
  globalThis.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const question = open.get(data.id);
        if (question) watched.asked.push([question.does, performance.now() - question.began, data.text.length]);
      });
    }
    postMessage(word) {
      if (word.id) open.set(word.id, { does: JSON.parse(word.text).do, began: performance.now() });
      super.postMessage(word);
    }
  };

  let moving = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    const over = () => { moving -= 1; };
    moving += 1;
    animation.finished.then(over, over);
    return animation;
  };
  // One list for every stretch in which something moves; between two frames of a list lies one delta.
  let stretch = null;
  const frame = (time) => {
    if (moving > 0 && !stretch) watched.frames.push(stretch = []);
    if (moving === 0) stretch = null;
    stretch?.push(time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
"""
"""Injected before the page's scripts to record what they do; `%s` are the settings."""

PLAY = """async ([most, looks]) => {
  const find = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const ends = performance.now() + most;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const game = (%s)({ find, all, pause });
  const until = async (true_) => {
    for (const began = performance.now(); performance.now() - began < 60000; await pause(4)) {
      const found = true_();
      if (found) return found;
      find("[data-stage] [data-action=stage-next]")?.click();
    }
    throw new Error(`the game does not go on: ${find(".status-text")?.textContent.trim()}`);
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  }));
  const shown = (true_) => new Promise((done, fail) => {
    const gaveUp = () => fail(new Error(`nothing came of a touch: ${find(".status-text")?.textContent}`));
    const late = setTimeout(gaveUp, 20000);
    const watch = new MutationObserver(() => {
      if (!true_()) return;
      clearTimeout(late);
      watch.disconnect();
      painted().then(done);
    });
    watch.observe(find(".table"), { subtree: true, childList: true, attributes: true });
  });
  const times = [];
  for (let turn = 0; ; turn++) {
    const over = () => performance.now() > ends || find("[data-over]");
    await until(() => game.asked() ?? over());
    if (over()) return times;
    await pause(looks);
    const { touch, gone, timed } = await game.next(turn);
    if (!touch) continue;
    if (!timed) {
      touch.click();
      await until(() => gone() || find("[data-over]"));
      continue;
    }
    const clicked = performance.now();
    const laid = shown(gone);
    touch.click();
    times.push((await laid) - clicked);
  }
}"""
"""Plays until the game or the time is over; what is `timed` gives the time from the click until the table is seen
without what was touched. `looks` is how long one looks before that; `%s` says how a game is played."""

PLAYERS = {
    "kabale": """({ find, all, pause }) => ({
      asked: () => find("[data-action=decline], .hand-card.is-legal"),
      async next(turn) {
        const asked = this.asked();
        // The same button may ask again, and is Skip in between.
        const heard = watched.asked.length;
        if (asked.dataset.action) return { touch: asked, gone: () => watched.asked.length > heard };
        const hand = all(".hand-card.is-legal");
        const card = hand[turn % hand.length];
        const { card: code } = card.dataset;
        card.click();
        await pause(50);
        const columns = all(".column.is-legal > .column-target");
        // Under a Cloak the card is slipped as soon as it is chosen: nothing is left to touch.
        const touch = columns[(7 * turn) % columns.length];
        return { touch, gone: () => !find(`.hand-card[data-card="${code}"]`), timed: true };
      },
    })""",
    "adel": """({ find, all }) => ({
      asked: () => find(".table .is-legal[data-tap]"),
      async next(turn) {
        const gold = find(".turn-act.is-legal[data-action=gold]");
        if (gold) return { touch: gold, gone: () => !find(".turn-act.is-legal[data-action=gold]"), timed: true };
        const card = find(".hand-card.is-legal:not(.is-selected)");
        const held = all(".hand-card").length;
        if (card) return { touch: card, gone: () => all(".hand-card").length !== held, timed: true };
        const some = all(".table .is-legal[data-tap]:not(.is-selected)");
        const touch = some[turn % some.length];
        return { touch, gone: () => !touch.isConnected || !touch.matches(".is-legal:not(.is-selected)") };
      },
    })""",
}
"""By game: how to see that the player is asked, and what to click next."""

SQUARE = """async (ms) => {
  const square = document.createElement("div");
  square.textContent = "■";
  document.body.append(square);
  square.animate([{ transform: "none" }, { transform: "translateX(300px)" }], { duration: ms });
  const times = [];
  for (let time = 0, began = performance.now(); time < began + ms;) {
    time = await new Promise(requestAnimationFrame);
    times.push(time);
  }
  return times;
}"""
"""Frame times of this machine when only one square moves."""


@dataclass(frozen=True)
class Played:
    """Measurements of a game or a part of it; all times in milliseconds."""

    clicks: list[float]
    engine: list[float]
    """The engine's time for each action of the player."""
    long: list[float]
    """Long tasks (over 50 ms) of the main thread, since navigation."""
    frames: list[float]
    """Frame intervals while something moved."""
    largest: int
    """Length of the engine's longest reply, in characters."""


@contextmanager
def table(browser: Browser, home: str, pace: str, game: str) -> Iterator[Page]:
    """A new game against three bots, in a fresh profile."""
    context = browser.new_context(service_workers="block", viewport=LAPTOP)
    try:
        context.add_init_script(WATCH % json.dumps({"pace": pace, "explains": False}))
        page = context.new_page()
        page.goto(home)
        page.locator(f"[data-game={game}] [data-do=one-tap]").click(timeout=START_WITHIN)
        page.locator(".table.is-yours").wait_for(timeout=START_WITHIN)
        yield page
    finally:
        context.close()


def play(page: Page, game: str, *, slowed: int = 1, most: float = 1e9, looks: int = 0) -> Played:
    """Play to the end of the game or for `most` milliseconds, pausing `looks` milliseconds before each click."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    clicks = page.evaluate(PLAY % PLAYERS[game], [most, looks])
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    noted: dict[str, Any] = page.evaluate("watched")
    return Played(
        clicks,
        [took for does, took, _ in noted["asked"] if does == "play"],
        [took for _, took in noted["long"]],
        [after - before for times in noted["frames"] for before, after in pairwise(times)],
        max(length for _, _, length in noted["asked"]),
    )


def tasks_of(trace: bytes) -> tuple[float, float]:
    """The main thread's longest task in milliseconds of CPU time, and the ratio of wall time to CPU time.

    In processor time other programs do not count; the second figure tells how much they were in the way.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = Counter((event["pid"], event["tid"]) for event in events)
    pages = [(at["pid"], at["tid"]) for at in events if (at.get("args") or {}).get("name") == "CrRendererMain"]
    ours = max(pages, key=lambda thread: threads[thread])
    whole = [event for event in events if event["name"].endswith("RunTask") and "tdur" in event]
    tasks = [event for event in whole if (event["pid"], event["tid"]) == ours]
    spent = [float(task["tdur"]) / 1e3 for task in tasks]
    return max(spent), sum(float(task["dur"]) / 1e3 for task in tasks) / sum(spent)


def whole_game(browser: Browser, home: str, game: str) -> tuple[Played, float, float]:
    """A whole game from navigation to its end, without animations, and its `tasks_of`."""
    browser.start_tracing(categories=["toplevel"])
    try:
        with table(browser, home, "instant", game) as page:
            played = play(page, game)
    finally:
        trace = browser.stop_tracing()
    return played, *tasks_of(trace)


def late(frames: list[float]) -> float:
    """Percentage of late frames."""
    return 100 * sum(took > FRAME_LATE for took in frames) / len(frames)


def _games(browser: Browser, home: str, game: str, *, slowed: int = 1) -> list[Played]:
    """Some games without animations."""
    games = []
    for _ in range(GAMES):
        with table(browser, home, "instant", game) as page:
            games.append(play(page, game, slowed=slowed))
    return games


def _quietest(games: list[Played]) -> Played:
    """The game that was disturbed least by other programs."""
    return min(games, key=lambda game: statistics.median(game.clicks))


def measure(browser: Browser, home: str) -> list[Measurement]:
    """Measure whole games of each kind at the site `home`, and a while with animations."""
    page = browser.new_page()
    square = [after - before for before, after in pairwise(page.evaluate(SQUARE, SQUARE_MS))]
    page.close()
    return [found for game in PLAYERS for found in _measure_game(browser, home, game, late(square))]


def _measure_game(browser: Browser, home: str, name: str, square: float) -> list[Measurement]:
    first, longest, busy = whole_game(browser, home, name)
    game = _quietest(_games(browser, home, name))
    slow = _quietest(_games(browser, home, name, slowed=SLOWDOWN))
    with table(browser, home, "normal", name) as page:
        moved = play(page, name, most=MOTION_MS, looks=LOOKS_MS)
    click, slow_click = statistics.median(game.clicks), statistics.median(slow.clicks)
    engine = statistics.median(game.engine)
    # Only the page's thread can be slowed from outside: the engine's part is counted by hand.
    slow_all = slow_click + (SLOWDOWN - 1) * engine
    doubt = "" if busy < MAX_CONTENTION else ": times by the clock say little"
    echo(f"  {name}: others on this machine made tasks {busy:.1f} times as long{doubt}")
    echo(f"  click to picture: longest {max(game.clicks):.0f} ms; of the median the engine takes {engine:.0f} ms")
    echo(f"  slowed: longest {max(slow.clicks):.0f} ms, median with the engine at its own speed {slow_click:.0f} ms")
    echo(f"  tasks over 50 ms by the clock: {len(first.long)}, longest {max(first.long, default=0):.0f} ms")
    echo(f"  {len(moved.frames)} frames in motion, {late(moved.frames):.1f} % late; one square {square:.1f} %")
    echo(f"  the engine's longest answer: {first.largest / 1e3:.0f} kB")
    return [
        Measurement(f"{name}: click to the new table's picture, median", click, MAX_CLICK_MS, "ms"),
        Measurement(f"the same, everything {SLOWDOWN} times slower", slow_all, MAX_SLOWED_CLICK_MS, "ms"),
        Measurement("from frame to frame in motion, median", statistics.median(moved.frames), 17.5, "ms"),
        Measurement("late frames in motion, more than with one square", late(moved.frames) - square, 5, "%"),
        Measurement("longest task in a whole game, of processor time", longest, MAX_TASK_MS, "ms"),
    ]
