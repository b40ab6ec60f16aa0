"""The eight characters of the base game, with A1, A6, A11, A15, A17 and A26."""

from __future__ import annotations

from raenke.adel.rules import characters
from raenke.adel.rules.events import redact
from raenke.game import NOBODY
from tests.engine.adel.rulebook.positions import Table

# Assassin


def test_the_assassins_victim_is_not_revealed_and_has_no_turn() -> None:
    table = Table("As Th Ki Wa").play("1!4 1$ 1. 2$ 2.")
    assert table.turn == "4Wa"
    assert table.told("unanswered")[1:2] == ["unanswered 4 murdered"]
    assert table.state.shown[4] == -1


def test_who_was_murdered_knows_it_and_nobody_else() -> None:
    table = Table("As Th Ki Wa").play("1!4 1$ 1. 2$ 2.")
    called = next(event for event in table.events if event.kind == "unanswered" and event.cause)
    assert (characters.CODES[called.target], called.victim) == ("Ki", 2)
    assert [redact(called, seat).victim for seat in (*range(4), NOBODY)] == [-1, -1, 2, -1, -1]
    named = next(event for event in table.events if event.kind == "named")
    assert characters.CODES[named.target] == "Ki"


def test_the_assassin_may_name_any_rank_but_his_own_or_none() -> None:
    table = Table("As Th Ki Wa")
    assert table.such("1!") == [f"1!{rank}" for rank in range(2, 9)]
    assert table.play("1$").may("1.")


def test_with_nine_characters_also_rank_9() -> None:
    assert Table("As Th Ki Wa", nine=True).may("1!9")


def test_he_names_once() -> None:
    assert Table("As Th Ki Wa").play("1!4").such("1!") == []


def test_a3_a_murdered_character_that_nobody_holds_has_no_effect() -> None:
    table = Table("As Th Ki Wa").play("1!3 1$ 1. 2$ 2. 3$ 3.")
    assert table.turn == "4Wa"


# Thief


def test_the_thief_gets_all_gold_of_the_one_he_named_first_thing_when_called() -> None:
    table = Table("As Th Ki Wa", gold={2: 1, 3: 5}).play("1$ 1. 2!4 2$ 2.")
    assert (table.gold(2), table.gold(3)) == (8, 0)
    assert table.turn == "3Ki"
    assert table.told("robbed") == ["robbed 3>2 4 5"]


def test_a3_robbing_a_character_that_nobody_holds_has_no_effect() -> None:
    table = Table("As Th Ki Wa").play("1$ 1. 2!3 2$ 2.")
    assert [table.gold(seat) for seat in (1, 2, 3, 4)] == [4, 4, 2, 2]


def test_a15_the_thief_names_neither_rank_1_nor_his_own_nor_the_murdered_one() -> None:
    table = Table("As Th Ki Wa").play("1!5 1$ 1.")
    assert table.such("2!") == ["2!3", "2!4", "2!6", "2!7", "2!8"]


def test_a15_nor_the_bewitched_one() -> None:
    table = Table("Wt Th Ki Wa").play("1$ 1!5")
    assert table.such("2!") == ["2!3", "2!4", "2!6", "2!7", "2!8"]


def test_a1_a_thief_robs_his_own_seat_to_no_effect() -> None:
    table = Table("Th+Ki Mg+Pr", gold={1: 5}).play("1!4 1$ 1. 2$ 2.")
    assert table.turn == "1Ki"
    assert table.gold(1) == 7
    assert table.told("robbed") == []


# Magician


def test_the_magician_swaps_hands_with_another_seat() -> None:
    table = Table("Mg Th Ki Wa", hands={1: "Tav", 3: "Man Pal"}).play("2$ 2. 1~3")
    assert (table.hand(1), table.hand(3)) == ("Man Pal", "Tav")


def test_a17_not_if_both_hands_are_empty() -> None:
    table = Table("Mg Th Ki Wa", hands={3: "Man"}).play("2$ 2.")
    assert table.such("1~") == ["1~3"]
    assert Table("Mg Th Ki Wa", hands={1: "Man"}).play("2$ 2.").such("1~") == ["1~2", "1~3", "1~4"]


def test_a17_or_puts_cards_under_the_pile_one_by_one_and_draws_as_many() -> None:
    table = Table("Mg Th Ki Wa", hands={1: "Tav Man Pal"}, pile="Chu Mon Cat").play("2$ 2. 1-Man")
    assert table.legal() == ["1-Pal", "1-Tav", "1-."]
    table.play("1-Tav 1-.")
    assert (table.hand(1), table.pile) == ("Pal Chu Mon", "Cat Man Tav")


