"""Playouts agree with `apply`, and clones are independent."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke.kabale import KABALE, award
from raenke.kabale.actions import ASK_CLOAK, ASK_TRAITOR, PLACE, STRIDE
from raenke.kabale.cards import FACE_UP, KIND, KINDS, ROUNDS, SEAT_SHIFT
from raenke.kabale.state import State

PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)


@st.composite
def columns(draw: st.DrawFn) -> list[int]:
    """Draw a column of face-up cards: each ally at most once per seat."""
    pairs = st.tuples(st.integers(0, 5), st.integers(0, KINDS - 1))
    cards = draw(st.lists(pairs, min_size=draw(st.sampled_from([0, 2, 2, 3, 5, 12])), max_size=40, unique=True))
    return [seat << SEAT_SHIFT | ally for seat, ally in cards]


def belongings(state: State) -> list[list[int]]:
    """All allies of each seat, in any location."""
    found = [
        [*hand, *deck, *discards] for hand, deck, discards in zip(state.hands, state.decks, state.discards, strict=True)
    ]
    for cards in state.columns:
        for card in cards:
            found[(card & FACE_UP) >> SEAT_SHIFT].append(card & KIND)
    return [sorted(allies) for allies in found]


def played(players: int, seed: int, decisions: int) -> State:
    """A game after some random decisions."""
    rng = Random(seed)
    state = KABALE.new(players, rng, first=None)
    for _ in range(decisions):
        if state.over:
            break
        state.apply(rng.choice(state.legal()))
    return state


def asked(pending: int, players: int = 4) -> State:
    """A game in which a seat is asked this."""
    for seed in range(100):
        rng = Random(seed)
        state = KABALE.new(players, rng)
        while not state.over and state.pending != pending:
            state.apply(rng.choice(state.legal()))
        if state.pending == pending:
            return state
    raise AssertionError("nobody was asked in a hundred games")


def facts(state: State) -> tuple[object, ...]:
    """A copy of all fields of a state."""
    return tuple(repr(getattr(state, name)) for name in state.__slots__ if name not in ("rng", "watch"))


@given(columns(), st.integers(0, 5))
def test_the_quick_winner_is_the_explained_one(cards: list[int], area: int) -> None:
    assert award.winner(cards, area) == award.settle(cards, area).winner


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_quick_winner_over_many_dense_columns(seats: int) -> None:
    rng = Random(seats)
    for _ in range(1500):
        packs = [rng.sample(range(KINDS), KINDS) for _ in range(seats)]
        size = rng.choice([1, 2, 3, 4, 5, 6, 8, 14, 25])
        owners = [rng.randrange(seats) for _ in range(size)]
        cards = [seat << SEAT_SHIFT | packs[seat].pop() for seat in owners]
        area = rng.randrange(6)
        assert award.winner(cards, area) == award.settle(cards, area).winner, (cards, area)


@given(PLAYERS, SEEDS, st.integers(0, 150))
def test_a_playout_from_anywhere_ends_the_game_with_every_card_and_goal(
    players: int, seed: int, decisions: int
) -> None:
    state = played(players, seed, decisions)
    KABALE.playout(state, Random(seed))
    assert state.over
    assert state.round == ROUNDS
    assert state.legal() == []
    assert belongings(state) == [list(range(KINDS))] * players
    assert sum(map(len, state.won)) <= len(state.goals)
    assert not Counter(goal for goals in state.won for goal in goals) - Counter(state.goals)


@given(PLAYERS, SEEDS, st.integers(0, 80), st.integers(1, ROUNDS))
def test_a_playout_stops_with_the_round_it_is_told(players: int, seed: int, decisions: int, last: int) -> None:
    state = played(players, seed, decisions)
    began = state.round
    was_over = state.over
    KABALE.playout(state, Random(seed), last)
    assert state.round == max(began, min(last + 1, ROUNDS))
    assert state.over == (was_over or last == ROUNDS)
    assert belongings(state) == [list(range(KINDS))] * players


@pytest.mark.parametrize("pending", [ASK_CLOAK, ASK_TRAITOR])
def test_a_playout_decides_what_is_pending(pending: int) -> None:
    state = asked(pending)
    for seed in range(20):
        twin = state.clone()
        KABALE.playout(twin, Random(seed))
        assert twin.over
        assert belongings(twin) == [list(range(KINDS))] * 4


@given(PLAYERS, SEEDS, st.integers(0, 60))
def test_a_round_played_out_leaves_a_sound_state(players: int, seed: int, decisions: int) -> None:
    state = played(players, seed, decisions)
    KABALE.playout(state, Random(seed), state.round)
    if not state.over:
        assert state.pending == PLACE
        assert state.to_act == state.turn == state.first
        assert state.open == list(range(players))
        assert state.unfulfilled == players
        assert all(len(hand) == 3 for hand in state.hands)
    rng = Random(seed)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    assert belongings(state) == [list(range(KINDS))] * players


class Chosen(Random):
    """Returns one chosen number first, then random ones."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number: float | None = number

    def random(self) -> float:
        """The chosen number on the first call."""
        if self.number is None:
            return super().random()
        number, self.number = self.number, None
        return number


