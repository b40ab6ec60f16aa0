"""Every link and every path in the documentation leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import CODE, MADE_BY_BUILD, PAGES, SHORT_FOR, check_names, existing, is_path, tracked
from tools.setup.process import ROOT

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", without_blocks(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    for link, source in LINK.findall(without_blocks(page.read_text(encoding="utf-8"))):
        target, _, anchor = (link or source).partition("#")
        if ":" in target:
            continue
        file = page.parent / target if target else page
        assert file.exists(), link or source
        if anchor:
            assert anchor in anchors(file), link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_path_in_backticks_exists(page: Path) -> None:
    beside = f"{page.parent.relative_to(ROOT).as_posix()}/" if page.parent != ROOT else ""
    games = tuple(f"tests/engine/{game}/{folder}" for game in ("kabale", "adel") for folder in ("", "rulebook/"))
    for text in CODE.findall(without_blocks(page.read_text(encoding="utf-8"))):
        if not is_path(text) or text.startswith(MADE_BY_BUILD):
            continue
        found = existing(text, short_for=(*SHORT_FOR, beside, *games))
        assert found or any_file_named(text), f"{name(page)}: {text}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent.name != "adding"], ids=name)
def test_every_name_that_is_said_to_be_in_a_file_is_there(page: Path) -> None:
    check_names(without_blocks(page.read_text(encoding="utf-8")), short_for=SHORT_FOR)


def any_file_named(text: str) -> bool:
    """A name on its own, such as `test_turn.py`, or of a file that the build writes."""
    return text in ("precache.js", "notices.json") or any(path.split("/")[-1] == text for path in tracked())


@pytest.mark.parametrize("image", sorted((ROOT / "docs" / "images").iterdir()), ids=lambda path: path.name)
def test_images_are_small_and_shown(image: Path) -> None:
    assert image.stat().st_size <= 60_000
    assert any(f"images/{image.name}" in page.read_text(encoding="utf-8") for page in PAGES)


def test_the_readme_shows_both_games_in_both_themes() -> None:
    shown = re.findall(r"docs/images/(\w+)-(\w+)\.webp", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == [(game, theme) for game in ("adel", "kabale") for theme in ("dark", "light")]


def test_the_readme_is_about_one_screen() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 90
