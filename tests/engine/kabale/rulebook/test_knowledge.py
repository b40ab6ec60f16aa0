"""The rules of what a seat may know, sentence by sentence."""

from __future__ import annotations

from random import Random

from raenke.game import EVERYTHING, NOBODY
from raenke.kabale import KABALE
from raenke.kabale.cards import CODES
from tests.engine.kabale.rulebook.positions import Table

HANDS = {1: "Ki Be", 2: "Qu Sq", 3: "Ju Ro"}


def test_everything_face_up_is_seen_by_all() -> None:
    table = Table("A5: 2Be 1Ex- / F5: 3St / L5:", HANDS)
    assert table.seen_by(3) == "A5: 2Be 1??- / F5: 3St / L5:"


def test_own_face_down_cards_are_seen_others_only_by_their_owner() -> None:
    table = Table("A5: 2Cl 2Gi= 1Ex- / F5: 3Wz- / L5:", HANDS)
    assert table.seen_by(1) == "A5: 2Cl 2??= 1Ex- / F5: 3??- / L5:"
    assert table.seen_by(2) == "A5: 2Cl 2Gi= 1??- / F5: 3??- / L5:"
    assert table.seen_by(0) == "A5: 2Cl 2??= 1??- / F5: 3??- / L5:"


def test_hidden_means_absent() -> None:
    view = Table("A5: 2Gi- / F5: / L5:", HANDS).state.view(0)
    assert not hasattr(view, "hands")
    assert not hasattr(view, "decks")
    assert not hasattr(view, "goals")


def test_a_seat_knows_its_own_hand_and_of_others_how_many() -> None:
    view = Table("A5: / F5: / L5:", {1: "Ki Be", 2: "Qu", 3: ""}).state.view(0)
    assert [CODES[ally] for ally in view.hand] == ["Ki", "Be"]
    assert view.hand_sizes == (2, 1, 0)


def test_every_piles_size_and_every_discard_pile() -> None:
    table = Table("A5: / F5: / L5:", HANDS, piles={2: "Gi He"}, discards={2: "As Tr"})
    view = table.state.view(0)
    assert view.deck_sizes[1] == 2
    assert [CODES[ally] for ally in view.discards[1]] == ["As", "Tr"]


def test_the_goals_turned_up_so_far_and_who_won_which() -> None:
    table = Table("A2: 1Ro / F1: 2Ki", {1: "Ki", 2: "Qu"}).play("1Ki>1")
    view = table.state.view(1)
    assert view.won == ((2,), (9,))
    assert len(view.goals_seen) == 4
    assert view.goals_left == 8


def test_no_draw_piles_order_not_even_its_own() -> None:
    one = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, piles={1: "Be Sq Ro"})
    other = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, piles={1: "Ro Be Sq"})
    assert one.state.view(0) == other.state.view(0)
    assert hash(one.state.view(0)) == hash(other.state.view(0))


def test_goals_still_to_come_are_unknown() -> None:
    one = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, later="L1 L2 L3 L3 L4 L5 T1 T2 T3 T3")
    other = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, later="M1 L2 L3 L3 L4 L5 T1 T2 T3 T4")
    assert one.state.view(0) == other.state.view(0)


def test_views_that_differ_in_what_is_known_are_not_equal() -> None:
    one = Table("A5: / F5:", {1: "Ki", 2: "Qu"})
    other = Table("A5: / F5:", {1: "Be", 2: "Qu"})
    assert one.state.view(0) != other.state.view(0)
    assert one.state.view(1) == other.state.view(1)
    assert one.state.view(0) != "a view"
    assert repr(one.state.view(0)) != repr(other.state.view(0))


def test_only_the_seat_to_decide_is_shown_what_is_legal() -> None:
    table = Table("A5: 2Cl- / F5: / L5:", HANDS).play("1Ki>1")
    assert table.state.view(1).legal() == table.state.legal()
    assert [table.state.view(seat).legal() for seat in (0, 2, NOBODY)] == [[], [], []]


def test_before_an_open_table_all_columns_lie_open() -> None:
    table = Table("A5: 2Gi- / F5: 3Cl 3Wz= / L5:", HANDS)
    view = table.state.view(EVERYTHING)
    assert view.columns == tuple(tuple(cards) for cards in table.state.columns)


def test_events_hide_the_card_from_all_but_its_owner() -> None:
    table = Table("A5: 2Cl- / F5: / L5:", HANDS).play("1Ki>1 2Cl+Sq")
    secret = [event for event in table.events if event.kind in ("placed", "slipped", "drawn")]
    assert {event.kind for event in secret} == {"placed", "slipped", "drawn"}
    for event in secret:
        assert event.card != NOBODY
        for seat in (NOBODY, 0, 1, 2):
            shown = KABALE.page.redact(event, seat)
            assert shown.card == (event.card if seat == event.seat else NOBODY)
            assert shown.hidden == (seat != event.seat)
            assert shown._replace(card=event.card, hidden=False) == event


def test_events_hide_the_order_of_a_shuffle_from_all() -> None:
    table = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Be Sq"}).play("1Ki>1 1@Sq,Be")
    shuffled = next(event for event in table.events if event.kind == "shuffled")
    assert shuffled.detail is not None
    assert [KABALE.page.redact(shuffled, seat).detail for seat in (0, 1, NOBODY)] == [None] * 3


def test_a_sample_at_a_shuffle_can_go_on() -> None:
    table = Table("A5: / F5:", {1: "Ki", 2: "Qu"}, piles={1: ""}, discards={1: "Be Sq"}).play("1Ki>1")
    sampled = table.state.view(1).sample(Random(1))
    sampled.apply_chance(sampled.default_chance())
    assert sampled.to_act == 1
