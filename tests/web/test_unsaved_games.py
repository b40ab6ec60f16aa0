"""What cannot be kept is told, can be saved, survives a reload, and is kept as soon as may be."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.web.conftest import NewPage, until
from tests.web.kabale.player import ASKED
from tests.web.playing import FAST, asked_again, one_bot, play_one, started
from tests.web.stored_games import (
    DISK_FULL,
    STORAGE_REFUSED,
    blocked_database,
    import_files,
    only_game,
    open_library,
    record,
    stored_entries,
    tokens,
)

NOTICE = ".notice"

KEEPS_HISTORY = """
const { replaceState } = History.prototype;
History.prototype.replaceState = function (state, ...more) {
  if (state) return replaceState.call(this, state, ...more);
};
"""
"""What was packed up stays: as if somebody had gone on to another address, and come back to this one much later."""


def test_a_full_disk_that_gets_space_again(new_page: NewPage) -> None:
    """The game in memory is written by itself, not at the next move; then nobody is held back any more."""
    page = new_page(settings=FAST, fresh=True)
    page.goto("")
    session = page.context.new_cdp_session(page)
    quota = {"origin": page.evaluate("location.origin")}
    session.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    page.locator("[data-game=kabale] [data-do=one-tap]").click()
    asked_again(page)
    expect(page.locator(NOTICE)).to_contain_text("storage is full")
    play_one(page)
    play_one(page)
    assert stored_entries(page) == []
    session.send("Storage.overrideQuotaForOrigin", quota)
    expect(page.locator(NOTICE)).to_contain_text("saved again", timeout=15_000)
    shown = page.locator(".table .columns").aria_snapshot()
    page.reload()
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == shown


def test_saving_is_retried_on_focus(new_page: NewPage) -> None:
    """Who has made room comes back to the page, and finds all kept at once."""
    page = started(new_page(settings=FAST, script=DISK_FULL))
    play_one(page)
    page.evaluate("() => { full = false; dispatchEvent(new Event('focus')); }")
    expect(page.locator(NOTICE)).to_contain_text("saved again", timeout=3000)
    assert only_game(page)["tokens"] > 0


def test_the_disk_fills_up_during_a_game(new_page: NewPage) -> None:
    """What came before stays as it was; what comes after is told, held, and follows in order."""
    page = started(new_page(settings=FAST, script=DISK_FULL.replace("full = true", "full = false")))
    play_one(page)
    before = only_game(page)
    page.evaluate("full = true")
    play_one(page)
    play_one(page)
    expect(page.locator(NOTICE)).to_contain_text("storage is full")
    assert only_game(page) == before
    page.evaluate("full = false")
    play_one(page)
    until(page, "document.querySelector('.notice')?.textContent.includes('saved again') ?? true")
    shown = page.locator(".table .columns").aria_snapshot()
    page.reload()
    expect(page.locator(f"{ASKED}, [data-over]").first).to_be_visible(timeout=20_000)
    assert page.locator(".table .columns").aria_snapshot() == shown


def test_an_unsaved_game_can_be_exported_from_the_notice(new_page: NewPage) -> None:
    """The notice has the file; so has the menu, when the notice is gone."""
    page = started(new_page(settings=FAST, script=DISK_FULL))
    play_one(page)
    with page.expect_download() as caught:
        page.locator(".notice [data-do=save-unkept]").click()
    text = Path(caught.value.path()).read_text(encoding="utf-8")
    page.locator(".notice [data-do=dismiss]").click()
    page.locator(".menu-button").click()
    with page.expect_download() as caught:
        page.locator("#menu [data-do=save-unkept]").click()
    assert Path(caught.value.path()).read_text(encoding="utf-8") == text
    other = open_library(new_page(settings=FAST), text)
    assert only_game(other)["record"] == text


def closed(page: Page) -> bool:
    """Whether a page closes without a question; a question is answered by staying."""
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    beside = page.context.new_page()
    page.close(run_before_unload=True)
    while not asked and not page.is_closed():
        beside.wait_for_timeout(20)
    beside.close()
    page.remove_listener("dialog", stay)
    assert asked in ([], ["beforeunload"])
    return asked == []


def test_leaving_an_unsaved_game_asks(new_page: NewPage) -> None:
    """Leaving the table tells it, closing the page asks; where all is kept nothing does."""
    page = started(new_page(settings=FAST, script=DISK_FULL))
    play_one(page, wait=False)
    page.locator(".notice [data-do=dismiss]").click()
    assert not closed(page)
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator(NOTICE)).to_contain_text("only in this tab")
    expect(page.locator(".notice [data-do=save-unkept]")).to_be_visible()
    page.evaluate("full = false; dispatchEvent(new Event('focus'))")
    expect(page.locator(NOTICE)).to_contain_text("saved again")
    assert closed(page)


def test_an_unsaved_game_survives_a_reload(new_page: NewPage) -> None:
    """Asked whether to leave, and gone: what lives in the tab only comes back with the page."""
    page = started(new_page(settings=FAST, script=DISK_FULL))
    play_one(page)
    shown = page.locator(".table .columns").aria_snapshot()
    page.reload()  # the question is answered by going
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == shown
    expect(page.locator(NOTICE)).to_contain_text("storage is full")
    page.evaluate("full = false; dispatchEvent(new Event('focus'))")
    expect(page.locator(NOTICE)).to_contain_text("saved again")
    assert only_game(page)["tokens"] == tokens(only_game(page)["record"]) > 0
    assert page.evaluate("history.state") is None


@pytest.mark.parametrize("dropped", [True, False], ids=["saved again", "still in the history"])
def test_staying_after_the_question_loses_nothing(new_page: NewPage, dropped: bool) -> None:
    """What was packed up when the browser asked is older than what was played and kept since: that stands."""
    script = DISK_FULL.replace("full = true", "full = false") + ("" if dropped else KEEPS_HISTORY)
    page = started(new_page(settings=FAST, script=script))
    page.evaluate("full = true")
    play_one(page)
    assert not closed(page)
    assert page.evaluate("history.state.handed.length") == 1
    page.evaluate("full = false; dispatchEvent(new Event('focus'))")
    expect(page.locator(NOTICE)).to_contain_text("saved again")
    assert (page.evaluate("history.state") is None) is dropped
    play_one(page)
    play_one(page)
    shown, before = page.locator(".table .columns").aria_snapshot(), only_game(page)
    page.reload()
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == shown
    assert stored_entries(page) == [{**before, "writer": only_game(page)["writer"]}]


PATIENT = """
const real = setTimeout;
globalThis.setTimeout = (work, wait, ...given) =>
  real(work, globalThis.patient && wait === 2000 ? 60_000 : wait, ...given);
