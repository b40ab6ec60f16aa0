"""The first game is played to its end, by mouse, by keyboard and in every language, and touches no running game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST, play_one, started

STEPS = "welcome hand assassin answer strike home hidden king stranger walk fulfil masks count end".split()
PLAYS = {"assassin": ("As", 0), "home": ("Me", 1), "hidden": ("Wz", 0), "stranger": ("La", 1), "fulfil": ("Gi", 1)}


def at(page: Page, step: str) -> None:
    """Waits until the lesson is at a step, and for what is asked there."""
    expect(page.locator(f"[data-lesson={step}]")).to_be_visible(timeout=30_000)
    if step in PLAYS:
        expect(page.locator(".hand-card.is-legal")).to_have_count(1)
    elif step != "end":
        expect(page.locator("[data-action=lesson-next][aria-disabled=false]")).to_be_visible()


def card(page: Page, code: str) -> str:
    """Where a card of the hand is found."""
    return f".hand-card[data-card={code}]"


def test_the_lesson_is_played_by_mouse(new_page: NewPage) -> None:
    """One play after another, the award told, and on to a real table."""
    page = new_page(settings=FAST)
    page.goto("#/lesson")
    for step in STEPS:
        at(page, step)
        if step in PLAYS:
            code, column = PLAYS[step]
            page.locator(card(page, code)).click()
            page.locator(f".column[data-column='{column}']").click(position={"x": 20, "y": 40})
        elif step != "end":
            page.locator("[data-action=lesson-next]").click()
        if step == "masks":
            tell_awards(page)
            goals_are_taken(page)
    page.locator("[data-action=lesson-finish]").click()
    expect(page.locator(".seat")).to_have_count(4, timeout=30_000)


def tell_awards(page: Page) -> None:
    """Both columns, step by step: the Wizard burns King and Explorer, and the learner wins."""
    expect(page.locator(".stage[data-step=printed]")).to_be_visible()
    assert page.locator(".lesson").evaluate("table => table.inert")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage[data-step=wizard] .strip.is-falling")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage.is-verdict .sum.is-winner[data-seat='0'] .sum-total")).to_have_text("16½")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".stage.is-verdict .sum.is-winner[data-seat='0'] .sum-total")).to_have_text("25")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage")).to_have_count(0)


def goals_are_taken(page: Page) -> None:
    """As at a real table no banner hangs any more, and the learner has both goals with their points."""
    expect(page.locator(".goal.is-gone")).to_have_count(2)
    expect(page.locator(".column-card")).to_have_count(0)
    expect(page.locator("[data-seat='0'] .seat-area.is-won")).to_have_count(2)
    expect(page.locator("[data-seat='0'] .seat-points")).to_have_text("7")
    expect(page.locator("[data-seat='1'] .seat-points")).to_have_text("0")


def test_the_lesson_is_played_by_keyboard(new_page: NewPage) -> None:
    """Tab, Enter and arrows are enough; the focus is always where the next thing is to be done."""
    page = new_page(settings=FAST)
    page.goto("#/lesson")
    for step in STEPS[:-1]:
        at(page, step)
        if step in PLAYS:
            code, column = PLAYS[step]
            expect(page.locator(card(page, code))).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(".hand-card.is-selected")).to_have_count(1)
            expect(page.locator(f".column[data-column='{column}'] .column-target")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            expect(page.locator("[data-action=lesson-next]")).to_be_focused()
            page.keyboard.press("Enter")
        if step == "masks":
            tell_awards(page)
    at(page, "end")
    expect(page.locator("[data-action=lesson-finish]")).to_be_focused()


def test_lesson_refuses_other_cards(new_page: NewPage) -> None:
    """What the step does not ask for is not played; it is said, and the right card still glows."""
    page = new_page(settings=FAST)
    page.goto("#/lesson")
    for step in STEPS[:2]:
        at(page, step)
        page.locator("[data-action=lesson-next]").click()
    at(page, "assassin")
    page.locator(card(page, "Wz")).click(force=True)
    expect(page.locator(".lesson-wrong")).to_be_visible()
    expect(page.locator(".column-card")).to_have_count(0)
    page.locator(card(page, "As")).click()
    expect(page.locator(".lesson-wrong")).to_have_count(0)
    page.locator(".column[data-column='1']").click(position={"x": 20, "y": 40})
    expect(page.locator(".lesson-wrong")).to_be_visible()
    expect(page.locator(".column-card")).to_have_count(0)


def test_lesson_cards_have_help(new_page: NewPage) -> None:
    """By `i` where the focus is, with what the card would do; and where the pointer rests, also in a column."""
    page = new_page(settings=FAST)
    page.goto("#/lesson")
    for step in STEPS[:2]:
        at(page, step)
        page.locator("[data-action=lesson-next]").click()
    at(page, "assassin")
    page.locator(card(page, "As")).focus()
    page.keyboard.press("i")
    dialog = page.locator("dialog.card-help")
    expect(dialog).to_contain_text("Assassin")
    expect(dialog).to_contain_text("Would be worth 9½ here.")
    expect(dialog).not_to_contain_text("lead")  # nobody is there to lead against
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(card(page, "As"))).to_be_focused()
    page.locator(card(page, "As")).click()
    page.locator(".column[data-column='0']").click(position={"x": 20, "y": 40})
    at(page, "answer")
    page.locator(".column-card[data-card=As]").hover()
    hover = page.locator(".card-help.is-hover")
    expect(hover).to_contain_text("Worth 9½ here")
    expect(hover).to_contain_text("If the round ended now, as far as you can see, you would win.")
    page.mouse.move(2, 2)
    expect(hover).to_have_count(0)


def test_a_running_game_is_left_alone(new_page: NewPage) -> None:
    """The lesson takes the engine's one table; the game before it comes back as it was and goes on."""
    page = started(new_page(settings=FAST))
    play_one(page)
    home = page.evaluate("location.hash")
    lies = page.locator(".column-card").evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.goto("#/lesson")
    at(page, "welcome")
    page.locator("[data-action=lesson-next]").click()
    at(page, "hand")
    page.evaluate(f"location.hash = '{home}'")
    expect(page.locator(".hand-card.is-legal, [data-action=decline]").first).to_be_visible(timeout=30_000)
    assert (
        page.locator(".column-card").evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))") == lies
    )
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    assert re.fullmatch(r"#/table/\w+", home)
    play_one(page)


