"""What a person has been shown of each game, and whether it is all still there."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from raenke.worker import handle

SPY = """(() => {
  globalThis.soakWorkers = [];
  globalThis.soakArmed = "";
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      if (given[1]?.name) globalThis.soakWorkers.push(this);
    }
  };
  const page = crypto.randomUUID();
  let decided = 0;
  let sent = false;
  let busy = false;
  let last = "";
  const is = (selector) => document.querySelector(selector) !== null;
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.(".column.is-legal .column-target, [data-action=decline]")) sent = true;
  }, true);
  function look() {
    const game = /^#\\/table\\/(\\w+)/.exec(location.hash)?.[1];
    if (!game || !is(".table, .curtain")) return;
    const rows = [...document.querySelectorAll("[data-log] [data-token]")]
      .map(({ dataset: { token, kind, seat } }) => [Number(token), kind, seat === undefined ? null : Number(seat)]);
    const asked = is(".hand-card.is-legal, [data-action=decline]");
    const now = is("[data-over]") ? "over" : is(".curtain") ? "curtain" : is("[data-award]") ? "award" : asked ? "asked" : "bots";
    if (now === "bots" || now === "award") busy = true;
    if (sent && (busy || now === "curtain" || now === "over") && now !== "bots" && now !== "award") {
      decided += 1;
      sent = false;
    }
    if (now === "asked") busy = false;
    const text = JSON.stringify({ page, game, now, rows, decided });
    if (text === last) return;
    last = text;
    if (globalThis.soakArmed === now) {
      globalThis.soakArmed = "";
      globalThis.soakWorkers.at(-1)?.terminate();
    }
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

DECISIONS = {"placed", "slipped", "traded", "declined"}

Row = tuple[int, str, int | None]


@dataclass
class Shown:
    """What has been seen of one game."""

    rows: set[Row] = field(default_factory=set)
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
    asked = {"do": "retell", "record": entry["record"], "seat": 0, "open": False}
    reply = json.loads(handle(json.dumps(asked)))
    assert reply["ok"], reply
    events = reply["value"]["events"]
    people = {seat for seat, plan in enumerate(entry["seats"]) if plan["kind"] == "human"}
    rows = {(event["token"], event["kind"], event.get("seat")) for event in events}
    decided = sum(1 for event in events if event["kind"] in DECISIONS and event.get("seat") in people)
    return Found(rows, any(event["kind"] == "game-over" for event in events), decided)


class Witness:
    """Hears what the pages show; `on_moment` is told at once what stands there now."""

    def __init__(self) -> None:
        self.shown: dict[str, Shown] = {}
        self.kept: dict[str, int] = {}
        """How many decisions of each game were there when it was opened last."""
        self.base: dict[tuple[str, str], int] = {}
        """The same, when a page first showed it."""
        self.moment = ""
        self.game = ""
        self.told = 0
        self.on_moment: Callable[[str], None] = lambda _: None

    def hear(self, text: str) -> None:
        """A page tells what it shows."""
        told = json.loads(text)
        seen = self.shown.setdefault(told["game"], Shown())
        seen.rows |= {(token, kind, seat) for token, kind, seat in told["rows"]}
        seen.over |= told["now"] == "over"
        base = self.base.setdefault((told["page"], told["game"]), self.kept.get(told["game"], 0))
        seen.decided = max(seen.decided, base + told["decided"])
        self.moment, self.game = told["now"], told["game"]
        self.told += 1
        self.on_moment(told["now"])

    def opens(self, game: str, entries: list[dict[str, Any]]) -> None:
        """A page is about to open a game: its decisions count from what is kept now."""
        for entry in entries:
            if entry["id"] == game:
                self.kept[game] = found_in(entry).decided

    def lost(self, entries: list[dict[str, Any]]) -> list[str]:
        """What has been shown and is not there any more, in words; nothing is told of twice."""
        kept = {entry["id"]: found_in(entry) for entry in entries if entry["id"] in self.shown}
        losses = []
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
            self.shown[game] = Shown(found.rows & seen.rows, seen.over and found.over, min(seen.decided, found.decided))
        for game in set(self.shown) - set(kept):
            del self.shown[game]
        return losses


def read(page: Page) -> list[dict[str, Any]]:
    """The games as they lie in the database."""
    entries: list[dict[str, Any]] = page.evaluate(READ)
    return entries
