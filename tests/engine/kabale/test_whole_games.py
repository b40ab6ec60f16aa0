"""Whole games in various styles, compared with the naive engine, their own records, and what each seat may see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import record
from raenke.game import CHANCE, NOBODY
from raenke.kabale import KABALE
from raenke.kabale.cards import CODES, DOWN, FACE_UP, HIDDEN, KIND, KINDS, SEAT_SHIFT, SLIPPED, goal_text
from raenke.kabale.events import Event
from raenke.kabale.notation import card_text
from raenke.kabale.state import State
from tests.engine.kabale import naive
from tests.engine.kabale.strategies import HABITS, played, seeds, tables

pytestmark = pytest.mark.no_cover

HALF = settings(max_examples=max(10, settings.default.max_examples // 2 if settings.default else 30))
FEW = settings(max_examples=max(5, settings.default.max_examples // 4 if settings.default else 15))
habits = st.sampled_from(HABITS)


def codes(allies: list[int]) -> list[str]:
    return [CODES[ally] for ally in allies]


def assert_same(state: State, slow: naive.Game) -> None:
    """Assert that the engine's state equals that of the naive game."""
    assert state.over == slow.over
    for seat in slow.seats:
        assert codes(state.hands[seat - 1]) == slow.hands[seat]
        assert codes(state.decks[seat - 1][::-1]) == slow.piles[seat]
        assert codes(state.discards[seat - 1]) == slow.discards[seat]
        assert [goal_text(goal) for goal in state.won[seat - 1]] == slow.won[seat]
    if state.over:
        assert state.scores() == [slow.points(seat) for seat in slow.seats]
        return
    assert (state.shuffling if state.to_act == CHANCE else state.to_act) + 1 == slow.waits[0]
    assert [goal_text(goal) for goal in state.turned_up] == [column.goal for column in slow.columns]
    assert [[card_text(card) for card in cards] for cards in state.columns] == [
        [card.name + card.face for card in column.cards] for column in slow.columns
    ]
    assert state.closed == [column.stormed for column in slow.columns]
    assert state.open == [at for at, column in enumerate(slow.columns) if not column.stormed]
    if state.to_act != CHANCE:
        assert state.unfulfilled == sum(not column.fulfilled for column in slow.columns)


@settings(HALF)
@given(tables, seeds, habits)
def test_every_position_is_that_of_the_slow_game(players: int, seed: int, how: str) -> None:
    found = played(players, seed, how)
    deal = found.deal
    slow = naive.Game([goal_text(goal) for goal in deal.goals], [codes(deck) for deck in deal.decks], deal.first + 1)
    again = record.Record(KABALE, deal)
    for token in found.tokens:
        assert isinstance(again.state, State)
        assert_same(again.state, slow)
        again.play_text(token)
        slow.send(token)
    assert isinstance(again.state, State)
    assert_same(again.state, slow)


@settings(HALF)
@given(tables, seeds, habits)
def test_every_seat_always_owns_its_25_cards(players: int, seed: int, how: str) -> None:
    found = played(players, seed, how)
    state = KABALE.initial_state(found.deal)
    replayed = record.Record(KABALE, found.deal)
    replayed.state = state
    for token in found.tokens:
        replayed.play_text(token)
        for seat in range(players):
            lying = [c & KIND for cards in state.columns for c in cards if (c & FACE_UP) >> SEAT_SHIFT == seat]
            owned = [*state.hands[seat], *state.decks[seat], *state.discards[seat], *lying]
            assert sorted(owned) == list(range(KINDS))
        assert not Counter(goal for goals in state.won for goal in goals) - Counter(state.goals)


@settings(HALF)
@given(tables, seeds, habits)
def test_every_record_reads_back_equal(players: int, seed: int, how: str) -> None:
    found = played(players, seed, how)
    text = found.text()
    again = record.read(text)
    assert again.tokens == found.tokens
    assert again.text() == text
    assert again.state.scores() == found.state.scores()


@settings(HALF)
@given(tables, seeds, habits, st.data())
def test_cut_at_any_token_and_replayed_gives_the_state_there(
    players: int, seed: int, how: str, data: st.DataObject
) -> None:
    found = played(players, seed, how)
    at = data.draw(st.integers(0, len(found.tokens)))
    state = KABALE.initial_state(found.deal)
    step = record.Record(KABALE, found.deal)
    step.state = state
    for token in found.tokens[:at]:
        step.play_text(token)
    cut = found.cut(at)
    assert cut.tokens == found.tokens[:at]
    assert record.read(cut.text()).text() == cut.text()
    for name in State.__slots__:
        if name not in ("rng", "watch"):
            assert getattr(cut.state, name) == getattr(state, name), name


