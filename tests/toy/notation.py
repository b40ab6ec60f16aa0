"""Notation of the toy: `1:4<` places a card on the left, `@6` is a die roll, `@=2` a tie decided for seat 2."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from raenke.faults import BadRecord
from raenke.headers import required, required_number
from tests.toy.state import CARDS, HAND, LIMITS, Deal, Outcome, action_of, parts

ARROWS: Final = "<>"
_LAY = re.compile(r"([1-4]):([1-6])([<>])")
_CHANCE = re.compile(r"@(=?)([1-6])")


def text(action: int, seat: int) -> str:
    card, side = parts(action)
    return f"{seat + 1}:{card}{ARROWS[side]}"


def parse(token: str) -> tuple[int, int]:
    found = _LAY.fullmatch(token)
    if not found:
        raise BadRecord("unknown-token", "no such token", token=token)
    return int(found[1]) - 1, action_of(int(found[2]), ARROWS.index(found[3]))


def is_chance(token: str) -> bool:
    return token.startswith("@")


def chance_text(outcome: Outcome) -> str:
    kind, number = outcome
    return f"@={number + 1}" if kind == "lot" else f"@{number}"


def parse_chance(token: str) -> Outcome:
    found = _CHANCE.fullmatch(token)
    if not found:
        raise BadRecord("unknown-token", "no such token", token=token)
    return ("lot", int(found[2]) - 1) if found[1] else ("die", int(found[2]))


def headers(deal: Deal) -> tuple[dict[str, str], dict[str, str]]:
    before = {"Players": str(len(deal.hands)), "First": str(deal.first + 1), "Limit": str(deal.limit)}
    return before, {f"Hand{seat + 1}": " ".join(map(str, hand)) for seat, hand in enumerate(deal.hands)}


def from_headers(headers: Mapping[str, str]) -> Deal:
    players = required_number(headers, "Players", range(2, 5))
    first = required_number(headers, "First", range(1, players + 1)) - 1
    limit = int(required(headers, "Limit", LIMITS))
    return Deal(tuple(_hand(headers, f"Hand{seat + 1}") for seat in range(players)), first, limit)


def _hand(headers: Mapping[str, str], name: str) -> tuple[int, ...]:
    words = required(headers, name).split()
    if len(words) != HAND or len({*words} & {*map(str, CARDS)}) != HAND:
        raise BadRecord("hand", f"{HAND} different cards are needed", token=f"{name}: {' '.join(words)}")
    return tuple(map(int, words))
