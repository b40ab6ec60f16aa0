"""Every character and district has a picture of its own, and its author is credited."""

from __future__ import annotations

import json
import re

from raenke.adel.rules.characters import CHARACTERS
from raenke.adel.rules.districts import DISTRICTS
from tests.static import words

COLOURS = ("yellow", "blue", "green", "red", "violet")
ART = words.WEB / "art"


def symbols(sheet: str) -> dict[str, str]:
    """A sprite's pictures by their name."""
    text = (ART / f"{sheet}.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', text))


def test_everybody_and_every_house_has_a_picture() -> None:
    """No two alike, districts in two tones, in sprites that are fetched only when one of them is drawn."""
    for sheet, codes in (("role", [one.code for one in CHARACTERS]), ("town", [one.code for one in DISTRICTS])):
        found = symbols(sheet)
        assert {*found} == {f"{sheet}-{code}" for code in codes}
        assert len({*found.values()}) == len(found)
    for name, body in symbols("town").items():
        tones = re.findall(r'<path fill="([^"]+)" d="[^"]*"/>', body)
        assert tones == ["var(--light,transparent)", "currentColor"], name
    shared = symbols("sprite")
    assert not {name for name in shared if name.startswith(("role-", "town-"))}
    assert {f"colour-{colour}" for colour in COLOURS} <= {*shared}
    assert {f"seat-{seat}" for seat in range(7)} <= {*shared}
    assert {f"sign-{sign}" for sign in ("house", "coin", "crown", "dagger", "mask", "witch", "eye")} <= {*shared}
    assert len({shared[f"colour-{colour}"] for colour in COLOURS}) == len(COLOURS)


def test_whoever_drew_a_picture_is_named() -> None:
    credits = json.loads((ART / "CREDITS.json").read_text(encoding="utf-8"))
    drawn_by = {credit["icon"]: credit["author"] for credit in credits}
    for icon, author in (("wheat", "Lorc"), ("dragon-head", "Faithtoken"), ("defensive-wall", "HeavenlyDog")):
        assert drawn_by[icon] == author
    assert all(credit["author"] and credit["licence"] == "CC BY 3.0" for credit in credits)
