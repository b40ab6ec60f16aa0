"""The characters of Die dunklen Lande but Witch and Diplomat, with A6, A11, A13, A18, A25 and A27."""

from __future__ import annotations

from tests.engine.adel.rulebook.positions import Table

# Tax Collector


def test_each_other_seat_that_built_pays_1_gold_at_the_end_of_its_turn() -> None:
    table = Table("Tx As Ki Wa", hands={3: "Tav", 4: "Tem"}).play("2$ 2. 1$ 1. 3$ 3=Tav")
    assert (table.gold(1), table.gold(3)) == (4, 3)
    table.play("3.")
    assert (table.gold(1), table.gold(3)) == (5, 2)
    table.play("4$ 4.")
    assert table.gold(4) == 4, "who did not build pays nothing"
    assert table.told("taxed") == ["taxed 3>1 1"]


def test_if_it_has_any() -> None:
    table = Table("Tx As Ki Wa", hands={3: "Cas"}).play("2$ 2. 1$ 1. 3$ 3=Cas 3.")
    assert (table.gold(1), table.gold(3)) == (4, 0)


def test_she_pays_herself_nothing() -> None:
    assert Table("Tx As Ki Wa", hands={1: "Tav"}).play("2$ 2. 1$ 1=Tav 1.").gold(1) == 3


def test_a13_who_built_before_her_call_pays_then() -> None:
    table = Table("Tx As Ki Wa", hands={2: "Tav"}).play("2$ 2=Tav")
    assert table.gold(2) == 3
    table.play("2.")
    assert (table.gold(1), table.gold(2)) == (3, 2)
    assert table.told("revealed", "taxed")[1:] == ["revealed 1 Tx 2", "taxed 2>1 1"]


def test_a13_murdered_she_gets_nothing() -> None:
    table = Table("Tx As Ki Wa", hands={2: "Tav", 3: "Tem"}).play("2!2 2$ 2=Tav 2. 3$ 3=Tem 3.")
    assert table.gold(1) == 2
    assert table.told("taxed") == []


def test_a11_she_is_paid_before_she_does_anything() -> None:
    table = Table("Tx As Ki Wa", hands={2: "Tav", 1: "Cas"}, gold={1: 1}).play("2$ 2=Tav 2. 1$")
    assert table.may("1=Cas")


def test_with_3_seats_a_seat_pays_for_each_turn_in_which_it_built() -> None:
    table = Table("Tx+Mg Ki+Me Pr+Ar", hands={2: "Tav Tem"}, gold=5)
    table.play("1$ 1. 1$ 1. 2$ 2=Tav 2. 3$ 3. 2$ 2=Tem 2.")
    assert table.told("taxed") == ["taxed 2>1 1", "taxed 2>1 1"]


# Conjurer


def test_the_conjurer_looks_at_a_hand_and_takes_one_card() -> None:
    table = Table("Cj As Ki Wa", hands={3: "Man Pal Tav"}).play("2$ 2. 1?3")
    assert table.such("1+") == ["1+Man", "1+Pal", "1+Tav"]
    table.play("1+Pal")
    assert (table.hand(1), table.hand(3)) == ("Pal", "Man Tav")


def test_or_pays_and_builds_it_at_once_beyond_the_limit() -> None:
    table = Table("Cj As Ki Wa", hands={1: "Tav", 3: "Tem"}).play("2$ 2. 1$ 1=Tav 1?3 1=Tem")
    assert (table.city(1), table.gold(1)) == ("Tav Tem", 2)
    assert table.told("built") == ["built 1 Tav 1", "built 1>3 Tem 1 Cj"]


def test_a18_such_building_does_not_count_against_the_limit() -> None:
    table = Table("Cj As Ki Wa", hands={1: "Tav", 3: "Tem"}).play("2$ 2. 1?3 1=Tem 1$ 1=Tav")
    assert table.city(1) == "Tem Tav"


def test_a18_she_must_take_one() -> None:
    table = Table("Cj As Ki Wa", hands={3: "Man Pal"}).play("2$ 2. 1?3")
    assert table.legal() == ["1+Man", "1+Pal"], "with 2 gold she can build neither"


