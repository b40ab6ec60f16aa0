"""The table's picture: the rail says what is known, every city can be read on a phone, nothing secret is there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke.adel import page as shown
from raenke.game import EVERYTHING
from tests.web.adel.table_setup import (
    View,
    Wanted,
    destroys_for_gold,
    drafts,
    finished,
    is_turn,
    laid,
    names_a_rank,
    played,
    seen,
    swaps,
)
from tests.web.conftest import PHONE, NewPage
from tests.web.playing import FAST

FOLDED = """() => [...document.querySelectorAll(".rival")].map(rival => {
  const whole = rival.getBoundingClientRect();
  const tiles = [...rival.querySelectorAll(".district .house[data-size=tile]")];
  const boxes = tiles.map(tile => tile.getBoundingClientRect());
  const letters = tiles.map(tile => parseFloat(getComputedStyle(tile.querySelector(".house-cost")).fontSize));
  const name = rival.querySelector(".seat-name");
  return {
    seat: Number(rival.dataset.seat),
    costs: tiles.map(tile => Number(tile.querySelector(".house-cost").textContent)),
    least: Math.min(99, ...boxes.map(box => box.width)),
    letters: Math.min(99, ...letters),
    apart: boxes.every((box, at) => at === 0 || box.left >= boxes[at - 1].right - 0.5),
    within: boxes.every(box => box.left >= whole.left && box.right <= whole.right && box.bottom <= whole.bottom + 1),
    named: name.scrollWidth <= name.clientWidth + 1,
  };
})"""
"""How the folded cities lie on the page."""


def test_seven_cities_are_legible_on_a_phone(new_page: NewPage) -> None:
    """Folded, each district is a tile that shows its colour and its cost; a tap on them unfolds their names."""
    record = played(7, is_turn, mixed=True)
    page = laid(new_page(settings=FAST, **PHONE), record)
    view = seen(record)
    found = page.evaluate(FOLDED)
    assert [one["seat"] for one in found] == [1, 2, 3, 4, 5, 6]
    for one in found:
        assert sorted(one["costs"]) == sorted(district["cost"] for district in view["seats"][one["seat"]]["city"])
        assert one["apart"], one
        assert one["within"], one
        assert one["least"] >= 15, one
        assert one["letters"] >= 11, one
        assert one["named"], one
    for seat in (1, 6):
        rival = page.locator(f".rival[data-seat='{seat}']")
        names = rival.locator(".house-name:visible")
        expect(names).to_have_count(0)
        rival.locator(".rival-fold").click()
        expect(names).to_have_count(len(view["seats"][seat]["city"]))
        rival.locator(".rival-fold").click()
        expect(names).to_have_count(0)


OUTSIDE = """() => [
  ...[...document.querySelectorAll(".rail .rank-target, .seat-line, .own .district, .herald-supply")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < -0.5 || box.right > innerWidth + 0.5;
  }),
  ...[...document.querySelectorAll(".seat-line, .rank-foot")].filter(one => one.scrollWidth > one.clientWidth + 1),
].map(one => one.className)"""

ROWS = "new Set([...document.querySelectorAll('.rank')].map(rank => Math.round(rank.getBoundingClientRect().top))).size"


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_table_is_one_screen(new_page: NewPage, players: int) -> None:
    """Nothing sticks out to the side, and the page is no longer than the screen; the rail is one row.

    Nine ranks, one of which is to be named, are two rows on a narrow phone.
    """
    page = laid(new_page(settings=FAST), played(players, is_turn, mixed=players == 7))
    for width, height in [(320, 640), (360, 740), (740, 360), (768, 1024), (1024, 768), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        assert height == 640 or page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, width
        assert page.evaluate(OUTSIDE) == [], width
        crowded = width < 396 and page.locator(".rank").count() == 9 and page.locator(".rail .is-legal").count() > 0
        assert page.evaluate(ROWS) == 1 + crowded, width


def check_rank(page: Page, rank: dict[str, Any], view: View, names: list[str]) -> None:
    """It says who it is, or who can be it, or that it is nobody's, and what befell it: for the eye and for the ear."""
    place = page.locator(f"[data-place='rank:{rank['rank']}']")
    heard = place.locator(".visually-hidden").text_content() or ""
    arms = place.locator(".rank-foot .emblem").evaluate_all("all => all.map(one => Number(one.dataset.seat))")
    held = [seat for seat, one in enumerate(view["seats"]) if rank["code"] in one["characters"]]
    can = sorted(rank["candidates"])
    if held:
        assert ("it is you" if held == [0] else f"it is {names[held[0]]}") in heard
    elif rank["face_up"] or rank["face_down"]:
        assert f"set aside face {'up' if rank['face_up'] else 'down'}" in heard
    elif not can:
        assert ("not chosen yet" if view["called"] == 0 else "nobody") in heard
    elif len(can) == view["players"] - 1:
        assert "could be any other player" in heard
    else:
        assert all(names[seat] in heard for seat in can)
    assert sorted(arms) == (held or can)
    assert [what in heard for what in ("murdered", "bewitched", "named by the Thief")] == [
        rank["murdered"],
        rank["bewitched"],
        rank["robbed"],
    ]
    assert ("being called" in heard) == (rank["rank"] == view["called"]), heard


