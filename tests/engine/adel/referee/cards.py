"""The tables of the rules page: characters by rank, districts by colour."""

from __future__ import annotations

CHARACTERS = {
    1: "As Wt", 2: "Th Tx", 3: "Mg Cj", 4: "Ki Sc", 5: "Pr Pa", 6: "Me Al", 7: "Ar Co", 8: "Wa Di", 9: "At Qu",
}  # fmt: skip
RANK = {code: rank for rank, codes in CHARACTERS.items() for code in codes.split()}

COLOURED = {
    "yellow": "Man 3 5, Cas 4 4, Pal 5 3",
    "blue": "Tem 1 3, Chu 2 3, Mon 3 3, Cat 5 2",
    "green": "Tav 1 5, Mar 2 4, Tra 2 3, Doc 3 3, Har 4 3, Tow 5 2",
    "red": "Wat 1 3, Pri 2 3, Bat 3 3, For 5 2",
    "violet": (
        "Hau 2 1, Kee 3 2, Lab 5 1, Smi 5 1, Obs 5 1, Gra 5 1, Lib 6 1, Sch 6 1, Uni 6 1, Dra 6 1, "
        "Lig 3 1, Arm 3 1, Mus 4 1, Tre 4 1, Map 5 1, Wis 5 1, Qua 5 1, Poo 5 1, Bel 5 1, Fac 6 1, Par 6 1, Hos 6 1, "
        "Thr 6 1, Wal 6 1"
    ),
}
"""By colour: code, cost, and number of cards."""

COLOUR = {line.split()[0]: colour for colour, lines in COLOURED.items() for line in lines.split(", ")}
COST = {line.split()[0]: int(line.split()[1]) for lines in COLOURED.values() for line in lines.split(", ")}
CARDS = {line.split()[0]: int(line.split()[2]) for lines in COLOURED.values() for line in lines.split(", ")}
SCORES_EIGHT = ("Uni", "Dra")

DARK_VIOLETS = "Lig Arm Mus Tre Map Wis Qua Poo Bel Fac Par Hos Thr Wal".split()
BASE_VIOLETS = "Hau Kee Kee Lab Smi Obs Gra Lib Sch Uni Dra".split()
PLAIN = [code for code, colour in COLOUR.items() if colour != "violet" for _ in range(CARDS[code])]

INCOME = {"Ki": "yellow", "Sc": "yellow", "Pr": "blue", "Pa": "blue", "Me": "green", "Wa": "red", "Di": "red"}
"""The colour that pays each character."""

SET_ASIDE = {
    8: {2: 0, 3: 0, 4: 2, 5: 1, 6: 0, 7: 0},
    9: {3: 0, 4: 3, 5: 2, 6: 1, 7: 0},
}
"""By number of characters and players, the number of face-up cards in the draft; one more is always face down."""
