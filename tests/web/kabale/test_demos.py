"""Each ally seen at work: from rules, overview and help, by mouse, keys and ear, at every pace, in every language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke.kabale.cards import CODES
from tests.static import words
from tests.web.conftest import Axe, NewPage, until
from tests.web.playing import FAST, play_one, started

SHOWN: dict[str, dict[str, Any]] = json.loads((words.WEB / "demos" / "kabale" / "index.json").read_text("ascii"))
NEXT, AGAIN, BACK, PAUSE = (f"[data-action=demo-{what}]" for what in ("next", "again", "back", "pause"))
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


def shown(page: Page, code: str) -> Page:
    """The demonstration of a card, open at its beginning."""
    page.locator(f"[data-show={code}]").click()
    expect(page.locator(f".demo[data-demo={code}][data-beat='0']")).to_be_visible(timeout=30_000)
    return page


def beat(page: Page) -> int:
    """The beat that is shown."""
    return int(page.locator(".demo").get_attribute("data-beat") or "-1")


def seen_through(page: Page) -> list[str]:
    """Goes to the end by its button; what was to be read on the way."""
    read: list[str] = []
    for at in range(40):
        expect(page.locator(f".demo[data-beat='{at}']")).to_be_visible()
        read.append(page.locator(".demo-caption").inner_text())
        if page.locator(AGAIN).count():
            return read
        page.locator(NEXT).click()
    raise AssertionError("it never ends")


WALK = """async ([again, next]) => {
  const read = [];
  for (let at = 0; at < 40; at += 1) {
    const ends = performance.now() + 20_000;
    while (!document.querySelector(`.demo[data-beat="${at}"]`)) {
      if (performance.now() > ends) throw new Error(`beat ${at} does not come`);
      await new Promise((done) => setTimeout(done, 5));
    }
    read.push(document.querySelector(".demo-caption").innerText);
    if (document.querySelector(again)) return read;
    document.querySelector(next).click();
  }
  throw new Error("it never ends");
}"""


def walked_through(page: Page) -> list[str]:
    """The same within the page, which is quicker: the button is pressed by mouse for some cards only."""
    read: list[str] = page.evaluate(WALK, [AGAIN, NEXT])
    return read


def test_every_card_has_a_demo_that_runs(new_page: NewPage) -> None:
    """Some by mouse: each says all its captions in order, and ends with the goal won."""
    page = new_page(settings=FAST, locale="hu-HU")
    spoken = words.everything("hu", "kabale")
    page.goto("#/cards")
    expect(page.locator("[data-show]")).to_have_count(len(CODES))
    assert {*SHOWN} == {*CODES}
    for code in CODES:
        shown(page, code)
        assert spoken[f"card-{code}"].text in page.locator("#demo-title").inner_text()
        by_mouse = code in [*CODES][::6]
        read = seen_through(page) if by_mouse else walked_through(page)
        wanted = [spoken[f"card-{code}-short"].text, *(spoken[c["id"]].text for c in SHOWN[code]["captions"])]
        assert list(dict.fromkeys(read)) == wanted, code
        expect(page.locator(".demo .column")).to_have_count(len(SHOWN[code]["columns"]))
        if any(c["at"]["kind"] == "settled" for c in SHOWN[code]["captions"]):
            expect(page.locator(".demo [data-seat='0'] .seat-area.is-won").first).to_be_visible()
        page.locator("[data-action=demo-close]").click()
        expect(page.locator(".demo")).to_have_count(0)


def test_the_award_is_told_step_by_step(new_page: NewPage) -> None:
    """The Wizard burns King and Queen, and then the goal is taken."""
    page = new_page(settings=FAST)
    page.goto("#/rules")
    shown(page, "Wz")
    for _ in range(40):
        if page.locator(".demo .stage[data-step=wizard]").count():
            break
        page.locator(NEXT).click()
    expect(page.locator(".demo .strip.is-falling")).to_have_count(2)
    assert not page.locator(".demo .stage-keys").is_visible()
    seen_to = beat(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".demo .stage.is-verdict")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f".demo[data-beat='{seen_to}']")).to_be_visible()


def test_demo_runs_by_itself_and_can_be_paused(new_page: NewPage) -> None:
    """At an ordinary pace it plays, the space bar and a button stop it, and at the end it begins anew."""
    page = new_page(settings={"pace": "quick"})
    page.goto("#/cards")
    shown(page, "As")
    expect(page.locator(".demo[data-beat='1']")).to_be_visible()
    page.locator("#demo-title").click()
    page.keyboard.press(" ")
    expect(page.locator(PAUSE)).to_have_text("Resume")
    held = beat(page)
    page.wait_for_timeout(5000)
    assert beat(page) == held
    page.locator(PAUSE).click()
    expect(page.locator(AGAIN)).to_be_visible(timeout=90_000)
    page.locator(AGAIN).click()
    expect(page.locator(".demo[data-beat='0']")).to_be_visible()


@pytest.mark.parametrize("pace", ["normal", "step", "instant"])
def test_demo_animates(new_page: NewPage, pace: str) -> None:
    """The card flies on the small table and nowhere else; at once nothing does. Step by step it waits for a tap."""
    watch = """
    globalThis.flown = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.closest('.demo')) globalThis.flown += 1;
      return animate.apply(this, how);
    };"""
    page = new_page(settings={"pace": pace}, script=watch)
    page.goto("#/cards")
    shown(page, "Ex")
    if pace != "normal":
        page.wait_for_timeout(2500)
        assert beat(page) == 0
        assert page.locator(PAUSE).count() == 0
    for _ in range(3):
        page.locator(NEXT).click()
        page.wait_for_timeout(900)
    until(page, f"globalThis.flown {'=== 0' if pace == 'instant' else '> 2'}")
    assert page.locator(".demo .column-card").count() > 1


def test_demo_with_reduced_motion_does_not_animate(new_page: NewPage) -> None:
    """What is spoken of is marked instead, and everything comes to the same end."""
    watch = """
    globalThis.flown = globalThis.noted = 0;
    Element.prototype.animate = function () { globalThis.flown += 1; };
    const { add } = DOMTokenList.prototype;
    DOMTokenList.prototype.add = function (...names) {
      if (names.includes('is-highlighted')) globalThis.noted += 1;
      return add.apply(this, names);
    };"""
    page = new_page(settings={"pace": "quick"}, script=watch, **CALM)
    page.goto("#/cards")
    shown(page, "Ex")
    page.locator(NEXT).click()
    expect(page.locator(".demo[data-beat='1'] .column-card")).to_have_count(1)
    until(page, "globalThis.noted === 1")
    assert page.evaluate("globalThis.flown") == 0


def test_demo_by_keyboard_is_announced(new_page: NewPage) -> None:
    """From a card of the hand to its help, to its scene and back; the game behind lies as it lay."""
    page = started(new_page(settings=FAST))
    lies = page.locator(".table").inner_text()
    first = page.locator(".hand-card").first
    first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog.card-help")).to_be_visible()
    code = first.get_attribute("data-card")
    page.locator(f"dialog.card-help [data-show={code}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f".demo[data-demo={code}][data-beat='0']")).to_be_visible()
    expect(page.locator("dialog.card-help")).to_have_count(0)
    expect(page.locator(NEXT)).to_be_focused()
    heard = []
    for at in range(40):
        expect(page.locator(f".demo[data-beat='{at}']")).to_be_visible()
        heard.append((page.locator(".demo [role=status]").text_content() or "").strip())
        expect(page.locator(".demo-buttons .is-main")).to_be_focused()
        if page.locator(AGAIN).count():
            break
        page.keyboard.press("Enter")
    assert all(heard)
    for caption in SHOWN[code or ""]["captions"]:
        assert sum(words.everything("en", "kabale")[caption["id"]].text in sentence for sentence in heard) == 1
    page.keyboard.press("Escape")
    expect(page.locator(".demo")).to_have_count(0)
    expect(first).to_be_focused()
    assert page.locator(".table").inner_text() == lies
    play_one(page)


def test_a_demo_pauses_the_lesson(new_page: NewPage) -> None:
    """A look at a card does not lose the step one is at."""
    page = new_page(settings=FAST)
    page.goto("#/lesson")
    for _ in range(2):
        page.locator("[data-action=lesson-next][aria-disabled=false]").click(timeout=30_000)
    page.locator(".hand-card[data-card=As]").focus()
    page.keyboard.press("i")
    page.locator("dialog.card-help [data-show=As]").click()
    seen_through(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-lesson=assassin]")).to_be_visible()
    page.locator(".hand-card[data-card=As]").click()
    page.locator(".column[data-column='0']").click(position={"x": 20, "y": 40})
    expect(page.locator("[data-lesson=answer]")).to_be_visible()


def test_back_closes_the_demo(new_page: NewPage) -> None:
    """The browser's own way back closes it, and nothing of it waits behind."""
    page = new_page(settings=FAST)
    page.goto("#/rules")
    expect(page.locator(".ally").first).to_be_visible()
    page.goto("#/cards")
    shown(page, "Ki")
    page.go_back()
    expect(page.locator(".rules")).to_be_visible()
    expect(page.locator(".demo")).to_have_count(0)
    page.go_forward()
    expect(page.locator(".page.cards")).to_be_visible()
    expect(page.locator(".demo")).to_have_count(0)


