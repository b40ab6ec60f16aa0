"""Cuts the fonts down to the letters of our languages: run it by hand, its results in web/fonts are committed.

`python -m tools.site.fonts` in an environment with fonttools and brotli, once `build.py site` has filled node_modules.
The style sheet's `unicode-range`s (web/css/fonts.css) and the sets below belong together.
"""

from __future__ import annotations

import subprocess
import sys

from tools.setup.process import ROOT
from tools.site.vendor import Font, fonts

LATIN = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,"
    "U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2215"
)
EXTENDED = "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B"
WORDMARK = "U+0020,U+0041-005A,U+0061-007A,U+00C4,U+00D6,U+00DC,U+00DF,U+00E4,U+00F6,U+00FC"
FEATURES = "kern,mark,mkmk,ccmp,locl,lnum,tnum,liga"


def _letters(font: Font) -> str:
    if "gotisch" in font.name:
        return WORDMARK
    return EXTENDED if "-ext-" in font.name else LATIN


def main() -> None:
    """Writes web/fonts."""
    for font in fonts(ROOT):
        subprocess.run(
            [
                *(sys.executable, "-m", "fontTools.subset", ROOT / "web" / "node_modules" / font.package / font.file),
                *(f"--unicodes={_letters(font)}", f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting"),
                f"--output-file={ROOT / 'web' / 'fonts' / font.name}",
            ],
            check=True,
        )


if __name__ == "__main__":
    main()
