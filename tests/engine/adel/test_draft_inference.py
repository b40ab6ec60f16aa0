"""Draft inference against the oracle of all possible drafts, and against odds counted by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random

import pytest

from raenke.adel import ADEL, notation
from raenke.adel.knowledge.draft_inference import DraftInference
from raenke.adel.knowledge.view import View
from raenke.adel.rules.characters import CODES, INDEX, RANK
from raenke.adel.rules.state import State
from raenke.game import CHANCE, NOBODY
from tests.engine.adel.draft_oracle import Draft, Drafting
from tests.engine.adel.frequencies import assert_comes_as, evenly
from tests.engine.adel.rulebook.positions import Table
from tests.engine.adel.rulebook.test_draft import EIGHT, NINE, drafting, play, rolled

pytestmark = pytest.mark.no_cover

DARK = "Wt Tx Cj Sc Pa Al Co Di"


def every_cast(draft_inference: DraftInference) -> Iterator[dict[int, int]]:
    """Enumerate all ways to fill the places."""
    places = list(draft_inference.allowed)

    def fill(number: int, left: int) -> Iterator[dict[int, int]]:
        if number == len(places):
            if not left & ~draft_inference.rest:
                yield {}
            return
        for character in range(len(CODES)):
            if draft_inference.allowed[places[number]] & left & 1 << character:
                for others in fill(number + 1, left & ~(1 << character)):
                    yield {places[number]: character, **others}

    return fill(0, draft_inference.all)


def picks(draft_inference: DraftInference, cast: dict[int, int]) -> frozenset[tuple[int, int]]:
    """The (rank, seat) pairs of a cast."""
    return frozenset(
        (RANK[character], draft_inference.takers[place])
        for place, character in cast.items()
        if place >= 0 and draft_inference.takers[place] != NOBODY
    )


def shares(counts: Counter[frozenset[tuple[int, int]]]) -> dict[frozenset[tuple[int, int]], Fraction]:
    return {what: Fraction(count, counts.total()) for what, count in counts.items()}


def assert_as_all_drafts(
    state: State, drafting: Drafting, real: Draft, agrees: Callable[[Draft], bool] = lambda draft: True
) -> None:
    """Assert that each seat's casts are exactly the drafts consistent with what it saw, with equal probabilities."""
    possible: dict[int, Counter[frozenset[tuple[int, int]]]] = {seat: Counter() for seat in range(drafting.players)}
    deciding = state.to_act if state.rank == 0 else NOBODY
    saw = {seat: drafting.seen(real, seat, deciding=seat == deciding) for seat in possible}
    for draft in drafting.all(len(real.taken)):
        if agrees(draft):
            for seat, counts in possible.items():
                if drafting.seen(draft, seat, deciding=seat == deciding) == saw[seat]:
                    counts[frozenset(drafting.holders(draft).items())] += 1
    for seat, counts in possible.items():
        view = state.view(seat)
        draft_inference = view.draft_inference()
        found = Counter(picks(draft_inference, cast) for cast in every_cast(draft_inference))
        assert shares(found) == shares(counts)
        odds = view.odds()
        for rank in range(1, len(drafting.characters) + 1):
            for holder in range(drafting.players):
                times = sum(times for pairs, times in counts.items() if (rank, holder) in pairs)
                assert odds[rank][holder] == pytest.approx(times / counts.total())


def drafted(players: int, characters: str, done: int, seed: int, edition: str) -> tuple[State, Drafting, Draft]:
    """A random draft of `done` decisions."""
    rng = Random(seed)
    state = drafting(players, characters, crown=rng.randrange(players) + 1, edition=edition)
    state.apply_chance(state.sample_chance(rng))
    table = Drafting(players, state.deal.characters, state.up, state.first, edition == "hig")
    draft = Draft(state.down, (), (members(state.pool),))
    while len(draft.taken) < done:
        if state.to_act == CHANCE:
            aside = rolled(state, rng)
            state.apply_chance(aside)
            character = aside.down
        else:
            action = rng.choice(state.legal())
            character = INDEX[notation.text(action, 0)[2:]]
            state.apply(action)
        draft = Draft(draft.down, (*draft.taken, character), (*draft.pools, members(state.pool)))
    return state, table, draft


def members(pool: int) -> frozenset[int]:
    return frozenset(character for character in range(len(CODES)) if pool >> character & 1)


SMALL = [
    *((4, EIGHT, done, edition) for done in range(5) for edition in ("hig", "ffg")),
    *((5, EIGHT, done, "hig") for done in (1, 3, 5)),
    *((4, NINE, done, "hig") for done in (2, 4)),
    *((5, NINE, 4, "ffg"), (2, EIGHT, 2, "hig"), (2, DARK, 4, "ffg"), (2, EIGHT, 6, "hig"), (3, EIGHT, 2, "hig")),
    *((3, NINE, 3, "hig"), (3, NINE, 4, "ffg"), (6, EIGHT, 2, "hig"), (7, EIGHT, 2, "hig")),
]


