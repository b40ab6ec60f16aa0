"""Effects of revealed cards: Explorer, Assassin, Storm, Cloak, Traitor, with R5 to R7 and who decides."""

from __future__ import annotations

import pytest

from tests.engine.kabale.rulebook.positions import Table

THREE = {1: "Ki Be", 2: "Qu Sq", 3: "Ju Ro"}

# Explorer


def test_the_explorer_moves_to_the_next_column_and_lies_face_down() -> None:
    table = Table("A5: 2Ex- / F5: / L5:", THREE).play("1Ki>1")
    assert table.columns == "A5: 1Ki- / F5: 2Ex- / L5:"
    assert table.happened("revealed", "moved") == ["revealed 2Ex>1", "moved 2Ex>1>2"]
    assert table.decides == 2


def test_from_the_rightmost_column_it_moves_to_the_leftmost() -> None:
    assert Table("A5: / F5: / L5: 2Ex-", THREE).play("1Ki>3").columns == "A5: 2Ex- / F5: / L5: 1Ki-"


def test_it_passes_over_columns_with_a_face_up_storm() -> None:
    table = Table("A5: 2Ex- / F5: 3St / L5:", THREE).play("1Ki>1")
    assert table.columns == "A5: 1Ki- / F5: 3St / L5: 2Ex-"


def test_it_does_not_pass_over_a_storm_that_lies_face_down_but_reveals_it() -> None:
    table = Table("A5: 2Ex- / F5: 3St- / L5:", THREE).play("1Ki>1")
    assert table.columns == "A5: 1Ki- / F5: 3St 2Ex- / L5:"
    assert table.state.closed == [False, True, False]


def test_it_reveals_the_card_above_where_it_arrives() -> None:
    assert Table("A5: 2Ex- / F5: 3Be- / L5:", THREE).play("1Ki>1").columns == "A5: 1Ki- / F5: 3Be 2Ex- / L5:"


def test_it_reveals_nothing_above_that_lies_face_up() -> None:
    table = Table("A5: 2Ex- / F5: 3Ex / L5:", THREE).play("1Ki>1")
    assert table.columns == "A5: 1Ki- / F5: 3Ex 2Ex- / L5:"


def test_chains_are_possible() -> None:
    table = Table("A5: 2Ex- / F5: 3Ex- / L5: 3Be-", THREE).play("1Ki>1")
    assert table.columns == "A5: 1Ki- / F5: 2Ex- / L5: 3Be 3Ex-"
    assert table.happened("moved") == ["moved 2Ex>1>2", "moved 3Ex>2>3"]


def test_the_arriving_explorer_is_killed_by_an_assassin() -> None:
    table = Table("A5: 2Ex- / F5: 3As- / L5:", THREE).play("1Ki>1")
    assert table.columns == "A5: 1Ki- / F5: 3As / L5:"
    assert table.discards(2) == "Ex"


def test_the_arriving_explorer_wakes_a_cloak_and_the_owner_slips_above_it() -> None:
    table = Table("A5: 2Ex- / F5: 3Cl- / L5:", THREE).play("1Ki>1")
    assert table.decides == 3
    assert table.play("3Cl+Ro").columns == "A5: 1Ki- / F5: 3Cl 3Ro= 2Ex- / L5:"


def test_the_arriving_explorer_wakes_a_traitor_who_trades_the_goal_there() -> None:
    table = Table("A5: 2Ex- / F4: 3Tr- / L3:", THREE).play("1Ki>1")
    assert table.legal() == ["3Tr=1", "3Tr=3", "3Tr-"]
    assert table.play("3Tr=3").columns == "A5: 1Ki- / L3: 3Tr 2Ex- / F4:"


def test_the_card_that_revealed_the_explorer_may_come_to_lie_below_another_hidden_card() -> None:
    table = Table("A5: 3Be- 2Ex- / F5: / L5:", THREE).play("1Ki>1")
    assert table.columns == "A5: 3Be- 1Ki- / F5: 2Ex- / L5:"  # Be is not revealed: no card was newly placed below it
    assert table.play("2Qu>1").columns == "A5: 3Be- 1Ki 2Qu- / F5: 2Ex- / L5:"


