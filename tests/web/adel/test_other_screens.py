"""What lies round Adel's table: the library, links, replay, statistics, damaged records, what is asked for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from raenke import record as records
from raenke import worker
from tests.static import words
from tests.web.adel.player import STEP
from tests.web.adel.positions import YOU, saved, seats_of, whole_game
from tests.web.conftest import NewPage, until
from tests.web.playing import FAST, PASS
from tests.web.stored_games import import_files, open_library, put_entries, stored_entries
from tools.site.server import Server

FOUR = seats_of(4, YOU)
ASKED = ".table.is-yours .is-legal[data-tap], [data-over]"
ALMOST = 14
"""So many entries before its end a game is handed over to be finished."""


def text(seed: int = 1) -> str:
    """A whole game."""
    return whole_game(FOUR, seed=seed).text()


def engine(do: str, **more: Any) -> Any:
    """The engine's own word."""
    reply = json.loads(worker.handle(json.dumps({"do": do, **more})))
    assert reply["ok"], reply
    return reply["value"]


def asked(page: Page) -> None:
    """Until somebody is asked or the game is over."""
    for _ in range(3000):
        if page.evaluate(PASS, ASKED):
            return
        page.wait_for_timeout(10)
    raise AssertionError("the game does not go on")


def finished(page: Page) -> Page:
    """Plays on to the end."""
    for turn in range(3000):
        if page.evaluate(PASS, "[data-over]"):
            return page
        page.evaluate(STEP, turn)
        page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


def nearly_over(seed: int = 1) -> str:
    """A game in which the first seat has still to decide something."""
    whole = whole_game(FOUR, seed=seed)
    cut = len(whole.tokens) - ALMOST
    while whole.cut(cut).state.to_act != 0:
        cut -= 1
    return whole.cut(cut).text()


# The library, files and links


def test_the_library_tells_and_hands_out_a_game(new_page: NewPage) -> None:
    """Which game it was, how it ended, against whom and when; out to a file and in again it is the same."""
    page = open_library(new_page(), text())
    state = records.read(text()).state
    row = page.locator(".row-words > p")
    expect(row.locator(".row-game")).to_have_text("Citadels")
    expect(row.locator(".row-result")).to_contain_text(f"{state.scores()[0]} points")
    expect(row.locator(".row-result")).to_contain_text("Victory" if 0 in state.winners() else " of ")
    expect(row.locator(".row-level")).to_have_text("Bot: Courtier")
    expect(row.locator(".row-date")).to_have_text(re.compile(r"\d{1,2} \w{3,4} \d{4}, \d\d:\d\d"))
    with page.expect_download() as caught:
        page.locator(".row [data-do=export]").click()
    assert Path(caught.value.path()).read_text(encoding="utf-8") == text()
    other = open_library(new_page(), text())
    assert [game["record"] for game in stored_entries(other)] == [text()]


def test_a_link_gives_the_game_back(new_page: NewPage) -> None:
    """The longest kind there is, of seven with all violet districts: read elsewhere, looked at, kept."""
    game = whole_game(seats_of(7, YOU), (("characters", "mixed"), ("violets", "all")), 6).text()
    page = open_library(new_page(), game)
    page.locator("[data-do=share]").click()
    link = page.locator("[data-share-link]").input_value()
    assert len(link) < 6000
    other = new_page()
    other.goto(link)
    expect(other.locator(".standing")).to_have_count(7, timeout=30_000)
    expect(other.locator(".link-verdict")).to_contain_text("wins")
    other.locator("[data-do=look]").click()
    expect(other.locator(".replay .table.adel")).to_be_visible()
    other.locator("[data-do=back-to-link]").click()
    other.locator("[data-do=keep]").click()
    expect(other.locator("[data-do=kept]")).to_be_visible()
    assert [saved["record"] for saved in stored_entries(other)] == [game]


DAMAGES: dict[str, tuple[str, str]] = {
    "no-district": ('[Districts "', '[Districts "Xyz '),
    "wrong-rank": ('[Characters "As Th', '[Characters "Th Th'),
    "set-up": ('[Districts "', '[Districts "Bel Bel '),
    "no-rank": (r"!\d", "!0"),
    "not-allowed": (r"(?<= )(\d)\+\w+", r"\1+Man"),
}
"""What is done to a record, and the word for it."""


