"""Everything that happens moves, in good time; where nothing may move, it is pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from raenke.adel import ADEL
from raenke.adel import page as shown
from raenke.adel.rules.events import KINDS, redact
from raenke.bots import make
from raenke.record import Record
from tests.golden.adel.event_text import events_by_token, read
from tests.static.words import WEB
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

ROUND_AT_MOST: Final = 20.0
BETWEEN_AT_MOST: Final = 4.0
FRAMES_MS: Final = 50
"""What each event takes besides, until its frame is drawn."""

NOTE = """async () => {
  const own = [...document.styleSheets].map(sheet => sheet.href).find(href => href?.includes("/css/"));
  const { FLIGHTS } = await import(own.slice(0, own.indexOf("/css/")) + "/js/adel/flights.js");
  const { fly } = FLIGHTS;
  const may = new Set(["transform", "transformOrigin", "opacity", "offset", "easing"]);
  globalThis.flown = [];
  globalThis.strange = [];
  FLIGHTS.fly = flight => {
    const noted = { kind: flight.event.kind, moved: 0, ms: flight.ms };
    const move = (element, frames, options) => {
      if (!element) return;
      noted.moved++;
      strange.push(...frames.flatMap(frame => Object.keys(frame)).filter(name => !may.has(name)));
      flight.move(element, frames, options);
    };
    fly({ ...flight, move });
    flown.push(noted);
  };
  addEventListener("unhandledrejection", ({ reason }) => strange.push(String(reason)));
}"""
"""Notes each flight, how much moves in it, and what of it is neither a transform nor opacity."""


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


def played_last(page: Page, name: str, tokens: int) -> None:
    """The last token of a game is shown once more, with all that moves."""
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] h1")).to_be_visible()
    page.evaluate("name => { location.hash = `#/replay/${name}`; }", name)
    replay = page.locator(".replay:has(.table.adel)")
    expect(replay).to_be_visible(timeout=60_000)
    replay.press("End")
    expect(replay).to_have_attribute("data-at", str(tokens))
    replay.press("ArrowLeft")
    expect(replay).to_have_attribute("data-at", str(tokens - 1))
    page.evaluate("flown.length = 0")
    replay.press(" ")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_kind_of_event_moves(new_page: NewPage, size: dict[str, Any]) -> None:
    """Only transforms and opacity; nothing goes wrong where places are folded or missing, and nothing stays behind."""
    page = new_page(settings={"pace": "normal"}, fresh=True, **size)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    page.evaluate(PUT, ["raenke-games", [given(pick, f"game{at}") for at, pick in enumerate(picks())]])
    cdp = page.context.new_cdp_session(page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 6})
    page.evaluate(NOTE)
    moved = set[str]()
    for at, pick in enumerate(picks()):
        played_last(page, f"game{at}", len(pick.record.tokens))
        if pick.kind in STILL:
            continue
        until(page, f"flown.some(({{ kind }}) => kind === '{pick.kind}')")
        moved |= {one["kind"] for one in page.evaluate("flown") if one["moved"]}
        assert faults == [], pick.kind
    assert set(KINDS) - STILL - moved == set()
    assert page.evaluate("strange") == []
    until(page, "document.querySelector('.ghost, .is-noted') === null")


def test_reduced_motion_highlights_instead(new_page: NewPage) -> None:
    """With reduced motion a mark says what is spoken of."""
    page = new_page(settings={"pace": "normal"}, reduced_motion="reduce", **PHONE)
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    pick = next(pick for pick in picks() if pick.kind == "named")
    page.evaluate(PUT, ["raenke-games", [given(pick, "named")]])
    page.evaluate(NOTE)
    played_last(page, "named", len(pick.record.tokens))
    expect(page.locator(".rank-target.is-noted")).to_be_visible()
    until(page, "document.querySelector('.is-noted') === null")
    assert page.evaluate("flown") == []


# The pace, from the page's own numbers


def numbers(name: str) -> dict[str, int]:
    """A table of milliseconds in flights.js."""
    source = (WEB / "js" / "adel" / "flights.js").read_text(encoding="utf-8")
    table = re.search(rf"const {name} = {{(.*?)}};", source, re.DOTALL)
    assert table
    return {kind: int(ms) for kind, ms in re.findall(r'"?([\w-]+)"?: (\d+)', table[1])}


def along() -> set[str]:
    """The kinds that nobody waits for."""
    source = (WEB / "js" / "adel" / "flights.js").read_text(encoding="utf-8")
    kinds = re.search(r"const ALONG = new Set\(\[(.*?)\]\)", source, re.DOTALL)
    assert kinds
    return set(re.findall(r'"([\w-]+)"', kinds[1]))


def watching(players: int, seed: int) -> Iterator[tuple[str, float]]:
    """A greedy game as the first seat watches it: each event's kind and seconds, and "asked" where it decides."""
    lasts, holds, flow = numbers("LASTS"), numbers("HOLDS"), along()
    rng, mind = Random(seed), make("greedy", ADEL)
    record = Record(ADEL, ADEL.deal(players, rng, 0, {}), dict(enumerate("ABCDEFG"[:players])))
    told: list[Any] = []
    record.state.observer = lambda event: told.append(redact(event, 0))
    record.resolve_chance(rng)
    while not record.state.over:
        if record.state.to_act == 0:
            yield "asked", 0.0
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
        for event in told:
            nod = event.kind == "drafted" and "character" not in shown.event(event, 0)
            took = 0 if event.kind in flow or nod else FRAMES_MS + lasts.get(event.kind, 0) + holds.get(event.kind, 0)
            yield event.kind, took / 1000
        told.clear()


def test_a_round_plays_within_the_time_limit() -> None:
    """Four seats at the normal pace: a whole round, and from one own decision to the next on average."""
    rounds, between = [0.0], [0.0]
    for seed in range(6):
        for kind, took in watching(4, seed):
            if kind == "asked":
                between.append(0.0)
            rounds[-1] += took
            between[-1] += took
            if kind == "round-ended":
                rounds.append(0.0)
    assert max(rounds) <= ROUND_AT_MOST
    assert mean(between) <= BETWEEN_AT_MOST


def test_every_moving_kind_has_a_duration() -> None:
    """And all that the page times is a kind of event."""
    assert set(numbers("LASTS")) == set(KINDS) - STILL
    assert set(numbers("HOLDS")) <= set(numbers("LASTS"))
    assert along() <= STILL
    assert all(150 <= ms <= 450 for ms in numbers("LASTS").values())
