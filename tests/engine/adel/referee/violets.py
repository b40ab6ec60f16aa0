"""Violet districts used in the owner's turn: Laboratory, Smithy, Museum, Armory."""

from __future__ import annotations

from functools import partial

from tests.engine.adel.referee.round import Choices, Turn
from tests.engine.adel.referee.table import District, Table


def laboratory(table: Table, turn: Turn) -> Choices:
    """Discards a hand card for gold."""

    def discard(card: str) -> None:
        table.discard(turn.seat, card)
        table.gold[turn.seat] += 1 if table.hig else 2

    return {f"Lab-{card}": partial(discard, card) for card in table.hand[turn.seat]}


def smithy(table: Table, turn: Turn) -> Choices:
    """Pays 2 gold to draw 3 cards; A4: not from an empty pile."""
    if table.gold[turn.seat] < 2 or not table.pile:
        return {}

    def pay_and_draw() -> None:
        table.gold[turn.seat] -= 2
        turn.paid_to_smithy += 2
        table.hand[turn.seat] += table.draw(3)

    return {"Smi": pay_and_draw}


def museum(table: Table, turn: Turn) -> Choices:
    """Tucks a hand card under the Museum."""

    def tuck(card: str) -> None:
        table.hand[turn.seat].remove(card)
        table.find(turn.seat, "Mus").tucked.append(card)

    return {f"Mus-{card}": partial(tuck, card) for card in table.hand[turn.seat]}


def armory(table: Table, turn: Turn) -> Choices:
    """A24: goes under the pile, followed by its target: any district, but not in a complete city."""

    def destroy(victim: int, target: District) -> None:
        itself = table.find(turn.seat, "Arm")
        for owner, district in ((turn.seat, itself), (victim, target)):
            table.city[owner].remove(district)
            table.put_under(district)
        table.look_for_complete_cities(beginning_with=turn.seat)

    return {
        f"Arm{victim}{written}": partial(destroy, victim, target)
        for victim in table.others(turn.seat)
        if not table.complete(victim)
        for written, target in table.by_name(victim).items()
    }


ACTING = {"Lab": laboratory, "Smi": smithy, "Mus": museum, "Arm": armory}


def choices(table: Table, turn: Turn) -> Choices:
    """Before or after step 1 (A9), each once per turn; an Armory is gone, but may be drawn and built again."""
    able: Choices = {}
    for name, act in ACTING.items():
        if table.has(turn.seat, name) and (name == "Arm" or not turn.times[name]):
            for token, effect in act(table, turn).items():
                able[token] = effect
    return able
