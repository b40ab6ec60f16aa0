"""Whether everything that a decision needs can be seen: real decisions of golden games, laid out at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, expect

from raenke.game import CHANCE
from raenke.record import Record
from tests.golden.records import read
from tests.web.scene_setup import READY, put_rows

SIZES: Final = tuple(
    ViewportSize(width=width, height=height)
    for width, height in [(360, 740), (390, 844), (768, 1024), (1366, 768), (1440, 900)]
)
GOLDEN: Final = Path(__file__).parent.parent / "golden"

HIDDEN: Final = """needed => {
  const SIDES = [["left", "right"], ["top", "bottom"]];
  /** The part of an element inside the window and inside everything that clips it. */
  const shown = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    const cut = (by, [from, to]) => {
      box[from] = Math.max(box[from], by[from]);
      box[to] = Math.min(box[to], by[to]);
    };
    for (const sides of SIDES) cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, sides);
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const clip = around.getBoundingClientRect();
      if (overflowX !== "visible") cut(clip, SIDES[0]);
      if (overflowY !== "visible") cut(clip, SIDES[1]);
    }
    return box;
  };
  /** The share of a grid of points at which the element, and nothing over it, is seen. */
  const seen = (one) => {
    const whole = one.getBoundingClientRect();
    const box = shown(one);
    const own = one.closest(".column") ?? one;  // a column's button lies over all of it
    let hits = 0;
    for (let x = 0; x < 5; x++) for (let y = 0; y < 5; y++) {
      const left = whole.left + whole.width * (0.04 + 0.23 * x);
      const top = whole.top + whole.height * (0.04 + 0.23 * y);
      if (left < box.left || left > box.right || top < box.top || top > box.bottom) continue;
      const there = document.elementFromPoint(left, top);
      if (there && (own.contains(there) || there.contains(one) || there.closest("li")?.contains(one))) hits++;
    }
    return hits / 25;
  };
  const WAYS = {
    up: (box, clip) => box.top < clip.top,
    down: (box, clip) => box.bottom > clip.bottom,
    back: (box, clip) => box.left < clip.left,
    on: (box, clip) => box.right > clip.right,
  };
  const meet = (one, other) => SIDES.every(([from, to]) => one[from] < other[to] && one[to] > other[from]);
  /** Whether a cue at the edge of its scroller counts it, or lies on it itself. */
  const pointed = (one) => {
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const clip = around.getBoundingClientRect();
      for (const cue of around.querySelectorAll(":scope > .more-cue:not([hidden])")) {
        const button = cue.querySelector("button");
        const way = Object.keys(WAYS).find((way) => cue.matches(`.is-${way}`));
        if (seen(button) < 0.9 || !/[0-9]/.test(button.innerText)) continue;
        if (WAYS[way](box, clip) || meet(box, button.getBoundingClientRect())) return true;
      }
    }
    return false;
  };
  return needed.flatMap(([selector, least]) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (found.length === 0) return [`${selector}: nowhere`];
    return found.flatMap((one) => {
      const share = seen(one);
      if (share >= least || pointed(one)) return [];
      const name = one.dataset.tap ?? one.dataset.place ?? one.dataset.card ?? one.className;
      return [`${selector} ${name}: ${Math.round(share * 100)} % seen`];
    });
  });
}"""
"""What of the needed things (a selector each, and how much of it is enough) can neither be seen nor has a cue."""

FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Waits until what is measured in a frame is shown."""

Needed = list[tuple[str, float]]
Merit = Callable[[Any, dict[str, Any]], float]
"""How well a decision, its state and its view, serves; 0 for not at all."""


def golden(game: str, players: int) -> list[Record]:
    """All golden games with so many players."""
    return [read(path) for path in sorted((GOLDEN / game).glob(f"{players}-*.record.txt"))]


STRIDE: Final = 3
"""Every so many tokens a decision is looked at: making a view takes as long as many moves."""


def decisions(record: Record) -> Iterator[tuple[int, Any, dict[str, Any]]]:
    """Decisions between several actions: how many tokens lead there, its state, and what its seat sees."""
    walk = Record(record.game, record.deal)
    for at, token in enumerate(record.tokens):
        if at % STRIDE == 0 and walk.state.to_act != CHANCE and len(walk.state.legal()) > 1:
            yield at, walk.state, dict(record.game.page.view(walk.state, walk.state.to_act))
        walk.replay_token(token)


def hardest(records: list[Record], merits: dict[str, Merit]) -> dict[str, Record]:
    """For each merit the decision that has most of it, with a person at the seat that decides and bots around."""
    best: dict[str, tuple[float, Record, int, int]] = {}
    for record in records:
        for at, state, view in decisions(record):
            for name, merit in merits.items():
                worth = merit(state, view)
                if worth > best.get(name, (0.0,))[0]:
                    best[name] = (worth, record, at, state.to_act)
    return {name: _sat(record.cut(at), seat) for name, (_, record, at, seat) in best.items()}


def _sat(record: Record, seat: int) -> Record:
    """A record whose seat is a person's, and all others bots'."""
    record.names = {one: "Maximiliane" if one == seat else "bot:greedy" for one in range(record.state.players)}
    return record


def viewed(record: Record) -> dict[str, Any]:
    """The table as the seat to decide sees it."""
    return dict(record.game.page.view(record.state, record.state.to_act))


def hidden(page: Page, needed: Needed, sizes: tuple[ViewportSize, ...] = SIZES) -> list[str]:
    """What of this cannot be seen, at any of these sizes."""
    missing = []
    for size in sizes:
        page.set_viewport_size(size)
        page.evaluate(FRAMES)
        missing += [f"{size['width']}×{size['height']} {line}" for line in page.evaluate(HIDDEN, needed)]
    return missing


def lay(page: Page, games: list[dict[str, Any]]) -> None:
    """Puts games, as the page keeps them, into its storage."""
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    put_rows(page, "raenke-games", games)


def sit(page: Page, name: str, asked: str) -> None:
    """Goes to the table of a game."""
    page.evaluate("name => { location.hash = `#/table/${name}`; }", name)
    expect(page.locator(f"[data-table='{name}'] {asked}").first).to_be_visible(timeout=READY)
