"""The statistics: each finished game once, practice never, and everything can be taken along or erased."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import worker
from tests.static import words
from tests.web.conftest import Axe, NewPage
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, deal, finish_game, lay_table, one_bot, pass_on
from tests.web.scene_setup import put_rows
from tests.web.stored_games import STORAGE_REFUSED, nearly_over, open_library, record, stored_entries

ROWS = "rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim().replace(/\\s+/g, ' ')))"

BARS = "bars => bars.map(bar => [bar.dataset.code, Number(bar.lastElementChild.textContent)])"

ALMOST = 3
"""So many decisions before the end a game is handed over to be finished."""


def entries(page: Page, wanted: int) -> list[dict[str, Any]]:
    """What has been noted, as soon as it is as much as is wanted."""
    for _ in range(400):
        found = stored_entries(page, "raenke-statistics")
        if len(found) == wanted:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(found)


def show(page: Page) -> None:
    """The statistics' own page."""
    page.evaluate("location.hash = '#/statistics'")
    expect(page.locator(".statistics .figures, .statistics-none").first).to_be_visible()


def ended(page: Page, seats: tuple[str, ...] = ("Ada", "bot:greedy", "bot:random"), seed: int = 1) -> Page:
    """A page in which a game has just been played to its end."""
    open_library(page, nearly_over(seed, seats, ALMOST))
    page.locator("[data-do=continue]").click()
    expect(page.locator(f"{ASKED}, [data-over]").first).to_be_visible(timeout=20_000)
    finish_game(page)
    return page


def test_a_whole_game_counts_once(new_page: NewPage) -> None:
    """Played to the end it stands there, as the engine tallies it; opened and looked at again it stays one."""
    page = deal(new_page(settings=one_bot(kind="bot:1")))
    finish_game(page)
    (entry,) = entries(page, 1)
    (game,) = stored_entries(page)
    stats = json.loads(worker.handle(json.dumps({"do": "stats", "record": game["record"]})))["value"]
    assert entry["points"] == stats["points"]
    assert entry["winners"] == stats["winners"]
    assert entry["counted"] == stats["counts"]
    assert [kind[:6] for kind in entry["kinds"]] == ["human", "bot:1:"]
    page.reload()
    expect(page.locator("[data-over]")).to_be_visible(timeout=20_000)
    show(page)
    assert len(stored_entries(page, "raenke-statistics")) == 1
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    won = int(0 in stats["winners"])
    expect(page.locator("[data-figure=won] dd")).to_contain_text(f"{won} of 1")
    expect(page.locator("[data-figure=points] dd")).to_have_text(str(stats["points"][0]))
    assert page.locator("[data-by=size] tbody tr").evaluate_all(ROWS) == [
        ["2", "1", f"{won} ({won * 100}%)", str(stats["points"][0])]
    ]
    expect(page.locator("[data-by=level] tbody th")).to_have_text(["Bot: Lady-in-waiting"])
    bars = page.locator(".bar").evaluate_all(
        "bars => bars.map(bar => [bar.dataset.code, Number(bar.lastElementChild.textContent)])"
    )
    assert dict(bars) == stats["counts"][0]["allies"]


def test_practice_and_imports_are_not_counted(new_page: NewPage) -> None:
    """Neither a finished game out of a file, nor one that is played on from a replay."""
    page = open_library(new_page(settings=FAST), record(1))
    page.locator("[data-do=replay]").click()
    total = int(page.locator(".slider").get_attribute("max") or 0)
    page.locator(".slider").fill(str(total - 6))
    expect(page.locator(".replay")).to_have_attribute("data-at", str(total - 6))
    page.locator("[data-do=play-on]").click()
    expect(page.locator(f"{ASKED}, [data-over]").first).to_be_visible(timeout=20_000)
    finish_game(page)
    page.wait_for_timeout(500)
    assert stored_entries(page, "raenke-statistics") == []
    show(page)
    expect(page.locator(".statistics-none")).to_be_visible()


def test_bot_games_are_not_counted(new_page: NewPage) -> None:
    """Where no person sat there is no victory and no average to speak of."""
    page = new_page(settings=FAST)
    page.goto("#/setup")
    lay_table(page, ["bot:1", "bot:1"], ["", ""])
    page.locator("[data-do=deal]").click()
    pass_on(page, "[data-over]")
    page.wait_for_timeout(300)
    show(page)
    expect(page.locator(".statistics-none")).to_be_visible()


