"""English texts of Adel's events for the command line."""

from __future__ import annotations

from typing import Final

from raenke.adel.english_names import card_names, character_name, district_name, district_names
from raenke.adel.rules import characters as cast
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.events import Event
from raenke.cli.streams import counted, listed
from raenke.game import NOBODY

_LINES: Final = {
    "districts": "districts",
    "colours": "all five colors",
    "first-complete": "the first complete city",
    "complete": "a complete city",
    "museum": "Museum",
    "treasury": "Imperial Treasury",
    "map-room": "Map Room",
    "wishing-well": "Wishing Well",
}


def event_lines(event: Event) -> list[str]:
    """Describe an event redacted for its reader; empty for kinds that need no text."""
    describe = _EVENTS.get(event.kind)
    return describe(event) if describe else []


def _seat(seat: int) -> str:
    return f"Seat {seat + 1}"


def _the(event: Event) -> str:
    return f"the {district_name(event.district)}" if event.district != NOBODY else "a card"


def _began(event: Event) -> list[str]:
    return [f"— Round {event.amount}: {_seat(event.seat).lower()} has the crown —"]


def _set_aside(event: Event) -> list[str]:
    up = f"{listed([character_name(c) for c in event.cards])} face up, " if event.cards else ""
    return [f"Set aside: {up}{event.number} face down."]


def _drafted(event: Event) -> list[str]:
    if event.character == NOBODY:
        return []
    aside = " aside" if event.kind == "put-aside" else ""
    return [f"{_seat(event.seat)} {'sets' if aside else 'chooses'} the {character_name(event.character)}{aside}."]


_UNANSWERED: Final = {
    "": "nobody answers",
    "murdered": "has been murdered",
    "bewitched": "nobody answers: the Witch has waited in vain",
}
"""By cause."""


def _unanswered(event: Event) -> list[str]:
    return [f"Rank {event.rank} is called, but {_UNANSWERED[event.cause]}."]


def _revealed(event: Event) -> list[str]:
    cause = f", {event.cause}" if event.cause else ""
    return [f"{_seat(event.seat)} is the {character_name(event.character)} ({event.rank}){cause}."]


def _drew(event: Event) -> list[str]:
    source = {"Ar": " as Architect", "Co": " as Navigator", "Mg": " as Magician", "Smi": " with the Smithy",
             "Par": " with the Park"}.get(event.by, "")  # fmt: skip
    return [f"{_seat(event.seat)} draws {card_names(event.cards, event.number)}{source}."]


def _kept(event: Event) -> list[str]:
    others = f" ({district_names(event.others)} to the bottom of the deck)" if event.others else ""
    return [f"{_seat(event.seat)} keeps {card_names(event.cards, event.number)}{others}."]


def _built(event: Event) -> list[str]:
    source = f" from seat {event.other + 1}'s hand" if event.by else ""
    return [f"{_seat(event.seat)} builds the {district_name(event.district)}{source} for {event.amount} gold."]


def _named(event: Event) -> list[str]:
    verb = {cast.ASSASSIN: "murders", cast.THIEF: "plans to rob", cast.WITCH: "bewitches"}[event.character]
    return [f"{_seat(event.seat)} {verb} rank {event.rank}."]


def _robbed(event: Event) -> list[str]:
    if not event.amount:
        return [f"{_seat(event.seat)} has no gold for seat {event.other + 1} to steal."]
    return [f"{_seat(event.seat)} is robbed of {event.amount} gold by seat {event.other + 1}."]


def _swapped(event: Event) -> list[str]:
    seen = bool(event.cards or event.others)
    given, got = (district_names(cards) or "nothing" for cards in (event.cards, event.others))
    both = f": {given} for {got}" if seen else ""
    return [f"{_seat(event.seat)} swaps hands with seat {event.other + 1}{both}."]


def _looked(event: Event) -> list[str]:
    seen = f": {district_names(event.cards)}" if event.cards else ""
    return [f"{_seat(event.seat)} looks at seat {event.other + 1}'s hand{seen}."]


def _tribute(event: Event) -> list[str]:
    paid = f"{event.amount} gold" if event.amount else _the(event)
    return [f"{_seat(event.seat)} pays seat {event.other + 1} {paid} for the crown."]


def _destroyed(event: Event) -> list[str]:
    price = f"for {event.amount} gold" if event.amount else "for free"
    how = "with the Armory" if event.by == "Arm" else price
    return [f"{_seat(event.seat)} destroys seat {event.other + 1}'s {district_name(event.district)} {how}."]


def _crown(event: Event) -> list[str]:
    return [f"The crown goes from seat {event.other + 1} to seat {event.seat + 1}."]


