"""Our further rulings, where the rules page is silent (docs/RULINGS.md)."""

from __future__ import annotations

from random import Random

from raenke.game import NOBODY
from raenke.kabale import KABALE
from raenke.kabale.cards import CODES, FACE_UP, KIND, SEAT_SHIFT
from raenke.kabale.events import Event
from tests.engine.kabale.rulebook.positions import Table


def test_k1_a_hand_that_shrank_is_not_refilled_beyond_the_one_draw() -> None:
    table = Table("A5: 2As- 2Ro / F5:", {1: "Ki Be", 2: "Qu"}, piles={1: ""}).play("1Ki>2")
    assert table.hand(1) == "Be"  # nothing to draw
    table.state.discards[0] = [0, 1]  # two discards return; the next turn draws one of them
    table.play("2Qu>2 1Be>1 1@Ki,Qu")
    assert table.hand(1) == "Ki"


def test_k1_a_seat_with_an_empty_hand_stays_out_though_its_discards_fill() -> None:
    table = Table("A2: 1Be / F1: 2Ki", {2: "Qu"}, turn=2, piles={1: ""}).play("2Qu>1")
    assert table.discards(1) == "Be"
    assert table.happened("round-began") == ["round-began 1"]  # it would start ...
    assert table.decides == 2  # ... but has no card


def test_k1_if_nobody_has_a_card_the_rounds_end_at_once_and_their_goals_leave() -> None:
    table = Table("A3: 1Ro / F2:", {1: "Ki"}, piles={1: "", 2: ""}).play("1Ki>1")
    assert table.state.over
    assert table.happened("round-ended") == [f"round-ended {seat}" for seat in (1, 2, 1, 2, 1, 2)]
    assert table.happened("won") == ["won 1>1"]
    assert len(table.happened("lost")) == 11
    assert table.state.scores() == [3, 0]


