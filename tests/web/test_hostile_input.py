"""Names, addresses, settings and records as no friend would write them: cleaned, refused with a word, and never run."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, asked_again, lay_table, play_one, started
from tests.web.stored_games import only_game, open_library, put_entries, record, stored_entries

TYPE = """(field, name) => {
  field.value = name;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""

HOSTILE = ["<img src=x onerror=globalThis.hurt=1>", '"]\n[Result "99 0"]']


@pytest.mark.parametrize("name", HOSTILE, ids=["script", "record"])
def test_hostile_names_are_plain_text(new_page: NewPage, name: str) -> None:
    """A name is cut, cleaned, shown as text, and survives its record."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
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


def test_invisible_names_are_empty(new_page: NewPage) -> None:
    """Fillers, blanks, joiners and marks that hang on nothing are no name: such a seat is called by its place."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
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


@pytest.mark.parametrize("name", ["bot:greedy", "\u3164bot:random Ada"])
def test_person_names_cannot_look_like_bots(new_page: NewPage, name: str) -> None:
    """It is refused kindly, also after a reload; a bot may be called so, and so may a title."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    lay_table(page, ["human", "bot:1"], ["Ada", "bot:greedy"])
    field = page.locator("input[name=name-0]")
    field.evaluate(TYPE, name)
    refused = page.locator(".seat-refused")
    expect(refused).to_contain_text("Names can’t begin with “bot:”")
    expect(refused).to_have_count(1)
    for _ in range(2):
        page.locator("[data-do=deal]").click()
        expect(field).to_be_focused()
        assert "#/table" not in page.url
        assert stored_entries(page) == []
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


def test_undealt_game_of_an_earlier_build_with_a_bot_name(new_page: NewPage) -> None:
    """Such a name lies in it: the seat is called by its place, and the game begins."""
    page = new_page(settings=FAST)
    page.goto("")
    plans = [{"name": "bot:greedy", "kind": "human"}, {"name": "", "kind": "bot:random"}]
    game = {"id": "early", "game": "kabale", "title": "", "seats": plans, "practice": False, "record": "", "deal": None}
    more = {"tokens": 0, "round": 1, "over": False, "scores": [], "created": 1, "changed": 2, "writer": "x"}
    put_entries(page, {"early": {**game, **more}})
    page.evaluate("location.hash = '#/table/early'")
    asked_again(page)
    expect(page.locator(".seat-name").first).to_have_text("Player 1")


def test_record_with_a_person_named_like_a_bot(new_page: NewPage) -> None:
    """With a blank before it, any reader of the notation takes it for a person: the game opens and goes on."""
    page = open_library(new_page(settings=FAST), record(1, (" bot:greedy", "bot:random"), 9))
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


def test_hostile_addresses_show_the_start_page(new_page: NewPage) -> None:
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
    assert stored_entries(page) == []


def test_hostile_settings_are_dropped(new_page: NewPage) -> None:
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
    page.goto("#/setup")
    expect(page.locator(".seat-row")).to_have_count(4)
    page.goto("#/")
    expect(page.locator("select[name=theme]")).to_have_value("auto")


def test_an_unknown_game_id_is_reported(new_page: NewPage) -> None:
    """An address of a game of another device says so and leads on."""
    page = new_page()
    page.goto("#/table/abcdefghi")
    expect(page.locator("[role=alert]", has_text="isn’t on this device")).to_be_visible()
    page.locator(".table-aside a.button").click()
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()


def test_a_damaged_record_is_reported_and_kept(new_page: NewPage) -> None:
    """A record that was changed by another hand is refused with a message, and stays as it is."""
    page = started(new_page(settings=FAST))
    address = page.url
    game = only_game(page)
    put_entries(page, {game["id"]: {**game, "record": re.sub(r'\[Goals "..', '[Goals "Z9', game["record"])}})
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("[data-action=again]")).to_be_visible(timeout=20_000)
    assert '[Goals "Z9' in only_game(page)["record"]
