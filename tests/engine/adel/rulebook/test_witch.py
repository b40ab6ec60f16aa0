"""The Witch (A14), and her effect on each character (A7, A8, A16, A18, A30)."""

from __future__ import annotations

from tests.engine.adel.rulebook.positions import Table


def test_the_witch_takes_then_must_name_a_rank_other_than_1() -> None:
    table = Table("Wt Th Ki Wa")
    assert table.such("1!") == []
    table.play("1$")
    assert table.such("1!") == [f"1!{rank}" for rank in range(2, 9)]
    assert not table.may("1.")


def test_that_pauses_her_turn_at_once() -> None:
    table = Table("Wt Th Ki Wa").play("1$ 1!4")
    assert table.turn == "2Th"
    assert table.told("paused") == ["paused 1 4"]


def test_the_bewitched_takes_gold_or_cards_and_its_turn_is_over() -> None:
    table = Table("Wt Th Ki Wa", cities={3: "Man Lab Smi Mus"}, hands={3: "Tav"}, pile="Pal Cas").play("1$ 1!4 2$ 2.")
    assert table.decides == 3
    assert table.legal() == ["3$", "3#"]
    assert table.play("3# 3+Cas").turn == "1Ki"
    assert table.told("revealed")[-1:] == ["revealed 3 Ki 4 bewitched"]
    assert table.told("resumed") == ["resumed 1>3 Ki 4"]


def test_then_she_goes_on_as_that_character_with_her_own_hand_purse_and_city() -> None:
    table = Table("Wt Th Ki Wa", cities={1: "Man Cas", 3: "Pal"}, hands={1: "Tav", 3: "Tem"})
    table.play("1$ 1!4 2$ 2. 3$")
    assert table.legal() == ["1=Tav", "1.", "1%"]
    table.play("1% 1=Tav 1.")
    assert (table.city(1), table.gold(1), table.gold(3)) == ("Man Cas Tav", 5, 4)
    assert table.turn == "4Wa"


def test_she_does_not_take_again() -> None:
    assert Table("Wt Th Ki Wa").play("1$ 1!4 2$ 2. 3$").such("1$") == []


def test_if_nobody_has_it_her_turn_is_over_at_that_call() -> None:
    table = Table("Wt Th Ki Wa").play("1$ 1!3 2$ 2.")
    assert table.turn == "3Ki"
    assert table.told("unanswered", "turn-ended")[-2:] == ["unanswered 3 bewitched", "turn-ended 1 Wt"]


def test_a13_also_then_her_turn_ends_with_tax_poor_house_and_park() -> None:
    table = Table("Wt Tx Ki Wa", cities={1: "Poo Par"}, hands={1: "Tow"}, gold={1: 3}, pile="Man Tav Chu")
    table.play("1$ 1=Tow 1!3 2$ 2.")
    assert table.told("taxed", "poor-house", "drew") == ["poor-house 1 1", "drew 1 Par"]
    rich = Table("Wt Tx Ki Wa", hands={1: "Tav"}).play("1$ 1=Tav 1!3 2$ 2.")
    assert rich.told("taxed") == ["taxed 1>2 1"]


def test_what_she_built_as_witch_is_not_counted_against_the_other_limit() -> None:
    table = Table("Wt Th Ki Ar", hands={1: "Tav Tem Wat Pri Mar"}, gold=9)
    table.play("1$ 1=Tav 1!7 2$ 2. 3$ 3. 4$ 1=Tem 1=Wat 1=Pri")
    assert table.such("1=") == []


def test_as_witch_she_builds_one() -> None:
    assert Table("Wt Th Ki Wa", hands={1: "Tav Tem"}).play("1$ 1=Tav").such("1=") == []


def test_once_a_turn_things_she_used_before_her_pause_stay_used() -> None:
    table = Table("Wt Th Ki Wa", cities={1: "Lab Mus Smi"}, hands={1: "Tav Tem Man Chu"}, gold=9)
    table.play("1Lab-Tav 1Mus-Tem 1$ 1!4 2$ 2. 3$")
    assert table.such("1Lab") == table.such("1Mus") == []
    assert table.may("1Smi")


def test_the_extras_of_a12_are_hers() -> None:
    table = Table("Wt Th Me Ar", pile="Man Tav Chu").play("1$ 1!6 2$ 2. 3$")
    assert (table.gold(1), table.gold(3)) == (5, 4)
    table = Table("Wt Th Me Ar", pile="Man Tav Chu").play("1$ 1!7 2$ 2. 3$ 3. 4$")
    assert (table.hand(1), table.hand(4)) == ("Man Tav", "")


def test_powers_are_hers() -> None:
    table = Table("Wt Th Mg Wa", hands={4: "Pal"}).play("1$ 1!3 2$ 2. 3$")
    assert table.play("1~4").hand(1) == "Pal"


# Pitfalls


def test_a7_on_the_king_whose_seat_still_takes_the_crown() -> None:
    table = Table("Wt Th Ki Wa", crown=2).play("1$ 1!4 2$ 2.")
    assert table.crown == 3
    assert table.turn == "3Ki"


def test_on_the_schemer_whose_duty_is_then_hers() -> None:
    table = Table("Wt Th Sc Wa", crown=2).play("1$ 1!4 2$ 2. 3$")
    assert table.crown == 2
    assert not table.may("1.")
    assert table.play("1^4 1.").crown == 4


