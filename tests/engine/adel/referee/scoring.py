"""Final scoring and winners."""

from __future__ import annotations

from tests.engine.adel.referee.cards import COLOUR
from tests.engine.adel.referee.table import Table


def district_points(table: Table, seat: int) -> int:
    return sum(district.points for district in table.city[seat])


def has_five_colours(table: Table, seat: int) -> bool:
    """A29: the Haunted Quarter counts as any one colour, unless it was built in the last round."""
    city = table.city[seat]
    wanted = {"yellow", "blue", "green", "red", "violet"}
    if any(district.name == "Hau" and district.built_in != table.round for district in city):
        missing = wanted - {COLOUR[district.name] for district in city if district.name != "Hau"}
        return len(missing) <= 1
    return wanted == {COLOUR[district.name] for district in city}


def points(table: Table, seat: int) -> int:
    city = table.city[seat]
    total = district_points(table, seat)
    if has_five_colours(table, seat):
        total += 3
    if seat in table.completed:
        total += 4 if seat == table.completed[0] else 2
    if table.has(seat, "Mus"):
        total += len(table.find(seat, "Mus").tucked)
    if table.has(seat, "Tre"):
        total += table.gold[seat]
    if table.has(seat, "Map"):
        total += len(table.hand[seat])
    if table.has(seat, "Wis"):
        total += len([district for district in city if COLOUR[district.name] == "violet" and district.name != "Wis"])
    return total


def winners(table: Table) -> list[int]:
    """A10: more points, then more from districts alone, then more gold, then shared."""

    def worth(seat: int) -> tuple[int, int, int]:
        return points(table, seat), district_points(table, seat), table.gold[seat]

    best = max(worth(seat) for seat in table.seats)
    return [seat for seat in table.seats if worth(seat) == best]
