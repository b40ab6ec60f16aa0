"""The violet districts of Die dunklen Lande, with A4, A16, A19, A20, A21 and A24."""

from __future__ import annotations

from raenke.adel import notation
from raenke.game import CHANCE
from tests.engine.adel.rulebook.positions import Table

FOUR = "As Th Ki Wa"

# Lighthouse


def test_lighthouse_on_building_takes_one_card_out_of_the_pile_which_is_then_shuffled() -> None:
    table = Table(FOUR, hands={1: "Lig"}, pile="Man Tav Chu Tav").play("1$ 1=Lig")
    assert table.legal() == ["1Lig+Man", "1Lig+Chu", "1Lig+Tav", "1Lig-"]
    table.play("1Lig+Chu")
    assert table.hand(1) == "Chu"
    assert table.state.to_act == CHANCE
    table.play("@Tav,Tav,Man")
    assert table.pile == "Tav Tav Man"
    assert table.decides == 1


def test_a20_or_declines_and_the_pile_stays_as_it_lies() -> None:
    table = Table(FOUR, hands={1: "Lig"}, pile="Man Tav Chu").play("1$ 1=Lig 1Lig-")
    assert table.pile == "Man Tav Chu"
    assert table.may("1.")


def test_a20_not_with_an_empty_pile() -> None:
    assert Table(FOUR, hands={1: "Lig"}, pile="").play("1$ 1=Lig").may("1.")


def test_a20_on_one_card_there_is_nothing_to_shuffle() -> None:
    table = Table(FOUR, hands={1: "Lig"}, pile="Man").play("1$ 1=Lig 1Lig+Man")
    assert (table.hand(1), table.pile) == ("Man", "")
    assert table.may("1.")


def test_on_two_cards_the_one_left_needs_no_shuffle() -> None:
    table = Table(FOUR, hands={1: "Lig"}, pile="Man Tav").play("1$ 1=Lig 1Lig+Man")
    assert table.pile == "Tav"
    assert table.may("1.")


def test_only_an_order_of_these_cards_fits() -> None:
    table = Table(FOUR, hands={1: "Lig"}, pile="Man Tav Chu").play("1$ 1=Lig 1Lig+Chu")
    fits = {
        t: table.state.is_legal_chance(notation.parse_chance(t))
        for t in ("@Man,Tav", "@Tav,Man", "@Man", "@Man,Man", "@/As")
    }
    assert fits == {"@Man,Tav": True, "@Tav,Man": True, "@Man": False, "@Man,Man": False, "@/As": False}


def test_the_conjurers_lighthouse_looks_too() -> None:
    table = Table("Cj As Ki Wa", hands={3: "Lig"}, gold=3, pile="Man Tav").play("2$ 2. 1?3 1=Lig")
    assert table.may("1Lig+Tav")


# Armory


def test_armory_destroys_itself_to_destroy_a_district_of_another_city() -> None:
    table = Table(FOUR, cities={1: "Arm Tem", 2: "Pal", 3: "Tav'"}, pile="Chu")
    assert table.such("1Arm") == ["1Arm2Pal", "1Arm3Tav'"]
    table.play("1Arm2Pal")
    assert (table.city(1), table.city(2), table.pile) == ("Tem", "", "Chu Arm Pal")
    assert table.gold(1) == 2, "for nothing"
    assert table.told("destroyed") == ["destroyed 1>2 Pal Arm"]


def test_armory_not_in_a_completed_city() -> None:
    eight = "Tav Tem Wat Man Mar Chu Pri Doc"
    assert Table(FOUR, cities={1: "Arm", 2: eight, 3: "Pal"}).such("1Arm") == ["1Arm3Pal"]


def test_armory_on_your_own_turn_only() -> None:
    assert Table(FOUR, cities={2: "Arm", 3: "Pal"}).such("1Arm") == []


def test_a24_a_keep_too_and_a_preachers_too() -> None:
    table = Table("Wa Pr Ki Mg", cities={1: "Arm", 2: "Tem Kee"}).play("4$ 4. 3$ 3. 2$ 2.")
    assert table.such("1x") == []
    assert table.such("1Arm") == ["1Arm2Tem", "1Arm2Kee"]


def test_a24_a_destroyed_museum_is_followed_by_its_cards() -> None:
    table = Table(FOUR, cities={1: "Arm", 2: "Mus"}, museum="Tav Tem", pile="Chu").play("1Arm2Mus")
    assert table.pile == "Chu Arm Mus Tav Tem"


def test_armory_may_undo_its_owners_own_complete_city() -> None:
    table = Table(FOUR, cities={1: "Tav Tem Wat Man Mar Chu Pri Arm", 2: "Pal"})
    assert table.state.finished == [0]
    table.play("1Arm2Pal")
    assert table.state.finished == []
    assert table.told("incomplete") == ["incomplete 1 destroyed"]


# Museum


def test_museum_tucks_a_hand_card_once_a_turn_each_scores_1() -> None:
    table = Table(FOUR, cities={1: "Mus"}, hands={1: "Man Tav"}).play("1Mus-Man")
    assert (table.museum, table.hand(1)) == ("Man", "Tav")
    assert table.such("1Mus") == []
    assert table.lines(1) == {"districts": 4, "museum": 1}


