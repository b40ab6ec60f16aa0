"""Adel's rules and overview are whole in every language, without the engine; what lies on a table explains itself."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke.adel import page as shown
from raenke.adel.rules.characters import CHARACTERS
from raenke.adel.rules.characters import CODES as ROLES
from raenke.adel.rules.decisions import TURN
from raenke.adel.rules.districts import COLOURS, DISTRICTS, VIOLET
from raenke.adel.rules.draft import FACE_UP
from raenke.bots import make
from raenke.record import Record
from tests.static import words
from tests.web.conftest import Axe, NewPage
from tests.web.native_engine import NO_ENGINE
from tests.web.playing import FAST
from tests.web.stored_games import put_entries

TOWN = [district.code for district in DISTRICTS]
VIOLETS = [district.code for district in DISTRICTS if district.colour == VIOLET]


def opened(page: Page, screen: str) -> Page:
    """One of the two pages."""
    page.goto(f"#/adel/{screen}")
    expect(page.locator(f".adel-{screen}")).to_be_visible()
    return page


TRANSLATED = "hu"
"""Static tests prove that every language has every message; whether a page shows them, one language tells."""


def without_engine(new_page: NewPage, language: str) -> Page:
    """A page whose engine never comes."""
    return new_page(locale=language, script=NO_ENGINE)


def test_the_rules_are_whole(new_page: NewPage) -> None:
    """Every chapter and paragraph, every character's and every violet district's name and rule, without the engine."""
    page = opened(without_engine(new_page, TRANSLATED), "rules")
    assert page.locator(".explained").evaluate_all("rows => rows.map(row => row.dataset.code)") == [
        *[each.code for each in CHARACTERS if not each.dark],
        *[each.code for each in CHARACTERS if each.dark],
        *[each.code for each in DISTRICTS if each.colour == VIOLET and not each.dark],
        *[each.code for each in DISTRICTS if each.colour == VIOLET and each.dark],
    ]
    text = page.locator(".adel-rules").text_content() or ""
    spoken = words.everything(TRANSLATED, "adel")
    wanted = {key for key in spoken if key.startswith("rules-")} - {"rules-contents", "rules-draft-cell"}
    wanted |= {key for key in spoken if re.fullmatch(r"(character|district)-[A-Z][a-z]+(-rule)?", key)}
    assert not [key for key in sorted(wanted) if spoken[key].text not in text]


def test_draft_table_matches_the_engine(new_page: NewPage) -> None:
    """The table of the draft, number by number."""
    rows = opened(new_page(), "rules").locator(".rules-table tbody tr")
    for at, players in enumerate(range(2, 8)):
        cells = rows.nth(at).locator("td").all_inner_texts()
        told = [re.findall(r"\d+", cell) for cell in cells]
        up = [FACE_UP[count].get(players) for count in (8, 9)]
        assert told == [[] if each is None else [str(each), "1"] for each in up]


def test_all_characters_and_districts_are_on_one_page(new_page: NewPage) -> None:
    """Characters by rank with their power, districts by colour with cost, number and effect."""
    page = opened(without_engine(new_page, TRANSLATED), "cards")
    spoken = words.everything(TRANSLATED, "adel")
    for dark, cast in ((False, "base"), (True, "dark")):
        roles = page.locator(f".overview-group[data-cast={cast}] .role")
        expected = [each.code for each in CHARACTERS if each.dark == dark]
        assert roles.evaluate_all("all => all.map(role => role.dataset.code)") == expected
    for code in ROLES:
        text = page.locator(f".role[data-code={code}]").text_content() or ""
        assert spoken[f"character-{code}"].text in text
        assert spoken[f"character-{code}-short"].text in text
    for row in DISTRICTS:
        item = page.locator(f".overview-group[data-colour={COLOURS[row.colour]}] .building[data-code={row.code}]")
        text = item.text_content() or ""
        assert spoken[f"district-{row.code}"].text in text
        assert str(row.cost) in text
        assert row.copies == 1 or f"× {row.copies}" in text
        assert row.colour != VIOLET or spoken[f"district-{row.code}-short"].text in text


def test_chapters_are_reached_from_the_contents(new_page: NewPage) -> None:
    """The contents lead to their chapters by mouse and key, and the address stays the router's."""
    page = opened(new_page(), "rules")
    last = page.locator(".rules-contents button").last
    last.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == last.inner_text()
    assert page.evaluate("location.hash") == "#/adel/rules"


def test_everything_has_a_demo_button(new_page: NewPage) -> None:
    """Every character and every violet district has its button on both pages."""
    page = new_page()
    for screen in ("rules", "cards"):
        opened(page, screen)
        found = page.locator("[data-show]").evaluate_all("all => all.map(one => one.dataset.show)")
        assert sorted(found) == sorted([*ROLES, *VIOLETS])


