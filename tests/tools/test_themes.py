"""The light theme stands twice in tokens.css, for the system's choice and for the player's: both must say the same.

`light-dark()` would write it once, but Safari has it since 17.5 only, and the page runs from Safari 16.4 on
(`web/js/platform/feature_check.js`): there every colour would be lost.
"""

from __future__ import annotations

import re

from tools.setup.process import ROOT

TOKENS = (ROOT / "web" / "css" / "tokens.css").read_text(encoding="utf-8")
BY_SYSTEM = ':root:not([data-theme="dark"])'
BY_PLAYER = ':root[data-theme="light"]'


def blocks(selector: str) -> list[str]:
    """The bodies of all rules with this selector, without indentation."""
    found = []
    for start in re.finditer(re.escape(selector) + r" \{", TOKENS):
        depth, end = 1, start.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(TOKENS[end], 0)
            end += 1
        found.append(re.sub(r"\s+", " ", TOKENS[start.end() : end - 1]).strip())
    return found


def test_the_players_light_theme_is_the_systems() -> None:
    system, player = blocks(BY_SYSTEM), blocks(BY_PLAYER)
    assert len(system) == 2
    assert system == player


def test_the_light_theme_changes_only_tokens_that_the_dark_theme_has() -> None:
    dark = set(re.findall(r"(--[\w-]+):", TOKENS.split("@media")[0]))
    light = set(re.findall(r"(--[\w-]+):", blocks(BY_PLAYER)[0]))
    assert light <= dark
    assert len(light) > 20


def test_every_seat_has_a_text_colour_in_both_themes() -> None:
    seats = [str(seat) for seat in range(7)]
    assert re.findall(r'\[data-seat="(\d)"\]', blocks(BY_PLAYER)[1]) == seats
    assert re.findall(r'^\[data-seat="(\d)"\]', TOKENS, re.MULTILINE) == seats