def test_museums_cards_are_no_districts() -> None:
    table = Table(FOUR, cities={1: "Mus"}, hands={1: "Man"}, museum="Tav").play("1$ 1=Man")
    assert table.city(1) == "Mus Man"


# Quarry


def test_a19_quarry_builds_one_duplicate_while_the_city_holds_no_two_alike() -> None:
    table = Table("Ar Th Ki Wa", cities={1: "Qua Tav Tem"}, hands={1: "Tav Tem"}, gold=9, pile="Wat Pri")
    table.play("2$ 2. 3$ 3. 1$")
    assert table.such("1=") == ["1=Tem", "1=Tav", "1=Wat", "1=Pri"]
    assert table.play("1=Tav").such("1=") == ["1=Wat", "1=Pri"]


def test_a19_also_not_where_the_conjurer_made_the_pair() -> None:
    table = Table("Cj As Ki Wa", cities={1: "Qua Tav"}, hands={1: "Tav Tem", 3: "Tav"}, gold=9)
    table.play("2$ 2. 1?3 1=Tav 1$")
    assert table.such("1=") == ["1=Tem"]


# Poor House and Park


def test_poor_house_gives_1_gold_at_the_end_of_your_turn_with_none() -> None:
    table = Table(FOUR, cities={1: "Poo"}, hands={1: "Cas"}).play("1$ 1=Cas 1.")
    assert table.gold(1) == 1
    assert table.told("poor-house") == ["poor-house 1 1"]


def test_poor_house_not_with_gold_left() -> None:
    assert Table(FOUR, cities={1: "Poo"}, hands={1: "Man"}).play("1$ 1=Man 1.").gold(1) == 1


def test_poor_house_works_not_in_others_turns() -> None:
    table = Table("Th As Ki Wa", cities={4: "Poo"}).play("2$ 2. 1!8 1$ 1. 3$ 3.")
    assert table.gold(4) == 0, "robbed at the call, but its turn has not ended"
    assert table.play("4$ 4.").gold(4) == 2


def test_a13_tax_comes_before_the_poor_house() -> None:
    table = Table("As Tx Ki Wa", cities={3: "Poo"}, hands={3: "Man"}).play("1$ 1. 2$ 2. 3$ 3=Man 3.")
    assert table.told("taxed", "poor-house") == ["taxed 3>2 1", "poor-house 3 1"]
    assert table.gold(3) == 1


def test_a13_the_refund_comes_before_the_poor_house() -> None:
    table = Table("Al Tx Ki Wa", cities={1: "Poo"}, hands={1: "Cas"}).play("2$ 2. 3$ 3. 1$ 1=Cas 1.")
    assert table.told("poor-house") == []


def test_park_draws_2_at_the_end_of_your_turn_with_an_empty_hand() -> None:
    table = Table(FOUR, cities={1: "Par"}, pile="Man Tav Chu").play("1$ 1.")
    assert table.hand(1) == "Man Tav"
    assert Table(FOUR, cities={1: "Par"}, hands={1: "Pal"}).play("1$ 1.").hand(1) == "Pal"


def test_park_with_an_empty_pile_draws_nothing() -> None:
    assert Table(FOUR, cities={1: "Par"}, pile="").play("1$ 1.").hand(1) == ""


# Bell Tower


def test_bell_tower_when_built_may_be_declared() -> None:
    table = Table(FOUR, hands={1: "Bel"}, gold=3).play("1$ 1=Bel")
    assert table.legal() == ["1Bel+", "1Bel-"]
    assert table.play("1Bel+").state.need == 7
    assert table.may("1.")


def test_a20_or_not_and_then_it_stays_still() -> None:
    table = Table(FOUR, hands={1: "Bel"}, gold=3).play("1$ 1=Bel 1Bel-")
    assert table.state.need == 8
    assert table.such("1Bel") == []


def test_a21_one_fewer_also_of_a_short_game() -> None:
    assert Table(FOUR, hands={1: "Bel"}, gold=3, goal=7).play("1$ 1=Bel 1Bel+").state.need == 6


SIX = "Tav Tem Wat Man Mar Chu"
SEVEN = f"{SIX} Pri"
OTHER_SEVEN = "Cas Pal Doc Har Tow Bat For"


def test_a21_where_it_completes_several_they_count_from_its_owner_to_the_left() -> None:
    table = Table("As Th Ki Wa", hands={3: "Bel"}, gold=9, cities={1: SEVEN, 3: SIX, 4: OTHER_SEVEN})
    table.play("1$ 1. 2$ 2. 3$ 3=Bel 3Bel+")
    assert table.state.finished == [2, 3, 0]
    assert table.told("complete") == ["complete 3 1", "complete 4 2", "complete 1 3"]


def test_a21_the_owners_city_need_not_be_among_them() -> None:
    table = Table("As Th Ki Wa", hands={3: "Bel"}, gold=9, cities={1: SEVEN, 2: OTHER_SEVEN})
    assert table.play("1$ 1. 2$ 2. 3$ 3=Bel 3Bel+").state.finished == [0, 1]


