"""The violet districts of the base deck, with A19 and their pitfalls."""

from __future__ import annotations

from tests.engine.adel.rulebook.positions import Table

# Haunted Quarter: `test_scoring.py`. Keep, Graveyard: `test_rank_eight.py`.


# Laboratory


def test_laboratory_discards_a_hand_card_for_1_gold_once_a_turn() -> None:
    table = Table("As Th Ki Wa", cities={1: "Lab"}, hands={1: "Man Tav"}, pile="Chu")
    assert table.such("1Lab") == ["1Lab-Man", "1Lab-Tav"]
    table.play("1Lab-Tav")
    assert (table.gold(1), table.hand(1), table.pile) == (3, "Man", "Chu Tav")
    assert table.such("1Lab") == []


def test_laboratory_not_with_an_empty_hand() -> None:
    assert Table("As Th Ki Wa", cities={1: "Lab"}).such("1Lab") == []


def test_laboratory_works_for_its_owner_only_and_in_her_turn_only() -> None:
    table = Table("As Th Ki Wa", cities={2: "Lab"}, hands={1: "Man", 2: "Tav"})
    assert table.such("1Lab") == []
    assert table.play("1$ 1.").such("2Lab") == ["2Lab-Tav"]


# Smithy


def test_smithy_pays_2_gold_and_draws_3_once_a_turn() -> None:
    table = Table("As Th Ki Wa", cities={1: "Smi"}, pile="Man Tav Chu Mon", gold=5).play("1Smi")
    assert (table.gold(1), table.hand(1)) == (3, "Man Chu Tav")
    assert not table.may("1Smi")


def test_smithy_not_with_less_gold() -> None:
    assert not Table("As Th Ki Wa", cities={1: "Smi"}, gold=1).may("1Smi")


def test_smithy_draws_what_is_left_but_would_change_nothing_with_an_empty_pile() -> None:
    assert Table("As Th Ki Wa", cities={1: "Smi"}, pile="Man").play("1Smi").hand(1) == "Man"
    assert not Table("As Th Ki Wa", cities={1: "Smi"}, pile="").may("1Smi")


# Observatory and Library


def test_observatory_draws_3_and_keeps_1() -> None:
    table = Table("As Th Ki Wa", cities={1: "Obs"}, pile="Man Tav Chu Mon").play("1#")
    assert table.legal() == ["1+Man", "1+Chu", "1+Tav"]
    table.play("1+Tav")
    assert (table.hand(1), table.pile) == ("Tav", "Mon Man Chu")


def test_library_keeps_all_cards_so_drawn_up_to_2() -> None:
    table = Table("As Th Ki Wa", cities={1: "Lib"}, pile="Man Tav Chu").play("1#")
    assert table.hand(1) == "Man Tav"
    assert table.may("1."), "no card is chosen"


def test_observatory_with_library_draws_3_and_keeps_2() -> None:
    table = Table("As Th Ki Wa", cities={1: "Obs Lib"}, pile="Man Tav Chu Mon").play("1# 1+Chu")
    assert table.legal() == ["1+Man", "1+Tav"]
    table.play("1+Man")
    assert (table.hand(1), table.pile) == ("Man Chu", "Mon Tav")


def test_observatory_with_library_and_two_cards_left_keeps_both() -> None:
    assert Table("As Th Ki Wa", cities={1: "Obs Lib"}, pile="Man Tav").play("1#").hand(1) == "Man Tav"


def test_observatory_with_two_cards_left_still_chooses() -> None:
    assert Table("As Th Ki Wa", cities={1: "Obs"}, pile="Man Tav").play("1#").legal() == ["1+Man", "1+Tav"]


def test_both_work_only_when_taking_cards_not_for_other_draws() -> None:
    table = Table("Ar Th Ki Wa", cities={1: "Obs Lib Smi"}, pile="Man Tav Chu Mon Cat Wat")
    table.play("2$ 2. 3$ 3. 1$")
    assert table.hand(1) == "Man Tav"
    assert table.play("1Smi").hand(1) == "Man Chu Mon Cat Tav"


# School of Magic


def test_school_of_magic_counts_as_the_colour_of_choice_for_income() -> None:
    for code, city, gold in (("Ki", "Man", 2), ("Pr", "Tem Chu", 3), ("Me", "Tav", 2), ("Wa", "", 1)):
        table = Table(f"{code} Th Mg Ar", cities={1: f"{city} Sch"})
        while not table.turn.startswith("1"):
            table.play(f"{table.decides}$ {table.decides}.")
        before = table.gold(1)
        assert table.play("1%").gold(1) - before == gold, code


def test_school_of_magic_pays_no_character_without_a_colour() -> None:
    assert not Table("As Th Ki Wa", cities={1: "Sch"}).may("1%")


# University and Dragon Gate


def test_university_and_dragon_gate_score_8() -> None:
    assert Table("As Th Ki Wa", cities={1: "Uni Dra"}).lines(1) == {"districts": 16}


def test_but_are_built_for_6() -> None:
    assert Table("As Th Ki Wa", hands={1: "Uni"}, gold=4).play("1$ 1=Uni").gold(1) == 0
