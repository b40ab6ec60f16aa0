"""What is known of a round and of each seat, as the page shows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.static import words
from tests.static.adel.test_announcements import RAW, games, seats
from tests.web.conftest import until
from tests.web.source_server import sources


@pytest.fixture(scope="module")
def alone(browser: Browser) -> Iterator[Page]:
    """The words alone, without a table."""
    with sources() as root:
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"{root}tests/web/adel/words/index.html")
        until(page, "globalThis.words !== undefined")
        yield page
        context.close()


@pytest.mark.parametrize("language", ["hu", "ko"])
def test_known_cards_panel(alone: Page, language: str) -> None:
    """All ranks and seats with what is known of them, or one seat; all hands where everything lies open."""
    alone.evaluate("language => words.speak(language)", language)
    said = words.everything(language, "adel")
    for game in games()[::4]:
        for view in game.views:
            found = alone.evaluate("([view, seats]) => words.known(view, seats)", [view, seats(game.players)])
            assert len(found["ranks"]) == len(view["ranks"])
            for rank, text in zip(view["ranks"], found["ranks"], strict=True):
                assert said[f"character-{rank['code']}"].text in text
            assert len(found["hands"]) == (game.players if view["hands"] is not None else 0)
            assert not any(RAW.search(text) for text in [*found["round"], *found["hands"]])
            for seat, text in zip(view["seats"], found["seats"], strict=True):
                assert not RAW.search(text), text
                for code in (*seat["known"], *(district["code"] for district in seat["city"])):
                    assert said[f"district-{code}"].text in text, (code, text)
            one = alone.evaluate("([view, seats]) => words.known(view, seats, 1)", [view, seats(game.players)])
            assert (one["open"], one["ranks"]) == (1, [])
