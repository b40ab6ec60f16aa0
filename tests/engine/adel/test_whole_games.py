"""Whole random games of every size, edition and cast: cards are conserved, games end, clone and replay."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from raenke.adel import ADEL, notation
from raenke.adel.rules import actions
from raenke.adel.rules.cards import GILT, KIND, kinds_of
from raenke.adel.rules.characters import CODES
from raenke.adel.rules.decisions import KEEP, RESCUE
from raenke.adel.rules.districts import mask
from raenke.adel.rules.events import SECRETS, Event, redact
from raenke.adel.rules.scoring import lines
from raenke.adel.rules.state import State
from raenke.game import CHANCE, EVERYTHING, NOBODY
from raenke.record import Record
from tests.engine.adel import naive
from tests.engine.adel.event_kinds import KINDS
from tests.engine.adel.ledger import Ledger
from tests.engine.adel.strategies import HABITS, chosen, dealt, habits, played, seeds, steps, tables

pytestmark = pytest.mark.no_cover


def started(players: int, seed: int, how: str = "any", decisions: int = 0) -> tuple[State, Random]:
    """A game after some decisions, with its own random source."""
    rng = Random(seed)
    state = ADEL.initial_state(dealt(players, seed), rng)
    assert isinstance(state, State)
    for _ in range(decisions):
        if not state.over:
            state.apply(chosen(state, how, rng))
    return state, rng


def all_cards(state: State) -> Counter[int]:
    """All cards, in any location."""
    lying = [*state.hands, *state.cities, state.pile, state.museum, state.drawn]
    found = Counter(card & KIND for cards in lying for card in cards)
    found[state.asked] += state.pending == RESCUE
    return +found


def snapshot(state: State) -> dict[str, object]:
    """All fields of a state, for comparison."""
    return {name: getattr(state, name) for name in State.__slots__ if name not in ("rng", "observer")}


@given(tables, seeds, habits)
def test_cards_are_conserved_and_what_is_derived_is_right(players: int, seed: int, how: str) -> None:
    state, rng = started(players, seed)
    whole = Counter(state.deal.districts)
    for _ in range(400):
        if state.over:
            break
        state.apply(chosen(state, how, rng))
        assert all_cards(state) == whole
        assert min(state.gold) >= 0
        assert state.holds == [kinds_of(hand) for hand in state.hands]
        assert state.built == [mask([d & KIND for d in city]) for city in state.cities]
        assert {*state.finished} == {s for s in range(players) if len(state.cities[s]) >= state.need}
        assert all(0 <= district < GILT * 2 for city in state.cities for district in city)


@given(tables, seeds, habits)
def test_every_legal_action_is_one_of_the_range_once_and_has_one_token(players: int, seed: int, how: str) -> None:
    state, rng = started(players, seed)
    for _ in range(150):
        if state.over:
            break
        legal = state.legal()
        assert len(legal) == len(set(legal)) > 0
        assert all(action in actions.ACTIONS for action in legal)
        for action in legal:
            assert notation.parse(notation.text(action, state.to_act)) == (state.to_act, action)
        state.apply(chosen(state, how, rng))


@pytest.mark.parametrize("how", HABITS)
@pytest.mark.parametrize("players", range(2, 8))
def test_every_random_game_ends(players: int, how: str) -> None:
    for seed in range(8):
        record = played(players, seed, how)
        assert record.state.over, f"seed {seed} goes on and on"


@given(tables, seeds, habits)
def test_a_clone_in_the_midst_goes_on_alone_and_equally(players: int, seed: int, how: str) -> None:
    state, _ = started(players, seed, how, seed % 350)
    twin, untouched = state.clone(), snapshot(state.clone())
    assert snapshot(twin) == untouched
    first, second = Random(seed), Random(seed)
    state.rng = first
    for _ in range(120):
        if state.over:
            break
        state.apply(chosen(state, how, first))
    assert snapshot(twin) == untouched, "what the one does, the other does not feel"
    twin.rng = second
    for _ in range(120):
        if twin.over:
            break
        twin.apply(chosen(twin, how, second))
    assert snapshot(twin) == snapshot(state)


@given(tables, seeds, habits)
def test_a_record_can_be_cut_anywhere_and_replays_to_the_same(players: int, seed: int, how: str) -> None:
    rng = Random(seed)
    record = Record(ADEL, dealt(players, seed))
    at = seed % 200
    before: dict[str, object] = {}
    for number, _ in enumerate(steps(record, how, rng, 260), 1):
        if number == at:
            before = snapshot(record.state.clone())  # type: ignore[arg-type]
    again = Record(ADEL, record.deal)
    for token in record.tokens:
        again.play_text(token)
    assert snapshot(again.state) == snapshot(record.state)  # type: ignore[arg-type]
    if before:
        assert snapshot(record.cut(at).state) == before  # type: ignore[arg-type]


@given(tables, seeds, habits)
def test_whoever_only_listens_knows_gold_hands_cities_and_crown(players: int, seed: int, how: str) -> None:
    state, rng = started(players, seed)
    ledger = Ledger(state)
    told: list[Event] = []
    for _ in range(500):
        if state.over:
            break
        state.observer = told.append
        state.apply(chosen(state, how, rng))
        for event in told:
            assert event.kind in KINDS
            ledger.read(event)
        ledger.settle(choosing=state.pending == KEEP)
        ledger.check(state)
        told.clear()


def test_all_kinds_of_events_are_told_in_some_game() -> None:
    told: set[str] = set()
    for seed in range(400):
        state, rng = started(2 + seed % 6, seed)
        state.observer = lambda event: told.add(event.kind)
        how = HABITS[seed % 4]
        while not state.over:
            state.apply(chosen(state, how, rng))
        if told == KINDS:
            break
    assert KINDS - told == set()


def test_what_is_told_of_cards_and_ranks_is_told_whole() -> None:
    """Redacted events give the number of hidden cards; an event about a rank names its character."""
    told: Counter[str] = Counter()
    for seed in range(40):
        state, rng = started(2 + seed % 6, seed)

        def heed(event: Event, cast: tuple[int, ...] = state.deal.characters) -> None:
            if event.kind in ("drew", "kept", "put-under", "looked"):
                assert event.number == len(event.cards)
                told[event.kind] += 1
            elif event.kind == "tribute":
                assert (event.number == 1) == (event.district != NOBODY) == (event.amount == 0)
                told[event.kind] += 1
            elif event.kind in ("named", "paused", "unanswered"):
                assert event.target == cast[event.rank - 1]
                told[event.kind] += 1

        state.observer = heed
        while not state.over:
            state.apply(chosen(state, HABITS[seed % 4], rng))
    assert set(told) == {"drew", "kept", "put-under", "looked", "tribute", "named", "paused", "unanswered"}


def test_watching_changes_nothing() -> None:
    for seed in range(20):
        (silent, one), (watched, other) = started(4, seed), started(4, seed)
        watched.observer = lambda event: None
        for _ in range(300):
            if silent.over:
                break
            silent.apply(chosen(silent, "busy", one))
            watched.apply(chosen(watched, "busy", other))
        assert snapshot(silent) == snapshot(watched)


@given(tables, seeds, habits)
def test_secrets_are_told_to_those_they_concern_only(players: int, seed: int, how: str) -> None:
    state, rng = started(players, seed)
    told: list[Event] = []
    state.observer = told.append
    for _ in range(200):
        if state.over:
            break
        state.apply(chosen(state, how, rng))
    for event in told:
        assert redact(event, EVERYTHING) == event
        for seat in (*range(players), NOBODY):
            seen = redact(event, seat)
            readers = {"seat": {event.seat}, "both": {event.seat, event.other}, "victim": {event.victim}, "none": set()}
            if event.kind not in SECRETS or seat in readers[SECRETS[event.kind][0]] - {NOBODY}:
                assert seen == event
            else:
                assert not any(_says_something(getattr(seen, name)) for name in SECRETS[event.kind][1])
                assert (seen.kind, seen.seat, seen.other, seen.number) == (*event[:3], event.number)


def _says_something(value: object) -> bool:
    return value not in (NOBODY, ())


# Against the scoring oracle


def counted_naively(state: State) -> list[naive.Seat]:
    """Inputs of the scoring oracle from a state."""
    return [
        naive.Seat(
            city=[notation.district_text(district) for district in state.cities[seat]],
            gold=state.gold[seat],
            hand=len(state.hands[seat]),
            museum=len(state.museum),
            haunted_in_last_round=state.haunted == state.round,
            place=state.finished.index(seat) if seat in state.finished else -1,
        )
        for seat in range(state.players)
    ]


@given(tables, seeds, habits)
def test_points_lines_and_winners_agree_with_the_naive_count(players: int, seed: int, how: str) -> None:
    state, rng = started(players, seed)
    for _ in range(3000):
        if state.over:
            break
        state.apply(chosen(state, how, rng))
        if rng.random() < 0.05:
            assert state.scores() == [naive.points(seat) for seat in counted_naively(state)]
    seats = counted_naively(state)
    assert state.scores() == [naive.points(seat) for seat in seats]
    for seat in range(players):
        found = lines(state, seat)
        assert sum(line.points for line in found) == state.scores()[seat]
        assert found[0].points == naive.points_alone(seats[seat].city)
    assert state.winners() == (naive.winners(seats) if state.over else [])


@given(tables, seeds, habits)
def test_income_agrees_with_the_naive_one(players: int, seed: int, how: str) -> None:
    state, rng = started(players, seed)
    for _ in range(300):
        if state.over:
            break
        if actions.INCOME in state.legal():
            seat, gold = state.turn, state.gold[state.turn]
            code = CODES[state.character]
            city = [notation.district_text(district) for district in state.cities[seat]]
            state.apply(actions.INCOME)
            assert state.gold[seat] - gold == naive.income(code, city) > 0
        else:
            state.apply(chosen(state, how, rng))


def test_a_haunted_quarter_decides_some_games() -> None:
    """The games cover the special cases of the oracle."""
    seen = Counter[str]()
    for seed in range(150):
        state = played(2 + seed % 6, seed, HABITS[seed % 4]).state
        assert isinstance(state, State)
        for seat in counted_naively(state):
            if naive.has_all_colours(seat.city, False) != naive.has_all_colours(seat.city, True):
                seen["joker"] += 1
            seen.update(code[:3] for code in seat.city)
            seen["also complete"] += seat.place > 0
    assert min(seen[code] for code in (*"Hau Mus Tre Map Wis Uni Dra".split(), "joker", "also complete")) > 0


def test_chance_is_written_where_it_falls() -> None:
    record = played(3, 5, "busy")
    again = Record(ADEL, record.deal)
    for token in record.tokens:
        assert notation.is_chance(token) == (again.state.to_act == CHANCE)
        again.replay_token(token)
