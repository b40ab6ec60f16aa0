"""The award's telling against the engine's explanation: a hundred random columns, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from raenke.kabale import award, notation
from raenke.kabale.cards import CODES
from raenke.kabale.page import settlement_shape
from tests.static import words
from tests.web.source_server import sources

pytestmark = pytest.mark.web

COLUMNS = 100
NAMES = ["Ada", "Bertrand", "Odo", "Erzsébet", "서연", "Wilhelmina"]
SEATS = [{"name": name, "kind": "human"} for name in NAMES]
ALL_RULES = (
    "printed musketeers wizard wizards witch witches couple couple-wins hermit giant doppelganger romeo dragon beggar "
    "highest lowest nearest farthest nobody"
).split()
RICH = "Mu Wz Wt Pr Sq He Gi Do Dr Ro Ju Be As Ki Cl".split()
"""Allies that make an award interesting; they are dealt more often than the others."""


def settled(text: str) -> dict[str, Any]:
    """The event of a column being settled, from its notation, as the engine tells it."""
    goal, cards = notation.parse_column(text)
    settlement = award.settle(cards, goal >> 3)
    shown = [
        {"seat": card >> 5, "code": notation.card_text(card)[1:], "face": "up", "number": number}
        for card, number in zip(cards, settlement.numbers, strict=True)
    ]
    area, points = text[0], int(text[1])
    return {"kind": "settled", "token": 7, "column": 1, "goal": {"area": area, "points": points}, "cards": shown,
            "settlement": settlement_shape(settlement)}  # fmt: skip


@cache
def columns() -> list[str]:
    """A hundred columns, random but for a few too rare to wait for, in which every rule and verdict occurs."""
    rng = Random(4)
    found = ["M3: 2Ro 1Ki 2Ju 1Ro", "A1: 1Do 2Wz 2Ki", "A1: 1Do", "T2: 1Be 2Be"]
    for _ in range(COLUMNS - len(found)):
        seats = rng.choice((1, 2, 2, 3, 4, 6))
        deck = [f"{seat + 1}{code}" for seat in range(seats) for code in {*rng.sample(CODES, 6), *rng.sample(RICH, 6)}]
        cards = rng.sample(sorted(deck), rng.randint(1, min(9, len(deck))))
        found.append(f"{rng.choice('AFLTRM')}{rng.randint(1, 5)}: {' '.join(cards)}")
    return found


def printed(number: float | None) -> str:
    """A number as cards show it."""
    if number is None:
        return "–"
    return str(int(number)) if number == int(number) else f"{int(number) or ''}½"


def until(page: Page, true: str) -> None:
    """Waits for something in the page, without the eval that its policy forbids."""
    for _ in range(300):
        if page.evaluate(true):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never {true}")


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Page]:
    """The stage alone, with nothing that moves."""
    with sources() as root:
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"{root}tests/web/kabale/stage/index.html")
        until(page, "globalThis.stage?.seat !== undefined")  # the element has that name too
        yield page
        context.close()


def seat(stage: Page, language: str, seats: list[dict[str, str]], viewer: int | None = None) -> None:
    """Who sits there, who looks, and in which language it is told."""
    stage.evaluate("([seats, viewer]) => stage.seat(seats, viewer)", [seats, viewer])
    stage.evaluate("language => stage.speak(language)", language)


def walk(stage: Page, pace: str) -> None:
    """Sets the table's pace."""
    stage.evaluate("pace => stage.store.update({ settings: { ...stage.store.get().settings, pace } })", pace)


def tell(stage: Page, event: dict[str, Any]) -> None:
    """Has a column told; `told` becomes true when it has been."""
    stage.evaluate("globalThis.told = false")
    stage.evaluate("event => { stage.play(event).then(() => { globalThis.told = true; }); }", event)


def test_every_rule_and_verdict_occurs() -> None:
    """The hundred columns leave out nothing that an award can tell."""
    rules = {step["rule"] for text in columns() for step in settled(text)["settlement"]["steps"]}
    assert sorted(rules) == sorted(ALL_RULES)


