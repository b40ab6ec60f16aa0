"""Benchmarks of watching and listening: whole games at the normal pace, played after each announcement has ended."""

from __future__ import annotations

import json
import re
import statistics
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser

from tools.bench.limits import Measurement
from tools.bench.table import LAPTOP
from tools.setup.process import echo

LANGUAGES = ["en", "de"]
START_WITHIN = 60_000
GAME_WITHIN = 1_500_000
LAST_WORD_MS = 15_000

LETTERS_A_SECOND = 15
"""A common speaking rate; a Korean syllable counts as two letters."""

STOP = re.compile(r"[.!?…](?=(?:\s+(\S))|$)")
"""End of a sentence; not before a small letter, since Hungarian writes a full stop after ordinals."""

WATCH = """
(() => {
  const watched = { said: [], awards: [], between: [], waits: [], over: false };
  globalThis.watched = watched;
  if (!localStorage.getItem("raenke-settings")) localStorage.setItem("raenke-settings", JSON.stringify(%s));
  const find = (what) => document.querySelector(what);
  const spoken = (text) => (1000 * (text.length + (text.match(/\\p{Script=Hangul}/gu) ?? []).length)) / RATE;

  // All that the live region says, each with its moment.
  const listen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.parentElement?.matches("[data-live-region]")) watched.said.push([performance.now(), node.textContent]);
    }
  });
  addEventListener("DOMContentLoaded", () => listen.observe(document.body, { subtree: true, childList: true }));

  // The awards of a round: from the stage's rise until the next round stands, or the final count.
  let award = null;
  let decided = null;
  let asked = null;
  let clicked = 0;
  let told = 0;
  const isAsked = () => find(".hand-card.is-legal, .column.is-legal, [data-action=decline]") !== null;
  const tick = () => {
    const now = performance.now();
    const round = find(".table-round")?.textContent;
    const stage = find(".stage:not(.is-scoring)");
    if (stage && !award) award = { began: now, round };
    if (award && !stage && (round !== award.round || find(".is-scoring, [data-over]"))) {
      watched.awards.push(now - award.began);
      told += now - award.began;
      award = null;
    }
    if (find("[data-over]")) watched.over = true;
    if (isAsked() && asked === null) {
      asked = now;
      if (decided !== null) watched.between.push(now - decided - told);
      told = 0;
    }
    if (asked !== null && !isAsked()) {
      watched.waits.push(clicked - asked);
      decided = clicked;
      asked = null;
    }
    // Who listens decides when all has been said.
    const [at, text] = watched.said.at(-1) ?? [0, ""];
    const heard = at + spoken(text) + 250 * text.split(/[.!?…]/).length + 300;
    if (asked !== null && now > Math.max(asked, clicked) + 120 && now > heard) {
      const chosen = find(".hand-card.is-selected") ? "" : ".hand-card.is-legal, ";
      const places = document.querySelectorAll(`${chosen}.column.is-legal > .column-target, [data-action=decline]`);
      places[watched.between.length %% places.length]?.click();
      clicked = now;
    }
    if (!watched.over) setTimeout(tick, 10);
  };
  setTimeout(tick, 10);
})();
"""
"""Injected before the page's scripts: records what is announced and shown, and plays."""


@dataclass(frozen=True)
class Watched:
    """Measurements of one game; all times in seconds."""

    awards: float
    between: float
    """From a decision to the next question, without awards, on average."""
    lag: float
    """How long announcements go on after the picture stands, on average."""
    said: list[tuple[float, str]]

    @property
    def sentences(self) -> int:
        """Number of announced sentences."""
        return sum(not (end[1] or "").islower() for _, text in self.said for end in STOP.finditer(text))

    @property
    def overhang(self) -> float:
        """The most by which a sentence was cut off by the next one, at a common speaking rate."""
        return max(speaking(text) - (after - at) for (at, text), (after, _) in pairwise(self.said))


def speaking(text: str) -> float:
    """Seconds that it takes to speak a text."""
    return (len(text) + len(re.findall(r"[\uac00-\ud7a3]", text))) / LETTERS_A_SECOND


def games(browser: Browser, home: str, languages: list[str], pace: str = "normal") -> list[Watched]:
    """Play one game in each of these languages against three bots, in parallel, to the end."""
    contexts = [browser.new_context(service_workers="block", viewport=LAPTOP) for _ in languages]
    try:
        pages = []
        for context, language in zip(contexts, languages, strict=True):
            script = WATCH % json.dumps({"pace": pace, "language": language, "explains": False})
            context.add_init_script(script.replace("RATE", str(LETTERS_A_SECOND)))
            pages.append(context.new_page())
            pages[-1].goto(home)
            pages[-1].locator("[data-game=kabale] [data-do=one-tap]").click(timeout=START_WITHIN)
        for page in pages:
            page.locator("[data-over]").wait_for(state="attached", timeout=GAME_WITHIN)
        pages[0].wait_for_timeout(LAST_WORD_MS)
        return [_watched(page.evaluate("watched")) for page in pages]
    finally:
        for context in contexts:
            context.close()


def _watched(noted: dict[str, Any]) -> Watched:
    return Watched(
        sum(noted["awards"]) / 1e3,
        statistics.mean(noted["between"]) / 1e3,
        statistics.mean(noted["waits"]) / 1e3,
        [(at / 1e3, text) for at, text in noted["said"]],
    )


def measure(browser: Browser, home: str) -> list[Measurement]:
    """Measure whole games at the normal pace; the worst one counts."""
    played = games(browser, home, LANGUAGES)
    for language, one in zip(LANGUAGES, played, strict=True):
        echo(
            f"  a game ({language}): awards {one.awards:.0f} s, {one.between:.1f} s between own moves,"
            f" {one.sentences} sentences, the ear {one.lag:.1f} s later than the eye"
        )
    return [
        Measurement("all awards of a game, normal pace, four seats", max(one.awards for one in played), 90, "s"),
        Measurement("between own moves, awards not counted, on average", max(one.between for one in played), 5, "s"),
        Measurement("sentences for the ear in a game", max(one.sentences for one in played), 200, ""),
        Measurement("a sentence running into the next when spoken", max(one.overhang for one in played), 0.1, "s"),
    ]
