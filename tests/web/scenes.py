"""Every screen of the site with something on it: how to get there in a page that holds the games of positions.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.web.playing import ASKED, asked_again
from tests.web.kabale.positions import games, link

READY = 15_000
SETTINGS: dict[str, Any] = {
    "pace": "instant",
    "explains": False,
    "setup": {
        "game": "kabale",
        "count": 4,
        "seats": [{"name": "", "kind": "human" if seat == 0 else "bot:greedy"} for seat in range(6)],
        "first": 0,
        "seed": "7",
        "practice": False,
    },
}
"""Settings under which nothing moves and every deal is the same."""

Arrange = Callable[[Page], None]


def go(page: Page, hash_: str, selector: str) -> None:
    """Follows an address inside the page, coming from the start page, so that every screen is entered anew."""
    page.mouse.click(1, 1)  # a pointer was last: no ring round what has the focus
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] main h1")).to_be_visible(timeout=READY)
    page.evaluate("hash => { location.hash = hash; }", hash_)
    expect(page.locator(selector).first).to_be_visible(timeout=READY)


def start(page: Page) -> None:
    """The start page as it is met first."""
    go(page, "#/", ".start")


def start_more(page: Page) -> None:
    """The start page with a game to go on with and everything unfolded."""
    table("four")(page)
    go(page, "#/", ".go-on")
    page.locator(".more > summary").click()


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
    go(page, "#/", ".start")
    page.locator("[data-do=deal]").click()
    asked_again(page)


def panel(name: str) -> Arrange:
    """A panel over the table, opened by its key, which works at every width."""

    def arrange(page: Page) -> None:
        table("four")(page)
        page.keyboard.press({"log": "l", "known": "k", "keys": "?"}[name])
        expect(page.locator(f"[data-panel={name}]")).to_be_visible()
        if name == "known":
            page.locator("[data-panel=known] .known-head").nth(1).click()

    return arrange


def help_here(page: Page) -> None:
    """A card of the hand explains itself."""
    table("four")(page)
    page.locator(".hand-card").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog.card-help")).to_be_visible()


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


def scoring(name: str) -> Arrange:
    """The final count, told to its end."""

    def arrange(page: Page) -> None:
        go(page, f"#/replay/{name}", ".replay")
        page.locator(".replay").press("End")
        page.locator("[data-action=count]").click()
        expect(page.locator(".scoring-seat").first).to_be_visible()
        page.keyboard.press("End")

    return arrange


def replay(page: Page) -> None:
    """A finished game in the middle of its replay."""
    go(page, "#/replay/over", ".replay")
    page.locator(".replay .slider").evaluate(
        "slider => { slider.value = '61'; slider.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(page.locator(".replay[data-at='61']")).to_be_visible()


def damaged(page: Page) -> None:
    """The library after a file with a good game and a broken one."""
    go(page, "#/library", ".library")
    texts = [games()["over6"]["record"].replace("Maximiliane", "Ida"), games()["over"]["record"].replace(">1", ">9", 1)]
    file = FilePayload(name="games.txt", mimeType="text/plain", buffer="\n".join(texts).encode())
    page.locator("input[name=files]").set_input_files(file)
    expect(page.locator("[data-do=keep-none]")).to_be_visible(timeout=READY)


def sharing(page: Page) -> None:
    """The link of a finished game."""
    go(page, "#/library", ".library [data-id]")
    page.locator("[data-id=over] [data-do=share]").click()
    expect(page.locator("[data-panel=share]")).to_be_visible()


def lesson(steps: int) -> Arrange:
    """The first game, so many steps in."""

    def arrange(page: Page) -> None:
        go(page, "#/lesson", "[data-lesson=welcome]")
        for _ in range(steps):
            page.locator("[data-action=lesson-next][aria-disabled=false]").click(timeout=READY)
        if steps:
            expect(page.locator(".lesson .hand-card").first).to_be_visible(timeout=READY)

    return arrange


def plain(hash_: str, selector: str) -> Arrange:
    """A page with nothing to do on it."""
    return lambda page: go(page, hash_, selector)


def curtain(page: Page) -> None:
    """The curtain between two people."""
    go(page, "#/table/curtain", "[data-curtain]")


def demo(code: str, beats: int) -> Arrange:
    """A card seen at work, so many beats in."""

    def arrange(page: Page) -> None:
        go(page, "#/cards", ".page.cards")
        page.locator(f"[data-show={code}]").click()
        for beat in range(beats):
            expect(page.locator(f".demo[data-beat='{beat}']")).to_be_visible(timeout=READY)
            page.locator("[data-action=demo-next]").click()
        expect(page.locator(f".demo[data-beat='{beats}']")).to_be_visible(timeout=READY)

    return arrange


SCENES: dict[str, Arrange] = {
    "start": start,
    "start-more": start_more,
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
    "replay": replay,
    "log": panel("log"),
    "known": panel("known"),
    "keys": panel("keys"),
    "card-help": help_here,
    "menu": menu,
    "library": plain("#/library", ".library [data-id]"),
    "library-damaged": damaged,
    "share-dialog": sharing,
    "share": lambda page: go(page, link(), "[data-do=look]"),
    "statistics": plain("#/statistics", ".bars, .data"),
    "curtain": curtain,
    "rules": plain("#/rules", "main h1"),
    "cards": plain("#/cards", ".page.cards"),
    "demo": demo("Ex", 3),
    "demo-award": demo("Wz", 7),
    "lesson": lesson(0),
    "lesson-hand": lesson(2),
    "settings": plain("#/settings", "main h1"),
    "about": plain("#/rules", "main h1"),
}


def about(page: Page) -> None:
    """The page of credits; every other screen is entered from it."""
    go(page, "#/settings", "main h1")
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] main h1")).to_be_visible()


SCENES["about"] = about
