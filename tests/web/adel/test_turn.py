"""Adel's turn in the page: the draft, what is possible and what is not, what decides itself, questions, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke.adel.rules import actions as do
from raenke.adel.rules import decisions
from raenke.record import Record
from tests.web.adel.positions import YOU, Options, asked, played_to, saved, seats_of
from tests.web.conftest import Axe, NewPage, until
from tests.web.playing import FAST
from tests.web.stored_games import put_entries, stored_entries

MIXED: Options = (("characters", "mixed"), ("violets", "all"))
DARK: Options = (("characters", "dark"), ("violets", "all"))
TWO, FOUR, SEVEN = seats_of(2, YOU), seats_of(4, YOU), seats_of(7, YOU)
YOURS = ".table.is-yours"
OPEN = ":is(.draft-pick, .asked-card, .asked-action, .turn-act, .hand-card).is-legal"


def table(page: Page, records: dict[str, Record], first: str = "") -> Page:
    """A page with these games, at the first of them."""
    page.goto("")
    expect(page.locator(".hero h1")).to_be_visible()  # so that the table's heading is focused, as after any screen
    put_entries(page, {name: saved(record, name) for name, record in records.items()})
    return at(page, first or next(iter(records)))


def at(page: Page, name: str) -> Page:
    """Goes to the table of a game."""
    page.evaluate("name => { location.hash = `#/table/${name}`; }", name)
    here = page.locator(f"[data-table='{name}']")
    expect(here.locator(YOURS)).to_be_visible(timeout=60_000)
    expect(here.locator(OPEN).first).to_be_visible()
    return page


def tokens(page: Page, name: str) -> list[str]:
    """The record of a game, token by token."""
    (game,) = [one for one in stored_entries(page) if one["id"] == name]
    return str(game["record"]).split("\n\n", 1)[1].split()


def added(page: Page, name: str, before: Record) -> str:
    """The first token that came to a record."""
    for _ in range(400):
        now = tokens(page, name)
        if len(now) > len(before.tokens):
            return now[len(before.tokens)]
        page.wait_for_timeout(25)
    raise AssertionError("nothing was decided")


def legal(record: Record) -> list[dict[str, Any]]:
    """What the first seat may do, as the page has it."""
    return list(seen(record.state)["legal"])


def seen(state: Any) -> dict[str, Any]:
    """The table as the first seat has it."""
    return dict(GAMES["adel"].page.view(state, 0))


@pytest.mark.parametrize("way", ["mouse", "number", "arrows"])
def test_a_character_is_chosen(new_page: NewPage, way: str) -> None:
    """Each medallion says its rank, its name and its power in a line; the second is taken by either way."""
    record = asked("draft", SEVEN, MIXED)
    page = new_page(settings=FAST, viewport={"width": 360, "height": 740}, fresh=way == "arrows")
    table(page, {"draft": record})
    offered = [action["taps"][0] for action in legal(record)]
    picks = page.locator(".draft-pick.is-legal")
    assert picks.evaluate_all("all => all.map(one => one.dataset.tap)") == offered
    for at_ in range(len(offered)):
        expect(picks.nth(at_).locator(".draft-name")).not_to_be_empty()
        expect(picks.nth(at_).locator(".draft-power")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    if way == "mouse":
        picks.nth(1).click()
    elif way == "number":
        page.keyboard.press("2")
    else:
        page.keyboard.press("ArrowDown")
        expect(picks.first).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(picks.nth(1)).to_be_focused()
        page.keyboard.press("Enter")
    assert added(page, "draft", record) == legal(record)[1]["text"]


def test_an_ordinary_turn_is_three_taps(new_page: NewPage) -> None:
    """Gold, a card of the hand, the end; on the way everything impossible says why, and the end what is left undone."""

    def stop(state: Any) -> bool:
        if state.pending != decisions.TURN or state.taken or state.round < 3:
            return False
        then = state.clone()
        then.apply(do.GOLD)
        kinds = {action - do.BUILD for action in then.legal() if do.BUILD <= action < do.INCOME}
        return bool(kinds) and do.INCOME in then.legal() and not then.used

    record = played_to(stop, FOUR)
    page = table(new_page(settings=FAST), {"turn": record})
    shut = page.locator(".turn-unavailable li")
    expect(shut.filter(has=page.locator("[data-shut=end]"))).to_contain_text("take gold or cards first")
    expect(page.locator(".turn-act.is-legal[data-action=gold]")).to_contain_text("+2")
    page.locator("[data-action=gold]").click()
    expect(shut.filter(has=page.locator("[data-shut=take]"))).to_contain_text("taken")
    end = page.locator(".turn-act[data-action=end]")
    expect(end.locator("[data-undone]")).to_contain_text("building")
    expect(page.locator("[data-line=build]")).to_contain_text("Tap a card")
    page.locator(".hand-card.is-legal").first.click()
    expect(shut.filter(has=page.locator("[data-shut=build]"))).to_contain_text("you have already built this turn")
    expect(end.locator("[data-undone]")).to_contain_text("income")
    expect(end.locator("[data-undone]")).not_to_contain_text("building")
    end.click()
    until(page, "document.querySelector('.turn-act[data-action=end].is-legal') === null")


def test_unaffordable_cards_say_so(new_page: NewPage) -> None:
    """In a glance, and in words for the ear."""

    def stop(state: Any) -> bool:
        if state.pending != decisions.TURN or not state.taken:
            return False
        reasons = {one["reason"] for one in seen(state)["obstacles"] if one["kind"] == "build"}
        return {"too-dear", "already-built"} <= reasons and len(state.legal()) > 1

    page = table(new_page(settings=FAST), {"turn": played_to(stop, FOUR)})
    cards = page.locator(".hand-card.is-unavailable")
    expect(cards.locator(".hand-reason").filter(has_text="short").first).to_be_visible()
    expect(cards.locator(".hand-reason").filter(has_text="built").first).to_be_visible()
    expect(cards.filter(has_text="you have").first).to_have_attribute("aria-disabled", "true")


def ends_itself(state: Any) -> bool:
    """Gold, and nothing else can be done."""
    if state.pending != decisions.TURN or state.taken:
        return False
    then = state.clone()
    then.apply(do.GOLD)
    return bool(then.to_act == 0 and then.legal() == [do.END])


def test_an_empty_turn_ends_by_itself(new_page: NewPage) -> None:
    """One tap; taking back goes past the end that nobody decided, to where somebody did."""
    record = played_to(ends_itself, FOUR)
    page = table(new_page(settings=FAST), {"turn": record})
    page.locator("[data-action=gold]").click()
    until(page, "document.querySelector('.turn-act[data-action=end]') === null")
    for _ in range(200):
        if len(tokens(page, "turn")) >= len(record.tokens) + 2:
            break
        page.wait_for_timeout(25)
    ended = record.cut(len(record.tokens))
    ended.play(do.GOLD)
    ended.play(do.END)
    assert tokens(page, "turn")[: len(ended.tokens)] == ended.tokens
    expect(page.locator("[data-action=undo][aria-disabled=false]")).to_be_visible()
    page.locator("[data-action=undo]").click()
    resting = page.locator("[data-action=spoil], .turn-act.is-legal[data-action=gold]")
    expect(resting.first).to_be_visible()
    if page.locator("[data-action=spoil]").count():
        page.locator("[data-action=spoil]").click()
    expect(page.locator(".turn-act.is-legal[data-action=gold]")).to_be_visible()
    until(page, "document.querySelector('.table.is-yours') !== null")
    assert tokens(page, "turn") == record.tokens


def test_a_forced_set_aside_happens_by_itself(new_page: NewPage) -> None:
    """For two: whoever takes the last but one sets the last aside without being asked."""

    def stop(state: Any) -> bool:
        return bool(state.pending == decisions.DRAFT and len(state.legal()) == 2)

    record = played_to(stop, TWO)
    page = table(new_page(settings=FAST), {"draft": record})
    assert page.locator(".draft-pick").count() == 2
    page.locator(".draft-pick").first.click()
    first, second = legal(record)
    assert added(page, "draft", record) == first["text"]
    until(page, "document.querySelector('.draft-pick') === null")
    aside = record.cut(len(record.tokens))
    aside.play(first["id"])
    aside.play(aside.state.legal()[0])
    for _ in range(200):
        if len(tokens(page, "draft")) >= len(aside.tokens):
            break
        page.wait_for_timeout(25)
    assert tokens(page, "draft")[: len(aside.tokens)] == aside.tokens
    assert second["rank"] is not None


def test_a_seat_behind_the_curtain_is_always_asked(new_page: NewPage) -> None:
    """Bo, a Witch, could only end her turn once Ada has taken gold: no curtain less than if Bo could build."""

    def stop(state: Any) -> bool:
        if state.pending != decisions.SHORT:
            return False
        then = state.clone()
        then.apply(do.GOLD)
        return bool(then.to_act == 1 and then.legal() == [do.END])

    record = played_to(stop, (YOU, "Bo", "bot:greedy", "bot:greedy"), DARK)
    page = new_page(settings=FAST)
    page.goto("")
    put_entries(page, {"shared": saved(record, "shared")})
    page.evaluate("location.hash = '#/table/shared'")
    page.locator("[data-curtain][data-seat='0'] [data-action=lift]").click(timeout=60_000)
    page.locator("[data-action=gold].is-legal").click()
    page.locator("[data-action=done]").click()
    expect(page.locator("[data-curtain][data-seat='1']")).to_be_visible()
    assert tokens(page, "shared") == [*record.tokens, "1$"]
    page.locator("[data-action=lift]").click()
    page.locator(".turn-act[data-action=end].is-legal").click()
    assert added(page, "shared", record) == "1$"
    for _ in range(200):
        if len(tokens(page, "shared")) > len(record.tokens) + 1:
            break
        page.wait_for_timeout(25)
    assert tokens(page, "shared")[len(record.tokens) + 1] == "2."


QUESTIONS: dict[str, Callable[[], Record]] = {
    "aside": lambda: played_to(lambda state: state.pending == decisions.DRAFT_ASIDE and len(state.legal()) > 1, TWO),
    "keep": lambda: asked("keep"),
    "put": lambda: asked("put"),
    "conjure": lambda: asked("conjure", FOUR, DARK),
    "tribute": lambda: asked("tribute", FOUR, (("characters", "dark"), ("edition", "ffg"))),
    "rescue": lambda: asked("rescue"),
    "search": lambda: asked("search", FOUR, MIXED),
    "bell": lambda: asked("bell", FOUR, MIXED),
    "short": lambda: asked("short", FOUR, DARK),
}


def test_every_question_is_answered(new_page: NewPage, axe: Axe) -> None:
    """Each has a sentence, and each way of answering it stands in the page; the first of them is taken."""
    records = {name: make() for name, make in QUESTIONS.items()}
    page = table(new_page(settings=FAST, viewport={"width": 360, "height": 740}), records)
    for name, record in records.items():
        at(page, name)
        expect(page.locator(".status-text")).not_to_be_empty()
        ways = legal(record)
        for place in {action["taps"][0] for action in ways}:
            expect(page.locator(f'[data-tap="{place}"].is-legal').first).to_be_visible()
        assert axe(page) == [], name
        # The last: not what a stray tap would be.
        action = ways[-1]
        for place in action["taps"]:
            page.locator(f'[data-tap="{place}"].is-legal').first.click()
        assert added(page, name, record) == action["text"], name


def test_actions_of_several_taps_prompt_for_the_next(new_page: NewPage) -> None:
    """Magician, Diplomat and Artist: a button, then things; touched again it is laid back."""
    ways = {"Mg": "put", "Di": "exchange", "At": "adorn"}
    records = {}
    for role, kind in ways.items():

        def stop(state: Any, role: str = role, kind: str = kind) -> bool:
            if state.pending != decisions.TURN or state.turn != 0:
                return False
            return any(action["kind"] == kind for action in seen(state)["legal"])

        records[kind] = played_to(stop, FOUR, () if role == "Mg" else DARK)
    page = table(new_page(settings=FAST), records)
    for kind, record in records.items():
        at(page, kind)
        before = page.locator(".status-text").inner_text()
        button = page.locator(f".turn-act[data-action={kind}]")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".status-text")).to_contain_text("Now tap")
        button.click()
        expect(page.locator(".status-text")).to_have_text(before)
        action = next(one for one in legal(record) if one["kind"] == kind)
        for place in action["taps"]:
            page.locator(f'[data-tap="{place}"].is-legal').first.click()
        assert added(page, kind, record) == action["text"]


def test_number_keys_name_ranks_and_build(new_page: NewPage) -> None:
    """A rank while one is to be named, else a card of the hand; the arrows reach every row."""

    def names(state: Any) -> bool:
        return state.pending == decisions.TURN and any(action["kind"] == "name" for action in seen(state)["legal"])

    def builds(state: Any) -> bool:
        view = seen(state)
        kinds = {action["kind"]: action["taps"] for action in view["legal"][::-1]}
        return "name" not in kinds and kinds.get("build") == [f"hand:{view['hand'][0]['code']}"]

    records = {"name": played_to(names, FOUR), "build": played_to(builds, FOUR)}
    page = table(new_page(settings=FAST), records)
    action = next(one for one in legal(records["name"]) if one["kind"] == "name")
    page.keyboard.press(str(action["rank"]))
    assert added(page, "name", records["name"]) == action["text"]
    at(page, "build")
    page.keyboard.press("ArrowDown")
    rows = set()
    for _ in range(12):
        rows.add(page.evaluate("document.activeElement.className.split(' ')[0]"))
        page.keyboard.press("ArrowUp")
    assert {"turn-act", "rank-target", "seat-line"} <= rows
    page.keyboard.press("1")
    build = next(action for action in legal(records["build"]) if action["kind"] == "build")
    assert added(page, "build", records["build"]) == build["text"]


def test_districts_explain_themselves_by_keyboard(new_page: NewPage) -> None:
    """Down from a seat lie its districts, one by one, and up again leads back; what is folded away is no stop."""

    def drafts(state: Any) -> bool:
        return bool(state.pending == decisions.DRAFT and state.round >= 4)

    def turns(state: Any) -> bool:
        return bool(
            state.pending == decisions.TURN and state.round >= 4 and all(len(city) >= 2 for city in state.cities)
        )

    records = {"turn": played_to(turns, FOUR), "draft": played_to(drafts, SEVEN)}
    page = table(new_page(settings=FAST, viewport={"width": 360, "height": 740}), records)
    for seat in (".rival", ".own"):
        line = page.locator(f"{seat} .seat-line").first
        districts = page.locator(seat).first.locator(".district[tabindex]")
        line.focus()
        for at_ in (0, 1):
            page.keyboard.press("ArrowDown")
            expect(districts.nth(at_)).to_be_focused()
        page.keyboard.press("i")
        explained = districts.nth(1).get_attribute("data-help") or ""
        expect(page.locator("dialog.card-help[open]")).to_have_attribute("data-help-on", explained)
        page.keyboard.press("Escape")
        expect(districts.nth(1)).to_be_focused()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        expect(line).to_be_focused()
    at(page, "draft")
    page.locator(".rival .seat-line").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".draft-pick").first).to_be_focused()


@pytest.mark.parametrize("width", [320, 360])
def test_a_full_hand_fits_a_phone(new_page: NewPage, width: int) -> None:
    """Ten cards and more: each keeps a finger's width, and the page does not grow."""

    def stop(state: Any) -> bool:
        return bool(state.pending == decisions.TURN and len(state.hands[0]) >= 10)

    record = played_to(stop, FOUR, DARK, bot="random")
    page = table(new_page(settings=FAST, viewport={"width": width, "height": 740}), {"hand": record})
    widths = page.locator(".hand-card").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert len(widths) >= 10
    assert min(widths) >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_curtain_reveals_no_role_before_the_call(new_page: NewPage) -> None:
    """Two people share the device: of the draft it says that there is one, of a turn whose it is."""
    people = (YOU, "Bo", "bot:greedy", "bot:greedy")
    record = asked("draft", people)
    page = new_page(settings=FAST)
    page.goto("")
    put_entries(page, {"draft": saved(record, "draft")})
    page.evaluate("location.hash = '#/table/draft'")
    curtain = page.locator("[data-curtain]")
    expect(curtain).to_contain_text("Time to choose a character.", timeout=60_000)
    for action in legal(record):
        assert action["taps"][0] not in page.content()


