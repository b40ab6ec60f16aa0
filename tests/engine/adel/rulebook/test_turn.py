"""Calling ranks and the steps of a turn, sentence by sentence, with A2, A4, A9, A12 and A30."""

from __future__ import annotations

from raenke.game import CHANCE
from tests.engine.adel.rulebook.positions import Table

# The call


def test_ranks_are_called_in_order_whoever_sits_where() -> None:
    table = Table("Wa Ki As Me")
    assert table.turn == "3As"
    assert table.play("3$ 3.").turn == "2Ki"
    assert table.play("2$ 2.").turn == "4Me"
    assert table.play("4$ 4.").turn == "1Wa"


def test_the_holder_reveals_the_character_when_called() -> None:
    table = Table("Wa Ki As Me")
    assert table.told("revealed") == ["revealed 3 As 1"]
    assert table.state.shown[1:] == [2, -1, -1, -1, -1, -1, -1, -1, -1]
    table.play("3$ 3.")
    assert table.told("revealed") == ["revealed 3 As 1", "revealed 2 Ki 4"]
    assert table.state.shown[1:] == [2, -1, -1, 1, -1, -1, -1, -1, -1]


def test_a_rank_that_nobody_holds_is_called_in_vain() -> None:
    assert Table("Wa Ki As Me").play("3$ 3.").told("unanswered") == ["unanswered 2", "unanswered 3"]


def test_after_the_last_rank_the_next_round_begins_with_a_draft() -> None:
    table = Table("Me Ar Wa Pr").play("4$ 4. 1$ 1. 2$ 2. 3$ 3.")
    assert (table.state.round, table.state.to_act) == (2, CHANCE)
    assert table.state.shown == table.state.holders == [-1] * 10


def test_with_nine_characters_rank_9_is_called_last() -> None:
    assert Table("At Th Ki Wa", nine=True).play("2$ 2. 3$ 3. 4$ 4.").turn == "1At"


# Step 1


def test_take_2_gold() -> None:
    table = Table("As Th Ki Wa").play("1$")
    assert table.gold(1) == 4
    assert table.told("took-gold") == ["took-gold 1 2"]


def test_or_draw_2_districts_keep_1_the_other_goes_under_the_pile() -> None:
    table = Table("As Th Ki Wa", pile="Man Tav Chu Mon").play("1#")
    assert table.legal() == ["1+Man", "1+Tav"]
    table.play("1+Tav")
    assert (table.hand(1), table.pile) == ("Tav", "Chu Mon Man")


def test_only_one_of_the_two_and_only_once() -> None:
    for taken in ("1$", "1# 1+Man"):
        table = Table("As Th Ki Wa", pile="Man Tav Chu").play(taken)
        assert not table.may("1$")
        assert not table.may("1#")


def test_two_cards_of_a_kind_are_still_a_decision() -> None:
    assert Table("As Th Ki Wa", pile="Man Man Chu").play("1#").legal() == ["1+Man"]


def test_a4_where_fewer_cards_are_left_those_are_drawn() -> None:
    table = Table("As Th Ki Wa", pile="Man").play("1#")
    assert table.hand(1) == "Man"
    assert table.may("1."), "a card that need not be chosen is no decision"


def test_a4_with_none_left_cards_cannot_be_taken() -> None:
    assert not Table("As Th Ki Wa", pile="").may("1#")


def test_a4_all_that_leaves_a_hand_a_city_or_the_museum_goes_under_the_pile_in_the_order_named() -> None:
    table = Table("Mg Th Ki Wa", pile="Man Pal", hands={1: "Cas Tem"}, cities={1: "Lab Mus Arm", 2: "Tav"}, gold=9)
    table.play("2$ 2. 1-Tem 1-Cas 1-. 1Lab-Man 1Arm2Tav 1$ 1. 3$ 3.")
    assert table.pile == "Tem Cas Man Arm Tav"


# Step 2


def test_build_from_hand_for_the_cost() -> None:
    table = Table("As Th Ki Wa", hands={1: "Man Tav"}).play("1$ 1=Man")
    assert (table.city(1), table.hand(1), table.gold(1)) == ("Man", "Tav", 1)
    assert table.told("built") == ["built 1 Man 3"]


def test_not_without_the_gold() -> None:
    assert Table("As Th Ki Wa", hands={1: "Man Pal Tav"}).play("1$").such("1=") == ["1=Man", "1=Tav"]


def test_at_most_one() -> None:
    assert Table("As Th Ki Wa", hands={1: "Man Tav"}, gold=9).play("1$ 1=Man").such("1=") == []


def test_a2_never_two_of_the_same_name() -> None:
    table = Table("As Th Ki Wa", hands={1: "Man Tav Kee"}, cities={1: "Man Kee"}, gold=9)
    assert table.play("1$").such("1=") == ["1=Tav"]


