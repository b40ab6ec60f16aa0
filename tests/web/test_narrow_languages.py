"""In every language, on the narrowest phone: buttons, chips and bars hold their words."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.static import words
from tests.web.cut_text import CUT
from tests.web.scenes import SCENES
from tests.web.shots import NARROW, opened
from tools.site.server import Server

CROWDED = """
    start-more setup adel-start adel-turn adel-destroys adel-table-7-unfolded table-4-chosen table-6 settings
""".split()
"""The scenes with most buttons and chips; the pseudo-language is held against all of them."""

TRANSLATED = [language for language in words.languages() if language != "en"]
"""English is shorter than the pseudo-language."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_buttons_and_chips_hold_their_words_on_the_narrowest_phone(browser: Browser, dist: Path, language: str) -> None:
    with Server(dist) as served:
        page = opened(browser, served.url, native=True, settings={"language": language})
        page.set_viewport_size(NARROW)
        found = {}
        for name in CROWDED:
            SCENES[name](page)
            assert page.evaluate("document.documentElement.lang") == language
            found[name] = page.evaluate(CUT)
        page.context.close()
    assert not {name: faults for name, faults in found.items() if faults}
