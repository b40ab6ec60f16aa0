"""Views contain no hidden information: states that differ only in it have equal views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from raenke.adel import ADEL
from raenke.adel.knowledge.view import View
from raenke.adel.rules.actions import CARDS, GOLD
from raenke.adel.rules.cards import HIDDEN
from raenke.adel.rules.decisions import SEARCH
from raenke.adel.rules.districts import CODES
from raenke.adel.rules.events import Event, redact
from raenke.adel.rules.state import State
from raenke.game import CHANCE, EVERYTHING, NOBODY
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.strategies import chosen, dealt, habits, seeds, tables
from tests.engine.adel.tiny_tables import busily, tiny_table
from tests.engine.adel.world_oracle import Worlds, allowed, world_of


def told_by(state: State, action: int, seat: int) -> tuple[State, list[Event]]:
    """Apply an action to a copy; return it with the events redacted for a seat."""
    twin = state.clone()
    told: list[Event] = []
    twin.observer = lambda event: told.append(redact(event, seat))
    twin.apply(action)
    twin.observer = None
    return twin, told


def twins(players: int, seed: int, how: str, seat: int) -> Iterator[tuple[State, State]]:
    """Yield pairs of states that differ only in what is hidden from the seat, for as long as such moves exist."""
    rng = Random(seed)
    deal = dealt(players, seed)
    own = range(seat * 4, seat * 4 + 4)
    others = [kind for at, kind in enumerate(deal.districts) if at not in own]
    rng.shuffle(others)
    shuffled = iter(others)
    districts = tuple(kind if at in own else next(shuffled) for at, kind in enumerate(deal.districts))
    one, other = State(deal), State(deal._replace(districts=districts))
    for _ in range(400):
        yield one, other
        if one.over:
            return
        if one.to_act == CHANCE:
            outcome = one.sample_chance(rng)
            if not other.is_legal_chance(outcome):
                return
            one.apply_chance(outcome)
            other.apply_chance(outcome)
        else:
            both = moved_alike(one, other, how, seat, rng)
            if both is None:
                return
            one, other = both


def moved_alike(one: State, other: State, how: str, seat: int, rng: Random) -> tuple[State, State] | None:
    """Both states after moves that look the same to the seat, or None."""
    own = one.to_act == seat
    if own and one.legal() != other.legal():
        return None  # the seat's legal actions reveal the difference
    for _ in range(8):
        action = chosen(one, how, rng)
        if own and action == CARDS:
            continue  # the seat would see the cards drawn
        then, told = told_by(one, action, seat)
        there = other.legal()
        alike = 1.0 if own else 0.98 if action < GOLD else 0.8  # a different pick would soon be revealed
        likely = [action] * (action in there and rng.random() < alike)
        for like in likely or rng.sample(there, min(8, len(there))):
            then_too, told_too = told_by(other, like, seat)
            if told_too == told:
                return then, then_too
    return None


@given(tables, seeds, habits)
def test_states_that_differ_only_in_hidden_things_give_equal_views(players: int, seed: int, how: str) -> None:
    seat = seed % players
    for one, other in twins(players, seed, how, seat):
        ours, theirs = one.view(seat), other.view(seat)
        if ours.pool == theirs.pool and ours.offered == theirs.offered and ours.legal() == theirs.legal():
            assert ours == theirs
            assert hash(ours) == hash(theirs)
            assert repr(ours) == repr(theirs)
        else:
            return


def test_twins_go_far_and_differ() -> None:
    """The pairs above span several rounds and really differ."""
    lengths = [sum(one.hands != other.hands for one, other in twins(4, seed, "any", 1)) for seed in range(12)]
    assert max(lengths) > 60
    assert sum(length > 15 for length in lengths) >= 6


def everything_in(thing: object, seen: set[int]) -> Iterator[object]:
    """All objects reachable from an object, through slots and containers."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (tuple, list, set, frozenset)):
        parts = [*thing]
    else:
        parts = [getattr(thing, name) for name in getattr(type(thing), "__slots__", ()) if hasattr(thing, name)]
    for part in parts:
        yield from everything_in(part, seen)


