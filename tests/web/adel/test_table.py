"""The table's picture: the rail says what is known, every city can be read on a phone, and nothing secret is in the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke.adel import page as shown
from raenke.bots import make
from raenke.game import EVERYTHING
from raenke.record import Record
from tests.web.conftest import NewPage
from tests.web.kabale.positions import PUT
from tests.web.playing import FAST

pytestmark = pytest.mark.web

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MIXED: Final = {"characters": "mixed", "violets": "all"}
TABLE: Final = ".table.adel [data-status]"

Wanted = Callable[[dict[str, Any]], bool]


def seen(record: Record, seat: int = 0) -> dict[str, Any]:
    """The table as a seat sees it."""
    state: Any = record.state
    view: Any = shown.view(state, seat)
    return dict(view)


def is_turn(view: dict[str, Any]) -> bool:
    """The first seat's own turn, late in the game."""
    return view["asks"] == "turn" and view["to_act"] == 0 and view["round"] >= 5


def names_a_rank(view: dict[str, Any]) -> bool:
    """Somebody is to be named."""
    return is_turn(view) and any(action["kind"] == "name" for action in view["legal"])


def destroys_for_gold(view: dict[str, Any]) -> bool:
    """Something may be destroyed, and costs something."""
    return is_turn(view) and any(action["kind"] == "destroy" and action["cost"] for action in view["legal"])


def swaps(view: dict[str, Any]) -> bool:
    """A seat is to be chosen."""
    return is_turn(view) and any(action["kind"] == "swap" for action in view["legal"])


def drafts(view: dict[str, Any]) -> bool:
    """A character is to be chosen, and something lies face up."""
    return view["asks"] == "draft" and view["to_act"] == 0 and bool(view["draft"]["up"])


@cache
def played(players: int, wanted: Wanted, mixed: bool = False) -> Record:
    """The first position in which the first seat is asked and something is so."""
    game = GAMES["adel"]
    for seed in range(3, 400):
        rng = Random(seed)
        mind = make("greedy", game)
        record = Record(game, game.deal(players, rng, 0, MIXED if mixed else {}), dict(enumerate(seats(players))))
        record.chance(rng)
        while not record.state.over:
            state: Any = record.state
            if state.to_act == 0 and wanted(seen(record)):
                return record
            *_, action = mind.think(state.view(state.to_act), rng)
            record.play(action)
            record.chance(rng)
    raise AssertionError("no such position")


def seats(players: int) -> tuple[str, ...]:
    """A person and bots."""
    return ("Ada", *["bot:greedy"] * (players - 1))


def saved(record: Record) -> dict[str, Any]:
    """The game as the page keeps it."""
    state = record.state
    plans = [
        {"name": "" if seat.startswith("bot:") else seat, "kind": seat if seat.startswith("bot:") else "human"}
        for seat in seats(state.players)
    ]
    return {
        "id": "here", "game": "adel", "title": "", "seats": plans, "practice": False, "record": record.text(), "deal": None,
        "tokens": len(record.tokens), "round": state.round, "over": state.over, "scores": [], "created": 1_760_000_000_000,
        "changed": 1_760_000_000_000, "writer": "",
    }  # fmt: skip


def laid(page: Page, record: Record, hash_: str = "#/table/here", there: str = TABLE) -> Page:
    """The position on the table."""
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    page.evaluate(PUT, ["raenke-games", [saved(record)]])
    page.evaluate("hash => { location.hash = hash; }", hash_)
    expect(page.locator(there).first).to_be_visible(timeout=60_000)
    return page


SQUEEZED = """() => [...document.querySelectorAll(".rival")].map(rival => {
  const whole = rival.getBoundingClientRect();
  const boxes = [...rival.querySelectorAll(".district .house[data-size=tile]")].map(tile => tile.getBoundingClientRect());
  const costs = [...rival.querySelectorAll(".district .house[data-size=tile] .house-cost")].map(cost => parseFloat(getComputedStyle(cost).fontSize));
  return {
    seat: Number(rival.dataset.seat), tiles: boxes.length, least: Math.min(99, ...boxes.map(box => box.width)), cost: Math.min(99, ...costs),
    apart: boxes.every((box, at) => at === 0 || box.left >= boxes[at - 1].right - 0.5),
    within: boxes.every(box => box.left >= whole.left && box.right <= whole.right && box.bottom <= whole.bottom + 1),
    name: rival.querySelector(".seat-name").scrollWidth <= rival.querySelector(".seat-name").clientWidth + 1,
  };
})"""
"""How the folded cities lie on the page."""


