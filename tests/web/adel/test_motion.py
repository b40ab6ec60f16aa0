"""Every kind of event is animated; under reduced motion its place is highlighted instead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, expect

from raenke.record import Record
from tests.engine.adel.event_kinds import KINDS
from tests.golden.records import events_by_token, read
from tests.web.adel.positions import saved
from tests.web.conftest import PHONE_SIZE, NewPage, until
from tests.web.scene_setup import put_rows

GOLDEN: Final = Path(__file__).resolve().parents[2] / "golden" / "adel"
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


Sight = tuple[str, bool]
"""A kind of event, and whether whoever looks on did it."""


class Scene(NamedTuple):
    """A golden record as one seat sees it: what each of these tokens shows, which no other scene has."""

    record: Record
    viewer: int
    tokens: dict[int, set[Sight]]


def sights() -> Iterator[tuple[Record, int, int, Sight]]:
    """Everything that the golden records show, to whoever does it and to another."""
    for path in sorted(GOLDEN.glob("*.record.txt")):
        record = read(path)
        for at, (_, _, events, _) in enumerate(events_by_token(record), 1):
            for event in events:
                if event.kind == "set-aside" and not event.cards:
                    continue  # nobody sees what lies face down
                another = event.other if event.other >= 0 else (event.seat + 1) % record.state.players
                for own, viewer in ((True, event.seat), (False, another)):
                    if viewer >= 0:
                        yield record, viewer, at, (event.kind, own)


@cache
def scenes() -> list[Scene]:
    """Few games, opened once each, in which each kind of event is done by whoever looks on and by another."""
    shown: dict[tuple[int, int], Scene] = {}
    for record, viewer, at, sight in sights():
        scene = shown.setdefault((id(record), viewer), Scene(record, viewer, {}))
        scene.tokens.setdefault(at, set()).add(sight)
    missing = {sight for scene in shown.values() for seen in scene.tokens.values() for sight in seen}
    chosen = []
    while missing:
        best = max(shown.values(), key=lambda scene: len(missing & set().union(*scene.tokens.values())))
        tokens: dict[int, set[Sight]] = {}
        while wanted := missing & set().union(*best.tokens.values()):
            at = max(best.tokens, key=lambda at: len(wanted & best.tokens[at]))
            tokens[at] = wanted & best.tokens[at]
            missing -= tokens[at]
        chosen.append(Scene(best.record.cut(max(tokens)), best.viewer, tokens))
    return chosen


def given(scene: Scene, name: str) -> dict[str, Any]:
    """The game as the page keeps it, with one person at it."""
    bot, you = {"name": "", "kind": "bot:greedy"}, {"name": "Ada", "kind": "human"}
    seats = [you if seat == scene.viewer else bot for seat in range(scene.record.state.players)]
    return {**saved(scene.record, name), "seats": seats}


def open_replay(page: Page, name: str) -> None:
    """Open a game's replay."""
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] h1")).to_be_visible()
    page.evaluate("name => { location.hash = `#/replay/${name}`; }", name)
    expect(page.locator(".replay:has(.table.adel)")).to_be_visible(timeout=60_000)


def play_from(page: Page, at: int) -> None:
    """Show a token of the replay, and go on, with all animations."""
    page.locator(".replay .slider").evaluate(
        "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })); }",
        str(at - 1),
    )
    expect(page.locator(".replay")).to_have_attribute("data-at", str(at - 1))
    page.evaluate("animated.length = 0")
    page.locator(".replay").press(" ")


def test_every_event_kind_is_animated(new_page: NewPage) -> None:
    """Only transforms and opacity, on phone and laptop; nothing fails where places are folded or missing, or stays."""
    page = new_page(settings={"pace": "normal"}, fresh=True, viewport=PHONE_SIZE)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    put_rows(page, "raenke-games", [given(scene, f"game{at}") for at, scene in enumerate(scenes())])
    cdp = page.context.new_cdp_session(page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 6})
    page.evaluate(RECORD)
    moved: dict[int, set[str]] = {}
    for number, scene in enumerate(scenes()):
        open_replay(page, f"game{number}")
        for size in (PHONE_SIZE, LAPTOP["viewport"]):
            page.set_viewport_size(size)
            for at, shown in scene.tokens.items():
                moving = sorted({kind for kind, _ in shown} - STILL)
                if not moving:
                    continue
                play_from(page, at)
                until(page, f"{moving}.every(kind => animated.some(seen => seen.kind === kind))")
                there = {one["kind"] for one in page.evaluate("animated") if one["moved"]}
                moved[size["width"]] = moved.get(size["width"], set()) | there
                assert faults == [], (shown, size)
    for width, kinds in moved.items():
        assert KINDS - STILL - kinds == set(), width
    assert page.evaluate("strange") == []
    until(page, "document.querySelector('.ghost, .is-highlighted') === null")


def test_reduced_motion_highlights_instead(new_page: NewPage) -> None:
    """With reduced motion a mark says what is spoken of."""
    page = new_page(settings={"pace": "normal"}, reduced_motion="reduce", viewport=PHONE_SIZE)
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    record, viewer, at, _ = next(found for found in sights() if found[3] == ("named", True))
    put_rows(page, "raenke-games", [given(Scene(record.cut(at), viewer, {}), "named")])
    page.evaluate(RECORD)
    open_replay(page, "named")
    play_from(page, at)
    expect(page.locator(".rank-target.is-highlighted")).to_be_visible()
    until(page, "document.querySelector('.is-highlighted') === null")
    assert page.evaluate("animated") == []
