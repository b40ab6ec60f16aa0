"""The app's icons: reproducible, and drawn from the icon set as committed."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from tools.art import icons


def test_the_same_pixels_give_the_same_bytes() -> None:
    pixels = b"".join(bytes((x % 97, 0, 0, 255)) if x > 99 else bytes(4) for x in range(64 * 64))
    once = icons._png(pixels, 64)
    assert once == icons._png(pixels, 64)
    image = Image.open(io.BytesIO(once)).convert("RGBA")
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)
    assert image.getchannel("A").crop((0, 2, 64, 64)).getextrema() == (255, 255)


def test_the_committed_svg_is_what_the_script_draws() -> None:
    assert (icons.ART / "icon.svg").read_text(encoding="utf-8") == icons._svg(corner=96, scale=1.0)


@pytest.mark.parametrize(("name", "kind"), icons.ICONS.items())
def test_the_committed_bitmaps_have_their_size_ground_and_palette(name: str, kind: tuple[int, int, float]) -> None:
    side, corner, _ = kind
    with Image.open(icons.ART / name) as image:
        assert image.size == (side, side)
        assert image.mode == "P"
        colours = image.convert("RGBA")
    assert colours.getpixel((0, 0)) == ((0, 0, 0, 0) if corner else (23, 16, 15, 255))
    assert colours.getpixel((side // 2, 2)) == (23, 16, 15, 255)