@pytest.mark.parametrize("language", words.languages())
def test_nothing_overflows_the_page(new_page: NewPage, language: str) -> None:
    """No sideways scrolling, also on the narrowest phone, with all finer points unfolded."""
    page = new_page(viewport={"width": 320, "height": 740}, locale=language)
    for screen in ("rules", "cards"):
        opened(page, screen)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        for width in (320, 768, 1440):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_pages_are_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """Axe finds nothing on either page."""
    page = new_page()
    for screen in ("rules", "cards"):
        opened(page, screen)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        assert axe_in_both_themes(page) == []


# Help at the table

SEATS = ("Ada", "bot:greedy", "bot:greedy", "bot:greedy")


@cache
def late(role: str) -> Record:
    """A turn of the first seat as this character, late in a game with all violet districts."""
    game = GAMES["adel"]
    for seed in range(1, 200):
        rng = Random(seed)
        mind = make("greedy", game)
        made = Record(game, game.deal(len(SEATS), rng, 0, {"violets": "all"}), dict(enumerate(SEATS)))
        made.resolve_chance(rng)
        while not made.state.over:
            state: Any = made.state
            if state.round >= 6 and (state.to_act, state.pending) == (0, TURN) and ROLES[state.character] == role:
                return made
            *_, action = mind.think(state.view(state.to_act), rng)
            made.play(action)
            made.resolve_chance(rng)
    raise AssertionError("no such position")


def at_table(page: Page, record: Record) -> Page:
    """The position on the table."""
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    seats = [
        {"name": "" if kind.startswith("bot:") else kind, "kind": kind if kind.startswith("bot:") else "human"}
        for kind in SEATS
    ]
    state: Any = record.state
    game = {
        "id": "here",
        "game": "adel",
        "title": "",
        "seats": seats,
        "practice": False,
        "record": record.text(),
        "deal": None,
        "tokens": len(record.tokens),
        "round": state.round,
        "over": False,
        "scores": [],
        "created": 1,
        "changed": 1,
        "writer": "",
    }
    put_entries(page, {"here": game})
    page.evaluate("location.hash = '#/table/here'")
    expect(page.locator("[data-status]").first).to_be_visible()
    return page


ASK = """subject => {
  const asked = document.getElementById("asked") ?? document.createElement("button");
  asked.id = "asked";
  asked.dataset.help = subject;
  document.querySelector("[data-status]").after(asked);
  asked.focus();
}"""


def help_on(page: Page, subject: str) -> str:
    """What a subject says of itself."""
    page.evaluate(ASK, subject)
    page.keyboard.press("i")
    help = page.locator(f'dialog.card-help[open][data-help-on="{subject}"]')
    expect(help).to_be_visible()
    told = help.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.card-help")).to_have_count(0)
    return told


def test_every_character_and_district_explains_itself(new_page: NewPage) -> None:
    """By name and rule, whatever lies on the table; as does all that lies there."""
    page = at_table(new_page(settings=FAST), late("Wa"))
    spoken = words.everything("en", "adel")
    for code in ROLES:
        told = help_on(page, f"role:{code}")
        assert spoken[f"character-{code}"].text in told
        assert spoken[f"character-{code}-rule"].text in told
    for code in TOWN:
        told = help_on(page, f"town:{code}")
        assert spoken[f"district-{code}"].text in told
        assert code not in VIOLETS or spoken[f"district-{code}-rule"].text in told
    lying = page.locator("[data-help]").evaluate_all("all => [...new Set(all.map(one => one.dataset.help))]")
    kinds = {subject.split(":")[0] for subject in lying}
    assert kinds >= {"rank", "district", "seat"}
    for subject in lying:
        assert len(help_on(page, subject)) > 10


def test_help_tells_costs_and_obstacles_in_this_position(new_page: NewPage) -> None:
    """A Warlord is told for each district of others what destroying it costs, or why it cannot be."""
    record = late("Wa")
    state: Any = record.state
    view = shown.view(state, 0)
    page = at_table(new_page(settings=FAST), record)
    spoken = words.everything("en", "adel")
    prices = {action["taps"][-1]: action["cost"] for action in view["legal"] if action["kind"] == "destroy"}
    shut = {each["taps"][-1] for each in view["obstacles"] if each["kind"] == "destroy"}
    assert prices
    for place, cost in prices.items():
        assert spoken["help-destroy"].text.replace("{ $cost }", str(cost)) in help_on(page, place)
    for place in shut:
        assert spoken["help-cannot-destroy"].text.split("{")[0] in help_on(page, place)


def test_help_on_a_rank_tells_who_can_be_it(new_page: NewPage) -> None:
    """Who was it, or can be; nothing that the seat may not know."""
    record = late("Wa")
    state: Any = record.state
    view = shown.view(state, 0)
    page = at_table(new_page(settings=FAST), record)
    spoken = words.everything("en", "adel")
    for rank in view["ranks"]:
        told = help_on(page, f"rank:{rank['rank']}")
        assert spoken[f"character-{rank['code']}"].text in told
        if rank["face_up"]:
            assert spoken["help-up"].text in told
        elif rank["seat"] == 0:
            assert spoken["help-yours"].text in told
        elif rank["seat"] is not None:
            assert spoken["help-was"].text.split("{")[0] in told
