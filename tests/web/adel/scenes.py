"""Adel's screens with something on them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.adel.positions import games
from tests.web.scene_setup import READY, Arrange, demo, explained, go, hinted, panel, plain, replay, scoring

ASKED = ".table.is-yours .is-legal[data-tap], [data-over]"


def table(name: str, touch: str = "") -> Arrange:
    """A table; `touch`: with something chosen or unfolded on it."""

    def arrange(page: Page) -> None:
        go(page, f"#/table/adel-{name}", ASKED)
        if touch:
            page.locator(touch).first.click()

    return arrange


def form(page: Page) -> None:
    """The set-up with all that this game lets one choose."""
    go(page, "#/setup/adel", ".setup")
    page.locator("select[name=game]").select_option("adel")
    page.locator("input[name=count][value='7']").check(force=True)
    for option in ("characters", "violets"):
        page.locator(f"select[name=option-{option}]").select_option("")
        expect(page.locator(f"[data-option={option}] .choice-item").first).to_be_visible(timeout=READY)


def called(page: Page) -> None:
    """While somebody else's character is called, looked at again."""
    tokens = games()["adel-over"]["record"].split("\n\n", 1)[1].split()
    replay("adel-over", len(tokens) * 2 // 3)(page)


def lesson(steps: int) -> Arrange:
    """The first game, so many steps in."""
    plays = {1: "character:Th", 3: "button:gold", 4: "rank:4", 5: "hand:Mon"}

    def arrange(page: Page) -> None:
        go(page, "#/adel/lesson", "[data-lesson=welcome]")
        for step in range(steps):
            if step in plays:
                page.locator(f".lesson [data-tap='{plays[step]}'].is-legal").click(timeout=READY)
            else:
                page.locator("[data-action=lesson-next][aria-disabled=false]").click(timeout=READY)
        expect(page.locator("[data-lesson]").first).to_be_visible(timeout=READY)

    return arrange


SCENES: dict[str, Arrange] = {
    "adel-start": form,
    "adel-draft": table("draft"),
    "adel-draft-2": table("draft-2"),
    "adel-draft-7": table("draft-7"),
    "adel-call": called,
    "adel-turn": table("turn"),
    "adel-table-2": table("two"),
    "adel-table-4": table("four"),
    "adel-table-7": table("seven"),
    "adel-table-7-unfolded": table("seven", ".seat-line"),
    "adel-names": table("names"),
    "adel-destroys": table("destroys"),
    "adel-keep": table("keep"),
    "adel-put": table("put"),
    "adel-conjure": table("conjure", ".asked-card.is-legal"),
    "adel-tribute": table("tribute"),
    "adel-rescue": table("rescue"),
    "adel-search": table("search"),
    "adel-bell": table("bell"),
    "adel-curtain": lambda page: go(page, "#/table/adel-curtain", "[data-curtain]"),
    "adel-over": table("over"),
    "adel-over-7": table("over-7"),
    "adel-scoring": scoring("adel-over"),
    "adel-scoring-7": scoring("adel-over-7"),
    "adel-replay": replay("adel-over", 90, "open"),
    "adel-replay-7": replay("adel-over-7", 90),
    "adel-hint": hinted(table("names")),
    "adel-hint-moves": hinted(table("names"), moves=True),
    "adel-log": panel(table("four"), "log"),
    "adel-known": panel(table("four"), "known"),
    "adel-keys": panel(table("four"), "keys"),
    "adel-help": explained(table("four"), ".hand-card"),
    "adel-lesson": lesson(0),
    "adel-lesson-draft": lesson(1),
    "adel-lesson-rob": lesson(4),
    "adel-rules": plain("#/adel/rules", "main h1"),
    "adel-cards": plain("#/adel/cards", ".adel-cards"),
    "adel-demo": demo("#/adel/cards", "Wa", 3),
    "adel-demo-town": demo("#/adel/cards", "Lab", 2),
}