def test_every_city_of_seven_can_be_read_on_a_phone(new_page: NewPage) -> None:
    """Folded, each district is a tile that shows its colour and its cost; a tap on them unfolds the city with its names."""
    record = played(7, is_turn, mixed=True)
    page = laid(new_page(settings=FAST, **PHONE), record)
    view = seen(record)
    found = page.evaluate(SQUEEZED)
    assert [one["seat"] for one in found] == [1, 2, 3, 4, 5, 6]
    for one in found:
        city = view["seats"][one["seat"]]["city"]
        assert one["tiles"] == len(city)
        assert one["apart"], one
        assert one["within"], one
        assert one["least"] >= 15, one
        assert one["cost"] >= 11, one
        assert one["name"], one
    for seat in (1, 6):
        rival = page.locator(f".rival[data-seat='{seat}']")
        names = rival.locator(".house-name:visible")
        expect(names).to_have_count(0)
        rival.locator(".rival-fold").click()
        expect(names).to_have_count(len(view["seats"][seat]["city"]))
        rival.locator(".rival-fold").click()
        expect(names).to_have_count(0)


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("size", [(320, 640), (360, 740), (740, 360), (768, 1024), (1440, 900)], ids=str)
def test_the_table_is_one_screen(new_page: NewPage, players: int, size: tuple[int, int]) -> None:
    """Nothing sticks out to the side, and the page is no longer than the screen, from a phone on."""
    page = laid(
        new_page(settings=FAST, viewport={"width": size[0], "height": size[1]}),
        played(players, is_turn, mixed=players == 7),
    )
    beyond = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert beyond[0] <= 0
    assert beyond[1] <= 0 or size == (320, 640)
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".rail .rank-target, .seat-line, .own .district, .herald-stores")]
          .filter(one => { const box = one.getBoundingClientRect(); return box.left < -0.5 || box.right > innerWidth + 0.5; })
          .map(one => one.className)"""
    )
    assert cut == []
    rail = page.evaluate(
        "new Set([...document.querySelectorAll('.rank')].map(rank => Math.round(rank.getBoundingClientRect().top))).size"
    )
    assert rail == 1


def words(page: Page, script: str) -> Any:
    """Something that the page's own modules say."""
    base = page.locator("script[type=module]").first.evaluate("script => new URL('..', script.src).href")
    return page.evaluate(
        f"""async base => {{
          const {{ wordsOf }} = await import(new URL("js/words/i18n.js", base).href);
          const t = wordsOf("adel");
          return {script};
        }}""",
        base,
    )


def check_rail(page: Page, view: dict[str, Any]) -> None:
    """Each rank says who it is, or who can be it, or that it is nobody's, and what befell it."""
    names = page.locator(".seat-name").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.closest('[data-seat]').dataset.seat, one.textContent]))"
    )
    drafting = view["called"] == 0
    for rank in view["ranks"]:
        place = page.locator(f"[data-place='rank:{rank['rank']}']")
        heard = place.locator(".visually-hidden").text_content() or ""
        assert heard.startswith(f"{rank['rank']}, "), heard
        holder = next(
            (seat for seat, one in enumerate(view["seats"]) if rank["code"] in one["characters"]), rank["seat"]
        )
        arms = place.locator(".rank-foot .emblem").evaluate_all("all => all.map(one => Number(one.dataset.seat))")
        if holder is not None:
            assert ("it is you" if holder == 0 else f"it is {names[str(holder)]}") in heard
            assert arms == [holder]
        elif rank["face_up"] or rank["face_down"]:
            assert "set aside face " + ("up" if rank["face_up"] else "down") in heard
            assert arms == []
        else:
            assert sorted(arms) == sorted(rank["can"])
            if not rank["can"]:
                assert ("not chosen yet" if drafting else "nobody") in heard
            elif len(rank["can"]) == view["players"] - 1:
                assert "anybody else can be it" in heard
            else:
                assert all(names[str(seat)] in heard for seat in rank["can"])
        for what in ("murdered", "bewitched", "robbed"):
            assert (what in heard) == rank[what], heard
        assert ("called now" in heard) == (rank["rank"] == view["called"]), heard


@pytest.mark.parametrize(("players", "wanted"), [(4, drafts), (4, is_turn), (7, is_turn), (2, is_turn)])
def test_the_rail_says_what_is_known(new_page: NewPage, players: int, wanted: Wanted) -> None:
    """For the eye by arms and marks, for the ear in words; and no more than the seat may know."""
    record = played(players, wanted, mixed=players == 7)
    check_rail(laid(new_page(settings=FAST), record), seen(record))


def test_a_victim_is_named_on_the_rail(new_page: NewPage) -> None:
    """Those ranks glow that may be named, and a tap names one."""
    record = played(4, names_a_rank)
    page = laid(new_page(settings=FAST, **PHONE), record)
    view = seen(record)
    may = sorted(action["rank"] for action in view["legal"] if action["kind"] == "name")
    lit = page.locator(".rank-target.is-legal")
    assert lit.evaluate_all("all => all.map(one => Number(one.dataset.place.split(':')[1]))") == may
    size = lit.first.bounding_box()
    assert size is not None
    assert size["height"] >= 44
    page.locator(f"[data-place='rank:{may[-1]}']").click()
    expect(page.locator(f"[data-place='rank:{may[-1]}'] .rank-mark.is-dire")).to_be_visible()