@pytest.mark.parametrize(("players", "wanted"), [(4, drafts), (4, is_turn), (7, is_turn), (2, is_turn)])
def test_rank_list_shows_public_knowledge(new_page: NewPage, players: int, wanted: Wanted) -> None:
    """Each rank tells all that this seat may know of it, and no more."""
    record = played(players, wanted, mixed=players == 7)
    page = laid(new_page(settings=FAST), record)
    view = seen(record)
    names = [page.locator(f"[data-seat-line='{seat}'] .seat-name").text_content() or "" for seat in range(players)]
    for rank in view["ranks"]:
        check_rank(page, rank, view, names)


def test_rank_list_marks_the_victim(new_page: NewPage) -> None:
    """Those ranks glow that may be named, and a tap names one."""
    record = played(4, names_a_rank)
    page = laid(new_page(settings=FAST, **PHONE), record)
    may = sorted(action["rank"] for action in seen(record)["legal"] if action["kind"] == "name")
    lit = page.locator(".rank-target.is-legal")
    assert lit.evaluate_all("all => all.map(one => Number(one.dataset.place.split(':')[1]))") == may
    size = lit.first.bounding_box()
    assert size is not None
    assert size["height"] >= 44
    view = seen(record)
    gone = {rank["rank"] for rank in view["ranks"] if rank["face_up"]} & set(may)
    assert gone
    for rank in may:
        medal = page.locator(f"[data-place='rank:{rank}'] .medallion")
        assert (medal.evaluate("one => Number(getComputedStyle(one).opacity)") < 0.5) == (rank in gone), rank
    special = "rob someone" if view["playing"]["character"] == "Th" else "murder someone"
    expect(page.locator(".status-text")).to_contain_text(f"{special}, or take gold or cards")
    page.locator(f"[data-place='rank:{may[-1]}']").click()
    expect(page.locator(f"[data-place='rank:{may[-1]}'] .rank-mark.is-warning")).to_be_visible()


def test_a_district_that_may_fall_takes_one_tap(new_page: NewPage) -> None:
    """On a phone too it is lit in its city and says its price, and nothing needs to be unfolded before."""
    record = played(4, destroys_for_gold)
    page = laid(new_page(settings=FAST, **PHONE), record)
    costs = {one["taps"][0]: one["cost"] for one in seen(record)["legal"] if one["kind"] == "destroy"}
    lit = page.locator(".rival .district-target")
    assert sorted(lit.evaluate_all("all => all.map(one => one.dataset.tap)")) == sorted(costs)
    tap = next(tap for tap, cost in costs.items() if cost)
    target = page.locator(f'.district-target[data-tap="{tap}"]')
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 34
    expect(target.locator(".district-price")).to_have_text(str(costs[tap]))
    expect(target.locator("> .visually-hidden")).to_contain_text(f"now for {costs[tap]} gold")
    target.click()
    expect(page.locator(f'[data-place="{tap}"]')).to_have_count(0)