def test_a_pick_passes_the_device_on_by_itself(new_page: NewPage) -> None:
    """There is nothing to review, and a moment to take it back; the next curtain falls without a tap."""
    record = asked("draft", (YOU, "Bo", "Cleo", "Dara"))
    page = new_page(settings=FAST)
    page.goto("")
    put_entries(page, {"shared": saved(record, "shared")})
    page.evaluate("location.hash = '#/table/shared'")
    page.locator("[data-curtain][data-seat='0'] [data-action=lift]").click(timeout=60_000)
    page.locator(".draft-pick.is-legal").first.click()
    expect(page.locator("[data-action=undo][aria-disabled=false]")).to_be_visible()
    expect(page.locator("[data-curtain]:not([data-seat='0'])")).to_be_visible()


def test_exchanging_cards_moves_the_focus_to_the_hand(new_page: NewPage) -> None:
    """By keyboard, the button of a Magician leads to the cards that it asks for."""

    def stop(state: Any) -> bool:
        kinds = {action["kind"] for action in seen(state)["legal"]}
        return bool(state.pending == decisions.TURN and "put" in kinds and state.hands[0])

    page = table(new_page(settings=FAST), {"turn": played_to(stop, FOUR)})
    page.locator("[data-action=put]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand-card:focus")).to_have_count(1)