def test_a_district_that_may_fall_takes_one_tap(new_page: NewPage) -> None:
    """On a phone too it is lit in its city, says its price, and nothing needs to be unfolded before."""
    record = played(4, destroys_for_gold)
    page = laid(new_page(settings=FAST, **PHONE), record)
    actions = {action["taps"][0]: action for action in seen(record)["legal"] if action["kind"] == "destroy"}
    lit = page.locator(".rival .district-target")
    assert sorted(lit.evaluate_all("all => all.map(one => one.dataset.tap)")) == sorted(actions)
    tap, action = next((tap, action) for tap, action in actions.items() if action["cost"])
    target = page.locator(f'.district-target[data-tap="{tap}"]')
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 34
    expect(target.locator(".district-price")).to_have_text(str(action["cost"]))
    expect(target.locator("> .visually-hidden")).to_contain_text(f"now for {action['cost']} gold")
    target.click()
    expect(page.locator(f'[data-place="{tap}"]')).to_have_count(0)


def test_a_seat_is_chosen_at_its_line(new_page: NewPage) -> None:
    """The lines that may be chosen glow; any other opens what is known of the seat."""
    record = played(4, swaps)
    page = laid(new_page(settings=FAST, **PHONE), record)
    may = sorted({action["seat"] for action in seen(record)["legal"] if action["kind"] == "swap"})
    lit = page.locator(".seat-line.is-legal")
    assert sorted(lit.evaluate_all("all => all.map(one => Number(one.dataset.seatLine))")) == may
    page.locator("[data-seat-line='0']").click()
    expect(page.locator("dialog[data-panel=known], [data-panel=known]").first).to_be_visible()


PUBLIC = """() => ({
  cards: [...document.querySelectorAll(".table [data-card]")].map(one => one.dataset.card),
  roles: [...document.querySelectorAll(".seat-roles .medallion")].map(one => [Number(one.closest("[data-seat]").dataset.seat), one.dataset.code]),
})"""


@pytest.mark.parametrize(("players", "wanted"), [(4, drafts), (4, is_turn), (7, is_turn)])
def test_nothing_secret_is_in_the_page(new_page: NewPage, players: int, wanted: Wanted) -> None:
    """No card of another hand, no character that the seat cannot know: neither seen nor in the page."""
    record = played(players, wanted, mixed=players == 7)
    page = laid(new_page(settings=FAST), record)
    view = seen(record)
    found = page.evaluate(PUBLIC)
    may = {one["code"] for seat in view["seats"] for one in seat["city"]} | {card["code"] for card in view["hand"]}
    may |= (
        {code for seat in view["seats"] for code in seat["known"]}
        | {one["code"] for one in view["pile"]["known"]}
        | set(view["museum"])
    )
    assert set(found["cards"]) <= may
    held = sorted([seat, code] for seat, one in enumerate(view["seats"]) for code in one["characters"])
    assert sorted(found["roles"]) == held
    assert page.locator(".open-hand").count() == 0


def test_all_hands_lie_open_in_a_replay(new_page: NewPage) -> None:
    """Where everything may be seen, hands lie at their seats, and all seats stand alike."""
    record = played(4, is_turn)
    page = laid(new_page(settings=FAST), record, f"#/replay/here/{len(record.tokens)}", ".replay .table")
    page.locator(".replay-who select").select_option("open")
    expect(page.locator(".rival")).to_have_count(4)
    expect(page.locator(".own")).to_have_count(0)
    hands = {int(seat): codes for seat, codes in page.locator(".rival").evaluate_all(
        "all => all.map(one => [one.dataset.seat, [...one.querySelectorAll('.open-hand [data-card]')].map(card => card.dataset.card)])")}  # fmt: skip
    state: Any = record.state
    whole: Any = shown.view(state, EVERYTHING)
    assert json.dumps({seat: sorted(codes) for seat, codes in hands.items()}) == json.dumps(
        {seat: sorted(codes) for seat, codes in enumerate(whole["hands"])}
    )


def test_the_herald_says_who_is_called(new_page: NewPage) -> None:
    """Rank, character and seat; beside it how many districts the pile has."""
    record = played(4, is_turn)
    page = laid(new_page(settings=FAST), record)
    view = seen(record)
    herald = page.locator("[data-place=herald]")
    role = words(page, f"t('character-{view['playing']['character']}')")
    expect(herald).to_contain_text(role)
    expect(herald.locator("[data-place=pile]")).to_contain_text(re.compile(rf"\b{view['pile']['size']}\b"))
    for place in (
        "bank",
        *[f"{what}:{seat}" for seat in range(4) for what in ("purse", "held", "crown", "city", "seat")],
    ):
        assert page.locator(f"[data-place='{place}']").count() == 1, place