@pytest.mark.parametrize("language", words.languages())
def test_award_steps_match_the_engine(stage: Page, language: str) -> None:
    """Each step names its cards and seats; the last shows the engine's numbers, sums and winner."""
    seat(stage, language, SEATS)
    spoken = words.everything(language, "kabale")
    for text in columns():
        event = settled(text)
        told = stage.evaluate("event => stage.tell(event)", event)
        check_words(event, told["story"], spoken, text)
        check_stage(event, told["last"], text)
        assert told["walked"] == sorted(told["walked"], reverse=True)[: len(told["walked"])]
        assert told["walked"][-1] == 0, text
        assert told["left"] == 0, text


def check_words(event: dict[str, Any], story: list[str], spoken: dict[str, words.Word], text: str) -> None:
    """Every step's sentence holds the names of its cards and their owners, and the numbers that it is about."""
    steps = event["settlement"]["steps"]
    assert len(story) == len(steps), text
    silent_about_cards = {"hermit", "giant", "romeo", "musketeers"}
    for step, sentence in zip(steps, story, strict=True):
        assert sentence, text
        assert not re.search(r"[{}$]|undefined|NaN|null", sentence), (text, sentence)
        named = [] if step["rule"] in {"highest", "lowest", "couple", "couple-wins"} else [*step["by"]]
        named += [] if step["rule"] in silent_about_cards else step["cards"]
        for position in named:
            card = event["cards"][position]
            assert spoken[f"card-{card['code']}"].text in sentence, (text, sentence)
            assert NAMES[card["seat"]] in sentence, (text, sentence)
        if step["seat"] is not None:
            assert NAMES[step["seat"]] in sentence, (text, sentence)
        if step["rule"] in {"highest", "lowest"}:
            assert printed(step["sums"][step["seat"]]) in sentence, (text, sentence)
        if step["rule"] in {"hermit", "giant"}:
            assert printed(step["numbers"][step["by"][0]]) in sentence, (text, sentence)
            assert str(len(step["cards"])) in sentence, (text, sentence)


def check_stage(event: dict[str, Any], last: dict[str, Any], text: str) -> None:
    """The stage at its last step says what the engine says."""
    settlement = event["settlement"]
    for position, strip in enumerate(last["strips"]):
        gone = position in settlement["removed"]
        assert strip["seat"] == event["cards"][position]["seat"], text
        assert strip["gone"] == gone, text
        if not gone:
            assert strip["number"].split()[0] == printed(settlement["numbers"][position]), (text, position)
    assert len(last["strips"]) == len(event["cards"]), text
    for row in last["sums"]:
        total = settlement["sums"][row["seat"]]
        assert row["sum"] == (None if total is None else f"{total:g}"), text
        assert total is None or row["shown"] == printed(total), text
        assert row["wins"] == (settlement["winner"] == row["seat"]), text
    assert {row["seat"] for row in last["sums"]} == {card["seat"] for card in event["cards"]}


def test_award_addresses_the_viewer(stage: Page) -> None:
    """Who wins is told so in the second person."""
    seat(stage, "en", SEATS, viewer=0)
    story = stage.evaluate("event => stage.tell(event).story", settled("R4: 1Wz 2Ki 1Ca"))
    assert story[-1] == "You win with the highest total, 7."


def test_award_runs_by_itself_and_steps_by_keys(stage: Page) -> None:
    """At a pace it goes on alone and ends; with keys it goes back, on, to the verdict and away; focus returns."""
    event = settled("T4: 1Mu 2Ki 1Do 2He")
    seat(stage, "en", SEATS)
    walk(stage, "quick")
    tell(stage, event)
    stage.locator(".stage[data-step=printed]").wait_for()
    stage.locator(".stage[data-step=musketeers]").wait_for(timeout=5000)
    stage.locator(".stage.is-verdict").wait_for(timeout=5000)
    until(stage, "told")
    stage.locator(".stage").wait_for(state="detached", timeout=5000)

    walk(stage, "step")
    tell(stage, event | {"token": 8})
    stage.locator(".stage[data-step=printed]").wait_for()
    assert stage.evaluate("document.activeElement.matches('.stage')")
    stage.keyboard.press("ArrowRight")
    stage.locator(".stage[data-step=musketeers]").wait_for()
    assert stage.locator(".strip.is-void").count() == 2
    stage.keyboard.press("ArrowLeft")
    stage.locator(".stage[data-step=printed]").wait_for()
    stage.keyboard.press("End")
    stage.locator(".stage.is-verdict").wait_for()
    assert not stage.evaluate("told")
    stage.keyboard.press("Enter")
    until(stage, "told")
    stage.locator(".stage").wait_for(state="detached", timeout=5000)


