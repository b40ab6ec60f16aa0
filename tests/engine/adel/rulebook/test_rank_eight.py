"""Warlord and Diplomat, with the Keep, the Great Wall and the Graveyard: A5, A19, A22, A23."""

from __future__ import annotations

from tests.engine.adel.rulebook.positions import Table

# Ranks 2, 3 and 4 pass before seat 1 acts.
PASS = "2$ 2. 3$ 3. 4$ 4."


def warlord(**position: object) -> Table:
    return Table("Wa Th Mg Ki", **position).play(PASS)  # type: ignore[arg-type]


def diplomat(**position: object) -> Table:
    return Table("Di Th Mg Ki", **position).play(PASS)  # type: ignore[arg-type]


# Warlord


def test_the_warlord_destroys_one_district_for_its_cost_less_1() -> None:
    table = warlord(cities={2: "Tav Man", 3: "Cas"}).play("1x2Man")
    assert (table.gold(1), table.city(2)) == (0, "Tav")
    assert table.such("1x") == []
    assert table.told("destroyed") == ["destroyed 1>2 Man 2 Wa"]


def test_only_what_he_can_pay_for() -> None:
    assert warlord(cities={2: "Tav Man Pal", 3: "Cas Mar"}).such("1x") == ["1x2Tav", "1x2Man", "1x3Mar"]


def test_destroyed_districts_go_under_the_pile() -> None:
    assert warlord(cities={2: "Man"}, pile="Tav Chu").play("1x2Man").pile == "Tav Chu Man"


def test_he_may_leave_it_and_may_do_it_before_taking_or_after() -> None:
    assert warlord(cities={2: "Tav"}).play("1$").may("1.")
    assert warlord(cities={2: "Tav"}).play("1$").may("1x2Tav")


def test_another_seats_district_not_his_own() -> None:
    assert warlord(cities={1: "Wat", 2: "Tav"}).such("1x") == ["1x2Tav"]


def test_not_in_a_completed_city() -> None:
    seven = "Tav Tem Wat Man Mar Chu Pri"
    assert warlord(cities={2: f"{seven} Doc", 3: "Tav"}).such("1x") == ["1x3Tav"]
    assert warlord(cities={2: seven, 3: "Tav"}, goal=7).such("1x") == ["1x3Tav"]
    assert len(warlord(cities={2: seven, 3: "Tav"}, gold=9).such("1x")) == 8


def test_not_a_keep() -> None:
    assert warlord(cities={2: "Kee Tav"}, gold=9).such("1x") == ["1x2Tav"]


def test_a22_not_the_preachers_as_called() -> None:
    table = Table("Wa Pr Mg Ki", cities={2: "Tav", 3: "Tem"}, gold=9).play("3$ 3. 4$ 4. 2$ 2.")
    assert table.such("1x") == ["1x3Tem"]


def test_a5_the_artists_gold_adds_1_to_the_price() -> None:
    table = warlord(cities={2: "Man'"}, gold={1: 3})
    assert table.play("1x2Man'").gold(1) == 0
    assert warlord(cities={2: "Man'"}, gold={1: 2}).such("1x") == []


def test_a5_the_gold_is_lost_with_the_district() -> None:
    table = warlord(cities={2: "Man'"}, hands={1: ""}, gold=5, pile="").play("1x2Man' 1#")
    assert table.hand(1) == "Man"


def test_a5_university_and_dragon_gate_cost_6() -> None:
    assert warlord(cities={2: "Uni Dra"}, gold=5).play("1x2Uni").gold(1) == 0
    assert warlord(cities={2: "Uni Dra"}, gold=4).such("1x") == []


def test_the_great_wall_adds_1_for_its_owners_other_districts() -> None:
    table = warlord(cities={2: "Wal Man"}, gold=5)
    assert table.may("1x2Wal"), "6 less 1, without a surcharge of its own"
    assert table.play("1x2Man").gold(1) == 2


def test_a_factory_makes_nothing_cheaper_to_destroy() -> None:
    assert warlord(cities={2: "Lab Fac"}, gold=3).such("1x") == []


# Graveyard


def test_the_graveyards_owner_may_pay_1_to_take_the_card_into_hand() -> None:
    table = warlord(cities={2: "Man", 3: "Gra"}).play("1x2Man")
    assert table.decides == 3
    assert table.legal() == ["3Gra+", "3Gra-"]
    table.play("3Gra+")
    assert (table.hand(3), table.gold(3)) == ("Man", 3)
    assert table.decides == 1
    assert table.told("saved") == ["saved 3 Man 1"]


