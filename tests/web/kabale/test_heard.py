"""By ear: a turn is one sentence, a column and a round's points too; none comes before the last can be spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from raenke.kabale.cards import CODES
from raenke.request import Request
from raenke.worker import EngineApi
from tests.static import words
from tests.web.conftest import NewPage, until
from tests.web.kabale.positions import FOUR, games, played
from tests.web.playing import FAST, STEP, started
from tests.web.scene_setup import PUT
from tests.web.source_server import sources

pytestmark = pytest.mark.web

NAMES = ["Ada", "Balthasar", "Erzsébet", "서연"]
SEATS = [{"name": name, "kind": "human"} for name in NAMES]
ENDS = re.compile(r"[.!?…](?=\s|$)")
ORDINAL = re.compile(r"(?<=\d)\.(?= )")
"""In Hungarian a full stop after a number makes it an ordinal."""


@cache
def story(seed: int) -> list[dict[str, Any]]:
    """All events of a game as its first seat may know them."""
    api = EngineApi()
    record = played(FOUR, seed).text()
    look: Any = api.open(Request({"record": record, "practice": False, "seat": 0}))
    assert look["session"]["next"] == "over"
    events: Any = api.event_log(Request({"seat": 0, "since": 0}))["events"]
    return list(events)


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Page]:
    """The words alone, without a table."""
    with sources() as root:
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"{root}tests/web/kabale/stage/index.html")
        until(page, "globalThis.stage !== undefined")
        yield page
        context.close()


def heard(stage: Page, language: str, events: list[dict[str, Any]], viewer: int | None = 0) -> list[dict[str, Any]]:
    """What is heard of these events by the first seat, sentence by sentence."""
    stage.evaluate("([seats, viewer]) => stage.seat(seats, viewer)", [SEATS, viewer])
    stage.evaluate("language => stage.speak(language)", language)
    said: list[dict[str, Any]] = stage.evaluate("events => stage.heard(events)", events)
    return [one for one in said if one["words"]]


@pytest.mark.parametrize("language", words.languages())
def test_a_turn_is_one_sentence_and_a_column_another(stage: Page, language: str) -> None:
    """In whole games: nothing is left out but others' draws, nothing said twice, and all is below two hundred."""
    names = {code: words.everything(language, "kabale")[f"card-{code}"].text for code in CODES}
    for seed in (1, 2, 3):
        events = story(seed)
        said = heard(stage, language, events)
        for one in said:
            assert len(ENDS.findall(ORDINAL.sub("", one["words"]))) == 1, one
            assert not re.search(r"[{}$]|undefined|NaN|null|turn-|heard-", one["words"]), one
            assert one["words"][0] == one["words"][0].upper(), one
        turns = [one for one in said if "placed" in one["kinds"]]
        assert len(turns) == sum(event["kind"] == "placed" for event in events)
        columns = [one["words"] for one in said if one["kinds"] == ["settled"]]
        settled = [event for event in events if event["kind"] == "settled"]
        for event, sentence in zip(settled, columns, strict=True):
            check_column(event, sentence)
        shown = [event for event in events if event["kind"] == "revealed"]
        text = " ".join(one["words"] for one in said)
        assert all(names[event["card"]] in text for event in shown)
        # To these comes what a person is asked, in the same sentence as the last bot's turn.
        assert len(said) < 200


def check_column(event: dict[str, Any], sentence: str) -> None:
    """The winner and every sum stand in it."""
    settlement = event["settlement"]
    for seat, total in enumerate(settlement["sums"]):
        couple = settlement["steps"][-1]["rule"] == "couple-wins"
        if total is None or (couple and seat == settlement["winner"]):
            continue
        number = str(int(total)) if total == int(total) else f"{int(total) or ''}½"
        assert number in sentence, (event, sentence)
        if seat > 0:
            assert NAMES[seat] in sentence, (event, sentence)


def test_a_turn_in_words(stage: Page) -> None:
    """Whose turn, where, what it turned up and struck; one's own draw, nobody else's; then whose turn it is."""
    bot = [
        {"kind": "placed", "token": 4, "seat": 1, "column": 1, "position": 2},
        {"kind": "revealed", "token": 4, "seat": 2, "card": "As", "column": 1, "position": 1},
        {"kind": "discarded", "token": 4, "seat": 0, "card": "Ki", "column": 1, "position": 0},
        {"kind": "drawn", "token": 4, "seat": 1},
    ]
    own = [
        {"kind": "placed", "token": 5, "seat": 0, "card": "Qu", "column": 0, "position": 1},
        {"kind": "revealed", "token": 5, "seat": 1, "card": "Ex", "column": 0, "position": 0},
        {"kind": "moved", "token": 5, "seat": 1, "card": "Ex"}
        | {"column": 0, "position": 0, "to_column": 2, "to_position": 3},
        {"kind": "revealed", "token": 5, "seat": 3, "card": "Ju", "column": 2, "position": 2},
        {"kind": "drawn", "token": 5, "seat": 0, "card": "Wz"},
    ]  # fmt: skip
    goals = [
        {"kind": "won", "token": 6, "seat": 1, "column": 0, "goal": {"area": "T", "points": 4}},
        {"kind": "won", "token": 6, "seat": 0, "column": 1, "goal": {"area": "A", "points": 5}},
        {"kind": "won", "token": 6, "seat": 1, "column": 2, "goal": {"area": "F", "points": 3}},
        {"kind": "round-began", "token": 6, "seat": 0, "round": 2},
    ]
    assert [one["words"] for one in heard(stage, "en", [*bot, *own, *goals])] == [
        "Balthasar places in column 2; Erzsébet’s Assassin is revealed; the Assassin strikes your King.",
        "You place Queen in column 1; Balthasar’s Explorer is revealed; the Explorer walks to column 3;"
        " 서연’s Juliet is revealed; you draw Wizard.",
        "Points this round: Balthasar 7 and you 5; round 2 begins, you open.",
    ]
    assert stage.evaluate("stage.asks()") == "Your turn."