@settings(FEW)
@given(tables, seeds, habits)
def test_a_clone_is_equal_and_goes_its_own_way(players: int, seed: int, how: str) -> None:
    found = played(players, seed, how, limit=30)
    state = found.state
    assert isinstance(state, State)
    before = repr([getattr(state, name) for name in State.__slots__])
    twin = state.clone()
    assert twin.observer is None
    assert all(twin.view(seat) == state.view(seat) for seat in range(players))
    KABALE.playout(twin, Random(seed))
    assert twin.over
    assert repr([getattr(state, name) for name in State.__slots__]) == before


@settings(FEW)
@given(tables, seeds, habits, st.integers(0, 200))
def test_sample_agrees_with_the_view_and_plays_on(players: int, seed: int, how: str, limit: int) -> None:
    state = played(players, seed, how, limit).state
    for seat in (NOBODY, *range(players)):
        view = state.view(seat)
        sampled = view.sample(Random(seed))
        assert sampled.view(seat) == view
        assert isinstance(sampled, State)
        assert sampled.over == state.over
        for one in range(players):
            lying = [c & KIND for cards in sampled.columns for c in cards if (c & FACE_UP) >> SEAT_SHIFT == one]
            owned = [*sampled.hands[one], *sampled.decks[one], *sampled.discards[one], *lying]
            assert sorted(owned) == list(range(KINDS))
        if not state.over and state.to_act != CHANCE:
            sampled.rng = Random(seed)
            assert sampled.legal() == state.legal() if seat == state.to_act else sampled.legal()
            KABALE.playout(sampled, Random(seed))
            assert sampled.over


@settings(HALF)
@given(tables, seeds, habits, st.integers(0, 200))
def test_views_leak_nothing(players: int, seed: int, how: str, limit: int) -> None:
    """Permuting what is hidden from a seat leaves its view equal."""
    state = played(players, seed, how, limit).state
    assert isinstance(state, State)
    for seat in range(players):
        other = state.clone()
        rng = Random(seed)
        hidden_goals = list(state.goals[state.round * players :])
        rng.shuffle(hidden_goals)
        other.goals = state.goals[: state.round * players] + tuple(hidden_goals)
        for one in range(players):
            rng.shuffle(other.decks[one])
            if one != seat:
                _swap_hidden(other, one, rng)
        assert other.view(seat) == state.view(seat)
        assert repr(other.view(seat)) == repr(state.view(seat))
        assert other.view(seat).legal() == state.view(seat).legal()


def _swap_hidden(state: State, seat: int, rng: Random) -> None:
    """Redeal a seat's hand, pile and face-down cards among the same positions."""
    walked = 1024
    places = [
        (cards, i)
        for cards in state.columns
        for i, card in enumerate(cards)
        if card & (DOWN | SLIPPED) and not card & walked and (card & FACE_UP) >> SEAT_SHIFT == seat
    ]
    hand, deck = state.hands[seat], state.decks[seat]
    allies = [*hand, *deck, *(cards[i] & KIND for cards, i in places)]
    rng.shuffle(allies)
    hand[:], allies = allies[: len(hand)], allies[len(hand) :]
    deck[:], allies = allies[: len(deck)], allies[len(deck) :]
    for (cards, i), ally in zip(places, allies, strict=True):
        cards[i] = cards[i] & ~KIND | ally


@settings(HALF)
@given(tables, seeds, habits)
def test_events_never_carry_what_is_hidden_from_a_seat(players: int, seed: int, how: str) -> None:
    found = played(players, seed, how)
    state = KABALE.initial_state(found.deal)
    told: list[Event] = []
    state.observer = told.append
    replayed = record.Record(KABALE, found.deal)
    replayed.state = state
    for token in found.tokens:
        told.clear()
        before = [state.view(seat) for seat in range(players)]
        replayed.play_text(token)
        for seat in range(players):
            public = {card & FACE_UP for cards in before[seat].columns for card in cards if card & KIND != HIDDEN}
            for event in told:
                shown = KABALE.page.redact(event, seat)
                if shown.kind == "round-ended":
                    break  # all cards are turned up publicly
                if shown.kind in ("revealed", "discarded"):
                    public.add(shown.seat << SEAT_SHIFT | shown.card)
                if shown.card != NOBODY and shown.seat != seat:
                    assert shown.seat << SEAT_SHIFT | shown.card in public
                if shown.kind == "shuffled":
                    assert shown.detail is None


@settings(FEW)
@given(tables, seeds, habits)
def test_watched_and_unwatched_games_are_the_same(players: int, seed: int, how: str) -> None:
    found = played(players, seed, how)
    state = KABALE.initial_state(found.deal)
    state.observer = lambda event: None
    watched = record.Record(KABALE, found.deal)
    watched.state = state
    for token in found.tokens:
        watched.play_text(token)
    assert watched.text() == found.text()


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(4, 7).text() == played(4, 7).text()
    first, second = (KABALE.new(4, Random(7)) for _ in range(2))
    for state in (first, second):
        KABALE.playout(state, Random(3))
    assert first.scores() == second.scores()