@given(tables, seeds, habits)
def test_nothing_that_can_be_reached_from_a_view_is_a_state_or_the_trail(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    state = ADEL.initial_state(dealt(players, seed), rng)
    for _ in range(rng.randrange(200)):
        if not state.over:
            state.apply(chosen(state, how, rng))
    for seat in range(NOBODY, players):
        view = state.view(seat)
        view.sample(rng)  # fills the caches, so that they are searched too
        things = list(everything_in(view, set()))
        assert not [thing for thing in things if isinstance(thing, State) or thing is state.card_log]
        assert not [thing for thing in things if thing is state.deal or thing is state.deal.districts]
        assert view.deal.districts == tuple(sorted(state.deal.districts))


@given(tables, seeds, habits)
def test_what_a_view_shows_is_true(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    state = ADEL.initial_state(dealt(players, seed), rng)
    for number in range(300):
        if state.over:
            break
        if number % 7 == 0:
            for seat in range(NOBODY, players):
                assert_true(state, state.view(seat))
        state.apply(chosen(state, how, rng))


def assert_true(state: State, view: View) -> None:
    for shown, hand in zip(view.hands, state.hands, strict=True):
        assert len(shown) == len(hand)
        assert not Counter(kind for kind in shown if kind != HIDDEN) - Counter(hand)
    for shown, cards in ((view.pile, state.pile[::-1]), (view.museum, state.museum), (view.drawn, state.drawn)):
        assert all(kind in (HIDDEN, card) for kind, card in zip(shown, cards, strict=True))
    assert all(holder in (NOBODY, real) for holder, real in zip(view.holders, state.holders, strict=True))
    assert all(character in (NOBODY, real) for character, real in zip(view.chosen, state.chosen, strict=True))
    assert view.down in (NOBODY, state.down)
    odds = view.odds()
    assert all(odds[rank][holder] > 0 for rank, holder in enumerate(state.holders) if holder != NOBODY)
    for rank, holder in enumerate(view.holders):
        if holder != NOBODY:
            assert odds[rank][holder] == pytest.approx(1)
    if view.seat >= 0:
        assert sorted(view.hand) == list(view.hands[view.seat])
        assert HIDDEN not in view.hands[view.seat]


# Knowledge from events: views against the oracle, which gets only redacted events.


def looks(seed: int, decisions: int) -> Iterator[tuple[Worlds, State]]:
    """Yield each seat's oracle with the state after each decision of a small game."""
    state = tiny_table(seed).state
    listeners = [Worlds(state, seat) for seat in range(state.players)]
    for told in busily(state, Random(seed), decisions):
        for listener in listeners:
            for event in told:
                listener.hear(event)
            if state.pending == SEARCH and state.turn == listener.seat:
                listener.look_through()
            yield listener, state


@pytest.mark.parametrize("seed", range(24))
def test_a_view_leaves_open_what_the_events_leave_open(seed: int) -> None:
    exact = wider = 0
    for listener, state in looks(seed, 24):
        ours = allowed(state.knowledge(listener.seat))
        assert world_of(state) in listener.all, "the oracle hears right"
        assert listener.all <= ours, "a view excludes nothing that can be"
        exact += ours == listener.all
        wider += ours != listener.all
    assert exact >= 30 * wider, "only where several unseen choices cross it may leave open more"


# Miscellaneous


def test_hidden_means_absent() -> None:
    view = Table("As Th Ki Wa", hands={2: "Man Tav"}, pile="Pal").state.view(0)
    assert not hasattr(view, "card_log")
    assert not hasattr(view, "state")
    assert view.hands == ((), (HIDDEN, HIDDEN), (), ())
    assert view.pile == (HIDDEN,)


def test_unseen_cards_lie_in_any_order() -> None:
    one = Table("As Th Ki Wa", hands={2: "Man Tav", 3: "Pal"}, pile="Chu Mon Cat").state.view(0)
    other = Table("As Th Ki Wa", hands={2: "Chu Pal", 3: "Mon"}, pile="Cat Tav Man").state.view(0)
    assert one == other
    assert (hash(one), repr(one)) == (hash(other), repr(other))


def test_views_that_know_something_else_differ() -> None:
    one = Table("As Th Ki Wa", hands={2: "Man Tav"}, pile="Pal")
    other = Table("As Th Ki Wa", hands={2: "Man Pal"}, pile="Tav")
    assert one.state.view(0) == other.state.view(0)
    assert one.state.view(1) != other.state.view(1)
    assert one.state.view(0) != one.state.view(2)
    assert one.state.view(0) != "a view"
    assert one.state.view(EVERYTHING) != other.state.view(EVERYTHING)
    assert one.state.knowledge(0) == other.state.knowledge(0) != "knowledge"
    assert len({one.state.knowledge(0), other.state.knowledge(0), one.state.knowledge(1)}) == 2
    assert repr(one.state.knowledge(0)).startswith("Knowledge(0, ")


def test_it_does_not_matter_how_often_somebody_looked() -> None:
    rng = Random(3)
    state = ADEL.initial_state(dealt(5, 3), rng)
    twin = state.clone()
    for _ in range(250):
        if state.over:
            break
        action = rng.choice(state.legal())
        state.apply(action)
        twin.rng = state.rng
        state.view(rng.randrange(5))
    again = replayed(state)
    assert [state.view(seat) for seat in range(NOBODY, 5)] == [again.view(seat) for seat in range(NOBODY, 5)]


def replayed(state: State) -> State:
    """The same position with empty caches."""
    fresh = state.clone()
    fresh.known = {}
    return fresh


def test_a_clone_knows_the_same_and_goes_its_own_way() -> None:
    table = Table("Mg As Ki Wa", hands={1: "Tav", 4: "Man Pal"}).play("2$ 2.")
    before = table.state.view(2)
    twin = table.state.clone()
    table.play("1~4")
    assert twin.view(2) == before
    assert twin.view(0).hands[3] == (HIDDEN, HIDDEN)
    assert [CODES[kind] for kind in table.state.view(0).hands[3]] == ["Tav"]