def test_statistics_export_erase_and_import(new_page: NewPage) -> None:
    """A file with a version in it and no names; erased only when asked twice; and back again."""
    page = ended(new_page(settings=FAST))
    noted = entries(page, 1)
    show(page)
    with page.expect_download() as caught:
        page.locator("[data-do=export]").click()
    text = Path(caught.value.path()).read_text(encoding="utf-8")
    assert json.loads(text) == {"raenke": "statistics", "version": 2, "games": noted, "daily": []}
    assert "Ada" not in text
    page.locator("[data-do=erase]").click()
    page.locator("[data-panel=erase] [data-do=cancel]").click()
    assert stored_entries(page, "raenke-statistics") == noted
    page.locator("[data-do=erase]").click()
    page.locator("[data-do=erase-really]").click()
    expect(page.locator(".statistics-none")).to_be_visible()
    assert stored_entries(page, "raenke-statistics") == []
    assert len(stored_entries(page)) == 1
    page.locator("[data-do=undo-erase]").click()
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    assert stored_entries(page, "raenke-statistics") == noted


def test_refused_storage_still_counts_in_memory(new_page: NewPage) -> None:
    """Until the tab is closed."""
    page = deal(new_page(settings=one_bot(), script=STORAGE_REFUSED))
    finish_game(page)
    show(page)
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")


def entry(at: int, kinds: list[str], points: list[int], allies: dict[str, int]) -> dict[str, Any]:
    """A game as it is noted."""
    best = max(points)
    winners = [seat for seat, mine in enumerate(points) if mine == best]
    return {
        "id": f"e{at}",
        "game": "kabale",
        "when": at,
        "kinds": kinds,
        "points": points,
        "winners": winners,
        "allies": [allies, *[{} for _ in kinds[1:]]],
    }


def test_figures_by_size_and_level(new_page: NewPage) -> None:
    """Shared victories count; the strongest bot decides where a game stands; tables of people stand for themselves."""
    page = new_page(locale="de-DE")
    page.goto("#/statistics")
    put_rows(
        page,
        "raenke-statistics",
        [
            entry(1, ["human", "bot:random", "bot:rollout"], [20, 10, 20], {"Ki": 2, "Wz": 1}),
            entry(2, ["human", "bot:greedy"], [11, 14], {"Ki": 1}),
            entry(3, ["human", "human"], [30, 10], {"Do": 1}),
        ],
    )
    page.reload()
    expect(page.locator("[data-figure=games] dd")).to_have_text("3")
    expect(page.locator("[data-figure=won] dd")).to_have_text("2 von 4 (50 %)")
    expect(page.locator("[data-figure=points] dd")).to_have_text("17,8")
    assert page.locator("[data-by=size] tbody tr").evaluate_all(ROWS) == [
        ["2", "3", "1 (33 %)", "17"],
        ["3", "1", "1 (100 %)", "20"],
    ]
    levels = [row[1:] for row in page.locator("[data-by=level] tbody tr").evaluate_all(ROWS)]
    assert levels == [["2", "1 (50 %)", "20"], ["1", "0 (0 %)", "11"], ["1", "1 (100 %)", "20"]]
    bars = page.locator(".bar").evaluate_all(
        "bars => bars.map(bar => [bar.dataset.code, bar.lastElementChild.textContent])"
    )
    assert bars == [["Ki", "3"], ["Wz", "1"], ["Do", "1"]]


@pytest.mark.parametrize("locale", ["hu-HU", "ko-KR"])
def test_the_statistics_are_accessible(new_page: NewPage, axe_in_both_themes: Axe, locale: str) -> None:
    """axe-core has nothing to say, and nothing is wider than a small phone."""
    page = new_page(locale=locale, viewport={"width": 320, "height": 640})
    page.goto("#/statistics")
    put_rows(
        page,
        "raenke-statistics",
        [entry(1, ["human", "bot:random", "bot:rollout"], [20, 10, 20], {"Ki": 2, "Wz": 1, "Fe": 1})],
    )
    page.reload()
    expect(page.locator(".bar").first).to_be_visible()
    assert axe_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.locator("[data-do=erase]").click()
    expect(page.locator("[data-panel=erase]")).to_be_visible()
    assert axe_in_both_themes(page) == []


def test_the_last_games_are_listed(new_page: NewPage) -> None:
    """Date, result, points and the strongest bot of each, the newest first, as the language writes them."""
    page = ended(new_page(settings=FAST, locale="ko-KR"))
    (entry,) = entries(page, 1)
    show(page)
    ((date, result, points, level),) = page.locator("[data-by=latest] tbody tr").evaluate_all(ROWS)
    day = page.evaluate("when => new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium' }).format(when)", entry["when"])
    spoken = words.read("ko")
    assert (date, points, level) == (
        re.sub(r"\s+", " ", day),
        str(entry["points"][0]),
        spoken["kind-bot"].text.replace("{ $opponent }", spoken["level-bot-greedy"].text),
    )
    key = "result-won" if 0 in entry["winners"] else "result-place"
    fixed = re.split(r"\{(?:[^{}]|\{[^{}]*\})*\}", spoken[key].text)
    assert re.fullmatch(r"\d\S*".join(map(re.escape, fixed)), result), result
