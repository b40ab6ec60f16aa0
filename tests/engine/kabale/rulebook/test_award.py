"""The end of a round: each sentence of "awarding the goals", and R8 to R13."""

from __future__ import annotations

import pytest

from tests.engine.kabale.rulebook.positions import numbers, removed, rules, settled, sums, winner

# The verdict (step 6)


def test_the_highest_sum_wins() -> None:
    assert winner("A3: 1Ki 2Qu 2Ju") == 2
    assert sums("A3: 1Ki 2Qu 2Ju") == {1: 20, 2: 30}


def test_a_tie_goes_to_the_seat_with_a_card_nearest_the_goal() -> None:
    assert winner("A3: 2Ki 1Ki") == 2
    assert winner("A3: 1Ki 2Ki") == 1
    assert rules("A3: 1Ki 2Ki")[-1] == "nearest"


def test_the_nearest_card_need_not_be_among_those_that_make_the_sum() -> None:
    assert winner("A3: 2Cl 1Ki 2Ki") == 2


def test_a_tie_is_not_broken_by_a_third_seat_that_is_nearer() -> None:
    assert winner("A3: 3Be 1Ki 2Ki 4Mu") == 1


def test_numberless_cards_count_for_the_tie() -> None:
    # 11 each; seat 2's Doppelganger has no number but lies nearest
    assert winner("R4: 2Do 2Mu 1Mu") == 2
    assert numbers("R4: 2Do 2Mu 1Mu") == [None, 11, 11]
    assert winner("A5: 2Cl 1Ki 3As 2Ki") == 2


def test_a_twelve_or_eight_counts_twelve_in_its_own_area_only() -> None:
    for area, ally in zip("AFLTRM", ("Al", "Fe", "La", "Me", "Ca", "Mi"), strict=True):
        for goal in "AFLTRM":
            assert numbers(f"{goal}3: 1{ally}") == [12 if goal == area else 8]


def test_every_card_acts_only_in_its_own_column() -> None:
    assert numbers("A3: 1Ro") == [5]  # its Juliet may lie anywhere else


# 1 Musketeers


def test_musketeers_void_all_other_abilities() -> None:
    column = "A5: 1Mu 2Wz 2Ki 1He 1Gi 2Ro 2Ju 1Do 3Dr 3Be 2Wt"
    assert numbers(column) == [11, 7, 20, 12, 2, 5, 14, None, 11, 4, 1]
    assert removed(column) == []
    assert winner(column) == 2


def test_musketeers_leave_twelve_or_eight_as_it_is() -> None:
    assert numbers("R4: 1Mu 2Ca 2Al") == [11, 12, 8]


def test_musketeers_void_prince_and_squire() -> None:
    assert winner("A3: 1Pr 1Sq 2Mu 2Ki") == 2


def test_musketeers_void_the_beggar() -> None:
    assert winner("A3: 1Be 2Mu") == 2


def test_two_musketeers_are_any_musketeers() -> None:
    assert winner("A3: 1Mu 2Mu 2Wz 1Ki") == 1


def test_musketeers_leave_the_doppelganger_without_a_number_and_its_owner_out() -> None:
    assert sums("A3: 1Do 2Mu") == {2: 11}


# 2 Wizard


def test_a_wizard_removes_every_card_of_10_or_more() -> None:
    """The example of the notation."""
    assert winner("R4: 1Wz 2Ki 1Ca") == 1
    assert numbers("R4: 1Wz 2Ki 1Ca") == [7, None, None]
    assert removed("R4: 1Wz 2Ki 1Ca") == [1, 2]


def test_the_wizards_bound_lies_between_the_assassin_and_the_traitor() -> None:
    assert removed("A3: 1Wz 2As 2Tr 2St") == [2]
    assert numbers("A3: 1Wz 2As 2Tr 2St") == [7, 9.5, None, 9]


def test_the_wizard_spares_its_own_seat_no_more_than_others() -> None:
    assert removed("A3: 1Wz 1Ki 2Ki") == [1, 2]


