"""Building a district, and the questions right after it: Lighthouse and Bell Tower."""

from __future__ import annotations

from functools import partial

from tests.engine.adel.referee.cards import COLOUR, COST
from tests.engine.adel.referee.round import Choices, Turn
from tests.engine.adel.referee.table import Chance, Decision, District, Table, Waits


def price(table: Table, seat: int, card: str) -> int:
    """The Factory makes the owner's other violet districts 1 cheaper to build."""
    return COST[card] - (COLOUR[card] == "violet" and table.has(seat, "Fac"))


def may_stand(table: Table, seat: int, card: str) -> bool:
    """A2: never two of the same name; A19: with a Quarry one duplicate, if there is none yet."""
    names = [district.name for district in table.city[seat]]
    return card not in names or ("Qua" in names and len(set(names)) == len(names))


def limit(turn: Turn) -> int:
    return {"Ar": 3, "Co": 0}.get(turn.character, 1)


def choices(table: Table, turn: Turn) -> Choices:
    """A9: only after step 1."""
    if not turn.taken or turn.builds >= limit(turn):
        return {}

    def ordinary(card: str) -> Waits:
        turn.builds += 1
        table.hand[turn.seat].remove(card)
        yield from build(table, turn, card)

    return {
        f"={card}": partial(ordinary, card)
        for card in table.hand[turn.seat]
        if may_stand(table, turn.seat, card) and table.gold[turn.seat] >= price(table, turn.seat, card)
    }


def build(table: Table, turn: Turn, card: str) -> Waits:
    """Pay for a card that has left the hand and put it into the city of the seat whose turn it is."""
    seat = turn.seat
    cost = price(table, seat, card)
    table.gold[seat] -= cost
    turn.paid_for_building += cost
    turn.has_built = True
    district = District(card, built_in=table.round)
    table.city[seat].append(district)
    table.look_for_complete_cities(beginning_with=seat)
    if card == "Lig" and table.pile:
        yield from lighthouse(table, seat)
    if card == "Bel":
        token = yield Decision(seat, "bell tower", {f"{seat}Bel+", f"{seat}Bel-"})
        if token.endswith("+"):
            district.declared = True
            table.look_for_complete_cities(beginning_with=seat)


def lighthouse(table: Table, seat: int) -> Waits:
    """A20: take one card from the pile or decline; the pile is shuffled only if one was taken."""
    token = yield Decision(seat, "lighthouse", {f"{seat}Lig-", *(f"{seat}Lig+{card}" for card in table.pile)})
    if token.endswith("-"):
        return
    card = token[-3:]
    table.pile.remove(card)
    table.hand[seat].append(card)
    if len(table.pile) >= 2:

        def accepts(order: str) -> bool:
            return order.startswith("@") and sorted(order[1:].split(",")) == sorted(table.pile)

        order = yield Chance("lighthouse", list(table.pile), 0, accepts)
        table.pile = order[1:].split(",")
