"""Known pitfalls of Citadels implementations, each with the test that covers it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.engine.adel.rulebook.positions import Table

HERE = Path(__file__).parent
FOUR = "As Th Ki Wa"


def test_the_murdered_preacher_is_not_safe() -> None:
    table = Table("Wa As Pr Th", cities={3: "Tem"}).play("2!5 2$ 2. 4$ 4.")
    assert table.turn == "1Wa"
    assert table.may("1x3Tem")


def test_not_even_with_a_hospital() -> None:
    table = Table("Wa As Pr Th", cities={3: "Tem Hos"}).play("2!5 2$ 2. 4$ 4. 3$")
    assert table.may("1x3Tem")


def test_a_preacher_not_yet_called_is_nobodys_business_for_rank_8_comes_later() -> None:
    table = Table("Wa Pr As Th", cities={2: "Tem", 4: "Tav"}).play("3$ 3. 4$ 4. 2$ 2.")
    assert table.such("1x") == ["1x4Tav"]


def test_theft_comes_before_the_victim_acts_and_only_of_gold_then_held() -> None:
    table = Table("Th Me As Wa", cities={2: "Tav Mar"}, gold={2: 3}).play("3$ 3. 1!6 1$ 1.")
    assert table.told("robbed") == ["robbed 2>1 6 3"]
    table.play("2$ 2%")
    assert table.gold(2) == 5, "what it takes afterwards it keeps"
    assert table.gold(1) == 7


def test_theft_of_nothing_is_told_but_takes_nothing() -> None:
    table = Table("Th Me As Wa", gold={2: 0}).play("3$ 3. 1!6 1$ 1.")
    assert table.told("robbed") == ["robbed 2>1 6"]


def test_the_keep_is_immune_to_both_rank_8s_but_not_to_the_armory() -> None:
    cities = {1: "Arm Tav", 2: "Kee Wat"}
    for code, forbidden, allowed in (("Wa", "1x2Kee", "1x2Wat"), ("Di", "1Tav<>2Kee", "1Tav<>2Wat")):
        table = Table(f"{code} As Th Ki", cities=cities, gold=9).play("2$ 2. 3$ 3. 4$ 4.")
        assert not table.may(forbidden)
        assert table.may(allowed)
        assert table.may("1Arm2Kee")


def test_income_comes_once_before_building_or_after() -> None:
    position = {"cities": {1: "Man"}, "hands": {1: "Cas"}}
    first = Table("Ki As Th Wa", **position, gold=1).play("2$ 2. 3$ 3. 1% 1$ 1=Cas")  # type: ignore[arg-type]
    assert not first.may("1%")
    after = Table("Ki As Th Wa", **position).play("2$ 2. 3$ 3. 1$ 1=Cas 1%")  # type: ignore[arg-type]
    assert after.gold(1) == 2, "what was built in this turn pays too"


def test_the_magician_with_an_empty_hand_can_only_swap() -> None:
    table = Table("Mg As Th Ki", hands={2: "Man"}).play("2$ 2. 3$ 3.")
    assert table.legal() == ["1$", "1#", "1~2"]


def test_the_magician_with_more_cards_than_the_pile_draws_some_of_his_own_again() -> None:
    table = Table("Mg As Th Ki", hands={1: "Man Tav Chu"}, pile="Pal").play("2$ 2. 3$ 3. 1-Man 1-Tav 1-Chu 1-.")
    assert (table.hand(1), table.pile) == ("Man Pal Tav", "Chu")


def test_the_magician_with_an_empty_pile_gets_the_same_cards_back() -> None:
    table = Table("Mg As Th Ki", hands={1: "Man Tav"}, pile="").play("2$ 2. 3$ 3. 1-Man 1-Tav 1-.")
    assert (table.hand(1), table.pile) == ("Man Tav", "")


def test_the_architect_builds_no_fourth_district() -> None:
    table = Table("Ar As Th Ki", hands={1: "Tav Tem Wat Mar"}, gold=9).play("2$ 2. 3$ 3. 4$ 4. 1$ 1=Tav 1=Tem 1=Wat")
    assert table.such("1=") == []


def test_poor_house_and_park_at_the_end_of_short_turns() -> None:
    bewitched = Table("Wt Th Ki Wa", cities={3: "Poo Par"}, gold={3: 0}, pile="Man Tav Chu").play("1$ 1!4 2$ 2. 3#")
    bewitched.play("3+Tav")
    assert bewitched.gold(3) == 1
    assert bewitched.hand(3) == "Tav"
    murdered = Table("As Th Ki Wa", cities={3: "Hos Poo Par"}, gold={3: 0}, pile="").play("1!4 1$ 1. 2$ 2. 3$")
    assert murdered.gold(3) == 2
    unanswered = Table("Wt Th Ki Wa", cities={1: "Poo Par"}, gold={1: 0}, hands={1: "Mar"}, pile="Man Tav")
    unanswered.play("1$ 1=Mar 1!3 2$ 2.")
    assert (unanswered.gold(1), unanswered.hand(1)) == (1, "Man Tav")


def test_with_an_empty_pile_everything_goes_on() -> None:
    table = Table("As Ar Ki Me", cities={2: "Obs Lib Smi Par"}, pile="", gold=9).play("1$ 1. 3$ 3. 4$ 4.")
    assert table.legal() == ["2$"]
    table.play("2$ 2.")
    assert table.hand(2) == ""
    assert table.state.round == 2


TRAPS = {
    "the murdered Preacher is not safe": "the_murdered_preacher_is_not_safe",
    "a named character nobody holds": "a3_a_murdered_character_that_nobody_holds_has_no_effect",
    "theft before the victim acts and only of gold then held": "theft_comes_before_the_victim_acts",
    "murdered King by edition": "king_murdered_hig_the_crown_stays_ffg",
    "King never face up": "rank_4_is_never_set_aside_face_up",
    "complete city immune": "not_in_a_completed_city",
    "Keep immune to both rank 8s but not to the Armory": "the_keep_is_immune_to_both_rank_8s",
    "Great Wall not for itself": "the_great_wall_adds_1_for_its_owners_other_districts",
    "Graveyard's owner as Warlord": "a23_not_for_the_seat_that_destroys",
    "Graveyard without gold": "a23_not_without_gold",
    "Graveyard destroyed itself": "a23_never_for_itself",
    "income once, before or after building": "income_comes_once_before_building_or_after",
    "School of Magic for income only": "the_school_of_magic_is_violet_for_the_five_colours",
    "Observatory with Library": "observatory_with_library_draws_3_and_keeps_2",
    "Magician with an empty hand": "the_magician_with_an_empty_hand",
    "Magician with more cards than the pile": "the_magician_with_more_cards_than_the_pile",
    "the Architect's fourth district": "the_architect_builds_no_fourth_district",
    "Witch with an absent victim": "if_nobody_has_it_her_turn_is_over_at_that_call",
    "Witch on King": "a7_on_the_king",
    "Witch on Queen": "on_the_queen_whose_gold",
    "Witch on Tax Collector": "on_the_tax_collector_who_is_then_herself",
    "Witch on Preacher": "a8_on_the_preacher",
    "Witch on Conqueror": "a18_on_the_conqueror",
    "Witch on herself with two players": "a30_on_herself_with_two_players",
    "Tax and builders without gold": "if_it_has_any",
    "Tax and builders before her call": "a13_who_built_before_her_call_pays_then",
    "Conjurer's duplicate": "a18_even_if_she_has_its_like",
    "Pardoner with ties": "a27_from_nobody_on_a_tie",
    "Diplomat's difference": "he_pays_that_seat_the_difference",
    "Diplomat's duplicates": "a19_no_duplicates_in_either_city",
    "Diplomat and Great Wall": "a22_the_great_walls_surcharge_goes_to_its_owner",
    "Diplomat and complete cities": "not_from_a_completed_city",
    "Queen's neighbours round the end of the table": "the_queen_takes_3_gold_if_a_seat_beside_hers",
    "Poor House and Park at the end of short turns": "poor_house_and_park_at_the_end_of_short_turns",
    "Hospital": "hospital_when_murdered_you_still_take",
    "Bell Tower declared with several cities affected": "a21_where_it_completes_several",
    "Bell Tower destroyed": "it_is_void_again_if_it_is_destroyed",
    "Bell Tower exchanged": "a22_a_declared_bell_tower_stays_declared",
    "Museum's cards": "a24_a_destroyed_museum_is_followed_by_its_cards",
    "Lighthouse on an empty pile": "a20_not_with_an_empty_pile",
    "Lighthouse on one card": "a20_on_one_card",
    "play to the round's end": "everybody_still_called_plays_on",
    "empty pile": "with_an_empty_pile_everything_goes_on",
}


def names() -> list[str]:
    """The names of all rulebook tests."""
    files = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    return [name for text in files for name in re.findall(r"^def test_(\w+)", text, re.MULTILINE)]


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_is_walked_into(trap: str) -> None:
    assert [name for name in names() if name.startswith(TRAPS[trap])]


@pytest.mark.parametrize("number", range(1, 31))
def test_each_ruling_has_its_examples(number: int) -> None:
    assert [name for name in names() if f"a{number}" in name.split("_")]
