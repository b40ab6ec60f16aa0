"""On a phone every screen's targets are large enough for a finger, and its text large enough for the eye."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.scenes import SCENES
from tests.web.shots import opened
from tools.site.server import Server

pytestmark = pytest.mark.web

PHONE: ViewportSize = {"width": 360, "height": 740}

SMALL_TARGETS = """() => {
  const LEAST = 44;
  const REACH = 60;
  const layers = document.querySelectorAll("dialog[open], .menu:not([hidden]), .stage, .curtain");
  const over = [...layers].at(-1) ?? document.body;
  const seen = { visibilityProperty: true, contentVisibilityAuto: true };
  const within = (control, there) =>
    there !== null && (control.contains(there) || [...(control.labels ?? [])].some((label) => label.contains(there)));
  /** How far from a point a tap still reaches the control, in one direction. */
  const reach = (control, x, y, right, down) => {
    const at = (far) => document.elementFromPoint(x + right * far, y + down * far);
    let far = 0;
    while (far < REACH && within(control, at(far + 1))) far++;
    return far;
  };
  /** A link within a sentence is as high as its line. */
  const inline = (control) => {
    const text = (control.parentElement?.textContent ?? "").trim();
    return getComputedStyle(control).display === "inline" && text.length > control.textContent.trim().length;
  };
  const controls = over.querySelectorAll("a[href], button, input, select, summary, textarea");
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility(seen) || control.disabled || control.ariaDisabled === "true") return [];
    if (control.closest(".visually-hidden, .skip-link, [inert]") || inline(control)) return [];
    control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = (control.labels?.[0] ?? control).getBoundingClientRect();
    const x = Math.max(1, Math.min(innerWidth - 2, left + width / 2));
    const y = top + height / 2;
    if (!within(control, document.elementFromPoint(x, y))) return [];
    const wide = reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0) + 1;
    const high = reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1) + 1;
    if (wide >= LEAST - 1 && high >= LEAST - 1) return [];
    const name = control.dataset.tap ?? control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 30);
    return [`${control.tagName.toLowerCase()}.${control.className} "${name}": ${wide}×${high}`];
  });
}"""
"""Working controls that a tap finds on less than 44 pixels across or down, give or take half a pixel at either side."""

SMALL_TEXT = """() => {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility(seen)) continue;
    if (parent.closest(".visually-hidden, .skip-link, option, title, .miniature, .ending-picture")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    let size = parseFloat(getComputedStyle(parent).fontSize);
    const svg = parent.closest("svg");
    if (svg) size *= svg.getScreenCTM()?.a ?? 1;
    if (box.width < 2 || size >= 10.99) continue;
    const name = parent.className?.baseVal ?? parent.className;
    faults.add(`${parent.tagName}.${name} "${node.data.trim().slice(0, 24)}": ${size.toFixed(1)}`);
  }
  return [...faults];
}"""
"""Text below 11 pixels; what is drawn as a picture of a table is not read."""


@pytest.fixture(scope="module")
def page(browser: Browser, dist: Path) -> Iterator[Page]:
    """One page for all screens, on a phone."""
    with Server(dist) as server:
        page = opened(browser, server.url, native=True)
        page.set_viewport_size(PHONE)
        yield page
        page.context.close()


@pytest.mark.parametrize("name", SCENES)
def test_targets_suit_a_finger_and_text_the_eye(page: Page, name: str) -> None:
    """Every screen, dialog and state; no screen is wider than the phone."""
    SCENES[name](page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALL_TARGETS) + page.evaluate(SMALL_TEXT) == []
