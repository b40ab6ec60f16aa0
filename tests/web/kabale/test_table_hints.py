"""What a table tells at a glance: the race for the set, what a card would do, what acts first, whom one meets."""

from __future__ import annotations

import re
import time
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from raenke.kabale import page as shown
from raenke.kabale.actions import ASK_CLOAK, ASK_TRAITOR, PLACE
from raenke.record import Record
from tests.web.conftest import PHONE, NewPage
from tests.web.kabale.player import ASKED
from tests.web.kabale.positions import FOUR, SIX, Position, asked, played
from tests.web.playing import FAST, LONGEST, asked_again
from tests.web.scene_setup import put_rows


def at_table(page: Page, position: Position) -> Page:
    """The position on the table, with its first seat asked."""
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    put_rows(page, "raenke-games", [position.saved("here")])
    page.evaluate("location.hash = '#/table/here'")
    asked_again(page)
    return page


def seen(position: Position) -> Any:
    """The table as its first seat sees it."""
    state: Any = position.record.state
    return shown.view(state, 0)


def walked(seats: tuple[str, ...], wanted: Any, bot: str = "greedy") -> Position:
    """The first position in which the first seat is to place and something is so."""
    for seed in range(1, 60):
        whole = played(seats, seed, bot)
        walk = Record(whole.game, whole.deal, whole.names)
        for at, token in enumerate(whole.tokens):
            state: Any = walk.state
            if state.pending == PLACE and state.to_act == 0 and wanted(shown.view(state, 0)):
                return Position(whole.cut(at), seats)
            walk.replay_token(token)
    raise AssertionError("no such position")


@cache
def in_the_race() -> Position:
    """Somebody else lacks but one area, and its goal lies open."""
    return walked(FOUR, lambda view: any(one["seat"] for column in view["columns"] for one in column["completes"]))


def test_the_race_for_the_set_is_seen_and_heard(new_page: NewPage) -> None:
    """Each chip tells how many of six and what they would bring; an open goal that completes a set says so thrice."""
    page = at_table(new_page(settings=FAST, **PHONE), in_the_race())
    view = seen(in_the_race())
    for seat, told in enumerate(view["seats"]):
        race = page.locator(f"[data-seat-chip='{seat}'] .seat-race")
        expect(race).to_contain_text(f"{told['race']['have']}/6")
        if told["race"]["missing"]:
            expect(race).to_contain_text(str(told["race"]["points"]))
            words = f"{told['race']['have']} of 6 areas; all six would score at least {told['race']['points']}"
            expect(page.locator(f"[data-seat-chip='{seat}']")).to_contain_text(words)
    column, one = next((at, found) for at, held in enumerate(view["columns"]) for found in held["completes"])
    expect(page.locator(f"[data-column='{column}'] .goal-set [data-seat='{one['seat']}']")).to_be_visible()
    label = page.locator(f"[data-column='{column}'] > .column-target").get_attribute("aria-label") or ""
    assert f"{one['points']} points" in label
    expect(page.locator("[data-warning]")).to_contain_text(
        re.compile(r"Column \d would give \w+ all six areas: \d+ points")
    )


def chosen(page: Page, card: int = 0) -> dict[int, dict[str, Any]]:
    """Chooses a card; what the engine says of it, by column."""
    code = page.locator(".hand-card").nth(card).get_attribute("data-card")
    page.locator(".hand-card").nth(card).click()
    expect(page.locator(".hand-card.is-selected")).to_be_visible()
    legal = seen(turned())["legal"]
    return {int(action["column"] or 0): dict(action) for action in legal if action["card"] == code}


def _turns(view: Any) -> bool:
    told = [action for action in view["legal"] if action["reveals"]]
    return any(action["leads"] and not action["sure"] for action in view["legal"]) and len(told) > 2


@cache
def turned() -> Position:
    """What several placings would turn up is known, and in some column one would lead for all one knows."""
    return walked(FOUR, _turns)


