"""The final scoring: told seat by seat, line by line, as the engine counts; ties in words; the end shows the same."""

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
from tests.static import words
from tests.web.adel.positions import YOU, saved, seats_of
from tests.web.conftest import NewPage
from tests.web.kabale.positions import PUT

pytestmark = pytest.mark.web

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}}
SEATS: Final = seats_of(4, YOU)
RULES: Final = {
    *("districts", "colours", "first-complete", "complete"),
    *("museum", "treasury", "map-room", "wishing-well"),
}


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
    page.evaluate(PUT, ["raenke-games", [saved(record, "here")]])
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
    page = opened(new_page(settings={"pace": "step", "language": "en"}, **PHONE), record, "#/replay/here")
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
    page = opened(new_page(settings={"pace": pace, "explains": False}, **PHONE), last_turn(), "#/table/here")
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


# Ties (A10)

TIED: Final = """async ([seats, winners, language]) => {
  const own = [...document.styleSheets].map(sheet => sheet.href).find(href => href?.includes("/css/"));
  const at = own.slice(0, own.indexOf("/css/")) + "/js/";
  const { outcome, tiedWords } = await import(at + "adel/scoring_words.js");
  const { wordsOf } = await import(at + "words/i18n.js");
  const t = wordsOf("adel");
  const view = { players: seats.length, winners, seats: seats.map(([points, alone, gold]) =>
    ({ points, gold, lines: [{ rule: "districts", points: alone, districts: [] }] })) };
  const reader = { seats: seats.map((_, at) => ({ name: "ABC"[at], kind: "human" })), viewer: null, language, t };
  return [outcome(view, reader), ...seats.map((_, seat) => tiedWords(view, seat, t))];
}"""


def test_tie_breaks_are_explained(new_page: NewPage) -> None:
    """By districts alone, then by gold; and where nothing does, the victory is shared."""
    page = opened(new_page(settings={"language": "en"}), whole(), "#/table/here")
    expect(page.locator("[data-end]")).to_be_visible(timeout=60_000)
    plain, *none = page.evaluate(TIED, [[[25, 20, 3], [24, 24, 9]], [0], "en"])
    assert plain == "A wins with 25 points."
    assert none == ["", ""]
    districts, *both = page.evaluate(TIED, [[[25, 20, 3], [25, 18, 9], [7, 7, 0]], [0], "en"])
    assert districts.endswith("points. Tied on points, so the districts alone decide: A 20 and B 18.")
    assert [bool(words) for words in both] == [True, True, False]
    gold, *_ = page.evaluate(TIED, [[[25, 20, 3], [25, 20, 9]], [1], "en"])
    assert gold.startswith("B wins")
    assert gold.endswith("so the gold that is left decides: A 3 and B 9.")
    shared, *_ = page.evaluate(TIED, [[[25, 20, 3], [25, 20, 3]], [0, 1], "en"])
    assert shared == "A and B share the victory with 25 points each. Tied on points, on districts, and on gold."


def test_every_scoring_rule_has_its_line() -> None:
    """In every language."""
    for language in words.languages():
        assert {f"line-{rule}" for rule in RULES} <= words.read(language, "adel").keys()
    found = {line.rule for seed in range(1, 40) for seat in range(4) for line in scoring.lines(whole(seed).state, seat)}  # type: ignore[arg-type]
    assert found <= RULES
