"""Whole games of Adel as people play them: by mouse, touch, keyboard alone; what the end tells; taking back."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke import record as records
from tests.static import words
from tests.web.conftest import PHONE, NewPage
from tests.web.playing import FAST, LARGER_THAN_THE_WINDOW, PASS
from tests.web.stored_games import only_game

TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
ROWS = re.findall(r'items: "([^"]+)"', (words.WEB / "js" / "adel" / "keys.js").read_text(encoding="utf-8"))
"""What the arrows walk through, from the top of the table down."""

ASKED = ".table.is-yours .is-legal[data-tap], [data-over]"

WANTED = """(turn) => {
  const wide = { visibilityProperty: true };
  const seen = (one) => one.checkVisibility(wide) && one.getBoundingClientRect().width > 0;
  const legal = [...document.querySelectorAll(".table .is-legal[data-tap]:not(.is-selected)")].filter(seen);
  const builds = legal.filter((one) => one.matches(".hand-card, [data-action=gold]"));
  const busy = legal.filter((one) => !one.matches("[data-action=end]"));
  const some = builds.length && turn % 4 ? builds : busy.length && turn % 3 ? busy : legal;
  const one = some[turn % some.length];
  return one ? one.dataset.tap : null;
}"""
"""Which of the things that may be touched is touched; cities are built rather than not."""

STANDS = """() => {
  const table = document.querySelector(".table");
  if (!table) return "";
  const chosen = [...table.querySelectorAll(".is-selected")].map((one) => one.dataset.tap);
  return [table.innerText, ...chosen].join();
}"""
"""How the table stands: whatever comes of a touch changes it."""


def setting(seats: int = 4, **more: Any) -> dict[str, Any]:
    """A short game against courtiers, the same every time."""
    plans = [{"name": "", "kind": "human" if seat == 0 else "bot:greedy"} for seat in range(7)]
    setup = {"game": "adel", "count": seats, "seats": plans, "first": 0, "seed": "5", "options": {"goal": "7"}}
    return {**FAST, "setup": {**setup, "practice": False, **more}}


def dealt(page: Page, tap: str = "click") -> Page:
    """At the first decision of all."""
    page.goto("#/setup")
    getattr(page.locator("[data-do=deal]"), tap)()
    wait_for(page, ASKED)
    return page


def wait_for(page: Page, wanted: str) -> None:
    """Until something can be seen; what is told on the way is read to its end."""
    ends = time.monotonic() + 60
    while not page.evaluate(PASS, wanted):
        assert time.monotonic() < ends, f"never there: {wanted}"
        page.wait_for_timeout(10)


def wanted(page: Page, turn: int) -> str | None:
    """The place to touch next, or None when the game is over."""
    wait_for(page, ASKED)
    if page.locator("[data-over]").count():
        return None
    place: str = page.evaluate(WANTED, turn)
    assert place, "asked, and nothing can be seen that may be touched"
    return place


def changed(page: Page, before: str) -> None:
    """Waits until something has come of it."""
    ends = time.monotonic() + 30
    while page.evaluate(STANDS) == before:
        assert time.monotonic() < ends, "nothing comes of it"
        page.wait_for_timeout(10)


def check_end(page: Page) -> None:
    """Who has won and every seat's lines are what the engine says, after a reload as well."""
    state = records.read(only_game(page)["record"]).state
    view: Any = GAMES["adel"].page.view(state, 0)
    for again in (False, True):
        if again:
            page.reload()
        winners = " ".join(map(str, state.winners()))
        expect(page.locator("[data-end] .end-winners")).to_have_attribute("data-winners", winners, timeout=30_000)
        for seat, one in enumerate(view["seats"]):
            standing = page.locator(f".standing[data-seat='{seat}']")
            expect(standing.locator(".standing-points")).to_have_text(str(one["points"]))
            lines = standing.locator(".scoring-line").evaluate_all(
                "all => all.map(one => [one.dataset.rule, Number(one.querySelector('.scoring-sum').textContent)])"
            )
            assert lines == [[line["rule"], line["points"]] for line in one["lines"]], seat
            assert sum(points for _, points in lines) == one["points"]
        expect(page.locator(".hand, .turn-panel, .draft")).to_have_count(0)
        assert page.evaluate(LARGER_THAN_THE_WINDOW)[0] is False


@pytest.mark.parametrize(
    ("tap", "options", "rounds"), [("click", TABLET, None), ("tap", PHONE, 2)], ids=["mouse", "touch"]
)
def test_a_game_by_pointing(new_page: NewPage, tap: str, options: dict[str, Any], rounds: int | None) -> None:
    """On what can be seen, by mouse to the end; nothing has to be scrolled for, nor is larger than the window."""
    page = dealt(new_page(settings=setting(), **options), tap)
    taps = 0
    while place := wanted(page, taps):
        if rounds and only_game(page)["round"] > rounds:
            break
        assert page.evaluate(LARGER_THAN_THE_WINDOW) == [False, False, False], f"touch {taps}, {place}"
        before = page.evaluate(STANDS)
        getattr(page.locator(f'[data-tap="{place}"].is-legal:visible').first, tap)()
        changed(page, before)
        taps += 1
        assert taps < 400
    assert taps > (6 if rounds else 20)
    if not rounds:
        check_end(page)


