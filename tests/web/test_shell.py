"""The frame round the games: start, words, saving, several tabs, and what comes from hostile hands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.kept import lay_down, library, record
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, asked_again, finish_game, lay_table, pass_on, play_one, started

pytestmark = pytest.mark.web

NewPage = Callable[..., Page]


def test_the_start_page_is_usable_before_the_engine(new_page: NewPage) -> None:
    """With the engine withheld one still chooses seats, language and theme, and a game that is started waits."""
    page = new_page(settings=FAST)
    page.context.route(re.compile(r"\.(wasm|whl|zip)(\?|$)"), lambda route: route.abort())
    page.goto("")
    page.get_by_label("5", exact=True).check(force=True)
    expect(page.locator(".seat-row")).to_have_count(5)
    page.locator("select[name=kind-1]").select_option("human")
    page.locator("select[name=theme]").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("select[name=language]").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    expect(page.locator(".table-aside progress")).to_be_visible()
    page.context.unroute_all()
    page.reload()
    expect(page.locator(".table")).to_be_visible(timeout=30_000)
    expect(page.locator(".seat")).to_have_count(4)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("de-AT", "Sofort spielen"), ("hu", "Játék most"), ("ko-KR", "바로 시작"), ("fr-FR", "Play now")],
)
def test_the_browser_chooses_the_language(new_page: NewPage, locale: str, words: str) -> None:
    """The first language of the browser that we speak, else English; a choice is remembered."""
    page = new_page(locale=locale)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text(words)
    page.locator("select[name=language]").select_option("ko")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    page.reload()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    expect(page.locator("html")).to_have_attribute("lang", "ko")


def test_only_the_chosen_language_is_loaded(new_page: NewPage) -> None:
    """Nobody pays for words that nobody reads."""
    page = new_page(locale="de-DE")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    assert {found[1] for url in asked if (found := re.search(r"/i18n/(\w+)/", url))} == {"de"}


def test_the_language_changes_in_the_middle_of_a_game(new_page: NewPage) -> None:
    """The table speaks another language without a reload, and the game stands where it stood."""
    page = started(new_page(settings=FAST))
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.evaluate("location.hash = '#/settings'")
    page.locator("select[name=language]").select_option("de")
    page.go_back()
    expect(page.locator(".status-text")).to_contain_text("Wähle eine Karte, dann eine Spalte.")
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand


def test_the_language_chosen_last_stays(new_page: NewPage) -> None:
    """Two tabs: the other one speaks it too, and leaves it alone whatever is changed there; of two in haste it is the last."""
    page = new_page()
    page.goto("")
    other = page.context.new_page()
    other.goto("")
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Play now")
    page.locator("select[name=language]").select_option("de")
    expect(other.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Sofort spielen")
    other.locator("select[name=theme]").select_option("dark")
    for tab in (page, other):
        tab.reload()
        expect(tab.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Sofort spielen")
        expect(tab.locator("html")).to_have_attribute("data-theme", "dark")


def test_of_two_languages_chosen_in_haste_the_last_stays(new_page: NewPage) -> None:
    """The words of the first come late, and change nothing any more."""
    page = new_page()
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("Play now")
    held: list[Route] = []
    page.route("**/i18n/hu/*", lambda route: held.append(route))
    page.locator("select[name=language]").select_option("hu")
    page.locator("select[name=language]").select_option("ko")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    for route in held:
        route.continue_()
    page.wait_for_timeout(500)
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")
    page.reload()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_contain_text("바로 시작")


def test_a_whole_game_and_what_is_kept_of_it(new_page: NewPage) -> None:
    """Played to the end, over a reload in the middle that changes nothing."""
    page = started(new_page(settings=FAST))
    for _ in range(6):
        play_one(page)
    before = page.locator(".table .columns").aria_snapshot()
    saved_games(page)  # read in turn: whatever is being written is there then
    page.reload()
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == before
    finish_game(page)
    kept = saved_games(page)
    assert len(kept) == 1
    assert kept[0]["over"] is True
    assert max(kept[0]["scores"]) > 0
    assert '[Result "*"]' not in kept[0]["record"]


def test_every_action_is_saved_at_once(new_page: NewPage) -> None:
    """A tab that dies right after a move loses nothing: another one goes on from there."""
    page = started(new_page(settings=FAST))
    play_one(page)
    tokens = saved_games(page)[0]["tokens"]
    address = page.url
    context = page.context
    page.close()
    other = context.new_page()
    other.goto(address)
    asked_again(other)
    assert saved_games(other)[0]["tokens"] >= tokens > 0


def test_the_last_table_is_remembered(new_page: NewPage) -> None:
    """Seats, names and kinds stand again as they were left."""
    page = new_page()
    page.goto("")
    lay_table(page, ["human", "bot:rollout", "human"], ["Ada", "", "Béla"])
    page.reload()
    expect(page.locator(".seat-row")).to_have_count(3)
    expect(page.locator("input[name=name-2]")).to_have_value("Béla")
    expect(page.locator("select[name=kind-1]")).to_have_value("bot:rollout")


def test_the_same_seed_deals_the_same_cards(new_page: NewPage) -> None:
    """A numbered deal can be dealt again."""
    hands = []
    for _ in range(2):
        seats = [{"name": "", "kind": kind} for kind in ["human", *["bot:random"] * 5]]
        setup = {"game": "kabale", "count": 2, "seats": seats, "first": 0, "seed": "42", "practice": False}
        page = new_page(settings={**FAST, "setup": setup})
        page.goto("")
        page.locator("[data-do=deal]").click()
        asked_again(page)
        hands.append(page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)"))
    assert hands[0] == hands[1]


REFUSE = """
Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });
Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""