def test_a_demo_that_fails_to_load_can_be_retried(new_page: NewPage) -> None:
    """The person is told, nothing is lost, and the button brings it when the network is back."""
    page = new_page(settings=FAST)
    page.goto("#/cards")
    expect(page.locator("[data-show=Ki]")).to_be_visible()
    page.context.route(re.compile(r"/demos/"), lambda route: route.abort())
    page.locator("[data-show=Ki]").click()
    expect(page.locator(".demo [role=alert]")).to_contain_text("could not be loaded")
    page.context.unroute(re.compile(r"/demos/"))
    page.context.unroute_all()
    page.locator("[data-action=demo-retry]").click()
    expect(page.locator(".demo[data-beat='0']")).to_be_visible(timeout=30_000)


def test_demos_work_offline(new_page: NewPage, server: Any) -> None:
    """All of it was fetched with the first visit."""
    page = new_page(settings=FAST, visited=True)
    server.stop()
    page.goto("#/cards")
    for code in ("Tr", "Cl"):
        shown(page, code)
        seen_through(page)
        page.keyboard.press("Escape")


def test_demos_are_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """Axe finds nothing at the table nor on the stage; all fits into the narrowest phone and into one on its side."""
    page = new_page(settings=FAST, locale="hu-HU", viewport={"width": 320, "height": 568}, **CALM)
    page.goto("#/cards")
    shown(page, "Dr")
    for at in range(40):
        expect(page.locator(f".demo[data-beat='{at}']")).to_be_visible()
        staged = page.locator(".demo .stage").count()
        if at in (0, 3) or staged:
            assert axe_in_both_themes(page) == []
        for width, height in ((320, 568), (740, 360), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            inside = """() => {
              const parts = document.querySelectorAll('.demo, .demo-foot, .demo-buttons .button, .demo-caption');
              return Array.from(parts).every(part => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 1;
              });
            }"""
            assert page.evaluate(inside), (at, width)
        page.set_viewport_size({"width": 320, "height": 568})
        if page.locator(AGAIN).count():
            return
        page.locator(NEXT).click()