def test_an_explorer_that_walked_is_revealed_again_by_the_next_card_and_walks_on() -> None:
    table = Table("A5: 2Ex- / F5: / L5:", THREE).play("1Ki>1 2Qu>2")
    assert table.columns == "A5: 1Ki- / F5: 2Qu- / L5: 2Ex-"


def test_the_explorer_may_fulfil_the_goal_where_it_arrives_and_end_the_round() -> None:
    table = Table("A1: 2Ex- / F2: 2Be / L1: 3Ki", THREE).play("1Ki>1")
    assert table.happened("round-ended") == ["round-ended 1"]


def test_an_explorer_that_leaves_can_keep_the_round_going() -> None:
    table = Table("A2: 2Ex- / F1: 2Be / L1: 3Ki", THREE).play("1Ki>1")
    assert table.happened("round-ended") == []
    assert table.decides == 2


def test_r5_with_every_other_column_stormed_it_comes_back_to_its_own() -> None:
    table = Table("A5: 2Ex- / F5: 2St / L5: 3St", THREE).play("1Be>1")
    assert table.columns == "A5: 1Be 2Ex- / F5: 2St / L5: 3St"
    assert table.happened("revealed", "moved") == ["revealed 2Ex>1", "moved 2Ex>1>1", "revealed 1Be>1"]


def test_r5_what_it_reveals_there_acts() -> None:
    hands = {1: "As St Cl Tr Ex", 2: "Qu", 3: "Ju"}
    closed = "F5: 2St / L5: 3St"
    table = Table(f"A5: 2Ex- / {closed}", hands).play("1As>1")
    assert table.columns == f"A5: 1As / {closed}"
    assert table.discards(2) == "Ex"
    table = Table(f"A5: 2Ex- / {closed}", hands, last_round=True).play("1St>1")
    assert table.state.over  # every column is closed
    table = Table(f"A5: 2Ex- / {closed}", hands).play("1Cl>1")
    assert table.decides == 1
    assert table.play("1Cl+Tr").columns == f"A5: 1Cl 1Tr= 2Ex- / {closed}"
    table = Table(f"A5: 2Ex- / {closed}", hands).play("1Tr>1 1Tr=2")
    assert table.columns == "F5: 1Tr 2Ex- / A5: 2St / L5: 3St"


def test_r6_in_one_turn_an_explorer_moves_at_most_as_often_as_there_are_columns() -> None:
    hands = {1: "Ex", 2: "Qu", 3: "Ju"}
    table = Table("A5: 2Ex- / F5: 2St / L5: 3St", hands).play("1Ex>1")
    # 2Ex walks past 1Ex and 1Ex past 2Ex, three times each; then 2Ex is revealed once more and stays, face up
    assert table.columns == "A5: 2Ex 1Ex- / F5: 2St / L5: 3St"
    assert table.happened("moved") == ["moved 2Ex>1>1", "moved 1Ex>1>1"] * 3
    assert table.happened("stayed") == ["stayed 2Ex>1"]
    assert table.decides == 2


def test_r6_a_ring_of_explorers_over_several_columns_ends() -> None:
    hands = {1: "Ex", 2: "Qu"}
    table = Table("A5: 2Ex- / F5:", hands).play("1Ex>1")
    assert table.columns == "A5: 1Ex- / F5: 2Ex-"
    three = Table("A5: 2Ex- / F5: 3Ex- / L5: 3St", {1: "Ex", 2: "Qu", 3: "Ju"}).play("1Ex>1")
    assert max(three.happened("moved").count(line) for line in three.happened("moved")) <= 3
    for who in "123":
        assert sum(line.startswith(f"moved {who}") for line in three.happened("moved")) <= 3
    assert len(three.happened("stayed")) == 1


