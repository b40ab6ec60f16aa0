"""Material, set-up, and each sentence of "a turn", with R1 to R4."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from raenke.faults import BadSetup
from raenke.kabale import KABALE
from raenke.kabale.cards import ALL_GOALS, ALLIES, ROUNDS, goal_text
from tests.engine.kabale.rulebook.positions import Table

# Material


def test_there_are_36_goals_of_six_areas() -> None:
    counted = Counter(goal_text(goal) for goal in ALL_GOALS)
    assert counted == {f"{area}{points}": 1 + (points == 3) for area in "AFLTRM" for points in (1, 2, 3, 4, 5)}
    assert counted.total() == 36


def test_each_seat_owns_the_same_25_allies_with_these_numbers() -> None:
    printed = {ally.code: (ally.number, ally.home) for ally in ALLIES}
    page = """Ki 20, Qu 16, Ju 14, Al 12 A, Fe 12 F, La 12 L, Me 12 T, Ca 12 R, Mi 12 M, Ex 13, As 9.5, St 9, Cl 0,
        Tr 10, Mu 11, Wz 7, Wt 1, Pr 14, Sq 2, He 12, Gi 2, Do none, Dr 11, Ro 5, Be 4"""
    wanted = {}
    for row in page.split(","):
        code, number, *home = row.split()
        wanted[code] = (None if number == "none" else float(number), "".join(home))
    assert printed == wanted
    assert len(printed) == 25


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_set_up(players: int) -> None:
    state = KABALE.new(players, Random(5))
    assert [len(hand) for hand in state.hands] == [3] * players
    assert [len(deck) for deck in state.decks] == [22] * players
    assert len(state.goals) == 6 * players
    assert not Counter(state.goals) - Counter(ALL_GOALS)
    assert [len(cards) for cards in state.columns] == [0] * players
    assert tuple(state.turned_up) == state.goals[:players]
    assert state.to_act == 0


def test_any_seat_may_be_chosen_to_start_or_drawn() -> None:
    assert KABALE.new(4, Random(1), first=2).to_act == 2
    assert {KABALE.new(4, Random(seed), first=None).to_act for seed in range(50)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_2_to_6_play(players: int) -> None:
    with pytest.raises(BadSetup):
        KABALE.new(players, Random(1))


def test_only_a_seat_of_the_table_starts() -> None:
    for first in (-1, 3, 9):
        with pytest.raises(BadSetup):
            KABALE.new(3, Random(1), first=first)


def test_the_opening_hand_is_the_first_three_of_the_draw_order() -> None:
    deal = KABALE.deal(2, Random(3))
    state = KABALE.initial_state(deal)
    assert tuple(state.hands[0]) == deal.decks[0][:3]
    state.apply(state.legal()[0])
    assert state.hands[0][-1] == deal.decks[0][3]


# A turn


def test_a_seat_places_any_hand_card_in_any_open_column() -> None:
    assert Table("A3: / F2:", {1: "Ki Be"}).legal() == ["1Ki>1", "1Ki>2", "1Be>1", "1Be>2"]


def test_a_column_with_a_face_up_storm_is_closed() -> None:
    assert Table("A5: 2St / F2:", {1: "Ki Be"}).legal() == ["1Ki>2", "1Be>2"]


def test_a_storm_that_lies_face_down_closes_nothing() -> None:
    assert Table("A5: 2St- / F2:", {1: "Ki"}).legal() == ["1Ki>1", "1Ki>2"]


def test_placing_is_a_must() -> None:
    assert all(">" in token for token in Table("A3: / F2:", {1: "Ki Cl Tr"}).legal())


def test_the_card_lies_face_down_at_the_bottom() -> None:
    assert Table("A3: 1Be / F2:", {1: "Ki", 2: "Qu"}).play("1Ki>1").columns == "A3: 1Be 1Ki- / F2:"


def test_the_new_card_reveals_the_card_above_whoever_owns_it() -> None:
    assert Table("A3: 1Be- / F2:", {1: "Ki", 2: "Qu"}).play("1Ki>1").columns == "A3: 1Be 1Ki- / F2:"
    assert Table("A3: 2Be- / F2:", {1: "Ki", 2: "Qu"}).play("1Ki>1").columns == "A3: 2Be 1Ki- / F2:"


def test_only_the_card_directly_above_is_revealed() -> None:
    table = Table("A5: 2Be- 1Ro / F2: 2Gi-", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.columns == "A5: 2Be- 1Ro 1Ki- / F2: 2Gi-"
    assert table.happened("revealed") == []


def test_a_card_without_an_action_is_just_turned_up() -> None:
    for code in "Ki Qu Ju Al Fe La Me Ca Mi Mu Wz Wt Pr Sq He Gi Do Dr Ro Be".split():
        table = Table(f"A5: 2{code}- / F2:", {1: "As", 2: "Ex"}).play("1As>1")
        assert table.columns == f"A5: 2{code} 1As- / F2:"
        assert table.decides == 2


def test_the_seat_draws_one_card() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"}, piles={1: "Be Sq"}).play("1Ki>1")
    assert table.hand(1) == "Be"
    assert table.pile(1) == 1
    assert table.happened("drawn") == ["drawn 1Be"]


def test_the_next_seat_clockwise_plays() -> None:
    table = Table("A3: / F2: / L5:", {1: "Ki", 2: "Qu", 3: "Ju"})
    for token, decides in (("1Ki>1", 2), ("2Qu>1", 3), ("3Ju>3", 1)):
        assert table.play(token).decides == decides


def test_r1_an_empty_pile_is_refilled_when_a_card_must_be_drawn() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Be Sq Ro"})
    table.play("1Ki>1")
    assert table.waits_for_shuffle_of == 1
    assert table.legal() == []
    table.play("1@Ro,Be,Sq")
    assert (table.hand(1), table.pile(1), table.discards(1)) == ("Ro", 2, "")
    assert table.happened("shuffled", "drawn") == ["shuffled 1", "drawn 1Ro"]
    assert table.decides == 2


def test_r1_a_pile_that_was_just_emptied_is_not_refilled_yet() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"}, piles={1: "Ju"}, discards={1: "Be Sq"}).play("1Ki>1")
    assert (table.pile(1), table.discards(1)) == (0, "Be Sq")
    assert table.waits_for_shuffle_of == 0


def test_r1_with_both_empty_nothing_is_drawn() -> None:
    table = Table("A3: / F2:", {1: "Ki Be", 2: "Qu"}, piles={1: ""}).play("1Ki>1")
    assert (table.hand(1), table.happened("drawn", "shuffled"), table.decides) == ("Be", [], 2)


def test_r1_only_the_seats_own_discards_are_shuffled() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Be", 2: "Ju Ro"})
    table.play("1Ki>1 1@Be")
    assert table.discards(2) == "Ju Ro"


def test_a_state_with_a_generator_shuffles_by_itself() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Be Sq Ro"})
    table.state.rng = Random(1)
    table.play("1Ki>1")
    assert table.decides == 2
    assert len(table.hand(1).split()) == 1


# Fulfilled goals


def test_a_goal_is_fulfilled_with_as_many_cards_as_it_has_points() -> None:
    table = Table("A2: 1Be / F1: 2Ki", {1: "Ki", 2: "Qu"}, last_round=True)
    assert not table.state.over
    assert table.play("1Ki>1").state.over


def test_a_goal_is_fulfilled_by_a_face_up_storm() -> None:
    table = Table("A5: 2St- / F1: 2Ki", {1: "Ki", 2: "Qu"}, last_round=True)
    assert table.play("1Ki>1").state.over


def test_a_storm_face_down_fulfils_nothing_by_itself() -> None:
    table = Table("A5: / F1: 2Ki", {1: "St", 2: "Qu"}, last_round=True)
    assert not table.play("1St>1").state.over


def test_cards_may_still_go_below_a_fulfilled_goal() -> None:
    table = Table("A1: 1Be / F2:", {1: "Ki", 2: "Qu"}).play("1Ki>1 2Qu>1")
    assert table.columns == "A1: 1Be 1Ki 2Qu- / F2:"


def test_a_column_becomes_unfulfilled_when_an_explorer_leaves() -> None:
    # A2 is full before and after; F1 is filled by the Explorer itself
    table = Table("A2: 2Be 2Ex- / F2: / L1: 1Ro", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    assert table.columns == "A2: 2Be 1Ki- / F2: 2Ex- / L1: 1Ro"
    table = Table("A3: 2Be 2Ex- / F1: 1Ro / L2: 3Ro", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    assert table.decides == 2  # three cards would have fulfilled A3; two do not


def test_a_column_becomes_unfulfilled_when_its_goal_is_traded() -> None:
    table = Table("A1: 1Tr- / F5: / L1: 3Ki", {1: "Ki Be", 2: "Qu", 3: "Ju"}).play("1Be>1 1Tr=2")
    assert table.columns == "F5: 1Tr 1Be- / A1: / L1: 3Ki"
    assert table.play("2Qu>2").decides == 3  # A1 is full now, F5 is not


# The round's end


def test_when_every_goal_is_fulfilled_the_round_ends() -> None:
    table = Table("A2: 1Be / F1: 2Ki", {1: "Ki", 2: "Qu"}, later="L1 L2 L3 L3 L4 L5 T1 T2 T3 T3").play("1Ki>1")
    assert table.columns == "L1: / L2:"
    assert table.happened("round-ended", "won", "round-began") == [
        "round-ended 1", "won 1>1", "won 2>2", "round-began 2",
    ]  # fmt: skip


def test_r2_the_draw_happens_also_on_the_turn_that_ends_the_round() -> None:
    table = Table("A2: 1Be / F1: 2Ki", {1: "Ki", 2: "Qu"}, piles={1: "Dr Ro"}).play("1Ki>1")
    assert table.hand(1) == "Dr"
    kinds = [line.split()[0] for line in table.happened("drawn", "round-ended")]
    assert kinds == ["drawn", "round-ended"]


def test_r2_that_draw_comes_before_the_rounds_cards_are_discarded() -> None:
    table = Table("A2: 1Be / F1: 2Ki", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Dr Ro"})
    table.play("1Ki>1")
    assert table.waits_for_shuffle_of == 1
    table.play("1@Ro,Dr")
    assert table.hand(1) == "Ro"
    assert table.discards(1) == "Be Ki"


def test_r3_a_seat_with_an_empty_hand_is_skipped() -> None:
    table = Table("A3: / F2: / L5:", {1: "Ki", 3: "Ju"}).play("1Ki>1")
    assert table.decides == 3


def test_r3_if_no_seat_can_place_the_round_ends() -> None:
    table = Table("A3: 2Ro / F2:", {1: "Ki"}, piles={1: "", 2: ""}, last_round=True).play("1Ki>1")
    assert table.state.over
    assert table.won(1) == "A3"  # awarded though never fulfilled
    assert table.happened("lost") == ["lost >2"]


def test_r3_the_round_goes_on_while_one_seat_can_place() -> None:
    table = Table("A3: / F2:", {1: "Ki", 2: "Qu"}, piles={1: "", 2: "Be Sq"}).play("1Ki>1 2Qu>1")
    assert table.decides == 2


def test_r4_the_next_round_starts_to_the_left_of_the_seat_that_ended_this() -> None:
    for turn, starts in ((1, 2), (2, 3), (3, 1)):
        table = Table("A2: 1Be / F1: 2Ki / L1: 3Ki", {1: "Ki", 2: "Qu", 3: "Ju"}, turn=turn)
        assert table.play({1: "1Ki>1", 2: "2Qu>1", 3: "3Ju>1"}[turn]).decides == starts


def test_r4_ended_by_the_seat_whose_turn_it_is_also_when_anothers_traitor_did_it() -> None:
    table = Table("A2: 3Tr- / F5: 2Ki 2Be / L1: 3Ki", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    # A2 is full now, but F5 wants five
    assert table.decides == 3
    table.play("3Tr-")
    assert table.decides == 2
    table = Table("A3: 2Sq 3Tr- / F4: 2Ki 2Be 2Gi / L1: 3Ki", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    assert table.decides == 3
    table.play("3Tr=2")
    assert table.happened("round-ended") == []  # now F4 heads three cards
    table = Table("A4: 2Sq 3Tr- / F3: 2Ki 2Be 2Gi 2Ro / L1: 3Ki", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1 3Tr=2")
    assert table.happened("round-ended") == ["round-ended 1"]
    assert table.decides == 2


def test_r4_a_round_ended_by_a_trade_is_drawn_for_first() -> None:
    table = Table("A4: 2Sq 2Tr- / F3: 2Ki 2Be 2Gi 2Ro", {1: "Ki", 2: "Qu"}, piles={1: "Dr"}).play("1Ki>1 2Tr=2")
    assert table.happened("drawn", "round-ended") == ["drawn 1Dr", "round-ended 1"]


def test_all_cards_are_turned_up_and_no_action_happens_any_more() -> None:
    table = Table("A2: 1Ex- / F1: 2Tr- / L3: 2Cl- 2As- 3St-", {1: "Ki", 2: "Qu", 3: "Ju"}, last_round=True)
    table.state.columns[0][0] &= 255  # the Explorer has walked as far as it may: face up, it stays
    table.play("1Ki>1")
    assert table.state.over
    assert table.happened("revealed", "moved", "discarded", "closed", "asked") == []
    assert table.happened("settled") == ["settled 1>1", "settled 2>2", "settled 2>3"]


def test_won_goals_go_to_their_owners_and_allies_to_their_owners_discards() -> None:
    table = Table("A2: 2Ro / F1: 2Ki 1Sq", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1")
    assert (table.won(1), table.won(2)) == ("A2", "F1")
    assert (table.discards(1), table.discards(2)) == ("Ki Sq", "Ro Ki")


def test_r12_a_goal_that_nobody_takes_part_for_leaves_the_game() -> None:
    table = Table("A2: 1Ki / F1: 2Do", {1: "Qu", 2: "Be"}, last_round=True).play("1Qu>1")
    assert (table.won(1), table.won(2)) == ("A2", "")
    assert table.happened("won", "lost") == ["won 1>1", "lost >2"]


def test_there_are_six_rounds() -> None:
    state = KABALE.new(3, Random(4))
    rounds = []
    state.observer = lambda event: rounds.append(event.detail) if event.kind == "round-began" else None
    rng = Random(1)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    assert rounds == [2, 3, 4, 5, 6]
    assert state.round == ROUNDS == 6
    assert state.legal() == []


def test_r3_playouts_skip_empty_hands_too() -> None:
    for seed in range(5):
        table = Table("A5: / F5: / L5:", {1: "Ki Be", 3: "Ju"}, piles={2: ""})
        KABALE.playout(table.state, Random(seed))
        assert table.state.over
        assert table.hand(2) == ""
