"""Links: a game goes into one and comes out the same, and nothing else gets in."""

from __future__ import annotations

import base64
import json
import zlib

from playwright.sync_api import expect

from tests.web.conftest import Axe, NewPage
from tests.web.stored_games import import_files, link_data, open_library, record, stored_entries


def unpacked(link: str) -> str:
    """What a link holds, as any other program would read it."""
    data = link.split("#g=")[1]
    return zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), wbits=-15).decode()


def test_a_link_holds_the_game_and_gives_it_back(new_page: NewPage) -> None:
    """Shared from the library, opened elsewhere, looked at without being kept, then kept, then known."""
    game = record(1, ("Ada", "bot:greedy", "Béla & 서연"))
    page = open_library(new_page(permissions=["clipboard-read", "clipboard-write"]), game)
    page.locator("[data-do=share]").click()
    link = page.locator("[data-share-link]").input_value()
    assert unpacked(link) == game
    page.locator("[data-do=copy-link]").click()
    expect(page.locator("[data-panel=share]")).to_contain_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == link
    other = new_page()
    other.goto(link)
    expect(other.locator(".standing")).to_have_count(3, timeout=30_000)
    expect(other.locator(".standings")).to_contain_text("Béla & 서연")
    expect(other.locator(".link-verdict")).to_contain_text("wins")
    expect(other.locator(".trophy").first).to_be_visible()
    other.locator("[data-do=look]").click()
    expect(other.locator(".replay")).to_be_visible()
    other.keyboard.press("End")
    expect(other.locator(".replay")).to_have_attribute("data-at", str(len(game.split("\n\n")[1].split())))
    assert stored_entries(other) == []
    other.go_back()
    expect(other.locator(".standings")).to_contain_text("Béla & 서연")
    other.locator("[data-do=look]").click()
    other.locator("[data-do=back-to-link]").click()
    other.locator("[data-do=keep]").click()
    expect(other.locator("[data-do=kept]")).to_be_visible()
    assert [saved["record"] for saved in stored_entries(other)] == [game]
    other.reload()
    expect(other.locator("[data-do=kept]")).to_be_visible(timeout=30_000)
    assert len(stored_entries(other)) == 1


def test_without_a_clipboard_the_link_is_selected(new_page: NewPage) -> None:
    """The field beside the button holds it, ready to be copied by hand."""
    page = open_library(
        new_page(script="Object.defineProperty(navigator, 'clipboard', { value: undefined })"), record(1)
    )
    page.locator("[data-do=share]").click()
    page.locator("[data-do=copy-link]").click()
    expect(page.locator("[data-panel=share]")).to_contain_text("copy it yourself")
    chosen = page.evaluate(
        "(field => field.selectionEnd - field.selectionStart)(document.querySelector('[data-share-link]'))"
    )
    assert chosen == len(page.locator("[data-share-link]").input_value())


def test_web_share_api_is_used(new_page: NewPage) -> None:
    """Where it has one it is offered, with the link."""
    script = "globalThis.sent = []; navigator.share = async (what) => { sent.push(what); };"
    page = open_library(new_page(script=script), record(1))
    page.locator("[data-do=share]").click()
    page.locator("[data-do=send-link]").click()
    assert page.evaluate("sent") == [{"url": page.locator("[data-share-link]").input_value()}]


def test_a_running_game_is_not_shared(new_page: NewPage) -> None:
    """Its link would give the hidden cards away."""
    page = open_library(new_page(), record(1, decisions=20))
    expect(page.locator("[data-do=share]")).to_have_count(0)
    page.locator("[data-do=replay]").click()
    expect(page.locator(".replay")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-do=share]")).to_have_count(0)


def broken_links() -> dict[str, str]:
    """What links hold that no game is in; made when it is wanted, since the bomb takes a second."""
    return {
        "cut short": link_data(record(1))[:-40],
        "no deflate": "A" * 500,
        "no text": link_data(b"\xff\xfe\x00"),
        "no game": link_data("hello"),
        "nothing": link_data(""),
        "two games": link_data(record(1) + record(2)),
        "a control character": link_data(record(1).replace("Ada", "A\x07")),
        "an illegal move": link_data(record(1).rstrip() + " 1Ki>1\n"),
        "another version": link_data(record(1).replace('[Notation "1"]', '[Notation "2"]')),
        "a bomb": link_data("{" + " " * 60_000_000 + "}"),
    }