def test_on_the_queen_whose_gold_comes_for_the_witchs_neighbours() -> None:
    seats = "Wt Th Mg Wa Qu"
    table = Table(seats, crown=2).play("1$ 1!9 2$ 2. 3$ 3. 4$ 4. 5$")
    assert (table.gold(1), table.gold(5)) == (7, 4)
    table = Table(seats, crown=4).play("1$ 1!9 2$ 2. 3$ 3. 4$ 4. 5$")
    assert (table.gold(1), table.gold(5)) == (4, 4)


def test_on_the_tax_collector_who_is_then_herself() -> None:
    table = Table("Wt Tx Ki Wa", hands={1: "Tem", 2: "Pri", 3: "Tav"}).play("1$ 1!2 2$ 1=Tem 1. 3$ 3=Tav 3.")
    assert table.told("taxed") == ["taxed 3>1 1"]
    assert (table.gold(1), table.gold(2)) == (4, 4)


def test_a8_on_the_preacher_her_own_city_is_the_safe_one() -> None:
    table = Table("Wt Pr Ki Wa", cities={1: "Tem", 2: "Tav"}).play("1$ 1!5 3$ 3. 2$ 1.")
    assert table.such("4x") == ["4x2Tav"]


def test_a18_on_the_conqueror_she_cannot_build_but_conquers() -> None:
    table = Table("Wt Co Ki Wa", hands={1: "Tav"}).play("1$ 1!7 3$ 3. 2$")
    assert table.such("1=") == []
    assert table.play("1!$").gold(1) == 8


def test_a25_on_the_alchemist_she_gets_back_what_she_paid_in_her_turn() -> None:
    table = Table("Wt Al Ki Wa", hands={1: "Tav Chu"}).play("1$ 1=Tav 1!6 3$ 3. 2$ 1=Chu 1.")
    assert table.told("refunded") == ["refunded 1 3"]
    assert table.gold(1) == 4


def test_on_the_thief_she_robs_for_herself() -> None:
    table = Table("Wt Th Ki Wa", gold={4: 6}).play("1$ 1!2 2$ 1!8 1. 3$ 3.")
    assert (table.gold(1), table.gold(2), table.gold(4)) == (10, 4, 0)


def test_a15_as_thief_she_cannot_name_the_rank_she_goes_on_as() -> None:
    table = Table("Wt Th Ki Wa").play("1$ 1!2 2$")
    assert table.such("1!") == [f"1!{rank}" for rank in range(3, 9)]


def test_on_the_conjurer_she_may_build_at_once() -> None:
    table = Table("Wt Cj Ki Wa", cities={1: "Tem"}, hands={3: "Tem"}).play("1$ 1!3 2$ 1?3 1=Tem")
    assert table.city(1) == "Tem Tem"


def test_on_the_warlord_she_destroys_and_her_own_city_is_none_of_his_targets() -> None:
    table = Table("Wt Th Ki Wa", cities={1: "Wat", 4: "Tav"}).play("1$ 1!8 2$ 2. 3$ 3. 4$")
    assert table.legal() == ["1.", "1%", "1x4Tav"]


def test_on_the_artist_in_rank_9() -> None:
    table = Table("Wt At Ki Wa", cities={1: "Tav Man"}).play("1$ 1!9 3$ 3. 4$ 4. 2$ 1*Man 1*Tav 1.")
    assert table.city(1) == "Tav' Man'"
    assert table.state.round == 2


def test_a30_on_herself_with_two_players() -> None:
    table = Table("Wt+Ki Th+Wa", crown=2, cities={1: "Man"}).play("1$ 1!4 2$ 2.")
    assert table.turn == "1Ki"
    assert table.crown == 1
    assert table.legal() == ["1$", "1#"], "her own King only takes"
    table.play("1$ 1%")
    assert table.gold(1) == 7
    assert table.turn == "1Ki"
    assert table.play("1.").turn == "2Wa"


def test_she_must_name_also_where_nobody_could_be_given_the_crown() -> None:
    table = Table("Wt+Ki Th+Wa", crown=2).play("1$")
    assert not table.may("1.")


# The shortened turn


def test_a13_poor_house_and_park_work_at_the_end_of_the_bewitcheds_turn() -> None:
    table = Table("Wt Th Ki Wa", cities={3: "Par"}, pile="Man Tav Chu Mon").play("1$ 1!4 2$ 2. 3$")
    assert table.hand(3) == "Man Tav"
    assert table.told("turn-ended")[-1:] == ["turn-ended 3 Ki"]


def test_a14_of_a11_the_bewitched_has_only_the_crown() -> None:
    table = Table("Wt Tx Ki Wa Qu", crown=4).play("1$ 1!9 2$ 2. 3$ 3. 4$ 4. 5$")
    assert table.gold(5) == 4, "the Queen's gold is the Witch's"


def test_a16_the_witchs_victim_needs_no_hospital() -> None:
    table = Table("Wt Th Ki Wa", cities={3: "Hos"}).play("1$ 1!4 2$ 2. 3$")
    assert table.turn == "1Ki"


def test_a_witch_who_built_before_the_tax_collectors_call_pays_once_at_the_end_of_her_turn() -> None:
    table = Table("Wt Tx Ki Wa", hands={1: "Tav Tem"}, gold=5).play("1$ 1=Tav 1!4")
    assert table.turn == "2Tx"
    assert table.told("taxed") == []
    table.play("2$ 2. 3$ 1=Tem 1.")
    assert table.told("taxed") == ["taxed 1>2 1"]