def test_a18_not_at_an_empty_hand() -> None:
    assert Table("Cj As Ki Wa", hands={3: "Man"}).play("2$ 2.").such("1?") == ["1?3"]


def test_a18_even_if_she_has_its_like() -> None:
    table = Table("Cj As Ki Wa", cities={1: "Tem"}, hands={3: "Tem"}).play("2$ 2. 1?3 1=Tem")
    assert table.city(1) == "Tem Tem"


def test_a_conjurer_who_built_so_is_taxed() -> None:
    table = Table("Cj Tx Ki Wa", hands={3: "Tem"}).play("2$ 2. 1?3 1=Tem 1$ 1.")
    assert table.told("taxed") == ["taxed 1>2 1"]


# Schemer


def test_the_schemer_must_give_the_crown_to_another_seat() -> None:
    table = Table("Sc As Pr Wa", crown=1).play("2$ 2. 1$")
    assert not table.may("1.")
    assert table.such("1^") == ["1^2", "1^3", "1^4"]
    table.play("1^3")
    assert table.crown == 3
    assert table.may("1.")
    assert table.told("crown") == ["crown 3>1 Sc"]


def test_a6_not_to_the_one_who_holds_it() -> None:
    assert Table("Sc As Pr Wa", crown=3).play("2$ 2.").such("1^") == ["1^2", "1^4"]


def test_a6_with_2_players_the_duty_lapses_where_the_other_has_it() -> None:
    table = Table("Sc+Pr As+Wa", crown=2).play("2$ 2. 1$")
    assert table.such("1^") == []
    assert table.may("1.")


def test_a6_with_2_players_it_stands_where_the_giver_has_it() -> None:
    table = Table("Sc+Pr As+Wa", crown=1).play("2$ 2. 1$")
    assert table.such("1^") == ["1^2"]
    assert not table.may("1.")


def test_a6_a_murdered_schemer_does_nothing() -> None:
    for edition in ("hig", "ffg"):
        table = Table("Sc As Pr Wa", crown=3, edition=edition).play("2!4 2$ 2. 3$ 3. 4$ 4.")
        assert table.crown == 3


# Pardoner


def test_the_pardoner_takes_1_gold_from_the_one_richest_seat() -> None:
    table = Table("Pa As Ki Wa", gold={4: 9}).play("2$ 2. 3$ 3. 1!")
    assert (table.gold(1), table.gold(4)) == (3, 8)
    assert table.told("pardoned") == ["pardoned 1>4 1"]


def test_a27_from_nobody_on_a_tie_or_if_that_is_himself() -> None:
    assert not Table("Pa As Ki Wa", gold={3: 7, 4: 9}).play("2$ 2. 3$ 3.").may("1!")
    assert not Table("Pa As Ki Wa", gold={1: 9, 4: 8}).play("2$ 2. 3$ 3.").may("1!")
    assert not Table("Pa As Ki Wa", gold={1: 8, 4: 8}).play("2$ 2. 3$ 3.").may("1!")


def test_a27_his_own_gold_counts() -> None:
    table = Table("Pa As Ki Wa", gold={1: 7, 4: 8}).play("2$ 2. 3$ 3.")
    assert table.may("1!")
    assert not table.play("1$").may("1!"), "now he has the most himself"


# Alchemist


def test_the_alchemist_gets_back_what_he_paid_for_building() -> None:
    table = Table("Al As Ki Wa", hands={1: "Cas"}).play("2$ 2. 3$ 3. 1$ 1=Cas")
    assert table.gold(1) == 0
    assert table.play("1.").gold(1) == 4
    assert table.told("refunded") == ["refunded 1 4"]


def test_a25_hig_also_what_the_smithy_cost() -> None:
    table = Table("Al As Ki Wa", hands={1: "Tav"}, cities={1: "Smi"}).play("2$ 2. 3$ 3. 1Smi 1$ 1=Tav 1.")
    assert table.gold(1) == 4


def test_a25_ffg_not_what_the_smithy_cost() -> None:
    table = Table("Al As Ki Wa", hands={1: "Tav"}, cities={1: "Smi"}, edition="ffg")
    assert table.play("2$ 2. 3$ 3. 1Smi 1$ 1=Tav 1.").gold(1) == 2