def test_a_seat_is_chosen_by_its_row(new_page: NewPage) -> None:
    """The lines that may be chosen glow; any other opens what is known of the seat."""
    record = played(4, swaps)
    page = laid(new_page(settings=FAST, **PHONE), record)
    may = sorted({action["seat"] for action in seen(record)["legal"] if action["kind"] == "swap"})
    lit = page.locator(".seat-line.is-legal")
    assert sorted(lit.evaluate_all("all => all.map(one => Number(one.dataset.seatLine))")) == may
    page.locator("[data-seat-line='0']").click()
    expect(page.locator("[data-panel=known]")).to_be_visible()


SHOWN = """() => ({
  cards: [...document.querySelectorAll(".table [data-card]")].map(one => one.dataset.card),
  roles: [...document.querySelectorAll(".seat-roles .medallion")]
    .map(one => [Number(one.closest("[data-seat]").dataset.seat), one.dataset.code]),
})"""


@pytest.mark.parametrize(("players", "wanted"), [(4, drafts), (4, is_turn), (7, is_turn)])
def test_nothing_secret_is_in_the_page(new_page: NewPage, players: int, wanted: Wanted) -> None:
    """No card of another hand and no character that the seat cannot know, whether it shows or not."""
    record = played(players, wanted, mixed=players == 7)
    page = laid(new_page(settings=FAST), record)
    view = seen(record)
    found = page.evaluate(SHOWN)
    may = {card["code"] for card in view["hand"]} | {one["code"] for one in view["pile"]["known"]} | {*view["museum"]}
    for seat in view["seats"]:
        may |= {*seat["known"], *[district["code"] for district in seat["city"]]}
    assert {*found["cards"]} <= may
    held = sorted([seat, code] for seat, one in enumerate(view["seats"]) for code in one["characters"])
    assert sorted(found["roles"]) == held
    assert page.locator(".open-hand").count() == 0


def test_all_hands_lie_open_in_a_replay(new_page: NewPage) -> None:
    """Where everything may be seen, hands lie at their seats, and all seats stand alike."""
    record = finished(4)
    page = laid(new_page(settings=FAST), record, "#/replay/here/40", ".replay .table")
    page.locator(".replay-perspective select").select_option("open")
    expect(page.locator(".rival")).to_have_count(4)
    expect(page.locator(".own")).to_have_count(0)
    state: Any = record.cut(40).state
    for seat, codes in enumerate(shown.view(state, EVERYTHING)["hands"] or []):
        cards = page.locator(f".rival[data-seat='{seat}'] .open-hand [data-card]")
        assert sorted(cards.evaluate_all("all => all.map(one => one.dataset.card)")) == sorted(codes)


def test_every_place_exists_exactly_once(new_page: NewPage) -> None:
    """The herald says who is called and how many districts the pile has; whatever flies finds where to and from."""
    record = played(4, is_turn)
    page = laid(new_page(settings=FAST), record)
    view = seen(record)
    herald = page.locator("[data-place=herald]")
    called = page.locator(f"[data-place='rank:{view['called']}'] .rank-name").text_content() or ""
    expect(herald).to_contain_text(called)
    expect(herald.locator("[data-place=pile]")).to_contain_text(re.compile(rf"\b{view['pile']['size']}\b"))
    kinds = ("purse", "held", "crown", "city", "seat")
    places = ["pile", "bank", *[f"{kind}:{seat}" for seat in range(4) for kind in kinds]]
    places += [district["place"] for seat in view["seats"] for district in seat["city"]]
    for place in places:
        assert page.locator(f'[data-place="{place}"]').count() == 1, place
