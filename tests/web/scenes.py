"""Every screen of the site with something on it: those of the house, and each game's own."""

from __future__ import annotations

from importlib import import_module

from playwright.sync_api import FilePayload, Page, expect

from tests.static import words
from tests.web import friends_scenes
from tests.web.kabale.player import ASKED
from tests.web.kabale.positions import games, link
from tests.web.puzzles import place, placed, play_out, puzzles
from tests.web.review_rows import review_row
from tests.web.scene_setup import READY, Arrange, go, lay_in_bots, plain, put_rows


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


def daily(page: Page) -> None:
    """A month of deals of the day, and today's."""
    go(page, "#/", ".start")
    page.evaluate(TRIES)
    go(page, "#/daily/kabale", ".calendar")
    page.locator(".daily > .more > summary").click()


TRIES = """() => new Promise((done, failed) => {
  const asked = indexedDB.open("raenke-daily");
  asked.onupgradeneeded = () => asked.result.createObjectStore("games");
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const writing = asked.result.transaction("games", "readwrite");
    for (let ago = 0; ago < 9; ago++) {
      const date = new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);
      const places = [1, 2, 3, 4, 2, 1 + (ago % 4)];
      const result = { place: 1 + (ago % 4), of: 4, points: 30 - ago, places, counts: ago !== 5 };
      writing.objectStore("games").put({ game: "kabale", date, begun: 1, result }, `kabale ${date}`);
    }
    writing.oncomplete = () => { asked.result.close(); done(); };
  };
})"""
"""Lays in tries of the last days."""


def review(page: Page) -> None:
    """The analysis of a finished game, as it was kept, with all its decisions unfolded."""
    put_rows(page, "raenke-reviews", [review_row(games()["over"])])
    go(page, "#/review/over", "[data-phase=done]")
    page.locator(".review-all > summary").click()


def about(page: Page) -> None:
    """The page of credits; every other screen is entered from it."""
    go(page, "#/settings", "main h1")
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("[data-screen=about] main h1")).to_be_visible()


def bots(page: Page) -> None:
    """Two bots of one's own, the example unfolded, and a file that is none."""
    lay_in_bots(page)
    go(page, "#/bots", "[data-own-bot]")
    page.locator("details.more > summary").click()
    page.locator("input[name=bot]").set_input_files({"name": "bot.txt", "mimeType": "text/plain", "buffer": b"x"})
    expect(page.locator("[data-problem]")).to_be_visible()


def bot_removal(page: Page) -> None:
    """The question before one is removed."""
    lay_in_bots(page)
    go(page, "#/bots", "[data-own-bot]")
    page.locator("[data-do=remove-bot]").last.click()
    expect(page.locator("[data-panel=remove-bot]")).to_be_visible()


def bot_match(page: Page) -> None:
    """What is to be played by a bot of one's own."""
    lay_in_bots(page)
    go(page, "#/match", "select[name=bot]")


def puzzle(page: Page) -> None:
    """A puzzle as it is asked."""
    go(page, f"#/puzzles/kabale/{puzzles('kabale')[0]['id']}", f".puzzle :is({ASKED})")


def puzzle_wrong(page: Page) -> None:
    """A wrong move, and what it would have brought."""
    one = placed(first=True)
    go(page, f"#/puzzles/kabale/{one['id']}", f".puzzle :is({ASKED})")
    wrong = next(move for move in one["chances"] if move != one["solution"])
    place(page, wrong)
    expect(page.locator(".puzzle[data-phase=wrong]")).to_be_visible()


def puzzle_right(page: Page) -> None:
    """The solution, played out and explained."""
    one = placed(first=False)
    go(page, f"#/puzzles/kabale/{one['id']}", f".puzzle :is({ASKED})")
    place(page, one["solution"])
    play_out(page)


SCENES: dict[str, Arrange] = {
    "start": start,
    "start-more": start_more,
    "setup": setup,
    "library": plain("#/library", ".library [data-id]"),
    "library-damaged": damaged,
    "share-dialog": sharing,
    "share": lambda page: go(page, link(), "[data-do=look]"),
    "review": review,
    "statistics": plain("#/statistics", ".statistics:has(.bars, .data) [data-feat]"),
    "daily": daily,
    "puzzles": plain("#/puzzles/kabale", ".puzzles-item"),
    "puzzle": puzzle,
    "puzzle-wrong": puzzle_wrong,
    "puzzle-right": puzzle_right,
    "profile": profile,
    "settings": plain("#/settings", "main h1"),
    "about": about,
    "bots": bots,
    "bot-removal": bot_removal,
    "bot-match": bot_match,
    **friends_scenes.SCENES,
}
for _game in words.games():
    SCENES |= import_module(f"tests.web.{_game}.scenes").SCENES
