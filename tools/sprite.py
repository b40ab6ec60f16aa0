"""Draw `web/art/sprite.svg` and `web/art/CREDITS.json` from the game-icons set, by the tables below.

Run `python tools/sprite.py path/to/@iconify-json/game-icons/icons.json`; the results are committed, so a build needs
neither this script nor the icons. The same icons always give the same bytes.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.two_tone import split

ART = Path(__file__).resolve().parent.parent / "web" / "art"
LICENCE = "CC BY 3.0"
SOURCE = "https://game-icons.net"

# Card -> icon: read at a glance, 18 pixels wide, beside 24 others.
CARDS = {
    "Ki": "imperial-crown",
    "Qu": "queen-crown",
    "Ju": "crowned-heart",
    "Al": "bubbling-flask",
    "Fe": "swords-emblem",
    "La": "windmill",
    "Me": "chest",
    "Ca": "pope-crown",
    "Mi": "banjo",
    "Ex": "compass",
    "As": "plain-dagger",
    "St": "whirlwind",
    "Cl": "hood",
    "Tr": "duality-mask",
    "Mu": "crossed-pistols",
    "Wz": "wizard-face",
    "Wt": "cauldron",
    "Pr": "frog-prince",
    "Sq": "horse-head",
    "He": "lantern-flame",
    "Gi": "giant",
    "Do": "two-shadows",
    "Dr": "wyvern",
    "Ro": "love-letter",
    "Be": "receive-money",
}

# Card -> which outlines of its picture are light, besides all that is empty inside: the frog's crown, the mill's sails.
LIGHT = {
    "Ki": (0, 5, 6, 7, 8),
    "Qu": (1,),
    "Ju": (0,),
    "Fe": (2,),
    "La": (0, 1, 8, 9),
    "Me": (1, 3, 8),
    "Ca": (0, 1, 4),
    "Mi": (7,),
    "As": (0, 1, 2),
    "Cl": (1, 2),
    "Mu": (1, 2),
    "Wz": (3, 4, 10, 11, 13),
    "Pr": (0, 2, 3),
    "Sq": (0, 1, 2, 4, 6, 7, 8, 9),
    "Gi": (2,),
    "Do": (1, 2),
    "Ro": (1,),
    "Be": (0, 1, 2),
}

AREAS = {
    "A": "round-bottom-flask",
    "F": "crossed-swords",
    "L": "wheat",
    "T": "scales",
    "R": "church",
    "M": "lyre",
}

# Seat -> emblem, in seating order.
SEATS = ["lion", "eagle-emblem", "rose", "fleur-de-lys", "moon", "sun"]

# What the page says with a picture besides cards, areas and seats.
SIGNS = {
    "turn": "candlebright",
    "laurels": "laurels",
    "flame": "flame",
    "hands": "shaking-hands",
    "crown": "crown",
    "castle": "castle",
    "coins": "two-coins",
    "lock": "padlock",
    "curtain": "theater-curtains",
    "scroll": "scroll-unfurled",
    "hourglass": "hourglass",
}

# Bot -> the face of its level.
FACES = {"random": "robin-hood-hat", "greedy": "mustache", "rollout": "monk-face"}

AUTHORS = {
    "Lorc": "https://lorcblog.blogspot.com",
    "Delapouite": "https://delapouite.com",
    "Carl Olsen": "https://twitter.com/unstoppableCarl",
}

# Icon -> who drew it (the icon set does not say; game-icons.net does). Everything else is Lorc's.
DRAWN_BY = {
    "banjo": "Delapouite",
    "castle": "Delapouite",
    "chest": "Delapouite",
    "church": "Delapouite",
    "fleur-de-lys": "Delapouite",
    "frog-prince": "Delapouite",
    "giant": "Delapouite",
    "horse-head": "Delapouite",
    "imperial-crown": "Delapouite",
    "love-letter": "Delapouite",
    "monk-face": "Delapouite",
    "mustache": "Delapouite",
    "pope-crown": "Delapouite",
    "receive-money": "Delapouite",
    "robin-hood-hat": "Delapouite",
    "shaking-hands": "Delapouite",
    "theater-curtains": "Delapouite",
    "two-coins": "Delapouite",
    "windmill": "Delapouite",
    "wizard-face": "Delapouite",
    "flame": "Carl Olsen",
}

# Drawn for Ränke, on the same 512 square: no credit needed.
OWN = {
    "bolt": "M312 16 96 292h132l-32 204 220-286H282z",
    "seal": "M256 20l46 40 61-12 25 57 62 8-1 63 50 38-31 54 31 54-50 38 1 63-62 8-25 57-61-12-46 40-46-40-61 12-25-57"
    "-62-8 1-63-50-38 31-54-31-54 50-38-1-63 62-8 25-57 61 12z",
    "shield": "M40 16h432v236c0 122-92 200-216 248C132 452 40 374 40 252z",
    "menu": "M64 112h384v44H64zm0 122h384v44H64zm0 122h384v44H64z",
    "sliders": "M48 116h216v-44h56v44h144v40H320v44h-56v-44H48zm0 120h72v-44h56v44h288v40H176v44h-56v-44H48zm0 120h2"
    "48v-44h56v44h112v40H352v44h-56v-44H48z",
    "close": "M120 88 256 224 392 88l32 32-136 136 136 136-32 32-136-136-136 136-32-32 136-136L88 120z",
    "hand": "M108 176 232 96l148 228-124 80zM266 88h176v272h-44zM92 214l104 198-40 24L60 252z",
    "deck": "M96 40h248v312H96zm280 40h40v344H136v-40h240z",
    "discard": "M84 92h232v44H128v276H84zm96 56h248v312H180zm44 44v224h160V192z",
    "play": "M128 56 432 256 128 456z",
    "pause": "M112 72h104v368H112zm184 0h104v368H296z",
    "next": "M96 72l224 184L96 440zm248 0h72v368h-72z",
    "back": "M416 72v368L192 256zM96 72h72v368H96z",
    "sound": "M40 184h96l128-104v352L136 328H40zm272-16c40 40 40 136 0 176l30 30c62-62 62-174 "
    "0-236zm68-68c82 82 82 230 0 312l30 30c100-100 100-272 0-372z",
    "bin": "M176 48h160l16 40h104v48H56V88h104zM96 168h320l-24 304H120zm88 48 10 208h36l-8-208zm108 0-8 208h36l10-208z",
    "share": "M256 24 376 144l-34 34-62-62v212h-48V116l-62 62-34-34zM88 232h88v48h-40v160h240V280h-40v-48h88v256H88z",
    "check": "M196 400 56 260l48-48 92 92L408 92l48 48z",
    "undo": "M224 96v72h96a112 112 0 0 1 0 224H128v-48h192a64 64 0 0 0 0-128h-96v72L88 192z",
    "eye": "M256 120c112 0 190 90 224 136-34 46-112 136-224 136S66 302 32 256c34-46 112-136 224-136zm0 "
    "48a88 88 0 1 0 0 176 "
    "88 88 0 0 0 0-176zm0 48a40 40 0 1 1 0 80 40 40 0 0 1 0-80z",
}


def symbol(name: str, body: str) -> str:
    """One `<symbol>` that takes the colour of the text around it."""
    return f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>'


def two_toned(code: str, body: str) -> str:
    """A card's picture: its ink in the colour of the text around it, its light in the page's `--light`."""
    (path,) = re.findall(r'^<path fill="currentColor" d="([^"]+)"/>$', body)
    tones = split(path, LIGHT.get(code, ()))
    return f'<path fill="var(--light,transparent)" d="{tones.light}"/><path fill="currentColor" d="{tones.ink}"/>'


def wanted() -> dict[str, str]:
    """Every symbol's id with the icon it is cut from, in the order of the sprite."""
    out = {f"card-{code}": icon for code, icon in CARDS.items()}
    out |= {f"area-{letter}": icon for letter, icon in AREAS.items()}
    out |= {f"seat-{seat}": icon for seat, icon in enumerate(SEATS)}
    out |= {f"sign-{sign}": icon for sign, icon in SIGNS.items()}
    return out | {f"face-{bot}": icon for bot, icon in FACES.items()}


def main(argv: list[str]) -> int:
    """Write the sprite and its credits; 2 when the icons are not where they were said to be."""
    if len(argv) != 2 or not Path(argv[1]).is_file():
        print("usage: python tools/sprite.py node_modules/@iconify-json/game-icons/icons.json", file=sys.stderr)
        return 2
    icons = json.loads(Path(argv[1]).read_text(encoding="utf-8"))["icons"]
    names = wanted()
    lost = sorted(icon for icon in names.values() if icon not in icons)
    if lost:
        print(f"not in the icon set: {', '.join(lost)}", file=sys.stderr)
        return 2
    symbols = []
    for name, icon in names.items():
        body = icons[icon]["body"]
        symbols.append(symbol(name, two_toned(name[5:], body) if name.startswith("card-") else body))
    symbols += [symbol(f"sign-{name}", f'<path fill="currentColor" d="{path}"/>') for name, path in OWN.items()]
    sprite = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    (ART / "sprite.svg").write_text(sprite, encoding="utf-8", newline="\n")
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
