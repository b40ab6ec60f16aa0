"""Determinization is uniform over exactly the worlds consistent with what the seat knows."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from raenke.kabale import KABALE
from raenke.kabale.cards import CODES, FACE_UP, KIND, SEAT_SHIFT, WALKED, goal_text
from raenke.kabale.state import State
from raenke.kabale.view import LYING_HIDDEN
from tests.engine.kabale.rulebook.positions import Table
from tests.engine.match_play import stops


def test_unseen_is_whatever_lies_where_the_viewer_cannot_look() -> None:
    state: Any
    for state in stops(KABALE, 4, seed=2, every=13):
        for viewer in range(4):
            view = state.view(viewer)
            for seat in range(4):
                lies = {*state.decks[seat]} if seat == viewer else {*state.hands[seat], *state.decks[seat]}
                if seat != viewer:
                    hidden = (card for cards in state.columns for card in cards if card & LYING_HIDDEN)
                    lies |= {
                        card & KIND for card in hidden if (card & FACE_UP) >> SEAT_SHIFT == seat and not card & WALKED
                    }
                assert {*view.unseen(seat)} == lies


World = tuple[str, str, frozenset[str], tuple[str, ...]]


def after_a_shuffle() -> State:
    """Unknown to seat 2: a card placed before seat 1's shuffle, one placed after it, seat 1's hand and pile."""
    open_cards = [code for code in CODES if code not in "Ki Ju Be Gi He As Tr St".split()]
    table = Table(
        f"A5: 1Ki- / F5: {' '.join('1' + code for code in open_cards)} / L5: 1St",
        {1: "Ju Be", 2: "Qu Sq"},
        turn=2,
        piles={1: ""},
        discards={1: "Gi He As Tr"},
    )
    table.play("2Qu>2 1Be>2 1@Gi,He,As,Tr 2Sq>2 1Gi>2")
    assert table.hand(1) == "Ju He"
    assert table.seen_by(2).endswith("1Be 2Sq 1??- / L5: 1St")
    return table.state


def world(state: State) -> World:
    before, later = state.columns[0][0], state.columns[1][-1]
    hand = frozenset(CODES[ally] for ally in state.hands[0])
    return CODES[before & KIND], CODES[later & KIND], hand, tuple(CODES[ally] for ally in state.decks[0])


def chi_square(counts: Counter[World], worlds: int) -> float:
    expected = counts.total() / worlds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (worlds - len(counts))


def test_after_a_shuffle_every_world_that_can_be_is_equally_likely() -> None:
    state = after_a_shuffle()
    can_be = set()
    for before, later, one, two, *pile in permutations("Ki Ju Gi He As Tr".split()):
        if before in ("Ki", "Ju") and set(pile) <= {"Gi", "He", "As", "Tr"}:
            can_be.add((before, later, frozenset((one, two)), tuple(pile)))
    assert len(can_be) == 72
    view, rng = state.view(1), Random(5)
    counts = Counter(world(view.sample(rng)) for _ in range(7200))
    assert set(counts) == can_be
    assert chi_square(counts, len(can_be)) < 113, "99.9 % of uniform samplings stay below"
    assert world(state) in can_be


def test_a_card_that_lay_through_two_shuffles_is_none_of_either() -> None:
    """One hidden card of seat 1 predates both shuffles, one lies between them; the pile is empty again."""
    shown = [code for code in CODES if code not in "Ki Ju Be Gi He Tr St".split()]
    table = Table(
        f"A5: 1Ki- / F5: / L5: {' '.join('1' + code for code in shown)} 2As-",
        {1: "Ju Be He St"},
        piles={1: "", 2: "", 3: ""},
        discards={1: "Gi Tr"},
    )
    table.play("1Ju>2 1@Gi,Tr 1Gi>2 1He>3 1@He")  # the assassinated card is shuffled at once
    assert (table.hand(1), table.pile(1)) == ("Be St Tr He", 0)
    young_ones = ("Ki", "Be", "St", "Gi", "Tr")
    worlds = {(old, young) for old in ("Ki", "Be", "St") for young in young_ones if old != young}
    view, rng = table.state.view(1), Random(3)
    counts: Counter[tuple[str, str]] = Counter()
    for _ in range(3000):
        columns = view.sample(rng).columns
        counts[CODES[columns[0][0] & KIND], CODES[columns[1][-1] & KIND]] += 1
    assert set(counts) == worlds
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 31.3, "99.9 % of uniform samplings stay below"


def test_without_a_shuffle_every_hidden_place_may_hold_every_unseen_ally() -> None:
    shown = [code for code in CODES if code not in "Ki Ju Be Gi".split()]
    table = Table(f"A5: 1Ki- / F5: {' '.join('1' + code for code in shown)}", {1: "Ju Be", 2: "Qu"})
    view, rng = table.state.view(1), Random(7)
    counts: Counter[World] = Counter()
    for _ in range(2400):
        state = view.sample(rng)
        hand = frozenset(CODES[ally] for ally in state.hands[0])
        counts[CODES[state.columns[0][0] & KIND], "", hand, tuple(CODES[ally] for ally in state.decks[0])] += 1
    assert len(counts) == 12
    assert chi_square(counts, 12) < 31.3


def test_goals_to_come_are_drawn_from_those_not_seen_yet() -> None:
    table = Table("A3: / F5:", {1: "Ki", 2: "Qu"})
    view, rng = table.state.view(0), Random(9)
    nexts = Counter(goal_text(view.sample(rng).goals[2]) for _ in range(3400))
    assert set(nexts) == {f"{area}{points}" for area in "AFLTRM" for points in range(1, 6)} - {"F5"}
    assert 50 < nexts["A3"] < 150  # one of two copies is left
    assert 150 < nexts["L3"] < 250


def test_sampling_does_not_touch_the_view() -> None:
    view = after_a_shuffle().view(1)
    before = repr(view)
    sampled = view.sample(Random(1))
    sampled.rng = Random(1)
    while not sampled.over:
        sampled.apply(sampled.legal()[0])
    assert repr(view) == before
