"""Benchmarks of the strongest bot in Chromium's worker: how long it decides, obeys, and how fast it searches."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tools.bench.limits import Measurement
from tools.setup.process import ROOT, echo

DECISIONS, HURRIES, RATE_MS = 30, 20, 4000
MAX_MEDIAN_MS, MAX_LONGEST_MS, MAX_ANSWER_MS = 1200, 2500, 50

THINK = """async ([game, level, decisions, hurries]) => {
  const { createThinkingTime } = await import("./js/table/thinking_time.js");
  const time = createThinkingTime();
  const seats = Array.from({ length: 4 }, () => ({ name: "", kind: `bot:${level}` }));
  const found = { decisions: [], slices: [], hurried: [], efforts: [] };
  const ask = async (request) => {
    const { ok, value, fault } = await self.engine.call(request);
    if (!ok) throw new Error(JSON.stringify(fault));
    return value;
  };
  for (let seed = 1; found.decisions.length < decisions || found.hurried.length < hurries; seed++) {
    let look = await ask({ do: "new", game, seats, first: 0, seed, practice: false, seat: null });
    for (let move = 0; look.session.next === "bot" && move < 40; move++) {
      const hurries = move % 2 === 1;
      const decision = time.begin(game);
      const began = performance.now();
      for (let slice = 0, last = 0; ; slice++) {
        const hurry = (hurries && slice >= 2) || decision.overdue();
        const asked = performance.now();
        const answer = await ask({ do: "think", seat: null, effort: decision.effort, hurry });
        const took = performance.now() - asked;
        if (!hurry && answer.thinking) found.slices.push(took);
        if (answer.thinking) {
          last = took;
          continue;
        }
        look = answer;
        // At worst a slice has just begun when somebody asks.
        if (hurry && hurries) found.hurried.push(last + took);
        else if (slice > 0) {
          decision.decided();
          found.decisions.push(performance.now() - began);
          found.efforts.push(decision.effort);
        }
        break;
      }
    }
  }
  return found;
}"""

RATE_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
const fetched = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
for (const name of ["raenke.whl", "reference.py"]) python.FS.writeFile(`/${name}`, await fetched(name));
python.runPython(`
import sys
from random import Random
from time import perf_counter
sys.path += ["/raenke.whl", "/"]
import reference
from raenke import GAMES
from raenke.search import Search

rng = Random(1)
decks = reference.shuffled_decks(rng, 64)

def reference_slice():
    began, done = perf_counter(), 0
    while perf_counter() - began < 0.02:
        for each in decks:
            done += reference.play(each, rng.random)[0]
    return done / (perf_counter() - began)

def searches(name):
    game = GAMES[name]
    state = game.new(4, rng)
    for _ in range(30):
        state.apply(rng.choice(state.legal()))
    while len(state.legal()) < 4:
        state.apply(rng.choice(state.legal()))
    while True:
        yield from Search(game).analyse(state.view(state.to_act), rng)

def guesses_of(name):
    search, before = searches(name), {}
    def take():
        began, done = perf_counter(), 0
        while perf_counter() - began < 0.02:
            analysis = next(search)
            now = sum(arm.visits for arm in analysis.arms.values())
            done += now - before.get(id(analysis), 0)
            before.clear()
            before[id(analysis)] = now
        return done / (perf_counter() - began)
    return take
`);
onmessage = ({ data: [name, milliseconds] }) => {
  const bare = python.globals.get("reference_slice");
  const guesses = python.globals.get("guesses_of")(name);
  const rates = { bare: [], guesses: [] };
  const began = performance.now();
  while (performance.now() - began < milliseconds) {
    rates.bare.push(bare());
    rates.guesses.push(guesses());
  }
  postMessage(rates);
};
postMessage("up");
"""

RATE = """async ([name, milliseconds]) => {
  if (!self.rates) {
    self.rates = new Worker(new URL("rates.js", location.href), { type: "module" });
    await new Promise((up, down) => { self.rates.onmessage = up; self.rates.onerror = down; });
  }
  self.rates.postMessage([name, milliseconds]);
  return new Promise((done) => { self.rates.onmessage = ({ data }) => done(data); });
}"""
"""Search and reference loop by turns, each in slices as the page asks for them."""


def prepare(bare: Path) -> None:
    """Add to the folder of the bare site what measures rates there."""
    (bare / "rates.js").write_text(RATE_WORKER, encoding="utf-8")
    reference = ROOT / "tests" / "bench" / "reference.py"
    (bare / "reference.py").write_bytes(reference.read_bytes())


def decisions(page: Page, games: list[str], level: str) -> list[Measurement]:
    """On a page with a running engine: how long decisions take, and "move now"."""
    measured = []
    for game in games:
        found: dict[str, Any] = page.evaluate(THINK, [game, level, DECISIONS, HURRIES])
        times, slices, hurried = found["decisions"], found["slices"], found["hurried"]
        echo(
            f"  {game}, level {level}: {len(times)} decisions at effort {statistics.median(found['efforts']):.2f}, "
            f"slices of {statistics.median(slices):.0f} ms, the longest {max(slices):.0f} ms"
        )
        measured += [
            Measurement(f"{game}: a decision of level {level}, median", statistics.median(times), MAX_MEDIAN_MS, "ms"),
            Measurement(f"{game}: a decision of level {level}, longest", max(times), MAX_LONGEST_MS, "ms"),
            Measurement(f'{game}: "move now", longest', max(hurried), MAX_ANSWER_MS, "ms"),
        ]
    return measured


def rates(page: Page, games: list[str]) -> None:
    """On a page of the bare site: guesses a second in the worker, as a ratio to the reference loop there."""
    for game in games:
        page.evaluate(RATE, [game, RATE_MS / 4])  # Chromium optimises code that has run for a while
        found = page.evaluate(RATE, [game, RATE_MS])
        guesses, bare = statistics.median(found["guesses"]), statistics.median(found["bare"])
        echo(f"  {game}: {guesses:,.0f} guesses a second in the worker, {guesses / bare:.4f} of the reference loop")
