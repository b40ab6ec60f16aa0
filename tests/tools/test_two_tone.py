"""A picture in two tones: what is empty inside the ink, and what is chosen, become light; nothing else moves."""

from __future__ import annotations

import pytest

from tools.art.pictures import LIGHT, TWO_TONED
from tools.art.sprite import wanted
from tools.art.two_tone import outlines, split

SQUARE = "M0 0h100v100h-100z"
HOLE = "m20 20v60h60v-60z"
BESIDE = "M200 0l50 0l0 50l-50 0z"


def test_a_hole_is_light_and_stays_a_hole_of_the_ink() -> None:
    tones = split(SQUARE + HOLE)
    assert tones.light == "M20 20v60h60v-60z"
    assert tones.ink == "M0 0h100v100h-100z" + tones.light


def test_what_is_chosen_is_light_with_its_own_holes() -> None:
    tones = split(SQUARE + HOLE + BESIDE, [0])
    assert tones.light == "M0 0h100v100h-100zM20 20v60h60v-60z"
    assert tones.ink == "M200 0l50 0l0 50l-50 0z"


def test_what_stands_beside_is_no_hole() -> None:
    assert split(SQUARE + "M200 0v50h50v-50z").light == ""


@pytest.mark.parametrize(
    "path",
    [
        "M10 10C20 0 40 0 50 10S80 20 90 10T100 30Q90 60 60 60L10 60Z",
        "M10 10c10-10 30-10 40 0s30 10 40 0t10 20q-10 30-40 30l-50 0z",
        "M10 10a40 40 0 0150 0a40 40 0 01-50 0z",
        "M1e1 10l.5.5-3-3z",
    ],
)
def test_every_kind_of_line_is_followed_to_its_end(path: str) -> None:
    (line,) = outlines(path)
    assert line.start == (10, 10)
    assert len(line.points) > 2
    (again,) = outlines(line.path)
    apart = [max(abs(x - u), abs(y - v)) for (x, y), (u, v) in zip(line.points, again.points, strict=True)]
    assert max(apart) <= 0.5


def test_what_is_left_out_never_adds_up() -> None:
    """Written in whole steps, a line of many small ones still ends where it should."""
    (line,) = outlines("M10 10" + "l.4 .4" * 100 + "h50v.4z")
    (again,) = outlines(line.path)
    assert again.points[-1] == (100, 50)


def test_light_is_chosen_for_pictures_that_there_are() -> None:
    assert {*LIGHT} <= {name for name in wanted() if name.startswith(TWO_TONED)}
