"""The rules and the overview of cards: whole, in every language, and there before the engine is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from raenke.kabale.cards import ALLIES, CODES
from tests.static import words
from tests.web.conftest import Axe, NewPage
from tests.web.native_engine import NO_ENGINE

TRANSLATED = "hu"
"""Static tests prove that every language has every message; whether a page shows them, one language tells."""


def without_engine(new_page: NewPage, language: str) -> Page:
    """A page whose engine never comes."""
    return new_page(locale=language, script=NO_ENGINE)


def test_the_rules_are_whole(new_page: NewPage) -> None:
    """Every chapter, every paragraph and every ally's own rule stands on the page, without the engine."""
    page = without_engine(new_page, TRANSLATED)
    page.goto("#/rules")
    expect(page.locator(".ally")).to_have_count(len(CODES))
    text = page.locator(".rules").text_content() or ""
    spoken = words.everything(TRANSLATED, "kabale")
    for key, word in spoken.items():
        if (key.startswith("rules-") and key != "rules-contents") or re.fullmatch(r"card-[A-Z][a-z]-rule", key):
            assert word.text in text, key


def test_all_cards_are_on_one_page(new_page: NewPage) -> None:
    """All 25 by when they act, those of the award in its order, with number and area."""
    page = without_engine(new_page, TRANSLATED)
    page.goto("#/cards")
    groups = page.locator(".cards-group")
    expect(groups).to_have_count(3)
    for at, acts in enumerate(("none", "reveal", "award")):
        shown = groups.nth(at).locator(".ally-face").evaluate_all("faces => faces.map(face => face.dataset.code)")
        assert shown == [ally.code for ally in ALLIES if ally.acts.value == acts]
    spoken = words.everything(TRANSLATED, "kabale")
    for ally in ALLIES:
        face = page.locator(f".ally-face[data-code={ally.code}]")
        assert spoken[f"card-{ally.code}-short"].text in face.inner_text()
        if ally.home:
            assert "12" in face.inner_text()
            assert spoken[f"area-{ally.home}"].text in (face.text_content() or "")


def test_chapters_are_reached_from_the_contents(new_page: NewPage) -> None:
    """The contents lead to their chapters by mouse and key, and the address stays the router's."""
    page = new_page()
    page.goto("#/rules")
    last = page.locator(".rules-contents button").last
    last.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == last.inner_text()
    assert page.evaluate("location.hash") == "#/rules"


@pytest.mark.parametrize("width", [320, 1440])
def test_nothing_overflows_the_page(new_page: NewPage, width: int) -> None:
    """No sideways scrolling, also on the narrowest phone."""
    page = new_page(viewport={"width": width, "height": 740}, locale="de-DE")
    for screen in ("rules", "cards"):
        page.goto(f"#/{screen}")
        expect(page.locator(".card").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_pages_are_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """Axe finds nothing on either page."""
    page = new_page()
    for screen in ("rules", "cards"):
        page.goto(f"#/{screen}")
        expect(page.locator(".card").first).to_be_visible()
        assert axe_in_both_themes(page) == []