@pytest.mark.parametrize(("players", "characters", "done", "edition"), SMALL)
def test_in_a_draft_each_seat_can_tell_what_others_hold_just_as_well_as_one_who_tries_all_drafts(
    players: int, characters: str, done: int, edition: str
) -> None:
    for seed in range(3):
        state, table, draft = drafted(players, characters, done, seed, edition)
        if state.rank == 0:
            assert_as_all_drafts(state, table, draft)
        else:
            called = [(rank, state.shown[rank]) for rank in range(1, state.rank + 1)]
            assert_as_all_drafts(state, table, draft, lambda d, c=called, t=table: answers(t, d, c))  # type: ignore[misc]


def answers(table: Drafting, draft: Draft, called: list[tuple[int, int]]) -> bool:
    """Whether exactly these ranks would have been answered."""
    holders = table.holders(draft)
    return all(holders.get(rank, NOBODY) == seat for rank, seat in called)


@pytest.mark.parametrize(
    ("players", "characters", "done"),
    [(2, EIGHT, 7), (3, EIGHT, 4), (3, EIGHT, 6), (6, EIGHT, 6), (7, EIGHT, 5), (7, EIGHT, 6), (7, EIGHT, 7)],
)
def test_and_in_the_larger_drafts(players: int, characters: str, done: int) -> None:
    state, table, draft = drafted(players, characters, done, done, "hig" if done % 2 else "ffg")
    called = [(rank, state.shown[rank]) for rank in range(1, state.rank + 1)]
    assert_as_all_drafts(state, table, draft, lambda d: answers(table, d, called))


@pytest.mark.parametrize("seed", range(4))
def test_through_a_round_who_answered_and_who_did_not_says_who_holds_what(seed: int) -> None:
    rng = Random(seed)
    state, table, draft = drafted(4, EIGHT, 4, seed, "hig")
    holders = table.holders(draft)
    while state.round == 1 and not state.over and state.to_act != CHANCE:
        called = [(rank, state.shown[rank]) for rank in range(1, state.rank + 1) if rank != state.murdered]
        assert all(holders.get(rank, NOBODY) == seat for rank, seat in called)
        assert_as_all_drafts(state, table, draft, lambda d, c=called: answers(table, d, c))  # type: ignore[misc]
        state.apply(rng.choice(state.legal()))


# Counted by hand


def odds(view: View, code: str) -> list[Fraction]:
    """The probability by seat of holding a character."""
    return [Fraction(share).limit_denominator(1000) for share in view.odds()[RANK[INDEX[code]]]]


def test_before_anybody_has_picked_nobody_holds_anything() -> None:
    state = play(drafting(4), "@Th,Mg/As")
    assert all(not any(row) for row in state.view(1).odds())


def test_the_second_of_four_knows_two_cards_one_of_which_the_first_has() -> None:
    """Th and Mg are face up; Me and Ar were missing: one is face down, the first seat holds the other."""
    state = play(drafting(4), "@Th,Mg/Ar 1:Me")
    view = state.view(1)
    half = Fraction(1, 2)
    assert (odds(view, "Me"), odds(view, "Ar")) == ([half, 0, 0, 0], [half, 0, 0, 0])
    assert odds(view, "Ki") == [0, 0, 0, 0]
    assert odds(state.view(0), "Me") == [1, 0, 0, 0]


def test_of_what_it_passed_on_its_left_neighbours_hold_what_they_hold() -> None:
    """The first seat saw the Architect face down, took the Merchant and passed on four; one of them is left over."""
    view = play(drafting(4), "@Th,Mg/Ar 1:Me 2:Ki 3:As").view(0)
    quarter = Fraction(1, 4)
    assert odds(view, "Ki") == odds(view, "As") == odds(view, "Pr") == [0, quarter, quarter, 0]
    assert odds(view, "Ar") == [0, 0, 0, 0]


def test_in_ffg_the_first_does_not_know_what_lies_face_down() -> None:
    view = play(drafting(4, edition="ffg"), "@Th,Mg/Ar 1:Me 2:Ki 3:As").view(0)
    quarter = Fraction(1, 4)
    assert odds(view, "Ar") == [0, 0, 0, 0], "it was not there to choose from: the first saw that"
    assert odds(view, "Pr") == [0, quarter, quarter, 0]


def test_a_called_rank_that_nobody_answers_lies_face_down_or_is_left_over() -> None:
    """When the second seat chose, Assassin and Merchant were missing: one face down, one with the first seat."""
    table = Table("Me Ki Pr Wa", up="Th Mg")
    assert table.state.rank == 4
    view = table.state.view(1)
    assert odds(view, "As") == [0, 0, 0, 0]
    assert odds(view, "Me") == [1, 0, 0, 0]
    third = Fraction(1, 3)
    assert odds(table.state.view(0), "Pr") == odds(table.state.view(0), "Ar") == [0, 0, third, third]


