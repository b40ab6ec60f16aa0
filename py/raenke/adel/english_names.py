"""English names of Adel's cards for the command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from raenke.adel.rules import characters as cast
from raenke.adel.rules import districts as town
from raenke.adel.rules.cards import GILT, KIND
from raenke.cli.streams import counted, listed

CHARACTERS: Final = {
    "As": "Assassin", "Th": "Thief", "Mg": "Magician", "Ki": "King", "Pr": "Bishop", "Me": "Merchant",
    "Ar": "Architect", "Wa": "Warlord", "Wt": "Witch", "Tx": "Tax Collector", "Cj": "Wizard", "Sc": "Emperor",
    "Pa": "Abbot", "Al": "Alchemist", "Co": "Navigator", "Di": "Diplomat", "At": "Artist", "Qu": "Queen",
}  # fmt: skip
DISTRICTS: Final = {
    "Man": "Manor", "Cas": "Castle", "Pal": "Palace", "Tem": "Temple", "Chu": "Church", "Mon": "Monastery",
    "Cat": "Cathedral", "Tav": "Tavern", "Mar": "Market", "Tra": "Trading Post", "Doc": "Docks", "Har": "Harbor",
    "Tow": "Town Hall", "Wat": "Watchtower", "Pri": "Prison", "Bat": "Battlefield", "For": "Fortress",
    "Hau": "Haunted Quarter", "Kee": "Keep", "Lab": "Laboratory", "Smi": "Smithy", "Obs": "Observatory",
    "Gra": "Graveyard", "Lib": "Library", "Sch": "School of Magic", "Uni": "University", "Dra": "Dragon Gate",
    "Lig": "Lighthouse", "Arm": "Armory", "Mus": "Museum", "Tre": "Imperial Treasury", "Map": "Map Room",
    "Wis": "Wishing Well", "Qua": "Quarry", "Poo": "Poor House", "Bel": "Bell Tower", "Fac": "Factory",
    "Par": "Park", "Hos": "Hospital", "Thr": "Throne Room", "Wal": "Great Wall",
}  # fmt: skip
assert tuple(CHARACTERS) == cast.CODES and tuple(DISTRICTS) == town.CODES, "each has its name, in the tables' order"


def character_name(character: int) -> str:
    """The name of a character."""
    return CHARACTERS[cast.CODES[character]]


def district_name(district: int) -> str:
    """The name of a district, with a note if it bears the Artist's gold."""
    return DISTRICTS[town.CODES[district & KIND]] + (" with gold" if district >= GILT else "")


def district_names(districts: Iterable[int]) -> str:
    """The names of some districts."""
    return listed([district_name(district) for district in districts])


def card_names(kinds: Iterable[int], number: int) -> str:
    """The names of cards if known, otherwise their number."""
    names = [district_name(kind) for kind in kinds]
    return f"the {listed(names)}" if names else "a card" if number == 1 else counted(number, "card")
