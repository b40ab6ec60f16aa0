"""The replay: the same table as was played, at every position, and never more than one may know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import worker
from raenke.record import read
from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.stored_games import open_library, record, stored_entries

STANDING = """() => ({
  at: document.querySelector(".replay").dataset.at,
  columns: [...document.querySelectorAll(".columns .column")].map((column) =>
    [...column.querySelectorAll(".column-card")].map((card) =>
      [card.querySelector("[data-seat]").dataset.seat, card.dataset.card ?? null])),
  hand: [...document.querySelectorAll(".hand-card")].map((card) => card.dataset.card),
})"""


def engine(do: str, **more: Any) -> Any:
    """The engine's own word."""
    reply = json.loads(worker.handle(json.dumps({"do": do, **more})))
    assert reply["ok"], reply
    return reply["value"]


def opened(page: Page, which: int = 0) -> Page:
    """The replay of a game in the library."""
    page.locator("[data-do=replay]").nth(which).click()
    expect(page.locator(".replay")).to_be_visible(timeout=30_000)
    return page


def at(page: Page, token: int) -> None:
    """It stands at this token."""
    expect(page.locator(".replay")).to_have_attribute("data-at", str(token))


def same(page: Page, text: str, token: int, seat: int | None, *, open: bool = False) -> None:
    """The page's table is the engine's."""
    view = engine("replay", record=text, at=token, seat=seat, open=open)["view"]
    shown = page.evaluate(STANDING)
    assert shown["at"] == str(token)
    wanted = [[[str(card["seat"]), card["code"]] for card in column["cards"]] for column in view["columns"]]
    assert shown["columns"] == wanted, token
    assert shown["hand"] == view["hand"], token


def test_replay_equals_play_at_every_position(new_page: NewPage) -> None:
    """Step by step from the first to the last, by key; then all open, by slider."""
    text = record(1)
    page = opened(open_library(new_page(settings=FAST), text))
    total = len(engine("replay", record=text, at=0, seat=0, open=False)["tokens"])
    for token in range(total + 1):
        at(page, token)
        same(page, text, token, 0)
        page.keyboard.press("ArrowRight")
    at(page, total)
    page.locator("select[name=eyes]").select_option("open")
    for token in range(0, total + 1, 7):
        page.locator(".slider").fill(str(token))
        at(page, token)
        expect(page.locator("[data-hand]")).to_have_count(3)
        same(page, text, token, None, open=True)


def test_seeking_while_the_perspective_changes(new_page: NewPage) -> None:
    """Both are asked in the same moment; the place that was wanted last is shown, as the new eyes see it."""
    text = record(1)
    page = opened(open_library(new_page(settings=FAST), text))
    page.keyboard.press("End")
    page.evaluate("""() => {
      const say = (field, kind, value) => {
        field.value = value;
        field.dispatchEvent(new Event(kind, { bubbles: true }));
      };
      say(document.querySelector("select[name=eyes]"), "change", "open");
      say(document.querySelector(".slider"), "input", "7");
    }""")
    at(page, 7)
    expect(page.locator("[data-hand]")).to_have_count(3)
    page.wait_for_timeout(500)
    same(page, text, 7, None, open=True)


