"""Shrinks the screenshots of `build.py shots` for the README; run by hand, the results in docs/images are committed.

`python3 build.py shots table-4-chosen adel-table-4`, then `.venv/bin/python -m tools.art.screenshots`
"""

from __future__ import annotations

from PIL import Image

from tools.setup.process import ROOT, BuildError, echo

SHOTS = ROOT / "shots" / "1440x900"
IMAGES = ROOT / "docs" / "images"
WIDTH = 1080
MAX_BYTES = 60_000

SCREENS = {"kabale": "table-4-chosen", "adel": "adel-table-4"}
"""Game -> the scene that shows it."""

THEMES = ("light", "dark")


def main() -> None:
    """Write docs/images/GAME-THEME.webp, each in the best quality that keeps it small."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for game, scene in SCREENS.items():
        for theme in THEMES:
            source, target = SHOTS / f"{scene}-{theme}.png", IMAGES / f"{game}-{theme}.webp"
            if not source.is_file():
                raise BuildError(f"{source.relative_to(ROOT)} is missing: run 'python3 build.py shots {scene}' first")
            with Image.open(source) as shot:
                small = (
                    shot.convert("RGB")
                    .crop((0, 0, 1440, 900))
                    .resize((WIDTH, WIDTH * 900 // 1440), Image.Resampling.LANCZOS)
                )
            for quality in range(90, 30, -4):
                small.save(target, "WEBP", quality=quality, method=6)
                if target.stat().st_size <= MAX_BYTES:
                    break
            echo(f"{target.relative_to(ROOT).as_posix()}: {target.stat().st_size / 1000:.0f} kB, quality {quality}")


if __name__ == "__main__":
    main()