FULL = """
IDBObjectStore.prototype.put = function () { throw new DOMException("full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize(("script", "words"), [(REFUSE, "keeps nothing"), (FULL, "storage is full")])
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
    page.locator(".go-on").click()
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
    tokens = saved_games(other)[0]["tokens"]
    page.locator("[data-action=take-over]").click()
    asked_again(page)
    assert saved_games(page)[0]["tokens"] == tokens


def test_two_tabs_play_two_games(new_page: NewPage) -> None:
    """Different games do not hinder each other."""
    page = started(new_page(settings=FAST))
    other = started(page.context.new_page())
    play_one(page)
    play_one(other)
    assert len(saved_games(page)) == 2


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
    tokens = saved_games(page)[0]["tokens"]
    play_one(page)
    assert saved_games(page)[0]["tokens"] > tokens


TYPE = """(field, name) => {
  field.value = name;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

HOSTILE = [
    "<img src=x onerror=globalThis.hurt=1>",
    '"]\n[Result "99 0"]',
    "a\u202eb\u2066c\u0000d\u200be",
    "x" * 1_000_000,
]


@pytest.mark.parametrize("name", HOSTILE, ids=["script", "record", "controls", "million"])
def test_hostile_names_are_only_names(new_page: NewPage, name: str) -> None:
    """A name is cut, cleaned, shown as text, and survives its record."""
    page = new_page(settings=FAST)
    page.goto("")
    field = page.locator("input[name=name-0]")
    field.evaluate(TYPE, name)
    shown = field.input_value()
    assert len(shown) <= 40
    assert not re.search(r"[\x00-\x1f\u200b-\u200f\u202a-\u202e\u2060-\u206f]", shown)
    page.locator("[data-do=deal]").click()
    expect(page.locator(".hand-card, .table").first).to_be_visible(timeout=20_000)
    expect(page.locator(".seat-name").first).to_have_text(shown)
    page.reload()
    expect(page.locator(".seat-name").first).to_have_text(shown, timeout=20_000)
    assert page.evaluate("globalThis.hurt") is None


NOTHING = [
    "\u115f",
    "\u3164",
    "\u2800 \u2800",
    "\uffa0",
    "\u200b\u200c\u200d\ufeff",
    "\u00ad\u2060\u034f",
    "\u0301\u20dd",
    "\ufe0f",
    "\u17b4",
    "\U000e0100",
    "\U0001d159",
]

SOMETHING = {
    "\u3164Ada\u3164": "Ada",
    "Zoe\u0308": "Zoë",
    "궁정": "궁정",
    "👩\u200d👧": "👩\u200d👧",
    "क\u094d\u200dष": "क\u094d\u200dष",
    "❤\ufe0f": "❤\ufe0f",
    "·": "·",
}


def test_a_name_shows_something(new_page: NewPage) -> None:
    """Fillers, blanks, joiners and marks that hang on nothing are no name: such a seat is called by its place."""
    page = new_page(settings=FAST)
    page.goto("")
    field = page.locator("input[name=name-0]")
    for name in NOTHING:
        field.evaluate(TYPE, name)
        expect(field, name.encode("unicode-escape").decode()).to_have_value("")
    for name, shown in SOMETHING.items():
        field.evaluate(TYPE, name)
        expect(field).to_have_value(shown)
    field.evaluate(TYPE, NOTHING[0])
    page.locator("[data-do=deal]").click()
    expect(page.locator(".seat-name").first).to_have_text("Player 1", timeout=20_000)


@pytest.mark.parametrize("name", ["bot:greedy", "  bot:greedy", "bot:", "b\u200bot:x", "\u3164bot:random Ada"])
def test_no_person_is_called_as_records_call_bots(new_page: NewPage, name: str) -> None:
    """It is refused kindly, also after a reload; a bot may be called so, and so may a title."""
    page = new_page(settings=FAST)
    page.goto("")
    lay_table(page, ["human", "bot:random"], ["Ada", "bot:greedy"])
    field = page.locator("input[name=name-0]")
    field.evaluate(TYPE, name)
    refused = page.locator(".seat-refused")
    expect(refused).to_contain_text("No name can begin with “bot:”")
    expect(refused).to_have_count(1)
    for _ in range(2):
        page.locator("[data-do=deal]").click()
        expect(field).to_be_focused()
        assert "#/table" not in page.url
        assert saved_games(page) == []
        page.reload()
        expect(refused).to_be_visible()
    field.fill("bot：greedy")
    field.blur()
    expect(refused).to_have_count(0)
    page.locator("[data-do=deal]").click()
    expect(page.locator(".seat-name").first).to_have_text("bot：greedy", timeout=30_000)
    page.evaluate("location.hash = '#/library'")
    page.locator("[data-do=rename]").click()
    page.locator("input[name=title]").fill("bot:greedy")
    page.keyboard.press("Enter")
    expect(page.locator(".row-title")).to_have_text("bot:greedy")
    page.locator("[data-do=continue]").click()
    asked_again(page)


def test_a_game_that_an_earlier_build_could_not_deal(new_page: NewPage) -> None:
    """Such a name lies in it: the seat is called by its place, and the game begins."""
    page = new_page(settings=FAST)
    page.goto("")
    plans = [{"name": "bot:greedy", "kind": "human"}, {"name": "", "kind": "bot:random"}]
    game = {"id": "early", "game": "kabale", "title": "", "seats": plans, "practice": False, "record": "", "deal": None}
    more = {"tokens": 0, "round": 1, "over": False, "scores": [], "created": 1, "changed": 2, "writer": "x"}
    lay_down(page, {"early": {**game, **more}})
    page.evaluate("location.hash = '#/table/early'")
    asked_again(page)
    expect(page.locator(".seat-name").first).to_have_text("Player 1")


def test_a_record_in_which_a_person_is_called_like_a_bot(new_page: NewPage) -> None:
    """With a blank before it, any reader of the notation takes it for a person: the game opens and goes on."""
    page = library(new_page(settings=FAST), record(1, (" bot:greedy", "bot:random"), 9))
    page.locator("[data-do=continue]").click()
    asked_again(page)
    play_one(page)
    page.reload()
    expect(page.locator(f"{ASKED}, [data-over]").first).to_be_visible(timeout=20_000)


HOSTILE_HASHES = [
    "#/nowhere",
    "#/__proto__",
    "#/constructor",
    "#/table/../../x",
    "#/table/<b>",
    "#g=%%%",
    "#g=" + "A" * 1_000_000,
    "#/" + "a/" * 5000,
    "#\u0000",
]


def test_hostile_addresses_lead_nowhere(new_page: NewPage) -> None:
    """An address that is none of ours shows the start and says so; nothing is kept of it."""
    page = new_page()
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    for hostile in HOSTILE_HASHES:
        page.evaluate("hash => { location.hash = '#/'; location.hash = hash; }", hostile)
        expect(page.locator(".notice-error")).to_be_visible()
        expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
        page.locator(".notice button").click()
        expect(page.locator(".notice")).to_have_count(0)
    assert saved_games(page) == []


def test_hostile_settings_are_forgotten(new_page: NewPage) -> None:
    """What stands in storage may be anything; the page opens with what it understands of it."""
    page = new_page(
        settings={
            "theme": "<b>",
            "pace": 7,
            "language": "__proto__",
            "setup": {"seats": [None, {"kind": []}], "count": 1e9},
            "current": "../..",
        }
    )
    page.goto("")
    expect(page.locator(".seat-row")).to_have_count(4)
    expect(page.locator("select[name=theme]")).to_have_value("auto")


def test_a_game_that_is_not_here(new_page: NewPage) -> None:
    """An address of a game of another device says so and leads on."""
    page = new_page()
    page.goto("#/table/abcdefghi")
    expect(page.locator("[role=alert]", has_text="not on this device")).to_be_visible()
    page.locator(".table-aside a.button").click()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()


def test_a_damaged_record_is_said_to_be_damaged(new_page: NewPage) -> None:
    """A record that was changed by another hand is refused with a message, and stays as it is."""
    page = started(new_page(settings=FAST))
    address = page.url
    page.evaluate(PUT, re.sub(r'\[Goals "..', '[Goals "Z9', saved_games(page)[0]["record"]))
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("[data-action=again]")).to_be_visible(timeout=20_000)
    assert '[Goals "Z9' in saved_games(page)[0]["record"]


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