def test_record_faults_are_explained(new_page: NewPage) -> None:
    """In the player's language, while the game's room is not open."""
    page = open_library(new_page(settings={**FAST, "language": "hu"}))
    spoken = words.everything("hu", "adel")
    for problem, (what, instead) in DAMAGES.items():
        damaged = re.sub(what.replace("[D", r"\[D").replace("[C", r"\[C"), instead, text(), count=1)
        assert damaged != text(), problem
        import_files(page, damaged)
        found = page.locator(".library-found .import-problems > li")
        expect(found).to_have_count(1)
        said = re.sub(r"[\u2066-\u2069]", "", found.inner_text())
        sentence = words.plain(spoken, f"bad-record-{problem}").split("}")[-1].strip()
        assert sentence in said, problem
        assert not re.search(r"bad-record|\{", said), problem
        page.locator("[data-do=keep-none]").click()
    assert stored_entries(page) == []


# The end and the replay


def test_final_ranking_matches_the_scoring(new_page: NewPage) -> None:
    """Equal on points they are told apart by districts alone, then by gold, wherever they stand in a list."""
    record = whole_game(seats_of(7, YOU), (("characters", "mixed"), ("violets", "all")), 6)
    view: Any = record.game.page.view(record.state, 0)

    def merits(seat: int) -> tuple[int, ...]:
        one = view["seats"][seat]
        alone = sum(line["points"] for line in one["lines"] if line["rule"] == "districts")
        return (-one["points"], -alone, -one["gold"], seat)

    order = sorted(range(7), key=merits)
    assert order != sorted(range(7), key=lambda seat: (merits(seat)[0], seat)), "no tie to tell apart"
    page = new_page(settings=FAST)
    page.goto("")
    put_entries(page, {"over": saved(record, "over")})
    page.evaluate("location.hash = '#/table/over'")
    expect(page.locator("[data-end] .standing")).to_have_count(7, timeout=30_000)
    assert page.locator("[data-end] .standing").evaluate_all("all => all.map(one => Number(one.dataset.seat))") == order


SHOWN = """() => ({
  at: Number(document.querySelector(".replay").dataset.at),
  hand: [...document.querySelectorAll(".hand-card")].map((card) => card.dataset.card),
  open: Object.fromEntries([...document.querySelectorAll(".rival:has(.open-hand)")].map((rival) =>
    [rival.dataset.seat, [...rival.querySelectorAll(".open-hand [data-code]")].map((card) => card.dataset.code)])),
  cities: Object.fromEntries([...document.querySelectorAll(".rival")].map((rival) =>
    [rival.dataset.seat, rival.querySelectorAll(".district").length])),
})"""


