"""At every size a decision of Kabale shows what it needs: targets, the own hand and goals, who is about to win."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from raenke.record import Record
from tests.web import visibility
from tests.web.conftest import NewPage
from tests.web.kabale.positions import Position
from tests.web.playing import FAST

View = dict[str, Any]
ASKED = ".is-legal[data-tap], [data-action=decline]"
CARD_FIRST = {"place", "slip"}
"""Actions that begin with a card of the hand."""


def _longest(view: View) -> int:
    return max(len(column["cards"]) for column in view["columns"])


def _race(view: View) -> int:
    return max(int(seat["race"]["have"]) for seat in view["seats"])


MERITS: dict[str, visibility.Merit] = {
    "long-column": lambda _, view: view["pending"] == "place" and 10 * _longest(view) + len(view["hand"]),
    "late": lambda _, view: view["pending"] == "place" and 100 * _race(view) + view["round"] + _longest(view),
    "cloak": lambda _, view: view["pending"] == "cloak" and _longest(view),
    "traitor": lambda _, view: view["pending"] == "traitor" and _longest(view),
}


@cache
def positions(players: int) -> dict[str, Record]:
    """The hardest decisions of all golden games with so many players."""
    return visibility.hardest(visibility.golden("kabale", players), MERITS)


def saved(record: Record, name: str) -> View:
    """The game as the page keeps it."""
    return Position(record, tuple(record.names[seat] for seat in sorted(record.names))).saved(name)


def needed(view: View) -> visibility.Needed:
    """The columns that are open, the hand and the own goals, and every seat that lacks one area at most."""
    wanted = [
        (".column.is-legal .goal", 0.95),
        (".column-slot.is-legal", 0.9),
        ("[data-action=decline]", 0.95),
        (f".seat[data-seat='{view['seat']}'] .seat-chip", 0.95),
        (".status", 0.9),
        (".hand-card", 0.9),
    ]
    for seat, one in enumerate(view["seats"]):
        if len(one["race"]["missing"]) <= 1:
            wanted.append((f".seat[data-seat='{seat}'] .seat-chip", 0.95))
    kinds = _kinds(view)
    return [
        (selector, share)
        for selector, share in wanted
        if (selector != "[data-action=decline]" or (kinds == {"trade", "decline"}))
        and (selector != ".column-slot.is-legal" or kinds & CARD_FIRST)
    ]


def _kinds(view: View) -> set[str]:
    return {action["kind"] for action in view["legal"]}


def enter(page: Page, name: str, view: View) -> None:
    """Goes to the table of a position, and chooses a card if one is to be chosen."""
    visibility.sit(page, name, ASKED)
    if _kinds(view) & CARD_FIRST:
        # The choice to decline is there before cards count as legal. A pointer over one would call up its help.
        page.locator(".hand-card.is-legal").first.dispatch_event("click")
        expect(page.locator(".hand-card.is-selected")).to_be_visible()


@pytest.mark.parametrize("players", [4, 6])
def test_a_decision_shows_what_it_needs(new_page: NewPage, players: int) -> None:
    """In the window and not covered, at every size, or with a cue that points there."""
    page = new_page(settings=FAST)
    found = positions(players)
    visibility.lay(page, [saved(record, name) for name, record in found.items()])
    missing = []
    for name, record in found.items():
        view = visibility.viewed(record)
        enter(page, name, view)
        missing += [f"{name} {line}" for line in visibility.hidden(page, needed(view))]
    assert missing == []
