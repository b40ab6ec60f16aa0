"""What a seat may know about hidden cards, sentence by sentence (B4, B5)."""

from __future__ import annotations

import pytest

from raenke.adel.rules.cards import HIDDEN
from raenke.adel.rules.districts import CODES
from raenke.game import EVERYTHING, NOBODY
from tests.engine.adel.rulebook.positions import Table


def codes(cards: tuple[int, ...]) -> str:
    return " ".join("?" if card == HIDDEN else CODES[card] for card in cards)


def hand(table: Table, knower: int, owner: int) -> str:
    """A hand as a seat knows it."""
    return codes(table.state.view(knower - 1).hands[owner - 1])


def pile(table: Table, knower: int) -> str:
    """The pile from its top, as a seat knows it."""
    return codes(table.state.view(knower - 1).pile)


def museum(table: Table, knower: int) -> str:
    return codes(table.state.view(knower - 1).museum)


def may_lie(table: Table, knower: int, code: str) -> set[str]:
    """Possible locations of a card for a seat: hands, and depths in the pile."""
    state = table.state
    known = state.knowledge(knower - 1)
    spots = {spot: f"hand {seat + 1}" for seat, of in enumerate(known.hands) for spot in of}
    spots |= {spot: f"pile {depth}" for depth, spot in enumerate(reversed(known.pile), 1)}
    kind = CODES.index(code)
    return {spots[spot] for group in known.groups if kind in group.kinds for spot in spots if group.spots & spot}


def test_the_own_hand_and_of_others_how_many_cards() -> None:
    table = Table("As Th Ki Wa", hands={1: "Tav Man", 2: "Pal", 3: ""})
    assert [hand(table, 1, seat) for seat in (1, 2, 3)] == ["Man Tav", "?", ""]
    assert table.state.view(0).hand_sizes == (2, 1, 0, 0)


def test_everybody_knows_how_many_cards_the_pile_has_but_not_which_comes_next() -> None:
    assert pile(Table("As Th Ki Wa", pile="Man Pal Tav"), 1) == "? ? ?"


def test_cards_drawn_to_choose_from_are_seen_by_their_drawer_only() -> None:
    table = Table("As Th Ki Wa", pile="Man Pal Tav").play("1#")
    assert [codes(table.state.view(seat).drawn) for seat in (0, 1, NOBODY)] == ["Man Pal", "? ?", "? ?"]


def test_a_card_not_kept_is_known_under_the_pile_to_its_drawer_only() -> None:
    table = Table("As Th Ki Wa", hands={2: "Chu"}, pile="Man Pal Tav").play("1# 1+Pal")
    assert [pile(table, 1), pile(table, 3)] == ["? Man", "? ?"]


# What the Conjurer saw


def test_a_hand_seen_by_the_conjurer_is_known_until_it_changes() -> None:
    table = Table("Cj As Ki Wa Pr", hands={4: "Man Tav Pal"}).play("2$ 2. 1?4")
    assert hand(table, 1, 4) == "Man Pal Tav"
    table.play("1+Man")
    assert hand(table, 1, 4) == "Pal Tav"
    assert hand(table, 3, 4) == "? ?"
    table.play("1$ 1. 3$ 3. 5$ 5. 4$ 4=Tav")
    assert hand(table, 1, 4) == "Pal", "what was built is seen to leave"


def test_and_with_it_what_came_to_it_unseen() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav"}, pile="Chu Mon").play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3. 4# 4+Chu")
    assert hand(table, 1, 4) == "Tav ?"


def test_what_the_conjurer_took_the_victim_knows_too() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav"}).play("2$ 2. 1?4 1+Man")
    assert [hand(table, seat, 1) for seat in (4, 3)] == ["Man", "?"]


def test_of_a_seen_hand_a_card_put_away_unseen_is_one_of_those() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav Pal"}, cities={4: "Lab"}, pile="Chu")
    table.play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3. 4Lab-Tav")
    assert (hand(table, 1, 4), pile(table, 1)) == ("?", "Chu ?")
    assert may_lie(table, 1, "Tav") == may_lie(table, 1, "Pal") == {"hand 4", "pile 2"}