def test_a25_the_tax_is_not_given_back_and_comes_after() -> None:
    table = Table("Al Tx Ki Wa", hands={1: "Cas"}).play("2$ 2. 3$ 3. 1$ 1=Cas 1.")
    assert table.told("refunded", "taxed") == ["refunded 1 4", "taxed 1>2 1"]
    assert table.gold(1) == 3


def test_the_alchemist_gets_only_what_he_had_to_pay() -> None:
    table = Table("Al As Ki Wa", hands={1: "Uni"}, cities={1: "Fac"}, gold=3).play("2$ 2. 3$ 3. 1$ 1=Uni 1.")
    assert table.gold(1) == 5


# Conqueror


def test_the_conqueror_takes_4_extra_gold_or_4_extra_cards() -> None:
    assert Table("Co As Ki Wa").play("2$ 2. 3$ 3. 1!$ 1$").gold(1) == 8
    table = Table("Co As Ki Wa", pile="Man Tav Chu Mon Cat").play("2$ 2. 3$ 3. 1$ 1!#")
    assert table.hand(1) == "Man Chu Mon Tav"
    assert table.such("1!") == []


def test_the_conqueror_draws_what_is_left_of_4_and_none_of_none() -> None:
    assert Table("Co As Ki Wa", pile="Man Tav").play("2$ 2. 3$ 3. 1!#").hand(1) == "Man Tav"
    assert Table("Co As Ki Wa", pile="").play("2$ 2. 3$ 3.").such("1!") == ["1!$"]


def test_the_conqueror_cannot_build() -> None:
    assert Table("Co As Ki Wa", hands={1: "Tav"}).play("2$ 2. 3$ 3. 1$").such("1=") == []


# Artist


def test_the_artist_puts_1_gold_on_one_or_two_own_districts_without_one() -> None:
    table = Table("At As Ki Wa", nine=True, cities={1: "Tav Man Chu'"}, gold=3).play("2$ 2. 3$ 3. 4$ 4.")
    assert table.such("1*") == ["1*Man", "1*Tav"]
    table.play("1*Man")
    assert (table.city(1), table.gold(1)) == ("Tav Man' Chu'", 2)
    table.play("1$ 1*Tav")
    assert table.city(1) == "Tav' Man' Chu'"


def test_not_a_third() -> None:
    table = Table("At As Ki Wa", nine=True, cities={1: "Tav Man Chu"}, gold=3).play("2$ 2. 3$ 3. 4$ 4. 1*Man 1*Tav")
    assert table.such("1*") == []


def test_not_without_gold() -> None:
    table = Table("At As Ki Wa", nine=True, cities={1: "Tav Man"}, gold={1: 1}).play("2$ 2. 3$ 3. 4$ 4. 1*Man")
    assert table.such("1*") == []


def test_each_is_worth_1_more_for_good() -> None:
    table = Table("At As Ki Wa", nine=True, cities={1: "Tav Man"}, gold=3).play("2$ 2. 3$ 3. 4$ 4. 1*Man")
    assert table.lines(1) == {"districts": 5}


# Queen


def test_the_queen_takes_3_gold_if_a_seat_beside_hers_has_the_crown() -> None:
    for crown, gold in ((1, 2), (2, 5), (3, 2), (4, 2), (5, 5)):
        table = Table("Qu As Th Mg Wa", crown=crown).play("2$ 2. 3$ 3. 4$ 4. 5$ 5.")
        assert table.turn == "1Qu"
        assert table.gold(1) == gold, f"crown at {crown}"


def test_when_her_turn_begins() -> None:
    table = Table("Qu Ki As Th Mg", crown=4).play("3$ 3. 4$ 4. 5$ 5. 2$ 2.")
    assert table.gold(1) == 5, "the King beside her has taken it by then"


# Found by mutation testing


def test_a13_who_built_before_her_call_may_sit_anywhere() -> None:
    for seat, picks in ((1, "As Ki Th Tx"), (3, "Ki Tx As Wa"), (4, "Ki Tx Pr As")):
        table = Table(picks.replace("Th", "Mg"), hands={seat: "Tav"}).play(f"{seat}$ {seat}=Tav {seat}.")
        assert len(table.told("taxed")) == 1, f"seat {seat}"
        assert table.gold(seat) == 2