def test_the_keyboard_alone_plays_a_whole_game(new_page: NewPage) -> None:
    """Arrows to whatever may be done and Enter, or the number of a card, a character, a rank."""
    page = new_page(settings=setting())
    page.goto("#/setup")
    deal = page.locator("[data-do=deal]")
    expect(deal).to_be_visible()
    deal.focus()
    page.keyboard.press("Enter")
    presses = 0
    while place := wanted(page, presses):
        before = page.evaluate(STANDS)
        if presses % 2 == 0 or not by_number(page, place):
            by_arrows(page, place)
        changed(page, before)
        presses += 1
        assert presses < 400
    assert presses > 20
    expect(page.locator("h1")).to_be_focused()
    check_end(page)


NUMBER = """([place]) => {
  const rows = [".draft-pick", ".asked-card", ".hand-card"];
  const lies = (row) => [...document.querySelectorAll(row)].map((one) => one.dataset.tap);
  const all = rows.map(lies).find((row) => row.includes(place)) ?? [];
  const naming = [...document.querySelectorAll(".rank-target.is-legal, .rank .is-legal")].length > 0;
  if (place.startsWith("rank:")) return Number(place.split(":")[1]);
  return naming && place.startsWith("hand:") ? 0 : all.indexOf(place) + 1;
}"""
"""Which number stands for a place, 0 for none."""


def by_number(page: Page, place: str) -> bool:
    """Decides by one key, where a key stands for it."""
    number = page.evaluate(NUMBER, [place])
    if not 1 <= number <= 9:
        return False
    page.keyboard.press(str(number))
    return True


WHERE = """([rows, place]) => {
  const target = [...document.querySelectorAll(`[data-tap="${place}"].is-legal`)].find((one) => one.checkVisibility());
  const at = (one) => (one ? rows.findIndex((row) => one.matches(row)) : -1);
  const item = rows.some((row) => target.matches(row)) ? target : target.querySelector(rows.join());
  const here = document.activeElement;
  return { here: at(here), there: at(item), arrived: here === item, focus: here.className };
}"""
"""The row in which the focus is and the one to which it is to go."""


def by_arrows(page: Page, place: str) -> None:
    """Walks there from wherever the focus is, and presses Enter."""
    expect(page.locator(", ".join(f"{row}:focus" for row in ROWS))).to_have_count(1)
    for _ in range(60):
        found = page.evaluate(WHERE, [ROWS, place])
        assert min(found["here"], found["there"]) >= 0, (place, found)
        if found["arrived"]:
            page.keyboard.press("Enter")
            return
        sideways = found["here"] == found["there"]
        page.keyboard.press("ArrowRight" if sideways else "ArrowDown" if found["here"] < found["there"] else "ArrowUp")
    raise AssertionError(f"no way to {place}")


def standing(page: Page) -> tuple[list[str], list[str], str]:
    """The hand, what may be touched, and the round."""
    hand: list[str] = page.locator(".hand-card").evaluate_all("all => all.map(one => one.dataset.card)")
    legal: list[str] = page.locator(".table .is-legal[data-tap]").evaluate_all("all => all.map(one => one.dataset.tap)")
    return hand, legal, page.locator(".bar-words, .table-bar").first.inner_text()


def decisions(page: Page) -> int:
    """How much of the game has been written down."""
    return len(only_game(page)["record"].split("\n\n", 1)[1].split())


def test_practice_can_be_undone_to_the_start(new_page: NewPage) -> None:
    """Through turns that ended by themselves and characters set aside unasked, without a question; nothing counts."""
    page = dealt(new_page(settings=setting(2, practice=True)))
    expect(page.locator("[data-practice]")).to_be_visible()
    stood = []
    for turn in range(14):
        if not page.locator(".is-selected").count():
            stood.append(standing(page))
        place = wanted(page, turn)
        assert place
        before = page.evaluate(STANDS)
        page.locator(f'[data-tap="{place}"].is-legal:visible').first.click()
        changed(page, before)
        wait_for(page, ASKED)
    page.keyboard.press("Escape")
    back = page.locator("[data-action=undo]")
    seen = [standing(page)]
    while back.get_attribute("aria-disabled") == "false":
        before = page.evaluate(STANDS)
        back.click()
        changed(page, before)
        wait_for(page, ASKED)
        expect(page.locator("dialog")).to_have_count(0)
        seen.append(standing(page))
        assert len(seen) < 40
    assert seen[-1] == stood[0]
    # Each decision that was made is come by again, in the order in which it was made.
    assert [one for one in reversed(seen) if one in stood] == stood
    assert decisions(page) < 12