class Told(list[int]):
    """A column that records the cards placed there."""

    def __init__(self, cards: list[int], column: int, laid: list[int]) -> None:
        super().__init__(cards)
        self.column, self.laid = column, laid

    def append(self, card: int) -> None:
        """Place a card."""
        self.laid.append((card & KIND) * STRIDE + self.column)
        super().append(card)


@pytest.mark.parametrize("decisions", [0, 3, 7, 12, 25])
def test_the_first_decision_of_a_playout_is_uniform_over_the_legal_ones(decisions: int) -> None:
    state = played(4, 11, decisions)
    while state.pending != PLACE:
        state.apply(state.legal()[-1])
    legal = state.legal()
    chances = 5 * len(legal)
    seen: Counter[int] = Counter()
    for n in range(chances):
        twin, laid = state.clone(), list[int]()
        twin.columns = [Told(cards, column, laid) for column, cards in enumerate(twin.columns)]
        KABALE.playout(twin, Chosen((n + 0.5) / chances), twin.round)
        seen[laid[0]] += 1
    assert seen == dict.fromkeys(legal, 5)


def test_a_playout_skips_a_seat_without_cards() -> None:
    """R3, with one seat that has no cards at all."""
    state = KABALE.new(3, Random(1))
    state.hands[1].clear()
    state.decks[1].clear()
    KABALE.playout(state, Random(1))
    assert state.over
    assert not state.hands[1]
    assert not state.won[1]
    assert belongings(state)[0] == belongings(state)[2] == list(range(KINDS))


def test_random_games_are_alike_through_apply_and_through_playouts() -> None:
    """Mean points and goals of a seat agree within sampling error (fixed seeds)."""
    points = {"apply": 0, "playout": 0}
    goals = {"apply": 0, "playout": 0}
    games = 600
    for seed in range(games):
        deal = KABALE.deal(4, Random(seed))
        for way in points:
            state = KABALE.initial_state(deal)
            state.rng = rng = Random(seed + 1)
            if way == "playout":
                KABALE.playout(state, rng)
            else:
                while not state.over:
                    state.apply(rng.choice(state.legal()))
            points[way] += sum(state.scores())
            goals[way] += len(state.won[0])
    assert abs(points["apply"] - points["playout"]) / games < 1.5
    assert abs(goals["apply"] - goals["playout"]) / games < 0.4


@given(PLAYERS, SEEDS, st.integers(0, 150))
def test_a_copy_and_its_original_never_touch(players: int, seed: int, decisions: int) -> None:
    state = played(players, seed, decisions)
    twin = state.clone()
    assert facts(twin) == facts(state)
    before = facts(state)
    KABALE.playout(twin, Random(seed))
    assert facts(state) == before
    other = state.clone()
    before = facts(other)
    KABALE.playout(state, Random(seed))
    assert facts(other) == before


def test_the_same_rng_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        state = played(4, 5, 20)
        KABALE.playout(state, Random(9))
        ends.append(facts(state))
    assert all(one == other for one, other in pairwise(ends))
