"""Plays games in a page, for tests that need one."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Error, Page

from tests.web.kabale.player import ASKED

FAST: dict[str, Any] = {"pace": "instant", "explains": False}
"""Settings under which nothing moves, and nothing is explained."""

SHORTEST = {"adel": {"goal": "7"}}
"""By game, the options with which it is over soonest."""

LONGEST = 120.0

LARGER_THAN_THE_WINDOW = """() => {
  const page = document.documentElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight + 1, scrollY !== 0];
}"""
"""Whether a page is wider or higher than its window, or scrolled."""


def started(page: Page) -> Page:
    """You against three bots, at your first decision."""
    page.goto("")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    asked_again(page)
    return page


PATIENCE = 2_000
"""So many milliseconds are waited within the page before a test looks at its clock again."""

PASS = """wanted => {
  document.querySelector("[data-stage] [data-action=stage-next]")?.click();
  const found = document.querySelector(wanted);
  return found !== null && (found.matches("[data-over]") || found.checkVisibility());
}"""
"""Goes on from what is told of a round, which at once waits for a tap; whether what is wanted is there."""

PASS_ON = f"""async ([wanted, patience]) => {{
  const ends = performance.now() + patience;
  while (!({PASS})(wanted)) {{
    if (performance.now() > ends) return false;
    await new Promise((done) => setTimeout(done, 10));
  }}
  return true;
}}"""
"""The same until it is there, or patience ends.

Asked from here again and again, it would take as much of the processor as the page itself.
"""


def pass_on(page: Page, wanted: str = f"{ASKED}, [data-over]") -> None:
    """Goes on, whatever is told, until somebody is asked or the game is over."""
    _repeat(page, PASS_ON, wanted)


def _repeat(page: Page, script: str, wanted: str | list[str]) -> None:
    """Runs a script until it has come to what is wanted; a page that is loading itself anew has nothing yet."""
    ends = time.monotonic() + LONGEST
    while not _run(page, script, wanted):
        assert time.monotonic() < ends, "the game does not go on"
        page.wait_for_timeout(10)


def _run(page: Page, script: str, wanted: str | list[str]) -> bool:
    try:
        return bool(page.evaluate(script, [wanted, PATIENCE]))
    except Error as problem:
        if "context was destroyed" not in problem.message:
            raise
        return False


def asked_again(page: Page) -> None:
    """Waits until the seat that looks is asked."""
    pass_on(page, ASKED)


def lay_table(page: Page, kinds: list[str], names: list[str]) -> None:
    """Fills the form on the start page."""
    page.locator(f"input[name=count][value='{len(kinds)}']").check(force=True)
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        page.locator(f"select[name=kind-{seat}]").select_option(kind)
        page.locator(f"input[name=name-{seat}]").fill(name)
        page.locator(f"input[name=name-{seat}]").blur()


STEP = """() => {
  const decline = document.querySelector("[data-action=decline]");
  if (document.querySelector("[data-over]")) return "over";
  const told = document.querySelector("[data-stage] [data-action=stage-next]");
  if (told) { told.click(); return "waits"; }
  if (decline) { decline.click(); return "moved"; }
  const chosen = document.querySelector(".hand-card.is-selected");
  if (!chosen) {
    const card = document.querySelector(".hand-card.is-legal");
    if (!card) return "waits";
    card.click();
    return "chosen";
  }
  const column = document.querySelector(".column.is-legal .column-target");
  if (!column) return "waits";
  column.click();
  return "moved";
}"""


STEPS = f"""async ([wanted, patience]) => {{
  const step = {STEP};
  const ends = performance.now() + patience;
  while (!wanted.includes(step())) {{
    if (performance.now() > ends) return false;
    await new Promise((done) => setTimeout(done, 10));
  }}
  return true;
}}"""
"""Steps until one of those that are wanted was done."""


def play_one(page: Page, *, wait: bool = True) -> None:
    """One decision of the seat that looks; `wait` until it is asked again, or the game is over."""
    _repeat(page, STEPS, ["moved", "over"])
    if wait:
        pass_on(page)


def finish_game(page: Page) -> None:
    """Plays on to the end."""
    _repeat(page, STEPS, ["over"])


def one_bot(game: str = "kabale", kind: str = "bot:random", **more: Any) -> dict[str, Any]:
    """Settings for a table with one bot, of a kind that hardly thinks; whole games are shortest there."""
    seats = [{"name": "", "kind": "human" if seat == 0 else kind} for seat in range(7)]
    setup = {"game": game, "count": 2, "seats": seats, "first": 0, "seed": "3", "practice": False, **more}
    return {**FAST, "setup": setup}


def deal(page: Page) -> Page:
    """Deals the table that the settings describe."""
    page.goto("#/setup")
    page.locator("[data-do=deal]").click()
    return page