def test_what_befell_somebody_is_over_with_the_round(stage: Page) -> None:
    """Struck since the last decision: told until the round is settled, and then no more."""
    heard(stage, "en", [])
    placed = {"kind": "placed", "token": 3, "seat": 0, "card": "Ki", "column": 0, "position": 0}
    struck = {"kind": "discarded", "token": 4, "seat": 0, "card": "Ki", "column": 0, "position": 0}
    settled = {"kind": "settled", "token": 5, "column": 0}
    view: dict[str, Any] = {"columns": []}
    hits = "([events, view]) => stage.hits(events, view)"
    assert len(stage.evaluate(hits, [[placed, struck], view])) == 1
    assert stage.evaluate(hits, [[placed, struck, settled], view]) == []
    assert len(stage.evaluate(hits, [[placed, settled, {**struck, "token": 6}], view])) == 1


def test_nothing_is_said_before_the_last_can_have_been_spoken(stage: Page) -> None:
    """Only what somebody asks for does not wait, and nothing stale follows it."""
    texts = ["Ada places in column 1.", "Bo places in column 2; your King is revealed.", "Your turn."]
    uttered = stage.evaluate("texts => stage.said(texts)", texts)
    assert [text for _, text, _ in uttered] == texts
    for (at, text, spoken), (after, _, _) in pairwise(uttered):
        assert spoken >= 1000 * len(text) / 15
        assert after - at >= spoken - 20
    asked = stage.evaluate("texts => stage.said(texts, 'Asked.')", texts)
    assert [text for _, text, _ in asked] == [texts[0], "Asked."]


LISTEN = """() => {
  globalThis.said = [];
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    said.push(...nodes.map(({ textContent }) => [performance.now(), textContent]));
  }).observe(document.querySelector("[data-live-region]"), { childList: true });
}"""


def test_at_a_table_nothing_runs_into_the_next(new_page: NewPage) -> None:
    """Played as fast as it goes: every paragraph has the time that speaking it takes, and no bot's draw is in it."""
    page = started(new_page(settings=FAST))
    page.evaluate(LISTEN)
    # On a busy machine a bot may think for long.
    for _ in range(300):
        page.evaluate(STEP)
        page.wait_for_timeout(100)
        if len(page.evaluate("said")) > 4:
            break
    said = page.evaluate("said")
    assert len(said) > 1
    for (at, text), (after, _) in pairwise(said):
        assert after - at >= 1000 * len(text) / 15 - 50, text
    assert not any("draws" in text for _, text in said)


def test_what_is_asked_each_time_is_heard_once(new_page: NewPage) -> None:
    """The second card's rule comes without what came with the first, and a rule that is known is not said again."""
    page = started(new_page(settings=FAST))
    cards = page.locator(".hand-card.is-legal")
    paragraphs = page.locator("[data-live-region] p")
    cards.nth(0).click()
    expect(paragraphs.last).to_have_text(re.compile(r" – .+\. Now choose a column\.$"), timeout=20_000)
    first = paragraphs.last.inner_text()
    cards.nth(1).click()
    expect(paragraphs.last).not_to_have_text(first, timeout=20_000)
    expect(paragraphs.last).to_have_text(re.compile(r"^[^.]+ – [^.]+\.$"))
    heard_so_far = paragraphs.count()
    cards.nth(0).click()
    cards.nth(2).click()
    expect(paragraphs.nth(heard_so_far)).to_have_text(re.compile(" – "), timeout=20_000)
    assert paragraphs.nth(heard_so_far).inner_text() != first.removesuffix(" Now choose a column.")


def test_h_reads_the_numbers_too(new_page: NewPage) -> None:
    """Each card of the hand with what it counts, both numbers where its area decides."""
    page = started(new_page(settings=FAST))
    page.keyboard.press("h")
    heard_hand = page.locator("[data-live-region] p").last
    for name in page.locator(".hand-card > .visually-hidden").all_inner_texts():
        expect(heard_hand).to_contain_text(" ".join(name.split()))
    assert re.search(r"\d", heard_hand.inner_text())


def test_since_your_turn_never_says_nothing(new_page: NewPage) -> None:
    """It stands there for who was struck, and not in a fresh round."""
    page = new_page(settings=FAST)
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    page.evaluate(PUT, ["raenke-games", [games()["struck"], games()["two"]]])
    page.evaluate("location.hash = '#/table/struck'")
    expect(page.locator("[data-since]")).to_be_visible(timeout=30_000)
    assert page.locator("[data-since].is-hit").count() == 1
    fresh = started(new_page(settings=FAST))
    expect(fresh.locator(".status-text")).to_have_text("Choose a card, then a column.")
    assert fresh.locator("[data-since]:not(.is-hit)").count() == 0
