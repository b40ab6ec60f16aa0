"""Differences of the edition `ffg` from `hig`."""

from __future__ import annotations

from tests.engine.adel.rulebook.positions import Table

# The face-down draft card: `test_draft.py`. The Alchemist's refund: `test_dark_characters.py`.


def test_king_murdered_hig_the_crown_stays_ffg_its_holder_takes_it_at_the_end_of_the_round() -> None:
    for edition, crown in (("hig", 4), ("ffg", 2)):
        table = Table("As Ki Th Wa", crown=4, edition=edition).play("1!4 1$ 1. 3$ 3.")
        assert table.crown == 4
        assert table.play("4$ 4.").crown == crown
    assert table.told("crown", "round-ended") == ["crown 2>4 murdered", "round-ended 1"]


def test_ffg_a_murdered_king_that_nobody_holds_moves_no_crown() -> None:
    assert Table("As Pr Th Wa", crown=4, edition="ffg").play("1!4 1$ 1. 3$ 3. 2$ 2. 4$ 4.").crown == 4


def test_a26_ffg_the_throne_room_pays_for_that_too() -> None:
    table = Table("As Ki Th Wa", crown=4, edition="ffg", cities={1: "Thr"}).play("1!4 1$ 1. 3$ 3. 4$ 4.")
    assert table.gold(1) == 5


def test_a21_ffg_the_crown_goes_before_the_game_ends() -> None:
    eight = "Tav Tem Wat Man Mar Chu Pri Tre"
    table = Table("As Ki Th Wa", crown=4, edition="ffg", cities={1: eight, 3: "Thr"}, gold=2)
    table.play("1!4 1$ 1. 3$ 3. 4$ 4.")
    assert table.state.over
    assert (table.crown, table.gold(3)) == (2, 5)


def test_schemer_hig_nobody_pays() -> None:
    table = Table("Sc As Th Wa", hands={3: "Tav"}).play("2$ 2. 3$ 3. 1^3")
    assert table.decides == 1
    assert (table.gold(1), table.gold(3)) == (2, 4)


def test_schemer_ffg_the_receiver_pays_the_giver_1_gold_or_1_card_its_choice_if_it_has_a_card() -> None:
    table = Table("Sc As Th Wa", hands={3: "Tav Man"}, edition="ffg").play("2$ 2. 3$ 3. 1^3")
    assert table.decides == 3
    assert table.legal() == ["3$", "3-Man", "3-Tav"]
    gold, card = table.state.clone(), table.play("3-Man")
    assert (card.hand(1), card.hand(3)) == ("Man", "Tav")
    gold.apply(gold.legal()[0])
    assert (gold.gold[0], gold.gold[2]) == (3, 3)


def test_schemer_ffg_without_gold_it_pays_a_card() -> None:
    table = Table("Sc As Th Wa", hands={4: "Tav"}, gold={4: 0}, edition="ffg").play("2$ 2. 3$ 3. 1^4")
    assert table.legal() == ["4-Tav"]


def test_schemer_ffg_else_gold_else_nothing() -> None:
    table = Table("Sc As Th Wa", gold={4: 1, 3: 0}, edition="ffg").play("2$ 2. 3$ 3. 1^4")
    assert table.decides == 1, "without a card it is not asked"
    assert (table.gold(1), table.gold(4)) == (3, 0)
    table = Table("Sc As Th Wa", gold={4: 0}, edition="ffg").play("2$ 2. 3$ 3. 1^4")
    assert (table.gold(1), table.gold(4)) == (2, 0)


def test_laboratory_hig_1_gold_ffg_2_gold() -> None:
    for edition, gold in (("hig", 3), ("ffg", 4)):
        table = Table("As Th Ki Wa", cities={1: "Lab"}, hands={1: "Man"}, edition=edition).play("1Lab-Man")
        assert table.gold(1) == gold


def test_warlord_ffg_own_districts_too() -> None:
    table = Table("Wa Th Mg Ki", cities={1: "Tav Kee", 2: "Tem"}, edition="ffg").play("2$ 2. 3$ 3. 4$ 4.")
    assert table.such("1x") == ["1x1Tav", "1x2Tem"]
    assert table.play("1x1Tav").city(1) == "Kee"


def test_warlord_ffg_not_in_his_own_completed_city_nor_as_preacher_of_three() -> None:
    eight = "Tav Tem Wat Man Mar Chu Pri Doc"
    table = Table("Wa Th Mg Ki", cities={1: eight}, edition="ffg").play("2$ 2. 3$ 3. 4$ 4.")
    assert table.such("1x") == []
    table = Table("Wa+Pr Th+Mg Ki+Me", cities={1: "Tav"}, edition="ffg").play("2$ 2. 2$ 2. 3$ 3. 1$ 1. 3$ 3.")
    assert table.turn == "1Wa"
    assert table.such("1x") == []


def test_a23_warlord_ffg_his_own_graveyard_is_not_asked() -> None:
    table = Table("Wa Th Mg Ki", cities={1: "Tav Gra"}, edition="ffg").play("2$ 2. 3$ 3. 4$ 4. 1x1Tav")
    assert table.decides == 1
