"""The library: every game of this device, out to files and in again, thrown away and fetched back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke import GAMES
from raenke.record import read_all
from tests.static import words
from tests.web.conftest import Axe, NewPage
from tests.web.playing import FAST, asked_again, play_one, started
from tests.web.stored_games import (
    STORAGE_REFUSED,
    import_files,
    open_library,
    put_entries,
    record,
    stored_entries,
)

MANY = 3000


def titles(page: Page) -> list[str]:
    """The rows as they stand."""
    return page.locator(".row-title").all_inner_texts()


def downloaded(page: Page, button: str) -> tuple[str, str]:
    """The file that a button hands out: its name and its text."""
    with page.expect_download() as caught:
        page.locator(button).first.click()
    return caught.value.suggested_filename, Path(caught.value.path()).read_text(encoding="utf-8")


def test_a_game_is_saved_from_its_first_move_and_continues(new_page: NewPage) -> None:
    """What was begun stands in the library and is continued from there."""
    page = started(new_page(settings=FAST))
    play_one(page)
    hand = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".row")).to_have_count(1)
    expect(page.locator(".row")).to_contain_text("Round 1")
    page.locator("[data-do=continue]").click()
    asked_again(page)
    assert page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand


def test_export_and_import(new_page: NewPage) -> None:
    """All games leave in one file, and another profile has the same games from it; a second time they are known."""
    games = [record(1), record(2), record(3, decisions=20)]
    page = open_library(new_page(), "\n".join(games))
    name, text = downloaded(page, "[data-do=export-all]")
    assert re.fullmatch(r"raenke-\d{4}-\d\d-\d\d\.txt", name)
    assert [text.count(game) for game in games] == [1, 1, 1]
    assert downloaded(page, ".row [data-do=export]")[1] in games
    other = open_library(new_page(), text)
    assert sorted(game["record"] for game in stored_entries(other)) == sorted(games)
    import_files(other, text)
    expect(other.locator(".notice")).to_contain_text("3 were already here")
    expect(other.locator(".row")).to_have_count(3)


def test_rows_out_of_sight_follow_a_window_that_becomes_narrower(new_page: NewPage) -> None:
    """A row that is not drawn remembers the width it had, but the page does not scroll sideways for it."""
    page = open_library(new_page(), "\n".join(record(seed) for seed in range(1, 13)))
    expect(page.locator(".row")).to_have_count(12)
    page.set_viewport_size({"width": 400, "height": 500})
    page.locator(".row").last.scroll_into_view_if_needed()
    expect(page.locator(".row").last).to_be_in_viewport()
    page.set_viewport_size({"width": 320, "height": 500})
    expect(page.locator(".row").last).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_files_are_dropped_onto_the_page(new_page: NewPage) -> None:
    """Dragging is one way; the button beside it is the other."""
    page = open_library(new_page())
    page.evaluate(
        """text => {
          const files = new DataTransfer();
          files.items.add(new File([text], "dropped.txt"));
          for (const kind of ["dragover", "drop"]) {
            const event = new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true });
            document.querySelector(".library").dispatchEvent(event);
          }
        }""",
        record(1),
    )
    expect(page.locator(".row")).to_have_count(1, timeout=20_000)


def test_a_damaged_import_is_reported_and_not_saved_unasked(new_page: NewPage) -> None:
    """Which file, which game, which entry; the sound ones are kept when somebody says so."""
    page = open_library(new_page())
    good, other = record(1), record(2)
    lines = other.splitlines()
    lines[-1] += " 9Zz>7"
    broken = "\n".join(lines) + "\n"
    import_files(page, good + broken + record(3), "what is this?")
    found = page.locator(".library-found")
    expect(found).to_contain_text("games.txt, game 2", timeout=20_000)
    expect(found).to_contain_text("9Zz>7")
    expect(found).to_contain_text("1-games.txt: This file is not a game of Ränke")
    assert stored_entries(page) == []
    page.locator("[data-do=keep-none]").click()
    expect(found).to_have_count(0)
    assert stored_entries(page) == []
    import_files(page, good + broken + record(3))
    page.locator("[data-do=keep-sound]").click()
    expect(page.locator(".row")).to_have_count(2)
    assert {game["record"] for game in stored_entries(page)} == {good, record(3)}


HOSTILE = {
    "a million letters": "A" * 1_000_000,
    "open comments": '[Game "kabale"]\n' + "{" * 300_000,
    "brackets": '[Game "' * 100_000,
    "a control character": record(1).replace("Ada", "A\x07da"),
    "a foreign game": '[Game "chess"]\n[Notation "1"]\n\ne4 e5\n',
    "another version": record(1).replace('[Notation "1"]', '[Notation "2"]'),
    "too long a name": record(1).replace("Ada", "A" * 2001),
    "a false result": re.sub(r'Result "\d+', 'Result "999', record(1)),
}


def test_hostile_files_touch_nothing(new_page: NewPage) -> None:
    """Each is refused with a message, and the page goes on."""
    page = open_library(new_page(), record(5))
    for what, text in HOSTILE.items():
        import_files(page, text)
        expect(page.locator(".library-found"), what).to_be_visible(timeout=20_000)
        expect(page.locator(".library-found .import-problems > li")).to_have_count(1)
        assert len(stored_entries(page)) == 1, what
        page.locator("[data-do=keep-none]").click()
    import_files(page, "\x00\xff\xfe".encode("latin-1").decode("latin-1") * 100)
    expect(page.locator(".library-found")).to_contain_text("not a game of Ränke")
    page.locator("[data-do=keep-none]").click()
    page.evaluate(
        """() => {
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array(20_000_001)], "large.txt"));
          const event = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
          document.querySelector(".library").dispatchEvent(event);
        }"""
    )
    expect(page.locator(".library-found")).to_contain_text("too large")


def test_imported_names_are_plain_text(new_page: NewPage) -> None:
    """A script in a name is shown, not run; what would turn the page around is taken out."""
    name = "<img src=x onerror=alert(1)>"
    page = open_library(new_page(), record(1, (name, "Bo\u202eris", "bot:oracle Pythia")))
    expect(page.locator(".row-title")).to_contain_text(f"{name}, Boris, Pythia")
    assert page.locator(".row img").count() == 0
    page.locator("[data-do=replay]").click()
    expect(page.locator(".replay")).to_be_visible(timeout=20_000)
    expect(page.locator(".replay .chips")).to_contain_text(name)
    assert page.locator("img").count() == 0


def test_a_game_gets_a_title(new_page: NewPage) -> None:
    """Renamed by keyboard; it stands where it stood, and an empty title gives the names again."""
    page = open_library(new_page(), record(1), record(2))
    second = titles(page)[1]
    page.locator("[data-do=rename]").nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.type("The  great\u202e feud")
    page.keyboard.press("Enter")
    expect(page.locator(".row-title").nth(1)).to_have_text("The great feud")
    expect(page.locator("[data-do=rename]").nth(1)).to_be_focused()
    page.reload()
    expect(page.locator(".row-title").nth(1)).to_have_text("The great feud")
    page.locator("input[name=filter]").fill("FEUD")
    expect(page.locator(".row")).to_have_count(1)
    page.locator("[data-do=rename]").click()
    page.locator("input[name=title]").fill("")
    page.keyboard.press("Enter")
    page.locator("input[name=filter]").fill("")
    expect(page.locator(".row-title").nth(1)).to_have_text(second)


def test_a_title_goes_out_with_its_game_and_comes_in_again(new_page: NewPage) -> None:
    """As a comment, so that any reader of the notation takes the file; what looks like one in a name is none."""
    title = 'The {great} "feud" \\ $& Ränke'
    sly, short = record(2, ('{title "Sly"}', "bot:greedy")), record(3, decisions=0)
    page = open_library(new_page(), record(1), sly, short)
    for row in (0, 2):
        page.locator("[data-do=rename]").nth(row).click()
        page.locator("input[name=title]").fill(title)
        page.keyboard.press("Enter")
        expect(page.locator(".row-title").nth(row)).to_have_text(title)
    _, text = downloaded(page, "[data-do=export-all]")
    assert [known.text() for known in read_all(text)] == [record(1), sly, short]
    other = open_library(new_page(), text)
    assert {game["record"]: game["title"] for game in stored_entries(other)} == {
        record(1): title,
        sly: "",
        short: title,
    }
    other.locator("[data-do=export]").first.click()
    import_files(other, record(4).replace("\n\n", '\n\n{title "Sly}\n', 1))
    expect(other.locator(".row")).to_have_count(4)
    assert [game["title"] for game in stored_entries(other) if game["record"] == record(4)] == [""]


def test_earlier_import_results_are_cleared(new_page: NewPage) -> None:
    """A notice about the last file would contradict what is said of the next."""
    page = open_library(new_page(), record(1))
    import_files(page, record(1))
    expect(page.locator(".notice")).to_contain_text("Nothing new was found")
    import_files(page, "what is this?")
    expect(page.locator(".library-found")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)


def test_a_title_outlives_the_next_move(new_page: NewPage) -> None:
    """The table saves its game without knowing of the new title."""
    page = started(new_page(settings=FAST))
    play_one(page)
    page.evaluate("location.hash = '#/library'")
    page.locator("[data-do=rename]").click()
    page.keyboard.type("Feud")
    page.keyboard.press("Enter")
    page.locator("[data-do=continue]").click()
    play_one(page)
    (game,) = stored_entries(page)
    assert game["title"] == "Feud"


def test_delete_and_restore(new_page: NewPage) -> None:
    """It is gone at once, and comes back as it was until the page is left."""
    page = open_library(new_page(), record(1), record(2))
    before = {game["id"]: game for game in stored_entries(page)}
    page.locator("[data-do=delete]").first.focus()
    page.keyboard.press("Enter")
    back = page.locator("[data-do=fetch-back]")
    expect(back).to_be_focused()
    assert len(stored_entries(page)) == 1
    page.keyboard.press("Enter")
    expect(page.locator(".row-title")).to_have_count(2)
    assert {game["id"]: game for game in stored_entries(page)} == before
    page.locator("[data-do=delete]").first.click()
    page.evaluate("location.hash = '#/'")
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".row")).to_have_count(1)
    expect(back).to_have_count(0)


def test_a_deleted_running_game_stays_deleted(new_page: NewPage) -> None:
    """The table lets go of it."""
    page = started(new_page(settings=FAST))
    play_one(page)
    page.evaluate("location.hash = '#/library'")
    page.locator("[data-do=delete]").click()
    page.evaluate("location.hash = '#/'")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    page.wait_for_timeout(300)
    assert stored_entries(page) == []


FILL = """([record, many]) => new Promise((done, failed) => {
  const asked = indexedDB.open("raenke-games");
  asked.onsuccess = () => {
    const change = asked.result.transaction("games", "readwrite");
    const seats = [{ name: "Ada", kind: "human" }, { name: "", kind: "bot:greedy" }, { name: "", kind: "bot:random" }];
    for (let at = 0; at < many; at++) {
      const id = `many${at}`;
      change.objectStore("games").put({ id, game: "kabale", title: `Game ${at}`, seats,
        practice: false, record, deal: null, tokens: 90, round: 6, over: true,
        scores: [20, 8, 17], created: at, changed: 1e12 + at, writer: "" }, id);
    }
    change.oncomplete = () => { asked.result.close(); done(); };
    change.onabort = () => failed(change.error);
  };
})"""

LISTED = """() => new Promise((done) => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".library .row")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  location.hash = "#/library";
})"""


@pytest.mark.measured
def test_thousands_of_games_stay_fast(new_page: NewPage) -> None:
    """Three thousand games are listed within 300 ms, the median of five; filtered at every key within 100."""
    page = open_library(new_page(), record(1))
    page.evaluate(FILL, [record(1), MANY])
    times = []
    for _ in range(5):
        page.evaluate("location.hash = '#/'")
        expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
        times.append(page.evaluate(LISTED))
    assert sorted(times)[2] < 300, times
    expect(page.locator(".row")).to_have_count(50)
    page.locator("[data-do=more]").click()
    expect(page.locator(".row")).to_have_count(100)
    took = page.evaluate(
        """() => new Promise((done) => {
          const field = document.querySelector("input[name=filter]");
          const began = performance.now();
          field.value = "game 2999";
          field.dispatchEvent(new Event("input", { bubbles: true }));
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        })"""
    )
    expect(page.locator(".row")).to_have_count(1)
    assert took < 100, took


def test_storage_that_is_refused_keeps_games_in_memory(new_page: NewPage) -> None:
    """Files can still be opened and looked at, until the tab is closed."""
    page = new_page(script=STORAGE_REFUSED)
    page.goto("")
    import_files(page, record(1))
    expect(page.locator(".row")).to_have_count(1, timeout=30_000)
    page.locator("[data-do=replay]").click()
    expect(page.locator(".replay")).to_be_visible()


def test_the_library_is_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """axe-core has nothing to say; and nothing is wider than a small phone."""
    page = open_library(new_page(viewport={"width": 320, "height": 640}), record(1), record(3, decisions=9))
    assert axe_in_both_themes(page) == []
    page.locator("[data-do=delete]").first.click()
    page.locator("[data-do=rename]").first.click()
    import_files(page, "nonsense")
    expect(page.locator(".library-found")).to_be_visible()
    assert axe_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_long_import_can_be_cancelled(new_page: NewPage) -> None:
    """The page tells how far it is, and lets go at once."""
    page = open_library(new_page())
    import_files(page, "\n".join(record(seed) for seed in range(60)))
    expect(page.locator(".notice")).to_contain_text("60 games have been added", timeout=60_000)
    page.locator(".notice button").click()
    import_files(page, record(1) * 1500)
    page.locator("[data-do=stop]").dispatch_event("click")  # a pointer would come too late on a busy machine
    expect(page.locator(".library-reading")).to_have_count(0)
    assert len(stored_entries(page)) == 60


def test_a_row_tells_your_result_points_level_and_date(new_page: NewPage) -> None:
    """For the one person who played, in the form in which the language writes it; the statistics list the same."""
    seats = ("Ada", "bot:greedy", "bot:rollout")
    page = open_library(new_page(locale="hu-HU"), "\n".join(record(n, seats) for n in range(1, 5)))
    won, place, points = "Győzelem", r"\d\. hely \d játékos közül", r"\d+ pont"
    date = r"\d{4}\. \w+\.? \d{1,2}\. \d{1,2}:\d\d"
    told = page.locator(".row-words > p").all_inner_texts()
    assert len(told) == 4
    spoken = words.read("hu")
    level = spoken["kind-bot"].text.replace("{ $opponent }", spoken["level-bot-rollout"].text)
    results = set()
    for text in told:
        found = re.search(rf"({won}|{place}) · {points} · {re.escape(level)} · {date}", re.sub(r"\s+", " ", text))
        assert found, text
        results.add(found[1])
    assert len(results) > 1, "not every one of these games ended alike"
    expect(page.locator(".row .result.is-won .icon")).to_have_count(sum(won in text for text in told))


def test_a_row_pictures_how_the_game_ended(new_page: NewPage) -> None:
    """What your seat had in the end, read from the record when the row comes into view; running games have none."""
    over = [record(2), record(3, name="adel")]
    page = open_library(new_page(), "\n".join([*over, record(4, decisions=20)]))
    expect(page.locator(".row")).to_have_count(3)
    expect(page.locator(".row-ending")).to_have_count(2)
    for text in over:
        state: Any = next(iter(read_all(text))).state
        view = GAMES["adel" if "adel" in text.splitlines()[0] else "kabale"].page.view(state, 0)["seats"][0]
        owned = view.get("city") or view.get("goals") or []
        assert owned
        expect(page.locator(f".row-ending[data-ending='{len(owned)}'] .trophy-drawn")).to_have_count(len(owned))


def test_the_banner_of_a_profile_is_shown_in_the_end(new_page: NewPage) -> None:
    """Whoever played alone has it in the library and at the game's end; bots have the arms of their seats."""
    ada = {"profiles": [{"id": "ada", "name": "Ada", "banner": 6}], "profile": "ada"}
    page = open_library(new_page(settings={**FAST, **ada}), record(2))
    (game,) = stored_entries(page)
    put_entries(page, {game["id"]: {**game, "profile": "ada"}})
    page.evaluate("location.hash = '#/'")
    page.evaluate("location.hash = '#/library'")
    expect(page.locator(".row-ending [data-seat='6'] .ending-arms")).to_have_count(1)
    page.evaluate("id => { location.hash = `#/table/${id}`; }", game["id"])
    standings = page.locator(".end .standing")
    expect(standings).to_have_count(3)
    arms = standings.evaluate_all(
        "all => all.map(one => [one.dataset.seat, one.querySelector('.emblem').dataset.seat]).sort()"
    )
    assert arms == [["1", "1"], ["2", "2"], ["6", "6"]]
    expect(page.locator(".standing[data-seat='6']")).to_contain_text("Ada")
    expect(page.locator(".end-course g[data-seat='6'] .course-line.is-own")).to_have_count(1)


def test_a_row_that_moves_up_keeps_the_focus(new_page: NewPage) -> None:
    """Another tab goes on with the oldest game, which is listed first from then on."""
    page = open_library(new_page(settings=FAST), *(record(seed, decisions=3) for seed in range(3)))
    rows = page.locator(".row")
    expect(rows).to_have_count(3)
    oldest = rows.last.get_attribute("data-id")
    button = page.locator(f".row[data-id='{oldest}'] [data-do=rename]")
    button.focus()
    (game,) = [one for one in stored_entries(page) if one["id"] == oldest]
    put_entries(page, {oldest: {**game, "changed": game["changed"] + 3_600_000}})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(rows.first).to_have_attribute("data-id", str(oldest))
    expect(button).to_be_focused()
