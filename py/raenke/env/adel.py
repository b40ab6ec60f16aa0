"""The layout of Adel's observations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from raenke.adel.knowledge.view import View
from raenke.adel.rules.cards import GILT, HIDDEN, KIND, MOST_SEATS
from raenke.adel.rules.characters import RANKS, ROLES
from raenke.adel.rules.decisions import OVER, RESCUE, USED_FLAGS
from raenke.adel.rules.districts import KINDS
from raenke.env.layout import Field, Layout, Numbers, mark, seats_from

_S, _K, _FLAGS = MOST_SEATS, KINDS, len(USED_FLAGS)

FIELDS: Final = (
    Field("players", (_S + 1,), "1 at the number of players"),
    Field("options", (3,), "edition ffg, abdication, and the goal divided by 8"),
    Field("characters", (ROLES,), "the characters in play"),
    Field("round", (1,), "the number of the round, divided by 30"),
    Field("rank", (RANKS + 1,), "1 at the rank that was called last, 0 during the draft"),
    Field("pending", (OVER + 1,), "1 at what the game waits for (`py/raenke/adel/rules/decisions.py`)"),
    Field("to_act", (_S,), "1 at the seat that is to decide"),
    Field("turn", (_S,), "1 at the seat whose turn it is"),
    Field("crown", (_S,), "1 at the seat that has the crown"),
    Field("first", (_S,), "1 at the seat that drafted first"),
    Field("gold", (_S,), "gold by seat, divided by 30"),
    Field("hand_sizes", (_S,), "cards in hand by seat, divided by 20"),
    Field("cities", (_S, _K), "districts in the cities by seat and kind: half their number"),
    Field("gilt", (_S, _K), "which of them bear the Artist's gold"),
    Field("finished", (_S,), "complete cities: 1 for the first, 0.5 for others"),
    Field("need", (1,), "the districts that complete a city, divided by 8"),
    Field("hands", (_S, _K), "cards in hand that the viewer knows, by seat and kind, divided by 5"),
    Field("drawn", (_K,), "cards just drawn that the viewer knows, divided by 5"),
    Field("keep", (1,), "how many of them are to be kept, divided by 5"),
    Field("pile", (1,), "cards in the pile, divided by 80"),
    Field("museum", (1,), "cards under the Museum, divided by 10"),
    Field("up", (ROLES,), "characters set aside face up"),
    Field("down", (ROLES,), "the character set aside face down, where the viewer knows it"),
    Field("pool", (ROLES,), "characters the viewer may pick now"),
    Field("holders", (RANKS + 1, _S), "1 where the viewer knows which seat holds a rank"),
    Field("named", (3, RANKS + 1), "1 at the rank that was murdered, bewitched, robbed; 0 for none"),
    Field("character", (ROLES,), "the character whose turn it is"),
    Field("flags", (3,), "resources were taken; the turn ends after them; a tax is due"),
    Field("builds", (1,), "districts built in this turn, divided by 5"),
    Field(
        "used",
        (_FLAGS,),
        "once-a-turn actions used, by bit (`POWER` … in `py/raenke/adel/rules/decisions.py`)",
    ),
    Field("asked_seat", (_S,), "1 at the seat whose hand a Conjurer sees, or that pays tribute"),
    Field("asked_district", (_K,), "the district that a Graveyard may save"),
)


def write(view: View, to: Mapping[str, Numbers]) -> None:
    """Write a view into the fields."""
    _write_table(view, to)
    _write_cards(view, to)
    _write_characters(view, to)


def _write_table(view: View, to: Mapping[str, Numbers]) -> None:
    seat = seats_from(view)
    to["players"][view.players] = to["rank"][view.rank] = to["pending"][view.pending] = 1
    to["options"][:] = view.ffg, view.abdication, view.goal / 8
    to["round"][0], to["need"][0] = view.round / 30, view.need / 8
    for name in ("to_act", "turn", "crown", "first", "asked_seat"):
        mark(to[name], seat(getattr(view, name)))
    for other in range(view.players):
        to["gold"][seat(other)] = view.gold[other] / 30
        to["hand_sizes"][seat(other)] = view.hand_sizes[other] / 20
    for place, other in enumerate(view.finished):
        to["finished"][seat(other)] = 0.5 if place else 1
    to["flags"][:] = view.taken, view.short, view.tax_due
    to["builds"][0], to["keep"][0] = view.builds / 5, view.keep / 5
    to["used"][:] = [bool(view.used & flag) for flag in USED_FLAGS]


def _write_cards(view: View, to: Mapping[str, Numbers]) -> None:
    seat = seats_from(view)
    for other in range(view.players):
        for card in view.cities[other]:
            to["cities"][seat(other), card & KIND] += 0.5
            if card & GILT:
                to["gilt"][seat(other), card & KIND] = 1
        for card in view.hands[other]:
            if card != HIDDEN:
                to["hands"][seat(other), card] += 0.2
    for card in view.drawn:
        if card != HIDDEN:
            to["drawn"][card] += 0.2
    to["pile"][0], to["museum"][0] = len(view.pile) / 80, len(view.museum) / 10
    if view.pending == RESCUE:
        mark(to["asked_district"], view.asked & KIND)


def _write_characters(view: View, to: Mapping[str, Numbers]) -> None:
    seat = seats_from(view)
    to["characters"][list(view.characters)] = 1
    to["up"][list(view.up)] = 1
    mark(to["down"], view.down)
    mark(to["character"], view.character)
    to["pool"][:] = [view.pool >> character & 1 for character in range(ROLES)]
    for rank, holder in enumerate(view.holders):
        mark(to["holders"], rank, seat(holder))
    for row, rank in enumerate((view.murdered, view.bewitched, view.robbed)):
        to["named"][row, rank] = 1


LAYOUT: Final = Layout(FIELDS, write)
