"""Draw the sprites of `web/art` and its `CREDITS.json` from the game-icons set, by the tables of `pictures.py`.

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

from tools.art.pictures import (
    AREAS,
    AUTHORS,
    BEHIND,
    CARDS,
    COLOURS,
    DRAWN_BY,
    FACES,
    LIGHT,
    OWN,
    ROLES,
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


def drawn(name: str, body: str) -> str:
    """A picture: ink in `currentColor` and, if it has two tones, light in the page's `--light`."""
    (path,) = re.findall(r'^<path fill="currentColor" d="([^"]+)"/>$', body)
    if not name.startswith(TWO_TONED):
        return f'<path fill="currentColor" d="{"".join(line.path for line in outlines(path))}"/>'
    tones = split(BEHIND.get(name, "") + path, LIGHT.get(name, ()))
    return f'<path fill="var(--light,transparent)" d="{tones.light}"/><path fill="currentColor" d="{tones.ink}"/>'


def wanted() -> dict[str, str]:
    """Every symbol's id with the icon it is cut from, in the order of the sprite."""
    out = {f"card-{code}": icon for code, icon in CARDS.items()}
    out |= {f"role-{code}": icon for code, icon in ROLES.items()}
    out |= {f"town-{code}": icon for code, icon in TOWN.items()}
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
    lost = sorted(icon for icon in names.values() if icon not in icons)
    if lost:
        print(f"not in the icon set: {', '.join(lost)}", file=sys.stderr)
        return 2
    sheets: dict[str, list[str]] = {}
    for name, icon in names.items():
        kind = name.split("-")[0]
        picture = symbol(name, drawn(name, icons[icon]["body"]))
        sheets.setdefault("sprite" if kind in TOGETHER else kind, []).append(picture)
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
        for icon in sorted(set(names.values()))
    ]
    text = json.dumps(credits, ensure_ascii=False, indent=1)
    (ART / "CREDITS.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
