"""Around one device: behind the curtain nothing of a seat's secrets is anywhere in the page."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.static.words import games
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


HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""The page goes out of sight."""


def setting(people: int, bots: int = 0, game: str = "kabale", **more: Any) -> dict[str, Any]:
    """A table of so many people and bots."""
    seats = [{"name": name, "kind": "human"} for name in PEOPLE[:people]]
    seats += [{"name": "", "kind": "bot:random"}] * (7 - people)
    setup = {"game": game, "count": people + bots, "seats": seats, "first": 0, "seed": "3", "practice": False}
    return {**FAST, "setup": setup, **more}


def dealt(page: Page) -> Page:
    """A fresh table with the curtain down for the first seat."""
    page.goto("#/setup")
    page.locator("[data-do=deal]").click()
    expect(page.locator(LIFT)).to_be_visible(timeout=30_000)
    return page


def names_of_cards(page: Page, game: str = "kabale") -> list[str]:
    """What the cards of a game are called on this page."""
    player = import_module(f"tests.web.{game}.player")
    base = page.locator("script[type=module]").first.evaluate("script => new URL('..', script.src).href")
    found: list[str] = page.evaluate(player.NAMES, base)
    assert len(found) == player.CARDS
    return found


def spoken(page: Page) -> str:
    """The whole accessibility tree as text."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    tree = session.send("Accessibility.getFullAXTree")
    session.detach()
    return json.dumps(tree, ensure_ascii=False)


def check_secret(page: Page, cards: list[str], *, about: Sequence[str] = (), accessible: bool = True) -> None:
    """The curtain is down, and no card is named anywhere (but what everybody knows, by `about`).

    Reading the accessibility tree takes ten times as long as all else: whole games leave it out at most curtains.
    """
    assert page.locator(MARKS).count() == 0
    secret = re.compile(r"\b(" + "|".join(re.escape(card) for card in cards if card not in about) + r")\b")
    for text in (page.evaluate(EVERYTHING), spoken(page) if accessible else "", page.title()):
        assert secret.findall(text) == []


GOES_ON = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (all("[data-over]").length) return "over";
  if (all("[data-action=lift]").length) return "curtain";
  const goesOn = all("[data-stage] [data-action=stage-next], [data-action=done]")[0];
  goesOn?.click();
  return goesOn ? "waits" : "";
}"""
"""What goes on by a tap is tapped; else the game itself is to be played."""


@pytest.mark.parametrize(
    ("people", "bots", "curtains"),
    [(4, 0, 32), (2, 2, 24)],
    ids=["four people", "two people and two bots"],
)
@pytest.mark.parametrize("game", games())
def test_hot_seat_game_leaks_nothing_behind_the_curtain(
    new_page: NewPage, game: str, people: int, bots: int, curtains: int
) -> None:
    """Every change of person goes through a curtain behind which nothing is known but what everybody knows."""
    player = import_module(f"tests.web.{game}.player")
    page = dealt(new_page(settings=setting(people, bots, game)))
    cards: list[str] = []
    seen: list[str] = []
    for turn in range(20_000):
        now = page.evaluate(GOES_ON) or page.evaluate(player.STEP, turn)
        if now == "over" or len(seen) == curtains:
            break
        if now == "curtain":
            cards = cards or names_of_cards(page, game)
            words = page.locator("[data-curtain]").inner_text()
            check_secret(page, cards, about=player.public(words), accessible=len(seen) % 5 == 0)
            seat = page.locator("[data-curtain]").get_attribute("data-seat")
            assert PEOPLE[int(seat or 0)] in words
            seen.append(words)
            page.locator(LIFT).click()
            expect(page.locator(LIFT)).to_have_count(0)
            expect(page.locator(f".is-you[data-seat='{seat}']")).to_be_visible()
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
    page.evaluate(HIDE)
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
    laid(page)
    handed_on(page)
    # The other's card lies there as a back that has no name.
    assert page.locator(".column-card[data-card]").count() == 0
    assert page.locator(".column-card .card-peek").count() == 0


def laid(page: Page) -> None:
    """One card of the hand, anywhere."""
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".column.is-legal > .goal").first.click()


def test_a_seat_sees_the_result_before_the_curtain_falls(new_page: NewPage) -> None:
    """The card that was drawn lies in the hand, the curtain falls no sooner than its owner says so; it is heard too."""
    page = dealt(new_page(settings=setting(2)))
    allies = names_of_cards(page)
    page.locator(LIFT).click()
    laid(page)
    done = page.locator("[data-action=done]")
    expect(done).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(3)
    expect(page.locator(".hand-card.is-legal")).to_have_count(0)
    expect(page.locator(LIFT)).to_have_count(0)
    expect(page.locator("[data-live-region]")).to_contain_text(re.compile(r"You place .*you draw .*Done|then hide"))
    done.click()
    expect(page.locator(LIFT)).to_be_visible()
    check_secret(page, allies)


