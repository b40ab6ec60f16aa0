"""Benchmarks of advice in Chromium: how long hints and the analysis of whole games of four take, and who notices.

`python -m tools.bench.review` measures the site in dist/.
"""

from __future__ import annotations

import base64
import statistics
import time
import zlib
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from raenke import GAMES, bots
from raenke.game import choose
from raenke.record import Record
from tools.bench import table
from tools.bench.limits import Measurement
from tools.setup.process import ROOT, echo
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

SEATS: Final = 4
LEVEL: Final = "2"
"""Who plays the games: they come out about as long as those of people."""

PLAYED_MS: Final = 10_000
STEPS: Final = 40
HINTS: Final = 6
MAX_SECONDS, MAX_SHOWN_SECONDS, MAX_HINT_SECONDS = 60, 1, 4
GIVEN_UP_MS: Final = 400_000

STEP_BY_STEP = """async (steps) => {
  const replay = document.querySelector(".replay");
  const next = document.querySelector("[data-do=next]");
  const times = [];
  for (let step = 0; step < steps && next.ariaDisabled !== "true"; step++) {
    const before = replay.dataset.at;
    const clicked = performance.now();
    next.click();
    while (replay.dataset.at === before && performance.now() < clicked + 10_000)
      await new Promise(requestAnimationFrame);
    times.push(performance.now() - clicked);
    await new Promise((done) => setTimeout(done, 100));
  }
  return times;
}"""
"""From a click until the next position is drawn: it is seen with the frame after its elements have changed."""


def game_of_four(game: str, seed: int = 1) -> Record:
    """A finished game in which the first seat is a person's."""
    rng, rules, player = Random(seed), GAMES[game], bots.make(LEVEL, GAMES[game])
    names = {0: "Ada", **dict.fromkeys(range(1, SEATS), f"bot:{LEVEL}")}
    record = Record(rules, rules.deal(SEATS, rng, 0), names)
    record.resolve_chance(rng)
    while not record.state.over:
        legal = record.state.legal()
        view = record.state.view(record.state.to_act)
        record.play(choose(player, view, rng) if len(legal) > 1 else legal[0])
        record.resolve_chance(rng)
    return record


def link(record: Record) -> str:
    """The fragment of a link to a game (`web/js/storage/share_links.js`)."""
    deflate = zlib.compressobj(9, wbits=-15)
    data = deflate.compress(record.text().encode()) + deflate.flush()
    return f"#g={base64.urlsafe_b64encode(data).decode().rstrip('=')}"


def measure(browser: Browser, home: str) -> list[Measurement]:
    """A game of each kind, analyzed while a table is played and a replay is looked at; and hints."""
    return [found for game in GAMES for found in (*_measure(browser, home, game), _hints(browser, home, game))]


def _measure(browser: Browser, home: str, game: str) -> list[Measurement]:
    context = browser.new_context(service_workers="block", viewport=table.LAPTOP)
    try:
        context.add_init_script(table.WATCH % '{"pace": "instant", "explains": false}')
        page = context.new_page()
        page.goto(home + link(game_of_four(game)))
        keep = page.locator("[data-do=keep-review]")
        keep.wait_for(timeout=table.START_WITHIN)
        began = time.perf_counter()
        keep.click()
        page.locator(".review progress").wait_for()
        shown = time.perf_counter() - began
        identity = page.evaluate("location.hash.split('/')[2]")
        clicks, steps = _meanwhile(page, game, identity)
        page.evaluate(f"location.hash = '#/review/{identity}'")
        under_way = page.locator(".review[data-phase=working]").count() > 0
        page.locator(".review[data-phase=done]").wait_for(timeout=GIVEN_UP_MS)
        took = time.perf_counter() - began
        parts = page.evaluate("document.querySelectorAll('.review-list li').length")
    finally:
        context.close()
    echo(f"  {game}: {parts} decisions judged; longest click {max(clicks):.0f} ms, longest step {max(steps):.0f} ms")
    if not under_way:
        echo(f"  {game}: the analysis was over before table and replay had been measured")
    return [
        Measurement(f"{game}: a whole game of four analyzed", took, MAX_SECONDS, "s"),
        Measurement("until its progress is shown", shown, MAX_SHOWN_SECONDS, "s"),
        Measurement("click to the new table's picture meanwhile, median", statistics.median(clicks), 50, "ms"),
        Measurement("a step of a replay meanwhile, median", statistics.median(steps), 50, "ms"),
    ]


def _meanwhile(page: Page, game: str, identity: str) -> tuple[list[float], list[float]]:
    """Times of clicks at a new table, and of steps in the replay of the same game."""
    page.evaluate("location.hash = '#/'")
    page.locator(f"[data-game={game}] [data-do=one-tap]").click(timeout=table.START_WITHIN)
    page.locator(".table.is-yours").wait_for(timeout=table.START_WITHIN)
    clicks = table.play(page, game, most=PLAYED_MS).clicks
    page.evaluate(f"location.hash = '#/replay/{identity}'")
    page.locator(".replay [data-do=next]").wait_for(timeout=table.START_WITHIN)
    steps: list[float] = page.evaluate(STEP_BY_STEP, STEPS)
    return clicks, steps


def _hints(browser: Browser, home: str, game: str) -> Measurement:
    """Hints at one's own decisions; the first starts the worker that the others find there."""
    taken = []
    with table.table(browser, home, "instant", game) as page:
        for _ in range(HINTS):
            page.locator("[data-action=hint][aria-disabled=false]").wait_for(timeout=table.START_WITHIN)
            began = time.perf_counter()
            page.locator("[data-action=hint]").click()
            page.locator("[data-action=hint-moves]").wait_for(timeout=GIVEN_UP_MS)
            taken.append(time.perf_counter() - began)
            table.play(page, game, most=100)
    echo(f"  {game}: hints after {', '.join(f'{seconds:.1f}' for seconds in taken)} s")
    return Measurement(f"{game}: a hint, median", statistics.median(taken), MAX_HINT_SECONDS, "s")


def main() -> int:
    """Print the measurements of the built site."""
    launch: dict[str, Any] = {"executable_path": chromium(), "args": list(CHROMIUM_FLAGS)}
    with (
        Server(ROOT / "dist") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch) as browser,
    ):
        measurements = measure(browser, f"{server.url}index.html")
    for measurement in measurements:
        echo(f"  {measurement}")
    return int(not all(measurement.ok for measurement in measurements))


if __name__ == "__main__":
    raise SystemExit(main())
