"""Adel's characters and violet districts at work: from the overview, the rules and the help, by mouse and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import record
from raenke.record import Record
from tests.static import words
from tests.web.conftest import Axe, NewPage, until
from tests.web.playing import FAST
from tests.web.stored_games import put_entries

DEMOS = words.WEB / "demos" / "adel"
SHOWN: dict[str, dict[str, Any]] = json.loads((DEMOS / "index.json").read_text("ascii"))
NEXT, AGAIN, PAUSE, CLOSE = (f"[data-action=demo-{what}]" for what in ("next", "again", "pause", "close"))
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


WATCH = """globalThis.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.closest(".demo")) globalThis.flown += 1;
  return animate.apply(this, how);
};"""
"""Counts what moves in a demonstration."""


def overview(page: Page) -> Page:
    """All characters and districts on one page."""
    page.goto("#/adel/cards")
    expect(page.locator("[data-show]")).to_have_count(len(SHOWN))
    return page


def shown(page: Page, code: str) -> Page:
    """A demonstration, open at its beginning."""
    page.locator(f"[data-show={code}]").first.click()
    expect(page.locator(f".demo[data-demo={code}][data-beat='0']")).to_be_visible(timeout=30_000)
    return page


def beat(page: Page) -> int:
    """The beat that is shown."""
    return int(page.locator(".demo").get_attribute("data-beat") or "-1")


def seen_through(page: Page, on: Callable[[], None], what: str = ".demo-caption") -> list[str]:
    """Goes to the end; what was to be read, or heard, on the way."""
    read: list[str] = []
    for at in range(20):
        expect(page.locator(f".demo[data-beat='{at}']")).to_be_visible()
        read.append((page.locator(what).text_content() or "").strip())
        if page.locator(AGAIN).count():
            return read
        on()
    raise AssertionError("it never ends")


WALK = """async ([again, next]) => {
  const read = [];
  for (let at = 0; at < 20; at += 1) {
    const ends = performance.now() + 20_000;
    while (!document.querySelector(`.demo[data-beat="${at}"]`)) {
      if (performance.now() > ends) throw new Error(`beat ${at} does not come`);
      await new Promise((done) => setTimeout(done, 5));
    }
    read.push(document.querySelector(".demo-caption").textContent.trim());
    if (document.querySelector(again)) return read;
    document.querySelector(next).click();
  }
  throw new Error("it never ends");
}"""
"""The same within the page, which is quicker: the button is pressed by mouse for some only."""


def wanted(code: str, spoken: dict[str, words.Word]) -> list[str]:
    """What is to be read of it: its power in one line, then its captions."""
    thing = f"character-{code}" if len(code) == 2 else f"district-{code}"
    return [spoken[f"{thing}-short"].text, *(spoken[caption["id"]].text for caption in SHOWN[code]["captions"])]


def test_every_card_has_a_working_demo(new_page: NewPage) -> None:
    """All that are listed, some by mouse: each says all its captions in their order, and shows what it is about."""
    page = overview(new_page(settings=FAST, locale="hu-HU"))
    spoken = words.everything("hu", "adel")
    for code in SHOWN:
        shown(page, code)
        name = spoken[f"character-{code}" if len(code) == 2 else f"district-{code}"].text
        assert name in page.locator("#demo-title").inner_text()
        by_mouse = code in [*SHOWN][::7]
        read = seen_through(page, page.locator(NEXT).click) if by_mouse else page.evaluate(WALK, [AGAIN, NEXT])
        assert list(dict.fromkeys(read)) == wanted(code, spoken), code
        assert len(read) <= 12, f"{code} is too long"
        expect(page.locator(".demo .own")).to_have_count(1)
        if len(code) == 3 and code != "Arm":  # which is gone by then
            assert page.locator(f".demo .own [data-code={code}]").count() > 0, code
        page.locator(CLOSE).click()
        expect(page.locator(".demo")).to_have_count(0)


def test_demo_by_keyboard_alone(new_page: NewPage) -> None:
    """From the rules and back to where one was, there and back again on the way; all of it is heard."""
    page = new_page(settings=FAST)
    spoken = words.everything("en", "adel")
    page.goto("#/adel/rules")
    for code in ("Wt", "Gra"):
        button = page.locator(f"[data-show={code}]")
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f".demo[data-demo={code}][data-beat='0']")).to_be_visible(timeout=30_000)
        expect(page.locator(NEXT)).to_be_focused()
        heard = seen_through(page, lambda: page.keyboard.press("Enter"), ".demo [role=status]")
        assert all(heard)
        for caption in wanted(code, spoken):
            assert sum(caption in sentence for sentence in heard) == 1
        last = beat(page)
        page.keyboard.press("ArrowLeft")
        expect(page.locator(f".demo[data-beat='{last - 1}']")).to_be_visible()
        page.keyboard.press("Home")
        expect(page.locator(".demo[data-beat='0']")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".demo")).to_have_count(0)
        expect(button).to_be_focused()


def test_demo_of_scoring_cards_shows_the_scoring(new_page: NewPage) -> None:
    """The stage tells the count seat by seat; the caption is said with the line that it is about."""
    page = overview(new_page(settings=FAST))
    shown(page, "Tre")
    said = words.everything("en", "adel")["demo-Tre-scores"].text
    while page.locator(".demo-caption").inner_text() != said:
        page.locator(NEXT).click()
    assert page.locator(".demo .scoring-seat.is-now[data-seat='0'] [data-rule=treasury]").is_visible()
    page.locator(NEXT).click()
    expect(page.locator(".demo .scoring-seat.is-winner[data-seat='0']")).to_be_visible()
    expect(page.locator(AGAIN)).to_be_visible()


def test_demo_runs_by_itself_and_can_be_paused(new_page: NewPage) -> None:
    """At an ordinary pace it plays with everything that moves, stops when told, and comes to its end."""
    page = overview(new_page(settings={"pace": "quick"}, script=WATCH))
    shown(page, "Th")
    expect(page.locator(".demo[data-beat='1']")).to_be_visible()
    page.locator(PAUSE).click()
    held = beat(page)
    page.wait_for_timeout(3000)
    assert beat(page) == held
    page.locator(PAUSE).click()
    expect(page.locator(AGAIN)).to_be_visible(timeout=60_000)
    until(page, "globalThis.flown > 3")
    expect(page.locator(".demo .own .seat-purse")).to_contain_text("8")


def test_demo_with_reduced_motion_does_not_animate(new_page: NewPage) -> None:
    """And everything comes to the same end."""
    page = overview(new_page(settings={"pace": "step"}, script=WATCH, **CALM))
    shown(page, "Wa")
    seen_through(page, lambda: page.locator(NEXT).click())
    assert page.evaluate("globalThis.flown") == 0


def at_table(page: Page, code: str) -> Page:
    """A game that lies as a demonstration begins, with a person at the first seat."""
    read = record.read((DEMOS / f"{code}.txt").read_text("ascii")).cut(SHOWN[code]["from"])
    game = Record(read.game, read.deal, {0: "Ada", 1: "Ben"})
    for token in read.tokens:
        game.replay_token(token)
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    seats = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]
    entry = {"id": "here", "game": "adel", "title": "", "seats": seats, "practice": False, "deal": None, "writer": ""}
    lies = {"record": game.text(), "tokens": len(game.tokens), "round": 2, "over": False, "scores": []}
    put_entries(page, {"here": {**entry, **lies, "created": 1, "changed": 1}})
    page.evaluate("location.hash = '#/table/here'")
    page.locator("[data-curtain] button").first.click()
    expect(page.locator("[data-status]").first).to_be_visible()
    return page


def test_help_opens_the_demo_and_returns(new_page: NewPage) -> None:
    """The character that is played, and a violet district of the own city; the game behind lies as it lay."""
    page = at_table(new_page(settings=FAST), "Lab")
    lies = page.locator(".table").inner_text()
    for subject, code in (("rank:5", "Pr"), ("district:0:Lab", "Lab")):
        thing = page.locator(f'[data-help="{subject}"]').first
        thing.focus()
        page.keyboard.press("i")
        page.locator(f"dialog.card-help [data-show={code}]").click()
        expect(page.locator(f".demo[data-demo={code}][data-beat='0']")).to_be_visible(timeout=30_000)
        seen_through(page, lambda: page.keyboard.press("ArrowRight"))
        page.keyboard.press("Escape")
        expect(page.locator(".demo")).to_have_count(0)
        assert page.locator(".table").inner_text() == lies
    page.locator('[data-help="town:Cat"], [data-help="district:1:Cas"]').first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog.card-help")).to_be_visible()
    assert page.locator("dialog.card-help [data-show]").count() == 0


FITS = """() => {
  const scene = document.querySelector(".demo-scene").getBoundingClientRect();
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const outside = (what, around) => [...document.querySelectorAll(what)].filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    const across = left > around.left - 2 && right < around.right + 2;
    return width > 0 && !(across && top > around.top - 2 && bottom < around.bottom + 2);
  });
  const dialog = outside(".demo, .demo-foot, .demo-buttons .button, .demo-caption", page);
  const table = outside(".demo :is(.rail, .rival, .own, .adel-hand, .hand-card)", scene);
  return [...dialog, ...(document.querySelector(".demo .stage") ? [] : table)].map((part) => part.className);
}"""


@pytest.mark.parametrize("code", ["Qu", "Sc", "Gra", "Hau"])
def test_demos_are_accessible(new_page: NewPage, axe_in_both_themes: Axe, code: str) -> None:
    """Axe finds nothing; seats, own city and hand fit into the narrowest phone, one on its side, and all beyond."""
    narrow: Any = {"width": 320, "height": 568}
    page = overview(new_page(settings=FAST, locale="hu-HU", viewport=narrow, **CALM))
    shown(page, code)
    for at in range(20):
        expect(page.locator(f".demo[data-beat='{at}']")).to_be_visible()
        if at == 0 or page.locator(".demo .stage").count():
            assert axe_in_both_themes(page) == []
        for width, height in ((320, 568), (360, 640), (360, 740), (740, 360), (768, 1024), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(FITS) == [], (at, width)
        page.set_viewport_size(narrow)
        if page.locator(AGAIN).count():
            return
        page.locator(NEXT).click()