def test_k2_an_explorer_that_walked_lies_face_down_but_is_known() -> None:
    table = Table("A5: 2Ex- / F5: / L5:", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    for seat in (0, 1, 3):
        assert "2Ex-" in table.seen_by(seat)
    for number in range(20):
        sampled = table.state.view(0).sample(Random(number))
        assert sampled.columns[1] == table.state.columns[1]


def test_k2_it_is_known_also_to_be_missing_elsewhere() -> None:
    table = Table("A5: 2Ex- / F5: / L5:", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    assert "Ex" not in [CODES[ally] for ally in table.state.view(0).unseen(1)]


def test_k3_after_a_shuffle_everybody_knows_which_allies_can_be_in_the_pile() -> None:
    shuffled = [code for code in CODES if code not in ("Ki", "Ju", "Be")]
    table = Table(
        "A5: 1Ki- / F5:", {1: "Ju Be", 2: "Qu"}, turn=2, piles={1: ""}, discards={1: " ".join(shuffled)}
    )  # fmt: skip
    table.play(f"2Qu>2 1Be>2 1@{','.join(shuffled)}")
    hidden, held = set(), set()
    for number in range(100):
        sampled = table.state.view(1).sample(Random(number))
        assert {CODES[ally] for ally in sampled.decks[0]} < set(shuffled), "only what was shuffled lies in the pile"
        hidden.add(CODES[sampled.columns[0][0] & KIND])
        held |= {CODES[ally] for ally in sampled.hands[0]}
        assert sampled.view(1) == table.state.view(1)
    assert hidden == {"Ki", "Ju", "Be"}, "it lay there before the shuffle"
    assert held == set(CODES), "of the two in hand one is old and one was drawn"


def test_k4_discards_are_laid_column_by_column_nearest_the_goal_first() -> None:
    table = Table("A2: 1Ro 2Be / F3: 2Gi 1He 1Dr", {1: "Ki", 2: "Qu"}, last_round=True).play("1Ki>1")
    assert table.discards(1) == "Ro Ki He Dr"
    assert table.discards(2) == "Be Gi"


def test_k6_whoever_ended_a_round_without_a_turn_is_the_seat_that_would_have_started() -> None:
    table = Table("A1: / F1: 2Ki / L1: 3Ki", {1: "Ki"}, piles={1: "", 2: "", 3: ""}).play("1Ki>1")
    assert table.happened("round-began")[:2] == ["round-began 2", "round-began 3"]


def test_k7_an_explorer_lies_face_down_wherever_it_comes_to_lie_also_in_its_own_column() -> None:
    table = Table("A5: 2Ex- / F5: 2St", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    assert table.columns == "A5: 1Ki 2Ex- / F5: 2St"


def test_k8_a_slipped_card_is_not_revealed_by_whatever_comes_to_lie_below_it() -> None:
    table = Table("A5: 1Cl 1As= 2Ex- / F5: 2St", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    # R5: the Explorer returns below the King and reveals it; the slipped Assassin stays inactive
    assert table.columns == "A5: 1Cl 1As= 1Ki 2Ex- / F5: 2St"


def test_k9_a_pending_choice_comes_before_the_draw_and_before_the_rounds_end() -> None:
    table = Table("A2: 2Tr- / F1: 2Ki", {1: "Ki", 2: "Qu"}, piles={1: "Be"}).play("1Ki>1")
    assert (table.decides, table.hand(1), table.happened("round-ended")) == (2, "", [])
    assert table.play("2Tr-").happened("drawn", "round-ended") == ["drawn 1Be", "round-ended 1"]


def test_backs_are_coloured_the_owner_of_each_face_down_card_is_known() -> None:
    view = Table("A5: 2Gi- 1Ki- / F5:", {1: "Be", 2: "Qu"}).state.view(0)
    assert [(card & FACE_UP) >> SEAT_SHIFT for card in view.columns[0]] == [1, 0]


def revealed_secret(table: Table, seat: int, tokens: str) -> list[str]:
    """Secrets revealed to a seat, event by event, without its own draws."""
    reasons: list[str] = []
    before = table.state.view(seat - 1)

    def judge(event: Event) -> None:
        nonlocal before
        reasons.append(KABALE.page.revealed_secret(event, before, seat - 1))
        before = table.state.view(seat - 1)

    table.state.observer = judge
    table.play(tokens)
    return [reason for reason in reasons if reason not in ("", "drawn")]


def test_k5_undo_is_free_while_only_known_cards_move() -> None:
    assert revealed_secret(Table("A5: 1Be- / F5:", {1: "Ki", 2: "Qu"}), 1, "1Ki>1") == []
    assert revealed_secret(Table("A5: 1Ex- / F5:", {1: "Ki", 2: "Qu"}), 1, "1Ki>1") == []
    walked = Table("A5: 2Ex- / F5: / L5:", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>1")
    assert revealed_secret(walked, 2, "2Qu>2") == []


def test_k5_undo_is_barred_once_anothers_hidden_card_was_seen() -> None:
    assert revealed_secret(Table("A5: 2Be- / F5:", {1: "Ki", 2: "Qu"}), 1, "1Ki>1") == ["revealed"]
    assert revealed_secret(Table("A5: 1As- / F5:", {1: "Ki", 2: "Qu"}, turn=2), 1, "2Qu>1") == ["revealed"]
    # seat 1 knows seat 2's Explorer, but not the Queen that it returns to and reveals
    walked = Table("A5: / F5: 2Ex- / L5: 3St", {1: "Ki", 2: "Qu", 3: "Ju"}).play("1Ki>2")
    assert "2Ex-" in walked.seen_by(1)
    ring = Table("A5: 1Ex- / F5: 2St / L5: 3St", {1: "Ki", 2: "Qu", 3: "Ju"}, turn=2)
    assert revealed_secret(ring, 1, "2Qu>1") == ["revealed"]


def test_k5_a_draw_tells_something_to_the_seat_that_draws() -> None:
    table = Table("A5: / F5:", {1: "Ki", 2: "Qu"})
    draw = Event("drawn", 0, 1)
    assert KABALE.page.revealed_secret(draw, table.state.view(0), 0) == "drawn"
    assert KABALE.page.revealed_secret(draw, table.state.view(1), 1) == ""


def test_k5_undo_is_barred_across_a_shuffle_and_across_new_goals() -> None:
    table = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Be Sq"})
    assert revealed_secret(table, 1, "1Ki>1 1@Be,Sq") == ["shuffled"]
    assert "goals" in revealed_secret(Table("A2: 1Be / F1: 2Ki", {1: "Ki", 2: "Qu"}), 1, "1Ki>1")


def test_k13_how_many_actions_a_seat_has_is_no_secret() -> None:
    shrunk = Table("A5: 2As- 2Ro / F5:", {1: "Ki Be", 2: "Qu"}, piles={1: ""}).play("1Ki>2")
    cloak = Table("A5: 2Cl- / F5:", {1: "Ki", 2: "Qu Ju"}).play("1Ki>1")
    for state in (shrunk.state, cloak.state):
        public = state.view(NOBODY)
        assert {len(public.sample(Random(seed)).legal()) for seed in range(20)} == {len(state.legal())}
        assert KABALE.page.forced(state.view(state.to_act)) is None
