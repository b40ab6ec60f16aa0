"""The final scoring: told seat by seat, line by line, as the engine counts; the end of the game shows the same."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from raenke.adel import ADEL
from raenke.adel.rules import scoring
from raenke.adel.rules.actions import END
from raenke.bots import make
from raenke.record import Record
from tests.web.adel.positions import YOU, saved, seats_of
from tests.web.conftest import PHONE_SIZE, NewPage
from tests.web.kabale.positions import put_rows

SEATS: Final = seats_of(4, YOU)


@cache
def whole(seed: int = 5) -> Record:
    """A game with all violets, to its end."""
    rng, mind = Random(seed), make("greedy", ADEL)
    options = {"characters": "mixed", "violets": "all"}
    record = Record(ADEL, ADEL.deal(len(SEATS), rng, 0, options), dict(enumerate(SEATS)))
    record.resolve_chance(rng)
    while not record.state.over:
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
    return record


@cache
def last_turn() -> Record:
    """A game that is over when the first seat ends its turn; it could still do something, so it is asked."""
    for seed in range(1, 200):
        record = whole(seed)
        before: Any = record.cut(len(record.tokens) - 1)
        legal = before.state.legal()
        if before.state.to_act == 0 and END in legal and len(legal) > 1 and record.tokens[-1] == "1.":
            return before  # type: ignore[no-any-return]
    raise AssertionError("no game ends so")


def opened(page: Page, record: Record, hash_: str) -> Page:
    """A game at an address."""
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    put_rows(page, "raenke-games", [saved(record, "here")])
    page.evaluate("hash => { location.hash = hash; }", hash_)
    return page


def counted(page: Page, seat: int, within: str) -> list[tuple[str, int]]:
    """A seat's lines as the page shows them: rule and points."""
    lines = page.locator(f"{within}[data-seat='{seat}'] .scoring-line")
    return [
        (line.get_attribute("data-rule") or "", int(line.locator(".scoring-sum").inner_text())) for line in lines.all()
    ]


def by_rule(state: Any, seat: int) -> list[tuple[str, int]]:
    """The same as the engine counts."""
    return [(line.rule, line.points) for line in scoring.lines(state, seat)]


def test_scoring_goes_line_by_line_from_last_to_first(new_page: NewPage) -> None:
    """Every line with its points, their sum, one sentence for the ear; then who has won."""
    record = whole()
    state: Any = record.state
    scores = state.scores()
    page = opened(new_page(settings={"pace": "step", "language": "en"}, viewport=PHONE_SIZE), record, "#/replay/here")
    expect(page.locator(".replay")).to_be_visible(timeout=60_000)
    page.locator(".replay").press("End")
    page.locator("[data-action=count]").click()
    heard = page.locator("p.visually-hidden[role=status]")
    told = []
    for _ in SEATS:
        now = page.locator(".scoring-seat.is-now")
        seat = int(now.get_attribute("data-seat") or -1)
        told.append(seat)
        assert counted(page, seat, ".scoring-seat") == by_rule(state, seat)
        assert now.locator(".scoring-points .visually-hidden").inner_text() == str(scores[seat])
        assert now.locator(".scoring-sums i").last.inner_text() == str(scores[seat])
        assert now.locator(".scoring-line[data-rule=districts] .house").count() == len(state.cities[seat])
        expect(heard).to_contain_text(f" {scores[seat]} point")
        assert heard.inner_text().count(". ") == 0
        page.keyboard.press("ArrowRight")
    assert [scores[seat] for seat in told] == sorted(scores)
    winners = " ".join(map(str, state.winners()))
    expect(page.locator(".scoring-verdict")).to_have_attribute("data-winners", winners)
    expect(page.locator(".scoring-seat.is-winner")).to_have_count(len(state.winners()))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".scoring-seat.is-now")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)


@pytest.mark.parametrize("pace", ["quick", "instant"])
def test_the_game_ends_with_its_scoring(new_page: NewPage, pace: str) -> None:
    """It goes on by itself; whoever wants all at once has the end of the game, with the same lines."""
    page = opened(
        new_page(settings={"pace": pace, "explains": False}, viewport=PHONE_SIZE), last_turn(), "#/table/here"
    )
    page.locator("[data-tap='button:end'].is-legal").click(timeout=60_000)
    if pace == "quick":
        expect(page.locator(".stage.is-scoring")).to_be_visible()
        expect(page.locator(".scoring-seat.is-revealed")).to_have_count(2)
        page.locator("[data-action=stage-skip]").click()
        page.locator("[data-action=stage-next]").click()
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    state: Any = last_turn().cut(len(last_turn().tokens)).state
    state.apply(END)
    for again in (False, True):
        if again:
            page.reload()
            expect(page.locator("[data-end]")).to_be_visible(timeout=60_000)
        for seat in range(len(SEATS)):
            assert counted(page, seat, ".standing") == by_rule(state, seat)
