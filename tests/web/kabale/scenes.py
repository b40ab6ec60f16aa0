"""Kabale's screens with something on them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.kabale.player import ASKED
from tests.web.kabale.positions import games
from tests.web.playing import asked_again
from tests.web.scene_setup import READY, Arrange, demo, explained, go, hinted, panel, plain, replay, scoring


def table(name: str, *, choose: bool = False) -> Arrange:
    """A table; `choose`: with a card chosen, so that columns glow."""

    def arrange(page: Page) -> None:
        go(page, f"#/table/{name}", f"{ASKED}, [data-over]")
        if choose:
            page.locator(".hand-card.is-legal").nth(1).click()
            expect(page.locator(".hand-card.is-selected")).to_be_visible()

    return arrange


def first_turn(page: Page) -> None:
    """A game that has just been dealt."""
    go(page, "#/setup/kabale", ".setup")
    page.locator("[data-do=deal]").click()
    asked_again(page)


def menu(page: Page) -> None:
    """The menu over the table."""
    table("four")(page)
    page.locator(".menu-button").first.click()
    expect(page.locator(".menu")).to_be_visible()


def award(step: int) -> Arrange:
    """The stage in the middle of its telling; -1 is the end."""

    def arrange(page: Page) -> None:
        table("award")(page)
        page.keyboard.press("l")
        again = page.locator("[data-panel=log] .log-again")
        expect(again.first).to_be_visible()
        again.nth(again.count() - 1 - int(games()["award"]["award"])).click()
        expect(page.locator(".stage")).to_be_visible()
        if step < 0:
            page.keyboard.press("End")
        for _ in range(step):
            page.keyboard.press("ArrowRight")

    return arrange


def lesson(steps: int) -> Arrange:
    """The first game, so many steps in."""

    def arrange(page: Page) -> None:
        go(page, "#/lesson", "[data-lesson=welcome]")
        for _ in range(steps):
            page.locator("[data-action=lesson-next][aria-disabled=false]").click(timeout=READY)
        if steps:
            expect(page.locator(".lesson .hand-card").first).to_be_visible(timeout=READY)

    return arrange


def curtain(page: Page) -> None:
    """The curtain between two people."""
    go(page, "#/table/curtain", "[data-curtain]")


SCENES: dict[str, Arrange] = {
    "table-first": first_turn,
    "table-2": table("two"),
    "table-4": table("four"),
    "table-4-chosen": table("four", choose=True),
    "table-6": table("six"),
    "table-6-chosen": table("six", choose=True),
    "table-cloak": table("cloak"),
    "table-traitor": table("traitor"),
    "table-struck": table("struck"),
    "table-over": table("over"),
    "award": award(0),
    "award-middle": award(2),
    "award-end": award(-1),
    "scoring": scoring("over"),
    "scoring-6": scoring("over6"),
    "replay": replay("over", 61),
    "replay-6": replay("over6", 61),
    "hint": hinted(table("traitor")),
    "hint-moves": hinted(table("four"), moves=True),
    "log": panel(table("four"), "log"),
    "known": panel(table("four"), "known"),
    "keys": panel(table("four"), "keys"),
    "card-help": explained(table("four"), ".hand-card"),
    "menu": menu,
    "curtain": curtain,
    "rules": plain("#/rules", "main h1"),
    "cards": plain("#/cards", ".page.cards"),
    "demo": demo("#/cards", "Ex", 3),
    "demo-award": demo("#/cards", "Wz", 7),
    "lesson": lesson(0),
    "lesson-hand": lesson(2),
}