def _complete(event: Event) -> list[str]:
    return [f"{_seat(event.seat)}'s city is complete{', the first' if event.amount == 1 else ''}."]


def _scored(event: Event) -> list[str]:
    lines = ", ".join(f"{_LINES[line.rule]} {line.points}" for line in event.detail)
    return [f"{_seat(event.seat)}: {counted(event.amount, 'point')} ({lines})."]


def _over(event: Event) -> list[str]:
    scores = ", ".join(f"seat {number} has {points}" for number, points in enumerate(event.detail, 1))
    return [f"The game is over: {scores}."]


_EVENTS: Final = {
    "round-began": _began,
    "crown": _crown,
    "throne-room": lambda e: [f"{_seat(e.seat)}'s Throne Room pays {e.amount} gold."],
    "set-aside": _set_aside,
    "looked-down": lambda e: (
        []
        if e.character == NOBODY
        else [f"{_seat(e.seat)} looks at the face-down character: {character_name(e.character)}."]
    ),
    "drafted": _drafted,
    "put-aside": _drafted,
    "unanswered": _unanswered,
    "revealed": _revealed,
    "robbed": _robbed,
    "taxed": lambda e: [f"{_seat(e.seat)} pays seat {e.other + 1} {e.amount} gold in tax."],
    "queen": lambda e: [f"{_seat(e.seat)} gets {e.amount} gold as Queen, right next to the crown."],
    "took-gold": lambda e: [f"{_seat(e.seat)} takes {e.amount} gold."],
    "drew": _drew,
    "kept": _kept,
    "extra-gold": lambda e: [f"{_seat(e.seat)} takes {e.amount} extra gold."],
    "income": lambda e: [f"{_seat(e.seat)} collects {e.amount} gold."],
    "built": _built,
    "refunded": lambda e: [f"{_seat(e.seat)} gets {e.amount} gold back as Alchemist."],
    "named": _named,
    "paused": lambda e: [f"{_seat(e.seat)} waits for rank {e.rank}."],
    "resumed": lambda e: [f"{_seat(e.seat)} takes over seat {e.other + 1}'s turn as {character_name(e.character)}."],
    "swapped": _swapped,
    "put-under": lambda e: [f"{_seat(e.seat)} puts {card_names(e.cards, e.number)} on the bottom of the deck."],
    "looked": _looked,
    "conjured": lambda e: [f"{_seat(e.seat)} takes {_the(e)} from seat {e.other + 1}'s hand."],
    "tribute": _tribute,
    "pardoned": lambda e: [f"{_seat(e.seat)} takes {e.amount} gold from seat {e.other + 1}, the richest player."],
    "destroyed": _destroyed,
    "saved": lambda e: [f"{_seat(e.seat)}'s Graveyard saves the {district_name(e.district)} for {e.amount} gold."],
    "let-go": lambda e: [f"{_seat(e.seat)} doesn't save the {district_name(e.district)}."],
    "exchanged": lambda e: [
        f"{_seat(e.seat)} exchanges the {district_name(e.given)}{f' and {e.amount} gold' if e.amount else ''}"
        f" for seat {e.other + 1}'s {district_name(e.district)}."
    ],
    "adorned": lambda e: [f"{_seat(e.seat)} puts gold on the {district_name(e.district & KIND)}."],
    "sold": lambda e: [f"{_seat(e.seat)} sells {_the(e)} to the Laboratory for {e.amount} gold."],
    "smithed": lambda e: [f"{_seat(e.seat)} pays the Smithy {e.amount} gold."],
    "tucked": lambda e: [f"{_seat(e.seat)} puts {_the(e)} under the Museum."],
    "searched": lambda e: [f"{_seat(e.seat)} takes {_the(e)} from the deck with the Lighthouse."],
    "looked-away": lambda e: [f"{_seat(e.seat)} takes nothing from the deck."],
    "shuffled": lambda e: ["The deck is shuffled."],
    "bell": lambda e: [f"{_seat(e.seat)} rings the Bell Tower: one district fewer now completes a city."],
    "bell-still": lambda e: [f"{_seat(e.seat)} doesn't ring the Bell Tower."],
    "bell-void": lambda e: ["The Bell Tower is gone: a city needs as many districts as before."],
    "poor-house": lambda e: [f"{_seat(e.seat)}'s Poor House pays {e.amount} gold."],
    "complete": _complete,
    "incomplete": lambda e: [f"{_seat(e.seat)}'s city is no longer complete."],
    "scored": _scored,
    "game-over": _over,
}
"""By kind of event, the function that describes it; kinds without an entry produce no text."""
