"""Draw the sprites of `web/art` and its `CREDITS.json` from the game-icons set and our own portraits.

Which icons is in `pictures.py`, the portraits in `figures/`.

A picture is named by its kind and which of that kind: `card-Ki`. Kinds that the page needs at once stand together in
`sprite.svg`, every other kind in a sprite of its own, `role.svg`: `web/js/view/icons.js` knows the same.

Run `.venv/bin/python -m tools.art.sprite` once `build.py check` has filled `web/node_modules`; results are committed,
so a build needs neither this script nor the icons. The same icons always give the same bytes.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from tools.art.figures.award import AT_AWARD
from tools.art.figures.bots import FACES as BOTS
from tools.art.figures.bots import MOODS
from tools.art.figures.city import CITY
from tools.art.figures.court import COURT
from tools.art.figures.dark_city import DARK_CITY
from tools.art.figures.drawing import Layer, icons_in, svg
from tools.art.pictures import (
    APP_ICON,
    AREAS,
    AUTHORS,
    COLOURS,
    DRAWN_BY,
    FACES,
    LIGHT,
    OWN,
    SEATS,
    SIGNS,
    TEMPERS,
    TOGETHER,
    TOWN,
    TWO_TONED,
)
from tools.art.two_tone import outlines, split
from tools.setup.process import ROOT

ART = ROOT / "web" / "art"
ICON_SET = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
LICENCE = "CC BY 3.0"
SOURCE = "https://game-icons.net"


def symbol(name: str, body: str) -> str:
    """One `<symbol>` that takes the colour of the text around it."""
    return f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>'


def path_of(body: str) -> str:
    """Path data of an icon of the set."""
    (path,) = re.findall(r'^<path fill="currentColor" d="([^"]+)"/>$', body)
    return str(path)


def drawn(name: str, body: str) -> str:
    """A picture: ink in `currentColor` and, if it has two tones, light in the page's `--light`."""
    path = path_of(body)
    if not name.startswith(TWO_TONED):
        return f'<path fill="currentColor" d="{"".join(line.path for line in outlines(path))}"/>'
    tones = split(path, LIGHT.get(name, ()))
    return f'<path fill="var(--light,transparent)" d="{tones.light}"/><path fill="currentColor" d="{tones.ink}"/>'


def portraits() -> dict[str, tuple[Layer, ...]]:
    """Every symbol's id with the layers it is drawn in, in the order of the sprite."""
    return {
        f"{kind}-{name}": layers
        for kind, table in (("card", COURT | AT_AWARD), ("role", CITY | DARK_CITY), ("face", BOTS), ("mood", MOODS))
        for name, layers in table.items()
    }


def wanted() -> dict[str, str]:
    """Every symbol's id with the icon it is cut from, in the order of the sprite."""
    out = {f"town-{code}": icon for code, icon in TOWN.items()}
    out |= {f"area-{letter}": icon for letter, icon in AREAS.items()}
    out |= {f"seat-{seat}": icon for seat, icon in enumerate(SEATS)}
    out |= {f"sign-{sign}": icon for sign, icon in SIGNS.items()}
    out |= {f"face-{bot}": icon for bot, icon in FACES.items()}
    return out | {f"temper-{temper}": icon for temper, icon in TEMPERS.items()}


def main(argv: list[str]) -> int:
    """Write the sprites and their credits; exit status 2 if the icon set is missing."""
    source = Path(argv[1]) if len(argv) == 2 else ICON_SET
    if len(argv) > 2 or not source.is_file():
        print("usage: python -m tools.art.sprite [path/to/@iconify-json/game-icons/icons.json]", file=sys.stderr)
        return 2
    icons = json.loads(source.read_text(encoding="utf-8"))["icons"]
    names = wanted()
    used = {APP_ICON, *names.values(), *(icon for layers in portraits().values() for icon in icons_in(layers))}
    lost = sorted(icon for icon in used if icon not in icons)
    if lost:
        print(f"not in the icon set: {', '.join(lost)}", file=sys.stderr)
        return 2
    sheets: dict[str, list[str]] = {}
    pictures = {name: svg(layers, lambda icon: path_of(icons[icon]["body"])) for name, layers in portraits().items()}
    pictures |= {name: drawn(name, icons[icon]["body"]) for name, icon in names.items()}
    for name, picture in pictures.items():
        kind = name.split("-")[0]
        sheets.setdefault("sprite" if kind in TOGETHER else kind, []).append(symbol(name, picture))
    for kind, own in (("sign", OWN), ("colour", COLOURS)):
        sheets["sprite"] += [
            symbol(f"{kind}-{name}", f'<path fill="currentColor" d="{path}"/>') for name, path in own.items()
        ]
    for sheet, symbols in sheets.items():
        text = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
        (ART / f"{sheet}.svg").write_text(text, encoding="utf-8", newline="\n")
    credits = [
        {
            "icon": icon,
            "author": DRAWN_BY.get(icon, "Lorc"),
            "authorUrl": AUTHORS[DRAWN_BY.get(icon, "Lorc")],
            "licence": LICENCE,
            "source": SOURCE,
        }
        for icon in sorted(used)
    ]
    text = json.dumps(credits, ensure_ascii=False, indent=1)
    (ART / "CREDITS.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
