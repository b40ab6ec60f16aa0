"""Around one device: behind the curtain nothing of a seat's secrets is anywhere in the page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import FAST

PEOPLE = ["Ada", "Bo", "Cleo", "Dara"]
LIFT = "[data-action=lift]"

EVERYTHING = """() => {
  const texts = [document.title, location.href];
  const walk = (node) => {
    for (const name of node.getAttributeNames?.() ?? []) texts.push(node.getAttribute(name));
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.data);
      else if (child.nodeType === Node.ELEMENT_NODE) walk(child);
    }
    if (node.shadowRoot) walk(node.shadowRoot);
  };
  walk(document.body);
  return texts.join("\\n");
}"""
"""All that the page holds in text and attributes, wherever it lies and whether it shows or not."""

MARKS = "[data-card], [data-code], [data-place], .card, .hand, .column, .ghost > *, dialog, [role=tooltip], .log-entry"


def setting(people: int, bots: int = 0, **more: Any) -> dict[str, Any]:
    """A table of so many people and bots."""
    seats = [{"name": name, "kind": "human"} for name in PEOPLE[:people]]
    seats += [{"name": "", "kind": "bot:random"}] * (6 - people)
    setup = {"game": "kabale", "count": people + bots, "seats": seats, "first": 0, "seed": "3", "practice": False}
    return {**FAST, "setup": setup, **more}


def dealt(page: Page) -> Page:
    """A fresh table with the curtain down for the first seat."""
    page.goto("")
    page.locator("[data-do=deal]").click()
    expect(page.locator(LIFT)).to_be_visible(timeout=30_000)
    return page


def names_of_cards(page: Page) -> list[str]:
    """What the allies are called on this page."""
    base = page.locator("script[type=module]").first.evaluate("script => new URL('..', script.src).href")
    found: list[str] = page.evaluate(
        """async (base) => {
          const { wordsOf } = await import(new URL("js/words/i18n.js", base).href);
          const { ALLIES } = await import(new URL("js/kabale/allies.js", base).href);
          return Object.keys(ALLIES).map((code) => wordsOf("kabale")(`card-${code}`));
        }""",
        base,
    )
    assert len(found) == 25
    return found


def spoken(page: Page) -> str:
    """The whole accessibility tree as text."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    return json.dumps(session.send("Accessibility.getFullAXTree"), ensure_ascii=False)


def check_secret(page: Page, allies: list[str], *, about: tuple[str, ...] = ()) -> None:
    """The curtain is down, and no ally is named anywhere (but what everybody knows, by `about`)."""
    assert page.locator(MARKS).count() == 0
    for text in (page.evaluate(EVERYTHING), spoken(page), page.title()):
        held = [ally for ally in allies if ally not in about and ally in text]
        assert held == []


STEP = """(turn) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (all("[data-over]").length) return "over";
  if (all("[data-action=lift]").length) return "curtain";
  const choices = [...all(".hand-card.is-legal"), ...all("[data-action=decline]")];
  const columns = all(".column.is-legal .column-target");
  if (columns.length && (all(".hand-card.is-selected").length || !choices.some((one) => one.matches(".hand-card")))) {
    columns[turn % columns.length].click();
    return "decided";
  }
  if (!choices.length) return "waits";
  choices[turn % choices.length].click();
  return "chosen";
}"""


@pytest.mark.parametrize(("people", "bots"), [(4, 0), (2, 2)], ids=["four people", "two people and two bots"])
def test_a_whole_game_around_one_device(new_page: NewPage, people: int, bots: int) -> None:
    """Every change of person goes through a curtain behind which nothing is known, Cloak and Traitor too."""
    page = dealt(new_page(settings=setting(people, bots)))
    allies = names_of_cards(page)
    seen: list[str] = []
    for turn in range(4000):
        now = page.evaluate(STEP, turn)
        if now == "over":
            break
        if now == "curtain":
            words = page.locator("[data-curtain]").inner_text()
            check_secret(page, allies, about=("Cloak", "Traitor"))
            if "Cloak" not in words and "Traitor" not in words:
                check_secret(page, allies)
            seat = page.locator("[data-curtain]").get_attribute("data-seat")
            assert PEOPLE[int(seat or 0)] in words
            seen.append(words)
            page.locator(LIFT).click()
            expect(page.locator(LIFT)).to_have_count(0)
            expect(page.locator(f".seat.is-you[data-seat='{seat}']")).to_be_visible()
        elif now == "waits":
            page.wait_for_timeout(10)
    else:
        pytest.fail("the game does not end")
    assert len(seen) > 3 * people


def test_the_curtain_falls_when_the_page_is_hidden(new_page: NewPage) -> None:
    """Out of sight: the curtain is down, in the middle of choosing and of reading, and nothing stays behind it."""
    page = dealt(new_page(settings=setting(3)))
    allies = names_of_cards(page)
    page.locator(LIFT).click()
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".hand-card").first.focus()
    page.keyboard.press("h")
    page.keyboard.press("i")
    expect(page.locator("dialog.card-help[open]")).to_be_visible()
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page.locator(LIFT)).to_be_visible()
    check_secret(page, allies)
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(LIFT)).to_be_visible()
    check_secret(page, allies)


def test_keys_do_nothing_behind_the_curtain(new_page: NewPage) -> None:
    """No key lifts it or says anything; its button does, and is reached by one Tab from the heading."""
    page = dealt(new_page(settings=setting(2)))
    allies = names_of_cards(page)
    for key in ("h", "c", "m", "g", "l", "k", "?", "1", " ", "Enter", "Escape", "u"):
        page.keyboard.press(key)
    expect(page.locator(LIFT)).to_be_visible()
    check_secret(page, allies)
    expect(page.locator("[data-curtain] h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(LIFT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand-card.is-legal").first).to_be_focused()


def test_nothing_of_an_earlier_seat_stays(new_page: NewPage) -> None:
    """After the first person's move the next one's page knows no card of it."""
    page = dealt(new_page(settings=setting(2)))
    page.locator(LIFT).click()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert len(hand) == 3
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".column.is-legal > .goal").first.click()
    expect(page.locator(LIFT)).to_be_visible()
    page.locator(LIFT).click()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    # The other's card lies there as a back that has no name.
    assert page.locator(".column-card[data-card]").count() == 0
    assert page.locator(".column-card .card-peek").count() == 0
