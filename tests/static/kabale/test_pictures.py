"""Every ally's picture has two tones."""

from __future__ import annotations

import re

from raenke.kabale.cards import CODES
from tests.static import words


def test_every_picture_has_two_tones() -> None:
    """Ink that takes the text's colour, and light that takes its own."""
    sprite = (words.WEB / "art" / "sprite.svg").read_text(encoding="utf-8")
    for code in CODES:
        found = re.search(rf'<symbol id="card-{code}"[^>]*>(.*?)</symbol>', sprite)
        assert found, code
        light, ink = re.findall(r'<path fill="([^"]+)" d="M[^"]{40,}"/>', found[1])
        assert (light, ink) == ("var(--light,transparent)", "currentColor"), code
