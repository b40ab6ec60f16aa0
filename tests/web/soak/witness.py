"""What a person has been shown of each game, and whether it is all still there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from playwright.sync_api import Page

from raenke.worker import handle

_SPY = """(() => {
  globalThis.soakWorkers = [];
  globalThis.soakArmed = "";
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      if (given[1]?.name) globalThis.soakWorkers.push(this);
    }
  };
  const page = Math.random().toString(36);
  let decided = 0;
  let sent = false;
  let busy = false;
  let last = "";
  const is = (selector) => document.querySelector(selector) !== null;
  function meet(now) {
    if (globalThis.soakArmed !== now) return;
    globalThis.soakArmed = "";
    globalThis.soakWorkers.at(-1)?.terminate();
  }
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const asked = put.apply(this, given);
    globalThis.soakTells?.(JSON.stringify({ saving: true }));
    meet("saving");
    for (const end of ["complete", "abort"]) {
      this.transaction.addEventListener(end, () => globalThis.soakTells?.(JSON.stringify({ saving: false })));
    }
    return asked;
  };
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("%(places)s")) sent = true;
  }, true);
  function look() {
    const game = /^#\\/table\\/(\\w+)/.exec(location.hash)?.[1];
    // Another game's table may still stand there when somebody has gone on to the next.
    if (!game || !is(`[data-table="${game}"]`)) return;
    const rows = [...document.querySelectorAll("[data-log] [data-index]")].map(({ dataset, textContent }) => {
      const { index, kind, seat = null } = dataset;
      return [Number(index), kind, seat === null ? null : Number(seat), textContent.trim().replace(/\\s+/g, " ")];
    });
    const asked = is("%(asked)s");
    const stands = { over: is("[data-over]"), curtain: is(".curtain"), award: is("[data-stage]"), asked };
    const now = Object.keys(stands).find((name) => stands[name]) ?? "bots";
    if (now === "bots" || now === "award") busy = true;
    if (sent && (busy || now === "curtain" || now === "over") && now !== "bots" && now !== "award") {
      decided += 1;
      sent = false;
    }
    if (now === "asked") busy = false;
    const text = JSON.stringify({ page, game, now, rows, decided });
    if (text === last) return;
    last = text;
    meet(now);
    globalThis.soakTells?.(text);
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Runs in every page: notes what the log shows and what is asked, and ends the engine's worker when it is armed."""

READ = """() => new Promise((done, failed) => {
  const asked = indexedDB.open("raenke-games");
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = (event) => {
    event.preventDefault();
    if (asked.error.name === "AbortError") done([]);
    else failed(asked.error);
  };
  asked.onsuccess = () => {
    const all = asked.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { asked.result.close(); done(all.result); };
  };
})"""


def spy(game: str) -> str:
    """What a page needs that plays a game and is watched."""
    return _SPY % {"asked": player(game).ASKED, "places": player(game).PLACES}


def player(game: str) -> ModuleType:
    """How a game is played in a page."""
    return import_module(f"tests.web.{game}.player")


Row = tuple[int, str, int | None]
"""An event of a game's log: its place there, its kind, and whose it is."""


@dataclass
class Shown:
    """What has been seen of one game."""

    rows: set[Row] = field(default_factory=set)
    words: dict[int, str] = field(default_factory=dict)
    """What was read at each place of the log."""
    over: bool = False
    decided: int = 0
    """Decisions that a person took and after which somebody was asked again."""


@dataclass
class Found:
    """What lies on the device of one game."""

    rows: set[Row]
    over: bool
    decided: int


def found_in(entry: dict[str, Any]) -> Found:
    """Reads a game as it is kept."""
    if not entry["record"]:
        return Found(set(), False, 0)
    asked = {"do": "record_log", "record": entry["record"], "seat": 0, "open": False}
    reply = json.loads(handle(json.dumps(asked)))
    assert reply["ok"], reply
    events = reply["value"]["events"]
    people = {seat for seat, plan in enumerate(entry["seats"]) if plan["kind"] == "human"}
    rows = {(index, event["kind"], event.get("seat")) for index, event in enumerate(events)}
    tokens = entry["record"].split("\n\n", 1)[-1].split()
    decided = sum(int(token[0]) - 1 in people for token in tokens if "@" not in token[:2])
    return Found(rows, any(event["kind"] == "game-over" for event in events), decided)


class Witness:
    """Hears what the pages show; `on_moment` is told at once what stands there now."""

    def __init__(self, game: str) -> None:
        self.telling: dict[str, str] = player(game).TELLING
        self.shown: dict[str, Shown] = {}
        self.kept: dict[str, int] = {}
        """How many decisions of each game were there when it was opened last."""
        self.shared: set[str] = set()
        """Games of several people: each reads its own words in the log, so they are not compared."""
        self.base: dict[tuple[str, str], int] = {}
        """The same, when a page first showed it."""
        self.held: Counter[str] = Counter()
        """What has been shown at all, by its kind."""
        self.rewritten: list[str] = []
        self.stood = ""
        self.saving = 0
        self.told = 0
        self.on_moment: Callable[[str], None] = lambda _: None

    @property
    def moment(self) -> str:
        """What is under way: a save as long as it lasts, else what stands there."""
        return "saving" if self.saving > 0 else self.stood

    def hear(self, text: str) -> None:
        """A page tells what it does, or what it shows."""
        told = json.loads(text)
        if "saving" in told:
            self.saving = max(0, self.saving + (1 if told["saving"] else -1))
            if told["saving"]:
                self.on_moment("saving")
            return
        self._see(told)
        self.stood = told["now"]
        self.told += 1
        self.on_moment(told["now"])

    def dead(self) -> None:
        """Nobody tells how a save has ended."""
        self.saving = 0

    def _see(self, told: dict[str, Any]) -> None:
        seen = self.shown.setdefault(told["game"], Shown())
        for index, kind, seat, words in told["rows"]:
            row = (index, kind, seat)
            if row not in seen.rows:
                seen.rows.add(row)
                self.held[self.telling.get(kind, "other events")] += 1
            if (before := seen.words.setdefault(index, words)) != words and told["game"] not in self.shared:
                self.rewritten.append(f"{told['game']}: at {index} stood {before!r}, and then {words!r}")
                seen.words[index] = words
        if told["now"] == "over" and not seen.over:
            seen.over = True
            self.held["ends"] += 1
        base = self.base.setdefault((told["page"], told["game"]), self.kept.get(told["game"], 0))
        if base + told["decided"] > seen.decided:
            self.held["questions and curtains after a decision"] += told["decided"] > 0
            seen.decided = base + told["decided"]

    def opens(self, game: str, entries: list[dict[str, Any]]) -> None:
        """A page is about to open a game: its decisions count from what is kept now."""
        for entry in entries:
            if entry["id"] == game:
                self.kept[game] = found_in(entry).decided
                if sum(plan["kind"] == "human" for plan in entry["seats"]) > 1:
                    self.shared.add(game)

    def lost(self, entries: list[dict[str, Any]]) -> list[str]:
        """What has been shown and is not there any more, in words; nothing is told of twice."""
        kept = {entry["id"]: found_in(entry) for entry in entries if entry["id"] in self.shown}
        losses, self.rewritten = self.rewritten, []
        for game, seen in self.shown.items():
            found = kept.get(game)
            if found is None:
                losses.append(f"{game}: the whole game")
                continue
            if gone := sorted(seen.rows - found.rows, key=str):
                losses.append(f"{game}: {len(gone)} events, {gone[:3]}")
            if seen.decided > found.decided:
                losses.append(f"{game}: {seen.decided - found.decided} decisions")
            if seen.over and not found.over:
                losses.append(f"{game}: its end")
            if losses:
                here = {index for index, _, _ in found.rows & seen.rows}
                words = {index: text for index, text in seen.words.items() if index in here}
                decided = min(seen.decided, found.decided)
                self.shown[game] = Shown(found.rows & seen.rows, words, seen.over and found.over, decided)
        for game in set(self.shown) - set(kept):
            del self.shown[game]
        return losses


def read(page: Page) -> list[dict[str, Any]]:
    """The games as they lie in the database."""
    entries: list[dict[str, Any]] = page.evaluate(READ)
    return entries
