"""Shared files know no game: only the registry names one, and nothing shared reaches into a game's room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.static import words

WEB = words.WEB
GAMES = words.games()

REGISTRY = "js/game_registry.js"
MADE = "js/engine/known_games.js"
"""What the engine says of its games, before it is up."""


def shared() -> list[Path]:
    """Every file of the page that lies in no game's folder."""
    found = [
        path
        for folder in ("js", "css", "i18n")
        for path in sorted((WEB / folder).rglob("*"))
        if path.is_file() and not set(path.relative_to(WEB).parts) & set(GAMES)
    ]
    return [*found, WEB / "index.html", WEB / "manifest.webmanifest", WEB / "sw.js"]


def test_there_are_games_and_shared_files() -> None:
    assert "kabale" in GAMES
    assert len(shared()) > 80


def test_no_shared_file_names_a_game() -> None:
    """By its folder or as people call it; the registry, and what the engine says of itself, have to."""
    called = [words.read("en", game)[f"{game}-name"].text for game in GAMES]
    names = re.compile("|".join(rf"\b{re.escape(name.lower())}\b" for name in (*GAMES, *called)))
    found = [
        (path.relative_to(WEB).as_posix(), sorted({*names.findall(path.read_text(encoding="utf-8").lower())}))
        for path in shared()
        if path.relative_to(WEB).as_posix() not in (REGISTRY, MADE)
    ]
    assert [(path, named) for path, named in found if named] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_from_another_game(game: str) -> None:
    """Without one game's folders the page still works with the others."""
    others = [other for other in GAMES if other != game]
    for path, text in words.sources(game).items():
        assert not [other for other in others if f"/{other}/" in text], path


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_folder_in_every_layer(game: str) -> None:
    """Engine, scripts, styles, and words in all languages."""
    assert (words.ROOT / "py" / "raenke" / game / "__init__.py").is_file()
    assert (WEB / "js" / game / "adapter.js").is_file()
    entry = (WEB / REGISTRY).read_text(encoding="utf-8").split(f"  {game}: {{")[1]
    listed = re.search(r"styles: \[([^\]]*)\]", entry)
    assert listed
    sheets = {path.stem for path in (WEB / "css" / game).glob("*.css")}
    assert set(re.findall(r'"(\w+)"', listed[1])) == sheets
