"""Test oracle of scoring and income: a slow, independent implementation of the rules, on codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

COLOURS: Final = {
    "yellow": "Man Cas Pal",
    "blue": "Tem Chu Mon Cat",
    "green": "Tav Mar Tra Doc Har Tow",
    "red": "Wat Pri Bat For",
    "violet": "Hau Kee Lab Smi Obs Gra Lib Sch Uni Dra Lig Arm Mus Tre Map Wis Qua Poo Bel Fac Par Hos Thr Wal",
}
COSTS: Final = {
    1: "Tem Tav Wat",
    2: "Chu Mar Tra Pri Hau",
    3: "Man Mon Doc Bat Kee Lig Arm",
    4: "Cas Har Mus Tre",
    5: "Pal Cat Tow For Lab Smi Obs Gra Map Wis Qua Poo Bel",
    6: "Lib Sch Uni Dra Fac Par Hos Thr Wal",
}
PAID_BY: Final = {
    "Ki": "yellow", "Sc": "yellow", "Pr": "blue", "Pa": "blue", "Me": "green", "Wa": "red", "Di": "red",
}  # fmt: skip


class Seat(NamedTuple):
    """Inputs of a seat's score; districts are codes, with an apostrophe for the Artist's gold."""

    city: Sequence[str]
    gold: int
    hand: int
    museum: int
    haunted_in_last_round: bool
    place: int
    """0 for the first complete city, higher for later ones, -1 if incomplete."""


def colour(code: str) -> str:
    """The colour of a district."""
    return next(colour for colour, codes in COLOURS.items() if code[:3] in codes.split())


def points_alone(city: Sequence[str]) -> int:
    """The points of the districts themselves."""
    total = 0
    for code in city:
        if code[:3] in ("Uni", "Dra"):
            total += 8
        else:
            total += next(cost for cost, codes in COSTS.items() if code[:3] in codes.split())
        if code.endswith("'"):
            total += 1
    return total


def has_all_colours(city: Sequence[str], haunted_in_last_round: bool) -> bool:
    """Whether five districts have the five colours, with the Haunted Quarter as any colour if needed."""
    shown = {colour(code) for code in city}
    if len(shown) == 5:
        return True
    if "Hau" not in [code[:3] for code in city] or haunted_in_last_round:
        return False
    others = {colour(code) for code in city if code[:3] != "Hau"}
    return any(len(others | {wished}) == 5 for wished in COLOURS)


def points(seat: Seat) -> int:
    """The total score of a seat."""
    codes = [code[:3] for code in seat.city]
    total = points_alone(seat.city)
    if has_all_colours(seat.city, seat.haunted_in_last_round):
        total += 3
    if seat.place == 0:
        total += 4
    elif seat.place > 0:
        total += 2
    if "Mus" in codes:
        total += seat.museum
    if "Tre" in codes:
        total += seat.gold
    if "Map" in codes:
        total += seat.hand
    if "Wis" in codes:
        total += sum(colour(code) == "violet" for code in codes) - 1
    return total


def income(character: str, city: Sequence[str]) -> int:
    """Gold for a character's colour."""
    if character not in PAID_BY:
        return 0
    return sum(colour(code) == PAID_BY[character] or code[:3] == "Sch" for code in city)


def winners(seats: Sequence[Seat]) -> list[int]:
    """Most points, then most points from districts alone, then most gold, then a shared win."""
    left = list(range(len(seats)))
    for measure in (points, lambda seat: points_alone(seat.city), lambda seat: seat.gold):
        values = {at: measure(seats[at]) for at in left}
        left = [at for at in left if values[at] == max(values.values())]
    return left
