"""The toy in a real browser: shared code plays, replays, undoes, saves and curtains a game it has never heard of."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import record
from tests.toy import TOY
from tests.web.conftest import NewPage, until
from tests.web.stored_games import stored_entries

CARD = ".toy-card.is-legal"
DONE = "[data-action=done]"
LIFT = "[data-action=lift]"
OVER = "[data-over]"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests read the toy's records too."""
    import raenke

    monkeypatch.setitem(raenke.GAMES, TOY.name, TOY)


def settings(*kinds: str, pace: str = "instant", practice: bool = False, **more: Any) -> dict[str, Any]:
    """A table of these seats, ready to be dealt; nothing is explained unless that is wanted."""
    seats = [{"name": name, "kind": kind} for name, kind in zip(("Ada", "Bo", "Cleo"), kinds, strict=False)]
    explains = bool(more.pop("explains", False))
    setup = {"game": "toy", "count": len(kinds), "seats": seats, "first": 0, "seed": "5", "practice": practice}
    return {"pace": pace, "explains": explains, "setup": {**setup, "options": {"limit": "6"}, **more}}


def dealt(page: Page, wanted: str = CARD) -> Page:
    """A fresh table."""
    page.goto("#/setup")
    page.locator("[data-do=deal]").click()
    expect(page.locator(wanted).first).to_be_visible(timeout=30_000)
    return page


def lay(page: Page, card: int = 0, side: int = 0) -> None:
    """One decision by pointing: a card, then a side."""
    page.locator(CARD).nth(card).click()
    page.locator(".toy-side.is-legal").nth(side).click()


def finish(page: Page) -> None:
    """Plays on to the end; by turns to the left and to the right."""
    for turn in range(12):
        if page.locator(DONE).count():
            page.locator(DONE).click()
            expect(page.locator(f"{LIFT}, {OVER}").first).to_be_visible()
        if page.locator(LIFT).count():
            page.locator(LIFT).click()
        expect(page.locator(f"{CARD}, {OVER}").first).to_be_visible(timeout=20_000)
        if page.locator(OVER).count():
            return
        lay(page, side=turn % 2)
        expect(page.locator(f"{CARD}, {OVER}, {LIFT}, {DONE}").first).to_be_visible(timeout=20_000)
    expect(page.locator(OVER)).to_be_visible()


def test_start_page_offers_all_games_and_their_options(new_page: NewPage) -> None:
    """The form asks which game, lists its seats and its options, and deals what was chosen."""
    page = new_page(settings={"pace": "instant"})
    page.goto("#/setup")
    games = page.locator("select[name=game]")
    expect(games.locator("option")).to_have_text(["Kabale & Hiebe", "Citadels", "Left or Right"])
    assert page.locator("select[name^=option]").count() == 0
    games.select_option("toy")
    assert page.locator("input[name=count]").count() == 3
    assert page.locator("select[name=option-limit] option").all_inner_texts() == ["nine", "six"]
    page.locator("select[name=option-limit]").select_option("6")
    page.locator("[data-do=deal]").click()
    expect(page.locator(CARD).first).to_be_visible(timeout=30_000)
    expect(page.locator(".table-round")).to_have_text("Round 1, limit 6")


def test_a_whole_game_is_played_and_kept(new_page: NewPage) -> None:
    """To the end; the engine alone says who has won, at the table, in the library and in a link."""
    page = dealt(new_page(settings=settings("human", "bot:random", "bot:greedy")))
    finish(page)
    (game,) = stored_entries(page)
    whole = record.read(game["record"])
    winners, scores = whole.state.winners(), whole.state.scores()
    assert (game["winners"], game["scores"], game["game"]) == (winners, scores, "toy")
    standing = page.locator(".standing.is-winner")
    assert {int(one.get_attribute("data-seat") or -1) for one in standing.all()} == set(winners)
    assert int(page.locator(".standing").first.get_attribute("data-seat") or -1) in winners
    page.evaluate("location.hash = '#/library'")
    row = page.locator(".row")
    expect(row).to_contain_text("Left or Right")
    won, sum_ = 0 in winners, scores[0]
    result = "Victory" if winners == [0] else "Shared victory" if won else " of 3"
    expect(row).to_contain_text(re.compile(rf"{result}.*\s·\s+{sum_} points?\s+·\s+Bot: Envoy"))
    row.locator("[data-do=share]").click()
    link = page.locator("[data-share-link]").input_value()
    page.goto(link)
    page.reload()
    expect(page.locator(f".standing.is-winner[data-seat='{winners[0]}']")).to_be_visible(timeout=30_000)
    assert page.locator(".standing.is-winner").count() == len(winners)