def test_and_known_again_when_the_others_are_seen() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav Pal"}, cities={4: "Lab"}, pile="Chu", gold=5)
    table.play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3. 4Lab-Tav 4$ 4=Pal")
    assert pile(table, 1) == "Chu Tav"


def test_of_two_alike_nobody_can_say_which_was_built() -> None:
    table = Table("Cj As Ki Ar", hands={4: "Tav Chu"}, pile="Tav Man Pal").play("2$ 2. 1?4 1+Chu 1$ 1. 3$ 3. 4$")
    assert table.hand(4) == "Man Tav Tav"
    assert hand(table, 1, 4) == "Tav ? ?"
    assert hand(table.play("4=Tav"), 1, 4) == "? ?", "it may be the one that was known"


# Swaps


def test_both_know_both_hands_after_a_swap() -> None:
    table = Table("Mg As Ki Wa", hands={1: "Tav", 4: "Man Pal"}).play("2$ 2. 1~4")
    assert (hand(table, 1, 4), hand(table, 4, 1)) == ("Tav", "Man Pal")
    assert (hand(table, 2, 4), hand(table, 2, 1)) == ("?", "? ?")


def test_what_others_knew_of_a_hand_goes_with_it() -> None:
    table = Table("Th Ki As Mg", hands={4: "Man Tav", 1: "Chu"}, cities={2: "Wat"}).play("3$ 3. 1$ 1. 4~1 4$ 4.")
    table.play("2$ 2. @Pr,Me/As 2:Ki 3:Mg 4:Th 1:Wa 4$ 4. 3~1 3$ 3.")
    assert (hand(table, 4, 3), hand(table, 4, 1)) == ("Man Tav", "")
    assert hand(table, 2, 3) == "? ?"


# Under the pile


def test_what_a_seat_put_under_the_pile_it_knows_there_and_when_it_comes_up() -> None:
    table = Table("Mg Ar Ki Wa", hands={1: "Tav Chu"}, pile="Man Pal").play("1-Tav 1-Chu 1-. 1$ 1.")
    assert [pile(table, 1), pile(table, 2)] == ["Tav Chu", "? ?"]
    table.play("3$ 3. 2$")
    assert hand(table, 1, 2) == "Chu Tav"


def test_when_it_came_up_to_be_chosen_from_it_was_kept_or_went_back() -> None:
    table = Table("Mg Me Ki Wa", hands={1: "Tav"}, pile="Man Pal Cas").play("1-Tav 1-. 1$ 1. 3# 3+Cas")
    assert table.pile == "Tav Pal"
    table.play("3. 2# 2+Tav")
    assert may_lie(table, 1, "Tav") == {"hand 2", "pile 1"}


def test_of_two_put_there_that_came_up_together_one_is_in_the_hand_and_one_under_the_pile() -> None:
    table = Table("Mg Ki Ar Wa", hands={1: "Tav Chu"}, pile="Man Pal").play("1-Tav 1-Chu 1-. 1$ 1. 2# 2+Chu")
    assert (hand(table, 1, 2), pile(table, 1)) == ("?", "?")
    assert may_lie(table, 1, "Tav") == may_lie(table, 1, "Chu") == {"hand 2", "pile 1"}
    assert may_lie(table, 1, "Man") == {"hand 1"}


def test_of_three_the_last_is_kept_or_stays_last() -> None:
    """The two cards not kept return in their order: the first cannot end up last, nor the last first."""
    table = Table("Mg Ki Ar Wa", hands={1: "Tav Chu Wat"}, cities={2: "Obs"}, pile="Man Pal Cas")
    table.play("1-Tav 1-Chu 1-Wat 1-. 1$ 1. 2# 2+Chu")
    assert table.pile == "Tav Wat"
    assert may_lie(table, 1, "Tav") == {"hand 2", "pile 1"}
    assert may_lie(table, 1, "Chu") == {"hand 2", "pile 1", "pile 2"}
    assert may_lie(table, 1, "Wat") == {"hand 2", "pile 2"}


