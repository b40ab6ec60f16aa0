"""The end of a game: who has won, everyone's count, once more, look again, share, save; and the same after a reload."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import record as records
from raenke.course import course
from tests.web.conftest import PHONE, Axe, NewPage
from tests.web.playing import FAST, asked_again, finish_game
from tests.web.stored_games import nearly_over, only_game, open_library, stored_entries

SEATS = ("Ada", "bot:greedy", "bot:random Odo")
WIDER_THAN_THE_WINDOW = "document.documentElement.scrollWidth > innerWidth"
CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"


def over(page: Page) -> Page:
    """A game out of the library that was played on to its end."""
    open_library(page, nearly_over(1, SEATS))
    page.locator("[data-do=continue]").click()
    asked_again(page)
    finish_game(page)
    return page


def test_winner_and_final_scores_are_shown(new_page: NewPage) -> None:
    """As the engine says it; no hand and no columns are left, and a reload finds the same."""
    page = over(new_page(settings=FAST, **PHONE))
    state = records.read(only_game(page)["record"]).state
    winners = " ".join(map(str, state.winners()))
    for again in (False, True):
        if again:
            page.reload()
        expect(page.locator("[data-end] .end-winners")).to_have_attribute("data-winners", winners, timeout=30_000)
        assert page.locator(".end-shield").count() == len(state.winners())
        points = {
            int(one.get_attribute("data-seat") or -1): int(one.locator(".standing-points").inner_text())
            for one in page.locator(".standing").all()
        }
        assert points == dict(enumerate(state.scores()))
        expect(page.locator(".standing .scoring-ways")).to_have_count(len(SEATS))
        expect(page.locator(".hand, .columns, .chips")).to_have_count(0)
        assert not page.evaluate(WIDER_THAN_THE_WINDOW)
        assert page.locator(".standing-name").evaluate_all(CUT) == []


def test_rematch_with_the_next_starting_seat(new_page: NewPage) -> None:
    """The same seats, and the start passed on; the finished game stays where it is."""
    page = over(new_page(settings=FAST))
    before = only_game(page)
    page.locator("[data-action=again]").press("Enter")
    asked_again(page)
    fresh = next(game for game in stored_entries(page) if game["id"] != before["id"])
    assert fresh["seats"] == before["seats"]
    assert (fresh["practice"], fresh["over"]) == (False, False)
    first = {game["id"]: records.read(game["record"]).deal.first for game in stored_entries(page)}
    assert first[fresh["id"]] == (first[before["id"]] + 1) % len(SEATS)


def test_replay_share_and_save_after_the_game(new_page: NewPage, axe: Axe) -> None:
    """The replay from its beginning, a link, a file."""
    page = over(new_page(settings=FAST))
    assert axe(page) == []
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    assert download.value.suggested_filename.endswith(".txt")
    page.locator("[data-do=share]").click()
    assert "#g=" in page.locator("[data-share-link]").input_value()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-end] [data-do=replay]").click()
    expect(page.locator(".replay[data-at='0']")).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("reduced", ["reduce", "no-preference"])
def test_reduced_motion_at_the_end(new_page: NewPage, reduced: Any) -> None:
    """The laurels crown the shield; with reduced motion they are just there."""
    page = over(new_page(settings=FAST, reduced_motion=reduced))
    name = page.locator(".end-shield").first.evaluate("one => getComputedStyle(one).animationName")
    assert (name == "none") == (reduced == "reduce")


OPAQUE = """selector => {
  const colour = getComputedStyle(document.querySelector(selector)).backgroundColor;
  return !/rgba|\\/ /.test(colour);
}"""


def test_the_stage_is_opaque(new_page: NewPage) -> None:
    """The presentation is alone on the stage, whatever lies behind it."""
    page = over(new_page(settings=FAST))
    page.keyboard.press("l")
    page.locator("[data-panel=log] .log-again").first.click()
    expect(page.locator(".stage")).to_be_visible()
    assert page.evaluate(OPAQUE, ".stage")


def test_what_decided_the_game_and_a_picture_to_share(new_page: NewPage) -> None:
    """The points after each round as in the record, the personal record, and a PNG of the size that previews have."""
    page = over(new_page(settings=FAST))
    found = course(records.read(only_game(page)["record"]))
    table = page.locator(".end-course table")
    rows = table.evaluate("table => [...table.rows].map(row => [...row.cells].map(cell => cell.textContent))")
    assert [list(map(int, row[1:])) for row in rows[1:]] == found["rounds"]
    expect(page.locator(".course-scale.is-turn")).to_have_text(str(found["turned"]))
    expect(page.locator(".end-record.is-new")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-do=picture]").click()
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)


def test_a_challenge_is_played_from_the_start_and_compared(new_page: NewPage, axe: Axe) -> None:
    """The link shows seats and result but nothing of the deal; the same deal is played, and both results are told."""
    page = over(new_page(settings=FAST))
    theirs = records.read(only_game(page)["record"])
    page.locator("[data-do=challenge]").click()
    link = page.locator("[data-share-link]").input_value()
    assert "#c=" in link
    page.goto("#/")
    page.goto(link[link.index("#") :])
    expect(page.locator(".challenge-target")).to_contain_text("Ada")
    assert axe(page) == []
    shown = page.locator("main").inner_html()
    assert 'data-do="look"' not in shown
    assert not re.search(r"card-|area-|trophy|standing", shown)
    page.locator("[data-do=accept]").click()
    asked_again(page)
    (mine,) = [game for game in stored_entries(page) if not game["over"]]
    fresh = records.read(mine["record"])
    assert fresh.game.notation.headers(fresh.deal) == theirs.game.notation.headers(theirs.deal)
    assert [fresh.names[seat] for seat in (1, 2)] == [theirs.names[seat] for seat in (1, 2)]
    finish_game(page)
    (answer,) = [game for game in stored_entries(page) if game["id"] == mine["id"]]
    points, other = records.read(answer["record"]).state.scores()[0], theirs.state.scores()[0]
    result = "won" if points > other else "lost" if points < other else "tied"
    told = page.locator(f"[data-challenge={result}]")
    words = {
        "won": f"you scored {points}, and Ada scored {other} on the same deal",
        "lost": f"{other} to your {points}",
        "tied": f"both scored {points} on this deal",
    }
    expect(told).to_contain_text(words[result])
    told.locator("a").click()
    expect(page.locator(".link-verdict")).to_have_attribute("data-winners", " ".join(map(str, theirs.state.winners())))