def test_winners_are_not_simply_the_most_points(new_page: NewPage) -> None:
    """Whoever is above the limit has more points and has not won; it says so wherever a game is summed up."""
    text = "\n".join(
        [
            '[Game "toy"]', '[Notation "1"]', '[Players "2"]', '[First "1"]', '[Limit "9"]', '[Seat1 "Ada"]',
            '[Seat2 "Bo"]', '[Hand1 "6 5 4 1"]', '[Hand2 "6 5 3 2"]', '[Result "11 2"]', "",
            "@6 1:6< 2:5< @5 2:3> 1:4> @2 1:1< 2:2<", "",
        ]
    )  # fmt: skip
    whole = record.read(text)
    assert (whole.state.scores(), whole.state.winners()) == ([11, 2], [1])
    page = new_page(settings={"pace": "instant"})
    page.goto("#/library")
    file: Any = {"name": "toy.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[name=files]").set_input_files(file)
    expect(page.locator(".row")).to_contain_text("Bo won with 2", timeout=30_000)


def test_a_choice_is_a_prefix_of_taps(new_page: NewPage) -> None:
    """A card, another instead of it, the same again, Escape; the question follows, and only what leads on glows."""
    page = dealt(new_page(settings=settings("human", "human")), LIFT)
    page.locator(LIFT).click()
    cards, sides = page.locator(CARD), page.locator(".toy-side.is-legal")
    expect(cards).to_have_count(4)
    expect(sides).to_have_count(0)
    cards.first.click()
    expect(sides).to_have_count(2)
    expect(page.locator(".status-text")).to_contain_text("left or right?")
    cards.nth(1).click()
    expect(page.locator(".toy-card.is-selected")).to_have_count(1)
    assert "is-selected" in (cards.nth(1).get_attribute("class") or "")
    cards.nth(1).click()
    expect(sides).to_have_count(0)
    cards.nth(2).click()
    page.keyboard.press("Escape")
    expect(page.locator(".toy-card.is-selected")).to_have_count(0)
    expect(cards.nth(2)).to_be_focused()


def test_by_keyboard_alone(new_page: NewPage) -> None:
    """Arrows lead through the rows that the game names, a number lays the card; single keys let its words be heard."""
    page = dealt(new_page(settings=settings("human", "human")), LIFT)
    page.keyboard.press("Tab")
    page.locator(LIFT).focus()
    page.keyboard.press("Enter")
    expect(page.locator(CARD).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(CARD).nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".toy-side").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("h")
    expect(page.locator("[data-live-region] p").last).to_contain_text("Card")
    page.keyboard.press("?")
    expect(page.locator("[data-panel=keys]")).to_contain_text("Hear the sides")
    page.keyboard.press("Escape")
    page.locator(CARD).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    page.locator(DONE).click()
    expect(page.locator(LIFT)).to_be_visible()


def test_a_card_is_drawn_to_a_side(new_page: NewPage) -> None:
    """Dragging is the same filter: let go beside the sides it is laid back, on one it decides."""
    page = dealt(new_page(settings=settings("human", "human")), LIFT)
    page.locator(LIFT).click()

    def drag(x: float, y: float) -> None:
        box = page.locator(CARD).first.bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 30, box["y"] - 20, steps=3)
        page.mouse.move(x, y, steps=3)
        page.mouse.up()

    drag(2, 2)
    expect(page.locator("[data-dragged], .is-selected")).to_have_count(0)
    side = page.locator(".toy-side").nth(1).bounding_box()
    assert side
    drag(side["x"] + 20, side["y"] + 40)
    page.locator(DONE).click()
    expect(page.locator(LIFT)).to_be_visible()


def test_an_element_has_help(new_page: NewPage) -> None:
    """By `i` and by a resting pointer."""
    page = dealt(new_page(settings=settings("human", "bot:random")))
    page.locator(CARD).first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog.card-help")).to_contain_text("It wins over all that are lower.")
    page.keyboard.press("Escape")
    box = page.locator(CARD).nth(1).bounding_box()
    assert box
    page.mouse.move(box["x"] + 10, box["y"] + 20)
    page.mouse.move(box["x"] + 14, box["y"] + 24)
    expect(page.locator(".card-help.is-hover")).to_be_visible()