def tell_row(stage: Page, *texts: str) -> list[dict[str, Any]]:
    """Has these columns told as one round; `told` becomes true when they have been."""
    events = [settled(text) | {"column": at} for at, text in enumerate(texts)]
    stage.evaluate("globalThis.told = false")
    stage.evaluate("events => { stage.play(...events).then(() => { globalThis.told = true; }); }", events)
    return events


STORIED, PLAIN, LONELY = "A2: 2Ki 1Wz", "M3: 2Ki 1Qu", "T1: 1Ki"
"""A contested column in which a rule acts; one in which none does; and one that nobody contests."""


def shown_together(stage: Page) -> list[str | None]:
    """The columns of the picture that tells several at once."""
    return [one.get_attribute("data-column") for one in stage.locator(".award-line").all()]


def test_escape_skips_the_awards_of_this_round_only(stage: Page) -> None:
    """Escape ends the telling of the whole round, but not of the next one."""
    walk(stage, "step")
    tell_row(stage, STORIED, STORIED)
    stage.locator(".stage").wait_for()
    stage.keyboard.press("Escape")
    until(stage, "told")
    assert stage.locator(".stage").count() == 0
    tell_row(stage, STORIED)
    stage.locator(".stage").wait_for()
    stage.locator("[data-action=stage-skip-all]").click()
    until(stage, "told")


def test_simple_awards_are_summarized_together(stage: Page) -> None:
    """First of all, in one picture and about two seconds; only what is contested and ruled is told step by step."""
    walk(stage, "normal")
    seat(stage, "en", SEATS)
    tell_row(stage, STORIED, PLAIN, LONELY)
    stage.locator(".stage[data-step=together]").wait_for()
    assert shown_together(stage) == ["1", "2"]
    stage.keyboard.press(" ")
    assert stage.evaluate("stage.together()") <= 2200
    lines = [" ".join(line.inner_text().split()) for line in stage.locator(".award-line").all()]
    assert "Bertrand highest total, 20" in lines[0]
    assert "16" in lines[0]
    assert "Ada unopposed, 20" in lines[1]
    stage.keyboard.press("ArrowRight")
    stage.locator(".stage[data-step=printed]").wait_for()
    assert stage.locator(".stage-title").inner_text().startswith("Column 1")
    stage.keyboard.press("Escape")
    until(stage, "told")


def test_setting_limits_awards_to_contested_columns(stage: Page) -> None:
    """Then what nobody contests is not told at all."""
    walk(stage, "normal")
    switch = """on => {
      const { settings } = stage.store.get();
      stage.store.update({ settings: { ...settings, switches: { "kabale-contested": on } } });
    }"""
    stage.evaluate(switch, True)
    tell_row(stage, LONELY, PLAIN)
    stage.locator(".stage[data-step=together]").wait_for()
    assert shown_together(stage) == ["1"]
    stage.keyboard.press("Escape")
    until(stage, "told")
    tell_row(stage, LONELY)
    until(stage, "told")
    assert stage.locator(".stage").count() == 0
    stage.evaluate(switch, False)


