"""Portraits: everybody has one, in four tones, and what the drawings are written in is read as it is meant."""

from __future__ import annotations

import re

import pytest

from raenke.adel.rules.characters import CODES as CHARACTERS
from raenke.bots.levels import LEVELS
from raenke.kabale.cards import CODES as ALLIES
from raenke.kabale.tempers import TEMPERS
from tests.static import words
from tools.art.figures.drawing import both, disc, mirrored, svg
from tools.art.sprite import portraits

TONES = {"currentColor", "var(--shade,currentColor)", "var(--light,transparent)", "var(--pale,transparent)"}
PEOPLE = [
    *(("card", f"card-{code}") for code in ALLIES),
    *(("role", f"role-{code}") for code in CHARACTERS),
    *(("sprite", f"face-{level.name}") for level in LEVELS),
]


@pytest.mark.parametrize(("sheet", "name"), PEOPLE)
def test_everybody_has_a_portrait_in_four_tones(sheet: str, name: str) -> None:
    drawn = (words.WEB / "art" / f"{sheet}.svg").read_text(encoding="utf-8")
    found = re.search(rf'<symbol id="{name}" viewBox="0 0 512 512">(.*?)</symbol>', drawn)
    assert found
    assert {*re.findall(r'(?:fill|stroke)="([^"]+)"', found[1])} >= TONES


def test_every_temper_has_a_mood() -> None:
    drawn = (words.WEB / "art" / "sprite.svg").read_text(encoding="utf-8")
    for mood in ("calm", "glad", "hurt", *TEMPERS):
        assert f'<symbol id="mood-{mood}"' in drawn, mood


def test_no_two_portraits_are_alike() -> None:
    """In one game, that is: an assassin looks the same in both."""
    for kind in ("card", "role", "face", "mood"):
        drawn = [layers for name, layers in portraits().items() if name.startswith(kind)]
        assert len({*map(str, drawn)}) == len(drawn)


def test_a_mirrored_shape_is_as_far_from_the_middle() -> None:
    assert mirrored("M10 20L30 40Z") == "M502 20L482 40Z"
    assert both(disc(200, 50, 20)) == "M200 30a20 20 0 1 0 0 40a20 20 0 1 0 0-40z" + disc(312, 50, 20)


def test_layers_are_filled_outlined_or_lines() -> None:
    drawn = svg(("pale M0 0L9 9Z", "pale! M0 0L9 9Z", "ink M0 0L9 9Z", "~14 M0 0L9 9", "~8 light M0 0L9 9"), str)
    assert re.findall(r"<path ([^>]*) d=", drawn) == [
        'fill="var(--pale,transparent)"',
        'fill="var(--pale,transparent)" stroke="none"',
        'fill="currentColor" stroke="none"',
        'fill="none" stroke-width="14"',
        'fill="none" stroke="var(--light,transparent)" stroke-width="8"',
    ]
    with pytest.raises(ValueError, match="no layer"):
        svg(("grey M0 0Z",), str)


def test_people_are_drawn_as_portraits_and_never_as_icons() -> None:
    """An icon has no pale and no shade: of a portrait it would leave a silhouette."""
    for script in sorted((words.WEB / "js").rglob("*.js")):
        for call in re.findall(r"\bicon\(([^()]*)\)", script.read_text(encoding="utf-8")):
            assert not re.search(r"`(?:card|role|mood)-\$", call), f"{script.name}: icon({call})"