def test_two_wizards_have_no_effect() -> None:
    assert winner("A3: 1Wz 2Wz 2Ki") == 2
    assert removed("A3: 1Wz 2Wz 2Ki") == []
    assert "wizards" in rules("A3: 1Wz 2Wz 2Ki")


def test_the_wizard_comes_before_the_couple() -> None:
    assert winner("A3: 1Pr 1Sq 2Wz") == 2  # the Prince (14) is gone


# 3 Witch


def test_a_witch_removes_every_card_of_9_or_less_but_herself() -> None:
    assert removed("A3: 1Wt 2St 2Tr 2Be 1Cl") == [1, 3, 4]
    assert numbers("A3: 1Wt 2St 2Tr 2Be 1Cl") == [1, None, 10, None, None]


def test_the_assassin_survives_both() -> None:
    assert numbers("A3: 1Wz 2Wt 2As 1Ki 1Be") == [None, 1, 9.5, None, None]


def test_two_witches_have_no_effect() -> None:
    assert removed("A3: 1Wt 2Wt 2Be") == []
    assert "witches" in rules("A3: 1Wt 2Wt 2Be")


def test_the_witch_comes_after_the_wizard_and_removes_it() -> None:
    assert removed("A3: 2Wt 1Wz 1Ki 2As") == [1, 2]
    assert rules("A3: 2Wt 1Wz 1Ki 2As")[1:3] == ["wizard", "witch"]


def test_two_wizards_are_removed_by_a_witch() -> None:
    assert removed("A3: 1Wz 2Wz 3Wt 3Ki") == [0, 1]


def test_the_witch_removes_the_squire_before_the_couple() -> None:
    assert winner("A3: 1Pr 1Sq 2Wt 2Ki") == 2


def test_the_witch_removes_the_beggar_who_then_has_no_say() -> None:
    assert winner("A3: 1Be 2Wt 1Ki 2Ju") == 1


# 4 Prince & Squire


def test_a_couple_wins_outright() -> None:
    assert winner("A3: 1Sq 2Ki 2Qu 1Pr") == 1


def test_a_couple_wins_even_against_a_beggar() -> None:
    assert winner("A3: 1Pr 2Be 1Sq") == 1


def test_prince_and_squire_of_two_seats_are_no_couple() -> None:
    assert winner("A3: 1Sq 2Pr") == 2
    assert "couple" not in rules("A3: 1Sq 2Pr")


def test_of_several_couples_the_one_with_a_card_nearest_the_goal_wins() -> None:
    assert winner("A5: 3Ki 2Sq 1Pr 1Sq 2Pr") == 2
    assert winner("A5: 2Ki 1Pr 2Sq 2Pr 1Sq") == 1


def test_numbers_are_those_after_the_last_step_also_where_a_couple_decides() -> None:
    assert numbers("A5: 1Pr 1Sq 2He 2Gi 2Do 2Dr") == [12, 0, 7, 17, 11, 11]
    assert winner("A5: 1Pr 1Sq 2He 2Gi 2Do 2Dr") == 1


# 5 The others


def test_the_hermit_loses_1_for_each_other_card_left() -> None:
    assert numbers("A3: 1He") == [12]
    assert numbers("A3: 1He 2Ki 2Do") == [10, 20, None]


def test_the_hermit_does_not_count_removed_cards() -> None:
    assert numbers("A3: 1He 2Wt 2Be 2Sq") == [11, 1, None, None]


def test_the_little_giant_gains_3_for_each_other_card_left() -> None:
    assert numbers("A3: 1Gi") == [2]
    assert numbers("A3: 1Gi 2Ki 2Do") == [8, 20, None]
    assert numbers("A3: 1Gi 2Wz 2Ki 1Be") == [8, 7, None, 4]


def test_the_doppelganger_takes_the_number_of_the_card_below() -> None:
    assert numbers("A3: 1Do 2Ki") == [20, 20]
    assert winner("A3: 1Do 2Ki") == 1