def test_r6_counts_anew_in_the_next_turn() -> None:
    hands = {1: "Ex", 2: "Qu", 3: "Ju"}
    table = Table("A5: 2Ex- / F5: 2St / L5: 3St", hands).play("1Ex>1")
    assert table.columns.startswith("A5: 2Ex 1Ex-")
    table.play("2Qu>1")
    assert table.happened("moved")[6:] == ["moved 1Ex>1>1"]
    assert table.columns == "A5: 2Ex 2Qu 1Ex- / F5: 2St / L5: 3St"


def test_r6_an_explorer_that_stays_face_up_is_revealed_no_more() -> None:
    hands = {1: "Ex", 2: "Qu", 3: "Ju"}
    table = Table("A5: 2Ex- / F5: 2St / L5: 3St", hands).play("1Ex>1 2Qu>1 3Ju>1")
    assert table.columns.startswith("A5: 2Ex ")


# Assassin


def test_the_assassin_sends_the_card_that_revealed_it_to_its_owners_discards() -> None:
    table = Table("A5: 2As- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.columns == "A5: 2As / F5:"
    assert table.discards(1) == "Ki"
    assert table.happened("discarded") == ["discarded 1Ki>1"]


def test_the_assassin_does_not_spare_its_own_seat() -> None:
    table = Table("A5: 1As- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.discards(1) == "Ki"


def test_a_killed_card_does_nothing_and_does_not_fulfil() -> None:
    table = Table("A2: 2As- / F1: 2Ki", {1: "St", 2: "Qu"}).play("1St>1")
    assert table.columns == "A2: 2As / F1: 2Ki"
    assert table.decides == 2


def test_cards_placed_later_under_the_face_up_assassin_are_safe() -> None:
    table = Table("A5: 2As- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1 2Qu>1")
    assert table.columns == "A5: 2As 2Qu- / F5:"


def test_a_card_just_killed_can_be_shuffled_for_the_draw_of_the_same_turn() -> None:
    table = Table("A5: 2As- / F5:", {1: "Ki", 2: "Qu"}, piles={1: ""}).play("1Ki>1")
    assert table.waits_for_shuffle_of == 1
    assert table.play("1@Ki").hand(1) == "Ki"


# Storm


def test_a_storm_closes_its_column_for_the_rest_of_the_round() -> None:
    table = Table("A5: 2St- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.columns == "A5: 2St 1Ki- / F5:"  # the card that revealed it stays below it
    assert table.happened("closed") == ["closed 2St>1"]
    assert table.legal() == ["2Qu>2"]


def test_the_storms_goal_counts_as_fulfilled() -> None:
    assert Table("A5: 2St- / F1: 2Ki", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1").state.over


def test_with_every_column_stormed_the_round_ends() -> None:
    assert Table("A5: 2St- / F5: 1St", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1").state.over


def test_a_traded_goal_that_comes_to_a_stormed_column_is_fulfilled() -> None:
    table = Table("A2: 2Tr- / F5: 1St", {1: "Ki", 2: "Qu"}, last_round=True)
    assert table.play("1Ki>1").decides == 2
    assert not table.play("2Tr=2").state.over  # A2 is fulfilled by the Storm; F5 over two cards is not
    table = Table("A5: 2Tr- / F2: 1St", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1 2Tr=2")
    assert table.state.over  # F2 over two cards, A5 over the Storm


def test_the_next_round_opens_all_columns() -> None:
    table = Table("A5: 2St- / F1: 2Ki", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.legal() == ["2Qu>1", "2Qu>2"]


# Cloak


def test_the_cloaks_owner_may_slip_a_hand_card_directly_below_it() -> None:
    table = Table("A5: 1Cl- / F5:", {1: "Ki Be", 2: "Qu"}).play("1Ki>1")
    assert table.decides == 1
    assert table.legal() == ["1Cl+Be", "1Cl-"]
    assert table.play("1Cl+Be").columns == "A5: 1Cl 1Be= 1Ki- / F5:"


def test_the_owner_decides_also_out_of_turn() -> None:
    table = Table("A5: 2Cl- / F5: / L5:", THREE, turn=1).play("1Ki>1")
    assert table.decides == 2
    assert table.legal() == ["2Cl+Qu", "2Cl+Sq", "2Cl-"]
    table.play("2Cl+Sq")
    assert table.decides == 2  # and now it is seat 2's turn
    assert table.happened("slipped") == ["slipped 2Sq>1"]


def test_the_owner_draws_at_once_before_the_seat_to_move() -> None:
    table = Table("A5: 2Cl- / F5:", {1: "Ki", 2: "Qu"}, piles={1: "Gi", 2: "He"}).play("1Ki>1 2Cl+Qu")
    assert table.happened("drawn") == ["drawn 2He", "drawn 1Gi"]


def test_in_its_own_turn_the_owner_draws_twice() -> None:
    table = Table("A5: 1Cl- / F5:", {1: "Ki Be", 2: "Qu"}, piles={1: "Gi He Ro"}).play("1Ki>1 1Cl+Be")
    assert table.hand(1) == "Gi He"


def test_the_draw_for_the_cloak_may_need_a_shuffle_of_its_own() -> None:
    table = Table("A5: 2Cl- / F5:", {1: "Ki", 2: "Qu"}, piles={1: "", 2: ""}, discards={1: "Gi", 2: "He Ro"})
    table.play("1Ki>1 2Cl+Qu")
    assert table.waits_for_shuffle_of == 2
    assert table.play("2@Ro,He").waits_for_shuffle_of == 1
    assert table.play("1@Gi").decides == 2
    assert (table.hand(1), table.hand(2)) == ("Gi", "Ro")


def test_declining_slips_nothing_and_draws_nothing() -> None:
    table = Table("A5: 2Cl- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1 2Cl-")
    assert table.columns == "A5: 2Cl 1Ki- / F5:"
    assert table.hand(2) == "Qu"
    assert table.happened("declined") == ["declined 2Cl>1"]


def test_the_slipped_card_counts_for_fulfilling() -> None:
    table = Table("A3: 2Cl- / F1: 2Ki", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1 2Cl+Qu")
    assert table.state.over


def test_the_slipped_card_reveals_nothing() -> None:
    table = Table("A5: 1Ex- 2Cl- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1 2Cl+Qu")
    assert table.columns == "A5: 1Ex- 2Cl 2Qu= 1Ki- / F5:"


def test_the_slipped_card_stays_face_down_until_the_round_ends() -> None:
    # the revealing card walks away, so that the next one is placed directly below the slipped card
    table = Table("A5: 2Cl- / F5:", {1: "Ex", 2: "As Qu"}).play("1Ex>1 2Cl+As 2Qu>1")
    assert table.columns == "A5: 2Cl 2As= 2Qu- / F5: 1Ex-"
    table = Table("A5: 2Cl 2As= / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.columns == "A5: 2Cl 2As= 1Ki- / F5:"


def test_the_slipped_cards_ability_works_at_the_award() -> None:
    table = Table("A3: 2Cl- 1Ki / F1: 2Ki", {1: "Qu", 2: "Wz"}, last_round=True)
    table.state.columns[0].pop()
    table.play("1Qu>1 2Cl+Wz")
    assert table.state.over
    assert table.won(2) == "A3 F1"  # the Wizard under the Cloak has removed the Queen


def test_r7_with_an_empty_hand_there_is_no_choice() -> None:
    table = Table("A5: 2Cl- / F5: / L5:", {1: "Ki", 3: "Ju"}).play("1Ki>1")
    assert table.happened("asked", "declined") == []
    assert table.decides == 3


def test_r7_the_seat_that_placed_its_last_card_on_its_own_cloak_has_no_choice() -> None:
    table = Table("A5: 1Cl- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.happened("asked") == []
    assert table.decides == 2


# Traitor


def test_the_traitors_owner_may_trade_its_columns_goal_for_another() -> None:
    table = Table("A3: 2Tr- / F4: / L5:", THREE).play("1Ki>1")
    assert table.decides == 2
    assert table.legal() == ["2Tr=2", "2Tr=3", "2Tr-"]
    assert table.play("2Tr=3").columns == "L5: 2Tr 1Ki- / F4: / A3:"
    assert table.happened("traded") == ["traded 2>1>3"]
    assert table.decides == 2


def test_declining_trades_nothing() -> None:
    table = Table("A3: 2Tr- / F4: / L5:", THREE).play("1Ki>1 2Tr-")
    assert table.columns == "A3: 2Tr 1Ki- / F4: / L5:"
    assert table.happened("declined") == ["declined 2Tr>1"]


def test_the_traitor_may_trade_with_a_stormed_column() -> None:
    table = Table("A3: 2Tr- / F4: 3St / L5:", THREE).play("1Ki>1 2Tr=2")
    assert table.columns == "F4: 2Tr 1Ki- / A3: 3St / L5:"


def test_a_trade_changes_who_is_at_home_at_the_award() -> None:
    table = Table("A2: 2Tr- / R1: 2Al 1Ca", {1: "Fe", 2: "Qu"}, last_round=True).play("1Fe>1 2Tr-")
    assert table.won(1) == "R1"
    table = Table("A2: 2Tr- / R2: 2Al 1Ca", {1: "Fe", 2: "Qu"}, last_round=True).play("1Fe>1 2Tr=2")
    assert table.won(2) == "R2 A2"


def test_a_trade_may_fulfil_and_end_the_round() -> None:
    table = Table("A4: 2Be 2Tr- / F3: 2Ki 1Sq 1Gi 1Ro", {1: "Ki", 2: "Qu"}, last_round=True)
    assert not table.play("1Ki>1").state.over
    assert table.play("2Tr=2").state.over


@pytest.mark.parametrize("code", ["Ex", "As", "St", "Cl", "Tr"])
def test_actions_happen_only_when_revealed_by_another_card(code: str) -> None:
    table = Table("A5: / F5:", {1: code, 2: "Qu"}).play(f"1{code}>1")
    assert table.columns == f"A5: 1{code}- / F5:"
    assert table.happened("asked", "moved", "closed", "discarded", "revealed") == []


def test_events_name_the_places_where_things_happened() -> None:
    table = Table("A5: 3Be 2Ex- / F5: 3Ro 3As- / L5: 1Cl-", {1: "Ki Gi", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    places = {event.kind: (event.column, event.position) for event in table.events}
    assert places["placed"] == (0, 2)
    assert [(e.column, e.position) for e in table.events if e.kind == "revealed"] == [(0, 1), (1, 1)]
    moved = next(event for event in table.events if event.kind == "moved")
    assert (moved.column, moved.position, moved.to_column, moved.to_position) == (0, 1, 1, 2)
    assert places["discarded"] == (1, 2)
    table.events.clear()
    table.play("2Qu>3 1Cl+Gi 3Ju>3")
    places = {event.kind: (event.column, event.position) for event in table.events if event.kind != "placed"}
    assert places["asked"] == (2, 0)
    assert places["slipped"] == (2, 1)
    closing = Table("A5: 1Be 2St- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert [(e.column, e.position) for e in closing.events if e.kind == "closed"] == [(0, 1)]
    ring = Table("A5: 1Be 2Ex- / F5: 2St", {1: "Ex", 2: "Qu"}).play("1Ex>1")
    assert [(e.column, e.position) for e in ring.events if e.kind == "stayed"] == [(0, 1)]
    declined = Table("A5: 1Be 2Tr- / F5:", {1: "Ki", 2: "Qu"}).play("1Ki>1 2Tr-")
    assert [(e.column, e.position) for e in declined.events if e.kind == "declined"] == [(0, 1)]