def test_a9_step_1_comes_before_building() -> None:
    assert Table("As Th Ki Wa", hands={1: "Tav"}).such("1=") == []


def test_a9_a_turn_cannot_end_without_step_1_but_without_building() -> None:
    table = Table("As Th Ki Wa", hands={1: "Tav"})
    assert not table.may("1.")
    assert table.play("1$").may("1.")


def test_a9_powers_income_and_workshops_may_come_before_step_1() -> None:
    table = Table("Wa Th Ki Mg", cities={1: "Wat Lab Smi Mus Arm", 2: "Tav"}, hands={1: "Man Cas Pal"}, gold=3)
    table.play("2$ 2. 4$ 4. 3$ 3. 1% 1x2Tav 1Lab-Man 1Mus-Cas 1Smi")
    assert table.may("1$")
    assert table.may("1#")
    assert not table.may("1.")


def test_a9_or_after_it_and_after_building() -> None:
    table = Table("Wa Th Ki Mg", cities={1: "Wat Lab Smi Mus", 2: "Tav"}, hands={1: "Tem Cas Pal"}, gold=3)
    table.play("2$ 2. 4$ 4. 3$ 3. 1$ 1=Tem 1% 1x2Tav 1Lab-Cas 1Mus-Pal 1Smi 1.")
    assert table.city(2) == ""


# Income


def test_income_is_1_gold_for_each_district_of_the_colour() -> None:
    table = Table("Ki Th Mg Wa", cities={1: "Man Cas Tav"}).play("2$ 2. 3$ 3. 1%")
    assert table.gold(1) == 4
    assert table.told("income") == ["income 1 Ki 2"]


def test_income_once_a_turn() -> None:
    assert not Table("Ki Th Mg Wa", cities={1: "Man"}).play("2$ 2. 3$ 3. 1%").may("1%")


def test_no_income_where_there_would_be_none() -> None:
    assert not Table("Ki Th Mg Wa", cities={1: "Tav Chu Wat Lab"}).play("2$ 2. 3$ 3.").may("1%")


def test_each_colour_pays_its_characters_only() -> None:
    city = "Man Cas Pal Tem Chu Tav Wat Pri Bat For"
    wanted = {"Ki": 3, "Sc": 3, "Pr": 2, "Pa": 2, "Me": 1, "Wa": 4, "Di": 4}
    for code in "As Th Mg Ki Pr Me Ar Wa Wt Tx Cj Sc Pa Al Co Di At".split():
        table = Table(f"{code} Mg Ar Th" if code not in ("Mg", "Ar", "Th", "Cj", "Co", "Tx") else f"{code} As Ki Me",
                      cities={1: city}, nine=True, goal=8)  # fmt: skip
        while not table.turn.startswith("1"):
            table.play(table.legal()[0] if "$" not in table.legal()[0] else f"{table.decides}$ {table.decides}.")
        assert table.may("1%") == (code in wanted), code
        if table.may("1%"):
            before = table.gold(1)
            assert table.play("1%").gold(1) - before == wanted[code], code


# Extras and limits


def test_a12_extras_come_by_themselves_right_after_step_1_all_keeping_included() -> None:
    table = Table("Ar Th Ki Mg", pile="Man Tav Chu Mon").play("2$ 2. 4$ 4. 3$ 3. 1#")
    assert table.hand(1) == ""
    assert table.play("1+Man").hand(1) == "Man Chu Mon"
    assert table.pile == "Tav"


def test_a30_with_2_or_3_each_turn_has_its_own_limits() -> None:
    table = Table("As+Th Ki+Wa", cities={1: "Lab Mus Smi"}, hands={1: "Tav Tem Chu Mon Doc Har"}, gold=9)
    table.play("1Lab-Mon 1Mus-Doc 1Smi 1$ 1=Tav 1.")
    assert table.turn == "1Th"
    table.play("1Lab-Har 1Smi 1$ 1=Tem")
    assert table.city(1) == "Lab Mus Smi Tav Tem"


def test_a30_each_characters_power_works_only_in_its_own_turn() -> None:
    table = Table("Th+Wa Ki+Me Mg+Ar", cities={1: "Wat", 2: "Tav"})
    assert table.such("1x") == []
    assert not table.may("1%")
    table.play("1$ 1. 3$ 3. 2$ 2. 2$ 2. 3$ 3.")
    assert table.turn == "1Wa"
    assert table.may("1x2Tav")
    assert table.may("1%")
    assert table.such("1!") == []


def test_a30_hand_purse_and_city_are_the_seats() -> None:
    table = Table("As+Th Ki+Wa", hands={1: "Pal"}, gold=1).play("1$ 1. 1$ 1=Pal 1.")
    assert (table.city(1), table.gold(1), table.hand(1)) == ("Pal", 0, "")