def test_done_and_hide_by_keyboard(new_page: NewPage) -> None:
    """The focus goes to the button, so that Enter hides and nobody is left without a place."""
    page = dealt(new_page(settings=setting(2)))
    page.locator(LIFT).press("Enter")
    expect(page.locator(".hand-card.is-legal").first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(page.locator("[data-action=done]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(LIFT)).to_be_visible()
    expect(page.locator("[data-curtain] h1")).to_be_focused()


def test_hiding_the_page_drops_the_curtain_after_a_move(new_page: NewPage) -> None:
    """Whoever puts the device away instead of saying that it is done has hidden its cards all the same."""
    page = dealt(new_page(settings=setting(2)))
    allies = names_of_cards(page)
    page.locator(LIFT).click()
    laid(page)
    expect(page.locator("[data-action=done]")).to_be_visible()
    page.evaluate(HIDE)
    expect(page.locator(LIFT)).to_be_visible()
    check_secret(page, allies)


def test_hiding_the_page_while_a_move_is_shown_drops_the_curtain(new_page: NewPage) -> None:
    """Not only where somebody is asked: what is still to be shown is seen by nobody who has just come."""
    page = dealt(new_page(settings=setting(2, pace="normal")))
    page.locator(LIFT).click()
    laid(page)
    page.evaluate(HIDE)
    expect(page.locator(LIFT)).to_be_visible()


def test_undo_before_the_device_is_handed_on(new_page: NewPage) -> None:
    """As long as nobody else has decided; what was revealed stays refused."""
    page = dealt(new_page(settings=setting(2)))
    page.locator(LIFT).click()
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    laid(page)
    expect(page.locator("[data-action=done]")).to_be_visible()
    page.locator("[data-action=undo]").click()
    page.locator("[data-action=spoil]").click()  # it has drawn, and seen what
    expect(page.locator(".hand-card.is-legal")).to_have_count(3)
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    expect(page.locator("[data-action=done]")).to_have_count(0)


def handed_on(page: Page) -> None:
    """The next person's curtain, once the last one has seen enough."""
    expect(page.locator("[data-action=done]")).to_be_visible()
    page.locator("[data-action=done]").click()
    page.locator(LIFT).click()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()


@pytest.mark.parametrize("pace", ["instant", "quick"])
def test_the_next_seat_replays_events_since_its_turn(new_page: NewPage, pace: str) -> None:
    """From its own last decision to now, at a pace that can be seen, told as it was; then the same question stands."""
    page = dealt(new_page(settings=setting(3, pace=pace)))
    page.locator(LIFT).click()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    # Before the first decision of all there is nothing to watch.
    expect(page.locator("[data-action=watch]")).to_have_count(0)
    for _ in range(3):
        laid(page)
        handed_on(page)
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    table = page.locator(".columns").inner_text()
    seen = page.evaluate(COUNT_LAID)
    page.evaluate(WATCH_LAID)
    page.locator("[data-action=watch]").click()
    expect(page.locator("[data-action=skip]")).to_be_visible()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    # It began with what the seat itself had laid, and each of the others' cards came by itself.
    assert page.evaluate("laid")[-3:] == [seen - 2, seen - 1, seen]
    assert page.locator(".columns").inner_text() == table
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    expect(page.locator("[data-action=watch]")).to_have_count(0)
    expect(page.locator("[data-live-region]")).to_contain_text("places a card in column")
    laid(page)
    expect(page.locator("[data-action=done]")).to_be_visible()


def test_hiding_the_page_ends_that_replay(new_page: NewPage) -> None:
    """In the middle of it the curtain falls for the same seat, and nothing of it stays."""
    page = dealt(new_page(settings=setting(2)))
    allies = names_of_cards(page)
    page.locator(LIFT).click()
    for _ in range(2):
        laid(page)
        handed_on(page)
    page.locator("[data-action=watch]").click()
    page.evaluate(HIDE)
    expect(page.locator("[data-curtain][data-seat='0']")).to_be_visible()
    check_secret(page, allies)


COUNT_LAID = "document.querySelectorAll('.column-card').length"

WATCH_LAID = """() => {
  globalThis.laid = [];
  new MutationObserver(() => {
    const now = document.querySelectorAll(".column-card").length;
    if (laid.at(-1) !== now) laid.push(now);
  }).observe(document.querySelector(".columns"), { childList: true, subtree: true });
}"""