def test_replay_from_every_perspective(new_page: NewPage) -> None:
    """Each seat sees its own hand and no other, all at once see every hand; cities are the engine's at every place."""
    game = text()
    page = open_library(new_page(settings={**FAST}, viewport={"width": 1280, "height": 900}), game)
    page.locator("[data-do=replay]").click()
    expect(page.locator(".replay .table.adel")).to_be_visible(timeout=30_000)
    total = int(page.locator(".slider").get_attribute("max") or 0)
    for eyes in ("0", "1", "2", "3", "open"):
        page.locator("select[name=eyes]").select_option(eyes)
        for at in (0, total // 2, total * 2 // 3, total - 1):
            page.locator(".slider").fill(str(at))
            seat = None if eyes == "open" else int(eyes)
            view = engine("replay", record=game, at=at, seat=seat, open=eyes == "open")["view"]
            hand = [card["code"] for card in view["hand"]]
            until(page, f"({SHOWN})().at === {at} && ({SHOWN})().hand.join() === '{','.join(hand)}'")
            hands = {str(one): codes for one, codes in enumerate(view["hands"] or []) if codes}
            shown = page.evaluate(SHOWN)
            assert shown["open"] == hands, (eyes, at)
            for one, count in shown["cities"].items():
                assert count == len(view["seats"][int(one)]["city"]), (eyes, at)
    page.keyboard.press("Escape")


# Statistics


def test_statistics_count_characters_and_districts(new_page: NewPage) -> None:
    """A game played to its end is noted as the engine tallies it: victories by level, what won, what was built."""
    page = open_library(new_page(settings=FAST), nearly_over())
    page.locator("[data-do=continue]").click()
    asked(page)
    finished(page)
    until(page, "document.querySelector('[data-end]') !== null")
    for _ in range(100):
        if stored_entries(page, "raenke-statistics"):
            break
        page.wait_for_timeout(50)
    (entry,) = stored_entries(page, "raenke-statistics")
    (game,) = stored_entries(page)
    stats = engine("stats", record=game["record"])
    assert [entry[name] for name in ("points", "winners", "counted")] == [
        stats[name] for name in ("points", "winners", "counts")
    ]
    page.evaluate("location.hash = '#/statistics'")
    expect(page.locator("[data-figure=games] dd")).to_have_text("1")
    expect(page.locator("[data-by=level] tbody th")).to_have_text(["Bot: Courtier"])
    counted = {heading: codes for heading, codes in stats["counts"][0].items() if codes}
    assert "districts" in counted
    for heading, codes in counted.items():
        bars = page.locator(f"[aria-labelledby={heading}] .bar").evaluate_all(
            "all => all.map(bar => [bar.dataset.code, Number(bar.lastElementChild.textContent)])"
        )
        assert dict(bars) == codes
        names = page.locator(f"[aria-labelledby={heading}] .bar > span:first-child").all_inner_texts()
        kind = heading.removesuffix("s")
        spoken = words.read("en", "adel")
        assert [name.strip() for name in names] == [spoken[f"{kind}-{code}"].text for code, _ in bars]


# What is asked for, and when


def test_the_game_is_loaded_lazily(new_page: NewPage) -> None:
    """A visitor of the other game loads its name, faults and picture and no more; at one tap the room comes whole."""
    page = new_page(settings=FAST, fresh=True)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))

    def of_adel() -> list[str]:
        return [
            url
            for url in requests
            if "/adel/" in url
            and not re.search(r"/i18n/\w+/adel/(listing|faults)\.ftl|/js/adel/view/(miniature|roofs)\.js", url)
        ]

    page.goto("")
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    expect(page.locator(".hand-card.is-legal").first).to_be_visible(timeout=30_000)
    assert of_adel() == []
    page.evaluate("location.hash = '#/'")
    page.locator("[data-game=adel] [data-do=one-tap]").click()
    asked(page)
    came = of_adel()
    for part in (r"/js/adel/adapter\.js", r"/css/adel/table\.css", r"/i18n/en/adel/table\.ftl"):
        assert any(re.search(part, url) for url in came), part
    assert not [url for url in came if "/view/lesson.js" in url or "/demos/" in url]


def test_adel_works_offline(new_page: NewPage, server: Server) -> None:
    """After one visit to the start page: the table, rules, the overview at work, the lesson, in another language."""
    page = new_page(settings=FAST, visited=True)
    server.stop()
    page.goto("")
    page.locator("[data-game=adel] [data-do=one-tap]").click()
    asked(page)
    for turn in range(6):
        page.evaluate(STEP, turn)
        asked(page)
    page.evaluate("location.hash = '#/settings'")
    page.locator("select[name=language]").select_option("hu")
    expect(page.locator("h1")).to_have_text("Beállítások")
    for screen in ("rules", "cards"):
        page.evaluate("hash => { location.hash = hash; }", f"#/adel/{screen}")
        expect(page.locator(f".adel-{screen}")).to_be_visible()
    page.locator("[data-show]").first.click()
    expect(page.locator(".demo[data-beat='0']")).to_be_visible()
    page.locator("[data-action=demo-close]").click()
    page.evaluate("location.hash = '#/adel/lesson'")
    expect(page.locator("[data-lesson=welcome]")).to_be_visible()