def test_it_is_void_again_if_it_is_destroyed() -> None:
    table = Table("Ki Wa As Th", hands={1: "Bel"}, gold=9, cities={3: SEVEN})
    table.play("3$ 3. 4$ 4. 1$ 1=Bel 1Bel+")
    assert table.state.finished == [2]
    table.play("1. 2x1Bel")
    assert (table.state.need, table.state.finished) == (8, [])
    assert table.told("bell-void", "incomplete") == ["bell-void 1", "incomplete 3 bell-void"]


def test_an_undeclared_bell_tower_destroyed_changes_no_goal() -> None:
    table = Table("Ki Wa As Th", cities={1: "Bel"}, gold=9).play("3$ 3. 4$ 4. 1$ 1. 2x1Bel")
    assert table.state.need == 8
    assert table.told("bell-void") == []


def test_saved_from_the_graveyard_it_may_be_declared_anew() -> None:
    table = Table("Ki Wa As Th", hands={1: "Bel"}, gold=20, cities={1: "Gra"})
    table.play("3$ 3. 4$ 4. 1$ 1=Bel 1Bel+ 1. 2x1Bel 1Gra+")
    assert (table.hand(1), table.state.need) == ("Bel", 8)


def test_a_declared_bell_tower_makes_cities_of_7_immune() -> None:
    table = Table("Ki Wa As Th", hands={1: "Bel"}, gold=9, cities={3: SEVEN, 4: "Tav"})
    table.play("3$ 3. 4$ 4. 1$ 1=Bel 1Bel+ 1.")
    assert table.such("2x") == ["2x1Bel", "2x4Tav"]


# Factory


def test_factory_other_violet_districts_cost_1_less_to_build() -> None:
    table = Table("Ar Th Ki Wa", cities={1: "Fac"}, hands={1: "Uni Tav Kee"}, gold=7, pile="")
    table.play("2$ 2. 3$ 3. 1$ 1=Uni 1=Tav 1=Kee")
    assert table.gold(1) == 9 - 5 - 1 - 2


def test_factory_itself_costs_6() -> None:
    assert Table(FOUR, hands={1: "Fac"}, gold=5).play("1$ 1=Fac").gold(1) == 1
    assert Table(FOUR, hands={1: "Fac"}, gold=3).play("1$").such("1=") == []


def test_factory_works_for_the_conjurer_too() -> None:
    table = Table("Cj As Ki Wa", cities={1: "Fac"}, hands={3: "Kee"}).play("2$ 2. 1?3 1=Kee")
    assert table.gold(1) == 0


# Hospital


def test_hospital_when_murdered_you_still_take_gold_or_cards() -> None:
    table = Table(FOUR, cities={3: "Hos Man Lab"}, hands={3: "Tav"}).play("1!4 1$ 1. 2$ 2.")
    assert table.decides == 3
    assert table.legal() == ["3$", "3#"]
    assert table.play("3$").turn == "4Wa"
    assert table.gold(3) == 4
    assert table.told("revealed")[2] == "revealed 3 Ki 4 murdered"


def test_a16_without_extras_crown_or_power() -> None:
    table = Table("As Ki Th Wa", crown=4, cities={2: "Hos"}).play("1!4 1$ 1. 3$ 3. 2$")
    assert table.crown == 4
    merchant = Table("As Me Th Wa", cities={2: "Hos"}).play("1!6 1$ 1. 3$ 3. 2$")
    assert merchant.gold(2) == 4
    architect = Table("As Ar Th Wa", cities={2: "Hos"}, pile="Man Tav Chu").play("1!7 1$ 1. 3$ 3. 2# 2+Man")
    assert architect.hand(2) == "Man"


def test_a16_then_that_turn_is_over_with_all_of_a13() -> None:
    table = Table(FOUR, cities={3: "Hos Par"}, pile="Man Tav").play("1!4 1$ 1. 2$ 2. 3$")
    assert table.hand(3) == "Man Tav"
    assert table.told("turn-ended")[-1] == "turn-ended 3 Ki"


def test_a16_with_observatory_and_library_it_takes_as_always() -> None:
    table = Table(FOUR, cities={3: "Hos Obs"}, pile="Man Tav Chu").play("1!4 1$ 1. 2$ 2. 3# 3+Chu")
    assert table.hand(3) == "Chu"
    assert table.turn == "4Wa"


# Throne Room: with the King. Great Wall: `test_rank_eight.py`.
# Imperial Treasury, Map Room, Wishing Well: `test_scoring.py`.


# Found by mutation testing


def test_factory_makes_every_other_violet_district_cheaper() -> None:
    for code, price in (("Hau", 1), ("Lab", 4), ("Bel", 4), ("Par", 5), ("Wal", 5), ("Tow", 5)):
        table = Table(FOUR, cities={1: "Fac"}, hands={1: code}, gold=8).play(f"1$ 1={code}")
        assert table.gold(1) == 10 - price, code