def test_a_shared_device_hides_one_hand_from_the_next(new_page: NewPage) -> None:
    """With two people a curtain names who is asked; no code of a hand is in the page before it is lifted."""
    page = new_page(settings=FAST)
    page.goto("")
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_frame_is_open_to_everybody(new_page: NewPage, axe: Callable[[Page], list[str]], theme: str) -> None:
    """No complaint of axe-core about start, menu, settings, about, a message and what stands before a table."""
    page = new_page(settings={**FAST, "theme": theme})
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    page.locator(".more summary").click()
    assert axe(page) == []
    page.locator(".menu-button").click()
    assert axe(page) == []
    for place in ("#/settings", "#/about", "#/table/nothing", "#/nowhere"):
        page.evaluate("hash => { location.hash = hash; }", place)
        page.locator("h1").wait_for()
        page.wait_for_timeout(300)
        assert axe(page) == []


PUT = """record => new Promise((done, fail) => {
  const open = indexedDB.open("raenke-games");
  open.onsuccess = () => {
    const store = open.result.transaction("games", "readwrite").objectStore("games");
    const all = store.getAll();
    all.onsuccess = () => {
      const [game] = all.result;
      store.put({ ...game, record }, game.id).onsuccess = () => { open.result.close(); done(); };
    };
  };
  open.onerror = fail;
})"""

READ = """() => new Promise((done, fail) => {
  const open = indexedDB.open("raenke-games");
  open.onupgradeneeded = () => { open.transaction.abort(); done([]); };
  open.onsuccess = () => {
    const all = open.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { open.result.close(); done(all.result); };
    all.onerror = fail;
  };
})"""


def saved_games(page: Page) -> list[dict[str, Any]]:
    """The games as they lie in the database."""
    games: list[dict[str, Any]] = json.loads(json.dumps(page.evaluate(READ)))
    return games