def test_or_decline_then_it_goes_under_the_pile() -> None:
    table = warlord(cities={2: "Man", 3: "Gra"}, pile="Tav").play("1x2Man 3Gra-")
    assert (table.hand(3), table.pile) == ("", "Tav Man")
    assert table.told("let-go") == ["let-go 3 Man"]


def test_the_victim_itself_may_own_it() -> None:
    assert warlord(cities={2: "Man Gra"}).play("1x2Man 2Gra+").hand(2) == "Man"


def test_a23_only_for_rank_8_not_for_the_armory() -> None:
    table = warlord(cities={1: "Arm", 2: "Man", 3: "Gra"}).play("1Arm2Man")
    assert table.decides == 1


def test_a23_not_for_the_seat_that_destroys() -> None:
    assert warlord(cities={1: "Gra", 2: "Man"}).play("1x2Man").decides == 1


def test_a23_not_without_gold() -> None:
    assert warlord(cities={2: "Man", 4: "Gra"}, hands={4: "Cas"}, gold={4: 0}).play("1x2Man").decides == 4
    table = Table("Wa Th Mg Ki", cities={2: "Man", 4: "Gra"}, hands={4: "Chu"}, gold={4: 0})
    assert table.play("2$ 2. 3$ 3. 4$ 4=Chu 4. 1x2Man").decides == 1


def test_a23_never_for_itself() -> None:
    assert warlord(cities={2: "Gra"}, gold=9).play("1x2Gra").decides == 1


def test_a24_a_museum_saved_by_the_graveyard_leaves_its_cards_under_the_pile() -> None:
    table = warlord(cities={2: "Mus", 3: "Gra"}, museum="Tav Tem", pile="Pal", gold=9).play("1x2Mus 3Gra+")
    assert (table.hand(3), table.pile, table.museum) == ("Mus", "Pal Tav Tem", "")


# Diplomat


def test_the_diplomat_exchanges_one_own_district_for_another_seats() -> None:
    table = diplomat(cities={1: "Tav Tem", 2: "Mar Wat"}).play("1Tav<>2Mar")
    assert (table.city(1), table.city(2)) == ("Mar Tem", "Tav Wat")
    assert table.such("1Tem") == []
    assert table.told("exchanged") == ["exchanged 1>2 Mar 1"]


def test_he_pays_that_seat_the_difference_if_theirs_costs_more() -> None:
    table = diplomat(cities={1: "Tav", 2: "Man"}).play("1Tav<>2Man")
    assert (table.gold(1), table.gold(2)) == (0, 6)


def test_and_nothing_if_it_costs_less() -> None:
    table = diplomat(cities={1: "Pal", 2: "Tav"}).play("1Pal<>2Tav")
    assert (table.gold(1), table.gold(2)) == (2, 4)


def test_only_what_he_can_pay_for_the_exchange() -> None:
    assert diplomat(cities={1: "Tav", 2: "Man Cas"}).such("1Tav") == ["1Tav<>2Man"]


def test_not_the_preachers_not_a_keep() -> None:
    table = Table("Di Pr Mg Ki", cities={1: "Tav", 2: "Tem", 3: "Kee Wat"}, gold=9).play("3$ 3. 4$ 4. 2$ 2.")
    assert table.such("1Tav") == ["1Tav<>3Wat"]


def test_his_own_keep_he_may_give() -> None:
    assert diplomat(cities={1: "Kee", 2: "Wat"}).play("1Kee<>2Wat").city(2) == "Kee"


def test_not_from_a_completed_city() -> None:
    eight = "Tav Tem Wat Man Mar Chu Pri Doc"
    assert diplomat(cities={1: "Pal", 2: eight, 3: "Har"}, gold=9).such("1Pal") == ["1Pal<>3Har"]


def test_nor_into_one() -> None:
    eight = "Tav Tem Wat Man Mar Chu Pri Doc"
    table = diplomat(cities={1: eight, 2: "Pal"}, gold=9)
    assert [token for token in table.legal() if "<>" in token] == []


def test_a19_no_duplicates_in_either_city() -> None:
    table = diplomat(cities={1: "Tav Tem", 2: "Tav Wat", 3: "Tem Pri"}, gold=9)
    assert [token for token in table.legal() if "<>" in token] == ["1Tem<>2Wat", "1Tav<>3Pri"]


