"""Draws the app's icons from one game-icons picture: run it by hand, its results in web/art are committed.

`.venv/bin/python -m tools.art.icons`
"""

from __future__ import annotations

import io
import json
from collections import Counter

from PIL import Image
from playwright.sync_api import sync_playwright

from tools.art.pictures import APP_ICON
from tools.art.sprite import ICON_SET
from tools.setup.process import ROOT
from tools.setup.system import CHROMIUM_FLAGS, chromium

ART = ROOT / "web" / "art"
GROUND, FIELD, EDGE, MASK = "#17100f", "#7b222b", "#c8a063", "#f6e3be"
SHIELD = "M256 40c62 0 122 10 176 30v190c0 104-76 172-176 212-100-40-176-108-176-212V70c54-20 114-30 176-30z"


def _svg(*, corner: int, scale: float) -> str:
    """The shield on its ground; a maskable icon keeps it inside the middle four fifths."""
    body: str = json.loads(ICON_SET.read_text(encoding="utf-8"))["icons"][APP_ICON]["body"]
    inner = body.replace("currentColor", MASK)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<rect width="512" height="512" rx="{corner}" fill="{GROUND}"/>'
        f'<g transform="translate(256 256) scale({scale}) translate(-256 -256)">'
        f'<path d="{SHIELD}" fill="{FIELD}" stroke="{EDGE}" stroke-width="14"/>'
        f'<g transform="translate(256 245) scale(.56) translate(-256 -256)">{inner}</g></g></svg>\n'
    )


COLOURS = 64
"""Four colours and the edges between them: a palette makes the files a third of their size."""


def _png(pixels: bytes, side: int) -> bytes:
    """A PNG with a palette of the commonest colours; every other pixel takes the nearest of them."""
    colours = [tuple(pixels[at : at + 4]) for at in range(0, len(pixels), 4)]
    # Not Pillow's own quantization: it blends, and the ground would lose its exact colour and opacity.
    palette = [colour for colour, _ in Counter(colours).most_common(COLOURS)]
    index = {colour: number for number, colour in enumerate(palette)}
    for colour in set(colours) - set(index):
        distances = [sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) for other in palette]
        index[colour] = distances.index(min(distances))
    image = Image.frombytes("P", (side, side), bytes(index[colour] for colour in colours))
    image.putpalette([channel for colour in palette for channel in colour], "RGBA")
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


DRAW = """async ([svg, side]) => {
  const picture = new Image(side, side);
  picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side).getContext("2d");
  canvas.drawImage(picture, 0, 0, side, side);
  return [...canvas.getImageData(0, 0, side, side).data];
}"""

ICONS = {
    "icon-192.png": (192, 96, 1.0),
    "icon-512.png": (512, 96, 1.0),
    "icon-maskable-512.png": (512, 0, 0.8),
    "icon-touch-180.png": (180, 0, 0.9),
}
"""Name -> pixels, the corner's radius, and the shield's size."""


def main() -> None:
    """Writes icon.svg and the bitmaps that browsers still ask for."""
    (ART / "icon.svg").write_text(_svg(corner=96, scale=1.0), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_FLAGS))
        page = browser.new_page()
        for name, (side, corner, scale) in ICONS.items():
            flat = page.evaluate(DRAW, [_svg(corner=corner, scale=scale), side])
            (ART / name).write_bytes(_png(bytes(flat), side))
        browser.close()


if __name__ == "__main__":
    main()