def test_everybody_knows_what_left_a_city() -> None:
    table = Table("Wa As Th Ki", cities={3: "Man"}, pile="Pal Chu").play("2$ 2. 3$ 3. 4$ 4. 1x3Man")
    assert {pile(table, seat) for seat in (0, 1, 2, 3, 4)} == {"? ? Man"}
    saved = Table("Wa As Th Ki", cities={3: "Man", 2: "Gra"}, pile="Pal").play("2$ 2. 3$ 3. 4$ 4. 1x3Man 2Gra+")
    assert {hand(saved, seat, 2) for seat in (0, 1, 2, 3, 4)} == {"Man"}


def test_a_tribute_is_known_to_who_gave_and_who_got_it() -> None:
    table = Table("Sc As Th Wa", hands={4: "Man Tav"}, edition="ffg").play("2$ 2. 3$ 3. 1^4 4-Man")
    assert [hand(table, seat, 1) for seat in (1, 4, 2)] == ["Man", "Man", "?"]
    assert may_lie(table, 2, "Man") >= {"hand 1", "hand 4"}


# The Museum


def test_b11_cards_under_the_museum_are_known_to_who_put_them_there() -> None:
    table = Table("As Th Di Ki", cities={1: "Mus", 3: "Lab"}, hands={1: "Man"}, gold=9).play("1$ 1Mus-Man 1.")
    assert [museum(table, seat) for seat in (1, 2, 3)] == ["Man", "?", "?"]
    table.play("2$ 2. 4$ 4. 3$ 3Lab<>1Mus")
    assert [museum(table, seat) for seat in (1, 2, 3)] == ["Man", "?", "?"]


def test_and_still_when_they_follow_it_under_the_pile() -> None:
    table = Table("As Th Ki Wa", cities={1: "Mus"}, hands={1: "Man", 2: "Chu"}, pile="Pal", gold=9)
    table.play("1$ 1Mus-Man 1. 2$ 2. 3$ 3. 4x1Mus")
    assert [pile(table, seat) for seat in (1, 3)] == ["? Mus Man", "? Mus ?"]


# The Lighthouse


def test_who_looks_through_the_pile_sees_what_is_in_it_but_not_in_which_order() -> None:
    table = Table("As Th Ki Wa", hands={1: "Lig", 2: "Tem"}, pile="Man Tav").play("1$ 1=Lig")
    assert (pile(table, 1), hand(table, 1, 2)) == ("? ?", "Tem"), "what is not in the pile is in the hand"
    assert may_lie(table, 1, "Man") == {"pile 1", "pile 2"}
    assert may_lie(table, 3, "Man") == {"hand 2", "pile 1", "pile 2"}


def test_after_the_shuffle_it_is_still_these() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig", 3: "Tem"}, pile="Man Tav Chu Pal").play("1$ 1=Lig 1Lig+Chu")
    table.play("@Pal,Tav,Man 1. 3$ 3.")
    for code in ("Man", "Tav", "Pal"):
        assert may_lie(table, 1, code) == {"pile 1", "pile 2", "pile 3"}
    table.play("2$")
    for code in ("Man", "Tav", "Pal"):
        assert may_lie(table, 1, code) == {"hand 2", "pile 1"}
    table.play("2=Tav")
    assert may_lie(table, 1, "Man") == may_lie(table, 1, "Pal") == {"hand 2", "pile 1"}


def test_of_two_drawn_of_it_one_is_kept_and_one_put_back() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig"}, pile="Man Tav Chu Pal Cat")
    table.play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man,Cat 1. 3# 3+Tav")
    for code in ("Man", "Tav", "Pal", "Cat"):
        assert may_lie(table, 1, code) == {"hand 3", "pile 1", "pile 2", "pile 3"}