def test_the_doppelganger_takes_no_ability() -> None:
    assert winner("A3: 1Do 2Pr 1Sq 3Ki") == 3  # the copy of a Prince is no Prince
    assert removed("A3: 1Do 2Wz 3Ki") == [2]  # one Wizard, not two


def test_a_doppelganger_with_nothing_below_has_no_number() -> None:
    assert numbers("A3: 2Ki 1Do") == [20, None]


def test_doppelgangers_in_a_chain_take_what_the_last_one_has() -> None:
    assert numbers("A3: 1Do 2Do 3Do 4As") == [9.5] * 4
    assert numbers("A3: 4As 1Do 2Do 3Do") == [9.5, None, None, None]


def test_each_dragon_lowers_every_card_of_other_seats_by_2() -> None:
    assert numbers("A3: 1Dr 1Ki 2Ki") == [11, 20, 18]
    assert numbers("A3: 1Dr 2Dr 1Ki 3Ki") == [9, 9, 18, 16]


def test_romeo_is_15_with_the_same_seats_juliet() -> None:
    assert numbers("A3: 1Ro 2Ki 1Ju") == [15, 20, 14]
    assert numbers("A3: 1Ro 2Ju") == [5, 14]
    assert numbers("A3: 1Ro 2Ro 2Ju") == [5, 15, 14]


def test_romeo_falls_back_to_5_when_juliet_was_removed() -> None:
    assert numbers("A3: 1Ro 1Ju 2Wz") == [5, None, 7]


def test_with_a_beggar_the_lowest_sum_wins() -> None:
    assert winner("T3: 1Be 2Ki 3Ju") == 1
    assert winner("T3: 1Be 1Ki 3Ju") == 3


def test_two_beggars_are_no_more_than_one() -> None:
    assert winner("T3: 1Be 2Be 2Ki") == 1


def test_with_a_beggar_a_tie_goes_to_the_card_farthest_from_the_goal() -> None:
    assert winner("T3: 1Ki 2Ki 3Qu 3Be 3Sq") == 2  # 20, 20 and 22
    assert winner("T3: 2Ki 1Ki 3Qu 3Be 3Sq") == 1
    assert winner("T3: 2Ki 3Be 3Qu 1Ki") == 1  # 20 each
    assert rules("T3: 1Ki 2Ki 3Qu 3Be")[-1] == "farthest"


def test_with_a_beggar_numberless_cards_count_for_the_tie_too() -> None:
    assert winner("T3: 1Be 2Ki 1Qu 2Do") == 2
    assert winner("T3: 2Ki 1Be 1Qu 1Do") == 1


# Rulings


def test_r8_wizard_and_witch_compare_base_numbers() -> None:
    assert removed("A3: 1Wz 2He 2Ki 2Qu 2Ju") == [1, 2, 3, 4]  # Hermit 12, before its own reduction
    assert removed("A3: 1Wz 2Gi 2Be 2Sq 2Ro") == []  # Giant 2, before its own increase
    assert removed("A3: 1Wz 2Ro 2Ju") == [2]  # Romeo 5, before Juliet's effect
    assert removed("A3: 1Wt 2Ro 2Ju") == [1]
    assert removed("A3: 1Wt 2He 2Ki 2Qu 2Ju 3Dr") == []  # the Dragon acts later


@pytest.mark.parametrize(("goal", "gone"), [("A3", [1]), ("R3", [2]), ("F3", [])])
def test_r8_twelve_or_eight_by_the_goal_that_heads_the_column_now(goal: str, gone: list[int]) -> None:
    assert removed(f"{goal}: 1Wz 2Al 2Ca") == gone


def test_r8_the_doppelganger_is_removed_by_the_number_it_copies_at_that_moment() -> None:
    assert removed("A3: 1Wz 2Do 3Ki") == [1, 2]
    assert removed("A3: 1Wt 2Do 3Be") == [1, 2]
    assert removed("A3: 1Do 2Do 3Ki 1Wz") == [0, 1, 2]


