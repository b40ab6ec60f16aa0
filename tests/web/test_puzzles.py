"""Puzzles in the page: one solved by mouse after a wrong move, one by keyboard and ear; what is solved is kept."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.puzzles import READY, place, placed, play_out, puzzles

INSTANT = {"pace": "instant", "explains": False}


def opened(page: Page, puzzle: dict[str, Any]) -> None:
    page.goto(f"#/puzzles/kabale/{puzzle['id']}")
    expect(page.locator(".puzzle[data-phase=asked] .hand-card.is-legal").first).to_be_visible(timeout=READY)


def test_a_puzzle_is_solved_by_mouse_after_a_wrong_move(new_page: NewPage) -> None:
    """The wrong move stays unplayed and is told by numbers; the right one is played out, and the list knows it."""
    page = new_page(settings=INSTANT)
    puzzle = placed(first=True)
    wrong = min((move for move in puzzle["chances"] if ">" in move), key=puzzle["chances"].__getitem__)
    opened(page, puzzle)
    place(page, wrong)
    said = page.locator(".puzzle-words")
    expect(said).to_contain_text(f"{round(puzzle['chances'][puzzle['solution']] / 10)}%")
    hand = page.locator(".hand-card").count()
    page.locator("[data-action=again]").click()
    assert page.locator(".hand-card").count() == hand == 3
    place(page, puzzle["solution"])
    play_out(page)
    expect(said).to_contain_text("Right!")
    expect(page.locator(".puzzle-panel .is-main")).to_be_visible()
    page.locator(".puzzle-name > a").click()
    expect(page.locator(f".puzzles-item[data-id='{puzzle['id']}']")).to_have_class("puzzles-item is-later")
    page.goto("#/statistics")
    expect(page.locator(".statistics-none")).to_be_visible(timeout=READY)


def test_a_puzzle_is_solved_by_keyboard_and_ear(new_page: NewPage) -> None:
    """Keys choose card and column; the question and the explanation are spoken, and the next puzzle is one key away."""
    page = new_page(settings=INSTANT)
    puzzle = placed(first=True)
    opened(page, puzzle)
    card, column = puzzle["solution"][1:3], puzzle["solution"][4]
    expect(page.locator("[data-live-region]")).to_contain_text("Choose a card", timeout=READY)
    page.locator(f".hand-card[data-card={card}]").press("Enter")
    page.keyboard.press(column)
    play_out(page)
    words = page.locator(".puzzle-words[role=status]")
    expect(words).to_contain_text("Right!")
    next_one = page.locator(".puzzle-panel .is-main")
    expect(next_one).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".puzzle[data-phase=asked]")).to_be_visible(timeout=READY)
    assert page.locator(".puzzle").get_attribute("data-puzzle") != puzzle["id"]


def test_a_message_does_not_cover_the_hand(new_page: NewPage) -> None:
    """Why there is nothing to undo is said above the cards, as at any table."""
    page = new_page(settings=INSTANT, viewport={"width": 360, "height": 740})
    opened(page, placed(first=True))
    page.keyboard.press("u")
    message, hand = page.locator(".notice"), page.locator(".hand")
    expect(message).to_be_visible()
    said, cards = message.bounding_box(), hand.bounding_box()
    assert said
    assert cards
    assert said["y"] + said["height"] <= cards["y"]


def test_adel_shows_its_solution_on_request(new_page: NewPage) -> None:
    """Who asks is shown, which ends the row, and a puzzle that does not exist leads to the list."""
    page = new_page(settings=INSTANT)
    page.goto(f"#/puzzles/adel/{puzzles('adel')[0]['id']}")
    page.locator("[data-action=show]").click(timeout=READY)
    play_out(page)
    expect(page.locator(".puzzle-words")).to_contain_text("This is the move.")
    page.goto("#/puzzles/adel/00000000")
    expect(page.locator(".puzzles-item.is-shown")).to_have_count(1, timeout=READY)
