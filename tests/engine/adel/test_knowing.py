"""What the engine keeps for the views: who knows which card where, and what a Lighthouse has shown (B4, B5)."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given

from raenke.adel import ADEL
from raenke.adel.cards import KIND, KNOWS, LIT
from raenke.adel.districts import CODES, INDEX
from raenke.adel.events import Event
from raenke.adel.state import State
from raenke.game import NOBODY
from tests.engine.adel.listener import Listener
from tests.engine.adel.rulebook.said import Table
from tests.engine.adel.strategies import chosen, dealt, habits, seeds, tables


@given(tables, seeds, habits)
def test_the_cards_know_just_what_a_listener_can_know(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    state = ADEL.begin(dealt(players, seed), rng)
    assert isinstance(state, State)
    listeners = [Listener(state, seat) for seat in range(players)]
    told: list[Event] = []
    for _ in range(500):
        if state.over:
            break
        state.watch = told.append
        state.apply(chosen(state, how, rng))
        for listener in listeners:
            for event in told:
                listener.hear(event)
            listener.check()
        told.clear()


def known(table: Table, knower: int, owner: int) -> str:
    """The cards of a hand that a seat knows."""
    hand = table.state.hands[owner - 1]
    return " ".join(CODES[kind] for kind in sorted(card & KIND for card in hand if card & KNOWS[knower - 1]))


def known_pile(table: Table, knower: int) -> str:
    """The pile from its top, as a seat knows it."""
    cards = reversed(table.state.pile)
    return " ".join(CODES[card & KIND] if card & KNOWS[knower - 1] else "?" for card in cards)


def test_a_hand_seen_by_the_conjurer_is_known_until_it_changes() -> None:
    table = Table("Cj As Ki Wa Pr", hands={4: "Man Tav Pal"}).play("2$ 2. 1?4 1+Man")
    assert known(table, 1, 4) == "Pal Tav"
    assert known(table, 3, 4) == ""
    table.play("1$ 1. 3$ 3. 5$ 5. 4$ 4=Tav")
    assert known(table, 1, 4) == "Pal", "what was built is seen to leave"


def test_what_the_conjurer_took_the_victim_knows_too() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav"}).play("2$ 2. 1?4 1+Man")
    assert known(table, 4, 1) == "Man"
    assert known(table, 3, 1) == ""


def test_a_card_put_away_unseen_takes_the_knowledge_with_it() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav Pal"}, cities={4: "Lab"}).play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3.")
    assert known(table, 1, 4) == "Pal Tav"
    assert known(table.play("4Lab-Tav"), 1, 4) == ""


def test_both_know_both_hands_after_a_swap() -> None:
    table = Table("Mg As Ki Wa", hands={1: "Tav", 4: "Man Pal"}).play("2$ 2. 1~4")
    assert (known(table, 1, 4), known(table, 4, 1)) == ("Tav", "Man Pal")
    assert (known(table, 2, 4), known(table, 2, 1)) == ("", "")


def test_what_a_seat_put_under_the_pile_it_knows_there_and_when_it_comes_up() -> None:
    table = Table("Mg Ar Ki Wa", hands={1: "Tav Chu"}, pile="Man Pal").play("1-Tav 1-Chu 1-. 1$ 1.")
    assert known_pile(table, 1) == "Tav Chu"
    assert known_pile(table, 2) == "? ?"
    table.play("3$ 3. 2$")
    assert known(table, 1, 2) == "Chu Tav"


def test_a_card_not_kept_is_known_under_the_pile_to_its_drawer_only() -> None:
    table = Table("As Th Ki Wa", pile="Man Pal Tav").play("1# 1+Pal")
    assert known_pile(table, 1) == "? Man"
    assert known_pile(table, 2) == "? ?"


def test_everybody_knows_what_left_a_city() -> None:
    table = Table("Wa As Th Ki", cities={3: "Man"}, pile="Pal").play("2$ 2. 3$ 3. 4$ 4. 1x3Man")
    assert {known_pile(table, seat) for seat in (1, 2, 3, 4)} == {"? Man"}
    saved = Table("Wa As Th Ki", cities={3: "Man", 2: "Gra"}, pile="Pal").play("2$ 2. 3$ 3. 4$ 4. 1x3Man 2Gra+")
    assert known(saved, 4, 2) == "Man"


def test_of_two_alike_nobody_can_say_which_was_built() -> None:
    table = Table("Cj As Ki Ar", hands={4: "Tav Chu"}, pile="Tav Man").play("2$ 2. 1?4 1+Chu 1$ 1. 3$ 3. 4$")
    assert table.hand(4) == "Man Tav Tav"
    assert known(table, 1, 4) == "Tav"
    assert known(table.play("4=Tav"), 1, 4) == "", "it may be the one that was known"


def test_a_tribute_leaves_the_giver_no_wiser_about_its_like() -> None:
    table = Table("Sc As Th Wa", hands={4: "Man Man Tav"}, edition="ffg").play("2$ 2. 3$ 3.")
    table.state.hands[3][1] |= KNOWS[0]
    assert known(table, 1, 4) == "Man"
    assert known(table.play("1^4 4-Man"), 1, 4) == ""


# The Lighthouse


def lit(table: Table) -> str:
    return " ".join(sorted(CODES[kind] for kind in table.state.lit))


def in_the_light(table: Table, seat: int) -> str:
    return " ".join(CODES[card & KIND] for card in table.state.hands[seat - 1] if card & LIT)


def test_who_looked_through_the_pile_knows_what_is_in_it_but_not_where() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig"}, pile="Man Tav Chu Pal").play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man 1.")
    assert table.state.lit_by == 0
    assert lit(table) == "Man Pal Tav"
    assert known_pile(table, 1) == "? ? ?"


def test_what_others_draw_of_it_stays_in_the_light() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig"}, pile="Man Tav Chu Pal").play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man 1.")
    table.play("3$ 3. 2$")
    assert in_the_light(table, 2) == "Pal Tav"
    table.play("2=Tav")
    assert lit(table) == "Man Pal", "seen to leave"
    assert in_the_light(table, 2) == "Pal"


def test_until_one_leaves_a_hand_of_which_others_are_not_of_it() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig", 2: "Tem"}, pile="Man Tav Chu Pal")
    table.play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man 1. 3$ 3. 2$ 2=Tem")
    assert in_the_light(table, 2) == ""
    assert lit(table) == "Man Pal Tav"


def test_who_declines_has_looked_as_well() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig"}, pile="Man Tav").play("1$ 1=Lig 1Lig-")
    assert (table.state.lit_by, lit(table)) == (0, "Man Tav")
    assert known_pile(table, 1) == "? ?"


def test_of_two_drawn_out_of_the_light_the_one_kept_and_the_one_put_back_are_still_of_it() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig"}, pile="Man Tav Chu Pal Cat")
    table.play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man,Cat 1. 3# 3+Tav")
    assert in_the_light(table, 3) == "Tav"
    assert table.state.pile[0] & LIT
    assert table.state.pile[0] & KIND == INDEX["Pal"]


def test_one_of_the_light_among_others_drawn_with_it_is_lost_sight_of() -> None:
    table = Table("Mg Ar Ki As", hands={4: "Lig", 1: "Tem"}, pile="Man Tav Chu")
    table.play("4$ 4=Lig 4Lig+Man @Tav,Chu 4. 1-Tem 1-. 1$ 1.")
    assert in_the_light(table, 1) == "Tav"
    assert [bool(card & LIT) for card in table.state.pile] == [False, True]
    table.play("3# 3+Chu")
    assert in_the_light(table, 3) == "", "the Magician's card came up with it, and who can tell which was kept?"


def test_a_second_lighthouse_replaces_what_the_first_has_shown() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig"}, pile="Man Tav Chu Pal Cat")
    table.play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man,Cat 1. 3# 3+Tav 3.")
    state = table.state
    state.cities[0].remove(INDEX["Lig"])
    state.built[0] = 0
    state.hands[1] = [INDEX["Lig"] | KNOWS[1]]
    state.holds[1] = 1 << INDEX["Lig"]
    table.play("2$ 2=Lig 2Lig-")
    assert state.lit_by == 1
    assert in_the_light(table, 3) == ""


@given(tables, seeds, habits)
def test_what_lies_in_the_light_is_always_part_of_what_was_seen(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    state = ADEL.begin(dealt(players, seed), rng)
    assert isinstance(state, State)
    lighthouse = INDEX["Lig"]
    if lighthouse in state.deal.districts:
        for hand in state.hands:
            hand[:] = [card for card in hand if card & KIND != lighthouse]
        state.pile = [card for card in state.pile if card != lighthouse]
        state.hands[0].append(lighthouse | KNOWS[0])
        state.holds = [0] * players
        for seat, hand in enumerate(state.hands):
            for card in hand:
                state.holds[seat] |= 1 << (card & KIND)
    for _ in range(300):
        if state.over:
            break
        state.apply(chosen(state, how, rng))
        places = [card for cards in (*state.hands, state.pile, state.museum, state.drawn) for card in cards]
        lying = Counter(card & KIND for card in places if card & LIT)
        assert not lying - Counter(state.lit)
        assert (state.lit_by == NOBODY) <= (not lying)
