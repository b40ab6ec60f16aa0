"""With letters twice as large on a phone: no page scrolls sideways, no text is cut or broken, all can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, ViewportSize

from tests.web.cut_text import CUT, STRAYS
from tests.web.scenes import SCENES
from tests.web.shots import opened
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

pytestmark = pytest.mark.web

PHONE: ViewportSize = {"width": 360, "height": 740}

BROKEN = """() => {
  const faults = [];
  const exempt = ".visually-hidden, .skip-link, .column-stack, .ghosts, option, textarea, .card-name";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const seen = parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    if (!seen || parent.closest(exempt)) continue;
    if (parent.getBoundingClientRect().width < 2) continue; // there for the ear
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) faults.push(`"${word[0]}" stands on ${lines.size} lines`);
    }
  }
  return [...new Set(faults)];
}"""
"""Words, numbers and names that are broken somewhere inside; in the browser's eyes each letter on a line is not cut."""

COVERED = """() => {
  const layers = document.querySelectorAll("dialog[open], .menu:not([hidden]), .stage, .curtain");
  const over = [...layers].at(-1) ?? document.body;
  const seen = { visibilityProperty: true, contentVisibilityAuto: true };
  return [...over.querySelectorAll("a, button:not(.column-target), input, select, summary")].flatMap((control) => {
    if (!control.checkVisibility(seen) || control.closest(".visually-hidden, .skip-link, [inert]")) return [];
    control.scrollIntoView({ block: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = there && (control.contains(there) || there.closest("label")?.contains(control));
    return own ? [] : [`${control.className} "${control.textContent.trim()}" lies below ${there?.className}`];
  });
}"""
"""What is to be pressed and cannot be, even when it is scrolled to, as something else lies over its middle."""


@pytest.fixture(scope="module")
def page(playwright: Playwright, dist: Path) -> Iterator[Page]:
    """One page for all screens, in a browser whose letters are twice as large for every page."""
    flags = [*CHROMIUM_FLAGS, "--blink-settings=defaultFontSize=32"]
    with Server(dist) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        yield opened(browser, server.url, native=True)
        browser.close()


@pytest.mark.parametrize("name", SCENES)
def test_everything_stays_usable(page: Page, name: str) -> None:
    """Every screen, dialog and state."""
    page.set_viewport_size(PHONE)
    SCENES[name](page)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate(CUT) == []
    assert page.evaluate(STRAYS) == []
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(COVERED) == []