def test_a19_nor_of_two_alike() -> None:
    assert [t for t in diplomat(cities={1: "Tav", 2: "Tav'"}, gold=9).legal() if "<>" in t] == []


def test_a19_a_quarry_does_not_help() -> None:
    table = diplomat(cities={1: "Qua Tav", 2: "Wat Tav"}, gold=9)
    assert [token for token in table.legal() if "<>" in token] == ["1Qua<>2Wat"]


def test_b9_two_alike_that_stood_there_before_are_no_hindrance() -> None:
    table = diplomat(cities={1: "Qua Man Man Tem", 2: "Wat"}, gold=9)
    assert table.such("1Tem") == ["1Tem<>2Wat"]
    assert table.play("1Man<>2Wat").city(1) == "Qua Wat Man Tem"


def test_a5_the_artists_gold_counts_and_goes_along() -> None:
    table = diplomat(cities={1: "Tav'", 2: "Man'"}).play("1Tav'<>2Man'")
    assert (table.city(1), table.city(2)) == ("Man'", "Tav'")
    assert (table.gold(1), table.gold(2)) == (0, 6)


def test_a22_the_great_walls_surcharge_goes_to_its_owner() -> None:
    table = diplomat(cities={1: "Tav", 2: "Mar Wal"}).play("1Tav<>2Mar")
    assert (table.gold(1), table.gold(2)) == (0, 6)


def test_the_surcharge_is_paid_also_where_theirs_costs_less() -> None:
    table = diplomat(cities={1: "Pal", 2: "Tav Wal"}).play("1Pal<>2Tav")
    assert (table.gold(1), table.gold(2)) == (1, 5)
    assert [t for t in diplomat(cities={1: "Pal", 2: "Tav Wal"}, gold={1: 0}).legal() if "<>" in t] == []


def test_the_great_wall_itself_has_none() -> None:
    assert diplomat(cities={1: "Pal", 2: "Wal"}, gold=1).play("1Pal<>2Wal").gold(1) == 0


def test_a22_a_declared_bell_tower_stays_declared_when_exchanged() -> None:
    table = diplomat(cities={1: "Pal", 2: "Bel"})
    table.state.need = 7
    table.play("1Pal<>2Bel")
    assert table.state.need == 7


def test_a22_a_museum_keeps_its_cards() -> None:
    table = diplomat(cities={1: "Pal", 2: "Mus"}, museum="Tav Tem Wat").play("1Pal<>2Mus")
    assert table.museum == "Tav Tem Wat"
    assert table.lines(1)["museum"] == 3
    assert "museum" not in table.lines(2)


def test_the_graveyard_is_not_asked_for_an_exchange() -> None:
    assert diplomat(cities={1: "Tav", 2: "Mar", 3: "Gra"}).play("1Tav<>2Mar").decides == 1


# Found by mutation testing


NINE = "Tav Tem Wat Man Mar Chu Pri Doc Har"


def test_a_city_built_past_the_goal_is_as_safe_as_one_that_just_reached_it() -> None:
    assert warlord(cities={2: NINE, 3: "Tav"}).such("1x") == ["1x3Tav"]
    assert diplomat(cities={1: "Pal", 2: NINE, 3: "Bat"}, gold=9).such("1Pal") == ["1Pal<>3Bat"]
    assert warlord(cities={1: "Arm", 2: NINE, 3: "Tav"}).such("1Arm") == ["1Arm3Tav"]
    own = diplomat(cities={1: NINE, 2: "Pal"}, gold=9)
    assert [token for token in own.legal() if "<>" in token] == []


def test_it_stays_complete_when_a_district_falls_elsewhere() -> None:
    table = warlord(cities={2: NINE, 3: "Tav"}).play("1x3Tav")
    assert table.state.finished == [1]


def test_the_walls_surcharge_adds_to_an_odd_price_too() -> None:
    assert warlord(cities={2: "Wal Cas"}, gold=6).play("1x2Cas").gold(1) == 2


def test_the_difference_and_the_surcharge_must_both_be_paid() -> None:
    table = diplomat(cities={1: "Tav", 2: "Man Wal"})
    assert [token for token in table.legal() if "<>" in token] == []
    assert diplomat(cities={1: "Tav", 2: "Man Wal"}, gold=3).may("1Tav<>2Man")


def test_two_alike_are_one_target() -> None:
    assert warlord(cities={2: "Tem Tem Tem'"}).such("1x") == ["1x2Tem", "1x2Tem'"]