def test_targets_preview_the_effect_of_placing(new_page: NewPage) -> None:
    """What it turns up, its number where it differs, the laurel for its placer alone, marked while any is hidden."""
    page = at_table(new_page(settings=FAST), turned())
    unsure = 0
    for card in range(3):
        actions = chosen(page, card)
        numbers = {action["number"] for action in actions.values() if not action["assassinated"]}
        for column, action in actions.items():
            slot = page.locator(f"[data-column='{column}'] .column-slot")
            there = len(numbers) > 1 and not action["assassinated"] and not action["removed"]
            assert slot.locator(".slot-number").count() == int(there)
            assert slot.locator(".slot-turns").count() == int(action["reveals"] is not None)
            assert slot.locator(".slot-leads").count() == int(action["leads"])
            assert slot.locator(".slot-unsure").count() == int(action["leads"] and not action["sure"])
            unsure += int(action["leads"] and not action["sure"])
            label = page.locator(f"[data-column='{column}'] > .column-target").get_attribute("aria-label") or ""
            assert ("Would reveal" in label) == (action["reveals"] is not None)
            assert ("You would then lead here" in label) == action["leads"]
        page.keyboard.press("Escape")
    assert unsure > 0


def test_a_selected_card_shows_its_rule_and_opens_help(new_page: NewPage) -> None:
    """In the status line, which is read out; nobody needs a long press."""
    page = at_table(new_page(settings=FAST, **PHONE), turned())
    card = page.locator(".hand-card").first
    code = card.get_attribute("data-card")
    card.tap()
    expect(page.locator(".status-text")).to_contain_text("Now choose a column.")
    expect(page.locator("[data-live-region] p").last).to_contain_text("Now choose a column.")
    page.locator("[data-action=explain]").tap()
    expect(page.locator(f"dialog.card-help[data-help-on='ally:{code}']")).to_be_visible()
    page.locator("[data-action=help-close]").tap()
    expect(page.locator(".hand-card.is-selected")).to_have_count(1)


def test_a_cloak_takes_two_taps(new_page: NewPage) -> None:
    """A card, then the place below the Cloak, which shows itself; one tap alone slips nothing."""
    page = at_table(new_page(settings=FAST), asked(ASK_CLOAK, FOUR))
    slot = page.locator(".column-slot")
    expect(slot).to_have_count(1)
    expect(page.locator(".column-card[data-card=Cl] + .column-slot")).to_have_count(1)
    page.locator(".hand-card.is-legal").first.click()
    expect(page.locator(".column.is-legal")).to_have_count(1)
    expect(page.locator(".status-text")).to_contain_text("your Cloak’s column")
    label = page.locator(".column.is-legal > .column-target").get_attribute("aria-label") or ""
    assert label.startswith("Slip ")
    page.locator(".hand-card.is-selected").press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".column-card .is-slipped")).not_to_have_count(0)


def test_traitor_highlights_goals_only(new_page: NewPage) -> None:
    """What is traded glows."""
    page = at_table(new_page(settings=FAST), asked(ASK_TRAITOR, FOUR))
    expect(page.locator(".column.is-trade")).to_have_count(3)
    expect(page.locator(".column-slot")).to_have_count(0)
    lit = "one => getComputedStyle(one).filter"
    assert "drop-shadow" in page.locator(".column.is-trade > .goal").first.evaluate(lit)


def test_a_dragged_card_is_topmost(new_page: NewPage) -> None:
    """Over columns, chips and status line: what one holds is what one sees."""
    page = at_table(new_page(settings=FAST), turned())
    box = page.locator(".hand-card.is-legal").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    for place in (".status", ".column .goal", ".seat-chip"):
        there = page.locator(place).first.bounding_box()
        assert there
        page.mouse.move(there["x"] + 20, there["y"] + 10, steps=4)
        hit = """() => {
          const dragged = document.querySelector("[data-dragged]");
          dragged.style.pointerEvents = "auto";
          const box = dragged.getBoundingClientRect();
          const on = document.elementFromPoint(box.x + box.width / 2, Math.max(2, box.y + 12));
          dragged.style.removeProperty("pointer-events");
          return dragged.contains(on);
        }"""
        assert page.evaluate(hit), place
    page.mouse.up()


@cache
def before_a_storm() -> tuple[Position, str, int]:
    """The first seat may turn up its own Storm: the card it places, and the column."""
    position = walked(SIX, lambda view: _own(view, "St") is not None, "random")
    action = _own(seen(position), "St")
    assert action
    return position, action["card"], action["column"]


