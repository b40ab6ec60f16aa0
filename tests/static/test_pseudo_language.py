"""The pseudo-language: longer than English, with what is filled in left alone."""

from __future__ import annotations

from tests.web.pseudo_language import pseudo


def test_the_pseudo_language_is_longer_and_keeps_what_is_filled_in() -> None:
    """Places, choices and comments stay; words get accents and two fifths more letters."""
    source = "# Note\nwon = { $name } wins { $count ->\n    [one] one goal\n   *[other] { $count } goals\n}\n"
    made = pseudo(source)
    assert made.startswith("# Note\nwon = { $name } wíñšéá { $count ->\n    [one] őñéé")
    assert "*[other] { $count } gőálšéá\n}" in made