def test_nothing_leaks_behind_the_curtain(new_page: NewPage) -> None:
    """Two people and one device: before the second says so, no card of the first is in the page, nor its own."""
    page = dealt(new_page(settings=settings("human", "human")), LIFT)
    expect(page.locator(".curtain")).to_contain_text("Round 1")
    page.locator(LIFT).click()
    expect(page.locator(CARD).first).to_be_visible()
    lay(page)
    page.locator(DONE).click()
    expect(page.locator(LIFT)).to_be_visible()
    held = page.locator("body").inner_html()
    assert not re.search(r"Card \d|data-tap|data-help", held)
    page.locator(LIFT).click()
    expect(page.locator(CARD)).to_have_count(4)
    assert "Ada: a card" in page.locator(".toy-side").first.inner_text()


def test_undo_after_new_information_makes_practice(new_page: NewPage) -> None:
    """It is asked once; then the game is practice, at the table and in its next life too."""
    page = dealt(new_page(settings=settings("human", "bot:random")))
    hand = page.locator(".toy-card").all_inner_texts()
    lay(page)
    expect(page.locator(".toy-card.is-legal")).to_have_count(3)
    page.locator("[data-action=undo]").click()
    page.locator("[data-action=spoil]").click()
    expect(page.locator(CARD)).to_have_count(4)
    assert page.locator(".toy-card").all_inner_texts() == hand
    expect(page.locator("[data-practice]")).to_be_visible()
    (game,) = stored_entries(page)
    assert (game["practice"], game["spoiled"]) == (True, True)


def test_the_same_table_again(new_page: NewPage) -> None:
    """With the options and the seats as they were; the next seat begins. How points came about the toy says itself."""
    page = dealt(new_page(settings=settings("human", "human")), LIFT)
    finish(page)
    expect(page.locator(".standing-count").first).to_contain_text("taken with cards")
    page.locator("[data-action=again]").click()
    expect(page.locator(".curtain")).to_contain_text("Bo", timeout=20_000)
    page.locator(LIFT).click()
    expect(page.locator(".table-round")).to_have_text("Round 1, limit 6")


def test_hints_warnings_and_opponents(new_page: NewPage) -> None:
    """All by its room: the `i` beside a question, a warning, faces, and what acts for the first time."""
    page = dealt(new_page(settings={**settings("human", "bot:greedy", explains=True), "pace": "quick"}))
    expect(page.locator(".toy-seats [data-level='bot:3']")).to_contain_text("Envoy")
    page.locator(CARD).first.click()
    page.locator("[data-action=explain]").click()
    expect(page.locator("dialog.card-help")).to_contain_text("It wins over all that are lower.")
    page.keyboard.press("Escape")
    page.locator(".toy-side.is-legal").first.click()
    expect(page.locator("[data-first-time=won]")).to_contain_text("takes what the die shows")
    expect(page.locator(f"{CARD}, {OVER}").first).to_be_visible()
    expect(page.locator("[data-first-time]")).to_have_count(0)


def test_undo_at_practice(new_page: NewPage) -> None:
    """The hand is as it was."""
    page = dealt(new_page(settings=settings("human", "bot:random", practice=True)))
    hand = page.locator(".toy-card").all_inner_texts()
    lay(page)
    expect(page.locator(".toy-card")).to_have_count(3)
    expect(page.locator(CARD).first).to_be_visible()
    page.locator("[data-action=undo]").click()
    expect(page.locator(CARD)).to_have_count(4)
    assert page.locator(".toy-card").all_inner_texts() == hand


def test_a_reload_finds_the_table_as_it_was(new_page: NewPage) -> None:
    """The record is the game."""
    page = dealt(new_page(settings=settings("human", "bot:random")))
    lay(page)
    expect(page.locator(".toy-card.is-legal")).to_have_count(3)
    was = page.locator(".table").inner_text()
    page.reload()
    expect(page.locator(".toy-card.is-legal")).to_have_count(3, timeout=30_000)
    assert page.locator(".table-round").inner_text() in was
    assert page.locator(".toy-hand").inner_text() in was


def test_stage_plays_and_can_be_reread(new_page: NewPage) -> None:
    """At a pace, by events that fly and acts that stay; skipped with a key, opened again from the log."""
    page = dealt(
        new_page(settings=settings("human", "bot:random", pace="quick"), viewport={"width": 800, "height": 800})
    )
    lay(page)
    stage = page.locator(".stage")
    expect(stage).to_be_visible(timeout=20_000)
    expect(stage).to_contain_text("wins")
    page.keyboard.press("Escape")
    expect(page.locator(CARD).first).to_be_visible(timeout=20_000)
    page.locator(".table-tools [data-action=log]").click()
    page.locator(".log-again").first.click()
    expect(stage).to_contain_text("wins")
    page.keyboard.press("Escape")
    expect(page.locator("[data-panel=log]")).to_be_visible()
    assert page.locator(".log-entry.is-chapter").count() >= 1
    assert page.evaluate("document.querySelectorAll('.is-lifted, .ghost').length") == 0


