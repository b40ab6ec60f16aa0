"""The pace is one tap beside "Skip", also on the stage; settings open over the table and lead back to it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, SETTINGS_KEY, NewPage
from tests.web.playing import FAST, STEP, asked_again, lay_table, started


def kept(page: Page) -> dict[str, Any]:
    """The settings as this device keeps them."""
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage['{SETTINGS_KEY}']"))
    return found


def lay(page: Page) -> None:
    """One card, anywhere."""
    page.locator(".hand-card.is-legal").first.click()
    page.locator(".column.is-legal > .goal").first.click()


def test_pace_button_beside_skip(new_page: NewPage) -> None:
    """Round and round through all paces; what waits for a tap at one pace waits no longer at the next."""
    page = new_page(settings={"pace": "step"}, **PHONE)
    page.goto("")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    page.locator("[data-action=skip]").tap(timeout=30_000)
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    lay(page)
    pace = page.locator(".status [data-action=pace]")
    expect(page.locator("[data-action=skip] + [data-action=pace]")).to_have_count(1)
    expect(pace).to_have_attribute("data-pace", "step")
    box = pace.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    pace.tap()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible(timeout=30_000)
    assert kept(page)["pace"] == "normal"
    for now, then in (("normal", "quick"), ("quick", "instant")):
        lay(page)
        expect(pace).to_have_attribute("data-pace", now)
        label = pace.get_attribute("aria-label") or ""
        assert {"normal": "Unhurried", "quick": "Quick"}[now] in label
        pace.tap()
        assert kept(page)["pace"] == then
        for _ in range(600):
            page.evaluate("document.querySelector('[data-action=stage-next]')?.click()")
            if page.locator(".hand-card.is-legal, [data-action=decline]").count():
                break
            page.wait_for_timeout(50)
        if page.locator("[data-action=decline]").count():
            page.locator("[data-action=decline]").click()
            asked_again(page)


def test_a_pace_chosen_while_a_card_still_moves(new_page: NewPage) -> None:
    """Whoever leaves "step by step" before the card has landed is not kept waiting for a step."""
    page = new_page(settings={"pace": "step", "explains": False})
    page.goto("")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    page.locator("[data-action=skip]").click(timeout=30_000)
    expect(page.locator(".hand-card.is-legal").first).to_be_visible()
    # Listening before the card is laid: on a busy machine it would have landed before a later request arrived.
    page.evaluate(
        """() => {
          const runs = () => document.getAnimations().some(({ playState }) => playState === "running");
          const button = () => document.querySelector(".status [data-action=pace]");
          globalThis.paceChosen = (async () => {
            while (!button() || !runs()) await new Promise(requestAnimationFrame);
            button().click();
          })();
        }"""
    )
    lay(page)
    page.evaluate("paceChosen")
    expect(page.locator(".hand-card.is-legal").first).to_be_visible(timeout=30_000)


def test_the_pace_on_the_stage(new_page: NewPage) -> None:
    """At once the round's picture waits, and leads on to another pace."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    lay_table(page, ["human", "bot:1"], ["Ada", "Odo"])
    page.locator("[data-do=deal]").click()
    for _ in range(1500):
        if page.locator("[data-stage]").count():
            break
        page.evaluate(STEP.replace("told.click()", "0"))
        page.wait_for_timeout(20)
    stage = page.locator("[data-stage][data-step=together]")
    expect(stage.locator(".award-line")).to_have_count(2)
    assert page.locator(".table-frame").evaluate("frame => frame.inert")
    stage.locator("[data-action=pace]").click()
    expect(stage.locator("[data-action=pace]")).to_have_attribute("data-pace", "step")
    page.keyboard.press("Escape")
    expect(page.locator("[data-stage]")).to_have_count(0)


@pytest.mark.parametrize("way", ["tool", "menu"])
def test_settings_open_over_the_table(new_page: NewPage, way: str) -> None:
    """The table stays where it is, a change is seen at once, and Escape leads back to where one was."""
    page = started(new_page(settings=FAST, **PHONE))
    here = page.evaluate("location.hash")
    if way == "tool":
        page.locator("[data-action=settings]").tap()
    else:
        page.locator(".menu-button").tap()
        page.locator("#menu a[href='#/settings']").tap()
    panel = page.locator("dialog[data-panel=settings]")
    expect(panel).to_be_visible()
    assert page.evaluate("location.hash") == here
    panel.locator("select[name=language]").select_option("de")
    expect(panel.locator("#panel-settings")).to_have_text("Einstellungen")
    panel.locator("select[name=pace]").select_option("quick")
    panel.locator("input[name='switch-kabale-contested']").check()
    assert (kept(page)["pace"], kept(page)["switches"]) == ("quick", {"kabale-contested": True})
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".status-text")).to_contain_text("Wähle eine Karte")
    page.reload()
    page.locator("[data-action=settings]").tap(timeout=30_000)
    expect(page.locator("input[name='switch-kabale-contested']")).to_be_checked()


def test_the_settings_have_their_own_page_too(new_page: NewPage) -> None:
    """Where no table is, the same fields stand on a page; a switch of a game has its words there as well."""
    page = new_page(settings=FAST)
    page.goto("#/settings")
    expect(page.locator("input[name='switch-kabale-contested']")).to_be_visible()
    expect(page.locator(".settings")).to_contain_text("only contested columns")
