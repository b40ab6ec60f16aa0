"""The frame round the games: start, saving, several tabs, a worker that dies, focus and titles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Axe, NewPage, until
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, asked_again, deal, finish_game, lay_table, one_bot, pass_on, play_one, started
from tests.web.stored_games import DISK_FULL, only_game, stored_entries

WATCH_LOADING = """(() => {
  globalThis.told = [];
  const look = () => {
    const words = document.querySelector(".loading-words")?.textContent;
    if (words && words !== told.at(-1)) told.push(words);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
"""Notes all that the loading bar says."""


@pytest.mark.pyodide
def test_only_playing_waits_for_the_engine(new_page: NewPage) -> None:
    """With the interpreter withheld one reads, makes settings and begins the lesson, which then goes on by itself."""
    page = new_page(settings=FAST, script=WATCH_LOADING)
    held: list[Route] = []
    page.context.route(re.compile(r"\.wasm\.pack$"), lambda route: held.append(route))
    page.goto("#/setup")
    page.get_by_label("5", exact=True).check(force=True)
    expect(page.locator(".seat-row")).to_have_count(5)
    page.locator("select[name=kind-1]").select_option("human")
    page.goto("#/")
    page.locator("select[name=theme]").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("select[name=language]").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.goto("#/cards")
    expect(page.locator(".page.cards [data-show]").first).to_be_visible()
    page.goto("#/")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    expect(page.locator(".table-aside progress")).to_be_visible()
    page.goto("#/lesson")
    expect(page.locator(".lesson-first h2")).to_be_visible()
    until(page, "(document.querySelector('progress').value ?? 0) > 0")
    shares = [int(found[0]) for words in page.evaluate("told") if (found := re.search(r"\d+", words))]
    assert shares == sorted(shares)
    assert 20 < shares[-1] < 60  # of all bytes, the interpreter is more than half
    for route in held:
        route.continue_()
    expect(page.locator(".table.lesson")).to_be_visible(timeout=60_000)
    *_, last = page.evaluate("told")
    assert not re.search(r"\d", last)  # all is there, and Python starts
    page.locator("[data-action=lesson-next]").click()
    expect(page.locator(".lesson .hand-card").first).to_be_visible()


def test_a_whole_game_and_its_saved_record(new_page: NewPage) -> None:
    """Played to the end, over a reload in the middle that changes nothing."""
    page = deal(new_page(settings=one_bot()))
    asked_again(page)
    for _ in range(6):
        play_one(page)
    before = page.locator(".table .columns").aria_snapshot()
    only_game(page)  # read in turn: whatever is being written is there then
    page.reload()
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == before
    finish_game(page)
    game = only_game(page)
    assert game["over"] is True
    assert max(game["scores"]) > 0
    assert '[Result "*"]' not in game["record"]


def test_every_action_is_saved_at_once(new_page: NewPage) -> None:
    """A tab that dies right after a move loses nothing: another one goes on from there."""
    page = started(new_page(settings=FAST))
    play_one(page)
    tokens = only_game(page)["tokens"]
    address = page.url
    context = page.context
    page.close()
    other = context.new_page()
    other.goto(address)
    asked_again(other)
    assert only_game(other)["tokens"] >= tokens > 0


def test_the_last_setup_is_remembered(new_page: NewPage) -> None:
    """Seats, names and kinds stand again as they were left."""
    page = new_page()
    page.goto("#/setup")
    lay_table(page, ["human", "bot:5", "human"], ["Ada", "", "Béla"])
    page.reload()
    expect(page.locator(".seat-row")).to_have_count(3)
    expect(page.locator("input[name=name-2]")).to_have_value("Béla")
    expect(page.locator("select[name=kind-1]")).to_have_value("bot:5")


def test_the_same_seed_deals_the_same_cards(new_page: NewPage) -> None:
    """A numbered deal can be dealt again, and another number deals others."""
    hands = []
    for seed in ("42", "42", "43"):
        seats = [{"name": "", "kind": kind} for kind in ["human", *["bot:random"] * 5]]
        setup = {"game": "kabale", "count": 2, "seats": seats, "first": 0, "seed": seed, "practice": False}
        page = new_page(settings={**FAST, "setup": setup}, lucky=True)
        page.goto("#/setup")
        page.locator("[data-do=deal]").click()
        asked_again(page)
        hands.append(page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)"))
    assert hands[0] == hands[1] != hands[2]


REFUSE = """
Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });
Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


@pytest.mark.parametrize(("script", "words"), [(REFUSE, "doesn’t let us save"), (DISK_FULL, "storage is full")])
def test_storage_that_is_refused_or_full(new_page: NewPage, script: str, words: str) -> None:
    """It is said once and clearly, and the game goes on in memory, also over a walk to another screen."""
    page = new_page(script=script, settings=None if script is REFUSE else FAST)
    page.goto("")
    page.locator("select[name=pace]").select_option("instant")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    asked_again(page)
    expect(page.locator(".notice")).to_contain_text(words)
    page.locator(".notice [data-do=dismiss]").click()
    play_one(page)
    page.evaluate("location.hash = '#/'")
    page.locator(".continue-link").click()
    asked_again(page)
    play_one(page)
    expect(page.locator(".notice")).to_have_count(0)


def test_one_game_is_run_by_one_tab(new_page: NewPage) -> None:
    """A second tab says so and may take over; the first then stops, and neither writes over the other."""
    page = started(new_page(settings=FAST))
    play_one(page)
    other = page.context.new_page()
    other.goto(page.url)
    take = other.locator("[data-action=take-over]")
    expect(take).to_be_visible(timeout=20_000)
    expect(page.locator(".table")).to_be_visible()
    take.click()
    asked_again(other)
    expect(page.locator("[data-action=take-over]")).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(0)
    play_one(other)
    tokens = only_game(other)["tokens"]
    page.locator("[data-action=take-over]").click()
    asked_again(page)
    assert only_game(page)["tokens"] == tokens


def test_two_tabs_play_two_games(new_page: NewPage) -> None:
    """Different games do not hinder each other."""
    page = started(new_page(settings=FAST))
    other = started(page.context.new_page())
    play_one(page)
    play_one(other)
    assert len(stored_entries(page)) == 2


@pytest.mark.pyodide
def test_a_worker_that_dies_loses_nothing(new_page: NewPage) -> None:
    """The engine is started again from the record, in the middle of a game, and the next move works."""
    script = """
    const Real = Worker;
    globalThis.Worker = class extends Real { constructor(...args) { super(...args); globalThis.lastWorker = this; } };
    """
    page = started(new_page(settings=FAST, script=script))
    play_one(page)
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.evaluate("lastWorker.dispatchEvent(new ErrorEvent('error', { message: 'dead' }))")
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    tokens = only_game(page)["tokens"]
    play_one(page)
    assert only_game(page)["tokens"] > tokens


def test_focus_and_titles_follow_the_screen(new_page: NewPage) -> None:
    """The heading of a new screen gets the focus, the title names it, the skip link leads to the content."""
    page = new_page()
    page.goto("")
    expect(page).to_have_title(re.compile("Ränke"))
    page.locator(".menu-button").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.locator("h1")).to_be_focused()
    expect(page).to_have_title("Settings – Ränke")
    page.locator(".menu-button").click()
    page.keyboard.press("Escape")
    expect(page.locator(".menu-button")).to_be_focused()
    expect(page.locator("#menu")).to_be_hidden()
    page.locator(".skip-link").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.url.endswith("#/settings")


def test_hot_seat_hides_hands_between_seats(new_page: NewPage) -> None:
    """With two people a curtain names who is asked; no code of a hand is in the page before it is lifted."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    lay_table(page, ["human", "human"], ["Ada", "Béla"])
    page.locator("[data-do=deal]").click()
    expect(page.locator(".curtain")).to_be_visible(timeout=20_000)
    seen = 0
    for _ in range(12):
        pass_on(page, f".curtain, {ASKED}, [data-action=done]")
        if page.locator("[data-action=done]").count() == 1:
            page.locator("[data-action=done]").click()
            expect(page.locator(".curtain")).to_be_visible()
        if page.locator(".curtain").count() == 1:
            seen += 1
            assert page.locator("[data-card], [data-code]").count() == 0
            page.locator("[data-action=lift]").click()
            asked_again(page)
        play_one(page, wait=False)
    assert seen >= 4


def test_the_shell_is_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """No complaint of axe-core about start, menu, settings, about, a message and what stands before a table."""
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    assert axe_in_both_themes(page) == []
    page.goto("#/setup")
    page.locator(".more:last-of-type > summary").click()
    assert axe_in_both_themes(page) == []
    page.locator(".menu-button").click()
    assert axe_in_both_themes(page) == []
    for place in ("#/settings", "#/about", "#/table/nothing", "#/nowhere"):
        page.evaluate("hash => { location.hash = hash; }", place)
        page.locator("h1").wait_for()
        page.wait_for_timeout(300)
        assert axe_in_both_themes(page) == []
