"""Every kind of event is animated; under reduced motion its place is highlighted instead."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from raenke.record import Record
from tests.engine.adel.event_kinds import KINDS
from tests.golden.records import events_by_token, read
from tests.web.adel.positions import saved
from tests.web.conftest import NewPage, until
from tests.web.scene_setup import PUT

pytestmark = pytest.mark.web

GOLDEN: Final = Path(__file__).resolve().parents[2] / "golden" / "adel"
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}}
LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
STILL: Final = {
    "looked-down",
    "turn-ended",
    "paused",
    "looked-away",
    "bell-still",
    "let-go",
    "round-ended",
    "scored",
    "game-over",
}
"""Kinds at which nothing moves: nothing can be seen of them, or it is told otherwise."""

RECORD = """async () => {
  const own = [...document.styleSheets].map(sheet => sheet.href).find(href => href?.includes("/css/"));
  const { animations } = (await import(own.slice(0, own.indexOf("/css/")) + "/js/adel/adapter.js")).adapter;
  const { animate } = animations;
  const may = new Set(["transform", "transformOrigin", "translate", "opacity", "offset", "easing"]);
  globalThis.animated = [];
  globalThis.strange = [];
  animations.animate = transition => {
    const seen = { kind: transition.event.kind, moved: 0 };
    const move = (element, frames, options) => {
      if (!element) return;
      seen.moved++;
      strange.push(...frames.flatMap(frame => Object.keys(frame)).filter(name => !may.has(name)));
      transition.move(element, frames, options);
    };
    animate({ ...transition, move });
    animated.push(seen);
  };
  addEventListener("unhandledrejection", ({ reason }) => strange.push(String(reason)));
}"""
"""Records each animation, how much moves in it, and what of it is neither a transform nor opacity."""


class Pick(NamedTuple):
    """A record that ends with an event of a kind, and the seat that looks on."""

    kind: str
    record: Record
    viewer: int


@cache
def picks() -> list[Pick]:
    """Each kind of event, done by whoever looks on and by another, as early as the golden records have it."""
    found: dict[tuple[str, bool], Pick] = {}
    for path in sorted(GOLDEN.glob("*.record.txt")):
        record = read(path)
        for at, (_, _, events, _) in enumerate(events_by_token(record)):
            for event in events:
                if event.kind == "set-aside" and not event.cards:
                    continue  # nobody sees what lies face down
                another = event.other if event.other >= 0 else (event.seat + 1) % record.state.players
                for own, viewer in ((True, event.seat), (False, another)):
                    key = (event.kind, own)
                    if viewer >= 0 and (key not in found or at + 1 < len(found[key].record.tokens)):
                        found[key] = Pick(event.kind, record.cut(at + 1), viewer)
    return [*found.values()]


def given(pick: Pick, name: str) -> dict[str, Any]:
    """The game as the page keeps it, with one person at it."""
    bot, you = {"name": "", "kind": "bot:greedy"}, {"name": "Ada", "kind": "human"}
    seats = [you if seat == pick.viewer else bot for seat in range(pick.record.state.players)]
    return {**saved(pick.record, name), "seats": seats}


def open_replay(page: Page, name: str) -> None:
    """Open a game's replay."""
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] h1")).to_be_visible()
    page.evaluate("name => { location.hash = `#/replay/${name}`; }", name)
    expect(page.locator(".replay:has(.table.adel)")).to_be_visible(timeout=60_000)


def play_last(page: Page, tokens: int) -> None:
    """Show the last token of the replay once more, with all its animations."""
    replay = page.locator(".replay")
    replay.press("End")
    expect(replay).to_have_attribute("data-at", str(tokens))
    replay.press("ArrowLeft")
    expect(replay).to_have_attribute("data-at", str(tokens - 1))
    page.evaluate("animated.length = 0")
    replay.press(" ")


def test_every_event_kind_is_animated(new_page: NewPage) -> None:
    """Only transforms and opacity, on phone and laptop; nothing fails where places are folded or missing, or stays."""
    page = new_page(settings={"pace": "normal"}, fresh=True, **PHONE)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    page.evaluate(PUT, ["raenke-games", [given(pick, f"game{at}") for at, pick in enumerate(picks())]])
    cdp = page.context.new_cdp_session(page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 6})
    page.evaluate(RECORD)
    moved: dict[int, set[str]] = {}
    for at, pick in enumerate(picks()):
        open_replay(page, f"game{at}")
        for size in (PHONE["viewport"], LAPTOP["viewport"]):
            page.set_viewport_size(size)
            play_last(page, len(pick.record.tokens))
            if pick.kind in STILL:
                break
            until(page, f"animated.some(({{ kind }}) => kind === '{pick.kind}')")
            there = {one["kind"] for one in page.evaluate("animated") if one["moved"]}
            moved[size["width"]] = moved.get(size["width"], set()) | there
            assert faults == [], (pick.kind, size)
    for width, kinds in moved.items():
        assert KINDS - STILL - kinds == set(), width
    assert page.evaluate("strange") == []
    until(page, "document.querySelector('.ghost, .is-highlighted') === null")


def test_reduced_motion_highlights_instead(new_page: NewPage) -> None:
    """With reduced motion a mark says what is spoken of."""
    page = new_page(settings={"pace": "normal"}, reduced_motion="reduce", **PHONE)
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    pick = next(pick for pick in picks() if pick.kind == "named")
    page.evaluate(PUT, ["raenke-games", [given(pick, "named")]])
    page.evaluate(RECORD)
    open_replay(page, "named")
    play_last(page, len(pick.record.tokens))
    expect(page.locator(".rank-target.is-highlighted")).to_be_visible()
    until(page, "document.querySelector('.is-highlighted') === null")
    assert page.evaluate("animated") == []
