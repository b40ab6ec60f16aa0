"""Screenshots of every screen in every size and theme: `python build.py shots [SCREEN …]` puts them into shots/."""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

from tests.web.conftest import settings_script
from tests.web.native_engine import answer_natively
from tests.web.pseudo_language import spoken
from tests.web.scene_setup import SETTINGS, lay_in
from tests.web.scenes import SCENES, start
from tools.setup.process import ROOT, echo
from tools.setup.system import CHROMIUM_FLAGS, chromium
from tools.site.server import Server

SHOTS = ROOT / "shots"
SIZES = {
    "360x740": ViewportSize(width=360, height=740),
    "768x1024": ViewportSize(width=768, height=1024),
    "1440x900": ViewportSize(width=1440, height=900),
}
THEMES = ("light", "dark")
TALLEST = 2600
"""So much of a long page is shown."""

ON_ITS_SIDE = ViewportSize(width=740, height=360)
NARROW = ViewportSize(width=320, height=568)
AT_ODDS: dict[str, tuple[ViewportSize, tuple[str, ...]]] = {
    "740x360": (
        ON_ITS_SIDE,
        (
            "table-4-chosen",
            "table-6",
            "award-middle",
            "replay",
            "lesson-hand",
            "adel-draft",
            "adel-turn",
            "adel-table-7",
            "adel-over",
        ),
    ),
    "320x568": (
        NARROW,
        (
            "start",
            "table-4",
            "table-6-chosen",
            "table-cloak",
            "table-struck",
            "award-middle",
            "scoring",
            "replay",
            "adel-draft",
            "adel-turn",
            "adel-table-7",
            "adel-conjure",
            "adel-over",
        ),
    ),
}
"""Sizes that only some screens are shown in."""

ADEL = ("adel-draft-7", "adel-turn", "adel-conjure", "adel-over")
LANGUAGES = {
    "de": ("start", "table-4", *ADEL),
    "hu": ("start", "table-4", *ADEL),
    "ko": ("start", "table-4", "cards", *ADEL),
}
PSEUDO = ("start", "table-4", "table-6-chosen", "table-traitor", "award-middle", "library", "settings", *ADEL)
FORCED = ("table-4-chosen", "start", "adel-turn", "adel-draft")


STANDS = """() => new Promise((done) => {
  let last = NaN, frames = 0;
  const look = () => {
    const now = scrollY + document.documentElement.scrollHeight / 1e6;
    frames = now === last ? frames + 1 : 0;
    last = now;
    if (frames < 6) requestAnimationFrame(look); else done();
  };
  look();
})"""
"""Waits for a page that was given another size: rows that come into view find their height then, the page its place."""


def opened(
    browser: Browser, url: str, *, pseudo: bool = False, native: bool = False, settings: dict[str, Any] | None = None
) -> Page:
    """A page in a fresh profile that holds all the games; `native`: this process answers for the engine."""
    context = browser.new_context(
        base_url=url, locale="en-GB", timezone_id="UTC", service_workers="block", reduced_motion="reduce"
    )
    if native:
        answer_natively(context)  # before any script that looks at `Worker`
    context.add_init_script(settings_script({**SETTINGS, **(settings or {})}))
    if pseudo:
        spoken(context)
    page = context.new_page()
    page.goto("")
    lay_in(page)
    start(page)
    page.locator("[data-game=kabale] [data-do=one-tap]").wait_for()
    page.locator(".loading").wait_for(state="detached")
    return page


def shoot(page: Page, path: Path) -> None:
    """One picture; a long page to its end, or nearly, unless something lies over it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.evaluate(STANDS)
    over = page.locator("dialog[open], .stage").count() > 0
    height = 0 if over else page.evaluate("document.documentElement.scrollHeight")
    size = page.viewport_size or NARROW
    tall = min(TALLEST, max(size["height"], height))
    clip: Any = {"x": 0, "y": 0, "width": size["width"], "height": tall}
    page.screenshot(path=path, full_page=tall > size["height"], clip=clip, animations="disabled")


def arranged(page: Page, name: str, failed: list[str]) -> bool:
    """A screen at a phone's size; one that cannot be arranged is noted and left out."""
    page.set_viewport_size(SIZES["360x740"])
    try:
        SCENES[name](page)
    except (AssertionError, Error) as problem:
        failed.append(f"{name}: {str(problem).splitlines()[0]}")
        return False
    page.mouse.move(1, 1)
    return True


def everything(browser: Browser, url: str, wanted: set[str], failed: list[str]) -> int:
    """Every screen, arranged once, at every size in both themes."""
    page = opened(browser, url)
    made = 0
    for name in SCENES:
        if name not in wanted or not arranged(page, name, failed):
            continue
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            sizes = SIZES | {size: box for size, (box, names) in AT_ODDS.items() if name in names and theme == "dark"}
            for size, box in sizes.items():
                page.set_viewport_size(box)
                shoot(page, SHOTS / size / f"{name}-{theme}.png")
                made += 1
        if name in FORCED:
            page.emulate_media(color_scheme="dark", forced_colors="active")
            page.set_viewport_size(SIZES["360x740"])
            shoot(page, SHOTS / "forced-colours" / f"{name}.png")
            page.emulate_media(forced_colors="none")
            made += 1
    page.context.close()
    return made


def spoken_ones(browser: Browser, url: str, wanted: set[str], failed: list[str]) -> int:
    """Some screens in the other languages, and in the one that is longer than any."""
    made = 0
    for language, names in {**LANGUAGES, "pseudo": PSEUDO}.items():
        if not wanted & set(names):
            continue
        pseudo = language == "pseudo"
        page = opened(browser, url, pseudo=pseudo, settings=None if pseudo else {"language": language})
        page.emulate_media(color_scheme="dark")
        for name in names:
            if name in wanted and arranged(page, name, failed):
                page.set_viewport_size(NARROW if pseudo else SIZES["360x740"])
                shoot(page, SHOTS / language / f"{name}.png")
                made += 1
        page.context.close()
    return made


def main(only: list[str]) -> int:
    """Makes the pictures, all or those of the screens that are named."""
    strange = [name for name in only if name not in SCENES]
    if strange:
        print(f"no such screen: {' '.join(strange)} (there are: {' '.join(SCENES)})", file=sys.stderr)
        return 2
    if not only:
        shutil.rmtree(SHOTS, ignore_errors=True)
    wanted, began = set(only or SCENES), time.monotonic()
    at = chromium()
    with Server(ROOT / "dist") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=at, args=list(CHROMIUM_FLAGS))
        failed: list[str] = []
        made = everything(browser, server.url, wanted, failed) + spoken_ones(browser, server.url, wanted, failed)
        browser.close()
    echo(f"· {made} pictures in {SHOTS.relative_to(ROOT)}/ ({time.monotonic() - began:.0f} s)")
    for line in failed:
        print(f"not shown: {line}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
