"""At every size a decision of Adel shows what it needs: targets, own purse, city and hand, and who is about to win."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from raenke.record import Record
from tests.web import visibility
from tests.web.adel.positions import saved as saved
from tests.web.conftest import NewPage
from tests.web.playing import FAST

View = dict[str, Any]
ASKED = ".table.is-yours .is-legal[data-tap]"


def _districts(view: View) -> int:
    return sum(len(seat["city"]) for seat in view["seats"])


def _offers(view: View) -> int:
    return len(view["draft"]["offered"]) if view["pending"] == "draft" else 0


def _kinds(view: View, *kinds: str) -> int:
    return sum(action["kind"] in kinds for action in view["legal"])


def _full(view: View) -> int:
    return 20 * len(view["hand"]) + _districts(view) + _kinds(view, "build")


def _laid_out(view: View) -> int:
    return 20 * len(view["pending_details"]["cards"])


MERITS: dict[str, visibility.Merit] = {
    "small-draft": lambda _, view: _districts(view) if 0 < _offers(view) <= 4 else 0,
    "large-draft": lambda _, view: 100 * _offers(view) + _districts(view) if _offers(view) > 4 else 0,
    "full-turn": lambda _, view: _full(view) if view["pending"] == "turn" else 0,
    "destroys": lambda _, view: 100 * _kinds(view, "destroy", "exchange") + _districts(view),
    "swaps": lambda _, view: _districts(view) if _kinds(view, "swap") else 0,
    "asked": lambda _, view: _laid_out(view) + _districts(view) if _laid_out(view) else 0,
    "late": lambda _, view: _districts(view) if view["pending"] == "turn" else 0,
}
"""What makes a decision need much room, by the name of its position."""
FEW = ("small-draft", "large-draft", "full-turn", "destroys")
"""The positions that say something of small tables too."""


@cache
def positions(players: int) -> dict[str, Record]:
    """The hardest decisions of all golden games with so many players."""
    wanted = MERITS if players == 7 else {name: MERITS[name] for name in FEW}
    return visibility.hardest(visibility.golden("adel", players), wanted)


def needed(view: View) -> visibility.Needed:
    """The targets, the own purse, city and hand, and the seats that need at most one more district."""
    you = view["seat"]
    own = view["seats"][you]
    wanted = [
        (".table .is-legal[data-tap]:not(.hand-card)", 0.9),
        (f"[data-place='purse:{you}']", 1.0),
        (f".own [data-place='held:{you}']", 1.0),
        (".own .seat-built", 1.0),
        (".status", 0.9),
    ]
    if own["city"]:
        wanted.append((".own .district .house", 0.9))
    if view["hand"]:
        wanted.append((".hand-card", 0.3))
    for seat, one in enumerate(view["seats"]):
        if seat != you and len(one["city"]) >= view["city_size"] - 1:
            wanted.append((f".rival[data-seat='{seat}'] .seat-line", 0.95))
    return wanted


def enter(page: Page, name: str) -> None:
    """Goes to the table of a position."""
    visibility.sit(page, name, ASKED)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_decision_shows_what_it_needs(new_page: NewPage, players: int) -> None:
    """In the window and not covered, at every size, or with a cue that points there."""
    page = new_page(settings=FAST)
    found = positions(players)
    visibility.lay(page, [saved(record, name) for name, record in found.items()])
    missing = []
    for name, record in found.items():
        enter(page, name)
        missing += [f"{name} {line}" for line in visibility.hidden(page, needed(visibility.viewed(record)))]
    assert missing == []