def faults(page: Page, axe: Axe) -> list[str]:
    """Axe's complaints; but cards and chips say in words what they show as numbers, which is no mismatch."""
    return [fault for fault in axe(page) if "label-content-name-mismatch" not in fault]


def test_the_lesson_is_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """Axe finds nothing while reading, playing and in the award; nothing runs out of the narrowest page."""
    page = new_page(settings=FAST, locale="de-DE", viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    page.goto("#/lesson")
    for step in STEPS[: STEPS.index("masks") + 1]:
        at(page, step)
        if step in ("welcome", "assassin", "walk"):
            assert faults(page, axe_in_both_themes) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 320
        if step in PLAYS:
            code, column = PLAYS[step]
            page.locator(card(page, code)).click()
            page.locator(f".column[data-column='{column}']").click(position={"x": 20, "y": 40})
        else:
            page.locator("[data-action=lesson-next]").click()
    for _ in range(3):
        assert faults(page, axe_in_both_themes) == []
        assert page.locator(".stage").evaluate("stage => stage.scrollWidth <= stage.clientWidth")
        page.keyboard.press("ArrowRight")


LONGER = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
}"""
"""By how much the page is higher and wider than the window."""

SIZES = [(360, 740), (740, 360), (768, 1024), (1440, 900)]

UNCOVERED = """() => {
  const panel = document.querySelector(".lesson-panel").getBoundingClientRect();
  const things = ".lesson .goal-cloth, .lesson .column-card, .lesson .hand-card";
  return [...document.querySelectorAll(things)].every(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const stack = thing.closest(".column-stack")?.getBoundingClientRect() ?? { bottom: Infinity };
    const beside = right <= panel.left + 1 || left >= panel.right - 1;
    return beside || Math.min(bottom, stack.bottom + 9) <= panel.top + 1 || top >= panel.bottom - 1;
  });
}"""

IN_SIGHT = """() => [
  ...document.querySelectorAll(".lesson-panel, .lesson .hand-card.is-legal, .lesson .column.is-legal .goal-cloth"),
].every(thing => {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
})"""


@pytest.mark.parametrize("locale", ["de-DE", "hu-HU"])  # the longest words
def test_lesson_panel_never_covers_its_subject(new_page: NewPage, locale: str) -> None:
    """Each step has its words; in every size cards, goals and hand lie free beside them."""
    page = new_page(settings=FAST, locale=locale, reduced_motion="reduce")
    page.goto("#/lesson")
    told: set[str] = set()
    for step in STEPS:
        at(page, step)
        told.add(page.locator(".lesson-words").inner_text())
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNCOVERED), (step, width)
            if height > 700:
                assert page.evaluate(LONGER) == [0, 0], (step, width)
                assert page.evaluate(IN_SIGHT), (step, width)
        if step in PLAYS:
            code, column = PLAYS[step]
            page.locator(card(page, code)).click()
            page.locator(f".column[data-column='{column}']").click(position={"x": 20, "y": 40})
        elif step != "end":
            page.locator("[data-action=lesson-next]").click()
        if step == "masks":
            for _ in range(8):
                page.keyboard.press("ArrowRight")
                if page.locator(".stage").count() == 0:
                    break
    assert len(told) == len(STEPS)
