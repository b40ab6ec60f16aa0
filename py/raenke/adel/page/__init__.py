"""Serialization of Adel for the page: plain data with codes instead of ints and without hidden information.

This module is the game's `Page`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from raenke.adel.knowledge.view import View
from raenke.adel.page.events import action_event, event, is_gain, opening, stats
from raenke.adel.page.undo import revealed_secret
from raenke.adel.page.views import colour, view
from raenke.adel.rules import characters, deal, districts
from raenke.adel.rules.actions import ASIDE, END
from raenke.adel.rules.characters import CHARACTERS, NINE_NEED, QUEEN, QUEEN_NEEDS, RANKS, ROLES
from raenke.adel.rules.events import redact

if TYPE_CHECKING:
    from raenke.adel import shapes
    from raenke.shapes import GameFact

__all__ = [
    "action_event",
    "event",
    "facts",
    "forced",
    "is_gain",
    "opening",
    "redact",
    "revealed_secret",
    "stats",
    "view",
]

_ASIDES: Final = range(ASIDE, ASIDE + ROLES)


def forced(view: View) -> int | None:
    """The action to apply without asking: ending a turn, or putting aside a character, as the only legal action."""
    legal = view.legal()
    return legal[0] if len(legal) == 1 and (legal[0] == END or legal[0] in _ASIDES) else None


def facts(common: GameFact) -> shapes.AdelFact:
    """The tables of characters and districts, by code."""
    return {
        **common,
        "characters": [_character_fact(character) for character in range(ROLES)],
        "districts": [_district_fact(kind) for kind in range(districts.KINDS)],
        "presets": {
            "base": [characters.CODES[c] for c in characters.BASE],
            "dark": [characters.CODES[c] for c in characters.DARK],
        },
        "rank_nine_min_players": NINE_NEED,
    }


def _character_fact(character: int) -> shapes.CharacterFact:
    row = CHARACTERS[character]
    least = QUEEN_NEEDS if character == QUEEN else NINE_NEED if row.rank == RANKS else deal.SEATS[0]
    return {
        "code": row.code,
        "rank": row.rank,
        "colour": None if row.colour is None else districts.COLOURS[row.colour],
        "builds": row.builds,
        "power": row.power.value,
        "must": row.must,
        "dark": row.dark,
        "min_players": least,
    }


def _district_fact(kind: int) -> shapes.DistrictFact:
    row = districts.DISTRICTS[kind]
    works: list[Any] = [each.value for each in row.works]
    return {
        "code": row.code,
        "colour": colour(kind),
        "cost": row.cost,
        "points": districts.POINTS[kind],
        "copies": row.copies,
        "works": works,
        "dark": row.dark,
    }
