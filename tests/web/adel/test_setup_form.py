"""Adel's form on the start page: every choice is dealt, and what so many players cannot have cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import record as records
from raenke.adel.rules import characters, deal
from raenke.adel.rules.districts import PLAIN_DECK
from tests.web.adel.test_other_screens import asked
from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST
from tests.web.stored_games import stored_entries

FORM: dict[str, Any] = {
    **FAST,
    "setup": {
        "game": "adel",
        "count": 4,
        "seats": [{"name": "", "kind": "human" if seat == 0 else "bot:greedy"} for seat in range(7)],
        "first": 0,
        "seed": "5",
        "practice": False,
        "options": {},
    },
}


def form(page: Page) -> Page:
    """The form, with this game chosen."""
    page.goto("#/setup")
    expect(page.locator("select[name=game]")).to_have_value("adel")
    return page


def choose(page: Page, option: str, value: str) -> None:
    """One of the options; "" for one's own choice."""
    page.locator(f"select[name=option-{option}]").select_option(value)


def seats(page: Page, count: int) -> None:
    """So many take part."""
    page.locator(f"input[name=count][value='{count}']").check(force=True)


def one_of(page: Page, code: str) -> Any:
    """A character in one's own choice."""
    return page.locator(f"[data-option=characters] input[value='{code}']")


@pytest.mark.parametrize(("locale", "edition"), [("en-GB", "ffg"), ("de-DE", "hig")])
def test_the_edition_is_the_one_usual_in_the_language(new_page: NewPage, locale: str, edition: str) -> None:
    """The form shows it, and it is dealt unless somebody chooses another."""
    page = form(new_page(settings=FORM, locale=locale))
    expect(page.locator("select[name=option-edition]")).to_have_value(edition)
    page.locator("[data-do=deal]").click()
    expect(page.locator(".table.adel")).to_be_visible(timeout=30_000)
    (game,) = stored_entries(page)
    assert game["deal"] is None or game["deal"]["options"].get("edition", "hig") == edition
    assert game["options"].get("edition", "hig") == edition


def test_every_option_of_the_form_is_dealt(new_page: NewPage) -> None:
    """Edition, length, abdication, characters and violet districts of one's own choice stand in the record."""
    page = form(new_page(settings=FORM))
    seats(page, 5)
    for option, value in {"edition": "ffg", "goal": "7", "abdication": "yes", "characters": "", "violets": ""}.items():
        choose(page, option, value)
    for code in ("Wt", "Qu", "Di"):
        one_of(page, code).check(force=True)
    boxes = page.locator("[data-option=violets] input[type=checkbox]")
    expect(boxes.first).to_be_attached()
    before = boxes.evaluate_all("all => all.filter(box => box.checked).length")
    for _ in range(2):
        boxes.evaluate_all("all => all.find(box => box.checked).click()")
        before -= 1
        expect(page.locator("[data-option=violets] input:checked")).to_have_count(before)
    page.locator("[data-do=deal]").click()
    asked(page)
    (game,) = stored_entries(page)
    dealt = records.read(game["record"]).deal
    assert isinstance(dealt, deal.Deal)
    assert (dealt.players, dealt.edition, dealt.goal, dealt.abdication) == (5, "ffg", 7, True)
    codes = {characters.CODES[one] for one in dealt.characters}
    assert {"Wt", "Qu", "Di"} <= codes
    assert len(dealt.districts) == len(PLAIN_DECK) + before
    page.evaluate("location.hash = '#/setup'")
    expect(page.locator("select[name=option-edition]")).to_have_value("ffg")
    expect(one_of(page, "Qu")).to_be_checked()


def test_what_needs_more_players_cannot_be_chosen(new_page: NewPage) -> None:
    """Greyed with its reason, and left behind by whoever goes down to fewer; each option has a word on it."""
    page = form(new_page(settings=FORM))
    options = page.locator(".setup-option")
    expect(options).to_have_count(len(deal.OPTIONS))
    for at in range(len(deal.OPTIONS)):
        expect(options.nth(at).locator("> small")).not_to_be_empty()
    choose(page, "characters", "")
    queen, ninth = one_of(page, "Qu"), one_of(page, "At")
    expect(queen).to_be_disabled()
    item = page.locator("[data-option=characters] .choice-item", has_text="Queen")
    expect(item).to_contain_text(str(characters.QUEEN_NEEDS))
    expect(ninth).to_be_enabled()
    seats(page, 5)
    expect(queen).to_be_enabled()
    queen.check(force=True)
    seats(page, 2)
    expect(queen).not_to_be_checked()
    expect(page.locator("[data-option=characters] input:checked:disabled")).to_have_count(0)
    expect(ninth).to_be_disabled()
    assert "dark" not in page.locator("select[name=option-characters] option").evaluate_all(
        "all => all.map(one => one.value)"
    )
    page.locator("[data-do=deal]").click()
    asked(page)
    assert records.read(stored_entries(page)[0]["record"]).deal.players == 2


def test_the_form_is_accessible_on_a_small_phone(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """With all its choices unfolded."""
    page = form(new_page(settings=FORM, viewport={"width": 320, "height": 640}))
    for option in ("characters", "violets"):
        choose(page, option, "")
        expect(page.locator(f"[data-option={option}] .choice-item").first).to_be_visible()
    assert axe_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
