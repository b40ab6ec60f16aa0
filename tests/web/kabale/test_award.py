"""The award's stage without a table: what it shows against what the engine explains, its paces and its keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.static import words
from tests.static.kabale.columns import NAMES, SEATS, columns, printed, settled
from tests.web.conftest import until
from tests.web.source_server import sources


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


def test_award_steps_match_the_engine(stage: Page) -> None:
    """The last step shows the engine's numbers, sums and winner, and one can go back to the first."""
    seat(stage, "hu", SEATS)
    for text in columns():
        event = settled(text)
        told = stage.evaluate("event => stage.tell(event)", event)
        check_stage(event, told["last"], text)
        assert told["walked"] == sorted(told["walked"], reverse=True)[: len(told["walked"])]
        assert told["walked"][-1] == 0, text
        assert told["left"] == 0, text


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


def test_award_runs_by_itself_and_steps_by_keys(stage: Page) -> None:
    """At a pace it goes on alone and ends; with keys it goes back, on, to the verdict and away; focus returns."""
    event = settled("T4: 1Mu 2Ki 1Do 2He")
    seat(stage, "en", SEATS)
    walk(stage, "quick")
    tell(stage, event)
    stage.locator(".stage[data-step=printed]").wait_for()
    stage.locator(".stage[data-step=musketeers]").wait_for()
    stage.locator(".stage.is-verdict").wait_for()
    until(stage, "told")
    stage.locator(".stage").wait_for(state="detached")

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
    stage.locator(".stage").wait_for(state="detached")


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


def test_instant_pace_shows_one_summary_of_the_round(stage: Page) -> None:
    """Every column in a line with goal, winner and why; nothing goes on before somebody says so."""
    seat(stage, "hu", SEATS)
    walk(stage, "instant")
    some = [text for text in columns() if not text.startswith("A1: 1Do")][:60:15]
    spoken = words.everything("hu", "kabale")
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


def test_the_final_count_shows_both_ways(stage: Page) -> None:
    """Ranked seats, both ways of counting, the better one marked, and the winner."""
    seat(stage, "hu", SEATS[:3])
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