"""
"""While `patient` is true a database is waited for so long that nobody can take it for a slow machine."""


def test_a_database_that_never_answers(new_page: NewPage) -> None:
    """After two seconds the game is played unkept, and says so; when it answers later all of it is kept."""
    page = new_page(settings=one_bot(), script=PATIENT)
    page.goto("#/setup")
    with blocked_database(page):
        page.locator("[data-do=deal]").click()
        expect(page.locator(NOTICE)).to_contain_text("isn’t responding", timeout=60_000)
        asked_again(page)
        page.evaluate("globalThis.patient = true")
        took = []
        for _ in range(4):
            began = time.monotonic()
            play_one(page)
            took.append(time.monotonic() - began)
        assert min(took) < 30, "nobody waits for the database at every move"
        page.evaluate("globalThis.patient = false")
        page.evaluate("location.hash = '#/library'")
        expect(page.locator(".row")).to_have_count(1)
        expect(page.locator(".library")).to_contain_text("isn’t giving us your games")
    expect(page.locator(NOTICE)).to_contain_text("saved again")
    assert only_game(page)["tokens"] > 4
    expect(page.locator(".library")).not_to_contain_text("isn’t giving us your games")


def test_an_unreadable_game_is_not_reported_lost(new_page: NewPage) -> None:
    """An address of a game, while the database does not answer: it is said, and trying again works."""
    page = started(new_page(settings=FAST))
    play_one(page)
    other = page.context.new_page()
    page.goto("about:blank")
    other.goto("#/settings")
    with blocked_database(page):
        other.evaluate("id => { location.hash = `#/table/${id}`; }", kept_id(other))
        expect(other.locator("[role=alert]", has_text="isn’t lost")).to_be_visible()
    other.locator("[data-action=again]").click()
    asked_again(other)


def kept_id(page: Page) -> str:
    """The game to which "go on" leads."""
    found: str = page.evaluate("JSON.parse(localStorage.getItem('raenke-settings')).current")
    return found


def test_unsaved_moves_survive_a_take_over(new_page: NewPage) -> None:
    """The tab that takes over goes on from what was kept; what the other had beyond that becomes a game of its own."""
    page = started(new_page(settings=FAST, script=DISK_FULL.replace("full = true", "full = false")))
    play_one(page)
    page.evaluate("full = true")
    play_one(page)
    play_one(page)
    shown = page.locator(".table .columns").aria_snapshot()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-action=take-over]").click(timeout=20_000)
    asked_again(other)
    expect(page.locator("[data-action=take-over]")).to_be_visible()
    expect(page.locator(NOTICE)).to_contain_text("a separate game")
    play_one(other)
    page.evaluate("full = false; dispatchEvent(new Event('focus'))")
    expect(page.locator(NOTICE)).to_contain_text("saved again")
    one, two = stored_entries(page)
    ours = next(game for game in (one, two) if game["id"] not in page.url)
    page.goto(f"#/table/{ours['id']}")
    asked_again(page)
    assert page.locator(".table .columns").aria_snapshot() == shown


def test_a_saved_game_continues_on_a_full_disk(new_page: NewPage) -> None:
    """The tab's mark cannot be written: that does not make its own game another tab's."""
    page = started(new_page(settings=FAST))
    play_one(page)
    address, context = page.url, page.context
    page.close()
    context.add_init_script(DISK_FULL)
    page = context.new_page()
    page.goto(address)
    asked_again(page)
    play_one(page)
    expect(page.locator(NOTICE)).to_contain_text("storage is full")
    play_one(page)
    expect(page.locator("[data-action=take-over]")).to_have_count(0)
    page.evaluate("full = false; dispatchEvent(new Event('focus'))")
    expect(page.locator(NOTICE)).to_contain_text("saved again")
    assert only_game(page)["tokens"] == tokens(only_game(page)["record"])


def test_unsaved_settings_do_not_warn_about_games(new_page: NewPage) -> None:
    """Another site at the same address has filled the small storage: games lie in the large one."""
    page = new_page(
        script="Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    page.goto("")
    page.locator("select[name=pace]").select_option("instant")
    expect(page.locator(NOTICE)).to_contain_text("doesn’t save your settings")
    page.locator(".notice [data-do=dismiss]").click()
    started_here = page.locator("[data-game=kabale] [data-do=one-tap]")
    started_here.click()
    asked_again(page)
    expect(page.locator(NOTICE)).to_have_count(0)
    assert only_game(page)["tokens"] >= 0


def test_imports_on_a_full_disk_are_reported_unsaved(new_page: NewPage) -> None:
    """That they have been read does not hide that they end with this tab."""
    page = new_page(script=STORAGE_REFUSED)
    page.goto("")
    import_files(page, record(1))
    expect(page.locator(".row")).to_have_count(1, timeout=30_000)
    expect(page.locator(NOTICE)).to_contain_text("doesn’t let us save")
