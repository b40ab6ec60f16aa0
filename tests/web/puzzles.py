"""The puzzles that are shipped, and how Kabale's are answered by mouse."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.static.words import WEB

READY = 20_000


@cache
def puzzles(game: str) -> list[dict[str, Any]]:
    """A game's puzzles, the easiest first."""
    found: list[dict[str, Any]] = json.loads((WEB / "puzzles" / f"{game}.json").read_text(encoding="utf-8"))
    return found


def placed(*, first: bool) -> dict[str, Any]:
    """The first or last of Kabale's that is solved by placing a card."""
    return [one for one in puzzles("kabale") if ">" in one["solution"]][0 if first else -1]


def place(page: Page, token: str) -> None:
    """Place a card as a token such as `1Ki>2` says."""
    card, column = token[1:3], int(token[4]) - 1
    page.locator(f".hand-card[data-card='{card}']").first.click()
    page.locator(f"[data-column='{column}'] > .goal").click()


def play_out(page: Page) -> None:
    """Wait until the solution has been played out, going on from the award that is presented meanwhile."""
    done = page.locator(".puzzle[data-phase=done]")
    while True:
        expect(done.or_(page.locator(".stage:focus")).first).to_be_visible(timeout=READY)
        if not page.locator(".stage").count():
            break
        page.keyboard.press("Enter")