def test_broken_and_hostile_links(new_page: NewPage) -> None:
    """Each gives a clear message; nothing is kept, and the page goes on."""
    page = open_library(new_page(), record(3))
    for what, data in broken_links().items():
        assert len(data) < 100_000, what
        page.evaluate("hash => { location.hash = hash; }", f"#g={data}")
        expect(page.locator(".share [role=alert]"), what).to_be_visible(timeout=20_000)
        expect(page.locator("[data-do=keep]")).to_have_count(0)
        page.evaluate("location.hash = '#/library'")
        expect(page.locator(".row")).to_have_count(1)
    for data in ("%%%", "A" * 100_001, "A" * 1_000_000, "<script>alert(1)</script>"):
        page.evaluate("hash => { location.hash = '#/'; location.hash = hash; }", f"#g={data}")
        expect(page.locator(".notice-error")).to_contain_text("link")
        page.locator(".notice button").click()
    assert len(stored_entries(page)) == 1


def test_a_hostile_link_is_plain_text(new_page: NewPage) -> None:
    """Names are shown as they are, without what would turn the page around."""
    page = new_page()
    page.goto(f"#g={link_data(record(1, ('<script>alert(1)</script>', 'A' * 2000, 'bot:<b>')))}")
    seats = page.locator(".standing")
    expect(page.locator(".standing[data-seat='0']")).to_contain_text("<script>alert(1)</script>", timeout=30_000)
    assert seats.locator("script, b").count() == 0
    assert len(page.locator(".standing[data-seat='1'] bdi").inner_text()) == 40
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_link_leads_past_the_running_table(new_page: NewPage) -> None:
    """The table that was open goes on where it stood."""
    page = open_library(new_page(), record(3, decisions=12))
    page.locator("[data-do=continue]").click()
    expect(page.locator(".hand-card").first).to_be_visible(timeout=20_000)
    before = page.locator(".table .columns").inner_text()
    page.evaluate("hash => { location.hash = hash; }", f"#g={link_data(record(1))}")
    page.locator("[data-do=look]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.go_back()
    expect(page.locator(".link-ways")).to_be_visible()
    page.go_back()
    expect(page.locator(".replay, .link-ways")).to_have_count(0)
    assert page.locator(".table .columns").inner_text() == before


def test_links_are_accessible(new_page: NewPage, axe_in_both_themes: Axe) -> None:
    """axe-core has nothing to say about the dialog, nor about what a link holds, nor about a broken one."""
    page = open_library(new_page(), record(1))
    page.locator("[data-do=share]").click()
    expect(page.locator("[data-share-link]")).to_be_visible()
    assert axe_in_both_themes(page) == []
    for data in (link_data(record(2)), link_data("no")):
        page.evaluate("hash => { location.hash = hash; }", f"#g={data}")
        expect(page.locator(".share .standing, .share [role=alert]").first).to_be_visible()
        assert axe_in_both_themes(page) == []


def test_link_page_in_every_language(new_page: NewPage) -> None:
    """A damaged link is told of in the language of whoever opens it."""
    for locale, word in {"de-DE": "beschädigt", "hu-HU": "hivatkozás", "ko-KR": "링크"}.items():
        page = new_page(locale=locale)
        page.goto(f"#g={'A' * 50}")
        expect(page.locator(".share [role=alert]")).to_contain_text(word, timeout=30_000)
        assert json.loads(page.evaluate("JSON.stringify(document.documentElement.lang)")) == locale[:2]


def test_import_export_and_share_agree(new_page: NewPage) -> None:
    """The same text goes out of all doors that it came in by."""
    page = open_library(new_page(), record(1))
    page.locator("[data-do=share]").click()
    link = page.locator("[data-share-link]").input_value()
    page.keyboard.press("Escape")
    import_files(page, unpacked(link))
    expect(page.locator(".notice")).to_contain_text("1 was already here")
