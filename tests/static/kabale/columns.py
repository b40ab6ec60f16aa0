"""A hundred columns and how the engine settles them, for tests of what is told of an award."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from raenke.kabale import award, notation
from raenke.kabale.cards import CODES
from raenke.kabale.page import settlement_shape

COLUMNS = 100
NAMES = ["Ada", "Bertrand", "Odo", "Erzsébet", "서연", "Wilhelmina"]
SEATS = [{"name": name, "kind": "human"} for name in NAMES]
RICH = "Mu Wz Wt Pr Sq He Gi Do Dr Ro Ju Be As Ki Cl".split()
"""Allies that make an award interesting; they are dealt more often than the others."""


def settled(text: str) -> dict[str, Any]:
    """The event of a column being settled, from its notation, as the engine tells it."""
    goal, cards = notation.parse_column(text)
    settlement = award.settle(cards, goal >> 3)
    shown = [
        {"seat": card >> 5, "code": notation.card_text(card)[1:], "face": "up", "number": number}
        for card, number in zip(cards, settlement.numbers, strict=True)
    ]
    area, points = text[0], int(text[1])
    return {"kind": "settled", "token": 7, "column": 1, "goal": {"area": area, "points": points}, "cards": shown,
            "settlement": settlement_shape(settlement)}  # fmt: skip


@cache
def columns() -> list[str]:
    """A hundred columns, random but for a few too rare to wait for, in which every rule and verdict occurs."""
    rng = Random(4)
    found = ["M3: 2Ro 1Ki 2Ju 1Ro", "A1: 1Do 2Wz 2Ki", "A1: 1Do", "T2: 1Be 2Be"]
    for _ in range(COLUMNS - len(found)):
        seats = rng.choice((1, 2, 2, 3, 4, 6))
        deck = [f"{seat + 1}{code}" for seat in range(seats) for code in {*rng.sample(CODES, 6), *rng.sample(RICH, 6)}]
        cards = rng.sample(sorted(deck), rng.randint(1, min(9, len(deck))))
        found.append(f"{rng.choice('AFLTRM')}{rng.randint(1, 5)}: {' '.join(cards)}")
    return found


def printed(number: float | None) -> str:
    """A number as cards show it."""
    if number is None:
        return "–"
    return str(int(number)) if number == int(number) else f"{int(number) or ''}½"