def test_a_finished_game_can_be_replayed(new_page: NewPage) -> None:
    """Step by step, through all eyes, with what befell; and played on from there."""
    page = dealt(new_page(settings=settings("human", "bot:random")))
    finish(page)
    page.locator("[data-end] [data-do=replay]").click()
    expect(page.locator(".replay")).to_be_visible(timeout=20_000)
    page.locator("select[name=eyes]").select_option("open")
    page.locator(".slider").evaluate("one => { one.value = '2'; one.dispatchEvent(new Event('input')); }")
    expect(page.locator(".replay[data-at='2']")).to_be_visible()
    expect(page.locator(".replay-words")).to_contain_text("Ada lays Card")
    page.locator("[data-do=play]").click()
    until(page, "Number(document.querySelector('.replay').dataset.at) > 3")
    page.locator("[data-do=play]").click()
    page.locator("[data-do=play-on]").click()
    expect(page.locator(f"{CARD}, {OVER}").first).to_be_visible(timeout=20_000)


def test_statistics_stand_by_game_under_the_games_own_headings(new_page: NewPage) -> None:
    """What the toy counts is named by its room; the other game's figures stand apart."""
    page = dealt(new_page(settings=settings("human", "bot:random")))
    finish(page)
    page.evaluate("location.hash = '#/statistics'")
    expect(page.locator(".statistics-game:not(#feats)")).to_have_text("Left or Right")
    (entry,) = stored_entries(page, "raenke-statistics")
    sides = entry["counted"][0]["sides"]
    if sides:
        expect(page.locator(".statistics .bar").first).to_contain_text(re.compile("Left|Right"))


def test_a_games_screens_stand_under_its_name(new_page: NewPage) -> None:
    """Both have rules; an address without a game means the first, as it did when there was but one."""
    page = new_page(settings=settings("human", "bot:random"))
    page.goto("#/toy/rules")
    expect(page.locator("main h1")).to_have_text("The rules of Left or Right")
    page.locator(".menu-button").click()
    assert page.locator("#menu a", has_text="All cards").count() == 0
    assert page.locator("#menu [aria-current=page]").get_attribute("href") == "#/toy/rules"
    for address in ("#/kabale/rules", "#/rules"):
        page.evaluate("hash => { location.hash = hash; }", address)
        expect(page.locator("main h1")).to_have_text("The rules of Kabale & Hiebe")
    page.evaluate("location.hash = '#/toy/lesson'")
    expect(page.locator(".notice")).to_contain_text("no such page")


def test_two_games_do_not_interfere(new_page: NewPage) -> None:
    """Words and styles of the one do not touch the other, whichever was open before."""
    page = dealt(new_page(settings=settings("human", "bot:random")))
    page.evaluate("location.hash = '#/kabale/rules'")
    expect(page.locator(".ally-card .card").first).to_be_visible()
    on = "game => [...document.querySelectorAll(`link[data-game=${game}]`)].map(({ media }) => media)"
    assert set(page.evaluate(on, "kabale")) == {"all"}
    assert "all" not in page.evaluate(on, "toy")
    page.go_back()
    expect(page.locator(CARD).first).to_be_visible()
    assert set(page.evaluate(on, "toy")) == {"all"}
    expect(page.locator(".status-text")).to_contain_text("Choose a card.")


def test_records_of_an_unknown_game_are_refused(new_page: NewPage) -> None:
    """The engine may know more games than the page has rooms for: nothing of them is read."""
    text = record.Record(TOY, TOY.deal(2, Random(1), 0), dict(enumerate(("Ada", "bot:random")))).text()
    page = new_page()
    page.goto("")
    checked = page.evaluate(
        """async (record) => {
          const folder = document.querySelector("script[type=module]").src.replace("app.js", "engine/");
          const { createEngine } = await import(`${folder}client.js`);
          const { onlySupportedGames } = await import(`${folder}supported_games.js`);
          const engine = onlySupportedGames(createEngine(), ["kabale"]);
          return engine.call({ do: "check", record });
        }""",
        text,
    )
    assert checked["fault"]["args"] == {"problem": "unknown-game", "token": "Game: toy", "legal": "kabale"}
