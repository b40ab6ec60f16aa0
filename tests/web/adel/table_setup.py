"""Positions by what the first seat sees there, and how a page is given them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, expect

from raenke.adel import page as shown
from raenke.bots import make
from raenke.record import Record
from tests.web.adel.positions import YOU, played_to, saved, seats_of
from tests.web.scene_setup import put_rows

MIXED: Final = (("characters", "mixed"), ("violets", "all"))
TABLE: Final = ".table.adel [data-status]"

View = dict[str, Any]
Wanted = Callable[[View], bool]


def seen(record: Record, seat: int = 0) -> View:
    """The table as a seat sees it."""
    state: Any = record.state
    view: Any = shown.view(state, seat)
    return dict(view)


def _may(view: View, kind: str, *, cost: int = 0) -> bool:
    return is_turn(view) and any(action["kind"] == kind and action["cost"] >= cost for action in view["legal"])


def is_turn(view: View) -> bool:
    """The first seat's own turn, late in the game."""
    return bool(view["pending"] == "turn" and view["to_act"] == 0 and view["round"] >= 5)


def names_a_rank(view: View) -> bool:
    """Somebody is to be named, before gold or cards are taken, and a character lies face up."""
    asked = _may(view, "name") and not view["playing"]["taken"]
    return asked and any(rank["face_up"] for rank in view["ranks"])


def destroys_for_gold(view: View) -> bool:
    """Something may be destroyed, and costs something."""
    return _may(view, "destroy", cost=1)


def swaps(view: View) -> bool:
    """A seat is to be chosen."""
    return _may(view, "swap")


def drafts(view: View) -> bool:
    """A character is to be chosen, and something lies face up."""
    return view["pending"] == "draft" and view["to_act"] == 0 and bool(view["draft"]["face_up"])


@cache
def played(players: int, wanted: Wanted, *, mixed: bool = False) -> Record:
    """The first position in which the first seat is asked and something is so."""

    def stop(state: Any) -> bool:
        view: Any = shown.view(state, 0)
        return wanted(view)

    return played_to(stop, seats_of(players, YOU), MIXED if mixed else (), seed=3)


@cache
def finished(players: int) -> Record:
    """A whole game."""
    begun = played(players, is_turn)
    record = begun.cut(len(begun.tokens))
    rng, mind = Random(1), make("greedy", record.game)
    while not record.state.over:
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
    return record


def laid(page: Page, record: Record, hash_: str = "#/table/here", there: str = TABLE) -> Page:
    """The position on the table."""
    page.goto("")
    expect(page.locator("[data-do=one-tap]").first).to_be_visible()
    put_rows(page, "raenke-games", [saved(record, "here")])
    page.evaluate("hash => { location.hash = hash; }", hash_)
    expect(page.locator(there).first).to_be_visible(timeout=60_000)
    return page
