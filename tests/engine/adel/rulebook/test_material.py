"""Characters, districts, set-up and options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from raenke.adel import ADEL
from raenke.adel.rules.cards import KIND
from raenke.adel.rules.characters import CHARACTERS, CODES, INDEX
from raenke.adel.rules.deal import Deal
from raenke.adel.rules.districts import CODES as DISTRICT_CODES
from raenke.adel.rules.districts import COLOURS, DISTRICTS, POINTS
from raenke.faults import BadSetup


def dealt(players: int = 4, seed: int = 1, first: int | None = 0, **options: str) -> Deal:
    deal = ADEL.deal(players, Random(seed), first, options)
    assert isinstance(deal, Deal)
    return deal


def cast_of(deal: Deal) -> str:
    return " ".join(CODES[character] for character in deal.characters)


def violets_of(deal: Deal) -> str:
    return " ".join(sorted(DISTRICT_CODES[k] for k in deal.districts if DISTRICTS[k].colour == 4))


# Characters


def test_these_18_characters_share_nine_ranks() -> None:
    page = "As Wt, Th Tx, Mg Cj, Ki Sc, Pr Pa, Me Al, Ar Co, Wa Di, At Qu"
    ranks = {code: rank for rank, codes in enumerate(page.split(", "), 1) for code in codes.split()}
    assert {row.code: row.rank for row in CHARACTERS} == ranks
    assert len(CHARACTERS) == 18


def test_these_colours_pay_these_characters() -> None:
    paid = {row.code: COLOURS[row.colour] for row in CHARACTERS if row.colour is not None}
    page = "Ki yellow, Sc yellow, Pr blue, Pa blue, Me green, Wa red, Di red"
    assert paid == dict(entry.split() for entry in page.split(", "))


def test_the_architect_builds_three_the_conqueror_none_everybody_else_one() -> None:
    assert {row.code: row.builds for row in CHARACTERS if row.builds != 1} == {"Ar": 3, "Co": 0}


# Districts

PAGE = """
yellow: Man 3×5, Cas 4×4, Pal 5×3
blue: Tem 1×3, Chu 2×3, Mon 3×3, Cat 5×2
green: Tav 1×5, Mar 2×4, Tra 2×3, Doc 3×3, Har 4×3, Tow 5×2
red: Wat 1×3, Pri 2×3, Bat 3×3, For 5×2
violet: Hau 2×1, Kee 3×2, Lab 5×1, Smi 5×1, Obs 5×1, Gra 5×1, Lib 6×1, Sch 6×1, Uni 6×1, Dra 6×1
violet: Lig 3×1, Arm 3×1, Mus 4×1, Tre 4×1, Map 5×1, Wis 5×1, Qua 5×1, Poo 5×1, Bel 5×1, Fac 6×1, Par 6×1, Hos 6×1
violet: Thr 6×1, Wal 6×1
"""


def test_each_district_has_this_colour_cost_and_number() -> None:
    wanted = {}
    for line in PAGE.strip().splitlines():
        colour, rows = line.split(": ")
        for row in rows.split(", "):
            code, numbers = row.split()
            cost, copies = numbers.split("×")
            wanted[code] = (colour, int(cost), int(copies))
    assert {row.code: (COLOURS[row.colour], row.cost, row.copies) for row in DISTRICTS} == wanted


def test_cost_is_also_points_but_university_and_dragon_gate_score_8() -> None:
    other = {row.code: points for row, points in zip(DISTRICTS, POINTS, strict=True) if points != row.cost}
    assert other == {"Uni": 8, "Dra": 8}


def test_the_base_deck_has_65_cards_with_all_violets_79() -> None:
    assert len(dealt().districts) == 65
    assert len(dealt(violets="all").districts) == 79


# Set-up


@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_begins_with_2_gold_and_4_districts_the_rest_is_the_pile(players: int) -> None:
    deal = dealt(players)
    state = ADEL.initial_state(deal)
    assert state.gold == [2] * players
    assert [len(hand) for hand in state.hands] == [4] * players
    assert [tuple(card & KIND for card in hand) for hand in state.hands] == [
        deal.districts[seat * 4 : seat * 4 + 4] for seat in range(players)
    ]
    assert tuple(state.pile_kinds()) == deal.districts[players * 4 :]
    assert state.cities == [[] for _ in range(players)]


def test_the_crown_goes_to_a_random_seat_or_to_the_one_wished() -> None:
    assert {dealt(5, seed, None).crown for seed in range(60)} == set(range(5))
    assert dealt(5, 1, 3).crown == 3


@pytest.mark.parametrize("players", [-1, 0, 1, 8])
def test_2_to_7_play(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 7"):
        dealt(players)


def test_only_a_seat_of_the_table_gets_the_crown() -> None:
    for first in (-1, 4, 9):
        with pytest.raises(BadSetup):
            dealt(first=first)


# Options


def test_without_a_word_it_is_hig_to_8_without_abdication_and_the_base_game() -> None:
    deal = dealt()
    assert (deal.edition, deal.goal, deal.abdication) == ("hig", 8, False)
    assert cast_of(deal) == "As Th Mg Ki Pr Me Ar Wa"
    assert violets_of(deal) == "Dra Gra Hau Kee Kee Lab Lib Obs Sch Smi Uni"


def test_each_option_can_be_chosen() -> None:
    deal = dealt(edition="ffg", goal="7", abdication="yes", characters="dark", violets="all")
    assert (deal.edition, deal.goal, deal.abdication) == ("ffg", 7, True)
    assert cast_of(deal) == "Wt Tx Cj Sc Pa Al Co Di At"
    assert len(violets_of(deal).split()) == 25


def test_mixed_draws_one_of_each_rank() -> None:
    casts = [dealt(5, seed, characters="mixed").characters for seed in range(80)]
    assert all([CHARACTERS[c].rank for c in cast] == [*range(1, 10)] for cast in casts)
    assert {c for cast in casts for c in cast} == set(range(18))


def test_mixed_has_no_queen_below_5_and_no_rank_9_with_2() -> None:
    for seed in range(40):
        assert INDEX["Qu"] not in dealt(4, seed, characters="mixed").characters
        assert len(dealt(3, seed, characters="mixed").characters) == 9
        assert len(dealt(2, seed, characters="mixed").characters) == 8


def test_random_violets_are_as_many_as_the_base_deck_has() -> None:
    decks = [violets_of(dealt(seed=seed, violets="random")).split() for seed in range(60)]
    assert {len(deck) for deck in decks} == {11}
    assert all(count <= 1 + (code == "Kee") for deck in decks for code, count in Counter(deck).items())
    assert {code for deck in decks for code in deck} == {row.code for row in DISTRICTS if row.colour == 4}


def test_characters_can_be_listed_in_any_order() -> None:
    assert cast_of(dealt(characters="Wa,Ar,Al,Pr,Ki,Mg,Th,Wt")) == "Wt Th Mg Ki Pr Al Ar Wa"
    assert cast_of(dealt(5, characters="As Tx Mg Ki Pa Me Co Wa Qu")) == "As Tx Mg Ki Pa Me Co Wa Qu"


def test_violets_can_be_listed() -> None:
    assert violets_of(dealt(violets="Kee Mus,Kee")) == "Kee Kee Mus"
    assert len(dealt(violets="Bel").districts) == 55


@pytest.mark.parametrize(
    ("players", "options", "line"),
    [
        (4, {"characters": "As Th Mg Ki Pr Me Ar Wa Qu"}, "the Queen (Qu) needs 5 or more players, not 4"),
        (2, {"characters": "As Th Mg Ki Pr Me Ar Wa At"}, "nine characters need 3 or more players, not 2"),
        (2, {"characters": "dark"}, "nine characters need 3 or more players, not 2"),
        (4, {"characters": "As Th Mg Ki Pr Me Ar"}, "one character of rank 8 is wanted (Wa or Di), here are 0"),
        (4, {"characters": "As Wt Th Mg Ki Pr Me Ar Wa"}, "one character of rank 1 is wanted (As or Wt), here are 2"),
        (5, {"characters": "As Th Mg Ki Pr Me Ar Wa At Qu"}, "at most one character of rank 9 is wanted"),
        (4, {"characters": "As Th Mg Ki Pr Me Ar Xx"}, "'As Th Mg Ki Pr Me Ar Xx' is no value of 'characters'"),
        (4, {"characters": ""}, "'' is no value of 'characters'"),
        (4, {"violets": "Kee Kee Kee"}, "Kee stands 3 times among the districts, the game has 2"),
        (4, {"violets": "Mus Mus"}, "Mus stands 2 times among the districts, the game has 1"),
        (4, {"violets": "Tav"}, "'Tav' is no value of 'violets'"),
        (4, {"edition": "xyz"}, "'xyz' is no value of 'edition' (values: hig, ffg)"),
        (4, {"goal": "6"}, "'6' is no value of 'goal' (values: 8, 7)"),
        (4, {"abdication": "maybe"}, "'maybe' is no value of 'abdication'"),
        (4, {"colour": "red"}, "adel has no option 'colour'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_clear_line(players: int, options: dict[str, str], line: str) -> None:
    with pytest.raises(BadSetup) as refused:
        ADEL.deal(players, Random(1), 0, options)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)
