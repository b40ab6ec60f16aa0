"""Test oracle of the award: a slow, independent implementation of the rules that shares no code with the engine.

Cards are texts such as `2Ki`; numbers are fractions; each rule reads the whole column afresh.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

PRINTED: dict[str, Fraction | int] = {
    "Ki": 20, "Qu": 16, "Ju": 14, "Ex": 13, "As": Fraction(19, 2), "St": 9, "Cl": 0, "Tr": 10, "Mu": 11, "Wz": 7,
    "Wt": 1, "Pr": 14, "Sq": 2, "He": 12, "Gi": 2, "Dr": 11, "Ro": 5, "Be": 4,
}  # fmt: skip
HOME = {"Al": "A", "Fe": "F", "La": "L", "Me": "T", "Ca": "R", "Mi": "M"}

Number = Fraction | int | None


class Verdict(NamedTuple):
    winner: int | None
    numbers: list[Number]
    removed: list[int]
    sums: dict[int, Fraction | int]


def base(cards: list[str], at: int, area: str) -> Number:
    """R8: the printed number, 12/8 depending on the goal, and for a Doppelganger what it currently copies."""
    code = cards[at][1:]
    if code in HOME:
        return 12 if HOME[code] == area else 8
    if code != "Do":
        return PRINTED[code]
    return base(cards, at + 1, area) if at + 1 < len(cards) else None


def judge(goal: str, cards: list[str]) -> Verdict:
    """Settle a column step by step, in the order of the rules page."""
    area = goal[0]
    left = list(range(len(cards)))

    def lying() -> list[str]:
        return [cards[i] for i in left]

    def having(code: str) -> list[int]:
        return [i for i in left if cards[i][1:] == code]

    def base_of(i: int) -> Number:
        return base(lying(), left.index(i), area)

    numbers: dict[int, Number] = {}
    couple: int | None = None
    beggar = False
    if having("Mu"):
        numbers = {i: None if cards[i][1:] == "Do" else base_of(i) for i in left}
    else:
        if len(having("Wz")) == 1:
            high = {i for i in left if (number := base_of(i)) is not None and number >= 10}
            left = [i for i in left if i not in high]
        if len(having("Wt")) == 1:
            spared = having("Wt")[0]
            low = {i for i in left if i != spared and (number := base_of(i)) is not None and number <= 9}
            left = [i for i in left if i not in low]
        couples = {int(cards[i][0]) for i in having("Pr")} & {int(cards[i][0]) for i in having("Sq")}
        for i in left:
            if couple is None and int(cards[i][0]) in couples and cards[i][1:] in ("Pr", "Sq"):
                couple = int(cards[i][0])
        beggar = bool(having("Be"))
        for i in left:
            number = base_of(i)
            code, others = cards[i][1:], len(left) - 1
            if number is not None:
                if code == "He":
                    number = 12 - others
                elif code == "Gi":
                    number = 2 + 3 * others
                elif code == "Ro" and cards[i][0] + "Ju" in lying():
                    number = 15
                number -= 2 * len([j for j in having("Dr") if cards[j][0] != cards[i][0]])
                number = max(number, 0)
            numbers[i] = number
    sums: dict[int, Fraction | int] = {}
    for i, number in numbers.items():
        if number is not None:
            sums[int(cards[i][0])] = sums.get(int(cards[i][0]), 0) + number
    winner = couple
    if winner is None and sums:
        wanted = min(sums.values()) if beggar else max(sums.values())
        order = left[::-1] if beggar else left
        winner = next(seat for i in order if sums.get(seat := int(cards[i][0])) == wanted)
    removed = [i for i in range(len(cards)) if i not in left]
    return Verdict(winner, [numbers.get(i) for i in range(len(cards))], removed, sums)