def test_a17_one_of_the_two_once() -> None:
    for used in ("1~3", "1-Tav 1-."):
        table = Table("Mg Th Ki Wa", hands={1: "Tav Man", 3: "Man"}).play(f"2$ 2. {used}")
        assert table.such("1~") == table.such("1-") == []


def test_a17_also_with_all_cards() -> None:
    table = Table("Mg Th Ki Wa", hands={1: "Tav Man"}, pile="Chu Mon Cat").play("2$ 2. 1-Man 1-Tav")
    assert table.legal() == ["1-."], "a decision also where one is legal"


# King


def test_the_king_takes_the_crown_when_called() -> None:
    table = Table("Ki As Pr Wa", crown=3)
    assert table.crown == 3
    table.play("2$ 2.")
    assert table.crown == 1
    assert table.told("crown") == ["crown 1>3 Ki"]


def test_a_murdered_king_does_not_take_it_the_crown_stays() -> None:
    table = Table("Ki As Pr Wa", crown=3).play("2!4 2$ 2. 3$ 3. 4$ 4.")
    assert (table.crown, table.state.round) == (3, 2)


def test_the_crown_holder_begins_the_next_draft() -> None:
    table = Table("Ki As Pr Wa", crown=3).to_the_end().play("@Th,Mg/As")
    assert table.decides == 1


# Preacher


def test_the_preachers_districts_are_safe_from_rank_8() -> None:
    table = Table("Pr As Ki Wa", cities={1: "Tem", 2: "Tav"}, gold=9).play("2$ 2. 3$ 3. 1$ 1.")
    assert table.such("4x") == ["4x2Tav"]


# Merchant


def test_the_merchant_gets_1_extra_gold_after_taking() -> None:
    assert Table("Me As Ki Wa").play("2$ 2. 3$ 3. 1$").gold(1) == 5
    table = Table("Me As Ki Wa", pile="Man Tav").play("2$ 2. 3$ 3. 1#")
    assert table.gold(1) == 2
    assert table.play("1+Tav").gold(1) == 3
    assert table.told("extra-gold") == ["extra-gold 1 1 Me"]


# Architect


def test_the_architect_draws_2_extra_and_builds_up_to_3() -> None:
    table = Table("Ar As Ki Wa", hands={1: "Tav Tem"}, pile="Wat Pri Man", gold=9).play("2$ 2. 3$ 3. 1$")
    assert table.hand(1) == "Tem Tav Wat Pri"
    table.play("1=Tav 1=Tem 1=Wat")
    assert table.such("1=") == []


def test_the_architect_draws_what_is_left() -> None:
    assert Table("Ar As Ki Wa", pile="Wat").play("2$ 2. 3$ 3. 1$").hand(1) == "Wat"
    assert Table("Ar As Ki Wa", pile="").play("2$ 2. 3$ 3. 1$").hand(1) == ""


# Warlord: `test_rank_eight.py`.


# A11


def test_a11_robbery_comes_before_the_crown() -> None:
    table = Table("Th Ki As Wa", cities={2: "Thr"}, gold={2: 3}).play("3$ 3. 1!4 1$ 1.")
    assert table.told("robbed", "crown", "throne-room") == ["robbed 2>1 4 3", "crown 2>1 Ki", "throne-room 2 1"]
    assert table.gold(2) == 1


def test_a11_robbery_comes_before_the_queens_gold() -> None:
    table = Table("Th Qu As Wa Mg", crown=3, gold={2: 3}).play("3$ 3. 1!9 1$ 1. 5$ 5. 4$ 4.")
    assert table.gold(2) == 3
    assert table.gold(1) == 7


# A6, A26


def test_a6_a_schemer_is_no_king_when_called() -> None:
    table = Table("Sc As Pr Wa", crown=3).play("2$ 2.")
    assert table.crown == 3


def test_a26_the_throne_room_pays_each_time_the_crown_goes_to_another_seat() -> None:
    table = Table("Ki As Pr Wa", crown=3, cities={4: "Thr"}).play("2$ 2.")
    assert table.gold(4) == 3
    same = Table("Ki As Pr Wa", crown=1, cities={4: "Thr"}).play("2$ 2.")
    assert same.gold(4) == 2
    scheming = Table("Sc As Pr Wa", crown=3, cities={1: "Thr"}).play("2$ 2. 1^4")
    assert scheming.gold(1) == 3
