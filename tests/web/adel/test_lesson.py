"""Adel's first game is played to its end, by mouse, by keyboard, in every language; nothing it speaks of is covered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST

STEPS = "welcome draft call take rob build finish king later income cards keep eighth warlord count end".split()
PLAYS = {
    "draft": "character:Th", "take": "button:gold", "rob": "rank:4", "build": "hand:Mon", "finish": "button:end",
    "later": "character:Me", "income": "button:income", "cards": "button:cards", "keep": "card:Uni",
    "eighth": "hand:Uni",
}  # fmt: skip
"""What the steps ask for, by the place that is to be touched."""

YOU_IS = re.compile(r"\b[Yy]ou (?:is|has|was|sets|chooses)\b")
"""Your own name where that of somebody else belongs."""

READING = "[data-action=lesson-next][aria-disabled=false]"


def place(step: str) -> str:
    """Where a step's action is found."""
    return f".lesson [data-tap='{PLAYS[step]}'].is-legal"


def at(page: Page, step: str) -> None:
    """Waits until the lesson is at a step, and for what is asked there."""
    expect(page.locator(f"[data-lesson={step}]")).to_be_visible(timeout=30_000)
    if step in PLAYS:
        expect(page.locator(place(step))).to_be_visible()
    elif step != "end":
        expect(page.locator(READING)).to_be_visible()


def tell_end(page: Page) -> None:
    """The scoring, each seat a step, and then who has won."""
    stage = page.locator("[data-stage]")
    expect(stage).to_be_visible()
    assert page.locator(".lesson").evaluate("table => table.inert")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        if stage.count() == 0:
            return
    raise AssertionError("the scoring has no end")


def go_on(page: Page, step: str) -> None:
    """Does what a step asks for, or reads it."""
    at(page, step)
    if step in PLAYS:
        page.locator(place(step)).click()
    elif step != "end":
        page.locator(READING).click()
    if step == "count":
        tell_end(page)


def opened(page: Page, upto: str = "welcome") -> Page:
    """The lesson at a step."""
    page.goto("#/adel/lesson")
    for step in STEPS[: STEPS.index(upto)]:
        go_on(page, step)
    at(page, upto)
    return page


def test_the_lesson_is_played_by_mouse(new_page: NewPage) -> None:
    """One play after another, the end told, and on to a real table of this game."""
    page = new_page(settings=FAST)
    page.goto("#/adel/lesson")
    for step in STEPS:
        at(page, step)
        assert page.locator(".lesson .is-legal").count() == (step in PLAYS)
        assert YOU_IS.findall(page.locator(".lesson").text_content() or "") == []
        go_on(page, step)
    expect(page.locator(".lesson .standing").first).to_contain_text("34")
    page.locator("[data-action=lesson-finish]").click()
    expect(page.locator(".table.adel:not(.lesson)")).to_have_attribute("data-players", "4", timeout=30_000)


def test_the_lesson_is_played_by_keyboard(new_page: NewPage) -> None:
    """Enter and arrows are enough; the focus is always where the next thing is to be done."""
    page = new_page(settings=FAST)
    page.goto("#/adel/lesson")
    for step in STEPS[:-1]:
        at(page, step)
        expect(page.locator(place(step) if step in PLAYS else READING)).to_be_focused()
        page.keyboard.press("Enter")
        if step == "count":
            tell_end(page)
    at(page, "end")
    expect(page.locator("[data-action=lesson-finish]")).to_be_focused()


def test_lesson_refuses_other_moves(new_page: NewPage) -> None:
    """What the step does not ask for is not played; it is said, and the right thing still glows."""
    page = opened(new_page(settings=FAST), "draft")
    page.locator("[data-tap='character:Ki']").click(force=True)
    expect(page.locator(".lesson-wrong")).to_be_visible()
    at(page, "draft")
    go_on(page, "draft")
    go_on(page, "call")
    at(page, "take")
    expect(page.locator(".lesson-wrong")).to_have_count(0)
    page.locator(".lesson [data-tap='button:cards']").click(force=True)
    expect(page.locator(".lesson-wrong")).to_be_visible()
    page.locator(".lesson [data-tap='rank:4']").click(force=True)
    expect(page.locator(".lesson-wrong")).to_be_visible()
    go_on(page, "take")
    at(page, "rob")
    expect(page.locator(".lesson-wrong")).to_have_count(0)


