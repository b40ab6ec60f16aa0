"""Hints at the table: in steps, by key, by mouse and by ear, and counted in the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.scene_setup import SETTINGS, go, lay_in

TABLES = {"kabale": "four", "adel": "adel-names"}
"""By game, a position at which the viewer has a choice."""

HINT = "[data-action=hint]"


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_comes_in_steps_and_is_counted(new_page: NewPage, game: str) -> None:
    page = new_page(settings=SETTINGS)
    page.goto("")
    lay_in(page)
    go(page, f"#/table/{TABLES[game]}", f"{HINT}[aria-disabled=false]")
    page.keyboard.press("t")
    expect(page.locator(".is-hinted").first).to_be_visible()
    place = page.locator(".is-hinted").first.get_attribute("data-tap")
    said = page.locator(".status-text").inner_text()
    assert said.startswith("Look here: ")
    region = page.locator("[data-live-region]")
    expect(region).to_contain_text(said)
    assert region.inner_text().count(said) == 1
    page.locator("[data-action=hint-moves]").click()
    dialog = page.locator("dialog[data-panel=hint]")
    expect(dialog.locator(".thought-move").first).to_contain_text("wins ")
    expect(dialog.locator(".thought-move").first.locator("h3")).to_be_focused()
    expect(dialog.locator(".hint-reasons li").first).not_to_be_empty()
    assert 2 <= dialog.locator(".thought-move").count() <= 3
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".is-hinted")).to_have_count(0)
    page.locator(HINT).click()  # known by now: straight to the moves
    expect(dialog).to_be_visible()
    page.locator("[data-action=close-panel]").click()
    expect(page.locator(HINT)).to_have_attribute("aria-label", "Hint (1 so far)")
    page.locator(f"[data-tap='{place}']").first.click()  # the table has been there all the time
    go(page, "#/library", f"[data-id={TABLES[game]}] [data-hints]")
    expect(page.locator(f"[data-id={TABLES[game]}] [data-hints]")).to_have_text("1 hint")