def test_keys_slider_and_log_lead_to_the_same_places(new_page: NewPage) -> None:
    """Home, End, arrows; the address keeps the place over a reload; a click in the log jumps."""
    page = opened(open_library(new_page(settings=FAST, viewport={"width": 1280, "height": 800}), record(1)))
    page.keyboard.press("End")
    total = int(page.locator(".slider").get_attribute("max") or 0)
    at(page, total)
    page.keyboard.press("ArrowLeft")
    at(page, total - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.locator("[data-do=next]").click()
    at(page, 1)
    page.locator(".log-jump[data-token='40']").first.click()
    at(page, 40)
    expect(page.locator(".log-jump[aria-current=step]").first).to_be_in_viewport()
    page.reload()
    at(page, 40)
    page.locator(".slider").focus()
    page.keyboard.press("ArrowRight")
    at(page, 41)
    words = page.locator(".slider").get_attribute("aria-valuetext")
    assert "41" in (words or "")
    expect(page.locator(".replay-words")).not_to_be_empty()


def test_replay_autoplays_and_pauses(new_page: NewPage) -> None:
    """The space bar plays and pauses; at the end it stops, and begins anew."""
    page = opened(open_library(new_page(settings=FAST), record(1)))
    page.keyboard.press(" ")
    expect(page.locator(".replay")).to_have_attribute("data-at", re.compile(r"^([2-9]|\d\d+)$"))
    page.keyboard.press(" ")
    expect(page.locator("[data-do=play]")).to_have_attribute("aria-label", "Play")
    token = int(page.locator(".replay").get_attribute("data-at") or 0)
    page.wait_for_timeout(500)
    at(page, token)
    same(page, record(1), token, 0)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.locator("[data-do=play]").click()
    expect(page.locator("[data-do=play]")).to_have_attribute("aria-label", "Play", timeout=10_000)
    at(page, int(page.locator(".slider").get_attribute("max") or 0))


def test_replay_animates_at_the_pace(new_page: NewPage) -> None:
    """What is drawn after the motion is again the engine's table."""
    page = opened(open_library(new_page(settings={"pace": "quick"}), record(1)))
    page.keyboard.press(" ")
    page.wait_for_timeout(4000)
    page.keyboard.press(" ")
    page.wait_for_timeout(300)
    token = int(page.locator(".replay").get_attribute("data-at") or 0)
    assert token >= 2
    same(page, record(1), token, 0)


def test_a_running_game_replays_from_ones_own_seat_only(new_page: NewPage) -> None:
    """One person: that seat. Several: what everybody sees. Nothing hidden stands in the page."""
    alone, many = record(1, decisions=25), record(2, ("Ada", "Béla", "bot:greedy"), 25)
    page = opened(open_library(new_page(settings=FAST), alone, many))
    page.keyboard.press("End")
    last = len(engine("replay", record=alone, at=0, seat=0, open=False)["tokens"])
    at(page, last)
    expect(page.locator("select[name=eyes]")).to_have_count(0)
    same(page, alone, last, 0)
    page.evaluate("location.hash = '#/library'")
    opened(page, 1)
    page.keyboard.press("End")
    last = int(page.locator(".slider").get_attribute("max") or 0)
    at(page, last)
    expect(page.locator(".hand-card")).to_have_count(0)
    expect(page.locator("select[name=eyes]")).to_have_count(0)
    same(page, many, last, None)
    assert page.locator("[data-hand]").count() == 0


def test_play_on_from_here(new_page: NewPage) -> None:
    """A new game of practice that stands exactly there; the old one stays as it was."""
    page = opened(open_library(new_page(settings=FAST), record(1)))
    page.locator(".slider").fill("30")
    at(page, 30)
    page.locator("[data-do=play-on]").click()
    asked_again(page)
    games = {game["title"]: game for game in stored_entries(page)}
    assert games[""]["record"] == record(1)
    (fresh,) = (game for title, game in games.items() if title)
    assert fresh["title"].startswith("From: Ada")
    assert fresh["practice"] is True
    cut = engine("cut", record=record(1), at=30)["record"]
    assert fresh["record"].split("\n\n")[1].split()[:30] == cut.split("\n\n")[1].split()
    play_one(page)


def test_the_running_table_is_not_disturbed(new_page: NewPage) -> None:
    """Looked at again from its log, it goes on afterwards where it stood."""
    page = started(new_page(settings=FAST))
    for _ in range(3):
        play_one(page)
    before = page.locator(".table .columns").aria_snapshot()
    page.locator("[data-action=log]").click()
    page.locator("[data-panel=log] [data-do=replay]").click()
    expect(page.locator(".replay")).to_be_visible(timeout=20_000)
    for key in ("Home", "ArrowRight", " "):
        page.keyboard.press(key)
    page.wait_for_timeout(500)
    page.evaluate("history.back()")
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == before
    play_one(page)


def test_an_award_is_read_again(new_page: NewPage) -> None:
    """Where columns were settled the stage opens, and the final count at the end."""
    page = opened(open_library(new_page(settings=FAST), record(1)))
    page.keyboard.press("End")
    page.locator("[data-action=again]").click()
    expect(page.locator("[data-stage]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-stage]")).to_have_count(0)
    page.locator("[data-action=count]").click()
    expect(page.locator(".replay[inert]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".replay[inert]")).to_have_count(0)


def test_replay_of_an_unknown_game(new_page: NewPage) -> None:
    """No such game, and a record that another hand has damaged."""
    page = open_library(new_page(), record(1))
    (game,) = stored_entries(page)
    page.evaluate(
        """game => new Promise((done) => {
          const asked = indexedDB.open("raenke-games");
          asked.onsuccess = () => {
            const change = asked.result.transaction("games", "readwrite");
            change.objectStore("games").put({ ...game, record: game.record.replace(">", "<") }, game.id);
            change.oncomplete = () => { asked.result.close(); done(); };
          };
        })""",
        game,
    )
    for place in (game["id"], "nosuchgame", f"{game['id']}/banana"):
        page.evaluate("hash => { location.hash = '#/'; location.hash = hash; }", f"#/replay/{place}")
        expect(page.locator(".table-aside [role=alert]")).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("width", [320, 1440])
def test_the_replay_is_accessible(new_page: NewPage, axe_in_both_themes: Axe, width: int) -> None:
    """axe-core has nothing to say about any of its states; and nothing is wider than the window."""
    page = new_page(settings=FAST, viewport={"width": width, "height": 800})
    opened(open_library(page, record(2, ("Ada", "bot:greedy", "C", "D", "E", "F"))))
    assert axe_in_both_themes(page) == []
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(100)
    page.locator("select[name=eyes]").select_option("open")
    assert axe_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width == 320:
        for panel in ("log", "known"):
            page.locator(f"[data-action={panel}]").click()
            expect(page.locator(f"[data-panel={panel}]")).to_be_visible()
            assert axe_in_both_themes(page) == []
            page.keyboard.press("Escape")


THOUGHTS = {"kabale": ("Ada", "bot:4:vengeful", "bot:1"), "adel": ("Ada", "bot:4:builder", "bot:2")}


def bots_decision(page: Page, seat: int) -> None:
    """Steps on to a decision of a bot about which it can be asked."""
    ask = page.locator("[data-action=thought]")
    name = ("Ada", "Balthasar", "Clementine")[seat]
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        if ask.count() and name in ask.inner_text():
            return
    raise AssertionError("it never decides")


@pytest.mark.parametrize("game", THOUGHTS)
def test_a_bot_says_what_it_thought(new_page: NewPage, axe: Axe, game: str) -> None:
    """Each move with its chance and points, the one that was played among them; by keyboard and by mouse."""
    page = opened(open_library(new_page(settings=FAST), record(3, THOUGHTS[game], name=game)))
    page.locator(".slider").fill("30")
    expect(page.locator(".replay")).to_have_attribute("data-at", "30")
    bots_decision(page, 1)
    page.locator("[data-action=thought]").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[data-panel=thought]")
    expect(dialog.locator("h2")).to_have_text("What Balthasar thought")
    expect(dialog.locator(".thought")).to_be_visible(timeout=60_000)
    expect(dialog.locator(".thought > p").first).to_contain_text("Worked out again")
    expect(dialog.locator(".thought-move.is-played")).to_have_count(1)
    expect(dialog.locator(".thought-move").first).to_contain_text("wins ")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-action=thought]")).to_be_focused()
    bots_decision(page, 2)
    page.locator("[data-action=thought]").click()
    expect(dialog.locator(".thought > p").first).to_contain_text("the strongest bot would have thought", timeout=60_000)


def test_nobody_is_asked_about_people_or_running_games(new_page: NewPage) -> None:
    """What a bot thought is its secret until the game is over, and people are not spoken for."""
    seats = ("Ada", "bot:1")
    whole = read(record(2, seats))
    page = opened(open_library(new_page(settings=FAST), record(2, seats, 8), record(2, seats)))
    asked = page.locator("[data-action=thought]")
    for token in range(1, 9):
        page.keyboard.press("ArrowRight")
        at(page, token)
        expect(asked).to_have_count(0)
    page.evaluate("location.hash = '#/library'")
    opened(page, 1)
    deciders = [whole.cut(token).state.to_act for token in range(8)]
    assert {0, 1} <= set(deciders)
    for token, decider in enumerate(deciders, 1):
        page.keyboard.press("ArrowRight")
        at(page, token)
        expect(asked).to_have_count(int(decider == 1))