def test_the_murdered_does_not_answer_but_may_be_held() -> None:
    """The Assassin passed on Ki Me Ar Wa and named the King; the Merchant did not answer, so he is left over."""
    table = Table("As Ki Ar Wa", up="Th Mg").play("1!4 1$ 1.")
    half = Fraction(1, 2)
    assert table.decides == 3
    assert odds(table.state.view(0), "Ki") == [0, half, 0, half]
    assert odds(table.state.view(0), "Me") == [0, 0, 0, 0]
    assert odds(table.state.view(1), "Ki") == [0, 1, 0, 0], "who holds him knows"


def test_who_has_a_hospital_would_have_answered() -> None:
    table = Table("As Ki Ar Wa", up="Th Mg", cities={4: "Hos"}).play("1!4 1$ 1.")
    assert odds(table.state.view(0), "Ki") == [0, 1, 0, 0]


def test_who_has_a_hospital_did_answer() -> None:
    table = Table("As Ki Ar Wa", up="Th Mg", cities={2: "Hos"}).play("1!4 1$ 1.")
    assert odds(table.state.view(2), "Ki") == [0, 1, 0, 0]


def test_the_bewitched_answers_if_anybody_holds_it() -> None:
    table = Table("Wt Pr Ar Wa", up="Th Mg").play("1$ 1!4")
    assert table.told("unanswered")[-1] == "unanswered 4 bewitched"
    assert not any(table.state.view(3).odds()[4])


def test_what_the_thief_named_nobody_need_hold() -> None:
    """The Thief's view: As down or left over, not answered; Pr to Wa with three seats and one place left over."""
    table = Table("Th Ki Pr Wa", up="Mg As").play("1!5 1$ 1.")
    assert odds(table.state.view(0), "Pr") == [0, 0, *[Fraction(1, 3)] * 2]


def test_7_players_the_face_down_card_is_with_the_seventh_or_left_over() -> None:
    state = play(drafting(7), "@/As 1:Th 2:Mg 3:Ki 4:Pr 5:Me 6:Ar 7:Wa")
    assert state.rank == 2, "nobody answered as Assassin"
    assert odds(state.view(0), "As") == [0] * 7
    told = play(drafting(7), "@/Wa 1:Th 2:Mg 3:Ki 4:Pr 5:Me 6:Ar 7:As")
    assert odds(told.view(0), "Wa") == [0] * 7, "the seventh answered as Assassin, so the Warlord is left over"


def test_2_players_each_knows_what_it_put_aside() -> None:
    view = play(drafting(2), "@/As 1:Th 2:Mg 2/Ki 1:Pr 1/Me").view(0)
    assert odds(view, "Me") == [0, 0]
    assert odds(view, "Ki") == odds(view, "Mg") == [0, Fraction(1, 2)]
    assert odds(view, "Ar") == odds(view, "Wa") == [0, 0]


# Sampled


def test_samples_come_as_often_as_the_drafts_do() -> None:
    state, table, draft = drafted(5, EIGHT, 3, 4, "ffg")
    watcher = (state.first + 1) % 5
    saw = table.seen(draft, watcher, deciding=False)
    counts = Counter(d.taken for d in table.all(3) if table.seen(d, watcher, deciding=False) == saw)
    assert len(counts) >= 8
    assert_comes_as(state.view(watcher), lambda s: tuple(s.chosen), evenly(*counts.elements()))


def test_samples_of_the_face_down_card_of_seven() -> None:
    state = play(drafting(7, edition="ffg"), "@/As 1:Th 2:Mg 3:Ki 4:Pr 5:Me 6:Ar 7:Wa")
    assert state.down == INDEX["As"]
    view = state.view(5)
    assert_comes_as(view, lambda s: CODES[s.down], evenly("As"))
    early = play(drafting(7, edition="ffg"), "@/As 1:Th 2:Mg 3:Ki 4:Pr 5:Me").view(1)
    assert_comes_as(early, lambda s: CODES[s.down], evenly("As", "Th"))


def test_a_sample_in_the_draft_goes_on_like_the_draft_itself() -> None:
    rng = Random(5)
    for players in range(2, 8):
        for seed in range(6):
            state = ADEL.new(players, Random(seed), first=None, options={"characters": "mixed"})
            while state.rank == 0 and state.round == 1:
                for seat in range(NOBODY, players):
                    sampled = state.view(seat).sample(rng)
                    assert len(sampled.offered) == len(sampled.chosen) == len(state.chosen)
                    assert sampled.pool.bit_count() == state.pool.bit_count()
                    assert sampled.view(seat) == state.view(seat)
                    if seat == state.to_act:
                        assert sampled.legal() == state.legal()
                    while sampled.round == 1 and sampled.rank == 0:
                        sampled.apply(rng.choice(sampled.legal()))
                state.apply(rng.choice(state.legal()))
