"""Role odds, the characters that seats may hold as far as a seat knows: by examples, and by properties."""

from __future__ import annotations

from random import Random

import pytest

from raenke.adel import ADEL
from raenke.adel.knowledge.role_odds import possible_holders, weighted_odds
from raenke.adel.rules.actions import ASIDE, END, GOLD, PICK
from raenke.adel.rules.characters import CODES, INDEX, RANKS
from raenke.adel.rules.decisions import DRAFT
from raenke.adel.rules.draft import Aside
from raenke.adel.rules.state import State
from raenke.game import NOBODY
from tests.engine.adel.sample_positions import positions

EVERY_SEAT_COUNT = pytest.mark.parametrize("players", range(2, 8))


def drafted(players: int, aside: str, picks: str, edition: str = "hig") -> State:
    """A round of the base characters after this draft: cards face up/face down, then the decisions in turn."""
    deal = ADEL.deal(players, Random(1), 0, {"edition": edition})
    state = State(deal)
    up, down = aside.split("/")
    state.apply_chance(Aside(tuple(INDEX[code] for code in up.split()), INDEX[down]))
    for code in picks.split():
        action = INDEX[code] + (PICK if state.pending == DRAFT else ASIDE)
        assert action in state.legal()
        state.apply(action)
    return state


def role_odds(state: State, seat: int) -> dict[str, str]:
    """By character, its possible holders as far as `seat` knows; seats count from 1."""
    found = possible_holders(state.view(seat - 1))
    codes = [CODES[character] for character in state.deal.characters]
    return {code: " ".join(str(one + 1) for one in found[rank]) for rank, code in enumerate(codes, 1)}


def test_what_i_passed_on_those_after_me_can_have_and_what_i_did_not_see_those_before() -> None:
    state = drafted(4, "Th Me/Ar", "Ki As Wa Mg")
    assert role_odds(state, 2) == {
        "As": "2", "Th": "", "Mg": "3 4", "Ki": "1", "Pr": "3 4", "Me": "", "Ar": "1", "Wa": "3 4",
    }  # fmt: skip


def test_who_saw_the_face_down_card_knows_one_more() -> None:
    state = drafted(4, "Th Me/Ar", "Ki As Wa Mg")
    assert role_odds(state, 1)["Ar"] == ""
    assert role_odds(state, 1)["Pr"] == "3 4"


def test_in_ffg_nobody_has_seen_it() -> None:
    state = drafted(4, "Th Me/Ar", "Ki As Wa Mg", edition="ffg")
    assert role_odds(state, 1)["Ar"] == ""  # the first seat did not see it in the pool, so nobody else has it
    assert role_odds(state, 4)["Ar"] == "1 3"


def test_an_answer_clears_the_others_and_a_silence_everybody() -> None:
    state = drafted(4, "Th Me/Ar", "Ki As Wa Mg")
    while state.rank < 4:
        state.apply(END if END in state.legal() else GOLD)
    seen = role_odds(state, 3)
    assert seen["As"] == "2"
    assert seen["Th"] == ""
    assert seen["Mg"] == "4"
    assert seen["Pr"] == ""


def test_the_seventh_may_have_the_face_down_card() -> None:
    state = drafted(7, "/Ar", "Ki As Wa Mg Pr Me Ar")
    assert role_odds(state, 6)["Ar"] == "1 3 4 5 7"
    assert role_odds(state, 1)["Ar"] == "7"
    state = drafted(7, "/Ar", "Ki As Wa Mg Pr Me Th")
    assert role_odds(state, 6)["Th"] == "7"
    assert role_odds(state, 7)["Ar"] == ""


def test_of_two_each_knows_what_it_put_aside() -> None:
    state = drafted(2, "/Ar", "Ki As Wa Mg Pr Me Th")
    assert role_odds(state, 1) == {
        "As": "2", "Th": "2", "Mg": "1", "Ki": "1", "Pr": "", "Me": "2", "Ar": "", "Wa": "",
    }  # fmt: skip


@EVERY_SEAT_COUNT
def test_the_truth_is_never_excluded(players: int) -> None:
    for seed in range(3):
        for state in positions(players, seed, every=4):
            for seat in range(NOBODY, players):
                found = possible_holders(state.view(seat))
                for rank in range(1, RANKS + 1):
                    assert state.holders[rank] == NOBODY or state.holders[rank] in found[rank]


@EVERY_SEAT_COUNT
def test_odds_are_shares_of_what_a_seat_holds(players: int) -> None:
    """The odds of a seat sum to its number of characters, whatever the weights, and only possible holders have any."""
    for state in positions(players, 5, every=9):
        if state.rank and not state.over:
            view = state.view(state.to_act)
            found, can_be = weighted_odds(view, lambda seat, rank: 1 + (seat * rank) % 3), possible_holders(view)
            for seat in range(players):
                assert sum(row[seat] for row in found) == pytest.approx(2 if players < 4 else 1, abs=0.05)
            for rank in range(1, RANKS + 1):
                assert sum(found[rank]) <= 1.02
                assert {seat for seat in range(players) if found[rank][seat]} == {*can_be[rank]}


@EVERY_SEAT_COUNT
def test_without_leanings_odds_are_nearly_those_of_blind_drafts(players: int) -> None:
    for state in positions(players, 6, every=13):
        for seat in range(NOBODY, players):
            view = state.view(seat)
            for row, blind in zip(weighted_odds(view, lambda seat, rank: 1.0), view.odds(), strict=True):
                assert row == pytest.approx(blind, abs=0.1)


def test_a_seat_that_leans_to_a_character_likelier_has_it() -> None:
    view = drafted(4, "Th Me/Ar", "Ki As Wa Mg").view(1)
    plain = weighted_odds(view, lambda seat, rank: 1.0)
    leaning = weighted_odds(view, lambda seat, rank: 4.0 if (seat, rank) == (2, 8) else 1.0)
    assert leaning[8][2] > plain[8][2]
    assert leaning[8][3] < plain[8][3]