def test_what_others_put_under_the_pile_since_is_none_of_it_but_may_be_drawn_with_it() -> None:
    table = Table("Mg Ar Ki As", hands={4: "Lig", 1: "Tem"}, pile="Man Tav Chu")
    table.play("4$ 4=Lig 4Lig+Man @Tav,Chu 4. 1-Tem 1-. 1$ 1.")
    assert (hand(table, 4, 1), pile(table, 4)) == ("?", "? Tem"), "no other was there"
    assert may_lie(table, 4, "Tav") == may_lie(table, 4, "Chu") == {"hand 1", "pile 1"}
    table.play("3# 3+Chu")
    assert may_lie(table, 4, "Tav") == may_lie(table, 4, "Chu") == {"hand 1", "hand 3", "pile 1"}
    assert may_lie(table, 4, "Tem") == {"hand 3", "pile 1"}


def test_a_shuffle_takes_all_that_was_known_of_the_order() -> None:
    table = Table("Mg Th Ki Wa", hands={1: "Tav Lig"}, pile="Man Pal Chu", gold=9).play("2$ 2. 1-Tav 1-. 1$")
    assert pile(table, 1) == "? ? Tav"
    table.play("1=Lig 1Lig+Chu @Tav,Pal")
    assert may_lie(table, 1, "Tav") == {"pile 1", "pile 2"}
    assert pile(table, 1) == "? ?"


def test_who_declines_has_looked_as_well_and_still_knows_what_it_knew_of_the_order() -> None:
    table = Table("Mg Th Ki Wa", hands={1: "Tav Lig"}, pile="Man Pal Chu", gold=9).play(
        "2$ 2. 1-Tav 1-. 1$ 1=Lig 1Lig-"
    )
    assert pile(table, 1) == "? ? Tav"
    assert may_lie(table, 1, "Pal") == may_lie(table, 1, "Chu") == {"pile 1", "pile 2"}


def test_others_know_that_one_card_of_the_pile_is_in_the_hand_of_the_lighthouses_owner() -> None:
    table = Table("As Th Ki Wa", hands={1: "Lig"}, cities={3: "Man"}, pile="Tav", gold=9)
    table.play("1$ 1. 2$ 2. 3$ 3. 4x3Man 4$ 4. @Pr,Me/As 3:Mg 4:Wa 1:Th 2:Ki 1$")
    assert pile(table, 2) == "? Man"
    table.play("1=Lig")
    assert pile(table, 2) == "Tav Man", "the Lighthouse was the other card"
    table.play("1Lig+Tav")
    assert may_lie(table, 2, "Tav") == may_lie(table, 2, "Man") == {"hand 1", "pile 1"}
    assert (hand(table, 1, 1), pile(table, 1)) == ("Tav", "Man")


# Viewers without a seat


def test_nobody_in_particular_knows_what_everybody_knows() -> None:
    table = Table("Mg Ki Ar Wa", hands={1: "Tav Chu"}, cities={4: "Pri"}, pile="Man Pal").play("1-Tav 1-Chu 1-.")
    view = table.state.view(NOBODY)
    assert (view.hand, codes(view.hands[0]), codes(view.pile)) == ((), "? ?", "? ?")
    assert view.legal() == []


def test_before_an_open_table_everything_lies_open() -> None:
    table = Table("Mg Ki Ar Wa", hands={1: "Tav Chu", 2: "Pri"}, pile="Man Pal").play("1-Tav 1-Chu")
    view = table.state.view(EVERYTHING)
    assert [codes(one) for one in view.hands] == ["", "Pri", "", ""]
    assert codes(view.pile) == "Man Pal Tav Chu"
    assert view.holders == tuple(table.state.holders)
    assert view.legal() == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_only_the_seat_to_decide_is_shown_what_is_legal(seat: int) -> None:
    state = Table("As Th Ki Wa").state
    assert state.view(seat).legal() == (state.legal() if seat == 0 else [])