def test_r8_a_removal_is_simultaneous_and_the_doppelganger_then_copies_what_lies_below() -> None:
    # the Doppelganger copies the Beggar below and stays; the King is removed
    assert numbers("A3: 1Do 2Be 3Ki 4Wz") == [4, 4, None, 7]
    # the first copies 4 and stays, the second copies 20 and goes with the King
    assert removed("A3: 1Do 2Be 3Do 2Ki 4Wz") == [2, 3]


def test_r8_after_the_wizard_the_witch_sees_new_copies() -> None:
    # the Doppelganger copies the King below and is removed with it
    assert removed("A3: 1Do 2Ki 3Wz 4Wt") == [0, 1, 2]
    # the Assassin's 9½ survives both, also as a copy
    assert removed("A3: 1Do 2As 3Wz 4Wt 2Ki") == [2, 4]


def test_r8_a_doppelganger_without_a_number_is_never_removed() -> None:
    assert removed("A3: 1Wz 2Ki 3Wt 2Do") == [0, 1]
    assert numbers("A3: 1Wz 2Ki 3Wt 2Do") == [None, None, 1, None]


def test_r8_a_doppelganger_that_copies_a_witch_is_removed_and_she_is_not() -> None:
    assert removed("A3: 1Do 2Wt 3Ki") == [0]


def test_r9_the_doppelganger_copies_the_base_number() -> None:
    assert numbers("A3: 1Do 2Gi 3Ki") == [2, 8, 20]
    assert numbers("A3: 1Do 2He 3Ki") == [12, 10, 20]
    assert numbers("A3: 1Do 2Ro 2Ju") == [5, 15, 14]
    assert numbers("R3: 1Do 2Ca 3Do 4Al") == [12, 12, 8, 8]


def test_r9_dragons_then_lower_the_doppelganger_itself() -> None:
    assert numbers("A3: 1Do 2Ki 2Dr") == [18, 20, 11]
    assert numbers("A3: 2Do 1Ki 2Dr") == [20, 18, 11]


def test_r10_no_number_drops_below_0() -> None:
    assert numbers("A3: 1Dr 2Dr 3Dr 4Sq 4Cl 4Be") == [7, 7, 7, 0, 0, 0]
    lonely = "A3: 1He " + " ".join(f"2{code}" for code in "Ki Qu Ju Al Fe La Me Ca Mi Ex As St Cl Tr".split())
    assert numbers(lonely)[0] == 0


def test_r11_a_lone_cloak_takes_part_with_0() -> None:
    assert winner("A3: 1Cl") == 1
    assert winner("A3: 1Cl 2Be") == 1
    assert sums("A3: 1Cl 2Be") == {1: 0, 2: 4}


def test_r11_a_lone_doppelganger_without_a_number_takes_no_part() -> None:
    assert winner("A3: 2Be 1Do") == 2  # without a number, the Doppelganger takes no part
    assert sums("A3: 2Be 1Do") == {2: 4}
    assert winner("A3: 1Do 2Do") is None


def test_r12_if_no_seat_takes_part_the_goal_is_nobodys() -> None:
    assert winner("A3:") is None
    assert winner("A3: 1Do") is None
    assert rules("A3: 1Do")[-1] == "nobody"


def test_r13_removed_cards_are_not_nearest() -> None:
    assert winner("A3: 2Ki 1St 2St 3Wz") == 1  # 9 each; seat 2's King is gone
    assert removed("A3: 2Ki 1St 2St 3Wz") == [0]


def test_r13_removed_cards_are_not_farthest() -> None:
    assert winner("A3: 3Wz 2St 1St 2Ki 3Be") == 1