@pytest.mark.parametrize("language", words.languages())
def test_instant_pace_shows_one_summary_of_the_round(stage: Page, language: str) -> None:
    """Every column in a line with goal, winner and why; nothing goes on before somebody says so."""
    seat(stage, language, SEATS)
    walk(stage, "instant")
    some = [text for text in columns() if not text.startswith("A1: 1Do")][:60:15]
    spoken = words.everything(language, "kabale")
    events = tell_row(stage, *some)
    stage.locator(".stage[data-step=together]").wait_for()
    assert shown_together(stage) == [str(at) for at in range(len(some))]
    for event, line in zip(events, stage.locator(".award-line").all(), strict=True):
        text, settlement = line.inner_text(), event["settlement"]
        assert not re.search(r"[{}$]|undefined|NaN|null", text)
        assert NAMES[settlement["winner"]] in text
        for step in settlement["steps"][1:-1]:
            if step["rule"] in {"giant", "hermit", "dragon", "beggar"}:
                assert spoken[f"card-{event['cards'][step['by'][0]]['code']}"].text in text
    stage.wait_for_timeout(2500)
    assert not stage.evaluate("told")
    assert stage.locator("[data-action=stage-back], [data-action=stage-pause]").count() == 0
    stage.locator("[data-action=stage-next]").click()
    until(stage, "told")
    assert stage.locator(".stage").count() == 0


def test_changing_to_instant_pace_mid_award_summarizes_the_rest(stage: Page) -> None:
    """The pace changes while a story is told: what is left is summed up and waits."""
    seat(stage, "en", SEATS)
    walk(stage, "normal")
    tell_row(stage, STORIED, PLAIN)
    stage.locator(".stage[data-step=together]").wait_for()
    walk(stage, "instant")
    stage.locator(".award-line").nth(1).wait_for()
    assert shown_together(stage) == ["0", "1"]
    stage.keyboard.press("Enter")
    until(stage, "told")


def test_many_awards_fit_into_the_time_limit(stage: Page) -> None:
    """However many columns have a story, all of them fit into the round's time."""
    walk(stage, "step")
    seat(stage, "en", SEATS)
    for texts in ([STORIED], [STORIED] * 6, ["A2: 2Ki 1Wz 1Gi 3Do 2He 4Dr", PLAIN, "T4: 1Mu 2Ki", "L2: 1Be 2Ki"]):
        tell_row(stage, *texts)
        stage.locator(".stage").wait_for()
        assert stage.evaluate("stage.whole()") <= 12_500
        stage.keyboard.press("Escape")
        until(stage, "told")


def seat_view(goals: str, **count: Any) -> dict[str, Any]:
    """What the final count reads of a seat."""
    won = [{"area": text[0], "points": int(text[1])} for text in goals.split()]
    return {"goals": won, "count": {"doubled": None, "six": [], "spare": 0, **count}}


SIX = [{"area": area, "points": points} for area, points in zip("AFLTRM", (1, 4, 5, 3, 2, 1), strict=True)]
SCORED = {
    "players": 3,
    "winners": [1],
    "seats": [
        seat_view("A5 A4", plain=9, points=9),
        seat_view("A1 F4 L5 T2 T3 R2 M1", plain=18, doubled=31, six=SIX, spare=1, points=31),
        seat_view("", plain=0, points=0),
    ],
}


@pytest.mark.parametrize("language", words.languages())
def test_the_final_count_shows_both_ways(stage: Page, language: str) -> None:
    """Ranked seats, both ways of counting, the better one marked, and the winner."""
    seat(stage, language, SEATS[:3])
    stage.evaluate("view => stage.count(view)", SCORED)
    rows = stage.locator(".scoring-seat")
    assert [rows.nth(at).get_attribute("data-seat") for at in range(3)] == ["1", "0", "2"]
    best = rows.nth(0)
    assert "is-winner" in (best.get_attribute("class") or "")
    assert best.locator(".scoring-points").inner_text() == "31"
    better = best.locator(".scoring-ways .is-better")
    assert better.count() == 1
    assert "31" in better.inner_text()
    assert "1 + 4 + 5 + 3 + 2 + 1" in better.inner_text()
    assert "9" in rows.nth(1).locator(".is-better").inner_text()
    assert NAMES[1] in stage.locator(".scoring-verdict").inner_text()
    stage.evaluate("stage.stage.close()")