def _own(view: Any, code: str) -> Any:
    found = (one for one in view["legal"] if one["reveals"] and one["reveals"]["code"] == code)
    return next(found, None)


def _lay(page: Page, card: str, column: int) -> None:
    page.locator(f".hand-card[data-card={card}]").click()
    page.locator(f"[data-column='{column}'] > .goal").click()


STEP = """wanted => {
  const found = document.querySelector(wanted);
  if (found?.checkVisibility()) return true;
  const stage = document.querySelector("[data-stage] [data-action=stage-next]");
  (stage ?? document.querySelector("[data-action=step]"))?.click();
  return false;
}"""


def step_until(page: Page, wanted: str) -> None:
    """Steps on until something is seen; at this pace it then stays, however long the test takes to look at it."""
    ends = time.monotonic() + LONGEST
    while not page.evaluate(STEP, wanted):
        assert time.monotonic() < ends, f"no {wanted}"
        page.wait_for_timeout(10)


def test_onboarding_hint_appears_once(new_page: NewPage) -> None:
    """With its event, lit and read out, and gone when it is closed; the next time nothing is said."""
    position, card, column = before_a_storm()
    page = at_table(new_page(settings={"pace": "step"}), position)
    _lay(page, card, column)
    step_until(page, "[data-first-time]")
    first = page.locator("[data-first-time=St]")
    expect(first).to_contain_text("closes its column")
    expect(page.locator(".is-explained[data-card=St]")).to_have_count(1)
    expect(page.locator("[data-live-region]")).to_contain_text("closes its column: nobody", timeout=60_000)
    page.locator("[data-action=close-first-time]").click()
    expect(first).to_have_count(0)
    expect(page.locator(".is-explained")).to_have_count(0)
    step_until(page, f"{ASKED}, [data-over], [data-first-time]")
    expect(page.locator("[data-first-time]")).to_have_count(0)
    settings = page.evaluate("JSON.parse(localStorage.getItem('raenke-settings'))")
    assert "kabale:St" in settings["met"]
    put_rows(page, "raenke-games", [{**position.saved("there")}])
    page.evaluate("location.hash = '#/table/there'")
    expect(page.locator(f".hand-card.is-legal[data-card={card}]")).to_be_visible(timeout=30_000)
    _lay(page, card, column)
    step_until(page, f"[data-column='{column}'].is-closed, [data-first-time=St]")
    expect(first).to_have_count(0)


def test_onboarding_hints_can_be_switched_off_and_on(new_page: NewPage) -> None:
    """There where they stand, and in the settings, which then begin anew."""
    position, card, column = before_a_storm()
    page = at_table(new_page(settings={"pace": "step"}), position)
    _lay(page, card, column)
    step_until(page, "[data-action=explain-no-more]")
    page.locator("[data-action=explain-no-more]").click()
    expect(page.locator("[data-first-time]")).to_have_count(0)
    page.evaluate("location.hash = '#/settings'")
    box = page.locator("input[name=explains]")
    expect(box).not_to_be_checked()
    box.check()
    settings = page.evaluate("JSON.parse(localStorage.getItem('raenke-settings'))")
    assert (settings["explains"], settings["met"]) == (True, [])


def test_bots_have_faces_and_quick_play_names_opponents(new_page: NewPage) -> None:
    """The level chosen last sits down, with its name at each seat."""
    page = new_page(settings=FAST)
    page.goto("")
    button = page.locator("[data-game=kabale] [data-do=one-tap]")
    expect(button).to_contain_text("against Balthasar, Clementine, and Valentin · Lady-in-waiting")
    page.goto("#/setup")
    page.locator("select[name=kind-2]").select_option("bot:3")
    page.goto("#/")
    expect(button).to_contain_text("· Envoy")
    page.reload()
    expect(button).to_contain_text("· Envoy")
    button.click()
    asked_again(page)
    expect(page.locator(".seat-chip [data-level^='bot:3:']")).to_have_count(3)
    expect(page.locator("[data-seat-chip='1']")).to_contain_text("Envoy")
    expect(page.locator("[data-seat-chip='0'] .face")).to_have_count(0)