def test_r13_removed_cards_abilities_are_gone() -> None:
    assert numbers("A3: 1Wz 2Dr 1Be") == [7, None, 4]  # the removed Dragon affects nobody
    assert winner("A3: 1Wz 2Dr 2St 1Be") == 2
    assert numbers("A3: 1Wt 2Gi 2Ki") == [1, None, 20]


# Steps for display


def test_the_explanation_tells_every_step_in_order_with_its_numbers() -> None:
    settlement = settled("R4: 1Wz 2Ki 1Ca 2Be")
    assert [step.rule for step in settlement.steps] == ["printed", "wizard", "beggar", "lowest"]
    assert settlement.steps[0].cards == (2,)  # the Cardinal is at home
    assert settlement.steps[0].numbers == (7, 20, 12, 4)
    assert settlement.steps[1].by == (0,)
    assert settlement.steps[1].cards == (1, 2)
    assert settlement.steps[1].numbers == (7, None, None, 4)
    assert settlement.steps[-1].seat == 1


def test_the_verdict_names_the_deciding_cards() -> None:
    assert settled("A3: 1Ki 2Ki").steps[-1].by == (0,)
    assert settled("A3: 1Pr 2Ki 1Sq").steps[-1].by == (0, 2)
    assert settled("A3: 1Wz 2Ki 1Be 2As").steps[-1].by == (3,)


def test_rules_that_do_nothing_make_no_step() -> None:
    assert rules("A3: 1Wz 2Be 2Sq") == ["printed", "beggar", "lowest"]
    assert rules("A3: 1Dr") == ["printed", "highest"]


@pytest.mark.parametrize(
    ("column", "rule", "by", "cards"),
    [
        ("R4: 1Ca 2Al 2Ca", "printed", (), (0, 2)),
        ("A3: 1Ki 1Mu 2Be 2Ki 3Do 3Mu", "musketeers", (1, 5), (2, 4)),
        ("A3: 2Ki 1Wz 2Be 3Tr", "wizard", (1,), (0, 3)),
        ("A3: 1Wz 2Ki 2Wz", "wizards", (0, 2), ()),
        ("A3: 2Ki 1Wt 2Be 3St", "witch", (1,), (2, 3)),
        ("A3: 1Wt 2Ki 2Wt", "witches", (0, 2), ()),
        ("A3: 2Ki 1Sq 2Be 1Pr", "couple", (3, 1), ()),
        ("A3: 2Ki 1He 2Be", "hermit", (1,), (0, 2)),
        ("A3: 2Ki 1Gi 2Be", "giant", (1,), (0, 2)),
        ("A3: 2Ki 1Do 2Be", "doppelganger", (1,), (2,)),
        ("A3: 2Ki 2Be 1Do", "doppelganger", (2,), ()),
        ("A3: 2Ki 1Ro 2Ju 1Ju", "romeo", (1,), (3,)),
        ("A3: 2Ki 1Dr 1Be 3Do 3As", "dragon", (1,), (0, 3, 4)),
        ("A3: 2Ki 1Be 2Be", "beggar", (1, 2), ()),
        ("A3: 1Be 2Ki 1As 3Ki", "lowest", (0, 2), ()),
        ("A3: 1Ro 2Ki 1As", "highest", (1,), ()),
        ("A3: 3Cl 1Ki 2Ki", "nearest", (1,), ()),
        ("A3: 3Be 3Ki 1Ki 2Ki 3Cl", "farthest", (3,), ()),
        ("A3: 1Do", "nobody", (), ()),
        # after a removal, cards are still named by their original positions
        ("A3: 2Ki 1Wz 1He 2Be 3Gi", "giant", (4,), (1, 3)),
    ],
)
def test_each_step_names_the_cards_that_act_and_those_acted_upon(
    column: str, rule: str, by: tuple[int, ...], cards: tuple[int, ...]
) -> None:
    (step,) = [step for step in settled(column).steps if step.rule == rule]
    assert (step.by, step.cards) == (by, cards)
    assert (step.seat >= 0) == (rule in ("couple", "highest", "lowest", "nearest", "farthest"))