def test_lesson_help_explains_every_element(new_page: NewPage) -> None:
    """By `i` where the focus is; and a seat that is touched tells of itself, since nothing is asked of it here."""
    page = opened(new_page(settings=FAST), "draft")
    expect(page.locator(place("draft"))).to_be_focused()
    page.keyboard.press("i")
    dialog = page.locator("dialog.card-help")
    expect(dialog).to_contain_text("Thief")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(place("draft"))).to_be_focused()
    page.locator(".lesson [data-seat-line='2']").click()
    expect(dialog).to_contain_text("Clementine")


def test_the_rivals_show_what_they_do(new_page: NewPage) -> None:
    """At a normal pace their turns are played before one's eyes, and a tap hurries them on."""
    page = opened(new_page(settings={**FAST, "pace": "normal"}), "welcome")
    go_on(page, "welcome")
    go_on(page, "draft")
    expect(page.locator(".rank.is-murdered")).to_have_count(1, timeout=60_000)
    expect(page.locator("[data-lesson=draft]")).to_have_count(1)  # the words change when all has been seen
    page.locator(".lesson [data-tap='rank:8']").click(force=True)
    at(page, "call")


def faults(page: Page, axe: Axe) -> list[str]:
    """Axe's complaints; but things say in words what they show as numbers, which is no mismatch."""
    return [fault for fault in axe(page) if "label-content-name-mismatch" not in fault]


def test_the_lesson_is_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """Axe finds nothing while reading, choosing and playing; nothing runs out of the narrowest page."""
    page = new_page(settings=FAST, locale="de-DE", viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    page.goto("#/adel/lesson")
    for step in STEPS:
        at(page, step)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, step
        if step in ("welcome", "draft", "take", "king", "keep", "eighth", "end"):
            assert faults(page, axe_in_both_themes) == [], step
        go_on(page, step)


LONGER = """async () => {
  const { documentElement: page } = document;
  const over = () => [Math.max(0, page.scrollHeight - innerHeight), Math.max(0, page.scrollWidth - innerWidth)];
  for (let tries = 0; tries < 60 && over().some(Boolean); tries++) await new Promise((done) => setTimeout(done, 50));
  return over();
}"""
"""By how much the page stays higher and wider than the window, once it has come to rest."""

SIZES = [(360, 740), (320, 568), (740, 360), (768, 1024), (1440, 900)]

PARTS = ".rail, .rival, .herald, .draft, .asked, .own, .turn-panel, .hand-card, .standing"

COVERED = """parts => {
  const panel = document.querySelector(".lesson-panel").getBoundingClientRect();
  return [...document.querySelectorAll(`.lesson :is(${parts})`)].filter(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const beside = right <= panel.left + 1 || left >= panel.right - 1;
    return part.checkVisibility() && !beside && bottom > panel.top + 1 && top < panel.bottom - 1;
  }).map(part => part.className);
}"""
"""What lies under the panel, or over it."""

OUT_OF_SIGHT = """() => [...document.querySelectorAll(".lesson-panel, .lesson .is-legal")].filter(thing => {
  const { top, bottom } = thing.getBoundingClientRect();
  return top < -1 || bottom > innerHeight + 1;
}).map(thing => thing.className)"""


@pytest.mark.parametrize("locale", ["de-DE", "hu-HU"])  # the longest words
def test_lesson_panel_never_covers_its_subject(new_page: NewPage, locale: str) -> None:
    """Each step has its words; in every size the table and what is asked for lie free beside them."""
    page = new_page(settings=FAST, locale=locale, reduced_motion="reduce")
    page.goto("#/adel/lesson")
    told: set[str] = set()
    for step in STEPS:
        at(page, step)
        told.add(page.locator(".lesson-words").inner_text())
        assert page.locator(".lesson .is-legal").count() == (step in PLAYS), step
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(COVERED, PARTS) == [], (step, width)
            if height > 700:
                assert page.evaluate(LONGER) == [0, 0], (step, width)
                assert page.evaluate(OUT_OF_SIGHT) == [], (step, width)
        go_on(page, step)
    assert len(told) == len(STEPS)
    expect(page.locator(".lesson .standing").first).to_contain_text("34")
