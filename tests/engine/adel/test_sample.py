"""Sampled states: uniform over all consistent arrangements of hidden cards, and playable like the real state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given

from raenke.adel import ADEL
from raenke.adel.rules.cards import HIDDEN, KIND
from raenke.adel.rules.decisions import ASKED, BELL, DRAFT_ASIDE, LEGAL_ACTIONS, SEARCH, SET_ASIDE, SHUFFLE, TRIBUTE
from raenke.adel.rules.districts import CODES, INDEX
from raenke.adel.rules.events import Event
from raenke.adel.rules.state import State
from raenke.game import CHANCE, EVERYTHING, NOBODY
from tests.engine.adel.frequencies import Feature, Shares, assert_comes_as, evenly, every_way
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.strategies import chosen, dealt, habits, seeds, tables
from tests.engine.adel.tiny_tables import tiny_table
from tests.engine.adel.world_oracle import Worlds, world_of

pytestmark = pytest.mark.no_cover


def hand(seat: int) -> Feature:
    """A hand, sorted, as codes."""
    return lambda state: " ".join(sorted(CODES[kind] for kind in state.hands[seat - 1]))


def pile(state: State) -> Hashable:
    """The pile from its top."""
    return " ".join(CODES[kind] for kind in reversed(state.pile))


# Counted by hand; each table lists all its cards.


def test_unseen_cards_are_dealt_out_evenly() -> None:
    view = Table("As Th Ki Wa", hands={1: "Pal", 2: "Man", 3: "Tav"}, pile="Chu").state.view(0)
    ways = permutations(("Man", "Tav", "Chu"))
    assert_comes_as(view, lambda s: (hand(2)(s), hand(3)(s), pile(s)), evenly(*ways))


def test_like_cards_are_two_cards() -> None:
    """Two Taverns and a Manor in three spots: the Manor is equally likely in each."""
    view = Table("As Th Ki Wa", hands={2: "Tav", 3: "Man"}, pile="Tav").state.view(0)
    ways = evenly(("Man", "Tav", "Tav"), ("Tav", "Man", "Tav"), ("Tav", "Tav", "Man"))
    assert_comes_as(view, lambda s: (hand(2)(s), hand(3)(s), pile(s)), ways)


def test_of_two_drawn_one_was_kept_which_as_likely_as_the_other() -> None:
    """Nor does seat 1 know which of Palace and Castle the King kept before."""
    table = Table("Mg Me Ki Wa", hands={1: "Tav"}, pile="Man Pal Cas").play("1-Tav 1-. 1$ 1. 3# 3+Cas 3. 2# 2+Tav")
    ways = evenly(("Tav", "Pal"), ("Pal", "Tav"), ("Tav", "Cas"), ("Cas", "Tav"))
    assert_comes_as(table.state.view(0), lambda s: (hand(2)(s), pile(s)), ways)


def test_of_a_seen_hand_each_card_may_be_the_one_put_away() -> None:
    table = Table("Cj As Ki Wa", hands={4: "Man Tav Pal Chu"}, cities={4: "Lab"})
    table.play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3. 4Lab-Tav")
    under: Feature = lambda s: CODES[s.pile[0]]  # noqa: E731
    assert_comes_as(table.state.view(0), under, evenly("Tav", "Pal", "Chu"))
    assert_comes_as(table.state.view(3), under, evenly("Tav"))


def test_and_so_may_what_came_to_it_unseen() -> None:
    table = Table("Cj As Ki Wa", hands={3: "Cas", 4: "Man Tav"}, cities={4: "Lab Lib"}, pile="Chu Mon Cat")
    table.play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3. 4# 4Lab-Chu")
    assert table.hand(4) == "Mon Tav"
    shares: Shares = {code: Fraction(1 + (code == "Tav"), 6) for code in ("Tav", "Cas", "Chu", "Mon", "Cat")}
    assert_comes_as(table.state.view(0), lambda s: CODES[s.pile[0]], shares)


def test_the_lighthouses_cards_lie_in_any_order() -> None:
    table = Table("As Ar Ki Wa", hands={1: "Lig", 3: "Tem"}, pile="Man Tav Chu Pal")
    table.play("1$ 1=Lig 1Lig+Chu @Pal,Tav,Man")
    orders = [" ".join(three) for three in permutations(("Man", "Tav", "Pal"))]
    assert_comes_as(table.state.view(0), pile, evenly(*orders))
    assert_comes_as(table.state.view(0), hand(3), evenly("Tem"))


def test_a_known_card_built_leaves_the_others_as_they_were() -> None:
    """Tavern or Palace is under the pile; another Tavern, which any seat may have had, was built."""
    table = Table("Cj As Ki Wa", hands={3: "Tav", 4: "Man Tav Pal"}, cities={4: "Lab"}, pile="Chu")
    table.play("2$ 2. 1?4 1+Man 1$ 1. 3$ 3=Tav 3. 4Lab-Pal")
    ways = evenly(("Tav", "Pal"), ("Pal", "Tav"))
    assert_comes_as(table.state.view(0), lambda s: (hand(4)(s), CODES[s.pile[0]]), ways)


def test_a_seat_that_shows_its_like_may_have_shown_that_one() -> None:
    """The Tavern put under the pile came up, was kept or not; then a Tavern is built, of which there are two."""
    table = Table("Mg Me Ki Wa", hands={1: "Tav Wat", 2: "Tav"}, pile="Man Pal")
    table.play("1-Tav 1-. 1$ 1. 3$ 3. 2# 2+Pal 2=Tav")
    ways = evenly(("Pal", "Tav"), ("Tav", "Pal"))
    assert_comes_as(table.state.view(0), lambda s: (hand(2)(s), pile(s)), ways)


# Against brute force: all assignments of distinguishable cards to their possible spots.


@pytest.mark.parametrize("seed", range(60, 84))
def test_samples_come_as_often_as_there_are_ways(seed: int) -> None:
    rng = Random(seed)
    state = tiny_table(seed).state
    state.rng = rng
    for _ in range(14):
        if not state.over:
            state.apply(chosen(state, "busy", rng))
    for seat in range(state.players):
        known = state.knowledge(seat)
        ways: Counter[Hashable] = Counter()
        for laid in every_way(known):
            hands = tuple(tuple(sorted(laid[spot] for spot in hand)) for hand in known.hands)
            ways[hands, tuple(laid[spot] for spot in reversed(known.pile)), *map(laid.__getitem__, known.museum)] += 1
            if ways.total() > 20000:
                break
        else:
            if len(ways) > 1:
                shares = {what: Fraction(count, ways.total()) for what, count in ways.items()}
                assert_comes_as(state.view(seat), lambda s: (*(w := world_of(s))[:2], *w.museum), shares)


@pytest.mark.parametrize("seed", range(100, 112))
def test_samples_agree_with_all_that_the_seat_was_told(seed: int) -> None:
    rng = Random(seed)
    state = tiny_table(seed).state
    listeners = [Worlds(state, seat) for seat in range(state.players)]
    told: list[Event] = []
    state.rng, state.observer = rng, told.append
    strange = samples = 0
    for _ in range(20):
        if state.over:
            break
        told.clear()
        state.apply(chosen(state, "busy", rng))
        for listener in listeners:
            for event in told:
                listener.hear(event)
            if state.pending == SEARCH and state.turn == listener.seat:
                listener.look_through()
            for _ in range(4):
                samples += 1
                strange += world_of(state.view(listener.seat).sample(rng)) not in listener.all
    assert strange * 40 <= samples, "but where several unseen choices cross"


# Playable like the real state


@given(tables, seeds, habits)
def test_a_sample_looks_the_same_to_who_sampled_it(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    state = ADEL.initial_state(dealt(players, seed), rng)
    for _ in range(250):
        if state.over:
            break
        seat = rng.randrange(NOBODY, players)
        view = state.view(seat)
        sampled = view.sample(rng)
        again = sampled.view(seat)
        assert again == view
        assert again.odds() == view.odds()
        assert all(hasattr(sampled, name) for name in State.__slots__)
        assert cards(sampled) == cards(state)
        assert sampled.legal() == state.legal() or seat != state.to_act
        assert sampled.legal()
        assert sampled.holds == [sum({1 << kind for kind in hand}) for hand in sampled.hands]
        state.apply(chosen(state, how, rng))


def cards(state: State) -> Counter[int]:
    """All cards, in any location."""
    lying = [*state.hands, *state.cities, state.pile, state.museum, state.drawn]
    return Counter(card & KIND for cards in lying for card in cards)


@given(tables, seeds, habits)
def test_a_sample_can_be_played_on_and_looked_at_by_everybody(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    state = ADEL.initial_state(dealt(players, seed), rng)
    for _ in range(rng.randrange(1, 250)):
        if not state.over:
            state.apply(chosen(state, how, rng))
    sampled = state.view(rng.randrange(NOBODY, players)).sample(rng)
    for _ in range(40):
        if sampled.over:
            break
        for seat in range(NOBODY, players):
            view = sampled.view(seat)
            assert view.legal() == (sampled.legal() if seat == sampled.to_act else [])
            assert seat < 0 or list(view.hands[seat]) == sorted(sampled.hands[seat])
        assert sampled.view(sampled.to_act).sample(rng).legal() == sampled.legal()
        sampled.apply(chosen(sampled, how, rng))
    ADEL.playout(sampled, rng)
    assert sampled.over


def test_every_question_and_every_wait_for_chance_can_be_sampled() -> None:
    """Also while another seat looks at drawn cards, a hand or the pile, and while a Witch waits."""
    rng = Random(1)
    left = {*ASKED, SET_ASIDE, SHUFFLE, "witch"}
    for seed in range(400):
        players = rng.randrange(2, 8)
        state = State(dealt(players, seed))
        for _ in range(400):
            if state.over or not left:
                break
            now = {state.pending, *(["witch"] if state.witch else [])}
            if now & left:
                for seat in range(NOBODY, players):
                    sampled = state.view(seat).sample(rng)
                    assert sampled.view(seat) == state.view(seat)
                    play_on(sampled, rng)
                left -= now
            if state.to_act == CHANCE:
                state.apply_chance(state.sample_chance(rng))
            else:
                state.apply(chosen(state, "busy", rng))
    assert not left
    assert {SEARCH, TRIBUTE, BELL, DRAFT_ASIDE} <= set(LEGAL_ACTIONS)


def play_on(sampled: State, rng: Random) -> None:
    if sampled.to_act == CHANCE:
        sampled.rng = None
        assert sampled.is_legal_chance(sampled.default_chance())
        sampled.apply_chance(sampled.sample_chance(rng))
    sampled.rng = rng
    for _ in range(60):
        if not sampled.over:
            sampled.apply(rng.choice(sampled.legal()))


def test_before_whom_all_lies_open_there_is_one_way() -> None:
    rng = Random(6)
    state = ADEL.initial_state(dealt(5, 6), rng)
    for _ in range(150):
        sampled = state.view(EVERYTHING).sample(rng)
        for name in ("hands", "pile", "museum", "drawn", "holders", "chosen", "offered", "pool", "down", "second_down"):
            assert getattr(sampled, name) == getattr(state, name)
        assert sampled.view(EVERYTHING) == state.view(EVERYTHING)
        state.apply(rng.choice(state.legal()))


def test_sampling_touches_neither_the_view_nor_other_samples() -> None:
    rng = Random(7)
    state = ADEL.initial_state(dealt(4, 7), rng)
    for _ in range(120):
        state.apply(rng.choice(state.legal()))
    view = state.view(state.to_act)
    before = repr(view)
    one, other = view.sample(Random(1)), view.sample(Random(1))
    ADEL.playout(one, Random(2))
    assert repr(view) == before
    assert other.view(state.to_act) == view
    assert view.sample(Random(1)).hands == other.hands


def test_others_know_their_own_hands_in_a_sample() -> None:
    table = Table("Mg As Ki Wa", hands={1: "Tav", 4: "Man Pal"}, pile="Chu Mon").play("2$ 2.")
    sampled = table.state.view(0).sample(Random(1))
    assert list(sampled.view(3).hands[3]) == sorted(sampled.hands[3])
    assert set(sampled.view(3).hands[0]) == {HIDDEN}


def test_what_lies_open_is_no_longer_in_the_dark() -> None:
    table = Table("As Th Ki Wa", hands={2: "Man"}, cities={3: "Lab"}, pile="Tav")
    for seed in range(20):
        sampled = table.state.view(0).sample(Random(seed))
        assert INDEX["Lab"] not in [*sampled.pile, *sampled.hands[1]]
