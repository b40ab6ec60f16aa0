"""Every screen of the site with something on it: those of the house, and each game's own."""

from __future__ import annotations

from importlib import import_module

from playwright.sync_api import FilePayload, Page, expect

from tests.static import words
from tests.web.kabale.player import ASKED
from tests.web.kabale.positions import games, link
from tests.web.scene_setup import READY, Arrange, go, plain


def start(page: Page) -> None:
    """The start page as it is met first."""
    go(page, "#/", ".start")


def start_more(page: Page) -> None:
    """The start page with a game to go on with."""
    go(page, "#/table/four", ASKED)
    go(page, "#/", ".continue-link")


def setup(page: Page) -> None:
    """The set-up of a game with everything unfolded."""
    go(page, "#/setup/kabale", ".setup")
    for summary in page.locator(".more > summary").all():
        summary.click()


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


def profile(page: Page) -> None:
    """Two people of one device."""
    go(page, "#/profile", ".profile")
    for name, banner in (("Ada", 3), ("Béla", 5)):
        page.locator("input[name=profile-name]").fill(name)
        page.locator("input[name=profile-name]").blur()
        page.locator(f"input[name=banner][value='{banner}']").check(force=True)
        if name == "Ada":
            page.locator("[data-do=profile-new]").click()


def about(page: Page) -> None:
    """The page of credits; every other screen is entered from it."""
    go(page, "#/settings", "main h1")
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] main h1")).to_be_visible()


SCENES: dict[str, Arrange] = {
    "start": start,
    "start-more": start_more,
    "setup": setup,
    "library": plain("#/library", ".library [data-id]"),
    "library-damaged": damaged,
    "share-dialog": sharing,
    "share": lambda page: go(page, link(), "[data-do=look]"),
    "statistics": plain("#/statistics", ".bars, .data"),
    "profile": profile,
    "settings": plain("#/settings", "main h1"),
    "about": about,
}
for _game in words.games():
    SCENES |= import_module(f"tests.web.{_game}.scenes").SCENES
